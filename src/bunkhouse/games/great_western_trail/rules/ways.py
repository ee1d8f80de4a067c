"""The ways along the trail: how far a rancher gets, and what the hands on the way cost (GWT-30 to GWT-46)."""

from functools import lru_cache
from typing import NamedTuple

from mypy_extensions import i64

from bunkhouse.engine.authoring import Choices, Param, bit
from bunkhouse.families.great_western.ranches import OFF_BOARD
from bunkhouse.families.great_western.trail import TOO_FAR
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.actions import MOVE, MOVE_INDEX
from bunkhouse.games.great_western_trail.state import Table, owner_of
from bunkhouse.games.great_western_trail.trail import (
    BRANCH_FIRST,
    BRANCH_NODE,
    BRANCH_START,
    CITY,
    JUNCTION,
    NEXT,
    NODES,
    TRAIL,
)


def hands(table: Table, tile: i64) -> i64:
    """GWT-42, GWT-44, GWT-45: the hands a field shows: 1 green, 2 black, 3 both."""
    if tile < c.NEUTRAL:
        return i64(c.TILE_HAND[tile])
    if tile < c.PRIVATE or tile == c.KANSAS_CITY:
        return 0
    return i64(c.FACE_HAND[table.face((tile - c.PRIVATE) % c.NUMBERS)])


def fee(table: Table, seat: i64, node: i64) -> i64:
    """GWT-41, GWT-44: what entering a field costs a seat, if it can pay; the own buildings are free."""
    tile: i64 = table.tile(node)
    if tile < 0 or owner_of(tile) == seat:
        return 0
    return hand_fee(hands(table, tile), table.setting.players)


def hand_fee(shown: i64, players: i64) -> i64:
    """GWT-41: what the hands on a field ask for."""
    return (shown & 1) * i64(c.FEE_GREEN[players]) + (shown >> 1) * i64(c.FEE_BLACK[players])


def reach(table: Table, start: i64, limit: i64, city: bool, choices: Choices | None) -> bool:
    """GWT-30 to GWT-32, GWT-36: add every field within the limit; returns whether there is any."""
    seen: i64 = 0
    cost: i64 = 0
    node: i64 = start
    while node not in (CITY, OFF_BOARD):
        best: i64 = TOO_FAR
        branch: i64
        at: i64
        for branch in range(i64(BRANCH_FIRST[node]), i64(BRANCH_FIRST[node + 1])):
            steps: i64 = cost
            for at in range(i64(BRANCH_START[branch]), i64(BRANCH_START[branch + 1])):
                stop: i64 = i64(BRANCH_NODE[at])
                if i64(table.trail[stop]) < 0:
                    continue
                steps += 1
                if steps > limit:
                    break
                if not (seen >> stop) & 1:
                    seen |= bit(stop)
                    if choices is None:
                        return True
                    choices.add(MOVE + i64(MOVE_INDEX[stop]))
            best = min(best, steps)
        node = i64(JUNCTION[node])
        cost = best
        if i64(table.trail[node]) >= 0:
            cost += 1
            if cost <= limit and (city or node != CITY):
                seen |= bit(node)
                if choices is None:
                    return True
                choices.add(MOVE + i64(MOVE_INDEX[node]))
        if cost > limit:
            break
    return seen != 0


def fewest_steps(table: Table, start: i64, goal: i64) -> i64:
    """How many fields must be entered on the way from a node to another; TOO_FAR if no way leads there."""
    return TRAIL.fewest_steps(table.trail, start, goal)


def steps_by(table: Table, branch: i64, goal: i64) -> i64:
    """The fewest steps to a goal for a rancher that enters this node next."""
    own: i64 = 1 if table.tile(branch) >= 0 else 0
    return own + fewest_steps(table, branch, goal)


class Way(NamedTuple):
    """How a node is reached: the fewest steps, the least and the most fees within the steps allowed."""

    steps: int
    least: int
    most: int
    path: tuple[int, ...]
    """The nodes of the cheapest way, the first one included."""


_BySteps = dict[int, tuple[int, int, tuple[int, ...]]]
"""The least fees, the most, and the nodes of the cheapest way, by the number of steps."""


class Road(NamedTuple):
    """The trail as a rancher finds it: for each node whether it takes a step, and what entering it costs."""

    stops: tuple[bool, ...]
    tolls: tuple[int, ...]


@lru_cache(maxsize=64)
def every_way(road: Road, start: int, steps: int) -> dict[int, Way]:
    """GWT-30 to GWT-36, GWT-41: every node that the steps allow, whatever the purse says.

    All moves of a turn ask the same, so the latest answers are kept; nobody may change them.
    """
    found: dict[int, _BySteps] = {start: {0: (0, 0, (start,))}}
    for node in range(start, int(NODES)):
        for following in NEXT[node] if node in found else ():
            there = found.setdefault(following, {})
            for before, (least, most, path) in found[node].items():
                taken, due = before + int(road.stops[following]), road.tolls[following]
                if taken <= steps:
                    _merge(there, taken, least + due, most + due, (*path, following))
    return {node: _summed(by_steps) for node, by_steps in found.items() if by_steps}


def way_by(road: Road, branch: int, goal: int, steps: int) -> Way:
    """GWT-35: how a goal is reached by entering this node next."""
    way, due = every_way(road, branch, steps - int(road.stops[branch]))[goal], road.tolls[branch]
    return way._replace(least=way.least + due, most=way.most + due)


def _merge(there: _BySteps, steps: int, least: int, most: int, path: tuple[int, ...]) -> None:
    known = there.get(steps, (least, most, path))
    best = known if known[0] <= least else (least, most, path)
    there[steps] = (best[0], max(known[1], most), best[2])


def _summed(by_steps: _BySteps) -> Way:
    cheapest = min(by_steps.values(), key=lambda each: (each[0], len(each[2])))
    return Way(min(by_steps), cheapest[0], max(each[1] for each in by_steps.values()), cheapest[2])


def road_of(table: Table, free: bool) -> Road:
    """The trail for the seat that decides; a free move knows no fees."""
    tolls = [0 if free else int(fee(table, table.seat, node)) for node in range(NODES)]
    return Road(tuple([tile >= 0 for tile in table.trail]), tuple(tolls))


def as_paid(way: Way, money: int) -> Way:
    """GWT-46: nobody pays more than the purse holds."""
    return way._replace(least=min(way.least, money), most=min(way.most, money))


def fee_params(table: Table, way: Way) -> dict[str, Param]:
    paid = as_paid(way, int(table.money(table.seat)))
    sure = "yes" if paid.least == paid.most else "no"
    return {"dollars": paid.least, "dollars_most": paid.most, "sure": sure}


assert all(node < after for node, following in enumerate(NEXT) for after in following), "listed as travelled"
