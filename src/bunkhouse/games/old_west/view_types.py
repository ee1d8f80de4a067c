"""What ``observe`` gives, described by types. Cities, tracks, tickets and cards are given by their names."""

from typing import Literal, NotRequired, final

from typing_extensions import TypedDict

from bunkhouse.engine.view_types import BaseView

Cards = dict[str, int]
"""How many cards of every kind there are; kinds without any are left out."""


class PublicSeat(TypedDict):
    """What everybody sees of a seat; a position says the same."""

    trains: int
    """Those that are not on the map yet."""
    points: int
    """For tracks."""
    captures: int
    """Points for capturing Alvin."""
    start: str | None
    """The city where the network began; None before it is chosen."""
    cities: list[str]
    """The cities with a piece of the seat."""
    tracks: list[str]


class SeatView(PublicSeat):
    """A seat; what the viewer may not know of it is None."""

    cards: int
    hand: Cards | None
    ticket_count: int
    drawn_count: int
    """The tickets it looks at; while another seat chooses, they count among its tickets."""
    tickets: list[str] | None
    """Everybody's are known once the game is over."""
    completed: list[str] | None
    drawn: list[str] | None
    score: int
    pieces: int
    """City pieces that are not on the map yet."""


@final
class PlainDecision(TypedDict):
    step: Literal["choose-tickets", "choose-start", "turn", "second-card"]
    seat: int


@final
class KeepTicketsDecision(TypedDict):
    step: Literal["keep-tickets"]
    seat: int
    kept: NotRequired[int]
    """How many of the tickets just drawn are put aside; only the seat itself knows."""


@final
class TrackDecision(TypedDict):
    """About a track: the one to be paid, or the one just claimed."""

    step: Literal["pay-track", "move-alvin", "place-city"]
    seat: int
    track: str


@final
class PayCityDecision(TypedDict):
    step: Literal["pay-city"]
    seat: int
    city: str


Decision = PlainDecision | KeepTicketsDecision | TrackDecision | PayCityDecision


class Payment(TypedDict):
    """One way to pay."""

    payment: str
    """As the notation says it."""
    colour: str
    cards: int
    """Of this colour."""
    locomotives: int


class View(BaseView):
    decision: Decision | None
    costs: dict[str, list[Payment]]
    """The ways to pay for what the viewer may claim or place, by the notation of the action."""
    gains: dict[str, list[int]]
    """What every seat would score for a track that the viewer may claim or is paying, by the notation."""
    starter: int
    turns_left: int | None
    """Turns of the last round; None before it."""
    passes: int
    """How many seats in a row had to pass."""
    alvin: str | None
    """The city where Alvin is; None without him."""
    display: list[str | None]
    """The face-up cards; None where there is none."""
    discards: Cards
    deck: int
    ticket_deck: int
    seats: list[SeatView]
