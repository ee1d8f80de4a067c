"""The round and the turn."""

import pytest

from ..playing import can, cannot, decision, do, kinds, legal, told
from .table import last_turn, table
from .verbs import dice, gaucho, herds, places, skip, tile


@pytest.mark.parametrize(("players", "count"), [(2, 5), (3, 7), (4, 9)])
def test_the_starting_player_rolls_all_dice(players: int, count: int) -> None:
    """EG-20, EG-6"""
    state = last_turn(seat=1, players=players)
    rolls = [event for event in told(state, "end") if event.id == "rolls"]
    assert len(rolls) == 1
    new_starter = (2 % players + 1) % players
    assert (rolls[0].params["seat"], rolls[0].params["count"]) == (new_starter, count)
    assert len(state.dump()["rodeo"]) == count


def test_every_round_is_rolled_anew() -> None:
    """EG-20: the dice differ from round to round."""
    state = table(players=2)
    rolled = set()
    for _ in range(6):
        rolled.add(tuple(state.dump()["rodeo"]))
        skip(state, 2)
    assert len(rolled) > 3


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("starter", [0, 1])
def test_turns_go_clockwise_from_the_starting_player(players: int, starter: int) -> None:
    """EG-21: everybody takes 2 dice, the last one out of 3."""
    state = table(players=players, seat=starter)
    for turn in range(players):
        assert decision(state) == ("turn", (starter + turn) % players)
        assert len(state.dump()["rodeo"]) == 2 * (players - turn) + 1
        skip(state)


def test_two_of_the_remaining_dice_are_taken() -> None:
    """EG-21"""
    state = table(players=2, rodeo=[2, 3, 3, 5, 6])
    pairs = {"2+3", "2+5", "2+6", "3+3", "3+5", "3+6", "5+6"}
    assert legal(state) == {f"take {pair}" for pair in pairs}
    cannot(state, "take 2+2", "EG-21", "dice-not-in-rodeo")
    cannot(state, "take 1+4", "EG-21")
    do(state, "take 3+6")
    assert dice(state) == [3, 6]
    assert state.dump()["rodeo"] == [2, 3, 5]
    cannot(state, "take 2+5", "EG-21", "dice-already-taken")
    do(state, "end")
    assert legal(state) == {"take 2+3", "take 2+5", "take 3+5"}


def test_dice_must_be_taken_even_if_useless() -> None:
    """EG-22"""
    state = table(rodeo=[6, 6])
    cannot(state, "end", "EG-22", "dice-not-taken")
    assert kinds(state) == {"take"}


def test_unused_dice_are_forfeited() -> None:
    """EG-22: neither the player nor anybody else has them later in the round."""
    state = table(players=2, rodeo=[6, 6, 1, 1, 1], pampa={"P1-1": "black-06"})
    events = told(state, "take 6+6", "end")
    assert [event.params["dice"] for event in events if event.id == "forfeits"] == ["6+6"]
    assert (dice(state), state.dump()["rodeo"]) == ([], [1, 1, 1])
    do(state, "take 1+1")
    cannot(state, "stand P1-1 with 6", "EG-23", "dice-not-yours")


def test_each_die_gives_one_action() -> None:
    """EG-23"""
    state = table(pampa={"P1-1": "black-03", "P1-2": "brown-04", "P1-3": "white-03"}, dice=[3, 4])
    do(state, "stand P1-1 with 3")
    assert dice(state) == [4]
    cannot(state, "stand P1-3 with 3", "EG-23", "dice-not-yours")
    do(state, "stand P1-2 with 4")
    assert dice(state) == []
    assert legal(state) == {"end"}


def test_both_dice_together_give_a_single_action() -> None:
    """EG-23"""
    state = table(pampa={"P1-1": "black-07", "P1-2": "brown-03", "P1-3": "white-07"}, dice=[3, 4])
    do(state, "stand P1-1 with 3+4")
    assert dice(state) == []
    assert legal(state) == {"end"}


def test_totals_must_be_met_exactly() -> None:
    """EG-23: more is as wrong as less."""
    state = table(pampa={"P1-1": "black-08", "P1-2": "brown-06"}, dice=[3, 4])
    cannot(state, "stand P1-1 with 3+4", "EG-29", "wrong-total")
    cannot(state, "stand P1-2 with 3+4", "EG-29", "wrong-total")
    cannot(state, "lie P1-2 with 4", "EG-30", "wrong-total")
    assert legal(state, "stand") == set()
    assert legal(state, "lie") == {"lie P1-1 with 4", "lie P1-2 with 3"}


def test_what_dice_are_good_for() -> None:
    """EG-24: standing, lying, raising and entering - and nothing on an empty space."""
    state = table(pampa={"P1-1": "black-04", "P1-2": "brown-09 0 lying"}, dice=[4])
    assert legal(state) == {
        "stand P1-1 with 4",
        "raise P1-2 with 4",
        "enter thief with 4",
        "end",
    }
    assert legal(table(pampa={"P1-1": "black-04"}, dice=[2])) == {
        "lie P1-1 with 2",
        "enter merchant with 2",
        "enter rodeo with 2",
        "enter sorting with 2",
        "end",
    }
    assert legal(table(dice=[6, 6])) == {"enter steppe with 6", "end"}


def test_special_actions_need_no_dice() -> None:
    """EG-25: they come on top of the dice, even when all are spent."""
    state = table(pampa={"P1-1": "black-05"}, dice=[5], places={0: "thief"}, herds={1: {"black": [3]}})
    do(state, "stand P1-1 with 5")
    assert dice(state) == []
    do(state, "steal black-03")
    assert herds(state, 0) == {"black": [3]}


def test_end_of_the_round() -> None:
    """EG-26: collecting, refilling, then the black gaucho passes to the left."""
    state = last_turn(seat=0, pampa={"P1-1": "black-05 2 standing"})
    events = [event.id for event in told(state, "end")]
    steps = [id for id in events if id in ("collects", "adds", "arrives", "round-begins", "rolls")]
    assert steps[:2] == ["collects", "adds"]
    assert steps[-2:] == ["round-begins", "rolls"]
    assert set(steps[2:-2]) == {"arrives"}
    assert state.dump()["starter"] == 2
    assert decision(state) == ("turn", 2)
    assert state.dump()["round"] == 6


def test_the_black_gaucho_goes_round_the_table() -> None:
    """EG-26"""
    state = table(players=3, seat=2)
    starters = []
    for _ in range(4):
        starters.append(state.dump()["starter"])
        skip(state, 3)
    assert starters == [2, 0, 1, 2]


@pytest.mark.parametrize(("players", "count"), [(2, 5), (3, 7), (4, 9)])
def test_dice_return_for_the_next_round(players: int, count: int) -> None:
    """EG-27: all of them, used or not."""
    state = skip(table(players=players), players)
    assert state.dump()["round"] == 6
    assert len(state.dump()["rodeo"]) == count
    assert dice(state) == []


def test_using_dice_is_voluntary() -> None:
    """EG-28"""
    state = table(pampa={"P1-1": "black-05", "P1-2": "brown-06"}, rodeo=[5, 6])
    do(state, "take 5+6")
    can(state, "stand P1-1 with 5", "stand P1-2 with 6", "end")
    do(state, "end")
    assert decision(state) == ("turn", 1)
    assert gaucho(state, "P1-1") is None
    assert tile(state, "P1-1") == "black-05"
    assert places(state, 0) == {}
