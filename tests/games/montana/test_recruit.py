"""Action A: Recruit (MT-33 to MT-38)."""

from collections import Counter

import pytest

from bunkhouse.engine.rng import seeded
from bunkhouse.games.montana import GAME

from ..playing import can, cannot, decision, do, kinds, legal
from .table import COPPER_GRAIN, STONE_PUMPKIN, WHITE, document, table
from .verbs import goods, supply, workers

WHEEL = [
    "white",
    "copper+grain",
    "stone+pumpkin",
    "copper+pumpkin",
    "white",
    "grain+stone",
    "copper+stone",
    "grain+pumpkin",
]


def spun(seed: int) -> tuple[int, dict[str, int], str]:
    """Where the pointer stops, the workers taken, and what is decided next."""
    position = document(goods={0: "grain"})
    position["generator"] = seeded(seed).words()
    state = do(GAME.load(position), "recruit")
    return int(state.dump()["wheel"]), workers(state, 0), (decision(state) or ("", 0))[0]


def test_the_wheel_gives_the_two_workers_of_a_field() -> None:
    """MT-33: eight fields, all equally likely; the workers come from the supply."""
    stops: Counter[int] = Counter()
    for seed in range(800):
        field, hired, step = spun(seed)
        stops[field] += 1
        expected = {} if WHEEL[field] == "white" else dict(Counter(WHEEL[field].split("+")))
        assert hired == expected
        assert step == ("hire" if WHEEL[field] == "white" else "advance")
    assert set(stops) == set(range(8))
    assert all(65 <= count <= 140 for count in stops.values())


def test_workers_come_from_the_supply() -> None:
    """MT-33"""
    state = do(table(step="advance", wheel=WHITE, goods={0: "grain"}), "advance 1")
    assert workers(state, 0) == {"copper": 1, "grain": 1}
    assert (supply(state, "copper worker"), supply(state, "grain worker")) == (17, 17)


def test_a_spin_always_stops_on_a_field_and_is_never_repeated() -> None:
    """MT-34: one number of the generator decides, and no spin can be undone or repeated."""
    for seed in range(50):
        position = document()
        position["generator"] = seeded(seed).words()
        state = GAME.load(position)
        do(state, "recruit")
        assert 0 <= state.dump()["wheel"] < 8
        assert state.undo_limit().steps == 0
        assert state.undo_limit().wall == "chance"
        assert "recruit" not in kinds(state) or decision(state) == ("turn", 1)


def test_a_white_field_gives_any_two() -> None:
    """MT-35: of the same colour or different ones, each pair offered once."""
    state = table(step="hire", wheel=WHITE, detail={"first": True})
    assert len(legal(state)) == 10
    can(state, "hire copper+copper", "hire stone+pumpkin")
    cannot(state, "hire copper", "MT-35", "wrong-crew-size")
    cannot(state, "hire copper+copper+copper", "MT-35", "wrong-crew-size")
    do(state, "hire pumpkin+pumpkin")
    assert workers(state, 0) == {"pumpkin": 2}
    assert supply(state, "pumpkin worker") == 16


@pytest.mark.parametrize("steps", range(1, 8))
def test_the_pointer_moves_on_for_grain(steps: int) -> None:
    """MT-36: clockwise, a grain for every field; only the field reached gives workers."""
    state = table(step="advance", wheel=COPPER_GRAIN, goods={0: "grain*7"})
    do(state, f"advance {steps}")
    reached = (COPPER_GRAIN + steps) % 8
    assert state.dump()["wheel"] == reached
    assert goods(state, 0).get("grain", 0) == 7 - steps
    assert supply(state, "grain") == 24 - 7 + steps
    if WHEEL[reached] == "white":
        assert decision(state) == ("hire", 0)
        do(state, "hire stone+stone")
        assert workers(state, 0) == {"stone": 2}
    else:
        assert workers(state, 0) == dict(Counter(WHEEL[reached].split("+")))


def test_no_further_than_the_grain_lasts() -> None:
    """MT-36"""
    state = table(step="advance", wheel=STONE_PUMPKIN, goods={0: "grain*3"})
    assert legal(state) == {"advance 1", "advance 2", "advance 3", "done"}
    cannot(state, "advance 4", "MT-36", "not-enough-grain")
    assert len(legal(table(step="advance", goods={0: "grain*9"}), "advance")) == 7


def test_moving_on_is_optional() -> None:
    """MT-37"""
    state = table(step="advance", wheel=COPPER_GRAIN, goods={0: "grain*7"}, workers={0: "stone"})
    do(state, "done")
    assert workers(state, 0) == {"stone": 1}
    assert goods(state, 0) == {"grain": 7}
    assert decision(state) == ("turn", 1)


def test_moving_on_happens_once_per_action() -> None:
    """MT-37, MT-R5: a second turn, from a canteen, gives a new chance."""
    state = table(step="advance", wheel=STONE_PUMPKIN, goods={0: "grain*7"}, cattle={0: 1})
    do(state, "advance 1")
    assert decision(state) == ("last", 0)
    cannot(state, "advance 1", "MT-37", "not-this-decision")


def test_without_grain_and_cattle_nobody_is_asked() -> None:
    """MT-36, MT-37: with cattle it is possible to trade for grain first."""
    position = document(step="hire", wheel=WHITE, detail={"first": True})
    assert decision(do(GAME.load(position), "hire stone+stone")) == ("turn", 1)
    state = table(step="hire", wheel=WHITE, detail={"first": True}, cattle={0: 1})
    do(state, "hire stone+stone")
    assert legal(state, "advance") == set()
    do(state, "trade grain", "advance 1")
    assert workers(state, 0) == {"stone": 2, "copper": 1, "grain": 1}


def test_surplus_workers_go_back() -> None:
    """MT-38: new ones or old ones, exactly as many as are too many."""
    state = table(step="hire", wheel=WHITE, detail={"first": False}, workers={0: "copper*6 stone"})
    do(state, "hire grain+pumpkin")
    assert decision(state) == ("surplus", 0)
    assert legal(state) == {"return copper", "return stone", "return grain", "return pumpkin"}
    cannot(state, "return copper+copper", "MT-38", "wrong-crew-size")
    do(state, "return copper")
    assert workers(state, 0) == {"copper": 5, "stone": 1, "grain": 1, "pumpkin": 1}
    assert supply(state, "copper worker") == 13


def test_two_surplus_workers_are_returned_together() -> None:
    """MT-38: every pair that the player has, once."""
    state = table(step="hire", wheel=WHITE, detail={"first": False}, workers={0: "copper*7 stone"})
    do(state, "hire stone+grain")
    assert legal(state) == {
        "return copper+copper",
        "return copper+stone",
        "return copper+grain",
        "return stone+stone",
        "return stone+grain",
    }
    cannot(state, "return grain+grain", "MT-38", "workers-not-yours")
    cannot(state, "return copper", "MT-38", "wrong-crew-size")


def test_the_limit_holds_after_each_receipt() -> None:
    """MT-38, MT-R6: after the first pair, before the pointer is moved on."""
    held = {0: "copper*7"}
    state = table(step="hire", wheel=WHITE, detail={"first": True}, workers=held, goods={0: "grain*2"})
    do(state, "hire stone+stone")
    assert decision(state) == ("surplus", 0)
    do(state, "return copper")
    assert decision(state) == ("advance", 0)
    do(state, "advance 1")
    assert decision(state) == ("surplus", 0)
    do(state, "return copper+copper")
    assert sum(workers(state, 0).values()) == 8
