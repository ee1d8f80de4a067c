"""The end of the game (GWT-182 to GWT-185) and the final scoring (GWT-186 to GWT-197)."""

import itertools
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from bunkhouse.engine.state import State
from bunkhouse.families.great_western.tasks import Allocation
from bunkhouse.games.great_western_trail.components import DISC_NAMES

from ..playing import cannot, do, legal
from .table import before_city, in_city, on
from .verbs import named, points, seat, step

Given = dict[str, Any]
LAST_SPACE: Given = {"token": 12, "jobs": {12: "cowboy -"}, "players": 2}


def last_worker(stage: int, foresight: Any, **given: Any) -> State:
    owed: list[dict[str, Any]] = [{"step": "income"}]
    owed += [{"step": "foresight", "stage": number} for number in range(2, stage - 1, -1)]
    return in_city(*owed, **{**LAST_SPACE, "foresight": foresight, **given})


def test_the_last_worker_triggers_the_end() -> None:
    """GWT-182: in stage 2 or 3; the player takes the token."""
    state = do(
        last_worker(1, ((None, None), ("cowboy", "engineer"), ("cowboy", "teepee-blue"))), "foresight 2a"
    )
    assert (state.dump()["token"], state.dump()["token_owner"]) == (None, 0)
    assert points(state)["job_market_token"] == 2
    third = do(last_worker(2, ((None, None), (None, None), ("cowboy", "engineer"))), "foresight 3b")
    assert third.dump()["token_owner"] == 0


def test_after_the_trigger_stage_three_takes_no_worker() -> None:
    """GWT-183: another tile, or none if only workers are there; the rest of the turn is as always."""
    state = do(
        last_worker(1, ((None, None), ("cowboy", "engineer"), ("cowboy", "teepee-blue"))), "foresight 2a"
    )
    assert state.dump()["trail"]["teepee_m3"] == "teepee-blue"
    assert state.dump()["foresight"][2] == ["cowboy", None]
    both = (("teepee-blue", None), ("cowboy", "engineer"), ("teepee-green", "teepee-blue"))
    choice = do(last_worker(1, both), "foresight 2a")
    assert legal(choice) == {"foresight 3a", "foresight 3b"}
    only = do(last_worker(1, ((None, None), ("cowboy", "engineer"), ("cowboy", "cowboy"))), "foresight 2a")
    assert step(only) == "delivery"
    do(only, "deliver kansas_city", "disc aux_dollar_2")
    assert None not in only.dump()["foresight"][1]
    assert only.actor == 1


def test_everybody_else_has_one_more_turn() -> None:
    """GWT-184, GWT-185, AR-33: clockwise, those before the trigger player too; then the game is over."""
    state = in_city({"step": "delivery", "value": 0, "extraordinary": 0}, seat=2, token=None, token_owner=2)
    do(state, "deliver kansas_city", "disc aux_dollar_2")
    turns = []
    while state.actor is not None:
        turns.append(state.actor)
        do(state, "move D" if "move D" in legal(state) else min(legal(state, "move")), "end")
    assert turns == [3, 0, 1]


def test_in_the_last_turns_no_workers_are_chosen() -> None:
    """GWT-184: mixed spaces leave the other tile, workers alone are skipped; the spaces are refilled."""
    foresight = (("teepee-blue", "teepee-blue"), ("cowboy", "cowboy"), ("cowboy", "teepee-green"))
    state = before_city(players=2, seat=1, token=None, token_owner=0, foresight=foresight)
    do(state, "move kansas_city", "foresight 1a")
    assert state.dump()["trail"]["teepee_m2"] == "teepee-green"
    assert step(state) == "delivery"
    mixed = (("teepee-blue", None), ("cowboy", "cowboy"), ("teepee-green", "teepee-green"))
    chosen = before_city(players=2, seat=1, token=None, token_owner=0, foresight=mixed)
    do(chosen, "move kansas_city")
    assert legal(chosen) == {"foresight 3a", "foresight 3b"}
    cannot(chosen, "foresight 2a", "GWT-65")
    do(chosen, "foresight 3a", "deliver kansas_city", "disc aux_dollar_2")
    assert chosen.actor is None
    assert None not in chosen.dump()["foresight"][0]


def test_a_worker_is_refused_by_name() -> None:
    """GWT-184: with a choice of two other tiles in stage 1, the worker of stage 3 is still closed."""
    owed: list[dict[str, Any]] = [{"step": "income"}, {"step": "foresight", "stage": 0}]
    foresight = (("teepee-green", "teepee-blue"), ("cowboy", "cowboy"), ("cowboy", "teepee-blue"))
    state = in_city(*owed, seat=1, players=2, token=None, token_owner=0, foresight=foresight)
    cannot(state, "foresight 3a", "GWT-65", "other-stage")
    assert named(state, "foresight") == {"1a", "1b"}


def test_money() -> None:
    """GWT-186: a point for every full $5."""
    for money, worth in ((0, 0), (4, 0), (5, 1), (9, 1), (27, 5)):
        assert points(on("A", money=money))["dollars"] == worth


def test_buildings() -> None:
    """GWT-187: only those on the trail."""
    state = on("A", trail={"ab1": "10a 0", "ab2": "4a 0", "ab3": "9a 1"}, replaced=["7a"])
    assert (points(state)["buildings"], points(state, 1)["buildings"]) == (16, 9)


def test_cities_may_be_negative() -> None:
    """GWT-188"""
    state = on("A", cities={"kansas_city": 2, "topeka": 1, "wichita": 1, "colorado_springs": 1})
    assert points(state)["cities"] == -12 - 3 - 1


def test_stations_and_hazards() -> None:
    """GWT-189, GWT-190"""
    state = on("A", stations=["1", "5", "9"], tiles={"flood-green-4": 2, "drought-black-3": 1})
    assert (points(state)["stations"], points(state)["hazards"]) == (12, 11)


def test_cattle() -> None:
    """GWT-191: in draw pile, hand and discard pile."""
    state = on("A", draw="holstein west_highland_5", hand="ayrshire texas_longhorn_7", discard="brown_swiss")
    assert points(state)["cattle"] == 1 + 5 + 3 + 7 + 2
    assert (
        points(on("A", discard="west_highland_3 west_highland_4 texas_longhorn_5 texas_longhorn_6"))["cattle"]
        == 18
    )


def test_unplayed_objectives_may_be_added_or_left_out() -> None:
    """GWT-192: those in the area must be scored."""
    hazards: Given = {"tiles": {"flood-green-2": 1, "flood-green-4": 1}, "stations": ["1", "2"]}
    for pile in ("hand", "draw", "discard"):
        unplayed: Given = {pile: "engine3_s_s_h_h"}
        assert points(on("A", **unplayed))["objectives"] == 0
        assert points(on("A", **unplayed, **hazards))["objectives"] == 5
    assert points(on("A", area="start_cattle engine3_s_s_h_h"))["objectives"] == -3


def test_station_masters() -> None:
    """GWT-193: each counts by itself."""
    workers: Given = {"workers": {"cowboy": 3, "craftsman": 2}}
    assert points(on("A", masters=["two_dollars"], **workers))["station_masters"] == 6
    hazards: Given = {"tiles": {"flood-green-2": 1, "flood-green-4": 2}}
    assert points(on("A", masters=["perm_cert_hazards"], **hazards))["station_masters"] == 3
    teepees: Given = {"tiles": {"teepee-blue": 3, "teepee-green": 2}}
    assert points(on("A", masters=["perm_cert_teepees"], **teepees))["station_masters"] == 6
    assert points(on("A", masters=["perm_cert_certificates"], certificates=3))["station_masters"] == 6
    area: Given = {"area": "start_cattle money_4_h_h draw_s_g_g"}
    assert points(on("A", masters=["hazard_or_trade"], **area))["station_masters"] == 3


def test_an_unfulfilled_card_may_be_worth_its_number() -> None:
    """GWT-192, GWT-193, AR-27: -2 for the card, +3 for the second card in the area."""
    state = on("A", masters=["hazard_or_trade"], discard="draw_5_h")
    assert (points(state)["objectives"], points(state)["station_masters"]) == (-2, 3)
    harsh = on("A", masters=["hazard_or_trade"], discard="engine3_s_s_h_h")
    assert points(harsh)["objectives"] + points(harsh)["station_masters"] == 0


def test_workers() -> None:
    """GWT-194: 4 points on the fifth and the sixth space of every row."""
    state = on("A", workers={"cowboy": 4, "craftsman": 5, "engineer": 6})
    assert points(state)["workers"] == 0 + 4 + 8


def test_step_space_and_token() -> None:
    """GWT-195, GWT-196"""
    state = on("A", cleared=["step_1", "step_2"], token=None, token_owner=1)
    assert points(state)["step_disc"] == 3
    assert points(on("A", cleared=["step_1"]))["step_disc"] == 0
    assert (points(state)["job_market_token"], points(state, 1)["job_market_token"]) == (0, 2)


def test_the_highest_total_wins_and_equals_share() -> None:
    """GWT-197, AR-28: money breaks no tie."""
    seats = {1: {"money": 50}, 2: {"money": 52}, 3: {"money": 10}}
    state = on("A", money=20, seats=seats)
    assert state.scores() == [4, 10, 10, 2]
    assert state.ranking() == [3, 1, 1, 4]


def test_the_categories_add_up() -> None:
    """GWT-197"""
    state = on("A", money=20, cleared=["step_2"], tiles={"flood-green-4": 1}, discard="ayrshire")
    assert state.scores()[0] == sum(points(state).values()) == 4 + 3 + 4 + 3 - 6
    assert len(points(state)) == 11
    assert seat(state)["cities"] == {"kansas_city": 1}
    assert "step_2" in DISC_NAMES


Card = tuple[list[int], int, int, bool]


def brute_force(items: list[int], cards: list[Card], set_points: int, set_size: int) -> int:
    """Every way to treat every card: fulfil it, add it unfulfilled, or leave it out if that is allowed."""
    best = -(10**6)
    for ways in itertools.product(("fulfil", "fail", "leave"), repeat=len(cards)):
        left, total, count = list(items), 0, 0
        for way, (needs, worth, penalty, optional) in zip(ways, cards, strict=True):
            if way == "fulfil":
                left = [have - need for have, need in zip(left, needs, strict=True)]
            if way == "leave" and not optional:
                break
            total += {"fulfil": worth, "fail": -penalty, "leave": 0}[way]
            count += way != "leave"
        else:
            if min(left) >= 0:
                best = max(best, total + set_points * (count // set_size))
    return best


needs = st.lists(st.integers(0, 2), min_size=3, max_size=3)
cards = st.lists(st.tuples(needs, st.integers(0, 5), st.integers(0, 4), st.booleans()), max_size=6)


@given(st.lists(st.integers(0, 4), min_size=3, max_size=3), cards, st.sampled_from([0, 3]), st.integers(1, 3))
def test_the_allocation_is_exact(items: list[int], cards: list[Card], set_points: int, set_size: int) -> None:
    """GWT-181, GWT-192, AR-27: never worse than trying everything, never better."""
    search = Allocation(3, vec[i64]([i64(item) for item in items]), set_points, set_size)
    for wanted, worth, penalty, optional in cards:
        search.add(vec[i64]([i64(need) for need in wanted]), worth, penalty, optional)
    search.solve()
    assert search.best == brute_force(items, cards, set_points, set_size)
