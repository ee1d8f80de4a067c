"""How the elements of a table are named: a sign of the kind, then which one it is.

An element keeps its name wherever its piece goes: that is how a browser knows what has moved.
"""

from collections.abc import Callable


def named(start: str) -> Callable[[str], str]:
    """The ids of things that go by their names."""
    return (start + "{}").format


def numbered(start: str) -> Callable[[int], str]:
    """The ids of things that go by numbers, such as those of the seats."""
    return (start + "{}").format
