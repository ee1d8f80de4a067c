"""The files a browser fetches, and their addresses: with a mark of the content, so that they may be kept.

Style sheets that a page always needs together travel together: ``css/tokens+ui.css``. So do the scripts of a
table: ``js/table.js`` brings everything that it imports. Other scripts import each other by marked addresses,
so that a change anywhere in a chain is noticed at its head, and none is ever loaded twice under two names.
"""

import hashlib
import re
from functools import cache
from pathlib import Path

from bunkhouse.engine.registry import game
from bunkhouse.web.joined_scripts import joined, modules, named

STATIC = Path(__file__).parent / "static"
_GAMES = "games/"
_ROOT = "/static/"
_JOINED = frozenset({"js/table.js"})
"""Scripts that travel with everything that they import."""
_IMPORT = re.compile(r"""(\b(?:from|import)\s*\(?\s*["'])((?:\.{1,2}/|/static/)[^"'?]+\.js)(["'])""")
_NOTE = re.compile(r"^[ \t]*(?://.*|/\*[\s\S]*?\*/)[ \t]*\n", re.MULTILINE)
"""A comment that has its lines to itself."""
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def path_of(name: str) -> Path:
    """The file behind a name: ``css/ui.css``, or ``games/<slug>/table.css`` from a game's own folder."""
    if name.startswith(_GAMES):
        slug, _, rest = name.removeprefix(_GAMES).partition("/")
        return game(slug).folder / "table" / rest
    return STATIC / name


def parts_of(name: str) -> list[str]:
    """The names of all files that travel under one: several style sheets are joined by a plus sign."""
    if name in _JOINED:
        return modules(name, _script)
    if not name.endswith(".css") or "+" not in name:
        return [name]
    folder, _, joined = name.removesuffix(".css").rpartition("/")
    return [f"{folder}/{part}.css" for part in joined.split("+")]


def content(name: str) -> bytes:
    """What a browser gets under a name."""
    if name.endswith(".css"):
        return "\n".join(
            _sheet(path_of(part).read_text(encoding="utf-8")) for part in parts_of(name)
        ).encode()
    if name.endswith(".js") and not name.startswith("vendor/"):
        text = joined(name, _script) if name in _JOINED else _script(name)
        return _IMPORT.sub(lambda found: found[1] + asset(_named(name, found[2])) + found[3], text).encode()
    return path_of(name).read_bytes()


@cache
def asset(name: str) -> str:
    """The address of a static file; a changed file gets another one."""
    there = all(path_of(part).is_file() for part in parts_of(name))
    mark = hashlib.blake2b(content(name), digest_size=5).hexdigest() if there else "0"
    return f"{_ROOT}{name}?v={mark}"


def styles(*names: str) -> str:
    """The address of several style sheets in one file."""
    return asset(f"css/{'+'.join(names)}.css")


def _named(importer: str, target: str) -> str:
    return target.removeprefix(_ROOT) if target.startswith(_ROOT) else named(importer, target)


def _script(name: str) -> str:
    """A script without what is only for its writers."""
    return _NOTE.sub("", path_of(name).read_text(encoding="utf-8"))


def _sheet(text: str) -> str:
    """A style sheet without what is only for its writers."""
    return "\n".join(line.strip() for line in _COMMENT.sub("", text).splitlines() if line.strip())
