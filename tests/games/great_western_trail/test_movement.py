"""The turn, the rancher's movement and hand fees (GWT-28 to GWT-48)."""

import pytest

from bunkhouse.games.great_western_trail import GAME

from ..playing import can, cannot, do, legal
from .table import before_city, moving, on, table
from .verbs import money, named, seat, step

FLOOD = {"flood1": "flood-green-2", "flood2": "flood-black-2"}


def test_phases_follow_each_other() -> None:
    """GWT-28: move, act, draw, and the next player clockwise."""
    state = moving("A", money=0, hand="jersey")
    assert step(state) == "phase-a"
    cannot(state, "end", "GWT-28")
    cannot(state, "aux dollar", "GWT-49")
    do(state, "move B")
    assert (state.actor, step(state)) == (0, "phase-b")
    cannot(state, "move C", "GWT-28")
    do(state, "end")
    assert sum(seat(state)["hand"].values()) == 4
    assert (state.actor, step(state)) == (1, "phase-a")
    last = do(on("A", seat=3), "end")
    assert last.actor == 0


def test_the_first_turn_places_the_rancher() -> None:
    """GWT-29: on any neutral building, also where others stand; phases B and C as always."""
    state = moving(None, money=1)
    assert legal(state) == {f"place {letter}" for letter in "ABCDEFG"}
    cannot(state, "move A", "GWT-29", "place-first")
    do(state, "place A")
    assert (seat(state)["rancher"], step(state), money(state)) == ("A", "phase-b", 1)
    cannot(moving("A"), "place B", "GWT-29")


def test_empty_nodes_are_no_fields() -> None:
    """GWT-30: nobody can stop there, and they cost no step."""
    state = moving("A", players=2)
    assert named(state, "move") == {"B", "C", "D", "E"}
    cannot(state, "move ab1", "GWT-30", "no-field")


def test_every_field_costs_a_step() -> None:
    """GWT-31, GWT-32: own, foreign and neutral buildings, hazards and teepees; at most the step limit."""
    trail = {"ab1": "1a 0", "ab2": "2a 1", "ab3": "3a 2", "flood1": "flood-black-2"}
    state = moving("A", players=3, trail=trail)
    assert named(state, "move") == {"ab1", "ab2", "ab3", "flood1", "B", "C"}
    state = moving("A", players=3, trail={**trail, "flood2": "flood-black-3"})
    assert named(state, "move") == {"ab1", "ab2", "ab3", "flood1", "flood2", "B"}
    cannot(state, "move C", "GWT-32", "too-far")


def test_at_least_one_step() -> None:
    """GWT-32: nobody can stay."""
    state = moving("A")
    cannot(state, "move A", "GWT-35", "not-ahead")
    assert "end" not in legal(state)


@pytest.mark.parametrize(("players", "limits"), [(2, (3, 4, 4, 5)), (3, (3, 5, 4, 6)), (4, (4, 6, 5, 7))])
def test_step_limits(players: int, limits: tuple[int, ...]) -> None:
    """GWT-33, GWT-34: none, step_1, step_2 and both spaces cleared."""
    cleared = [[], ["step_1"], ["step_2"], ["step_1", "step_2"]]
    for spaces, limit in zip(cleared, limits, strict=True):
        state = moving("A", players=players, cleared=spaces)
        assert state.observe(0)["seats"][0]["step_limit"] == limit


def test_the_step_limit_counts() -> None:
    """GWT-34: more steps reach further."""
    assert named(moving("A", players=2), "move") == {"B", "C", "D", "E"}
    assert named(moving("A", players=2, cleared=["step_2"]), "move") == {"B", "C", "D", "E", "F"}


def test_movement_follows_the_arrows() -> None:
    """GWT-35: never back, and at a fork on either branch."""
    state = moving("C", trail={"ab1": "1a 0", "ce1": "2a 0", "cd1": "3a 0"})
    assert named(state, "move") == {"ce1", "cd1", "D", "E", "F", "G"}
    cannot(state, "move B", "GWT-35", "not-ahead")
    cannot(moving("ce1", trail={"ce1": "2a 0", "cd1": "3a 0"}), "move cd1", "GWT-35", "not-ahead")


def test_at_a_fork_the_player_chooses_the_branch() -> None:
    """GWT-35, GWT-43: the choice is offered when it matters to somebody's purse."""
    trail = {"ab1": "4a 1", "flood1": "flood-green-2"}
    state = do(moving("A", money=9, trail=trail), "move B")
    assert legal(state) == {"via ab1", "via flood1"}
    upper = do(state.copy(), "via ab1")
    assert (money(upper), money(upper, 1)) == (7, 2)
    lower = do(state.copy(), "via flood1")
    assert (money(lower), money(lower, 1)) == (8, 0)


def test_a_branch_that_is_too_long_is_not_offered() -> None:
    """GWT-32, GWT-35"""
    trail = {"ab1": "4a 1", "flood1": "flood-green-2", "flood2": "flood-green-3", "flood3": "flood-green-4"}
    state = do(moving("A", players=3, money=9, trail=trail), "move B")
    assert (step(state), money(state), money(state, 1)) == ("phase-b", 8, 1)
    cannot(state, "via flood1", "GWT-35")


def test_kansas_city_cannot_be_passed() -> None:
    """GWT-36: the movement ends there, whatever is left of it."""
    state = moving("G")
    assert named(state, "move") == {"kansas_city"}
    do(state, "move kansas_city")
    assert seat(state)["rancher"] == "kansas_city"


def test_ranchers_never_block() -> None:
    """GWT-37"""
    others = {number: {"rancher": "B"} for number in (1, 2, 3)}
    state = do(moving("A", seats=others), "move B")
    assert [seat(state, number)["rancher"] for number in range(4)] == ["B"] * 4


def test_after_kansas_city_the_trail_begins_anew() -> None:
    """GWT-38: on the start space before A."""
    state = moving("start", players=2)
    assert named(state, "move") == {"A", "B", "C"}


def test_a_rancher_on_an_empty_node_goes_on_from_there() -> None:
    """GWT-39: its tile has been taken away; the node costs nothing."""
    state = on("F", money=7, trail={"flood2": "flood-black-2"}, seats={1: {"rancher": "flood2"}})
    do(state, "use remove-hazard-7", "clear flood2", "end")
    assert seat(state, 1)["rancher"] == "flood2"
    assert {"B", "C"} <= named(state, "move")
    assert "ab1" not in named(state, "move")


def test_negative_trade_spaces_are_beside_the_trail() -> None:
    """GWT-40: tiles there are never walked over."""
    beside = {"teepee_m1": "teepee-blue", "teepee_m2": "teepee-blue", "teepee_m3": "teepee-blue"}
    assert named(moving("C", players=2, trail=beside), "move") == {"D", "E", "F", "G"}
    walked = moving("C", players=2, trail={**beside, "teepee_p1": "teepee-blue"})
    assert named(walked, "move") == {"D", "teepee_p1", "E", "F", "G"}


@pytest.mark.parametrize(("players", "green", "black"), [(2, 2, 2), (3, 2, 1), (4, 1, 2)])
def test_hand_fees(players: int, green: int, black: int) -> None:
    """GWT-41, GWT-45: hazards and teepees show one hand; blue teepees a black one, green ones a green one."""
    for tile, due in (("teepee-green", green), ("teepee-blue", black)):
        state = do(moving("C", money=9, players=players, trail={"teepee_p1": tile}), "move teepee_p1")
        assert money(state) == 9 - due
    for tile, due in (("drought-green-4", green), ("drought-black-3", black)):
        state = do(moving("B", money=9, players=players, trail={"drought1": tile}), "move drought1")
        assert money(state) == 9 - due


def test_passing_costs_as_much_as_stopping() -> None:
    """GWT-41"""
    trail = {"ab1": "4a 1", "ab2": "1a 1", "flood1": "flood-green-2"}
    state = do(moving("A", money=9, trail=trail), "move ab2")
    assert (money(state), money(state, 1)) == (6, 3)


@pytest.mark.parametrize(("players", "due"), [(2, 4), (3, 3), (4, 3)])
@pytest.mark.parametrize("face", ["7a", "7b"])
def test_both_hands_cost_the_sum(players: int, due: int, face: str) -> None:
    """GWT-42"""
    state = moving("A", money=9, players=players, faces=face[-1], trail={"ab1": f"{face} 1"})
    do(state, "move ab1")
    assert (money(state), money(state, 1)) == (9 - due, due)


def test_who_gets_the_fees() -> None:
    """GWT-43: the bank for tiles, the owner for a building."""
    state = do(moving("A", money=9, trail={"flood1": "flood-black-2"}), "move flood1")
    assert [money(state, number) for number in range(4)] == [7, 0, 0, 0]
    state = do(moving("A", money=9, trail={"ab1": "10a 2"}), "move ab1")
    assert [money(state, number) for number in range(4)] == [7, 0, 2, 0]


def test_what_costs_nothing() -> None:
    """GWT-44, AR-35: own buildings, neutral ones, and the field the move starts from."""
    own = moving("A", money=9, trail={"ab1": "7a 0"})
    assert own.action_params(GAME.parse("move ab1"))["dollars_most"] == 0
    past = do(own.copy(), "move B")
    assert (step(past), money(past)) == ("phase-b", 9)
    assert money(do(own, "move ab1")) == 9
    start = do(moving("ab1", money=9, trail={"ab1": "7a 1"}), "move B")
    assert (money(start), money(start, 1)) == (9, 0)
    plain = do(moving("A", money=9, trail={"ab1": "2a 1"}), "move ab1")
    assert money(plain) == 9


def test_fees_are_paid_as_far_as_the_money_reaches() -> None:
    """GWT-46, GWT-47: field by field; what is missing is forgiven."""
    trail = {"ab1": "4a 1", "ab2": "10a 2"}
    state = do(moving("A", money=3, trail=trail, players=3, seats={1: {"money": 0}}), "move ab2")
    assert [money(state, number) for number in range(3)] == [1, 1, 1]
    state = do(moving("A", money=3, trail=trail), "move ab2")
    assert [money(state, number) for number in range(3)] == [0, 2, 1]
    do(state, "aux dollar")
    assert [money(state, number) for number in range(3)] == [1, 2, 1]


def test_fees_apply_to_movement_by_buildings() -> None:
    """GWT-48, GWT-152"""
    state = on("ab1", money=5, trail={"ab1": "4a 0", "ab2": "1a 1"})
    do(state, "use rancher-forward-2", "move ab2")
    assert (money(state), money(state, 1)) == (4, 1)


def test_the_card_movement_ignores_fees() -> None:
    """GWT-48, GWT-177"""
    state = moving("A", money=5, hand="move_s_s_b_b", trail={"ab1": "7a 1"})
    do(state, "play move_s_s_b_b", "use rancher-forward-free-3", "move ab1")
    assert (money(state), money(state, 1)) == (5, 0)


def test_no_objective_card_once_in_kansas_city() -> None:
    """GWT-175, AR-4"""
    state = do(before_city(hand="money_s_s_h jersey"), "move kansas_city")
    cannot(state, "play money_s_s_h", "GWT-175")


def test_a_tile_may_come_under_a_waiting_rancher() -> None:
    """AR-26: no fee and no effect until it moves."""
    foresight = (("flood-green-2", None), ("cowboy",) * 2, ("cowboy",) * 2)
    state = before_city(seat=1, foresight=foresight, seats={0: {"rancher": "flood1", "money": 5}})
    do(state, "move kansas_city")
    assert state.dump()["trail"]["flood1"] == "flood-green-2"
    assert (seat(state)["rancher"], money(state)) == ("flood1", 5)
    can(
        table([{"step": "phase-a"}], seats={0: {"rancher": "flood1"}}, trail={"flood1": "flood-green-2"}),
        "move B",
    )
