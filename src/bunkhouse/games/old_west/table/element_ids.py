"""The ids of everything on the table that can be pointed at, and the way back from names to numbers."""

from typing import Final

from bunkhouse.drawing.element_ids import numbered
from bunkhouse.games.old_west.components import CARD_NAMES, CITY_IDS, ROUTE_NAMES, TICKET_NAMES, TRACK_NAMES

CITY_NUMBERS: Final = {name: number for number, name in enumerate(CITY_IDS)}
TRACK_NUMBERS: Final = {name: number for number, name in enumerate(TRACK_NAMES)}
TICKET_NUMBERS: Final = {name: number for number, name in enumerate(TICKET_NAMES)}

DECK: Final = "d-deck"
TICKET_DECK: Final = "d-tickets"
ALVIN: Final = "m-alvin"
HAND: Final = [f"h-{card}" for card in CARD_NAMES]
"""The cards of every kind in the viewer's hand."""

shown_id: Final = numbered("d-")
stock_id: Final = numbered("m-stock-")
"""The trains that a seat has not laid yet."""


def route_id(track: int) -> str:
    """The lasso of a route, which all its tracks share."""
    return f"r-{ROUTE_NAMES[track]}"


def train_id(track: int) -> str:
    return f"t-{TRACK_NAMES[track]}"


def picked_id(track: int) -> str:
    """The track that is being paid for, or has just been claimed."""
    return f"m-picked-{ROUTE_NAMES[track]}"


def city_id(city: int) -> str:
    return f"c-{CITY_IDS[city]}"


def piece_id(city: int) -> str:
    return f"m-{CITY_IDS[city]}"


def ticket_end_id(city: int) -> str:
    return f"m-goal-{CITY_IDS[city]}"


def ticket_id(ticket: int) -> str:
    return f"k-{TICKET_NAMES[ticket]}"


def symbol(card: str) -> str:
    """The glyph of a card or a track; a grey track has none."""
    return "g-loco" if card == "locomotive" else f"g-{card}"


def suit(card: str) -> str:
    """The class that gives a card its colours."""
    return "t-loco" if card == "locomotive" else f"t-{card}"
