"""What a game's drawing is given beside the view: words, names, colours, and what may be touched."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bunkhouse.drawing.parts import Texts
from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Event
from bunkhouse.web.phrases import Phrases, nameless_texts


class LoggedAction(Protocol):
    """One action as the log shows it: the seat that chose it and what happened then."""

    @property
    def seat(self) -> int | None: ...

    @property
    def events(self) -> Sequence[Event]: ...


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
    history: Sequence[LoggedAction] = ()

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

    def say(self, id: str, **params: Param) -> str:
        return self.words.say(id, **params)
