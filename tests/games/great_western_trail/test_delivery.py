"""Delivery and discs (GWT-116 to GWT-133) and the extraordinary delivery (GWT-174)."""

from typing import Any

import pytest

from bunkhouse.engine.state import State
from bunkhouse.games.great_western_trail.components import CITY_NAMES, DISC_NAMES

from ..playing import can, cannot, do, legal
from .table import in_city, on, table
from .verbs import money, named, points, seat, step

VALUES = dict(zip(CITY_NAMES, [0, 1, 4, 6, 8, 10, 12, 14, 16, 18], strict=True))
BLACK_CITIES = {"albuquerque", "el_paso", "sacramento", "san_francisco"}
WHITE_DISCS = {name for name in DISC_NAMES if name.startswith("aux_")} | {"certificate_4"}
BLACK_DISCS = set(DISC_NAMES) - WHITE_DISCS


def delivery(value: int = 18, **given: Any) -> State:
    return in_city({"step": "delivery", "value": value, "extraordinary": 0}, **{"money": value, **given})


def choosing(city: str, **given: Any) -> State:
    """The disc for a city is to be chosen."""
    return do(delivery(**{"money": 30, **given}), f"deliver {city}")


def test_which_cities_can_be_chosen() -> None:
    """GWT-116, GWT-117: a value not above the total, and no own disc, except in two cities."""
    for value in range(20):
        assert named(delivery(value), "deliver") == {city for city in CITY_NAMES if VALUES[city] <= value}
    taken = dict.fromkeys(CITY_NAMES, 1)
    assert named(delivery(18, cities=taken, cleared=DISC_NAMES[:10]), "deliver") == {
        "kansas_city",
        "san_francisco",
    }
    cannot(delivery(3), "deliver wichita", "GWT-116", "value-too-low")
    cannot(delivery(18, cities={"topeka": 1}), "deliver topeka", "GWT-116", "disc-already-there")


def test_others_discs_do_not_matter() -> None:
    """GWT-118: stacking is allowed."""
    state = do(choosing("topeka", seats={1: {"cities": {"topeka": 1}}}), "disc aux_dollar_2")
    assert [seat(state, number)["cities"] for number in (0, 1)] == [{"topeka": 1}, {"topeka": 1}]


def test_one_disc_moves_to_the_city() -> None:
    """GWT-118: from its space on the player board; the transport is paid last (AR-22)."""
    state = choosing("albuquerque", value=10, money=10, engine="9")
    assert step(state) == "disc"
    do(state, "disc step_1")
    assert (seat(state)["cleared"], seat(state)["cities"]) == (["step_1"], {"albuquerque": 1})
    assert money(state) == 10 + 3 - 1


@pytest.mark.parametrize("city", CITY_NAMES)
def test_corners_of_cities(city: str) -> None:
    """GWT-119, GWT-120: white discs go anywhere, black ones only to black corners."""
    expected = WHITE_DISCS | (BLACK_DISCS if city in BLACK_CITIES else set())
    assert named(choosing(city), "disc") == expected
    if city not in BLACK_CITIES:
        cannot(choosing(city), "disc step_1", "GWT-119", "wrong-corner")


def test_corners_of_the_player_board() -> None:
    """GWT-121: the auxiliary spaces and the first certificate limit are white, the rest is black."""
    assert {"step_1", "step_2", "hand_1", "hand_2", "certificate_6"} == BLACK_DISCS
    assert named(choosing("topeka"), "disc") == WHITE_DISCS


def test_step_spaces() -> None:
    """GWT-122: $3 at once for the first, 3 points at the end for the second."""
    first = do(choosing("san_francisco", engine="20"), "disc step_1")
    assert (money(first), points(first)["step_disc"]) == (33, 0)
    second = do(choosing("san_francisco", engine="20"), "disc step_2")
    assert (money(second), points(second)["step_disc"]) == (30, 3)


def test_hand_spaces_cost_five() -> None:
    """GWT-123: without $5 they cannot be chosen."""
    state = special("19", money=5)
    do(state, "engine 1", "deliver san_francisco", "disc hand_1")
    assert money(state) == 0
    poor = do(special("19", money=4), "engine 1", "deliver san_francisco")
    cannot(poor, "disc hand_1", "GWT-123", "too-expensive")


def test_a_hand_space_must_leave_the_transport() -> None:
    """GWT-123, AR-37"""
    white = sorted(WHITE_DISCS)
    state = choosing("santa_fe", value=8, money=8, cleared=white)
    assert "hand_1" not in named(state, "disc")
    can(choosing("santa_fe", value=8, money=9, cleared=white), "disc hand_1")


def test_certificate_limits() -> None:
    """GWT-124: 3, then 4, then 6; the second alone changes nothing."""
    for cleared, limit in (
        ([], 3),
        (["certificate_4"], 4),
        (["certificate_6"], 3),
        (["certificate_4", "certificate_6"], 6),
    ):
        state = on("A", cleared=cleared)
        assert state.observe(0)["seats"][0]["certificate_limit"] == limit


def test_black_discs_for_a_white_city_if_there_is_no_white_one() -> None:
    """GWT-125: special case A."""
    white = sorted(WHITE_DISCS)
    assert named(choosing("topeka", cleared=white), "disc") == BLACK_DISCS
    assert named(choosing("topeka", cleared=white[1:]), "disc") == {white[0]}


def test_a_disc_from_a_station_if_none_can_be_moved_from_the_board() -> None:
    """GWT-126, AR-23, AR-24: special case B; corners do not matter then."""
    cleared = [disc for disc in DISC_NAMES if not disc.startswith("hand_")]
    state = choosing("topeka", value=4, cleared=cleared, stations=["2", "9"], money=4)
    assert legal(state) == {"lift 2", "lift 9"}
    do(state, "lift 2")
    assert (seat(state)["stations"], seat(state)["cities"]["topeka"]) == (["9"], 1)
    rich = choosing("topeka", value=5, cleared=cleared, stations=["2", "9"], money=5)
    assert legal(rich) == {"disc hand_1", "disc hand_2"}
    cannot(rich, "lift 2", "GWT-126", "disc-on-the-board")


def test_without_any_disc_the_delivery_leaves_none() -> None:
    """GWT-126, AR-21: no bonus either; the transport is still paid."""
    state = delivery(9, cleared=list(DISC_NAMES), cities={"san_francisco": 14})
    do(state, "deliver kansas_city")
    assert (seat(state)["cities"], money(state)) == ({"san_francisco": 14}, 9)
    assert state.actor == 1


def test_kansas_city_pays_and_costs_points() -> None:
    """GWT-127: $6 at once, -6 points for every disc."""
    state = do(choosing("kansas_city", value=0, money=0, cities={"kansas_city": 1}), "disc aux_dollar_2")
    assert (money(state), points(state)["cities"]) == (6, -12)


@pytest.mark.parametrize(
    ("first", "second", "cards"),
    [
        ("topeka", "wichita", 1),
        ("wichita", "colorado_springs", 0),
        ("colorado_springs", "santa_fe", 1),
        ("santa_fe", "albuquerque", 1),
        ("albuquerque", "el_paso", 0),
        ("el_paso", "san_diego", 0),
        ("san_diego", "sacramento", 0),
        ("sacramento", "san_francisco", 0),
    ],
)
def test_links(first: str, second: str, cards: int) -> None:
    """GWT-128, GWT-129: only with both discs, in either order; the card is mandatory."""
    for one, two in ((first, second), (second, first)):
        state = choosing(two, cities={one: 1}, engine="20")
        do(state, "disc aux_dollar_2")
        assert (state.actor == 0) == (cards == 1)
        if cards:
            assert step(state) == "objective"
            cannot(state, "done", "GWT-25")
    alone = do(choosing(second, engine="20"), "disc aux_dollar_2")
    assert alone.actor == 1


def test_one_disc_can_trigger_two_links() -> None:
    """GWT-129: one card after the other, the pool refilled in between."""
    pool = "draw_b_b_h draw_s_g_bl draw_5_h draw_s_g_g"
    state = choosing("santa_fe", cities={"colorado_springs": 1, "albuquerque": 1}, engine="20", pool=pool)
    do(state, "disc aux_dollar_2", "take draw_5_h")
    assert sum(state.dump()["pool"].values()) == 4
    assert step(state) == "objective"
    do(state, "take draw_s_g_g")
    assert seat(state)["discard"] == {"draw_5_h": 1, "draw_s_g_g": 1}


def test_without_cards_the_bonus_lapses() -> None:
    """GWT-128, GWT-139, AR-10"""
    state = choosing("wichita", cities={"topeka": 1}, pool="", stacks=False, engine="20")
    assert do(state, "disc aux_dollar_2").actor == 1


@pytest.mark.parametrize(
    ("one", "two", "worth"),
    [
        ("topeka", "wichita", -3),
        ("wichita", "colorado_springs", -1),
        ("colorado_springs", "santa_fe", 0),
        ("santa_fe", "albuquerque", 0),
        ("albuquerque", "el_paso", 6),
        ("el_paso", "san_diego", 8),
        ("san_diego", "sacramento", 4 + 6),
        ("sacramento", "san_francisco", 6 + 9),
    ],
)
def test_points_of_links_and_cities(one: str, two: str, worth: int) -> None:
    """GWT-130, GWT-131: links need both discs; Sacramento 6, San Francisco 9 for each disc."""
    assert points(on("A", cities={one: 1, two: 1}))["cities"] == worth
    single = {"sacramento": 6, "san_francisco": 9}
    assert points(on("A", cities={one: 1}))["cities"] == single.get(one, 0)
    assert points(on("A", cities={"san_francisco": 3}))["cities"] == 27


def test_transport_cost() -> None:
    """GWT-132, GWT-133: the crosses between the engine and the city; nothing if it is at or beyond it."""
    crosses = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17]
    for space in (0, 3, 4, 8, 11, 17, 18, 30):
        for city, value in VALUES.items():
            cost = sum(1 for cross in crosses if space <= cross < value)
            state = do(delivery(money=30, engine=str(space)), f"deliver {city}", "disc aux_dollar_2")
            assert money(state) == 30 - cost + (6 if city == "kansas_city" else 0), (space, city)


def test_an_engine_on_a_turnout_is_past_the_cross() -> None:
    """GWT-133, AR-17"""
    for slot, cost in (("4", 2), ("t4", 1), ("5", 1)):
        state = do(delivery(9, engine=slot), "deliver colorado_springs", "disc aux_dollar_2")
        assert money(state) == 9 - cost


def special(engine: str = "9", others: tuple[str, ...] = (), **given: Any) -> State:
    seats = {number + 1: {"engine": slot} for number, slot in enumerate(others)}
    state = on("ab1", engine=engine, trail={"ab1": "9a 0"}, seats=seats, **given)
    return do(state, "use extraordinary-delivery")


def test_extraordinary_delivery() -> None:
    """GWT-174: any number of spaces back, then a city up to that value; no income, no transport."""
    state = special("9", money=1)
    assert named(state, "engine") == {"0", "1", "2", "3", "4", "t4", "5", "6", "7", "t7", "8"}
    do(state, "engine 1")
    assert named(state, "deliver") == {"kansas_city", "topeka", "wichita", "colorado_springs", "santa_fe"}
    do(state, "deliver santa_fe", "disc aux_dollar_2")
    assert (money(state), seat(state)["cities"], step(state)) == (1, {"santa_fe": 1}, "phase-b")


def test_extraordinary_delivery_counts_free_numbered_spaces() -> None:
    """GWT-174, AR-19: neither skipped spaces nor turnouts; the start building counts."""
    assert "topeka" not in named(do(special("8"), "engine t7"), "deliver")
    assert named(do(special("8"), "engine t7"), "deliver") == {"kansas_city"}
    blocked = do(special("5", ("4", "2")), "engine 0")
    assert named(blocked, "deliver") == {"kansas_city", "topeka"}
    assert named(do(special("4"), "engine 0"), "deliver") == {"kansas_city", "topeka", "wichita"}


def test_extraordinary_delivery_follows_the_city_rules() -> None:
    """GWT-116, GWT-174: no own disc, bonus and disc rules as always; Kansas City pays its $6."""
    state = do(special("9", cities={"topeka": 1}), "engine 1")
    cannot(state, "deliver topeka", "GWT-116", "disc-already-there")
    cannot(state, "done", "GWT-25")
    do(state, "deliver wichita", "disc aux_dollar_2")
    assert step(state) == "objective"
    paid = do(special("9"), "engine 8", "deliver kansas_city", "disc aux_dollar_2")
    assert money(paid) == 6


def test_station_upgrade_after_the_extraordinary_delivery() -> None:
    """GWT-174, AR-19: delivery first, then the optional upgrade."""
    state = do(special("9"), "engine t7", "deliver kansas_city", "disc aux_dollar_2")
    assert (money(state), legal(state)) == (6, {"upgrade 2", "done"})


def test_no_extraordinary_delivery_from_the_start_building() -> None:
    """GWT-25, GWT-174"""
    state = on("ab1", engine="0", trail={"ab1": "9a 0"})
    cannot(state, "use extraordinary-delivery", "GWT-25", "requirement")


def test_the_station_cost_comes_before_the_disc() -> None:
    """GWT-107, GWT-122, AR-22: the $3 of a step space cannot pay for the station."""
    owed: list[dict[str, Any]] = [
        {"step": "phase-b", "node": "C", "used": ["2"]},
        {"step": "upgrade", "station": "5"},
    ]
    own = {"rancher": "C", "engine": "t16", "money": 6}
    state = do(table(owed, seats={0: own}), "upgrade 5", "disc step_1")
    assert money(state) == 3
    poor = do(on("C", engine="16", money=5), "use engine-1-per-engineer", "engine t16")
    assert step(poor) == "phase-b"
