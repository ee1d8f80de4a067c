"""Parts of pictures, cached: most of a table looks as it did a move ago.

A part is made by a function of plain values::

    @cached_part
    def stack(texts: Texts, card: str, count: int, lit: bool) -> PartDict:
        return {"name": texts.say("table-stack", card=card, count=count), "lit": lit, ...}

The parameters of the function are everything that the part is drawn from. It is handed nothing else: no view,
no viewer, no names. So the key under which it is kept, the function with its arguments, is always complete,
and a part can be shared by all viewers who are to see the same. Nobody may change a part.
"""

import marshal
from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, Protocol

from bunkhouse.engine.errors import Param

_EQUAL_BYTES: Final = 0
"""The version of marshal's format in which equal values have equal bytes."""
_MOST: Final = 20_000
"""So many parts are kept, about a kilobyte each."""

PartDict = dict[str, Any]
"""What a template draws: plain values by name."""

P = ParamSpec("P")


class Texts(Protocol):
    """The texts of a game in one language. They know no player: a sentence about one is given the name."""

    @property
    def language(self) -> str: ...

    def say(self, id: str, /, **params: Param) -> str: ...


class Part(dict[str, Any]):
    """A cached part of a picture, and the HTML that has been made of it since."""

    __slots__ = ("html",)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.html: dict[tuple[object, ...], Any] = {}


class PartCache:
    """What was wanted lately, up to so many."""

    def __init__(self, most: int = _MOST) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[object, ...], Any] = OrderedDict()

    def find(self, key: tuple[object, ...]) -> Any:
        """What is kept under this key, or None."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: tuple[object, ...], made: Any) -> None:
        self._kept[key] = made
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)


PARTS: Final = PartCache()
"""The parts of all tables."""


def cached_part(
    draw: Callable[Concatenate[Texts, P], PartDict],
) -> Callable[Concatenate[Texts, P], PartDict]:
    """Make a function of texts and plain values one whose parts are kept.

    ``TypeError`` for a function inside another one, which could see more than its arguments.
    """
    if "<locals>" in getattr(draw, "__qualname__", ""):
        raise TypeError(f"{draw.__name__} must stand at the top of its module")

    @wraps(draw)
    def found(texts: Texts, /, *args: P.args, **named: P.kwargs) -> PartDict:
        key = (draw, texts, packed(args, named) if named else packed(args))
        part = PARTS.find(key)
        if part is None:
            part = Part(draw(texts, *args, **named))
            PARTS.keep(key, part)
        kept: PartDict = part
        return kept

    return found


def packed(*values: Any) -> bytes:
    """Plain values of any depth as part of a key; ``ValueError`` when there is a ``Part`` among them."""
    return marshal.dumps(values, _EQUAL_BYTES)
