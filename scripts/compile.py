"""Compile the engine, the rules and the bots when the package is built: a build hook of hatchling.

mypyc turns the modules named in pyproject.toml into C. The C files of one room (a game, the engine, ...) are
compiled together, which spares reading the same long headers hundreds of times; the rooms are compiled side
by side on all processors. Where the C compiler can optimize while it links, it sees through calls from room
to room, too.

With BUNKHOUSE_COMPILED set to a folder, what was compiled is kept there and taken again as long as nothing
that goes into it has changed: a change of the site alone compiles nothing.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "bunkhouse"
GROUP = f"{PACKAGE}__mypyc"
ROOMS = ("engine", "drawing", "judging", "families", "games", "bots")
"""They import nothing from outside, so that nothing else has a say in what is compiled."""
OPTIMIZATION = "3"
"""The many small functions that read a table are inlined only at this level."""
FLAGS = ["-fvisibility=hidden"]
"""Nobody else calls into the group, so that calls within it need no detour and may be inlined."""
WHILE_LINKING = ["-flto=auto", "-flto=thin"]
"""How GCC and Clang are told to optimize while they link; the first one that works is taken, or none."""
PROBE = {"one.c": "int two(void); int one(void) { return two(); }", "two.c": "int two(void) { return 2; }"}
KEPT = 3
"""So many compiled builds are kept."""
BEGUN = ".compiling-"
DAY = 24 * 3600


class CompileHook(BuildHookInterface):  # type: ignore[misc, valid-type, type-arg, unused-ignore]
    """Adds the compiled modules to the wheel, beside the sources they were made from."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, or find what was compiled before."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        found = modules(root / "src" / PACKAGE, self.config["include"], self.config["exclude"])
        self.folder = tempfile.TemporaryDirectory(prefix="bunkhouse-compiled-")
        store = os.environ.get("BUNKHOUSE_COMPILED")
        kept = Path(store or self.folder.name, key(root, found))
        if not kept.is_dir():
            compile_apart(root, found, kept)
            tidy(kept.parent)
        for file in sorted(path for path in kept.rglob("*") if path.is_file()):
            build_data["force_include"][str(file)] = file.relative_to(kept).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Forget what need not be kept."""
        if hasattr(self, "folder"):
            self.folder.cleanup()


def modules(package: Path, include: list[str], exclude: list[str]) -> list[str]:
    """List the modules to compile, as paths below ``src``."""
    named = {file for pattern in include for file in package.glob(pattern)}
    named -= {file for pattern in exclude for file in package.glob(pattern)}
    return sorted(file.relative_to(package.parent).as_posix() for file in named)


def key(root: Path, found: list[str]) -> str:
    """Hash all that decides what the compiled modules are."""
    rooms = [root / "src" / PACKAGE / room for room in ROOMS]
    files = sorted(file for room in rooms for file in room.rglob("*.py"))
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for part in [sys.version, platform.platform(), compiler_version(), build_requirements(root), *found]:
        digest.update(f"{part}\0".encode())
    for file in files:
        digest.update(f"{file.relative_to(root)}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()[:32]


def compiler_version() -> str:
    """What the C compiler says of itself, with all that the environment tells it."""
    import sysconfig

    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    told = subprocess.run([*command.split(), "--version"], capture_output=True, text=True, check=False).stdout
    return f"{command} {os.environ.get('CFLAGS', '')} {os.environ.get('LDFLAGS', '')} {told}"


def build_requirements(root: Path) -> str:
    """The versions of the tools that turn Python into C."""
    import tomllib

    return str(tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"])


def tidy(store: Path) -> None:
    """Keep what was compiled lately and, of what was begun, what may still be under way."""
    begun = list(store.glob(f"{BEGUN}*"))
    finished = sorted(set(store.iterdir()) - set(begun), key=lambda path: path.stat().st_mtime)
    given_up = [path for path in begun if path.stat().st_mtime < time.time() - DAY]
    for old in [*finished[:-KEPT], *given_up]:
        shutil.rmtree(old, ignore_errors=True)


def compile_apart(root: Path, found: list[str], target: Path) -> None:
    """Compile in a process of its own: mypyc ends the one it fails in. The target is there whole or not."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=BEGUN, dir=target.parent) as folder:
        command = [sys.executable, __file__, folder, *found]
        ended = subprocess.run(command, cwd=root / "src", check=False)
        if ended.returncode:
            raise SystemExit("The engine could not be compiled; the lines above say why.")
        if not target.is_dir():  # another build of the same may have been quicker
            Path(folder, "built").replace(target)


# In the process that compiles.


def main(folder: Path, found: list[str]) -> None:
    """From Python to C, and from C to extension modules below ``folder / "built"``."""
    from mypyc.build import mypycify

    extensions = mypycify(
        ["--strict", "--config-file=", f"--cache-dir={folder / 'mypy'}", *found],
        opt_level=OPTIMIZATION,
        debug_level="0",
        multi_file=True,
        group_name=PACKAGE,
        target_dir=str(folder / "c"),
    )
    for extension in extensions:
        # a list of its own: mypyc gives the same one to all
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        if extension.name == GROUP:
            extension.sources = in_rooms(extension.sources, folder / "c")
            extension.include_dirs.append(str(folder / "c"))
    link(extensions, folder)


def in_rooms(sources: list[str], folder: Path) -> list[str]:
    """One file for each room, that includes the C files of its modules; what belongs to none stays alone."""
    prefix = f"__native_{PACKAGE}___"
    rooms: dict[str, list[str]] = {}
    alone = []
    for source in sources:
        name = Path(source).stem
        if not name.startswith(prefix):
            alone.append(source)
            continue
        rooms.setdefault(room_of(name.removeprefix(prefix).split("___")), []).append(source)
    biggest_first = sorted(rooms, key=lambda room: -sum(os.path.getsize(file) for file in rooms[room]))
    pieces = []
    for number, room in enumerate(biggest_first):  # files are compiled in the order of their names
        pieces.append(str(folder / f"room_{number:02}_{room}.c"))
        lines = [f'#include "{Path(file).resolve()}"\n' for file in rooms[room]]
        Path(pieces[-1]).write_text("".join(lines), "utf-8")
    return [*pieces, *alone]


def room_of(path: list[str]) -> str:
    """The room of a module: the engine, the bots, a family, a game, the table of a game."""
    depth = 3 if "table" in path else 2 if path[0] in ("families", "games") else 1
    return "_".join(path[:depth])


def link(extensions: list[Any], folder: Path) -> None:
    """Call the C compiler, for several files at once."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    processors = os.cpu_count() or 1

    class SideBySide(build_ext):  # type: ignore[misc, valid-type, unused-ignore]
        def build_extensions(self) -> None:
            alone = self.compiler.compile
            while_linking = next(
                (flag for flag in WHILE_LINKING if can_link(self.compiler, flag, folder)), ""
            )
            if while_linking:
                group = next(extension for extension in self.extensions if extension.name == GROUP)
                group.extra_compile_args.append(while_linking)
                group.extra_link_args += [while_linking, f"-O{OPTIMIZATION}"]

            def compile_all(sources: list[str], **how: Any) -> list[str]:
                with ThreadPoolExecutor(processors) as pool:
                    return [
                        each for done in pool.map(lambda one: alone([one], **how), sources) for each in done
                    ]

            self.compiler.compile = compile_all
            super().build_extensions()

    command = SideBySide(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder / "built"), str(folder / "objects")
    command.parallel = processors
    command.ensure_finalized()
    command.run()


def can_link(compiler: Any, flag: str, folder: Path) -> bool:
    """Whether the compiler can make a library of two files with this flag: some accept it and fail later."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        for name, text in PROBE.items():
            Path(place, name).write_text(text, "utf-8")
        compiling = [*compiler.compiler_so, flag, "-Werror", "-c", *PROBE]
        linking = [*compiler.linker_so, flag, *[name.replace(".c", ".o") for name in PROBE], "-o", "probe.so"]
        return all(
            subprocess.run(command, cwd=place, capture_output=True, check=False).returncode == 0
            for command in (compiling, linking)
        )


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
