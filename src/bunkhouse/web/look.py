"""What a game's drawing is given beside the view: words, names, colours, and what may be touched."""

from dataclasses import dataclass, field

from bunkhouse.engine.errors import Param
from bunkhouse.web.phrases import Phrases


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

    @property
    def language(self) -> str:
        return self.words.language

    def find(self, id: str, attribute: str = "", **params: Param) -> str | None:
        """A text that may or may not be there."""
        return self.words.find(id, attribute, params)

    def say(self, id: str, **params: Param) -> str:
        return self.words.say(id, **params)
