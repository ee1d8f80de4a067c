"""What ``observe`` gives, described by types. In Montana every seat sees the same."""

from typing import Literal

from typing_extensions import TypedDict

from bunkhouse.engine.view_types import BaseView

Counts = dict[str, int]
"""Pieces by kind; a kind of which there is none is left out."""


class TileView(TypedDict):
    """A terrain tile, in the order of the layout."""

    tile: str
    turned: int
    """By how many sixths it is rotated."""


class LandField(TypedDict):
    """A field that can be built on."""

    at: list[int]
    """Axial coordinates."""
    kind: Literal["land"]
    cost: Counts
    double: bool
    cattle: bool
    open: bool
    """Whether it borders the start tile or a settlement and is empty (MT-67)."""


class Lake(TypedDict):
    """A lake, with its canteen or without."""

    at: list[int]
    kind: Literal["lake"]
    canteen: bool


class Mountain(TypedDict):
    """A field for nothing but the start tile."""

    at: list[int]
    kind: Literal["mountain"]


FieldView = LandField | Lake | Mountain


class Settlements(TypedDict):
    """What stands on a field."""

    seat: int
    tokens: int


class Wheel(TypedDict):
    """The recruitment wheel."""

    pointer: int
    fields: list[str]


class Supply(TypedDict):
    """What is left for everybody."""

    goods: Counts
    workers: Counts
    cattle: int


class PlayerBoard(TypedDict):
    """What a seat has, as positions tell it."""

    goods: Counts
    workers: Counts
    coins: int
    cattle: int
    canteens: int
    left: int
    """Settlements that are not placed yet."""
    pawn: str | None
    """A space of the city; None at the shop."""


class SeatView(PlayerBoard):
    """The same with what follows from the table."""

    settlements: int
    keepsakes: int
    """Cattle and canteens, the first tie-breaker (MT-88)."""
    belongings: int
    """Coins, workers and goods, the second one (MT-89)."""


class PlainDecision(TypedDict):
    """A decision of which there is no more to say."""

    step: Literal["start-tile", "turn", "advance", "place", "last"]
    seat: int


class HireDecision(TypedDict):
    step: Literal["hire"]
    seat: int
    first: bool
    """Whether the pointer may be moved on afterwards."""


class StaffDecision(TypedDict):
    step: Literal["staff"]
    seat: int
    space: str
    part: Literal["left", "right"]


class CityBreak(TypedDict):
    """A break between the regular decisions in the city."""

    step: Literal["move", "pause"]
    seat: int
    next: int | None
    """The seat with which the regular decisions go on."""


class RewardDecision(TypedDict):
    step: Literal["take", "exchange"]
    seat: int
    row: int


class BuildDecision(TypedDict):
    step: Literal["build"]
    seat: int
    built: int
    """Settlements built so far by this action."""


ActionDecision = PlainDecision | HireDecision | StaffDecision | CityBreak | RewardDecision | BuildDecision


class SurplusDecision(TypedDict):
    step: Literal["surplus"]
    seat: int
    then: ActionDecision | None
    """The decision that goes on afterwards."""


Decision = ActionDecision | SurplusDecision


class View(BaseView):
    """The whole table."""

    decision: Decision | None
    round: int
    starter: int
    turn: int | None
    """The seat on turn; None during set-up."""
    closing: bool
    """Whether the end of the game has been triggered (MT-85)."""
    tiles: list[TileView]
    start: str | None
    """The field under the start tile."""
    settlements: dict[str, Settlements]
    fields: dict[str, FieldView]
    wheel: Wheel
    crews: dict[str, list[str]]
    """The workers on every space that is in use, one crew for each part."""
    supply: Supply
    spent_canteens: int
    seats: list[SeatView]
