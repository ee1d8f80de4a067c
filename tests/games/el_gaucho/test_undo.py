"""How far a player may go back."""

from bunkhouse.engine.state import State

from ..playing import cannot, do
from .table import last_turn, preparation, table


def limit(state: State) -> tuple[int | None, int, str]:
    found = state.undo_limit()
    return found.seat, found.steps, found.wall


def test_nothing_to_take_back_at_the_start() -> None:
    assert limit(table()) == (None, 0, "start")


def test_taking_dice_and_using_them_can_be_taken_back() -> None:
    """Nothing hidden is seen, no die is rolled."""
    state = table(pampa={"P1-1": "black-05", "P1-2": "white-06"}, rodeo=[5, 6])
    assert limit(do(state, "take 5+6")) == (0, 1, "start")
    assert limit(do(state, "stand P1-1 with 5")) == (0, 2, "start")
    assert limit(do(state, "enter steppe with 6")) == (0, 3, "start")
    assert limit(do(state, "end")) == (0, 4, "start")


def test_special_actions_in_the_open_can_be_taken_back() -> None:
    state = table(
        places={0: "merchant thief foreman rodeo"},
        herds={0: {"black": [1, 2]}, 1: {"white": [3]}},
        pampa={"P1-1": "brown-05 1 lying"},
    )
    do(state, "sell black", "steal white-03", "replace P1-1", "rodeo 3")
    assert limit(state) == (0, 4, "start")


def test_another_seat_is_a_wall() -> None:
    state = do(table(rodeo=[5, 6, 1, 2]), "take 5+6", "end")
    assert limit(state) == (0, 2, "start")
    assert limit(do(state, "take 1+2")) == (1, 1, "other")


def test_looking_at_the_steppe_is_a_wall() -> None:
    """What has been seen cannot be unseen; choosing shows a tile to all."""
    state = table(places={0: "steppe"}, steppe="black-02 brown-04 white-05 yellow-12", rodeo=[1, 1])
    do(state, "take 1+1")
    assert limit(do(state, "look")) == (0, 0, "hidden")
    assert limit(do(state, "fetch brown-04")) == (0, 0, "hidden")
    assert limit(do(state, "settle P1-1")) == (0, 1, "hidden")
    assert limit(do(state, "done")) == (0, 2, "hidden")


def test_a_roll_is_a_wall() -> None:
    """The last turn of a round ends with the next roll."""
    state = last_turn(dice=[5], pampa={"P1-1": "black-05", "P1-2": "white-06"})
    assert limit(do(state, "stand P1-1 with 5")) == (0, 1, "start")
    assert limit(do(state, "end")) == (0, 0, "chance")
    low, high, *_ = state.dump()["rodeo"]
    assert limit(do(state, f"take {low}+{high}")) == (2, 1, "chance")


def test_new_tiles_on_the_pampa_are_a_wall() -> None:
    """Even before the dice are rolled, somebody has seen them."""
    state = do(last_turn(pampa={"P1-1": "black-05 0 standing"}), "end")
    assert state.undo_limit().steps == 0


def test_keeping_start_tiles_can_be_taken_back_until_others_choose() -> None:
    state = preparation(4, {0: "black-02 brown-04 white-09", 1: "black-12", 2: "brown-12", 3: "white-12"})
    assert limit(do(state, "keep black-02")) == (0, 1, "start")
    assert limit(do(state, "done")) == (0, 2, "start")
    assert limit(do(state, "keep black-12")) == (1, 1, "other")
    do(state, "keep brown-12")
    assert limit(do(state, "keep white-12")) == (3, 0, "hidden"), "all start tiles are shown"
    assert limit(do(state, "post thief")) == (3, 1, "hidden")


def test_a_refused_action_leaves_the_limit_alone() -> None:
    """And a copy knows it as well."""
    state = do(table(rodeo=[5, 6]), "take 5+6")
    cannot(state, "take 1+1", "EG-21")
    assert limit(state) == limit(state.copy()) == (0, 1, "start")
