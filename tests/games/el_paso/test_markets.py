"""Cattle, the train and buildings, paid with workers and money (EP-61 to EP-63, EP-67 to EP-71)."""

from typing import Any

import pytest

from ..playing import can, cannot, do, legal
from .table import on, on_train
from .verbs import money, named, seat, step


def test_buying_a_cow() -> None:
    """EP-61: the workers go to the discard pile, $2 each to the bank, the card to the discard pile."""
    state = do(on("nD", money=7, workers="cowboy cowboy engineer"), "buy corriente")
    assert (money(state), seat(state)["workers"]) == (3, {"engineer": 1})
    assert seat(state)["discard"] == {"cowboy": 2, "corriente": 1}
    assert state.dump()["stock"]["corriente"] == 9
    cannot(state, "buy black_angus", "EP-40", "already-used")


def test_any_combination_of_workers() -> None:
    """EP-61: specialised and versatile ones; one question, only when there is a choice."""
    state = do(on("nD", money=6, workers="cowboy cowboy versatile versatile"), "buy shorthorn")
    assert legal(state) == {"pay 1", "pay 2"}
    cannot(state, "pay 0", "EP-61", "wrong-workers")
    cannot(state, "pay 3", "EP-61", "wrong-workers")
    assert seat(do(state, "pay 2"))["discard"] == {"cowboy": 1, "versatile": 2, "shorthorn": 1}
    forced = do(on("nD", money=6, workers="cowboy versatile versatile"), "buy shorthorn")
    assert (step(forced), seat(forced)["workers"]) == ("act", {})


@pytest.mark.parametrize(
    ("cow", "cowboys"), [("black_angus", 1), ("corriente", 2), ("shorthorn", 3), ("hereford", 4)]
)
def test_prices_of_cows(cow: str, cowboys: int) -> None:
    """EP-62"""
    enough = " ".join(["cowboy"] * cowboys)
    state = do(on("nD", money=2 * cowboys, workers=enough), f"buy {cow}")
    assert (money(state), seat(state)["discard"].get(cow)) == (0, 1)
    cannot(on("nD", money=2 * cowboys - 1, workers=enough), f"buy {cow}", "EP-61", "price-too-high")
    fewer = " ".join(["cowboy"] * (cowboys - 1)) + " engineer builder"
    cannot(on("nD", money=20, workers=fewer), f"buy {cow}", "EP-61", "too-few-workers")


def test_using_the_train() -> None:
    """EP-63, R-38: one card, its engineers and $2 each; then its actions in any order, or not at all."""
    state = on("nF", money=7, workers="engineer engineer engineer")
    assert named(state, "train") == {"1", "2", "3"}
    cannot(state, "train 4", "EP-63", "too-few-workers")
    do(state, "train 3")
    assert (money(state), seat(state)["discard"], step(state)) == (1, {"engineer": 3}, "train")
    do(state, "bonus 1", "gain corriente")
    assert step(state) == "act"
    skipped = do(on("nF", money=2, workers="engineer"), "train 1", "end")
    assert seat(skipped)["certificates"] == 0
    poor = on("nF", money=5, workers="engineer engineer engineer")
    cannot(poor, "train 3", "EP-63", "price-too-high")
    mixed = do(on("nF", money=4, workers="engineer versatile versatile"), "train 2")
    assert legal(mixed) == {"pay 1", "pay 2"}


def test_star_sides_of_the_train() -> None:
    """EP-10, EP-63: the side that is turned up counts."""
    star = on_train("3", options={"train_3": "star"}, money=4)
    assert {"ride", "hire cowboy", "bonus 1", "objective 1"} <= legal(star)
    assert "gain corriente" not in legal(star)


def test_building() -> None:
    """EP-67: a tile, its builders, $2 each, the space's cost, the own marker."""
    state = on("nE", money=7, workers="builder builder")
    do(state, "build 2")
    assert named(state, "site") == {"c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"}
    cannot(state, "site c9", "EP-67", "price-too-high")
    do(state, "site c7")
    assert state.dump()["trail"]["c7"] == {"building": "2a", "seat": 0}
    assert (money(state), seat(state)["discard"], state.dump()["tiles"]["2"]) == (0, {"builder": 2}, 1)


def test_where_to_build() -> None:
    """R-12, EP-67: empty common spaces only, and everything must be payable beforehand."""
    trail = {"c1": "1a 1"}
    state = do(on("nE", money=2, workers="builder", trail=trail), "build 1")
    assert named(state, "site") == {"c2", "c8"}
    cannot(state, "site c1", "EP-67", "occupied")
    cannot(on("nE", money=1, workers="builder"), "build 1", "EP-67", "price-too-high")
    cannot(on("nE", money=9, workers="engineer"), "build 1", "EP-67", "too-few-workers")


def test_two_markers_two_buildings() -> None:
    """EP-68: a third building cannot be built; an upgrade still can."""
    trail = {"c1": "1a 0", "c2": "2a 0"}
    state = on("nE", money=20, workers="builder builder builder", trail=trail)
    cannot(state, "build 1", "EP-68", "no-marker")
    do(state, "build 3")
    assert named(state, "site") == {"c1", "c2"}
    cannot(state, "site c3", "EP-68", "no-marker")


def test_a_tile_is_never_flipped() -> None:
    """EP-69: it shows the side of its stack, before and after it lies on the trail."""
    given: dict[str, Any] = {"money": 9, "workers": "builder builder", "options": {"building_2": "b"}}
    state = do(on("nE", **given), "build 2", "site c1")
    assert state.dump()["trail"]["c1"] == {"building": "2b", "seat": 0}
    assert state.observe(1)["faces"][1] == "2b"
    assert not any("flip" in name for name in state.actions().names)


def test_upgrading() -> None:
    """EP-70, R-13: the difference in builders and money; the old tile returns; no space cost."""
    trail = {"c9": "2a 0", "c1": "1a 1"}
    state = do(
        on("nE", money=8, workers="builder builder builder versatile", trail=trail), "build 6", "site c9"
    )
    assert state.dump()["trail"]["c9"] == {"building": "6a", "seat": 0}
    assert (money(state), seat(state)["discard"]) == (0, {"builder": 3, "versatile": 1})
    assert (state.dump()["tiles"]["2"], state.dump()["tiles"]["6"]) == (2, 1)
    other = do(on("nE", money=9, workers="builder builder", trail=trail), "build 2")
    cannot(other, "site c9", "EP-70", "not-bigger")
    cannot(other, "site c1", "EP-67", "occupied")
    two: dict[str, Any] = {"c1": "4a 0", "c2": "5a 0"}
    cannot(on("nE", money=20, workers="builder", trail=two), "build 4", "EP-68", "no-marker")
    cannot(on("nE", money=1, workers="builder", trail=two), "build 6", "EP-70", "cannot-pay-upgrade")


def test_one_building_for_one_action() -> None:
    """EP-71"""
    state = do(on("nE", money=20, workers="builder builder engineer"), "build 1", "site c1")
    cannot(state, "build 1", "EP-40", "already-used")
    assert legal(state) == {"end", "dismiss builder", "dismiss engineer"}


def test_buildings_can_be_used_by_their_owner_at_once() -> None:
    """EP-37, EP-67: the marker decides."""
    built = do(on("nE", money=20, workers="builder"), "build 1", "site c8", "end")
    assert built.dump()["trail"]["c8"]["seat"] == 0
    can(on("c8", trail={"c8": "1a 0"}), "money")
