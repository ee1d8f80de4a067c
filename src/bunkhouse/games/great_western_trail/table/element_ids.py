"""The ids of everything on the table that can be pointed at."""

from typing import Final

from bunkhouse.drawing.element_ids import named, numbered

KANSAS_CITY: Final = "n-kansas_city"
OBJECTIVE_STACK: Final = "o-stack"
CATTLE_STACK: Final = "k-stack"
DRAW_PILE: Final = "q-draw"
CERTIFICATES: Final = "q-certificates"

node_id: Final = named("n-")
slot_id: Final = named("e-")
"""A space of the railroad."""
station_id: Final = named("s-")
city_id: Final = named("y-")
foresight_id: Final = named("f-")
market_id: Final = named("k-")
aux_id: Final = named("a-")
disc_id: Final = named("x-")
worker_id: Final = named("crew-")
"""The rightmost worker of a row on the own board."""
building_id: Final = numbered("b-")
"""A private building in one's own supply, numbers from 1."""
rancher_id: Final = numbered("m-rancher-")
engine_id: Final = numbered("m-engine-")
supply_id: Final = numbered("m-supply-")
"""Where the pieces of a seat come from."""


def icon_id(node: str, icon: str) -> str:
    """A printed action of a building that can be used now; ``icon`` is its number, or "risk"."""
    return f"u-{node}-{icon}"


def job_id(row: int, column: int) -> str:
    return f"j-{row + 1}-{column + 1}"


def pool_id(card: str, copy: int = 0) -> str:
    """An open objective card; further ones of the same kind count from 1."""
    return f"o-{card}" if copy == 0 else f"o-{card}-{copy + 1}"


def hand_id(card: str, copy: int) -> str:
    """A card in hand; further ones of the same kind count from 1."""
    return f"h-{card}" if copy == 0 else f"h-{card}-{copy + 1}"


def built_id(seat: int, face: str) -> str:
    """A private building on the trail."""
    return f"m-built-{seat}-{face}"
