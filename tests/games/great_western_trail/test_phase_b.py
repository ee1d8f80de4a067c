"""Phase B: which actions (GWT-49 to GWT-56) and the auxiliary actions (GWT-57 to GWT-64)."""

import pytest

from ..playing import can, cannot, do, legal
from .table import before_city, on
from .verbs import money, named, seat, step

ALL_CLEARED = [
    "aux_dollar_2",
    "aux_draw_2",
    "aux_certificate_1",
    "aux_certificate_2",
    "aux_engine_1",
    "aux_engine_2",
    "aux_remove_1",
    "aux_remove_2",
]


def test_local_actions_or_one_auxiliary_action() -> None:
    """GWT-49, AR-7: one rules the other out, on neutral and own buildings."""
    trail = {"ab1": "2a 0"}
    for node in ("E", "ab1"):
        local = do(on(node, money=6, market="holstein", trail=trail), "use buy-cattle", "enlarge")
        cannot(local, "aux dollar", "GWT-49", "local-used")
        auxiliary = do(on(node, money=6, market="holstein", trail=trail), "aux dollar")
        cannot(auxiliary, "use buy-cattle", "GWT-49", "auxiliary-used")
        cannot(auxiliary, "aux dollar", "GWT-49")
        assert legal(auxiliary) == {"end"}


def test_actions_that_the_building_does_not_show() -> None:
    """GWT-49, GWT-97"""
    state = on("A", money=50, jobs={1: "cowboy"})
    cannot(state, "use build-2", "GWT-49", "not-on-this-building")


def test_local_actions_in_any_order_each_once_each_optional() -> None:
    """GWT-50"""
    state = on("A", money=30, hand="guernsey", jobs={1: "cowboy cowboy", 3: "engineer"}, token=4)
    start = {
        "use discard-guernsey-for-dollars-2",
        "use hire",
        "use hire-plus-2",
        "aux dollar",
        "aux draw",
        "end",
    }
    assert legal(state) == start
    do(state, "use hire-plus-2", "hire cowboy from 1")
    assert legal(state) == {"use discard-guernsey-for-dollars-2", "use hire", "end"}
    do(state, "use discard-guernsey-for-dollars-2")
    assert legal(state) == {"use hire", "end"}
    cannot(state, "use hire-plus-2", "GWT-50", "already-used")
    do(state, "use hire", "hire cowboy from 1")
    assert legal(state) == {"end"}


def test_a_slash_offers_alternatives() -> None:
    """GWT-51: only one of them."""
    state = on("C")
    can(state, "use certificates-1", "use objective", "use engine-1-per-engineer")
    do(state, "use certificates-1")
    assert seat(state)["certificates"] == 1
    cannot(state, "use objective", "GWT-50", "already-used")
    can(state, "use engine-1-per-engineer")


def test_risk_action_is_an_additional_local_action_of_the_owner() -> None:
    """GWT-52, GWT-54: on each visit; others have no use of it."""
    trail = {"rock_r1": "2a 0"}
    state = on("rock_r1", hand="jersey guernsey", trail=trail)
    can(state, "use discard-any-cattle-for-certificates-1", "use discard-guernsey-for-dollars-4")
    do(state, "use discard-any-cattle-for-certificates-1", "discard jersey", "certificates 1")
    assert seat(state)["certificates"] == 1
    cannot(state, "aux dollar", "GWT-49", "local-used")
    other = on("rock_r1", seat=1, hand="jersey", trail=trail)
    cannot(other, "use discard-any-cattle-for-certificates-1", "GWT-54", "not-your-building")


@pytest.mark.parametrize("node", ["drought_r1", "teepee_r1", "rock_r1"])
def test_risk_action_with_any_cattle(node: str) -> None:
    """GWT-53: any cattle card for a certificate; objective cards are no cattle."""
    state = on(node, hand="holstein draw_b_b_h", pool="", stacks=False, trail={node: "3a 0"})
    do(state, "use discard-any-cattle-for-certificates-1")
    assert legal(state) == {"discard holstein"}
    do(state, "discard holstein", "certificates 1")
    assert (seat(state)["certificates"], money(state)) == (1, 0)


@pytest.mark.parametrize("node", ["flood_r1", "flood_r2", "teepee_r2", "rock_r2"])
def test_risk_action_with_a_jersey(node: str) -> None:
    """GWT-53: a Jersey for a certificate and $2."""
    state = on(node, hand="jersey guernsey", trail={node: "3a 0"})
    do(state, "use discard-jersey-for-dollars-2-certificates-1", "certificates 1")
    assert (seat(state)["certificates"], money(state), seat(state)["hand"]) == (1, 2, {"guernsey": 1})
    cannot(
        on(node, hand="guernsey", trail={node: "3a 0"}),
        "use discard-jersey-for-dollars-2-certificates-1",
        "GWT-25",
    )


@pytest.mark.parametrize("node", ["ab1", "flood1", "teepee_p1"])
def test_foreign_fields_allow_one_single_auxiliary_action_or_nothing(node: str) -> None:
    """GWT-54, AR-30"""
    trail = {"ab1": "2a 1", "flood1": "flood-black-2", "teepee_p1": "teepee-blue"}
    state = on(node, hand="guernsey", money=20, market="holstein", trail=trail)
    assert legal(state) == {"aux dollar", "aux draw", "end"}
    assert legal(do(state.copy(), "aux dollar")) == {"end"}
    assert do(state, "end").actor == 1


def test_kansas_city_runs_its_stages() -> None:
    """GWT-55: foresight 1, 2, 3, income, delivery."""
    state = before_city(certificates=1, hand="jersey")
    do(state, "move kansas_city")
    seen = []
    for action in ("foresight 1a", "foresight 2a", "foresight 3a", "spend 0", "deliver kansas_city"):
        seen.append(step(state))
        do(state, action)
    assert seen == ["foresight", "foresight", "foresight", "income", "delivery"]
    assert step(state) == "disc"


def test_the_single_auxiliary_action_is_never_doubled() -> None:
    """GWT-56: neither on a building nor on a foreign field."""
    for node in ("E", "flood1"):
        state = on(node, cleared=["aux_dollar_2"], trail={"flood1": "flood-black-2"})
        can(state, "aux dollar")
        cannot(state, "double dollar", "GWT-56", "single-only")


def test_levels_of_auxiliary_actions() -> None:
    """GWT-57, GWT-58: locked, single, double; the first two are open from the start."""
    state = do(on("G", money=9, engine="9"), "use aux")
    assert legal(state) == {"aux dollar", "aux draw"}
    cannot(state, "aux engine", "GWT-57", "locked")
    cannot(state, "double dollar", "GWT-57", "locked")
    half = do(on("G", money=9, engine="9", cleared=ALL_CLEARED[2::2]), "use aux")
    assert legal(half) == {"aux dollar", "aux draw", "aux certificate", "aux engine", "aux remove_card"}
    full = do(on("G", money=9, engine="9", cleared=ALL_CLEARED), "use aux")
    assert len(legal(full)) == 10


def test_either_disc_of_an_auxiliary_action_opens_it() -> None:
    """GWT-57: the spaces of one action are worth the same."""
    for disc in ("aux_engine_1", "aux_engine_2"):
        can(do(on("G", money=1, cleared=[disc]), "use aux"), "aux engine")


def test_single_or_double_means_one_action_once() -> None:
    """GWT-59: then the icon is used."""
    state = do(on("G", cleared=ALL_CLEARED), "use aux", "double dollar")
    assert money(state) == 2
    cannot(state, "use aux", "GWT-50", "already-used")


def test_auxiliary_dollars() -> None:
    """GWT-60"""
    assert money(do(on("G", cleared=ALL_CLEARED), "use aux", "aux dollar")) == 1
    assert money(do(on("G", cleared=ALL_CLEARED), "use aux", "double dollar")) == 2


def test_auxiliary_drawing() -> None:
    """GWT-61, AR-13: draw, then discard as many, objective cards too; a double may also draw just one."""
    state = on(
        "G", hand="draw_b_b_h", pool="", stacks=False, draw="guernsey guernsey guernsey", cleared=ALL_CLEARED
    )
    single = do(state.copy(), "use aux", "aux draw")
    assert legal(single) == {"discard draw_b_b_h", "discard guernsey"}
    do(single, "discard draw_b_b_h")
    assert (seat(single)["hand"], seat(single)["discard"]) == ({"guernsey": 1}, {"draw_b_b_h": 1})
    double = do(state.copy(), "use aux", "double draw")
    assert named(double, "draw") == {"1", "2"}
    do(double, "draw 2", "discard guernsey", "discard guernsey")
    assert seat(double)["hand"] == {"draw_b_b_h": 1}
    assert step(double) == "phase-b"


def test_auxiliary_certificates() -> None:
    """GWT-62: pay, go back exactly, take certificates."""
    state = on("G", money=3, engine="4", cleared=ALL_CLEARED)
    single = do(state.copy(), "use aux", "aux certificate")
    assert (money(single), legal(single)) == (2, {"engine 3"})
    do(single, "engine 3", "certificates 1")
    assert seat(single)["certificates"] == 1
    double = do(state.copy(), "use aux", "double certificate")
    assert (money(double), legal(double)) == (1, {"engine 2"})
    do(double, "engine 2")
    assert named(double, "certificates") == {"0", "1", "2"}
    poor = do(on("G", money=1, engine="4", cleared=ALL_CLEARED), "use aux")
    can(poor, "aux certificate")
    cannot(poor, "double certificate", "GWT-25", "requirement")


def test_auxiliary_engine() -> None:
    """GWT-63: $1 for 1 forward, $2 for up to 2."""
    state = on("G", money=2, engine="0", cleared=ALL_CLEARED)
    single = do(state.copy(), "use aux", "aux engine")
    assert (money(single), legal(single)) == (1, {"engine 1", "done"})
    double = do(state.copy(), "use aux", "double engine")
    assert (money(double), legal(double)) == (0, {"engine 1", "engine 2", "done"})


def test_auxiliary_removing() -> None:
    """GWT-64: go back exactly, then remove up to so many hand cards of any kind."""
    state = on("G", engine="4", hand="jersey draw_b_b_h", pool="", stacks=False, cleared=ALL_CLEARED)
    single = do(state.copy(), "use aux", "aux remove_card", "engine 3")
    assert legal(single) == {"remove jersey", "remove draw_b_b_h", "done"}
    do(single, "remove draw_b_b_h")
    assert (seat(single)["hand"], step(single)) == ({"jersey": 1}, "phase-b")
    double = do(
        state.copy(), "use aux", "double remove_card", "engine 2", "remove jersey", "remove draw_b_b_h"
    )
    assert seat(double)["hand"] == {}
    start = do(on("G", engine="0", hand="jersey", cleared=ALL_CLEARED), "use aux")
    cannot(start, "aux remove_card", "GWT-25", "requirement")
