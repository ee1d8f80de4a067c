"""Shortage of goods or workers (MT-27 to MT-32)."""

import pytest

from ..playing import decision, do, told
from .table import table
from .verbs import goods, supply, through, workers


def test_everybody_returns_one_of_that_kind_first() -> None:
    """MT-27: the receiver too, and only who has one."""
    held = {0: "stone_small*5", 1: "stone_small*9", 2: "stone_small*8"}
    state = table(goods=held, workers={0: "stone"}, coins={0: 6})
    assert supply(state, "stone_small") == 2
    do(state, "work quarry-3", "staff stone")
    assert goods(state, 0) == {"stone_small": 5 - 1 + 3}
    assert [goods(state, seat).get("stone_small", 0) for seat in (1, 2, 3)] == [8, 7, 0]
    assert supply(state, "stone_small") == 2 + 3 - 3


def test_nobody_returns_anything_while_the_supply_lasts() -> None:
    """MT-27: exactly enough is enough."""
    held = {0: "stone_small*5", 1: "stone_small*8", 2: "stone_small*8"}
    state = table(goods=held, workers={0: "stone"}, coins={0: 6})
    assert supply(state, "stone_small") == 3
    do(state, "work quarry-3", "staff stone")
    assert [goods(state, seat)["stone_small"] for seat in (0, 1, 2)] == [8, 8, 8]


def test_returning_is_repeated_until_there_is_enough() -> None:
    """MT-28: with one player holding nearly everything it takes three rounds."""
    state = table(goods={1: "stone_small*24"}, workers={0: "stone"}, coins={0: 6})
    events = told(state, "work quarry-3", "staff stone")
    returned = [event.params["seat"] for event in events if event.id == "shortage-good"]
    assert returned == [1, 1, 1]
    assert goods(state, 0) == {"stone_small": 3}
    assert goods(state, 1) == {"stone_small": 21}


def test_the_receiver_gets_the_full_amount_after_returning() -> None:
    """MT-28: whoever holds everything gives back and takes again."""
    state = table(goods={0: "stone_small*24"}, workers={0: "stone"}, coins={0: 6})
    do(state, "work quarry-3", "staff stone")
    assert goods(state, 0) == {"stone_small": 24}


def test_kinds_are_counted_apart() -> None:
    """MT-29: large pieces do not help where small ones are short, and nobody returns other kinds."""
    held = {1: "stone_small*12 stone_large*2 copper_small*3", 2: "stone_small*12 stone_large*3"}
    state = table(goods=held, workers={0: "stone"}, coins={0: 1})
    do(state, "work quarry-1", "staff stone")
    assert goods(state, 1) == {"stone_small": 11, "stone_large": 2, "copper_small": 3}
    assert goods(state, 2) == {"stone_small": 11, "stone_large": 3}
    assert goods(state, 0) == {"stone_small": 1}
    assert supply(state, "stone_small") == 1


def test_worker_colours_are_counted_apart() -> None:
    """MT-29: a cattle for a copper worker touches only copper workers."""
    state = table(
        cattle={0: 1},
        workers={0: "copper*2 stone", 1: "copper*8", 2: "copper*7 stone", 3: "stone"},
        crews={"mine-1": "copper"},
    )
    assert supply(state, "copper worker") == 0
    do(state, "trade copper_worker")
    assert workers(state, 0) == {"copper": 2, "stone": 1}
    assert workers(state, 1) == {"copper": 7}
    assert workers(state, 2) == {"copper": 6, "stone": 1}
    assert workers(state, 3) == {"stone": 1}
    assert supply(state, "copper worker") == 2


def test_workers_on_the_action_board_stay() -> None:
    """MT-30: only player boards give back."""
    crews = {"mine-1": "copper", "bank-3": "copper+copper+copper", "quarry-1": "copper+copper"}
    state = table(cattle={0: 1}, workers={1: "copper*8", 2: "copper*4"}, crews=crews)
    assert supply(state, "copper worker") == 0
    do(state, "trade copper_worker")
    assert state.dump()["crews"] == {space: [crew] for space, crew in crews.items()}
    assert workers(state, 1) == {"copper": 7}
    assert workers(state, 2) == {"copper": 3}
    assert workers(state, 0) == {"copper": 1}


def all_posted() -> dict[str, str]:
    """All copper workers but one on the action board."""
    return {
        "bank-2": "copper+copper",
        "bank-3": "copper+copper+copper",
        "mine-1": "copper/copper",
        "mine-2": "copper/copper",
        "quarry-1": "copper+copper/copper+copper",
        "quarry-2": "copper+copper/copper+copper",
        "farm-1": "stone+grain",
    }


def test_who_cannot_be_served_takes_what_there_is() -> None:
    """MT-31, MT-R3: one copper worker is left anywhere, two are due."""
    state = table(step="hire", wheel=0, detail={"first": False}, crews=all_posted(), workers={3: "stone"})
    assert supply(state, "copper worker") == 1
    do(state, "hire copper+copper")
    assert workers(state, 0) == {"copper": 1}
    assert supply(state, "copper worker") == 0


def test_nothing_at_all_may_be_left() -> None:
    """MT-31, MT-R3: the cattle is gone all the same."""
    crews = all_posted() | {"farm-1": "copper+stone"}
    state = table(crews=crews, cattle={0: 1})
    assert supply(state, "copper worker") == 0
    do(state, "trade copper_worker")
    assert workers(state, 0) == {}
    assert decision(state) == ("turn", 0)


SHORT = {1: "grain*12 pumpkin*12 copper_small*12 stone_small*12 copper_large*6 stone_large*6"}
SHORT[2] = SHORT[1]


@pytest.mark.parametrize("good", ["grain", "pumpkin", "copper_small", "stone_small"])
def test_it_covers_the_cattle_trade(good: str) -> None:
    """MT-32"""
    state = do(table(goods=SHORT, cattle={0: 1}), f"trade {good}")
    assert goods(state, 0) == {good: 1}
    assert (goods(state, 1)[good], goods(state, 2)[good]) == (11, 11)


def test_it_covers_the_pumpkin_of_the_city() -> None:
    """MT-32"""
    state = do(table(goods=SHORT), "city")
    assert goods(state, 0) == {"pumpkin": 1}
    assert (goods(state, 1)["pumpkin"], goods(state, 2)["pumpkin"]) == (11, 11)


def test_it_covers_rewards_and_exchanges_of_the_city() -> None:
    """MT-32: three goods at once, and large pieces for small ones."""
    state = table(goods=SHORT, step="take", detail={"row": 2})
    do(state, "take copper_small+copper_small+copper_small")
    assert goods(state, 0) == {"copper_small": 3}
    assert (goods(state, 1)["copper_small"], goods(state, 2)["copper_small"]) == (10, 10)
    held = {0: "stone_small*3", 1: "stone_large*6", 2: "stone_large*6"}
    state = table(goods=held, step="exchange", detail={"row": 1})
    do(state, "exchange stone_small+stone_small+stone_small")
    assert goods(state, 0) == {"stone_large": 3}
    assert (goods(state, 1)["stone_large"], goods(state, 2)["stone_large"]) == (4, 4)


def test_it_covers_recruiting() -> None:
    """MT-32: the two workers of a field, each kind by itself."""
    state = table(
        step="advance",
        wheel=0,
        goods={0: "grain"},
        workers={1: "copper*8", 2: "copper*8", 3: "copper*2 grain"},
    )
    do(state, "advance 1")
    assert workers(state, 0) == {"copper": 1, "grain": 1}
    assert [workers(state, seat)["copper"] for seat in (1, 2, 3)] == [7, 7, 1]
    assert supply(state, "copper worker") == 2


def test_coins_and_cattle_are_not_covered() -> None:
    """MT-32, MT-R4: coins never run out, missing cattle is simply lost."""
    state = table(goods={0: "pumpkin"}, spare_cattle=0, seat=0)
    through(do(state, "city", "place 1-1"), "pass", "done")
    assert state.dump()["seats"][0]["cattle"] == 0
    assert state.dump()["supply"]["cattle"] == 0
    assert decision(state) == ("turn", 1)
