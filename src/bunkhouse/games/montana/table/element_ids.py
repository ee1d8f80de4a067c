"""Names of the elements on the table, and the symbols of pieces.

An element keeps its name wherever its piece goes: that is how a browser knows what has moved.
"""

from typing import Final

from bunkhouse.games.montana.components import WORKER_NAMES

GOOD_SYMBOLS: Final = {
    "grain": "g-grain",
    "pumpkin": "g-pumpkin",
    "copper_small": "g-copper-s",
    "copper_large": "g-copper-l",
    "stone_small": "g-stone-s",
    "stone_large": "g-stone-l",
}
WORKER_SYMBOLS: Final = {name: f"wk-{name}" for name in WORKER_NAMES}
ANY_WORKER: Final = "wk-any"
HOLE: Final = "wk-hole"
COINS: Final = "g-silver"
CATTLE: Final = "steer"
CANTEEN: Final = "canteen"
HOME: Final = "homestead"

WHEEL: Final = "a-wheel"
WAGON: Final = "m-wagon"
"""The start tile on the land."""
CITY: Final = "a-city"
OWN_CATTLE: Final = "k-cattle"
OWN_CANTEENS: Final = "k-canteens"


def field_id(field: str) -> str:
    return f"f-{field}"


def space_id(space: str) -> str:
    """A space of the bank or of a production area."""
    return f"s-{space}"


def spot_id(spot: str) -> str:
    """A space of the city: row and column."""
    return f"p-{spot}"


def wheel_field_id(number: int) -> str:
    return f"wf-{number}"


def group_id(group: str) -> str:
    """One of several groups of pieces to choose from."""
    return f"o-{group.replace('+', '-')}"


def barter_id(thing: str) -> str:
    """Something that a cattle can be traded for."""
    return f"x-{thing}"


def home_id(field: str) -> str:
    return f"m-home-{field}"


def pawn_id(seat: int) -> str:
    return f"m-pawn-{seat}"


def stock_id(seat: int) -> str:
    """The settlements that a seat has not placed yet."""
    return f"m-stock-{seat}"


def listed(counts: dict[str, int], names: list[str]) -> list[str]:
    """Pieces one by one, kinds in the order of ``names``."""
    return [name for name in names for _ in range(counts.get(name, 0))]


def thing_symbol(thing: str) -> str:
    """What a traded cattle brings."""
    if thing.endswith("_worker"):
        return WORKER_SYMBOLS[thing.removesuffix("_worker")]
    return COINS if thing == "coins" else GOOD_SYMBOLS[thing]
