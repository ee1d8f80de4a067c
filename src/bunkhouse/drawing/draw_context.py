"""How a drawn table is to look to one viewer: what a game's drawing is given beside the view."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from bunkhouse.drawing.parts import Texts
from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Event


class DrawContext(Protocol):
    """Made by the door that draws; a game's ``table`` package only reads it."""

    @property
    def language(self) -> str: ...

    @property
    def viewer(self) -> int | None:
        """The seat that looks; None for a spectator."""

    @property
    def names(self) -> list[str]:
        """The name at every seat, the ones that play by themselves included."""

    @property
    def colours(self) -> list[str]:
        """The colour of every seat: red, blue, yellow, green, black or white."""

    @property
    def legal(self) -> dict[str, list[int]]:
        """For the id of every element that may be touched now, the actions that begin with it."""

    @property
    def free(self) -> dict[str, list[int]]:
        """The same for what the viewer may do out of turn, while somebody else decides."""

    @property
    def texts(self) -> Texts:
        """The game's texts without the names of its players: what a cached part is given."""

    def lit(self, ids: Sequence[str]) -> list[str]:
        """Those of some elements that may be touched now."""

    def told(self, *ids: str) -> Iterator[Event]:
        """What has happened as far as the viewer may know, or what of it has these ids; the latest first."""

    def find(self, id: str, attribute: str = "", **params: Param) -> str | None:
        """A text of the game's catalogues that may be missing; None when it is."""

    def say(self, id: str, **params: Param) -> str:
        """A text of the game's catalogues; the number of a seat becomes the name of its player."""
