"""Parts of pictures that were made before: most of a table looks as it did a move ago.

A part is kept by everything that it is made from, so it can be shared by all who are to see the same; nobody
may change it.
"""

import marshal
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar

_PLAIN: Final = 0
"""The version of the format in which equal values have equal bytes."""

Made = TypeVar("Made")


class Memory:
    """The parts that were wanted lately, up to so many."""

    def __init__(self, most: int = 5000) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[object, ...], Any] = OrderedDict()

    def remembered(self, key: tuple[object, ...], make: Callable[[], Made]) -> Made:
        """What was made for this key, or what is made now."""
        found: Made | None = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found


def packed(*values: Any) -> bytes:
    """Plain values of any depth as part of a key."""
    return marshal.dumps(values, _PLAIN)


def unpacked(key: bytes) -> Any:
    """The values again, as a tuple."""
    return marshal.loads(key)
