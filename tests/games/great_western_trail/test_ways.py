"""Ways to the same field: whatever can be paid or avoided within the steps is left to the player (GWT-35)."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from bunkhouse.engine.rng import Rng, seeded
from bunkhouse.engine.state import State
from bunkhouse.games.great_western_trail import GAME
from bunkhouse.games.great_western_trail.components import SUPPLY_COUNT, TILE_NAMES
from bunkhouse.games.great_western_trail.rules.ways import fee
from bunkhouse.games.great_western_trail.state import NOBODY, Table, owner_of
from bunkhouse.games.great_western_trail.trail import (
    BUILDING_NODES,
    HAZARD_NODES,
    NEXT,
    NODE_NAMES,
    START,
    STOPS,
    TRADE_NODES,
)

from ..playing import do, legal
from .table import moving, table
from .verbs import money, step

BOARDS = 15
"""Random boards for every player count and every kind of move."""
KINDS: list[dict[str, Any]] = [
    {"step": "phase-a"},
    {"step": "move", "steps": 5, "free": 0},
    {"step": "move", "steps": 3, "free": 1},
]
"""A turn's move, one that a building grants, and one that a card grants and that costs nothing."""
_STARTS = [START, *(node for node in STOPS if node < NODE_NAMES.index("G"))]
"""From here every kind of move leads somewhere; Kansas City is closed to the free one."""
Purses = tuple[int, ...]
"""What every seat has when the rancher has arrived."""


def test_a_longer_branch_is_not_taken_unasked() -> None:
    """GWT-35, GWT-41: past the own building there is one step too few to go around the other's."""
    trail = {"bc1": "2a 0", "ce1": "1a 1", "cd1": "3a 0", "teepee_p1": "teepee-green"}
    state = do(moving("B", players=2, money=5, cleared=["step_2"], trail=trail), "move E")
    assert legal(state) == {"via ce1", "via cd1"}
    do(state, "via cd1", "via D")
    assert (step(state), money(state), money(state, 1)) == ("phase-b", 5, 0)


def test_nobody_is_asked_where_nothing_is_due() -> None:
    """GWT-35, GWT-44: own and neutral buildings cost nothing on either branch."""
    state = do(moving("B", players=2, money=5, trail={"bc1": "2a 0"}), "move C")
    assert step(state) == "phase-b"


@pytest.mark.parametrize("kind", KINDS, ids=["turn", "granted", "free"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_way_within_the_steps_can_be_paid_for_or_avoided(players: int, kind: dict[str, Any]) -> None:
    """GWT-32, GWT-35, GWT-41 to GWT-48: going on unasked forces no payment and rules none out."""
    rng = seeded(players, 35)
    choices = 0
    for _ in range(BOARDS):
        state = _random_board(rng, players, kind)
        for code in state.legal():
            possible = set(_all_arrivals(state, code))
            offered = set(_arrivals(_after(state, code)))
            assert offered == possible, f"{GAME.notation(code)} in {state.dump()}"
            _previewed_as_it_happens(state, code, offered)
            choices += len(offered) > 1
    assert kind.get("free") or choices >= BOARDS // 2, "there was hardly anything to choose"


def _random_board(rng: Rng, players: int, kind: dict[str, Any]) -> State:
    """A rancher somewhere on a trail with tiles and everybody's buildings, some dollars and some steps."""
    trail: dict[str, str] = {}
    left = [dict(zip(TILE_NAMES, counts, strict=True)) for counts in SUPPLY_COUNT]
    unbuilt = [(number + 1, seat) for number in range(10) for seat in range(players)]
    for node in (*HAZARD_NODES, *TRADE_NODES):
        if rng.below(4) == 0:
            trail[NODE_NAMES[node]] = _some_tile(rng, NODE_NAMES[node], left[0])
    for node in BUILDING_NODES:
        if rng.below(3) == 0:
            number, seat = unbuilt.pop(rng.below(len(unbuilt)))
            trail[NODE_NAMES[node]] = f"{number}a {seat}"
    own = {
        "rancher": NODE_NAMES[_STARTS[rng.below(len(_STARTS))]],
        "money": (0, 1, 2, 3, 5, 20)[rng.below(6)],
        "cleared": [name for name in ("step_1", "step_2") if rng.below(3)],
    }
    return table([kind], players=players, trail=trail, seats={0: own})


def _some_tile(rng: Rng, node: str, left: dict[str, int]) -> str:
    kind = node.rstrip("0123456789").removesuffix("_p").removesuffix("_m")
    fitting = [name for name, count in left.items() if name.startswith(kind) and count]
    tile = fitting[rng.below(len(fitting))]
    left[tile] -= 1
    return tile


def _after(state: State, code: int) -> State:
    twin = state.copy()
    twin.apply(code)
    return twin


def _purses(state: State) -> Purses:
    return tuple(money(state, seat) for seat in range(state.players))


def _arrivals(state: State) -> Iterator[Purses]:
    """What the purses are on arrival, for every answer to every question on the way."""
    vias = [code for code in state.legal() if GAME.notation(code).startswith("via ")]
    if not vias:
        yield _purses(state)
    for code in vias:
        yield from _arrivals(_after(state, code))


def _all_arrivals(state: State, code: int) -> Iterator[Purses]:
    """The same, from all ways there are on the board."""
    assert isinstance(state, Table)
    goal = NODE_NAMES.index(GAME.notation(code).split()[1])
    kind = state.dump()["decision"]["owed"][-1]
    limit = kind.get("steps", int(state.step_limit(0)))
    for way in _ways(state, int(state.rancher(0)), goal, limit):
        purses = list(_purses(state))
        for node in () if kind.get("free") else way:
            due = min(int(fee(state, 0, node)), purses[0])
            owner = int(owner_of(state.tile(node)))
            purses[0] -= due
            if owner != NOBODY:
                purses[owner] += due
        yield tuple(purses)


def _ways(table: Table, node: int, goal: int, steps: int) -> Iterator[list[int]]:
    if node == goal:
        yield []
        return
    for following in NEXT[node]:
        left = steps - (table.tile(following) >= 0)
        if left >= 0:
            for rest in _ways(table, following, goal, left):
                yield [following, *rest]


def _previewed_as_it_happens(state: State, code: int, offered: set[Purses]) -> None:
    """What is said of the fees is what the ways really cost."""
    spent = _spent(state, offered)
    params = state.action_params(code)
    assert (params["dollars"], params["dollars_most"]) == (spent[0], spent[-1])
    _branches_as_previewed(_after(state, code))


def _branches_as_previewed(state: State) -> None:
    for code in [code for code in state.legal() if GAME.notation(code).startswith("via ")]:
        after = _after(state, code)
        spent = _spent(state, _arrivals(after))
        params = state.action_params(code)
        assert (params["dollars"], params["dollars_most"]) == (spent[0], spent[-1])
        _branches_as_previewed(after)


def _spent(state: State, arrivals: Iterable[Purses]) -> list[int]:
    return sorted(money(state) - purses[0] for purses in arrivals)
