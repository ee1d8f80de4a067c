"""Certificates, trade, hazards, objective cards, cattle (GWT-134 to GWT-144)."""

from typing import Any

import pytest

from bunkhouse.engine.errors import IllegalAction
from bunkhouse.engine.state import State

from ..playing import can, cannot, do, legal
from .table import on
from .verbs import money, named, points, seat, step

ALL_VALUE_3 = "holstein brown_swiss ayrshire"


@pytest.mark.parametrize(
    ("start", "cleared", "steps", "end"),
    [
        (0, [], 2, 2),
        (2, [], 1, 3),
        (3, ["certificate_4"], 1, 4),
        (4, ["certificate_4", "certificate_6"], 1, 6),
        (3, ["certificate_4", "certificate_6"], 2, 6),
    ],
)
def test_certificates_move_along_the_track(start: int, cleared: list[str], steps: int, end: int) -> None:
    """GWT-134: 0, 1, 2, 3, 4, 6, never beyond the limit."""
    state = on(
        "ab1", faces="b", hand="black_angus", certificates=start, cleared=cleared, trail={"ab1": "5b 0"}
    )
    do(state, "use discard-black-angus-for-certificates-2")
    assert max(named(state, "certificates")) == str(steps)
    if steps < 2:
        cannot(state, f"certificates {steps + 1}", "GWT-134", "too-many-certificates")
    do(state, f"certificates {steps}")
    assert seat(state)["certificates"] == end


def test_at_the_limit_there_is_nothing_to_take() -> None:
    """GWT-25, GWT-134: without a requirement the action is not even offered."""
    cannot(on("C", certificates=3), "use certificates-1", "GWT-25", "requirement")


def test_trading_pays_or_brings_money() -> None:
    """GWT-135: any teepee of the area, if it can be paid."""
    trail = {"teepee_m3": "teepee-green", "teepee_m1": "teepee-blue", "teepee_p10": "teepee-blue"}
    state = do(on("D", money=2, trail=trail), "use trade")
    assert named(state, "trade") == {"teepee_m1", "teepee_p10"}
    cannot(state, "trade teepee_m3", "GWT-135", "too-expensive")
    cannot(state, "trade teepee_m2", "GWT-135", "nothing-there")
    paid = do(state.copy(), "trade teepee_m1")
    assert (money(paid), seat(paid)["tiles"]) == (1, {"teepee-blue": 1})
    assert "teepee_m1" not in paid.dump()["trail"]
    assert money(do(state.copy(), "trade teepee_p10")) == 12
    cannot(on("D", money=9), "use trade", "GWT-25", "requirement")


@pytest.mark.parametrize(
    ("node", "icon", "price"), [("F", "remove-hazard-7", 7), ("ab1", "remove-hazard-5", 5)]
)
def test_removing_a_hazard(node: str, icon: str, price: int) -> None:
    """GWT-136: any hazard of the three areas for the price of the icon."""
    trail = {
        "ab1": "4a 0",
        "flood2": "flood-green-4",
        "drought1": "drought-black-2",
        "rock4": "rockfall-green-3",
    }
    state = do(on(node, money=price, trail=trail), f"use {icon}")
    assert named(state, "clear") == {"flood2", "drought1", "rock4"}
    cannot(state, "clear flood1", "GWT-136", "nothing-there")
    do(state, "clear rock4")
    assert (money(state), seat(state)["tiles"]) == (0, {"rockfall-green-3": 1})
    cannot(on(node, money=9, trail={"ab1": "4a 0"}), f"use {icon}", "GWT-25", "requirement")


def test_hazards_are_worth_points() -> None:
    """GWT-137, GWT-190"""
    assert (
        points(on("A", tiles={"flood-black-2": 1, "rockfall-green-3": 1, "drought-green-4": 2}))["hazards"]
        == 13
    )


def test_taking_an_objective_card() -> None:
    """GWT-138: from the pool, which is refilled at once, or the top of the stack; to the discard pile."""
    state = do(on("C"), "use objective")
    assert named(state, "take") == {"stack", *state.dump()["pool"]}
    cannot(state, "take money_s_s_h", "GWT-138", "not-in-pool")
    pool = do(state.copy(), "take draw_b_b_h")
    assert seat(pool)["discard"] == {"draw_b_b_h": 1}
    assert sum(pool.dump()["pool"].values()) == 4
    assert "draw_b_b_h" not in pool.dump()["pool"]
    stack = do(state.copy(), "take stack")
    assert sum(seat(stack)["discard"].values()) == 1
    assert stack.dump()["pool"] == state.dump()["pool"]
    assert sum(stack.dump()["objective_stack"].values()) == 19


def test_without_a_stack_the_pool_dwindles() -> None:
    """GWT-139: and when it is empty too, no card can be gained."""
    state = do(on("C", pool="draw_b_b_h draw_5_h", stacks=False), "use objective")
    cannot(state, "take stack", "GWT-138", "stack-empty")
    do(state, "take draw_5_h")
    assert state.dump()["pool"] == {"draw_b_b_h": 1}
    cannot(on("C", pool="", stacks=False), "use objective", "GWT-25", "requirement")


def buying(market: str, cowboys: int = 1, money: int = 60, **given: Any) -> State:
    return do(on("E", money=money, market=market, workers={"cowboy": cowboys}, **given), "use buy-cattle")


PRICES = {
    "holstein with 1": 6,
    "holstein with 2": 3,
    "holstein+holstein with 3": 5,
    "west_highland_4 with 1": 12,
    "west_highland_4 with 3": 6,
    "west_highland_4+west_highland_4 with 5": 8,
    "texas_longhorn_6 with 2": 12,
    "texas_longhorn_6 with 4": 6,
}


def test_all_ways_to_buy() -> None:
    """GWT-140"""
    market = "holstein holstein west_highland_4 west_highland_4 texas_longhorn_6 texas_longhorn_6"
    assert named(buying(market, 6), "buy") == set(PRICES)
    for cowboys in range(1, 7):
        allowed = {way for way in PRICES if int(way.split()[-1]) <= cowboys}
        assert named(buying(market, cowboys), "buy") == allowed
    cannot(buying(market, 6), "buy holstein with 4", "GWT-140", "no-such-purchase")
    cannot(buying(market, 1), "buy holstein with 2", "GWT-141", "too-few-cowboys")


@pytest.mark.parametrize(("way", "price"), list(PRICES.items()))
def test_prices(way: str, price: int) -> None:
    """GWT-140: the price must be at hand."""
    market = "holstein holstein west_highland_4 west_highland_4 texas_longhorn_6"
    assert money(do(buying(market, 6, price), f"buy {way}")) == 0
    cannot(buying(market, 6, price - 1), f"buy {way}", "GWT-140", "too-expensive")


def test_combinations_of_cowboys() -> None:
    """GWT-141: each cowboy once; fewer cards than possible; pairs give exactly two cards of any colour."""
    state = do(buying(f"{ALL_VALUE_3} west_highland_3", 4), "buy holstein with 1")
    can(
        state,
        "buy brown_swiss with 2",
        "buy brown_swiss+ayrshire with 3",
        "buy west_highland_3 with 3",
        "done",
    )
    do(state, "buy brown_swiss+ayrshire with 3")
    assert seat(state)["discard"] == {"holstein": 1, "brown_swiss": 1, "ayrshire": 1}
    assert (money(state), step(state)) == (60 - 6 - 5, "phase-b")
    fewer = do(buying(ALL_VALUE_3, 4), "buy holstein with 2", "done")
    assert seat(fewer)["discard"] == {"holstein": 1}


def test_pairs_are_listed_once() -> None:
    """GWT-141"""
    pairs = {way for way in named(buying(f"{ALL_VALUE_3} holstein", 3), "buy") if "+" in way}
    names = ["holstein+holstein", "holstein+brown_swiss", "holstein+ayrshire", "brown_swiss+ayrshire"]
    assert pairs == {f"{name} with 3" for name in names}


def test_only_cards_of_the_market() -> None:
    """GWT-142"""
    cannot(buying("holstein", 3), "buy ayrshire with 1", "GWT-142", "not-in-the-market")
    cannot(buying("holstein", 3), "buy holstein+holstein with 3", "GWT-142", "not-in-the-market")


def test_unused_cowboys_enlarge_the_market() -> None:
    """GWT-143, AR-15: two cards each, at any moment; one left gives one."""
    state = do(buying("holstein", 3), "enlarge")
    assert sum(state.dump()["market"].values()) == 3
    do(state, "buy holstein with 1", "enlarge")
    assert sum(state.dump()["market"].values()) == 4
    assert step(state) == "phase-b"


def test_cowboys_are_counted_per_action() -> None:
    """AR-15: two actions of one turn use all cowboys twice."""
    trail = {"ef1": "2a 0", "ef2": "8b 0"}
    faces = "aaaaaaabaa"
    state = on("ef2", faces=faces, money=60, market=ALL_VALUE_3, workers={"cowboy": 2}, trail=trail)
    do(state, "use copy-adjacent", "copy ef1", "use buy-cattle", "buy holstein with 2")
    assert step(state) == "copy"


def test_two_of_a_kind() -> None:
    """GWT-144, GWT-150: two cards of one cattle type; different points do not matter."""
    state = on("F", hand="west_highland_3 west_highland_5 jersey draw_b_b_h", pool="", stacks=False)
    do(state, "use discard-pair-same-type-for-dollars-4")
    assert legal(state) == {"discard west_highland_3", "discard west_highland_5"}
    cannot(state, "discard jersey", "GWT-144", "wrong-card")
    do(state, "discard west_highland_5")
    assert legal(state) == {"discard west_highland_3"}
    do(state, "discard west_highland_3")
    assert (money(state), sum(seat(state)["hand"].values())) == (4, 2)
    single = on("F", hand="jersey guernsey draw_b_b_h", pool="", stacks=False)
    cannot(single, "use discard-pair-same-type-for-dollars-4", "GWT-25", "requirement")


def test_objective_cards_as_a_requirement() -> None:
    """GWT-144, GWT-163"""
    state = on("ab1", faces="b", hand="jersey draw_b_b_h", trail={"ab1": "1b 0"})
    do(state, "use discard-objective-for-certificates-2")
    assert legal(state) == {"discard draw_b_b_h"}


@pytest.mark.parametrize(
    ("state", "action", "lack"),
    [
        (on("A", money=1), "use hire", "worker"),
        (on("A", hand="jersey"), "use discard-guernsey-for-dollars-2", "cards"),
        (on("B", money=1), "use build-2", "building"),
        (on("C", certificates=3), "use certificates-1", "other"),
        (on("D", money=9), "use trade", "teepee"),
        (on("D", money=1), "use pay-2-for-engine-2", "money"),
        (on("F", money=9), "use remove-hazard-7", "hazard"),
        (on("G", cleared=["aux_remove_1"]), "aux remove_card", "back"),
    ],
)
def test_what_an_action_lacks_is_said(state: State, action: str, lack: str) -> None:
    """GWT-25: costs and requirements must be met in full, and the reason names the one that is not."""
    with pytest.raises(IllegalAction) as refused:
        state.apply(state.actions().parse(action))
    assert (refused.value.reason, refused.value.params["lack"]) == ("requirement", lack)
