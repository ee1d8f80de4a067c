"""A script and everything that it imports, as one file: fewer answers to wait for, and they pack better.

Every module keeps a scope of its own, in the order in which a browser would run them. Only what our scripts
say is understood: imports and exports of names, each on a line of its own. No two import each other.
"""

import re
from collections.abc import Callable, Iterator
from posixpath import dirname, join, normpath

_IMPORT = re.compile(r"""^import\s+(?:(\{[^}]*\})\s+from\s+)?["'](\.{1,2}/[^"']+\.js)["'];?$""", re.MULTILINE)
_PASSED_ON = re.compile(r"""^export\s+\{([^}]*)\}\s+from\s+["'](\.{1,2}/[^"']+\.js)["'];?$""", re.MULTILINE)
_EXPORT = re.compile(r"^export\s+((?:async\s+)?function|const|class)\s+(\w+)", re.MULTILINE)
_UNKNOWN = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)

Read = Callable[[str], str]
"""The text of a script by its name."""


def named(importer: str, target: str) -> str:
    """The name of a script that another one imports."""
    return normpath(join(dirname(importer), target))


def modules(entry: str, read: Read) -> list[str]:
    """The names of all modules behind an entry, what is imported before who imports it."""
    order: list[str] = []
    _visit(entry, read, order, [])
    return order


def _visit(name: str, read: Read, order: list[str], above: list[str]) -> None:
    if name in above:
        raise ValueError("scripts import each other: " + " -> ".join([*above, name]))
    if name in order:
        return
    for target in _targets(read(name)):
        _visit(named(name, target), read, order, [*above, name])
    order.append(name)


def _targets(text: str) -> Iterator[str]:
    found = [*_IMPORT.finditer(text), *_PASSED_ON.finditer(text)]
    yield from (each[2] for each in sorted(found, key=lambda each: each.start()))


def joined(entry: str, read: Read) -> str:
    """One module that runs all of them, and exports what the entry passes on."""
    order = modules(entry, read)
    scopes = {name: f"${number}" for number, name in enumerate(order)}
    inner = "".join(_scope(name, read(name), scopes) for name in order[:-1])
    return inner + _entry(entry, read(entry), scopes)


def _scope(name: str, text: str, scopes: dict[str, str]) -> str:
    exported = [found[2] for found in _EXPORT.finditer(text)]
    inner = _EXPORT.sub(r"\1 \2", _bound(name, text, scopes))
    _understood(name, inner)
    given = f"Object.assign({scopes[name]}, {{ {', '.join(exported)} }});\n" if exported else ""
    return f"const {scopes[name]} = {{}};\n{{\n{inner}\n{given}}}\n"


def _entry(name: str, text: str, scopes: dict[str, str]) -> str:
    def passed_on(found: re.Match[str]) -> str:
        return f"export const {{{found[1]}}} = {scopes[named(name, found[2])]};"

    inner = _PASSED_ON.sub("", _bound(name, text, scopes))
    _understood(name, inner)
    return inner + "\n".join(passed_on(found) for found in _PASSED_ON.finditer(text)) + "\n"


def _bound(name: str, text: str, scopes: dict[str, str]) -> str:
    """A text that takes what it imports from the scopes above it."""

    def taken(found: re.Match[str]) -> str:
        names = (found[1] or "").replace(" as ", ": ")
        return f"const {names} = {scopes[named(name, found[2])]};" if names else ""

    return _IMPORT.sub(taken, text)


def _understood(name: str, text: str) -> None:
    left = _UNKNOWN.search(text)
    if left is not None:
        raise ValueError(f"{name} cannot be joined with others: {left[0]}")
