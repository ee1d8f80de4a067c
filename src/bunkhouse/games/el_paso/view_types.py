"""What ``observe`` returns, described by types."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from bunkhouse.engine.view_types import BaseView

Cards = dict[str, int]
"""The cards of a pile with their numbers; none that are not there."""
Side = Literal["plain", "star"]
Purpose = Literal["cattle", "train", "building"]


class Building(TypedDict):
    """A common building on the trail."""

    building: str
    seat: int
    """Whose marker it bears."""


Trail = dict[str, str | Building]
"""The spaces with something on them; a neutral building is a name only."""


class SetUpStep(TypedDict):
    step: Literal["opening", "place"]


class MoveStep(TypedDict):
    step: Literal["move"]
    granted: int
    """The steps that an action grants; 0 in the movement phase."""


class Used(TypedDict):
    """What a step says that uses printed actions."""

    used: list[str]
    """Those that are over, or ``auxiliary_instead``."""
    hired: str | None
    """The first worker of a double hire."""


class ActStep(Used):
    """A stop is used."""

    step: Literal["act"]
    space: str
    replaced: NotRequired[str]
    """R-15: the building whose actions are used although another one lies in its place by now."""


class TrainStep(Used):
    step: Literal["train"]
    card: str


class RewardStep(Used):
    step: Literal["reward"]
    post: str


class AuxiliaryStep(TypedDict):
    """Further auxiliary actions."""

    step: Literal["auxiliary"]
    left: int
    used: list[str]


class AgainStep(TypedDict):
    """Further exchanges."""

    step: Literal["again"]
    left: int


class GiveBackStep(TypedDict):
    step: Literal["give-back"]
    seat: int
    """Who has to discard a card; perhaps out of turn."""


class SiteStep(TypedDict):
    step: Literal["site"]
    type: str


PayStep = TypedDict("PayStep", {"step": Literal["pay"], "for": Purpose, "target": str, "space": str | None})
"""Workers are chosen to pay with; only a building has a space."""


class LeaveStep(TypedDict):
    step: Literal["leave"]
    shown: bool
    """Whether the hand lies open for a delivery."""


class SpendStep(TypedDict):
    step: Literal["spend"]


class DeliverStep(TypedDict):
    step: Literal["deliver"]
    value: int


class BeforeScoringStep(TypedDict):
    step: Literal["before-scoring"]


PrintedStep = ActStep | TrainStep | RewardStep
"""A step that uses printed actions."""
OwedStep = (
    SetUpStep
    | MoveStep
    | PrintedStep
    | AuxiliaryStep
    | AgainStep
    | GiveBackStep
    | SiteStep
    | PayStep
    | LeaveStep
    | SpendStep
    | DeliverStep
    | BeforeScoringStep
)


class Decision(TypedDict):
    seat: int
    """Whose turn it is."""
    owed: list[OwedStep]
    """The next one last."""


class Board(TypedDict):
    """What everybody sees of a player."""

    money: int
    certificates: int
    exchange_tokens: int
    rancher: str | None
    cleared: list[str]
    """The fields of the player board whose discs are gone."""
    posts: dict[str, int]
    """The discs on trading posts."""
    objectives: list[str]
    bonuses: list[str]
    workers: Cards
    discard: Cards


class SeatView(Board):
    """A player, and what follows from the board."""

    hand: Cards | None
    """None for those who may not see it."""
    hand_value: int | None
    hand_size: int
    draw_size: int
    hand_and_draw: Cards
    """Both together, which everybody knows."""
    hand_limit: int
    step_limit: int
    permanent_certificates: int
    auxiliary: dict[str, int]
    """0 locked, 1 available, 2 strengthened."""
    discs_left: int
    points: list[int]
    """By the categories of the final scoring."""


class SueBoard(TypedDict):
    """What lies before Sue; nothing of it is secret."""

    row: list[str]
    """Her specialists from the left."""
    workers: Cards
    assigned: dict[str, int]
    """How many versatile workers have joined them."""
    cows: Cards
    rancher: str
    posts: dict[str, int]
    objectives: list[str]
    bonuses: list[str]
    resources: Cards
    bot_deck: list[str]
    bot_discard: list[str]


Holder = SeatView | SueBoard
"""Somebody with a rancher, tokens and discs on trading posts."""


class SueFacts(TypedDict):
    """What follows from what lies before Sue."""

    specialists: dict[str, int]
    discs_left: int
    points: list[int]


class Common(TypedDict):
    """What everybody sees of the table."""

    trail: Trail
    stock: Cards
    """The cattle market, the worker market and the Simmental stack."""
    tiles: dict[str, int]
    """The building market, by type."""
    objectives: list[str | None]
    bonuses: list[str | None]
    objective_stack: list[str]
    """Which tokens are left, not in which order."""
    bonus_stack: list[str]
    box: Cards
    finisher: int | None
    """Whose rancher stands on the emptied Simmental space."""
    sue: SueBoard | None


class View(BaseView, Common):
    faces: list[str]
    """The side of every type of common building that is in play."""
    train: list[Side]
    """The side of every train card."""
    decision: Decision | None
    """None when the game is over."""
    seats: list[SeatView]
    automaton: SueFacts | None
