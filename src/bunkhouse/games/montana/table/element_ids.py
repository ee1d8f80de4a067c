"""Names of the elements on the table, and the symbols of pieces.

An element keeps its name wherever its piece goes: that is how a browser knows what has moved.
"""

from typing import Final

from bunkhouse.drawing.element_ids import named, numbered
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

field_id: Final = named("f-")
space_id: Final = named("s-")
"""A space of the bank or of a production area."""
spot_id: Final = named("p-")
"""A space of the city: row and column."""
wheel_field_id: Final = numbered("wf-")
barter_id: Final = named("x-")
"""Something that a cattle can be traded for."""
home_id: Final = named("m-home-")
pawn_id: Final = numbered("m-pawn-")
stock_id: Final = numbered("m-stock-")
"""The settlements that a seat has not placed yet."""


def group_id(group: str) -> str:
    """One of several groups of pieces to choose from."""
    return f"o-{group.replace('+', '-')}"


def listed(counts: dict[str, int], names: list[str]) -> list[str]:
    """Pieces one by one, kinds in the order of ``names``."""
    return [name for name in names for _ in range(counts.get(name, 0))]


def thing_symbol(thing: str) -> str:
    """What a traded cattle brings."""
    if thing.endswith("_worker"):
        return WORKER_SYMBOLS[thing.removesuffix("_worker")]
    return COINS if thing == "coins" else GOOD_SYMBOLS[thing]
