"""What Sue does with her card: cattle, resources, train, tokens, buildings (EP-124 to EP-131)."""

from collections import Counter

import pytest

from ..playing import do
from .solo import MANY, her_events, played
from .table import sue_with
from .verbs import points, sue


def test_her_cows_lie_on_her_pile() -> None:
    """EP-124: from every source; they only score."""
    state = played("A1", resources="black_angus corriente")
    assert sue(state)["cows"] == {"black_angus": 1, "corriente": 1}
    assert points(state, 1)["cows"] == 5


@pytest.mark.parametrize(
    ("cowboys", "cow"),
    [(1, "black_angus"), (2, "corriente"), (3, "shorthorn"), (4, "hereford"), (5, "hereford")],
)
def test_cattle_market(cowboys: int, cow: str) -> None:
    """EP-125, R-27: by her number of cowboys; nothing is paid or discarded."""
    workers = " ".join(["cowboy"] * cowboys) + " builder engineer"
    state = played("A2", workers=workers)
    assert sue(state)["cows"] == {cow: 1}
    assert state.dump()["stock"][cow] == sue_with("A2", workers=workers).dump()["stock"][cow] - 1
    assert Counter(workers.split()) == Counter(sue(state)["workers"])


def test_empty_supply() -> None:
    """R-28, EP-96: nothing instead."""
    state = played("A2", stock={"black_angus": 0})
    assert sue(state)["cows"] == {}
    assert "sue-gets-nothing" in [event.id for event in her_events("A2", stock={"black_angus": 0})]


def test_drawing_resources() -> None:
    """EP-126: one or two cards; a cow to her pile, a worker to its specialisation."""
    two = played("A1", resources="cowboy builder corriente corriente")
    assert sum(sue(two)["resources"].values()) == 2
    one = played("A5", resources="engineer engineer")
    assert sue(one)["workers"]["engineer"] == 2
    assert one.observe(0)["automaton"]["specialists"] == {"cowboy": 1, "builder": 1, "engineer": 2}


@pytest.mark.parametrize(
    ("workers", "joins"),
    [
        ("cowboy builder engineer", "builder"),
        ("cowboy builder engineer engineer", "engineer"),
        ("cowboy cowboy cowboy cowboy builder engineer", "builder"),
        ("cowboy cowboy cowboy cowboy builder engineer engineer", "engineer"),
    ],
)
def test_versatile_workers_join_the_largest_open_specialisation(workers: str, joins: str) -> None:
    """EP-126: ignoring those with four or more, the leftmost of equals."""
    state = played("A5", row="builder engineer cowboy", workers=workers, resources="versatile")
    assert sue(state)["assigned"][joins] == 1
    assert sum(sue(state)["assigned"].values()) == 1


def test_all_specialisations_full() -> None:
    """R-29: the versatile worker is kept aside and only scores."""
    state = played("A5", workers=MANY, resources="versatile")
    assert sum(sue(state)["assigned"].values()) == 0
    assert points(state, 1)["workers"] == 2 * 13


def test_the_resource_deck_is_finite() -> None:
    """EP-127"""
    state = played("A1", resources="cowboy")
    assert sue(state)["resources"] == {}
    again = do(state, "move nD", "end")
    assert sue(again)["resources"] == {}


def test_train_by_engineers() -> None:
    """EP-128, R-30: tokens without a price, Corriente, a resource card for a hire; nothing else."""
    one = played("A4", bonus_row="T15 T01 T09")
    assert sue(one)["bonuses"] == ["T15"]
    two = played("A4", workers="cowboy builder engineer engineer")
    assert len(sue(two)["objectives"]) == 1
    three = played("A4", workers="cowboy builder engineer engineer engineer")
    assert (sue(three)["cows"], len(sue(three)["bonuses"])) == ({"corriente": 1}, 1)
    star = played("A4", options={"train_1": "star"}, resources="cowboy")
    assert sue(star)["workers"]["cowboy"] == 2
    five = "cowboy builder engineer engineer engineer engineer engineer"
    four = played("A4", workers=five, rancher="nB")
    assert len(sue(four)["objectives"]) + len(sue(four)["bonuses"]) == 1
    assert sue(four)["rancher"] == "nF"


@pytest.mark.parametrize(
    ("engineers", "objectives", "bonuses", "corriente", "drawn"),
    [(1, [], [], 0, 1), (2, ["O13"], ["T15"], 0, 0), (3, ["O13"], [], 0, 1), (4, ["O13"], ["T15"], 1, 0)],
)
def test_train_cards_with_the_star(
    engineers: int, objectives: list[str], bonuses: list[str], corriente: int, drawn: int
) -> None:
    """EP-10, EP-128: the side that lies up; prices, moves and certificates are nothing to her."""
    state = played(
        "A4",
        options={f"train_{number}": "star" for number in range(1, 5)},
        workers="cowboy builder" + " engineer" * engineers,
        resources="black_angus",
        objective_row="O13 O01 O02",
        bonus_row="T15 T01 T02",
    )
    assert (sue(state)["objectives"], sue(state)["bonuses"]) == (objectives, bonuses)
    gained = {"corriente": corriente, "black_angus": drawn}
    assert sue(state)["cows"] == {cow: count for cow, count in gained.items() if count}
    assert sue(state)["rancher"] == "nF"


def test_the_best_token() -> None:
    """EP-129, R-30: most points, leftmost of equals; objectives are further left than bonus tokens."""
    engineers = "cowboy builder engineer engineer engineer engineer"
    tie = played("A4", workers=engineers, objective_row="O13 O19 O20", bonus_row="T18 T19 T20")
    assert (sue(tie)["objectives"], sue(tie)["bonuses"]) == (["O13"], [])
    bonus = played("A4", workers=engineers, objective_row="O01 O03 O05", bonus_row="T15 T18 T19")
    assert (sue(bonus)["objectives"], sue(bonus)["bonuses"]) == ([], ["T18"])
    assert bonus.dump()["bonuses"][1] not in (None, "T18")
    two = played(
        "A4",
        workers="cowboy builder engineer engineer",
        objective_row="O01 O03 O05",
        bonus_row="T18 T19 T20",
    )
    assert (sue(two)["objectives"], sue(two)["bonuses"]) == (["O03"], [])
    human = {"rancher": "nC", "objectives": "O05"}
    none = sue_with(
        "A4", workers="cowboy builder engineer engineer", objective_row="- - -", stacks=False, human=human
    )
    assert sue(do(none, "end"))["objectives"] == []
    for row, taken in (("- T01 -", ["T01"]), ("- - -", [])):
        assert sue(played("A4", bonus_row=row, stacks=False))["bonuses"] == taken


def test_she_builds_as_big_as_possible() -> None:
    """EP-130 (a), R-31: on the dearest empty space; her builders are only counted."""
    state = played("A3", workers="cowboy builder builder builder engineer")
    assert state.dump()["trail"]["c9"] == {"building": "3a", "seat": 1}
    assert sue(state)["workers"]["builder"] == 3
    missing = {"c1": "2a 0", "c2": "2a 0"}
    smaller = played("A3", workers="cowboy builder builder engineer", trail=missing)
    assert smaller.dump()["trail"]["c9"] == {"building": "1a", "seat": 1}
    second = played("A3", trail={"c9": "1a 1"})
    assert second.dump()["trail"]["c7"]["seat"] == 1


@pytest.mark.parametrize(
    ("rancher", "there", "space"), [("nB", "nD", "c5"), ("c4", "c7", "c6"), ("nD", "nF", "c3")]
)
def test_nearest_space_among_equally_dear_ones(rancher: str, there: str, space: str) -> None:
    """EP-130 (a), R-31: three spaces cost $1; the next one clockwise ahead of her rancher, after her move."""
    trail = {"c9": "2a 1", "c7": "3a 0", "c4": "4a 0"}
    state = played("A3", rancher=rancher, trail=trail)
    assert sue(state)["rancher"] == there
    assert state.dump()["trail"][space] == {"building": "1a", "seat": 1}


def test_no_tile_that_is_small_enough() -> None:
    """EP-130 (a), R-31: then nothing happens."""
    trail = {"c1": "1a 0", "c2": "1a 0"}
    state = played("A3", trail=trail)
    assert sorted(state.dump()["trail"]) == ["c1", "c2", "nB", "nC", "nD", "nE", "nF", "nG"]
    assert sue(state)["cows"] == {}


def test_she_upgrades_by_the_largest_difference() -> None:
    """EP-130 (b), R-31: the nearest building of equals; the old tile returns."""
    workers = "cowboy builder builder builder engineer"
    trail = {"c9": "1a 1", "c1": "5a 1"}
    state = played("A3", workers=workers, trail=trail, rancher="el_paso")
    assert state.dump()["trail"]["c9"] == {"building": "4a", "seat": 1}
    assert state.dump()["trail"]["c1"] == {"building": "5a", "seat": 1}
    assert (state.dump()["tiles"]["1"], state.dump()["tiles"]["4"]) == (2, 1)
    assert sue(state)["workers"]["builder"] == 3


@pytest.mark.parametrize(
    ("rancher", "other", "upgraded"),
    [("el_paso", "c2", "c5"), ("nF", "c2", "c2"), ("nB", "c2", "c2"), ("nF", "c8", "c5")],
)
def test_nearest_building_among_equal_upgrades(rancher: str, other: str, upgraded: str) -> None:
    """EP-130 (b), R-31: she moves two steps first; the building she then stands on is a whole lap away."""
    state = played("A3", rancher=rancher, trail={"c5": "2a 1", other: "2a 1"})
    built = {
        space: field["building"] for space, field in state.dump()["trail"].items() if isinstance(field, dict)
    }
    assert built[upgraded] == "3a"
    assert sorted(built.values()) == ["2a", "3a"]


def test_inner_buildings_come_first() -> None:
    """EP-130 (b), R-31: of two that lie side by side."""
    state = played("A3", rancher="nF", trail={"c2": "2a 1", "c4": "2a 1"})
    assert state.dump()["trail"]["c4"]["building"] == "3a"
    assert state.dump()["trail"]["c2"]["building"] == "2a"


def test_fully_upgraded() -> None:
    """EP-130 (c), R-31: a Hereford when no bigger tile is left; nothing when one is but cannot be reached."""
    full = played("A3", trail={"c9": "6a 1", "c7": "6a 1"})
    assert sue(full)["cows"] == {"hereford": 1}
    out_of_reach = played("A3", trail={"c9": "1a 1", "c7": "1a 1", "c1": "2a 0", "c2": "2a 0"})
    assert (sue(out_of_reach)["cows"], out_of_reach.dump()["trail"]["c9"]["building"]) == ({}, "1a")


@pytest.mark.parametrize(
    ("row", "workers", "action"),
    [
        ("cowboy builder engineer", "cowboy builder engineer", "cattle_market"),
        ("engineer builder cowboy", "cowboy builder engineer", "train"),
        ("cowboy builder engineer", "cowboy builder builder engineer", "build_or_upgrade"),
        ("builder engineer cowboy", "cowboy cowboy builder engineer engineer", "train"),
    ],
)
def test_strongest_of_three(row: str, workers: str, action: str) -> None:
    """EP-131: the action with most workers, the leftmost specialisation of equals."""
    events = her_events("A8", row=row, workers=workers)
    assert [event.params["action"] for event in events if event.id == "sue-chooses"] == [action]
