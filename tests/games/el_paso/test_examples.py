"""The worked examples of the rulebook, EX-1 to EX-16. Marysia sits at 0."""

from typing import Any

import pytest

from bunkhouse.games.el_paso import GAME

from ..playing import cannot, do, legal
from .table import delivering, moving, on, on_train, spending, sue_with
from .verbs import money, named, points, seat, step, sue

DELIVERY = "santa_gertrudis santa_gertrudis corriente black_angus"


def shown(spent: int, **given: Any) -> int:
    """The total value of the example's hand."""
    state = do(spending(hand=DELIVERY, **given), f"spend {spent}")
    return int(state.dump()["decision"]["owed"][-1]["value"])


def test_ex_1_passing_a_building() -> None:
    """EX-1 (EP-30)"""
    state = moving("nF", trail={"c8": "1a 1"})
    assert state.action_params(GAME.parse("move nG"))["steps"] == 2
    assert seat(do(state, "move nG"))["rancher"] == "nG"


def test_ex_2_step_limit() -> None:
    """EX-2 (EP-32)"""
    state = moving("nB", cleared=["step_limit"])
    assert state.observe(0)["seats"][0]["step_limit"] == 4


@pytest.mark.parametrize("space", ["c1", "c4"])
def test_ex_3_buildings_of_others(space: str) -> None:
    """EX-3 (EP-38)"""
    state = on(space, trail={"c1": "1a 1", "c4": "3a 2"})
    assert legal(state) == {"aux 1", "aux 3", "end"}


def test_ex_4_the_draw_pile_runs_out() -> None:
    """EX-4 (EP-42, EP-43)"""
    state = on("nC", hand="criollo criollo", draw="galloway pineywoods", discard="santa_gertrudis")
    do(state, "end")
    assert seat(state)["hand"] == {"criollo": 2, "galloway": 1, "pineywoods": 1}
    assert (seat(state)["draw"], seat(state)["discard"]) == ({}, {"santa_gertrudis": 1})


def test_ex_5_three_certificates() -> None:
    """EX-5 (EP-49)"""
    state = on_train("4")
    assert named(state, "certificates") == {"1", "2", "3"}
    assert seat(do(state, "certificates 3"))["certificates"] == 3


def test_ex_6_double_hire() -> None:
    """EX-6 (EP-54 to EP-57, R-9)"""
    state = do(on("nB", money=15, hand="criollo"), "hire versatile")
    assert money(state) == 6
    assert not legal(state, "hire")
    cannot(state, "hire cowboy", "EP-55", "price-too-high")
    do(state, "dismiss versatile")
    assert money(state) == 8
    rich = do(on("nB", money=50), "hire versatile")
    cannot(rich, "hire versatile", "EP-56", "same-worker")
    do(state, "hire builder")
    assert (money(state), seat(state)["workers"]) == (0, {"builder": 1})


def test_ex_7_buying_a_shorthorn() -> None:
    """EX-7 (EP-61, EP-62)"""
    state = do(on("nD", money=6, workers="cowboy cowboy cowboy"), "buy shorthorn")
    assert (money(state), seat(state)["discard"]) == (0, {"cowboy": 3, "shorthorn": 1})


def test_ex_8_using_the_train() -> None:
    """EX-8 (EP-63)"""
    state = do(on("nF", money=8, workers="engineer engineer engineer versatile"), "train 4")
    assert (money(state), seat(state)["discard"]) == (0, {"engineer": 3, "versatile": 1})
    assert {"certificates 3", "objective 1", "objective stack", "bonus 3", "bonus stack", "ride"} <= legal(
        state
    )
    do(state, "certificates 3", "bonus 1", "ride")
    assert named(state, "move") == {"nG", "el_paso"}


def test_ex_9_building() -> None:
    """EX-9 (EP-67)"""
    free = do(on("nE", money=5, workers="builder builder"), "build 2", "site c1")
    assert (money(free), seat(free)["discard"]) == (1, {"builder": 2})
    dear = do(on("nE", money=5, workers="builder builder"), "build 2", "site c5")
    assert money(dear) == 0


def test_ex_10_upgrading() -> None:
    """EX-10 (EP-70)"""
    workers = "builder builder builder builder"
    state = do(on("nE", money=8, workers=workers, trail={"c1": "2a 0"}), "build 6", "site c1")
    assert (money(state), seat(state)["discard"]) == (0, {"builder": 4})
    assert state.dump()["tiles"]["2"] == 2


def test_ex_11_breeding_value() -> None:
    """EX-11 (EP-82)"""
    assert shown(0, certificates=1) == 8


def test_ex_12_duplicate() -> None:
    """EX-12 (EP-83): the second Santa Gertrudis."""
    assert shown(0, certificates=1, bonuses="T09") == 10


def test_ex_13_certificates() -> None:
    """EX-13 (EP-84, EP-85)"""
    state = do(spending(hand=DELIVERY, certificates=3, bonuses="T01"), "spend 3")
    assert state.dump()["decision"]["owed"][-1]["value"] == 12
    assert seat(state)["certificates"] == 0


def test_ex_14_choosing_a_post() -> None:
    """EX-14 (EP-87)"""
    state = delivering(12, hand=DELIVERY, posts={"7": 1, "9": 1})
    assert {words.split()[0] for words in named(state, "deliver")} == {"0", "5", "10", "12"}
    cannot(state, "deliver 7 with aux1_upgrade", "EP-87", "disc-already-there")
    assert seat(do(state, "deliver 12 with aux1_upgrade"))["posts"]["12"] == 1


def test_ex_15_one_element_for_one_objective() -> None:
    """EX-15 (EP-110)"""
    given: dict[str, Any] = {"objectives": "O01 O15", "trail": {"c1": "1a 0"}, "bonuses": "T15"}
    assert points(moving("nB", discard="corriente", **given))["objectives"] == 3
    assert points(moving("nB", discard="corriente corriente", **given))["objectives"] == 6


def test_ex_16_a_versatile_worker_for_sue() -> None:
    """EX-16 (EP-126)"""
    workers = "cowboy cowboy engineer engineer engineer engineer builder builder"
    state = sue_with("A5", row="cowboy engineer builder", workers=workers, resources="versatile")
    do(state, "end")
    assert state.observe(0)["automaton"]["specialists"] == {"cowboy": 3, "builder": 2, "engineer": 4}
    assert sue(state)["assigned"] == {"cowboy": 1, "builder": 0, "engineer": 0}
    assert step(state) == "move"
