"""What a game's drawing is given beside the view: words, names, colours, and what may be touched."""

import marshal
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from markupsafe import Markup

from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Event
from bunkhouse.web.phrases import Phrases


class Step(Protocol):
    """One action of the history: who chose it and what happened then."""

    @property
    def seat(self) -> int | None: ...

    @property
    def events(self) -> Sequence[Event]: ...


class Part(dict[str, Any]):
    """A part of a picture that is remembered, and as HTML what templates have made of it."""

    __slots__ = ("drawn",)

    def __init__(self, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.drawn: dict[str, Markup] = {}


class _Parts:
    """The parts of all tables that were asked for lately."""

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[object, ...], Part] = OrderedDict()

    def find(self, key: tuple[object, ...], draw: Callable[[], dict[str, Any]]) -> Part:
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = Part(draw())
            if len(self._found) > _KEPT:
                self._found.popitem(last=False)
        else:
            self._found.move_to_end(key)
        return found


_KEPT = 10_000
"""A few kilobytes each."""
_PARTS = _Parts()


@dataclass
class TableLook:
    """The ``Look`` of one viewer at one table."""

    words: Phrases
    viewer: int | None
    names: list[str]
    colours: list[str]
    legal: dict[str, list[int]] = field(default_factory=dict)
    tags: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    """For every element that may be touched, what its lasso shows."""
    free: dict[str, list[int]] = field(default_factory=dict)
    """Elements that may be touched out of turn; no lasso calls for them."""
    steps: Sequence[Step] = ()

    @property
    def language(self) -> str:
        return self.words.language

    def find(self, id: str, attribute: str = "", **params: Param) -> str | None:
        """A text that may or may not be there."""
        return self.words.find(id, attribute, params)

    def told(self) -> Iterator[Event]:
        """What has happened as far as the viewer may know, the latest first."""
        for step in reversed(self.steps):
            yield from (event for event in reversed(step.events) if event.visible_to(self.viewer))

    def remembered(
        self, name: str, *what: Any, ids: Sequence[str] | None = None, draw: Callable[[], dict[str, Any]]
    ) -> dict[str, Any]:
        if self._touched(ids):
            return draw()
        return _PARTS.find((name, marshal.dumps(what, 0), self.words, self.viewer, *self.colours), draw)

    def _touched(self, ids: Sequence[str] | None) -> bool:
        """Whether one of these elements may be touched; not given, whether any may."""
        legal, free = self.legal, self.free
        if ids is None or not (legal or free):
            return bool(legal or free)
        return any(id in legal or id in free for id in ids)

    def say(self, id: str, **params: Param) -> str:
        return self.words.say(id, **params)
