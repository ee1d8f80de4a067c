"""Parts of the picture that were worked out before: most of a table stays as it is from update to update.

A part is found by everything that it is made from, so it can be shared by all who are to see the same; nobody
may change it.
"""

import marshal
from collections.abc import Callable
from typing import Any, Final

Part = dict[str, Any]

_MOST: Final = 4_000
_PLAIN: Final = 0
"""The version of the format in which equal values have equal bytes."""
_kept: dict[tuple[Any, ...], Part] = {}


def remembered(key: tuple[Any, ...], make: Callable[[], Part]) -> Part:
    """The part with this key, made if it is not there yet."""
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= _MOST:
            _kept.clear()
        found = _kept[key] = make()
    return found


def packed(*values: Any) -> bytes:
    """Plain values of any depth as part of a key."""
    return marshal.dumps(values, _PLAIN)
