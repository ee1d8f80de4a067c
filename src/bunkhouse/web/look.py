"""What a game's drawing is given beside the view: words, names, colours, and what may be touched."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bunkhouse.engine.errors import Param
from bunkhouse.engine.memory import Memory, packed
from bunkhouse.engine.messages import Event
from bunkhouse.web.phrases import Phrases


class Step(Protocol):
    """One action of the history: who chose it and what happened then."""

    @property
    def seat(self) -> int | None: ...

    @property
    def events(self) -> Sequence[Event]: ...


_MEMORY = Memory(10_000)


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

    def told(self, *ids: str) -> Iterator[Event]:
        for step in reversed(self.steps):
            for event in reversed(step.events):
                if (not ids or event.id in ids) and event.visible_to(self.viewer):
                    yield event

    def remembered(
        self,
        name: str,
        *what: Any,
        ids: Sequence[str] | None = None,
        own: bool = True,
        draw: Callable[[], dict[str, Any]],
    ) -> dict[str, Any]:
        if self._touched(ids):
            return draw()
        key = (name, packed(what), self.words, self.viewer if own else None, *self.colours)
        return _MEMORY.remembered(key, draw)

    def _touched(self, ids: Sequence[str] | None) -> bool:
        """Whether one of these elements may be touched; not given, whether any may."""
        legal, free = self.legal, self.free
        if ids is None or not (legal or free):
            return bool(legal or free)
        return any(id in legal or id in free for id in ids)

    def say(self, id: str, **params: Param) -> str:
        return self.words.say(id, **params)
