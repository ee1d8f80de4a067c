"""The ids of everything on the table that can be pointed at, and the way back from names to numbers."""

from typing import Any, Final

from bunkhouse.drawing.parts import Memory
from bunkhouse.games.old_west.components import (
    CARD_NAMES,
    CITY_IDS,
    ROUTE_START,
    TICKET_NAMES,
    TRACK_NAMES,
)
from bunkhouse.games.old_west.table.map_sheet import route_name

View = dict[str, Any]
Part = dict[str, Any]
"""Something of the picture that is drawn together."""

remembered: Final = Memory().remembered
"""Parts of this table that were made before."""

CITY_NUMBERS: Final = {name: number for number, name in enumerate(CITY_IDS)}
TRACK_NUMBERS: Final = {name: number for number, name in enumerate(TRACK_NAMES)}
TICKET_NUMBERS: Final = {name: number for number, name in enumerate(TICKET_NAMES)}

DECK: Final = "d-deck"
TICKET_DECK: Final = "d-tickets"
ALVIN: Final = "m-alvin"
_ROUTE_IDS: Final = [f"r-{route_name(int(ROUTE_START[track]))}" for track in range(len(TRACK_NAMES))]


def route_id(track: int) -> str:
    """The lasso of a route, which all its tracks share."""
    return _ROUTE_IDS[track]


def train_id(track: int) -> str:
    return f"t-{TRACK_NAMES[track]}"


def city_id(city: int) -> str:
    return f"c-{CITY_IDS[city]}"


def piece_id(city: int) -> str:
    return f"m-{CITY_IDS[city]}"


def shown_id(place: int) -> str:
    return f"d-{place}"


def hand_id(card: int) -> str:
    return f"h-{CARD_NAMES[card]}"


def ticket_id(ticket: int) -> str:
    return f"k-{TICKET_NAMES[ticket]}"


def stock_id(seat: int) -> str:
    """The trains that a seat has not laid yet."""
    return f"m-stock-{seat}"


def symbol(card: str) -> str:
    """The glyph of a card or a track; a grey track has none."""
    return "g-loco" if card == "locomotive" else f"g-{card}"


def suit(card: str) -> str:
    """The class that gives a card its colours."""
    return "t-loco" if card == "locomotive" else f"t-{card}"
