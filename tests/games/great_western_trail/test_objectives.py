"""Objective cards in play (GWT-175 to GWT-181)."""

from typing import Any

import pytest

from ..playing import can, cannot, do, legal
from .table import moving, on
from .verbs import money, named, points, seat, step


def test_when_objective_cards_can_be_played() -> None:
    """GWT-175: before phase A and between the actions of phase B, any number; never within an action."""
    state = moving("A", hand="money_s_s_h money_4_h_h money_b_g_bl", players=2)
    do(state, "play money_s_s_h", "play money_4_h_h")
    assert (money(state), step(state)) == (4, "phase-a")
    do(state, "move B")
    can(state, "play money_b_g_bl", "aux dollar")
    do(state, "play money_b_g_bl")
    assert money(state) == 6
    can(state, "aux dollar")
    middle = do(on("C", hand="money_s_s_h"), "use engine-1-per-engineer")
    cannot(middle, "play money_s_s_h", "GWT-175")
    do(middle, "engine 1")
    can(middle, "play money_s_s_h")
    cannot(moving("A", hand="jersey"), "play money_s_s_h", "GWT-175", "not-in-hand")


def test_a_played_card_stays_in_the_area() -> None:
    """GWT-176"""
    state = do(on("A", hand="money_s_s_h"), "play money_s_s_h", "end")
    assert seat(state)["area"] == {"money_s_s_h": 1, "start_cattle": 1}
    assert "money_s_s_h" not in {**seat(state)["hand"], **seat(state)["draw"], **seat(state)["discard"]}


def test_immediate_actions_can_be_forfeited() -> None:
    """GWT-176"""
    state = do(on("A", hand="engine2_3_4_5"), "play engine2_3_4_5")
    assert legal(state) == {"use engine-2", "done"}
    do(state, "done")
    assert (seat(state)["engine"], step(state)) == ("0", "phase-b")


def test_starting_objectives_have_no_action() -> None:
    """GWT-17, GWT-176: they lie in the area from the beginning and are never in hand."""
    state = moving("A")
    assert seat(state)["area"] == {"start_cattle": 1}
    assert legal(state, "play") == set()


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("draw_s_g_bl", "draw-3"),
        ("engine2_b_b_g_g", "engine-2"),
        ("engine3_s_s_h_h", "engine-3"),
        ("aux_san_francisco", "aux"),
        ("move_s_s_b_b", "rancher-forward-free-3"),
    ],
)
def test_immediate_actions(card: str, effect: str) -> None:
    """GWT-177"""
    state = do(on("A", hand=card), f"play {card}")
    can(state, f"use {effect}", "done")


def test_what_immediate_actions_bring() -> None:
    """GWT-177: $2 at once; up to 3 cards and as many discards; engine; single or double auxiliary action."""
    assert money(do(on("A", hand="money_b_bl_bl"), "play money_b_bl_bl")) == 2
    drawing = do(on("A", hand="draw_s_g_bl jersey"), "play draw_s_g_bl", "use draw-3")
    assert named(drawing, "draw") == {"1", "2", "3"}
    do(drawing, "draw 2", "discard jersey")
    assert step(drawing) == "give-back"
    engine = do(on("A", hand="engine3_s_s_h_h"), "play engine3_s_s_h_h", "use engine-3")
    assert named(engine, "engine") == {"1", "2", "3"}
    card = "aux_san_francisco"
    double = do(on("A", hand=card, cleared=["aux_dollar_2"]), f"play {card}", "use aux", "double dollar")
    assert money(double) == 2


def test_the_free_move_before_phase_a() -> None:
    """GWT-178: up to 3 steps, no action there, phase A goes on from the new field."""
    state = do(moving("A", players=2, hand="move_s_s_b_b"), "play move_s_s_b_b", "use rancher-forward-free-3")
    assert named(state, "move") == {"B", "C", "D", "E"}
    do(state, "move C")
    assert (seat(state)["rancher"], step(state)) == ("C", "phase-a")
    assert named(state, "move") == {"D", "E", "F", "G"}


def test_the_free_move_never_enters_kansas_city() -> None:
    """GWT-178"""
    state = do(moving("F", hand="move_s_s_b_b"), "play move_s_s_b_b", "use rancher-forward-free-3")
    assert named(state, "move") == {"G"}
    cannot(state, "move kansas_city", "GWT-178", "city-closed")
    nowhere = do(moving("G", hand="move_s_s_b_b"), "play move_s_s_b_b")
    assert step(nowhere) == "phase-a"


def test_no_free_move_before_the_rancher_is_placed() -> None:
    """GWT-29, AR-31: there is nothing to move."""
    state = do(moving(None, hand="move_s_s_b_b"), "play move_s_s_b_b")
    assert legal(state) == {f"place {letter}" for letter in "ABCDEFG"}


def test_the_free_move_in_phase_b_ends_it() -> None:
    """GWT-178, AR-5: phase C follows at once, with no further cards or actions."""
    hand = "move_s_s_b_b money_s_s_h"
    state = do(on("A", hand=hand), "play move_s_s_b_b", "use rancher-forward-free-3", "move B")
    assert (state.actor, seat(state)["rancher"]) == (1, "B")
    assert seat(state)["hand"]["money_s_s_h"] == 1
    assert sum(seat(state)["hand"].values()) == 4


def test_the_free_move_also_ends_a_copy() -> None:
    """GWT-178, AR-8"""
    trail = {"ab1": "2a 1", "ab2": "8b 0"}
    state = on("ab2", faces="aaaaaaabaa", hand="move_s_s_b_b", trail=trail)
    do(state, "use copy-adjacent", "copy ab1", "play move_s_s_b_b", "use rancher-forward-free-3", "move B")
    assert state.actor == 1


def test_nobody_must_play_objective_cards() -> None:
    """GWT-179: unplayed ones go round in the deck."""
    state = do(on("A", hand="money_s_s_h", draw="jersey"), "end")
    assert seat(state)["hand"] == {"money_s_s_h": 1, "jersey": 1}
    state = do(on("G", hand="money_s_s_h", draw="jersey"), "use aux", "aux draw", "discard money_s_s_h")
    assert seat(state)["discard"] == {"money_s_s_h": 1}


TASKS: dict[str, dict[str, Any]] = {
    "start_buildings": {"trail": {"ab1": "1a 0", "ab2": "2a 0"}, "tiles": {"flood-green-2": 1}},
    "start_stations": {"stations": ["1", "2"], "tiles": {"teepee-green": 1}},
    "start_hazards": {"tiles": {"teepee-blue": 1, "flood-green-2": 1, "rockfall-green-3": 1}},
    "start_cattle": {"discard": "ayrshire west_highland_4", "trail": {"ab1": "1a 0"}},
}
_SEAT_OF = {"start_cattle": 0, "start_stations": 1, "start_buildings": 2, "start_hazards": 3}


@pytest.mark.parametrize("card", TASKS)
def test_tasks_of_starting_cards(card: str) -> None:
    """GWT-180: 3 points once every icon has its thing."""
    given = dict(TASKS[card])
    areas: dict[int, dict[str, Any]] = {number: {"area": name} for name, number in _SEAT_OF.items()}
    areas[0], areas[_SEAT_OF[card]] = {"area": card}, {"area": "start_cattle"}
    own = areas.pop(0)
    state = on("A", seats=areas, **own, **given)
    assert points(state)["objectives"] == 3
    assert points(on("A", seats=areas, **own))["objectives"] == 0


@pytest.mark.parametrize(
    ("card", "given", "worth", "penalty"),
    [
        ("money_b_g_bl", {"trail": {"ab1": "1a 0"}, "tiles": {"teepee-green": 1, "teepee-blue": 1}}, 3, -2),
        ("draw_5_h", {"discard": "texas_longhorn_5", "tiles": {"flood-green-2": 1}}, 3, -2),
        ("money_s_s_h", {"stations": ["4", "9"], "tiles": {"flood-green-2": 1}}, 3, -2),
        ("draw_3_3_3_s", {"discard": "holstein brown_swiss ayrshire", "stations": ["1"]}, 4, -2),
        ("engine2_3_4_5", {"discard": "holstein west_highland_3 texas_longhorn_7"}, 5, -3),
        ("aux_san_francisco", {"cities": {"san_francisco": 1}}, 5, -3),
        (
            "move_3_4_h_h",
            {"discard": "holstein west_highland_3", "tiles": {"flood-green-2": 1, "flood-green-4": 1}},
            5,
            -2,
        ),
    ],
)
def test_tasks_of_objective_cards(card: str, given: dict[str, Any], worth: int, penalty: int) -> None:
    """GWT-180, GWT-192: all tasks met, or the penalty."""
    area = f"start_cattle {card}"
    assert points(on("A", area=area, **given))["objectives"] == worth
    assert points(on("A", area=area))["objectives"] == penalty


def test_each_item_counts_for_one_card_only() -> None:
    """GWT-181"""
    area = "start_cattle money_4_h_h move_3_4_h_h"
    cattle = "holstein west_highland_3 west_highland_4"
    two = {"flood-green-2": 1, "flood-green-4": 1}
    assert points(on("A", area=area, discard=cattle, tiles=two))["objectives"] == 5 - 2
    four = {**two, "drought-green-2": 1, "drought-green-3": 1}
    assert points(on("A", area=area, discard=cattle, tiles=four))["objectives"] == 5 + 3
