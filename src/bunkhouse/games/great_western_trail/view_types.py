"""What a seat may know of Great Western Trail, described by types."""

from typing import Literal

from typing_extensions import TypedDict

from bunkhouse.engine.view_types import BaseView

Counts = dict[str, int]
"""Cards, tiles or discs by name, each with its number; what there is none of is left out."""


class Building(TypedDict):
    """A private building on the trail."""

    building: str
    """The side that is used, such as "3b"."""
    seat: int


Field = str | Building
"""What lies on a node: a tile or a neutral building by name, or a private building."""


class MasterSpace(TypedDict):
    """The space beside a station."""

    tile: str | None
    """The station master, while he is there."""
    worker: str | None
    """The worker that was given for him."""


class PlainStep(TypedDict):
    """Steps that say nothing more."""

    step: Literal["phase-a", "trade", "behind", "special-delivery", "return", "income", "leave-city"]


class ActStep(TypedDict):
    """Phase B on a field, or copies of a neighbour on top of it."""

    step: Literal["phase-b", "copy"]
    node: str
    used: list[str]
    """The numbers of the icons that have been used, "risk", "auxiliary", or "closed"."""


class MoveStep(TypedDict):
    step: Literal["move"]
    steps: int
    free: int
    """1 for a move without hand fees."""


class WalkStep(TypedDict):
    step: Literal["walk"]
    node: str
    """The destination."""
    rest: int
    """Twice the steps left, plus one without hand fees."""


class ChooseStep(TypedDict):
    step: Literal["choose"]
    effect: str
    other: str | None


class DiscardStep(TypedDict):
    step: Literal["discard"]
    effect: str
    first: str | None
    """The first card of a pair."""


class EffectStep(TypedDict):
    """Steps that an effect brought about."""

    step: Literal["back", "hire", "build", "hazard"]
    effect: str


class MostStep(TypedDict):
    step: Literal["certificates", "draw"]
    most: int


class CountStep(TypedDict):
    step: Literal["give-back", "remove"]
    count: int


class ObjectiveStep(TypedDict):
    step: Literal["objective"]
    to: str | None
    optional: int


class EngineStep(TypedDict):
    step: Literal["engine"]
    most: int
    optional: int


class BuyStep(TypedDict):
    step: Literal["buy"]
    cowboys: int
    begun: int


class AuxiliaryStep(TypedDict):
    step: Literal["auxiliary"]
    double: int


class AdjacentStep(TypedDict):
    step: Literal["adjacent"]
    node: str


class StationStep(TypedDict):
    step: Literal["upgrade", "master"]
    station: str


class DiscStep(TypedDict):
    step: Literal["disc"]
    target: str
    reserved: int
    """Dollars that must stay for the transport."""


class ForesightStep(TypedDict):
    step: Literal["foresight"]
    stage: int


class DeliveryStep(TypedDict):
    step: Literal["delivery"]
    value: int
    extraordinary: int


class TransportStep(TypedDict):
    step: Literal["transport"]
    dollars: int


OwedStep = (
    PlainStep
    | ActStep
    | MoveStep
    | WalkStep
    | ChooseStep
    | DiscardStep
    | EffectStep
    | MostStep
    | CountStep
    | ObjectiveStep
    | EngineStep
    | BuyStep
    | AuxiliaryStep
    | AdjacentStep
    | StationStep
    | DiscStep
    | ForesightStep
    | DeliveryStep
    | TransportStep
)


class Decision(TypedDict):
    """The turn in progress."""

    seat: int
    copied: list[int]
    """The seats whose 8b has been copied."""
    owed: list[OwedStep]
    """What is still to be done in it, the next step last."""


class Board(TypedDict):
    """What everybody sees of a seat."""

    money: int
    certificates: int
    """The temporary ones."""
    engine: str
    rancher: str | None
    """None before it has been placed."""
    workers: Counts
    """Those who are printed included; every kind is there."""
    cleared: list[str]
    """The disc spaces that discs have left."""
    stations: list[str]
    masters: list[str]
    cities: Counts
    replaced: list[str]
    """Own buildings that have left the game."""
    tiles: Counts
    discard: Counts
    area: Counts


class SeatView(Board):
    hand: Counts | None
    """None for a hand that is not the viewer's, until the game is over."""
    hand_size: int
    draw_size: int
    hand_and_draw: Counts
    hand_limit: int
    step_limit: int
    certificate_limit: int
    permanent_certificates: int
    points: list[int]
    """By category of the final scoring, as if the game ended now."""


class Common(TypedDict):
    """What everybody sees of the table."""

    starter: int
    faces: list[str]
    """The side of each private building that is used in this game."""
    trail: dict[str, Field]
    """By node; free ones are left out."""
    job_market: list[list[str | None]]
    token: int | None
    """The row of the token, from 1; None once it has left the job market."""
    token_owner: int | None
    foresight: list[list[str | None]]
    removed: Counts
    station_masters: list[MasterSpace]
    supply: list[Counts]
    market: Counts
    cattle_stack: Counts
    pool: Counts
    objective_stack: Counts
    box: Counts
    decision: Decision | None
    """None when the game is over."""


class View(BaseView, Common):
    seats: list[SeatView]
