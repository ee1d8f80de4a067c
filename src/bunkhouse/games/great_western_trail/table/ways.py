"""How far the rancher gets and what the hands on the way cost, asked of the rules by what a viewer sees."""

from typing import Final

from bunkhouse.games.great_western_trail.components import FACE_HAND, FACE_NAMES, TILE_HAND, TILE_NAMES
from bunkhouse.games.great_western_trail.rules.ways import Road, Way, as_paid, every_way, hand_fee, way_by
from bunkhouse.games.great_western_trail.table.decision import deciding, owed
from bunkhouse.games.great_western_trail.trail import CITY, NODE_NAMES
from bunkhouse.games.great_western_trail.view_types import Field, View

_HANDS: Final = {
    **{name: int(TILE_HAND[tile]) for tile, name in enumerate(TILE_NAMES)},
    **{name: int(FACE_HAND[face]) for face, name in enumerate(FACE_NAMES)},
}


def hands(field: Field | None) -> int:
    """GWT-42, GWT-45: the hands that a field shows: 1 green, 2 black, 3 both."""
    return _HANDS.get(field["building"] if isinstance(field, dict) else field or "", 0)


def fee(field: Field | None, players: int, seat: int | None = None) -> int:
    """GWT-41, GWT-44: what entering a field costs a seat."""
    own = isinstance(field, dict) and field["seat"] == seat
    return 0 if own else int(hand_fee(hands(field), players))


def _road(view: View, free: bool) -> Road:
    trail, players, seat = view["trail"], view["players"], view["actor"]
    stops = [name in trail or node == CITY for node, name in enumerate(NODE_NAMES)]
    tolls = [0 if free else fee(trail.get(name), players, seat) for name in NODE_NAMES]
    return Road(tuple(stops), tuple(tolls))


def _granted(view: View) -> tuple[int, bool]:
    """The steps of the move that is being decided, and whether it is free; no steps if there is none."""
    step = owed(view)
    if step is None:
        return 0, False
    if step["step"] == "phase-a":
        return deciding(view)["step_limit"], False
    if step["step"] == "move":
        return step["steps"], bool(step["free"])
    return (step["rest"] >> 1, bool(step["rest"] & 1)) if step["step"] == "walk" else (0, False)


def ways(view: View) -> dict[str, Way]:
    """For every node in reach of the rancher that moves now, how to get there; empty if none moves."""
    steps, free = _granted(view)
    rancher = deciding(view)["rancher"] if steps else None
    if rancher is None:
        return {}
    found, money = every_way(_road(view, free), NODE_NAMES.index(rancher), steps), deciding(view)["money"]
    return {NODE_NAMES[node]: as_paid(way, money) for node, way in found.items()}


def way_by_branch(view: View, branch: str) -> Way:
    """For a rancher on its way, how the destination is reached by this branch."""
    step, (steps, free) = owed(view), _granted(view)
    assert step is not None
    assert step["step"] == "walk"
    way = way_by(_road(view, free), NODE_NAMES.index(branch), NODE_NAMES.index(step["node"]), steps)
    return as_paid(way, deciding(view)["money"])
