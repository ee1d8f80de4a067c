"""The rancher on the trail (EP-29 to EP-35, EP-60, EP-77, EP-78, EP-94)."""

import pytest

from bunkhouse.games.el_paso import GAME

from ..playing import can, cannot, do, legal
from .table import act, before_el_paso, moving, on, on_train, table
from .verbs import named, seat, step


def test_only_buildings_and_el_paso_are_stops() -> None:
    """EP-29: empty spaces are passed over."""
    state = moving("nB")
    assert named(state, "move") == {"nC", "nD", "nE", "nF", "nG"}
    cannot(state, "move c2", "EP-29", "no-stop")
    with_tile = moving("nB", trail={"c2": "1a 1"})
    can(with_tile, "move c2")


def test_every_stop_is_one_step_whoever_owns_it() -> None:
    """EP-30"""
    state = moving("nF", trail={"c8": "1a 0", "c9": "2a 1"})
    assert named(state, "move") == {"c8", "nG", "c9"}
    assert [
        state.action_params(state.actions().parse(f"move {space}"))["steps"] for space in ("c8", "nG", "c9")
    ] == [
        1,
        2,
        3,
    ]
    cannot(state, "move el_paso", "EP-32", "too-far")


def test_forward_only_and_either_way_at_a_fork() -> None:
    """EP-31"""
    state = moving("nD", trail={"c5": "1a 1", "c7": "2a 1", "c6": "3a 2"})
    assert named(state, "move") == {"c5", "c7", "nE", "nF", "c6"}
    cannot(state, "move nB", "EP-31", "not-ahead")
    cannot(state, "move nD", "EP-31", "not-ahead")
    inside = moving("nE", trail={"c7": "2a 1"})
    cannot(inside, "move c7", "EP-31", "not-ahead")


def test_at_least_one_step_and_at_most_the_limit() -> None:
    """EP-32, EP-90: three, or four without the step disc; staying is not allowed."""
    trail = {"c1": "1a 1", "c4": "2a 1", "c5": "3a 2"}
    three = moving("el_paso", trail=trail)
    assert named(three, "move") == {"c1", "nB", "c4", "nC"}
    cannot(three, "end", "EP-32", "must-choose")
    four = moving("el_paso", trail=trail, cleared=["step_limit"])
    assert named(four, "move") == {"c1", "nB", "c4", "nC", "nD"}
    assert four.observe(0)["seats"][0]["step_limit"] == 4


def test_cowboys_raise_the_limit_for_one_move() -> None:
    """EP-33: each by one, and they are discarded."""
    trail = {"c8": "1a 1", "c9": "2a 1"}
    state = moving("nE", trail=trail, workers="cowboy cowboy", players=2)
    assert named(state, "move") == {"nF", "c8", "nG"}
    assert named(state, "hurry") == {"c9 with 1", "el_paso with 2"}
    cannot(state, "hurry c9 with 2", "EP-33", "wrong-cowboys")
    cannot(state, "hurry c9 with 3", "EP-33", "too-few-cowboys")
    do(state, "hurry c9 with 1")
    assert (seat(state)["rancher"], seat(state)["workers"], seat(state)["discard"]) == (
        "c9",
        {"cowboy": 1},
        {"cowboy": 1},
    )
    again = moving("c9", trail=trail, workers="cowboy", players=2)
    assert legal(again) == {"move el_paso"}


def test_ways_of_different_lengths() -> None:
    """EP-31, EP-33: the longer way may be taken at its own price."""
    state = moving("nB", trail={"c2": "1a 1", "c3": "1a 0"}, workers="cowboy cowboy")
    assert {"move nD", "hurry nD with 1"} <= legal(state)
    do(state, "hurry nD with 1")
    assert seat(state)["workers"] == {"cowboy": 1}


def test_el_paso_cannot_be_passed() -> None:
    """EP-34: with steps or cowboys left over."""
    state = before_el_paso(workers="cowboy cowboy cowboy", cleared=["step_limit"])
    assert legal(state) == {"move el_paso"}
    cannot(state, "move nB", "EP-31", "not-ahead")


def test_ranchers_do_not_affect_each_other() -> None:
    """EP-35, R-37: shared stops, no fees."""
    state = moving("nB", money=3, trail={"c2": "1a 1"}, seats={1: {"rancher": "nC"}, 2: {"rancher": "nC"}})
    do(state, "move nC")
    assert seat(state)["rancher"] == "nC"
    assert [board["money"] for board in state.dump()["seats"]] == [3, 0, 0]


def test_the_cowboy_bonus_needs_a_move() -> None:
    """EP-60, R-4: no dismissal by itself, no use at a stop."""
    state = on("nC", workers="cowboy")
    cannot(state, "dismiss cowboy", "EP-60", "only-while-moving")
    cannot(state, "hurry nD with 1", "EP-60")
    can(moving("nC", workers="cowboy", trail={"c3": "1a 1", "c5": "1a 1"}), "hurry nF with 1")


def test_a_move_action() -> None:
    """EP-77: at least one step, at most the number shown, more with cowboys."""
    state = do(on("c1", trail={"c1": "3a 0"}, workers="cowboy"), "ride")
    assert step(state) == "move"
    assert named(state, "move") == {"nB", "nC", "nD", "nE", "nF"}
    assert "nG with 1" in named(state, "hurry")
    cannot(state, "end", "EP-32")
    short = do(on("c1", trail={"c1": "1b 0"}, options={"building_1": "b"}, workers="cowboy"), "ride")
    assert named(short, "move") == {"nB", "nC", "nD"}
    assert named(short, "hurry") == {"nD with 1", "nE with 1", "nF with 1"}
    two = do(on_train("4", ["gain_certificates", "gain_any_token"], money=0), "ride")
    assert named(two, "move") == {"nG", "el_paso"}


def test_the_new_stop_is_used_without_refilling_the_hand() -> None:
    """EP-78, EP-36"""
    state = do(on("c1", trail={"c1": "3a 0"}, hand="galloway"), "ride", "move nB")
    assert (seat(state)["rancher"], sum(seat(state)["hand"].values())) == ("nB", 1)
    do(state, "discard galloway")
    assert seat(state)["money"] == 3


def test_unfinished_actions_come_back() -> None:
    """R-15: last in, first out; each arrival offers an auxiliary action anew."""
    state = do(on("c1", trail={"c1": "3a 0", "c2": "1a 1"}), "ride", "move c2")
    assert legal(state) == {"aux 1", "aux 3", "end"}
    do(state, "aux 1", "end")
    assert legal(state) == {"certificates 1", "certificates 2", "end"}


@pytest.mark.parametrize("kind", ["2", "3"])
def test_what_a_replaced_building_has_left(kind: str) -> None:
    """R-15, EP-36, EP-70: the actions of the earlier tile, not those of the one that has taken its place."""
    trail, options = {"c5": "1b 0"}, {"building_1": "b"}
    state = on("c5", trail=trail, options=options, money=9, hand="criollo", workers="builder builder")
    do(state, "ride", "move nE", f"build {kind}", "site c5", "end")
    assert state.dump()["trail"]["c5"] == {"building": f"{kind}a", "seat": 0}
    assert {"certificates 1", "end"} <= legal(state) <= {"certificates 1", "end", "dismiss builder"}
    cannot(state, "ride", "EP-40", "already-used")
    cannot(state, "remove criollo", "EP-36", "not-shown")
    assert state.prompt().params["field"] == "1b"
    again = GAME.load(state.dump())
    assert (again.dump(), legal(again)) == (state.dump(), legal(state))
    assert not legal(do(state, "certificates 1"), "certificates")
    assert seat(state)["certificates"] == 1


def test_a_move_into_el_paso_ends_the_turn() -> None:
    """R-15: what was left is lost, and the draw phase follows."""
    owed = [act("c9"), {"step": "move", "granted": 3}]
    state = table(owed, trail={"c9": "3a 0"}, seats={0: {"rancher": "c9", "hand": "criollo"}})
    do(state, "move el_paso", "deliver 0 with aux1_upgrade", "end")
    assert state.actor == 1
    assert (seat(state)["certificates"], sum(seat(state)["hand"].values())) == (0, 4)


def test_leaving_el_paso() -> None:
    """EP-94: in the next turn along the trail."""
    state = moving("el_paso")
    assert named(state, "move") == {"nB", "nC", "nD", "nE", "nF"}
