"""What a game's drawing is given beside the view: words, names, colours, and what may be touched."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bunkhouse.drawing.parts import Memory, Texts, packed
from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Event
from bunkhouse.web.phrases import Phrases, nameless_texts


class HistoryEntry(Protocol):
    """One action of the history: the seat that chose it and what happened then."""

    @property
    def seat(self) -> int | None: ...

    @property
    def events(self) -> Sequence[Event]: ...


_MEMORY = Memory(10_000)


@dataclass
class ViewerContext:
    """The ``DrawContext`` of one viewer at one table."""

    words: Phrases
    viewer: int | None
    names: list[str]
    colours: list[str]
    legal: dict[str, list[int]] = field(default_factory=dict)
    tags: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    """For every element that may be touched, what its lasso shows."""
    free: dict[str, list[int]] = field(default_factory=dict)
    """Elements that may be touched out of turn; no lasso calls for them."""
    history: Sequence[HistoryEntry] = ()

    @property
    def language(self) -> str:
        return self.words.language

    @property
    def texts(self) -> Texts:
        return nameless_texts(self.words)

    def lit(self, ids: Sequence[str]) -> list[str]:
        legal = self.legal
        return [id for id in ids if id in legal] if legal else []

    def find(self, id: str, attribute: str = "", **params: Param) -> str | None:
        """A text that may or may not be there."""
        return self.words.find(id, attribute, params)

    def told(self, *ids: str) -> Iterator[Event]:
        for entry in reversed(self.history):
            for event in reversed(entry.events):
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
