"""The symbols that a game's table needs, out of all there are: nobody is sent the cattle of other games."""

import re
from functools import cache
from pathlib import Path

from markupsafe import Markup

from bunkhouse.web.assets import STATIC

_WEB = Path(__file__).parent
_SHARED = [*_WEB.glob("*.py"), *_WEB.glob("templates/*.html"), *_WEB.glob("templates/table/*.html")]
_SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>\n?', re.DOTALL)
_NOTE = re.compile(r"<!--.*?-->\n*", re.DOTALL)
_USE = re.compile(r'href="#([^"]+)"')
_SOURCES = (".py", ".html", ".js", ".css", ".svg", ".toml")
_WORD = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_BEGINNING = re.compile(r"""([a-z][a-z0-9]*-)(?:\{|\$\{|"|')""")
"""Names are also put together from a beginning and a value."""


@cache
def sprite(folder: Path) -> Markup:
    """The symbols whose names stand in the sources of a table, or begin as some name there does."""
    whole = _NOTE.sub("", (STATIC / "art" / "icons.svg").read_text(encoding="utf-8"))
    symbols = {found[1]: found[0] for found in _SYMBOL.finditer(whole)}
    words, beginnings = _said_in(_sources(folder))
    wanted = [name for name in symbols if name in words or name.startswith(beginnings)]
    for name in wanted:  # grows as symbols are found that others are drawn with
        wanted += [used for used in _USE.findall(symbols[name]) if used in symbols and used not in wanted]
    return Markup(_SYMBOL.sub(lambda found: found[0] if found[1] in wanted else "", whole))


def _sources(folder: Path) -> list[Path]:
    scripts = (STATIC / "js").glob("*.js")
    return [*_SHARED, *scripts, *(path for path in sorted(folder.rglob("*")) if path.suffix in _SOURCES)]


def _said_in(paths: list[Path]) -> tuple[set[str], tuple[str, ...]]:
    words: set[str] = set()
    beginnings: set[str] = set()
    for path in paths:
        text = path.read_text(encoding="utf-8")
        words.update(_WORD.findall(text))
        beginnings.update(_BEGINNING.findall(text))
    return words, tuple(sorted(beginnings))
