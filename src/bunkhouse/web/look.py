"""What a game's drawing is given beside the view: words, names, colours, and what may be touched."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Event
from bunkhouse.web.phrases import Phrases


class Step(Protocol):
    """One action of the history: who chose it and what happened then."""

    @property
    def seat(self) -> int | None: ...

    @property
    def events(self) -> Sequence[Event]: ...


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

    def say(self, id: str, **params: Param) -> str:
        return self.words.say(id, **params)
