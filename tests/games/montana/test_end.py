"""End of the game and ranking (MT-85 to MT-90)."""

import pytest

from bunkhouse.engine.state import State
from bunkhouse.games.montana import GAME

from ..playing import decision, do, told
from .table import LAND, LINE, START, document, table
from .verbs import settled, through

EAST = LINE[4]


def last_turn(**given: object) -> State:
    """Seat 3 is the last of the round and about to work; seat 0 has placed everything."""
    return table(**{"seat": 3, "starter": 0, "left": {0: 0}, "workers": {3: "copper"}, **given})


def finished(**given: object) -> State:
    """A finished game: seat 3's last turn brought 4 coins and nothing else."""
    return do(last_turn(**given), "work bank-1", "staff copper")


def test_the_last_settlement_triggers_the_end() -> None:
    """MT-85"""
    state = table(goods={0: LAND.cost(EAST)}, left={0: 1})
    assert not state.dump()["closing"]
    events = told(state, f"build {EAST}")
    assert state.dump()["closing"]
    assert "last-settlement" in [event.id for event in events]


def test_the_last_but_one_does_not() -> None:
    """MT-85"""
    state = do(table(goods={0: LAND.cost(EAST)}, left={0: 2}), f"build {EAST}")
    assert not state.dump()["closing"]


def test_the_round_is_finished() -> None:
    """MT-86: up to the player to the right of the starting player."""
    state = table(seat=2, starter=2, goods={2: LAND.cost(EAST)}, left={2: 1})
    do(state, f"build {EAST}")
    order = []
    while state.actor is not None:
        order.append(decision(state))
        through(do(state, "recruit"), "hire copper+copper")
    assert order == [("turn", 3), ("turn", 0), ("turn", 1)]


def test_the_last_player_of_the_round_ends_it_at_once() -> None:
    """MT-86"""
    state = table(seat=1, starter=2, goods={1: LAND.cost(EAST)}, left={1: 1})
    do(state, f"build {EAST}")
    assert state.actor is None
    assert state.dump()["decision"] is None


def test_canteen_turns_of_the_last_player_still_belong_to_it() -> None:
    """MT-86, MT-R9: in the final round as well."""
    fields = dict.fromkeys([LINE[3], LAND.at(2, 4), LAND.at(1, 1)], "1")
    state = last_turn(settlements=fields, canteens={3: 1}, workers={3: "copper*2"})
    do(state, "work bank-1", "staff copper")
    assert decision(state) == ("last", 3)
    do(state, "canteen")
    assert decision(state) == ("turn", 3)
    through(do(state, "recruit"), "hire copper+copper")
    assert state.actor is None


def test_without_a_trigger_the_round_goes_on() -> None:
    """MT-86"""
    state = do(table(seat=3, starter=0, workers={3: "copper"}), "work bank-1", "staff copper")
    assert decision(state) == ("turn", 0)
    assert state.dump()["round"] == 4


def test_most_settlements_win() -> None:
    """MT-87: every token counts, stacked ones too."""
    state = finished(settlements={EAST: "1*3", LINE[5]: "2", LINE[6]: "2"})
    assert state.scores() == [8, 3, 2, 0]
    assert state.ranking() == [1, 2, 3, 4]
    lines = {line.id: line.points for line in state.breakdown()}
    placed = settled(state)
    assert lines["fields"] == [sum(words[0] == str(seat) for words in placed.values()) for seat in range(4)]
    assert [sum(points) for points in zip(*lines.values(), strict=True)] == state.scores()


TIED = {EAST: "1*2", LINE[5]: "2*2"}


def test_a_tie_is_broken_by_cattle_and_canteens() -> None:
    """MT-88: counted together; more coins do not help."""
    state = finished(settlements=TIED, cattle={1: 1, 2: 2}, coins={1: 90})
    assert state.scores()[1] == state.scores()[2]
    assert state.ranking()[1:3] == [3, 2]
    fields = {**TIED, LINE[3]: "1", LAND.at(2, 4): "2"}
    state = finished(settlements=fields, cattle={2: 1}, canteens={1: 2})
    assert state.ranking()[1:3] == [2, 3]
    state = finished(settlements=fields, cattle={2: 2}, canteens={1: 1})
    assert state.ranking()[1:3] == [3, 2]


@pytest.mark.parametrize(
    ("coins", "workers", "goods"),
    [
        ({1: 6}, {2: "copper*5"}, {}),
        ({1: 1}, {1: "copper*4"}, {2: "grain*4"}),
        ({}, {2: "stone*2"}, {1: "stone_large*2 copper_large"}),
        ({2: 1}, {1: "grain"}, {1: "pumpkin"}),
    ],
)
def test_then_by_coins_workers_and_goods(
    coins: dict[int, int], workers: dict[int, str], goods: dict[int, str]
) -> None:
    """MT-89, MT-R10: all added up, large pieces count one, coins by value."""
    state = finished(settlements=TIED, coins=coins, goods=goods, workers={3: "copper", **workers})
    assert state.ranking()[1:3] == [2, 3]


def test_otherwise_the_victory_is_shared() -> None:
    """MT-90, MT-R10"""
    fields = {EAST: "1*2", LINE[5]: "2*2"}
    state = finished(
        settlements=fields, coins={1: 3}, workers={2: "stone", 3: "copper"}, goods={2: "grain*2"}
    )
    assert state.ranking() == [1, 2, 2, 4]
    shared = document(
        players=2, seat=1, starter=0, left={0: 0, 1: 0}, workers={1: "stone"}, coins={0: 4}, start=START
    )
    both = GAME.load(shared)
    events = told(both, "work bank-1", "staff stone")
    assert both.ranking() == [1, 1]
    assert [event.params["winners"] for event in events if event.id == "wins"] == [2, 2]
