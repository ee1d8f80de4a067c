"""How actions are chosen on a drawn table: one ``Click`` for every kind of action, listed by its name.

    CLICKS = Clicks(ACTIONS, {"draw": Click(_deck, _draw_tag), "done": BUTTON, ...})

A kind of action that is missing is an error when the table is loaded. One that belongs to no piece is a
``BUTTON``: the prompt shows it in words.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.engine.actions import ActionSpace

V = TypeVar("V")
"""The view of a game."""

OR: Final = "|"
"""Stands between two ways to the same action."""

Mark = tuple[str, str]
"""A symbol of the sprite (or nothing) and a text (or nothing)."""


class Click(Generic[V]):
    """How one kind of action is chosen; ``at`` is the place of an action within its kind."""

    def __init__(
        self,
        targets: Callable[[int, V, int | None], list[str]] | None = None,
        tag: Callable[[int, V], list[Mark]] | None = None,
        *,
        reveals: Callable[[int, V], bool] | bool = False,
        asks: Callable[[int, V], bool] | bool = False,
        note: Callable[[int, V, DrawContext], str] | None = None,
        gives_up: Callable[[V, Sequence[int]], list[int]] | None = None,
    ) -> None:
        """``targets(at, view, viewer)``: the ids of the elements that are touched, in order; several ways
        are divided by ``OR``. ``tag(at, view)``: what the lasso shows. ``reveals``: whether to ask first,
        because something hidden will be seen. ``asks``: whether a piece names the action before it is made,
        even when it is the only one there. ``note(at, view, context)``: what it brings, as far as its name
        does not say it. ``gives_up(view, legal)``: by an action that ends a turn, which of the legal ones are
        lost for good, and would have been of use: one is asked first."""
        self.targets = targets
        self.tag = tag
        self.reveals = reveals
        self.asks = asks
        self.note = note
        self.gives_up = gives_up


BUTTON: Final[Click[Any]] = Click()
"""A kind of action that belongs to no piece."""


class Clicks(Generic[V]):
    """The clicks of a game, asked by the code of an action."""

    def __init__(self, actions: ActionSpace, kinds: Mapping[str, Click[V]]) -> None:
        """``ValueError`` when a kind of action is missing, or one is listed that there is not."""
        if set(kinds) != set(actions.names):
            raise ValueError(f"clicks do not match the kinds of action: {set(kinds) ^ set(actions.names)}")
        self._actions = actions
        self._by_start = {actions.first(name): click for name, click in kinds.items()}

    def targets(self, code: int, view: V, viewer: int | None) -> list[str]:
        click, at = self._found(code)
        return [] if click.targets is None else click.targets(at, view, viewer)

    def tag(self, code: int, view: V) -> list[Mark]:
        click, at = self._found(code)
        return [] if click.tag is None else click.tag(at, view)

    def reveals(self, code: int, view: V) -> bool:
        click, at = self._found(code)
        return click.reveals if isinstance(click.reveals, bool) else click.reveals(at, view)

    def asks(self, code: int, view: V) -> bool:
        click, at = self._found(code)
        return click.asks if isinstance(click.asks, bool) else click.asks(at, view)

    def note(self, code: int, view: V, context: DrawContext) -> str:
        click, at = self._found(code)
        return "" if click.note is None else click.note(at, view, context)

    def gives_up(self, code: int, view: V, legal: Sequence[int]) -> list[int]:
        click, _ = self._found(code)
        return [] if click.gives_up is None else click.gives_up(view, legal)

    def _found(self, code: int) -> tuple[Click[V], int]:
        start = int(self._actions.kind(code))
        return self._by_start[start], code - start


def either(*ways: list[str]) -> list[str]:
    """Several ways to one action, each the ids of what is touched in order."""
    found: list[str] = []
    for way in ways:
        found += [OR, *way] if found else way
    return found


def those_of(actions: ActionSpace, *kinds: str) -> Callable[[Any, Sequence[int]], list[int]]:
    """For ``gives_up``: whatever is left of some kinds of action."""
    starts = {int(actions.first(kind)) for kind in kinds}
    return lambda view, legal: [code for code in legal if int(actions.kind(code)) in starts]
