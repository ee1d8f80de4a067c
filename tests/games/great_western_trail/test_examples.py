"""The worked examples of the rulebook, EX-1 to EX-20. Names: Marysia sits at 0, Maciek at 1, Gosia at 2."""

from typing import Any

import pytest

from bunkhouse.engine.state import State
from bunkhouse.games.great_western_trail import GAME

from ..playing import can, cannot, do, legal
from .table import in_city, moving, on
from .verbs import money, named, points, seat, step


def test_ex_1_job_market_setup() -> None:
    """EX-1 (GWT-4, GWT-8): three players, five workers, column 1 stays empty."""
    document = GAME.new(3, seed=5).dump()
    rows = document["job_market"]
    filled = [(row, column) for row in range(12) for column in range(4) if rows[row][column] is not None]
    assert filled == [(0, 1), (0, 2), (0, 3), (1, 1), (1, 2)]
    assert document["token"] == 2


def test_ex_2_two_routes() -> None:
    """EX-2 (GWT-30, GWT-31): 2 steps on the upper route, 3 on the lower one."""
    trail = {"ab1": "1a 1", "flood1": "flood-green-2", "flood2": "flood-black-2"}
    state = moving("A", players=2, money=9, trail=trail)
    assert state.action_params(GAME.parse("move B"))["steps"] == 2
    do(state, "move B")
    assert legal(state) == {"via ab1", "via flood1"}
    two_steps = on("ab3", players=2, trail={**trail, "ab3": "4a 0"})
    do(two_steps, "use rancher-forward-2")
    lower = moving("A", players=2, money=9, trail={**trail, "ab2": "2a 1", "ab3": "3a 1"})
    assert lower.action_params(GAME.parse("move B"))["steps"] == 3


def test_ex_3_step_limits() -> None:
    """EX-3 (GWT-33, GWT-34): 3 and 5 with two players; 5 with three and step_1 alone."""
    state = moving("A", players=2, seats={1: {"cleared": ["step_1", "step_2"]}})
    assert [board["step_limit"] for board in state.observe(0)["seats"]] == [3, 5]
    three = moving("A", players=3, cleared=["step_1"])
    assert three.observe(0)["seats"][0]["step_limit"] == 5


def test_ex_4_fees_with_too_little_money() -> None:
    """EX-4 (GWT-41, GWT-43, GWT-46): either branch takes the last $2."""
    trail = {"ab1": "4a 1", "ab2": "1a 2", "flood1": "flood-green-2", "flood2": "flood-black-2"}
    state = do(moving("A", money=2, trail=trail), "move B")
    upper = do(state.copy(), "via ab1")
    assert [money(upper, number) for number in range(4)] == [0, 2, 0, 0]
    lower = do(state.copy(), "via flood1")
    assert [money(lower, number) for number in range(4)] == [0, 0, 0, 0]
    assert seat(lower)["rancher"] == seat(upper)["rancher"] == "B"


def test_ex_5_local_actions_plus_risk_action() -> None:
    """EX-5 (GWT-49, GWT-50, GWT-52, GWT-53): three actions in any order, or one auxiliary action."""
    actions = {
        "use discard-guernsey-for-dollars-4",
        "use buy-cattle",
        "use discard-any-cattle-for-certificates-1",
    }
    state = on("drought_r1", money=6, hand="guernsey jersey", market="holstein", trail={"drought_r1": "2a 0"})
    assert legal(state) == actions | {"aux dollar", "aux draw", "end"}
    do(state, "use discard-any-cattle-for-certificates-1", "discard jersey", "certificates 1")
    assert legal(state) == actions - {"use discard-any-cattle-for-certificates-1"} | {"end"}


def test_ex_6_foreign_fields() -> None:
    """EX-6 (GWT-54)"""
    trail = {"ab1": "2a 1", "flood1": "flood-green-2", "teepee_p1": "teepee-blue"}
    for node in trail:
        assert legal(on(node, money=20, trail=trail)) == {"aux dollar", "aux draw", "end"}


def test_ex_7_placing_workers() -> None:
    """EX-7 (GWT-66, GWT-67): three players, the token's own space and then the next row."""
    foresight = ((None, None), ("engineer", None), ("craftsman", "cowboy"))
    jobs = {1: "cowboy cowboy cowboy", 2: "cowboy cowboy -"}
    owed: list[dict[str, Any]] = [{"step": "income"}, {"step": "foresight", "stage": 2}]
    state = in_city(*owed, players=3, jobs=jobs, foresight=foresight)
    do(state, "foresight 3a")
    assert state.dump()["job_market"][1] == [None, "cowboy", "cowboy", "craftsman"]
    assert state.dump()["token"] == 3
    following = in_city(*owed, players=3, token=3, foresight=foresight)
    do(following, "foresight 3b")
    assert following.dump()["job_market"][2] == [None, "cowboy", None, None]


def test_ex_8_income() -> None:
    """EX-8 (GWT-72 to GWT-75): 8, and 2 certificates: $10; 9 with a permanent certificate."""
    hand = "dutch_belt dutch_belt brown_swiss holstein"
    state = do(in_city({"step": "income"}, hand=hand, certificates=3), "spend 2")
    assert (money(state), seat(state)["certificates"], seat(state)["hand"]) == (10, 1, {})
    assert sum(seat(state)["discard"].values()) == 4
    more = in_city({"step": "income"}, hand=hand, certificates=3, masters=["perm_cert_hazards"])
    assert money(do(more, "spend 0")) == 9


def test_ex_9_delivery() -> None:
    """EX-9 (GWT-116, GWT-119, GWT-120, GWT-128, GWT-132, GWT-133)"""
    given: dict[str, Any] = {"money": 10, "engine": "5", "cities": {"topeka": 1, "colorado_springs": 1}}
    state = in_city({"step": "delivery", "value": 10, "extraordinary": 0}, **given)
    assert named(state, "deliver") == {"kansas_city", "wichita", "santa_fe", "albuquerque"}
    for city, cost in (("albuquerque", 3), ("santa_fe", 2), ("wichita", 0), ("kansas_city", 0)):
        assert state.action_params(GAME.parse(f"deliver {city}"))["dollars"] == cost
        chosen = do(state.copy(), f"deliver {city}")
        assert ("step_2" in named(chosen, "disc")) == (city == "albuquerque")
    plain = do(state.copy(), "deliver albuquerque", "disc aux_dollar_2")
    assert (plain.actor, money(plain)) == (1, 7)


def test_ex_10_refilling_the_hand() -> None:
    """EX-10 (GWT-20, GWT-81): both cards are drawn, nothing is shuffled yet."""
    state = on(
        "A", hand="jersey jersey jersey", draw="guernsey guernsey", discard="dutch_belt", cleared=["hand_1"]
    )
    do(state, "end")
    assert seat(state)["hand"] == {"jersey": 3, "guernsey": 2}
    assert (seat(state)["draw"], seat(state)["discard"]) == ({}, {"dutch_belt": 1})


@pytest.mark.parametrize(
    ("node", "face", "action", "enough", "short"),
    [
        ("drought_r1", "3a", "discard-any-cattle-for-certificates-1", "holstein holstein", "draw_b_b_h"),
        ("flood_r1", "3a", "discard-jersey-for-dollars-2-certificates-1", "jersey jersey", "guernsey"),
        ("E", "", "discard-black-angus-for-dollars-2", "black_angus black_angus", "jersey"),
        ("F", "", "discard-pair-same-type-for-dollars-4", "jersey jersey jersey jersey", "jersey guernsey"),
        ("ab1", "2b", "discard-jersey-for-engine-1", "jersey jersey", "guernsey"),
    ],
)
def test_ex_11_requirement_icons(node: str, face: str, action: str, enough: str, short: str) -> None:
    """EX-11 (GWT-25 to GWT-27, GWT-144): the shown cards, once per turn."""
    given: dict[str, Any] = {"trail": {node: f"{face} 0"}, "faces": face[-1]} if face else {}
    cannot(on(node, hand=short, **given), f"use {action}", "GWT-25", "requirement")
    state = do(on(node, hand=enough, **given), f"use {action}")
    while step(state) != "phase-b":
        do(state, sorted(legal(state))[0])
    cannot(state, f"use {action}", "GWT-50", "already-used")


def test_ex_12_hiring_at_building_a() -> None:
    """EX-12 (GWT-82 to GWT-87, GWT-90, GWT-145)"""
    state = on(
        "A", money=20, hand="jersey", workers={"engineer": 2}, jobs={3: "engineer", 7: "cowboy"}, token=8
    )
    cannot(state, "use discard-guernsey-for-dollars-2", "GWT-25", "requirement")
    do(state, "use hire", "hire engineer from 3")
    assert (money(state), seat(state)["workers"]["engineer"]) == (13, 3)
    do(state, "use discard-jersey-for-dollars-2")
    assert money(state) == 15
    do(state, "use hire-plus-2", "hire cowboy from 7")
    assert (money(state), seat(state)["workers"]["cowboy"]) == (7, 2)


def test_ex_13_building_costs() -> None:
    """EX-13 (GWT-94, GWT-95): $4 for two craftsmen, then $6 for the difference of three."""
    state = do(on("B", money=4, workers={"craftsman": 2}), "use build-2", "build 4 on ab1")
    assert money(state) == 0
    later = on("B", money=6, workers={"craftsman": 3}, trail={"ab1": "4a 0"})
    do(later, "use build-2", "build 7 on ab1")
    assert money(later) == 0


def test_ex_14_engine() -> None:
    """EX-14 (GWT-101 to GWT-103): three spaces from 1 past an engine on 3."""
    state = on("C", engine="1", workers={"engineer": 3}, seats={1: {"engine": "3"}})
    do(state, "use engine-1-per-engineer")
    assert named(state, "engine") == {"2", "4", "t4", "5"}


def test_ex_15_trading() -> None:
    """EX-15 (GWT-135): pay $2, or receive $6."""
    trail = {"teepee_m2": "teepee-blue", "teepee_p6": "teepee-green"}
    state = do(on("D", money=2, trail=trail), "use trade")
    assert money(do(state.copy(), "trade teepee_m2")) == 0
    assert money(do(state.copy(), "trade teepee_p6")) == 8


def test_ex_16_cattle_purchases() -> None:
    """EX-16 (GWT-140, GWT-141)"""

    def buying(cowboys: int) -> State:
        market = "holstein ayrshire west_highland_3 west_highland_4 texas_longhorn_5"
        return do(on("E", money=24, market=market, workers={"cowboy": cowboys}), "use buy-cattle")

    assert money(do(buying(1), "buy holstein with 1")) == 18
    assert money(do(buying(1), "buy west_highland_3 with 1")) == 12
    assert money(do(buying(2), "buy holstein with 2")) == 21
    assert money(do(buying(2), "buy texas_longhorn_5 with 2")) == 12
    assert money(do(buying(2), "buy holstein with 1", "buy ayrshire with 1")) == 12
    assert money(do(buying(3), "buy holstein+ayrshire with 3")) == 19
    assert money(do(buying(5), "buy west_highland_3+west_highland_4 with 5")) == 16


def test_ex_17_woods() -> None:
    """EX-17 (GWT-99, GWT-153): $6, or $8 if 1a stands in the woods too."""
    woods = {"bc1": "2a 0", "ce1": "3a 0", "ef1": "4a 0"}
    for node, paid in (("ab1", 6), ("flood_r2", 8)):
        state = on(node, trail={**woods, node: "1a 0"})
        assert money(do(state, "use dollars-2-per-own-building-in-woods")) == paid


def test_ex_18_objective_scoring() -> None:
    """EX-18 (GWT-180, GWT-181, GWT-192): 18, or 10 with only one disc on San Francisco."""
    given: dict[str, Any] = {
        "trail": {"ab1": "1a 0", "ab2": "2a 0", "ab3": "3a 0"},
        "tiles": {"flood-green-2": 1, "flood-green-4": 2, "teepee-blue": 1},
        "area": "start_buildings engine3_b_bl_h_h aux_san_francisco aux_san_francisco",
        "seats": {2: {"area": "start_cattle"}},
    }
    assert points(on("A", cities={"san_francisco": 2}, **given))["objectives"] == 18
    assert points(on("A", cities={"san_francisco": 1}, **given))["objectives"] == 10


def test_ex_19_city_scoring() -> None:
    """EX-19 (GWT-130, GWT-131, GWT-188): 10, and 8 more with El Paso."""
    assert points(on("A", cities={"san_diego": 1, "sacramento": 1}))["cities"] == 10
    assert points(on("A", cities={"san_diego": 1, "sacramento": 1, "el_paso": 1}))["cities"] == 18


def test_ex_20_space_39() -> None:
    """EX-20 (GWT-109, GWT-110): upgrade, back to a turnout, $3, and its station with that money."""
    state = on("C", money=3, engine="36", workers={"engineer": 6})
    do(state, "use engine-1-per-engineer")
    assert named(state, "engine") == {"37", "38", "39"}
    do(state, "engine 39", "upgrade 10", "disc step_2")
    assert money(state) == 0
    can(state, "engine t4", "engine 38", "engine 0")
    do(state, "engine t4")
    assert money(state) == 3
    do(state, "upgrade 1", "disc aux_dollar_2")
    assert (money(state), seat(state)["stations"]) == (1, ["1", "10"])
