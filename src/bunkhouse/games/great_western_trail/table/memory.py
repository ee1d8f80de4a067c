"""Parts of a picture that were made before: most of a table looks as it did a move ago.

A part is kept by everything that it is made from, so it does not matter for whom it was made first.
"""

import marshal
from collections.abc import Callable
from typing import Any, Final, TypeVar

from bunkhouse.engine.look import Look

_MOST: Final = 6000
_PLAIN: Final = 0
"""The version of the format in which equal values have equal bytes."""
_kept: dict[tuple[Any, ...], Any] = {}

Made = TypeVar("Made")


def remembered(key: tuple[Any, ...], make: Callable[[], Made]) -> Made:
    """What was made for this key, or what is made now; nobody may change it afterwards."""
    found: Made | None = _kept.get(key)
    if found is None:
        found = make()
        if len(_kept) >= _MOST:
            _kept.clear()
        _kept[key] = found
    return found


def signed(value: Any) -> bytes:
    """A plain value as a part of a key."""
    return marshal.dumps(value, _PLAIN)


def touched(look: Look, *beginnings: str) -> bool:
    """Whether anything whose id begins like this can be touched now."""
    return any(id.startswith(beginnings) for id in look.legal)
