"""The turn (MT-22 to MT-26)."""

from bunkhouse.games.montana import GAME

from ..playing import can, cannot, decision, do, kinds, legal
from .table import LAND, LINE, START, table
from .verbs import crews, through


def test_turns_go_clockwise_from_the_starting_player() -> None:
    """MT-22"""
    state = table(seat=2, starter=2)
    order = []
    for _ in range(6):
        step, seat = decision(state) or ("", -1)
        assert step == "turn"
        order.append(seat)
        through(do(state, "recruit"), "hire copper+copper")
    assert order == [2, 3, 0, 1, 2, 3]


def test_exactly_one_action_a_turn() -> None:
    """MT-23: after recruiting, working or building the turn is over, or only its end is left."""
    field = LINE[4]
    state = table(workers={0: "copper*5"}, goods={0: LAND.cost(field, LINE[3])}, coins={0: 9}, wheel=1)
    assert kinds(state) == {"recruit", "city", "work", "build"}
    recruited = through(do(state.copy(), "recruit"), "hire copper+copper")
    assert decision(recruited) == ("turn", 1)
    worked = do(state.copy(), "work bank-1", "staff copper")
    assert decision(worked) == ("turn", 1)
    built = do(state.copy(), f"build {field}", "done")
    assert decision(built) == ("turn", 1)
    building = do(state.copy(), f"build {field}")
    for text in ("recruit", "city", "work bank-1"):
        cannot(building, text, "MT-23", "not-this-decision")


def test_cattle_can_be_traded_in_the_middle_of_every_action() -> None:
    """MT-24: any number of times, in every decision of the own turn and at its end."""
    goods = {0: "grain*4 pumpkin*4 copper_small*4 stone_small*4"}
    state = table(cattle={0: 9}, workers={0: "copper*3"}, goods=goods, coins={0: 9})
    can(state, "trade coins", "trade grain")
    do(state, "trade coins", "trade coins")
    for first in ("recruit", "city", "work mine-1", "work bank-2", f"build {LINE[3]}"):
        begun = do(state.copy(), first)
        can(begun, "trade coins", "trade copper_worker")
    staffed = do(state.copy(), "work mine-1", "staff copper")
    can(staffed, "trade coins", "trade stone_worker")
    ending = do(staffed, "done")
    assert decision(ending) == ("last", 0)
    can(ending, "trade coins", "end")
    do(ending, *["trade coins"] * 7)
    assert decision(ending) == ("turn", 1)


def test_no_turn_can_be_passed() -> None:
    """MT-25: with nothing in hand recruiting is still possible, and so is the city."""
    state = table(coins={0: 0})
    assert legal(state) == {"recruit", "city"}
    cannot(state, "end", "MT-25", "not-this-decision")
    cannot(state, "done", "MT-23", "not-this-decision")
    cannot(state, "pass", "MT-53", "not-this-decision")


def test_recruiting_is_always_legal() -> None:
    """MT-25: also with a full board and an empty supply of workers."""
    full = {0: "copper*8", 1: "copper*8", 2: "copper*2 stone*6", 3: "stone*8"}
    state = table(workers=full, crews={"quarry-1": "stone", "quarry-2": "stone", "bank-2": "stone+stone"})
    assert "copper" not in state.dump()["supply"]["workers"]
    can(state, "recruit")


def test_end_of_turn_areas_are_cleared_before_the_canteen() -> None:
    """MT-26, MT-R9: the extra turn begins with free spaces."""
    lake = next(f for f in LAND.all("lake") if f in LAND.beside(START))
    shore = next(f for f in LAND.beside(lake) if LAND.kind(f) == "land" and f != START)
    chain = {LINE[3]: "1", shore: "1"}
    state = table(
        settlements=chain,
        canteens={0: 1},
        crews={"bank-1": "stone", "bank-2": "stone+stone"},
        workers={0: "grain*3"},
    )
    do(state, "work bank-3", "staff grain+grain+grain")
    assert decision(state) == ("last", 0)
    assert crews(state) == {}
    do(state, "canteen")
    assert decision(state) == ("turn", 0)


def test_end_of_turn_city_rewards_come_first() -> None:
    """MT-26: the canteen is asked about when everybody has been rewarded."""
    lake = next(f for f in LAND.all("lake") if f in LAND.beside(START))
    shore = next(f for f in LAND.beside(lake) if LAND.kind(f) == "land" and f != START)
    state = table(settlements={LINE[3]: "1", shore: "1"}, canteens={0: 1}, goods={1: "pumpkin*2"})
    do(state, "city", "place 4-1", "place 2-1")
    assert decision(state) == ("take", 1)
    do(state, "take grain+grain+grain")
    assert decision(state) == ("last", 0)
    assert GAME.parse("canteen") in state.legal()
