"""What a view consists of, described by types: nothing is checked while a game is played.

A game describes its view by a ``TypedDict`` derived from ``BaseView``; tables, terminals, bots and
the API read views by it. A law compares the two (``mismatch``).
"""

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from typing_extensions import TypedDict, is_typeddict


class Heading(TypedDict):
    """The lines that every position document and every view begins with."""

    game: str
    rules: int
    players: int
    options: dict[str, str]


class BaseView(Heading):
    """What every view says."""

    seat: int | None
    """Whose view it is; None for a spectator."""
    actor: int | None
    """The seat that decides; None when the game is over."""


def mismatch(value: Any, described: Any, path: str) -> str:
    """The first place where a value is not what a type says; empty when there is none."""
    if described is Any or described is object:
        return ""
    if is_typeddict(described):
        return _fields(value, described, path)
    origin, args = get_origin(described), get_args(described)
    if origin in (Union, UnionType):
        found = [mismatch(value, each, path) for each in args]
        return "" if "" in found else max(found, key=len)
    if origin is Literal:
        return "" if value in args else f"{path} is {value!r}, not one of {args}"
    if origin is list and isinstance(value, list):
        return _first(mismatch(each, args[0], f"{path}[{at}]") for at, each in enumerate(value))
    if origin is dict and isinstance(value, dict):
        return _first(mismatch(each, args[1], f"{path}.{name}") for name, each in value.items())
    expected = NoneType if described is None else origin or described
    return "" if type(value) is expected else f"{path} is {value!r}, not {described}"


def _fields(value: Any, described: Any, path: str) -> str:
    if not isinstance(value, dict):
        return f"{path} is {value!r}, not a {described.__name__}"
    missing = described.__required_keys__ - set(value)
    hints = get_type_hints(described)
    surplus = set(value) - set(hints)
    if missing or surplus:
        return f"{path} lacks {sorted(missing)} and should not have {sorted(surplus)}"
    return _first(mismatch(each, hints[name], f"{path}.{name}") for name, each in value.items())


def _first(found: Any) -> str:
    return next((each for each in found if each), "")
