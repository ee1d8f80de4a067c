"""What ``observe`` gives, described by types, and what tiles show. In Montana every seat sees the same."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from bunkhouse.engine.view_types import BaseView

Counts = dict[str, int]
"""Pieces by kind; a kind of which there is none is left out."""


class TileField(TypedDict):
    """What ``components.toml`` says of a field of a terrain tile."""

    pos: int
    kind: str
    cost: NotRequired[Counts]
    double: NotRequired[bool]
    cattle: NotRequired[bool]
    canteen: NotRequired[bool]


class TileView(TypedDict):
    """A terrain tile, in the order of the layout."""

    tile: str
    turned: int
    """By how many sixths it is rotated."""


class _Field(TypedDict):
    at: list[int]
    """Axial coordinates."""


class LandField(_Field):
    """A field that can be built on."""

    kind: Literal["land"]
    cost: Counts
    double: bool
    cattle: bool
    open: bool
    """Whether it borders the start tile or a settlement and is empty (MT-67)."""


class Lake(_Field):
    """A lake, with its canteen or without."""

    kind: Literal["lake"]
    canteen: bool


class Mountain(_Field):
    """A field for nothing but the start tile."""

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


class Holdings(TypedDict):
    """What a seat has."""

    goods: Counts
    workers: Counts
    coins: int
    cattle: int
    canteens: int
    left: int
    """Settlements that are not placed yet."""


class PlayerBoard(Holdings):
    """What a position tells of a seat."""

    pawn: str | None
    """A space of the city; None at the shop."""


class SeatView(PlayerBoard):
    """The same with what follows from the table."""

    settlements: int
    keepsakes: int
    """Cattle and canteens, the first tie-breaker (MT-88)."""
    belongings: int
    """Coins, workers and goods, the second one (MT-89)."""


class _Decision(TypedDict):
    seat: int


class PlainDecision(_Decision):
    """A decision of which there is no more to say."""

    step: Literal["start-tile", "turn", "advance", "place", "last"]


class HireDecision(_Decision):
    step: Literal["hire"]
    first: bool
    """Whether the pointer may be moved on afterwards."""


class StaffDecision(_Decision):
    step: Literal["staff"]
    space: str
    part: Literal["left", "right"]


class CityBreak(_Decision):
    """A break between the regular decisions in the city."""

    step: Literal["move", "pause"]
    next: int | None
    """The seat with which the regular decisions go on."""


class RewardDecision(_Decision):
    step: Literal["take", "exchange"]
    row: int


class BuildDecision(_Decision):
    step: Literal["build"]
    built: int
    """Settlements built so far by this action."""


ActionDecision = PlainDecision | HireDecision | StaffDecision | CityBreak | RewardDecision | BuildDecision


class SurplusDecision(_Decision):
    step: Literal["surplus"]
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
