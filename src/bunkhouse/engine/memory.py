"""Parts of pictures that were made before: most of a table looks as it did a move ago.

A part is kept by everything that it is made from, so it can be shared by all who are to see the same; nobody
may change it.
"""

import marshal
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

_PLAIN: Final = 0
"""The version of the format in which equal values have equal bytes."""

Made = TypeVar("Made")


class Part(dict[str, Any]):
    """A part of a picture that is remembered, and what has been made of it since."""

    __slots__ = ("drawn",)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.drawn: dict[tuple[object, ...], Any] = {}


class Memory:
    """The parts that were wanted lately, up to so many."""

    def __init__(self, most: int = 5000) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[object, ...], Any] = OrderedDict()

    def remembered(self, key: tuple[object, ...], make: Callable[[], Made]) -> Made:
        """What was made for this key, or what is made now; a part of a picture becomes a ``Part``."""
        found: Made | None = self._kept.get(key)
        if found is None:
            made: Any = make()
            found = self._kept[key] = cast(Made, Part(made) if type(made) is dict else made)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found


def packed(*values: Any) -> bytes:
    """Plain values of any depth as part of a key; ``ValueError`` when there is a ``Part`` among them."""
    return marshal.dumps(values, _PLAIN)
