"""The worked examples of the rulebook (MT-E1 to MT-E9)."""

from ..playing import can, decision, do, legal
from .table import LAND, LINE, SECOND_WHITE, STONE_PUMPKIN, Land, table
from .verbs import board, cattle, coins, crews, goods, settled, supply, workers

FIELD_WITH_LAKE = LAND.at(1, 1)
"""1 large stone and 1 grain, cattle, beside a lake."""


def test_e1_shortage() -> None:
    """MT-E1 (MT-27, MT-28): 2 small stones in the supply, 3 are due."""
    held = {0: "stone_small*8", 1: "stone_small*7", 2: "stone_small*7"}
    state = table(goods=held, step="take", detail={"row": 2})
    assert supply(state, "stone_small") == 2
    do(state, "take stone_small+stone_small+stone_small")
    assert [goods(state, seat).get("stone_small", 0) for seat in range(4)] == [8 - 1 + 3, 6, 6, 0]
    assert supply(state, "stone_small") == 2 + 3 - 3


def test_e2_paid_recruitment() -> None:
    """MT-E2 (MT-33 to MT-36): graphite and orange, then two fields further to the white field."""
    state = table(step="advance", wheel=STONE_PUMPKIN, workers={0: "stone pumpkin"}, goods={0: "grain*2"})
    before = supply(state, "grain")
    do(state, "advance 2")
    assert state.dump()["wheel"] == SECOND_WHITE
    assert decision(state) == ("hire", 0)
    do(state, "hire pumpkin+pumpkin")
    assert workers(state, 0) == {"stone": 1, "pumpkin": 3}
    assert goods(state, 0) == {}
    assert supply(state, "grain") == before + 2


def test_e3_bank() -> None:
    """MT-E3 (MT-39, MT-40): a brown and a graphite worker bring 8 coins."""
    state = do(table(workers={0: "copper stone"}), "work bank-2", "staff copper+stone")
    assert coins(state, 0) == 8


def test_e4_fields() -> None:
    """MT-E4 (MT-43 to MT-46): 6 coins for 4 grain, two other workers for 1 more."""
    state = table(workers={0: "grain copper stone"}, coins={0: 6})
    do(state, "work fields-3", "staff grain")
    assert (goods(state, 0), coins(state, 0)) == ({"grain": 4}, 0)
    do(state, "staff copper+stone")
    assert goods(state, 0) == {"grain": 5}
    assert crews(state) == {"fields-3": ["grain", "copper+stone"]}


def test_e5_city_jump() -> None:
    """MT-E5 (MT-54 to MT-57): blue (seat 0) is jumped over by red (seat 3), green (seat 2) is in row 4."""
    rich = {0: "pumpkin*5", 1: "pumpkin", 2: "pumpkin*5", 3: "pumpkin*5"}
    state = table(goods=rich, step="place", by=3, pawns={0: "2-1", 2: "4-2"})
    do(state, "place 2-3")
    assert decision(state) == ("move", 0)
    spots = {text.split()[1] for text in legal(state, "place")}
    assert {spot[0] for spot in spots} == {"1", "2", "3", "4"}
    can(state, "pass")
    assert decision(do(state.copy(), "place 2-4")) == ("move", 3)
    assert decision(do(state.copy(), "place 4-3")) == ("move", 2)
    certain = do(state.copy(), "place 1-5")
    assert cattle(certain, 0) == 1
    passed = do(state.copy(), "pass")
    assert goods(passed, 0) == {"pumpkin": 5}


def test_e6_to_e8_building_next_to_a_lake_then_on_a_double_field() -> None:
    """MT-E6, MT-E7, MT-E8 (MT-24, MT-69 to MT-71, MT-75 to MT-77, MT-79): red is seat 3."""
    land = Land(4)
    double, lake, beside_double = land.at(1, 4), land.at(1, 0), land.at(4, 2)
    assert land.shown[FIELD_WITH_LAKE]["cost"] == {"grain": 1, "stone_large": 1}
    assert land.shown[double]["cost"] == {"grain": 1, "pumpkin": 1, "copper_small": 1, "stone_small": 1}
    start = land.at(1, 6)
    ring = [land.at(1, pos) for pos in range(7)]
    chain = [beside_double, *_path(land, start, beside_double, avoid=ring)]
    state = table(
        seat=3,
        start=start,
        settlements=dict.fromkeys(chain, "0"),
        goods={3: "stone_large stone_small grain*2 pumpkin"},
    )
    assert state.observe(None)["fields"][lake]["canteen"]
    do(state, f"build {FIELD_WITH_LAKE}")
    assert goods(state, 3) == {"stone_small": 1, "grain": 1, "pumpkin": 1}
    assert (cattle(state, 3), settled(state)[FIELD_WITH_LAKE]) == (1, "3")
    assert board(state, 3)["canteens"] == 1
    assert not state.observe(None)["fields"][lake]["canteen"]
    do(state, "trade copper_small", f"build {double}")
    assert goods(state, 3) == {}
    assert settled(state)[double] == "3*2"
    assert coins(state, 3) == 1


def _path(land: Land, start: str, goal: str, avoid: list[str]) -> list[str]:
    """Land fields that join two fields."""
    paths, seen = [[start]], {start}
    while paths:
        path = paths.pop(0)
        if goal in land.beside(path[-1]):
            return path[1:]
        for name in land.beside(path[-1]):
            if name not in seen and name not in avoid and land.kind(name) == "land":
                seen.add(name)
                paths.append([*path, name])
    raise AssertionError("no path")


def test_e9_fourth_in_line_on_a_double_field() -> None:
    """MT-E9 (MT-72, MT-75): three settlements on one field."""
    line = LINE[3:7]
    assert LAND.shown[line[3]]["double"]
    state = table(goods={0: LAND.cost(line[3])}, settlements=dict.fromkeys(line[:3], "0"))
    do(state, f"build {line[3]}")
    assert settled(state)[line[3]] == "0*3"
