"""What a seat may know of a game of El Gaucho, described by types.

Tiles, spaces, special places and breeds are called by their names in ``components.toml``.
"""

from typing import Literal

from typing_extensions import TypedDict

from bunkhouse.engine.view_types import BaseView


class Gaucho(TypedDict):
    """A gaucho on a tile of the Pampa."""

    seat: int
    standing: bool


class OccupiedSpace(TypedDict):
    """A space with a tile on it."""

    tile: str
    gaucho: Gaucho | None


Space = OccupiedSpace | Literal["covered"] | None
"""What lies on a space; None on an empty one."""

Herds = dict[str, list[int]]
"""By breed, the values of a herd from left to right; only those that there are."""


class Turn(TypedDict):
    """The turn of the seat that decides."""

    taken: bool
    """Whether dice have been taken."""
    dice: list[int]
    """The dice before the player."""
    used: list[str]
    """The special places used this turn."""
    recalling: bool
    """Whether the player is just taking gauchos back."""


class Ranch(TypedDict):
    """What everybody sees of a seat, apart from its herds."""

    supply: int
    places: dict[str, Literal["fresh", "ready"]]
    """The special places where the seat has a gaucho; a fresh one cannot be used yet."""
    pesos: dict[str, int]
    """By where they come from: sales, trade, compensation, final."""


class SeatView(Ranch):
    """A seat."""

    total: int
    """All its pesos."""
    bag: int
    """What its money bag shows."""
    herds: Herds
    hand: list[str] | None
    """Tiles that are not laid out; None while they are another seat's secret."""
    rejected: list[str] | None
    """Start tiles that were not kept; None for another seat's."""


class Settling(TypedDict):
    """A tile of the Steppe needs a space."""

    step: Literal["settle"]
    tile: str


class OtherDecision(TypedDict):
    """Anything else."""

    step: Literal["keep-tiles", "arrange-herd", "post-gaucho", "turn", "foreman", "steppe", "add-cattle"]
    tile: None


Decision = Settling | OtherDecision


class View(BaseView):
    """All that a seat or a spectator may know."""

    decision: Decision | None
    """What is being decided; None when the game is over."""
    round: int
    """0 in the preparatory round."""
    starter: int
    rounds_left: int | None
    """How many rounds follow the current one; None while the stack is not empty."""
    without_dice: bool
    """Whether this is a round without dice."""
    turn: Turn
    rodeo: list[int]
    """The dice that nobody has taken yet."""
    pampa: dict[str, Space]
    steppe: list[str | None]
    """A tile that the viewer has seen, "hidden" for another one, None for an empty place."""
    stack: int
    """How many tiles are left in the stack."""
    box: list[str]
    """Tiles that everybody knows to be out of the game."""
    seats: list[SeatView]
