"""How far the rancher gets and what the hands on the way cost, read from what a viewer sees.

The fees of a way are added up whatever the purse says; what is really paid is never more than the purse holds
(GWT-46).
"""

from typing import Any, Final, NamedTuple

from bunkhouse.games.great_western_trail.components import FACE_HAND, FACE_NAMES, TILE_HAND, TILE_NAMES
from bunkhouse.games.great_western_trail.rules.ways import hand_fee
from bunkhouse.games.great_western_trail.table.element_ids import View, owed
from bunkhouse.games.great_western_trail.trail import CITY, NEXT, NODE_NAMES

_NUMBER: Final = {name: number for number, name in enumerate(NODE_NAMES)}
_FACE: Final = {name: number for number, name in enumerate(FACE_NAMES)}
_TILE: Final = {name: number for number, name in enumerate(TILE_NAMES)}


class Way(NamedTuple):
    """The fewest steps to a field, the least and the most fees of the ways that the steps allow."""

    steps: int
    least: int
    most: int
    path: tuple[str, ...]
    """The nodes of the cheapest way, the first one included."""


class _Plan(NamedTuple):
    """From where a rancher may go how far."""

    seat: int
    start: str
    steps: int
    free: bool


def hands(field: Any) -> int:
    """GWT-42, GWT-45: the hands that a field shows: 1 green, 2 black, 3 both."""
    if isinstance(field, dict):
        return int(FACE_HAND[_FACE[field["building"]]])
    return int(TILE_HAND[_TILE[field]]) if field in _TILE else 0


def fee(view: View, node: str, seat: int | None) -> int:
    """GWT-41, GWT-44: what entering a node costs a seat."""
    field = view["trail"].get(node)
    if field is None or (isinstance(field, dict) and field["seat"] == seat):
        return 0
    return int(hand_fee(hands(field), view["players"]))


def _plan(view: View) -> _Plan | None:
    """The move that is being decided."""
    step, seat = owed(view), view["actor"]
    if seat is None or view["seats"][seat]["rancher"] is None:
        return None
    rancher = view["seats"][seat]["rancher"]
    if step.get("step") == "phase-a":
        return _Plan(seat, rancher, view["seats"][seat]["step_limit"], False)
    if step.get("step") == "move":
        return _Plan(seat, rancher, step["steps"], bool(step["free"]))
    if step.get("step") == "walk":
        return _Plan(seat, rancher, step["rest"] >> 1, bool(step["rest"] & 1))
    return None


_Reached = dict[int, tuple[int, int, tuple[str, ...]]]
"""By the number of steps: the least fees, the most, and the nodes of the cheapest way."""


def _reach(view: View, plan: _Plan, start: str) -> dict[str, _Reached]:
    """GWT-30 to GWT-36: every node that the steps allow; nodes are listed in the order of travel."""
    first = _NUMBER[start]
    found: dict[str, _Reached] = {start: {0: (0, 0, (start,))}}
    trail = view["trail"]
    for number in range(first, len(NODE_NAMES)):
        here = found.get(NODE_NAMES[number])
        if here is None:
            continue
        for following in NEXT[number]:
            name = NODE_NAMES[following]
            taken = 1 if name in trail or following == CITY else 0
            due = 0 if plan.free else fee(view, name, plan.seat)
            there = found.setdefault(name, {})
            for steps, (least, most, path) in here.items():
                if steps + taken <= plan.steps:
                    _merge(there, steps + taken, least + due, most + due, (*path, name))
    return found


def _merge(there: _Reached, steps: int, least: int, most: int, path: tuple[str, ...]) -> None:
    known = there.get(steps)
    if known is None:
        there[steps] = (least, most, path)
    else:
        best = known if known[0] <= least else (least, most, path)
        there[steps] = (best[0], max(known[1], most), best[2])


def _summed(reached: dict[str, _Reached], money: int) -> dict[str, Way]:
    ways = {}
    for name, by_steps in reached.items():
        if by_steps:
            least = min(each[0] for each in by_steps.values())
            most = max(each[1] for each in by_steps.values())
            path = min(by_steps.values(), key=lambda each: (each[0], len(each[2])))[2]
            ways[name] = Way(min(by_steps), min(least, money), min(most, money), path)
    return ways


_last: tuple[View | None, dict[str, Way]] = (None, {})


def ways(view: View) -> dict[str, Way]:
    """For every node in reach of the rancher that moves now, how to get there; empty if none moves."""
    global _last  # noqa: PLW0603 - every action of a view asks the same
    if _last[0] is not view:
        plan = _plan(view)
        found = {} if plan is None else _summed(_reach(view, plan, plan.start), _money(view))
        _last = (view, found)
    return _last[1]


def _money(view: View) -> int:
    return int(view["seats"][view["actor"]]["money"])


def branch_fees(view: View, branch: str) -> tuple[int, int]:
    """What the ways to the chosen field cost that begin with this branch, the least and the most."""
    plan = _plan(view)
    if plan is None:
        return 0, 0
    own = 0 if plan.free else fee(view, branch, plan.seat)
    taken = 1 if branch in view["trail"] else 0
    goal, money = owed(view)["node"], _money(view)
    reached = _reach(view, plan._replace(steps=plan.steps - taken), branch)
    way = _summed(reached, 10**6).get(goal)
    if way is None:
        return min(own, money), min(own, money)
    return min(own + way.least, money), min(own + way.most, money)
