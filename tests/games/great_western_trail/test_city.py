"""Kansas City: foresight, income, refills (GWT-65 to GWT-80)."""

from typing import Any

import pytest

from bunkhouse.engine.state import State
from bunkhouse.games.great_western_trail import GAME

from ..playing import can, cannot, do, legal
from .table import before_city, in_city, on
from .verbs import money, named, seat, step

INCOME = {"step": "income"}
TWO_WORKERS = (("teepee-green", None), ("cowboy", "engineer"), ("craftsman", "cowboy"))


def enter(**given: Any) -> State:
    return do(before_city(**given), "move kansas_city")


def foresee(stage: int, **given: Any) -> State:
    return in_city(INCOME, {"step": "foresight", "stage": stage}, **given)


def test_a_tile_of_each_number_is_chosen_and_placed_at_once() -> None:
    """GWT-65: mandatory while there is a choice; a single tile goes to the board by itself."""
    state = enter(foresight=TWO_WORKERS)
    assert state.dump()["trail"]["teepee_m3"] == "teepee-green"
    assert legal(state) == {"foresight 2a", "foresight 2b"}
    cannot(state, "foresight 3a", "GWT-65", "other-stage")
    do(state, "foresight 2b")
    assert state.dump()["job_market"][1] == ["engineer", None, None, None]
    assert state.dump()["foresight"][1] == ["cowboy", None]


def test_workers_fill_the_row_of_the_token_from_the_left() -> None:
    """GWT-66: only the columns of the player count, the token's own space last."""
    row = {4: [None] * 4, 3: [None] * 4, 2: [None] * 4}
    for players, first in ((4, 0), (3, 1), (2, 2)):
        state = foresee(1, players=players, foresight=TWO_WORKERS)
        do(state, "foresight 2a")
        expected: list[str | None] = list(row[players])
        expected[first] = "cowboy"
        assert state.dump()["job_market"][1] == expected


def test_filling_the_space_of_the_token_moves_it_down() -> None:
    """GWT-67, GWT-68: an ordinary move has no other effect."""
    state = foresee(
        1, jobs={1: "cowboy cowboy cowboy cowboy", 2: "cowboy cowboy cowboy -"}, foresight=TWO_WORKERS
    )
    do(state, "foresight 2b")
    assert (state.dump()["token"], state.dump()["job_market"][1][3]) == (3, "engineer")
    assert state.dump()["market"] == {}


@pytest.mark.parametrize(
    ("row", "refilled"), [(5, False), (6, True), (7, False), (8, False), (9, True), (10, False)]
)
def test_yellow_arrows_refill_the_cattle_market(row: int, refilled: bool) -> None:
    """GWT-68, GWT-78: after rows 6 and 9."""
    state = foresee(1, players=2, token=row, jobs={row: "cowboy -"}, foresight=TWO_WORKERS)
    do(state, "foresight 2a")
    assert state.dump()["token"] == row + 1
    assert sum(state.dump()["market"].values()) == (7 if refilled else 0)


def test_the_red_arrow_triggers_the_end() -> None:
    """GWT-68, GWT-182"""
    state = foresee(1, players=2, token=12, jobs={12: "cowboy -"}, foresight=TWO_WORKERS)
    do(state, "foresight 2a")
    assert (state.dump()["token"], state.dump()["token_owner"]) == (None, 0)


def test_teepees_go_to_the_lowest_value() -> None:
    """GWT-69, GWT-71: gaps first; without room they leave the game."""
    tile = (("teepee-blue", None), (None, None), (None, None))
    order = ["m3", "m2", "m1", "p1", "p2", "p4", "p6", "p8", "p10"]
    trail: dict[str, str] = {}
    for name in order:
        state = enter(foresight=tile, trail=trail)
        assert state.dump()["trail"][f"teepee_{name}"] == "teepee-blue"
        trail[f"teepee_{name}"] = "teepee-green"
    state = enter(foresight=tile, trail=trail)
    assert state.dump()["removed"] == {"teepee-blue": 1}
    del trail["teepee_m1"]
    assert enter(foresight=tile, trail=trail).dump()["trail"]["teepee_m1"] == "teepee-blue"


@pytest.mark.parametrize(("kind", "area"), [("flood", "flood"), ("drought", "drought"), ("rockfall", "rock")])
def test_hazards_go_to_the_lowest_number_of_their_type(kind: str, area: str) -> None:
    """GWT-70, GWT-71, AR-25: gaps first; without room they leave the game."""
    tile = ((f"{kind}-green-2", None), (None, None), (None, None))
    others = [f"{kind}-{rest}" for rest in ("green-3", "black-2", "black-3", "green-4")]
    trail: dict[str, str] = {}
    for number in range(1, 5):
        state = enter(foresight=tile, trail=trail)
        assert state.dump()["trail"][f"{area}{number}"] == f"{kind}-green-2"
        trail[f"{area}{number}"] = others[number - 1]
    assert enter(foresight=tile, trail=trail).dump()["removed"] == {f"{kind}-green-2": 1}
    del trail[f"{area}2"]
    assert enter(foresight=tile, trail=trail).dump()["trail"][f"{area}2"] == f"{kind}-green-2"


def test_income_counts_each_type_once() -> None:
    """GWT-72, GWT-75: objective cards and victory points count nothing."""
    hand = "jersey jersey black_angus west_highland_5 texas_longhorn_7 draw_b_b_h"
    state = enter(hand=hand, pool="", stacks=False, foresight=((None, None),) * 3)
    assert money(state) == 1 + 2 + 4 + 5
    assert seat(state)["hand"] == {}
    assert sum(seat(state)["discard"].values()) == 6
    assert state.dump()["decision"]["owed"][-1] == {"step": "delivery", "value": 12, "extraordinary": 0}


def test_two_kinds_of_one_type_count_once() -> None:
    """GWT-72: West Highlands with different points are one type."""
    state = enter(hand="west_highland_3 west_highland_5", foresight=((None, None),) * 3)
    assert money(state) == 4


def test_permanent_certificates_always_count() -> None:
    """GWT-73, AR-3"""
    state = enter(
        hand="jersey", masters=["perm_cert_hazards", "perm_cert_teepees"], foresight=((None, None),) * 3
    )
    assert money(state) == 3


def test_temporary_certificates_can_be_spent() -> None:
    """GWT-74: any number of them; the marker moves back."""
    state = in_city(INCOME, hand="jersey", certificates=3)
    assert named(state, "spend") == {"0", "1", "2", "3"}
    cannot(state, "spend 4", "GWT-74", "too-few-certificates")
    do(state, "spend 2")
    assert (money(state), seat(state)["certificates"]) == (3, 1)


@pytest.mark.parametrize(("spent", "left"), [(0, 6), (1, 4), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_spending_from_six_certificates(spent: int, left: int) -> None:
    """GWT-74, AR-2: there is no 5 on the track."""
    state = in_city(INCOME, certificates=6, cleared=["certificate_4", "certificate_6"])
    do(state, f"spend {spent}")
    assert (seat(state)["certificates"], money(state)) == (left, spent)


def test_delivery_is_mandatory() -> None:
    """GWT-76: Kansas City at least."""
    state = enter(hand="", foresight=((None, None),) * 3)
    assert legal(state) == {"deliver kansas_city"}
    cannot(state, "done", "GWT-25")


def test_after_the_delivery() -> None:
    """GWT-38, GWT-77: the rancher goes to the start, the foresight spaces are refilled by number."""
    state = in_city({"step": "delivery", "value": 0, "extraordinary": 0}, foresight=((None, None),) * 3)
    do(state, "deliver kansas_city", "disc aux_dollar_2")
    assert seat(state)["rancher"] == "start"
    one, two, three = state.dump()["foresight"]
    assert None not in one + two + three
    assert set(two) <= {"cowboy", "craftsman", "engineer"}
    assert not set(one) & {"cowboy", "craftsman", "engineer"}


def test_an_exhausted_stack_leaves_gaps_and_skips_the_stage() -> None:
    """GWT-77, AR-12"""
    state = in_city({"step": "delivery", "value": 0, "extraordinary": 0}, foresight=((None, None),) * 3)
    document = state.dump()
    for name, count in document["supply"][0].items():
        document["removed"][name] = document["removed"].get(name, 0) + count
    document["supply"][0] = {}
    empty = GAME.load(document)
    do(empty, "deliver kansas_city", "disc aux_dollar_2")
    assert empty.dump()["foresight"][0] == [None, None]


@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 10), (4, 13)])
def test_a_refill_brings_the_market_to_its_size(players: int, size: int) -> None:
    """GWT-78"""
    jobs = {6: " ".join(["cowboy"] * (players - 1) + ["-"])}
    state = foresee(1, players=players, token=6, jobs=jobs, market="holstein ayrshire", foresight=TWO_WORKERS)
    do(state, "foresight 2a")
    assert sum(state.dump()["market"].values()) == size


def test_a_large_market_is_not_refilled() -> None:
    """GWT-79"""
    market = "holstein holstein holstein ayrshire ayrshire ayrshire brown_swiss brown_swiss"
    state = foresee(1, players=2, token=6, jobs={6: "cowboy -"}, market=market, foresight=TWO_WORKERS)
    do(state, "foresight 2a")
    assert sum(state.dump()["market"].values()) == 8


def test_an_empty_cattle_stack_gives_nothing() -> None:
    """GWT-80, GWT-143: no refill, and nothing to add."""
    state = foresee(1, players=2, token=6, jobs={6: "cowboy -"}, stacks=False, pool="", foresight=TWO_WORKERS)
    do(state, "foresight 2a")
    assert state.dump()["market"] == {}
    buying = on("E", money=6, market="holstein holstein", stacks=False, pool="")
    do(buying, "use buy-cattle")
    cannot(buying, "enlarge", "GWT-143", "stack-empty")


def test_buying_never_refills_the_market() -> None:
    """GWT-80"""
    state = do(on("E", money=6, market="holstein"), "use buy-cattle", "buy holstein with 1")
    assert state.dump()["market"] == {}


def test_workers_cannot_be_foreseen_in_stage_one() -> None:
    """GWT-65: each stage has its own tiles."""
    state = foresee(0)
    can(state, "foresight 1a", "foresight 1b")
    assert step(state) == "foresight"
