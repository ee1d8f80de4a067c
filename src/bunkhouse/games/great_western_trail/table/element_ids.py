"""The ids of everything on the table that can be pointed at."""

from typing import Final

KANSAS_CITY: Final = "n-kansas_city"
OBJECTIVE_STACK: Final = "o-stack"
CATTLE_STACK: Final = "k-stack"
DRAW_PILE: Final = "q-draw"
CERTIFICATES: Final = "q-certificates"


def node_id(node: str) -> str:
    return f"n-{node}"


def icon_id(node: str, icon: str) -> str:
    """A printed action of a building that can be used now; ``icon`` is its number, or "risk"."""
    return f"u-{node}-{icon}"


def slot_id(slot: str) -> str:
    """A space of the railroad."""
    return f"e-{slot}"


def station_id(station: str) -> str:
    return f"s-{station}"


def city_id(city: str) -> str:
    return f"y-{city}"


def job_id(row: int, column: int) -> str:
    return f"j-{row + 1}-{column + 1}"


def foresight_id(space: str) -> str:
    return f"f-{space}"


def market_id(card: str) -> str:
    return f"k-{card}"


def pool_id(card: str, copy: int = 0) -> str:
    """An open objective card; further ones of the same kind count from 1."""
    return f"o-{card}" if copy == 0 else f"o-{card}-{copy + 1}"


def hand_id(card: str, copy: int) -> str:
    """A card in hand; further ones of the same kind count from 1."""
    return f"h-{card}" if copy == 0 else f"h-{card}-{copy + 1}"


def aux_id(aux: str) -> str:
    return f"a-{aux}"


def disc_id(disc: str) -> str:
    return f"x-{disc}"


def worker_id(worker: str) -> str:
    """The rightmost worker of a row on the own board."""
    return f"crew-{worker}"


def building_id(number: int) -> str:
    """A private building in one's own supply, numbers from 1."""
    return f"b-{number}"


def rancher_id(seat: int) -> str:
    return f"m-rancher-{seat}"


def engine_id(seat: int) -> str:
    return f"m-engine-{seat}"


def built_id(seat: int, face: str) -> str:
    """A private building on the trail."""
    return f"m-built-{seat}-{face}"


def supply_id(seat: int) -> str:
    """Where the pieces of a seat come from."""
    return f"m-supply-{seat}"
