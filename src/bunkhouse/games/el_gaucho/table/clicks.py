"""Where an action is clicked: the elements to touch one after another."""

from itertools import chain
from typing import Final

from bunkhouse.games.el_gaucho import actions as kinds
from bunkhouse.games.el_gaucho.actions import ACTIONS, DICE_CHOICES
from bunkhouse.games.el_gaucho.components import (
    BREED_NAMES,
    PLACE_NAMES,
    PLACES,
    SPACE_NAMES,
    TILE_NAMES,
)
from bunkhouse.games.el_gaucho.table.element_ids import (
    View,
    faces_of,
    guest_id,
    hand_dice,
    herd_id,
    loot_id,
    rodeo_dice,
    spot_id,
    tile_id,
    ways_to_pick,
)

OR: Final = "|"
"""Stands between two ways of clicking the same action."""

Path = tuple[str, ...]


def targets(code: int, view: View, viewer: int | None) -> list[str]:
    """The elements of an action in the order of clicking, ways divided by ``OR``; empty: a plain button.

    Dice may be picked before what they are spent on: the last way of every action that uses dice.
    """
    ways = _ways(code, view)
    return list(chain.from_iterable((OR, *way) for way in ways))[1:]


def reveals(code: int, view: View) -> bool:
    """EG-50: looking at the Steppe and showing what was chosen cannot be taken back."""
    return ACTIONS.kind(code) in (kinds.LOOK, kinds.FETCH)


def _ways(code: int, view: View) -> list[Path]:
    kind = int(ACTIONS.kind(code))
    at = code - kind
    if kind == kinds.TAKE:
        return ways_to_pick(rodeo_dice(view), faces_of(code))
    if kind in (kinds.STAND, kinds.LIE, kinds.RAISE):
        return _with_dice(code, view, _tile_on(view, at // DICE_CHOICES))
    if kind == kinds.ENTER:
        return _with_dice(code, view, spot_id(PLACE_NAMES[at // DICE_CHOICES]))
    if kind in (kinds.ROUSE, kinds.REPLACE):
        tile = _tile_on(view, at)
        return [(tile,)] if _already_used(view, "foreman") else [(tile,), (spot_id("foreman"), tile)]
    if kind == kinds.RECALL:
        return [(_recalled(view, at),)]
    return _rarer_ways(kind, at)


def _rarer_ways(kind: int, at: int) -> list[Path]:
    if kind in (kinds.KEEP, kinds.FETCH, kinds.ADD, kinds.SORT):
        return [(tile_id(TILE_NAMES[at]),)]
    if kind == kinds.POST:
        return [(spot_id(PLACE_NAMES[at]),)]
    if kind == kinds.SETTLE:
        return [(spot_id(SPACE_NAMES[at]),)]
    if kind == kinds.SELL:
        return [(spot_id("merchant"),), (herd_id(BREED_NAMES[at]),)]
    if kind == kinds.RODEO_DIE:
        return [(spot_id("rodeo"),)]
    if kind == kinds.STEAL:
        return [(spot_id("thief"), loot_id(TILE_NAMES[at]))]
    if kind == kinds.LOOK:
        return [(spot_id("steppe"),)]
    return []


def _with_dice(code: int, view: View, target: str) -> list[Path]:
    picked = ways_to_pick(hand_dice(view), faces_of(code))
    return [(target,), *((*dice, target) for dice in picked)]


def _tile_on(view: View, space: int) -> str:
    """The tile on a space; the space itself when there is none, to ask why nothing can be done there."""
    lies = view["pampa"][SPACE_NAMES[space]]
    return tile_id(lies["tile"]) if isinstance(lies, dict) else spot_id(SPACE_NAMES[space])


def _already_used(view: View, place: str) -> bool:
    return place in view["turn"]["used"]


def _recalled(view: View, spot: int) -> str:
    """EG-38: on a special place the gaucho itself, or after the game the place; on the Pampa its tile."""
    if spot < PLACES:
        place, actor = PLACE_NAMES[spot], view["actor"]
        return spot_id(place) if actor is None else guest_id(place, actor)
    return _tile_on(view, spot - int(PLACES))
