"""The end of the game and the final scoring."""

import pytest

from bunkhouse.engine.state import State
from bunkhouse.games.el_gaucho import GAME

from ..playing import cannot, decision, do, kinds, legal
from .table import last_turn, table, without_dice
from .verbs import dice, gaucho, pasture, places, skip, supply


def rounds_until_the_end(state: State) -> list[tuple[int, bool]]:
    """Skips to the end of the game; for every round its starting player and whether it has dice."""
    rounds: dict[int, tuple[int, bool]] = {}
    while state.actor is not None:
        seen = state.observe(None)
        rounds.setdefault(seen["round"], (seen["starter"], not seen["without_dice"]))
        skip(state)
    return list(rounds.values())


def emptied_by_the_steppe(seat: int, starter: int, stack: str = "brown-09") -> State:
    """3 players; the seat has just taken a tile off the Steppe, and the stack has filled it up."""
    state = table(
        players=3,
        seat=seat,
        starter=starter,
        dice=[],
        places={seat: "steppe"},
        steppe="white-12",
        stack=stack,
    )
    return do(state, "look", "fetch white-12", "settle P1-1")


def test_the_last_tile_of_the_stack_triggers_the_end() -> None:
    """EG-67: not the last but one."""
    assert emptied_by_the_steppe(0, 0, "brown-09 brown-08").dump()["rounds_left"] is None
    triggered = emptied_by_the_steppe(0, 0)
    assert triggered.dump()["stack"] == []
    assert triggered.observe(None)["rounds_left"] == 2


def test_the_exact_last_tile_triggers_too() -> None:
    """EG-67, EG-R13: even if no further tile was needed."""
    stack = "brown-12 brown-11 white-12 white-11 yellow-12 yellow-11 spotted-12 spotted-11"
    state = do(last_turn(pampa={"P1-1": "black-12 1 standing"}, stack=stack), "end")
    assert (state.dump()["stack"], state.dump()["rounds_left"]) == ([], 1)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_emptied_while_refilling_the_steppe(seat: int) -> None:
    """EG-68, EG-70, EG-R14: one more round with dice, one without - also from the last turn of a round."""
    state = do(emptied_by_the_steppe(seat, 0), "end")
    if seat < 2:
        skip(state, 2 - seat)
    assert (state.dump()["round"], state.dump()["starter"]) == (6, 1)
    assert rounds_until_the_end(state) == [(1, True), (2, False)]


def test_the_current_round_is_finished_first() -> None:
    """EG-68: with its dice, for those who have not had their turn."""
    state = do(emptied_by_the_steppe(0, 0), "end")
    assert (decision(state), state.dump()["round"]) == (("turn", 1), 5)
    assert kinds(state) == {"take"}
    assert rounds_until_the_end(state) == [(0, True), (1, True), (2, False)]


def test_emptied_while_refilling_the_pastures() -> None:
    """EG-69, EG-70: one more round with dice, one without."""
    state = do(
        last_turn(seat=1, players=3, pampa={"P1-1": "black-12 1 standing"}, stack="brown-12 white-09"), "end"
    )
    assert pasture(state, 1) == ["brown-12", "white-09"]
    assert (state.dump()["round"], state.dump()["starter"], decision(state)) == (6, 0, ("turn", 0))
    assert rounds_until_the_end(state) == [(0, True), (1, False)]


def test_without_a_trigger_rounds_go_on() -> None:
    """EG-67"""
    state = skip(table(players=2, stack="black-01"), 20)
    assert state.dump()["round"] == 15
    assert state.observe(None)["rounds_left"] is None


def test_the_round_without_dice() -> None:
    """EG-70: nothing is rolled or taken; only special places can be used, any number of them."""
    state = skip(table(players=2, seat=1, starter=0, stack="", rounds_left=1, places={1: "merchant thief"}))
    assert state.observe(None)["without_dice"]
    assert (decision(state), state.dump()["round"]) == (("turn", 1), 6)
    assert state.observe(None)["rodeo"] == []
    assert legal(state) == {"end"}
    cannot(state, "take 1+1", "EG-70", "round-without-dice")


def test_several_special_actions_without_dice() -> None:
    """EG-70"""
    pampa = {"P1-1": "black-09 0 lying", "P1-2": "white-02"}
    state = without_dice(
        pampa=pampa, places={0: "merchant thief foreman"}, herds={0: {"brown": [2, 3]}, 1: {"brown": [4]}}
    )
    do(state, "steal brown-04", "sell brown", "rouse P1-1")
    assert places(state, 0) == {}
    assert state.scores()[:2] == [3 * 4 + 5, 4]
    assert legal(state) == {"end"}


def test_turns_without_dice_go_round_in_normal_order() -> None:
    """EG-70"""
    state = without_dice(seat=2)
    order = []
    while state.actor is not None:
        order.append(state.actor)
        do(state, "end")
    assert order == [2, 3, 0, 1]


def test_the_virtual_die_is_the_only_die() -> None:
    """EG-R15, EG-70"""
    state = without_dice(places={0: "rodeo"}, pampa={"P1-1": "black-06", "P1-2": "brown-12"})
    assert legal(state, "stand") == set()
    do(state, "rodeo 6")
    assert dice(state) == [6]
    assert legal(state) == {"stand P1-1 with 6", "lie P1-2 with 6", "enter steppe with 6", "end"}
    do(state, "stand P1-1 with 6")
    assert gaucho(state, "P1-1") == "0 standing"


def test_gauchos_are_taken_back_without_dice_too() -> None:
    """EG-R15, EG-38"""
    out = {f"P4-{n}": f"white-{n:02} 0 standing" for n in range(1, 7)}
    state = without_dice(pampa={**out, "P1-1": "black-06 0 lying"})
    do(state, "recall P1-1")
    assert supply(state, 0) == 1


def test_the_round_without_dice_can_be_dumped_and_loaded() -> None:
    """EG-70: no die is left in the dice rodeo."""
    state = skip(table(players=2, seat=1, starter=0, stack="", rounds_left=1))
    assert state.observe(None)["without_dice"]
    assert state.dump()["rodeo"] == []
    assert GAME.load(state.dump()).dump() == state.dump()


def test_collecting_after_the_round_without_dice() -> None:
    """EG-71: complete pastures first, with Sorting."""
    pampa = {"P1-1": "black-06 0 standing", "P2-1": "black-07 0 standing", "P2-2": "white-01"}
    state = without_dice(seat=1, starter=2, pampa=pampa, places={0: "sorting"}, herds={0: {"black": [5, 9]}})
    do(state, "end")
    assert decision(state) == ("add-cattle", 0)
    assert legal(state) == {"add black-06", "sort black-06"}, "the 7 stands in an incomplete pasture"
    do(state, "sort black-06")
    assert state.actor is None
    assert state.scores()[0] == 3 * 9 + 7


def test_no_refilling_at_the_end() -> None:
    """EG-71: the tiles on the Pampa stay as they are."""
    pampa = {"P1-1": "black-06 0 standing", "P2-2": "white-01"}
    state = do(without_dice(seat=1, starter=2, pampa=pampa), "end")
    assert [pasture(state, row) for row in range(1, 5)] == [[], ["white-01"], [], []]
    assert state.dump()["starter"] == 2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_come_to_an_end(players: int, seed: int) -> None:
    """EG-73: with everything sold."""
    state = GAME.new(players=players, seed=seed)
    turns = 0
    while state.actor is not None:
        codes = state.legal()
        turns += 1
        state.apply(codes[(turns * 7919) % len(codes)])
    position = state.dump()
    assert position["stack"] == []
    assert position["rounds_left"] == 0
    assert all(not seat["herds"] and not seat["hand"] for seat in position["seats"])
    assert not [space for space in position["pampa"].values() if _is_standing(space)]


def _is_standing(space: object) -> bool:
    return isinstance(space, dict) and space["gaucho"] is not None and space["gaucho"]["standing"]
