"""The preparatory round."""

import pytest

from bunkhouse.games.el_gaucho import GAME

from ..playing import can, cannot, decision, do, legal
from .table import FOREST, PLACES, preparation
from .verbs import herds, places, supply, tile


@pytest.mark.parametrize(("players", "drawn"), [(2, 5), (3, 4), (4, 3)])
def test_start_tiles_are_drawn_and_looked_at(players: int, drawn: int) -> None:
    """EG-14: every seat sees its own tiles and nobody else's."""
    state = GAME.new(players=players, seed=2)
    for seat in range(players):
        hand = state.observe(seat)["seats"][seat]["hand"]
        assert len(hand) == drawn
        assert hand == state.dump()["seats"][seat]["hand"]
        others = [other for other in range(players) if other != seat]
        assert all(state.observe(seat)["seats"][other]["hand"] is None for other in others)


@pytest.mark.parametrize("new", [True, False])
def test_everybody_chooses_before_anybody_posts_a_gaucho(new: bool) -> None:
    """EG-14, EG-19: in a new game and in a loaded position."""
    state = GAME.new(players=3, seed=8) if new else preparation(3, {}, starter=1)
    first = state.dump()["starter"]
    order: list[tuple[str, int] | None] = []
    while state.dump()["round"] == 0:
        waiting = decision(state)
        if not order or order[-1] != waiting:
            order.append(waiting)
        do(state, "done" if "done" in legal(state) else sorted(legal(state))[0])
    keeping = [("keep-tiles", (first + k) % 3) for k in (0, 1, 2)]
    assert order == [*keeping, *[("post-gaucho", (first + k) % 3) for k in (2, 1, 0)]]


def test_only_own_start_tiles_can_be_kept() -> None:
    """EG-14"""
    state = preparation(4, {0: "black-01 brown-02 white-03", 1: "yellow-04"})
    assert legal(state) == {"keep black-01", "keep brown-02", "keep white-03"}
    cannot(state, "keep yellow-04", "EG-14")


def test_one_tile_of_any_value() -> None:
    """EG-15: a 12 can be kept, but nothing beside it."""
    state = preparation(4, {0: "black-12 brown-01 white-01"})
    can(state, "keep black-12", "keep brown-01", "keep white-01")
    do(state, "keep black-12")
    assert decision(state) == ("keep-tiles", 1)
    assert herds(state, 0) == {"black": [12]}


def test_two_tiles_of_at_most_eight() -> None:
    """EG-15"""
    state = preparation(4, {0: "black-08 brown-09 white-08"})
    do(state, "keep black-08")
    assert legal(state) == {"keep white-08", "done"}
    cannot(state, "keep brown-09", "EG-15")
    do(state, "keep white-08")
    assert herds(state, 0) == {"black": [8], "white": [8]}


def test_a_tile_above_eight_is_not_the_first_of_two() -> None:
    """EG-15"""
    state = do(preparation(4, {0: "black-09 brown-08 white-01"}), "keep black-09")
    assert decision(state) == ("keep-tiles", 1)


def test_three_tiles_of_at_most_four() -> None:
    """EG-15: a 5 among them forbids the third tile, whether it comes first or last."""
    state = do(preparation(3, {0: "black-04 brown-04 white-03 yellow-05"}), "keep black-04", "keep brown-04")
    assert legal(state) == {"keep white-03", "done"}
    cannot(state, "keep yellow-05", "EG-15")
    state = do(preparation(3, {0: "black-04 brown-04 white-03 yellow-05"}), "keep yellow-05", "keep black-04")
    assert decision(state) == ("keep-tiles", 1)


def test_never_four_tiles() -> None:
    """EG-15"""
    state = preparation(2, {0: "black-01 brown-01 white-01 yellow-01 black-03"})
    do(state, "keep black-01", "keep brown-01", "keep white-01")
    assert decision(state) == ("keep-tiles", 1)
    assert herds(state, 0) == {"black": [1], "brown": [1], "white": [1]}


def test_at_least_one_tile_must_be_kept() -> None:
    """EG-15"""
    state = preparation(4, {0: "black-01 brown-01 white-01"})
    cannot(state, "done", "EG-15", "choose-one-first")
    do(state, "keep black-01", "done")
    assert herds(state, 0) == {"black": [1]}


def test_rejected_tiles_leave_the_game() -> None:
    """EG-16: they are in the box, neither in the stack nor anywhere else."""
    state = preparation(4, {0: "black-12 brown-01 white-01"})
    stack = state.dump()["stack"]
    do(state, "keep black-12")
    position = state.dump()
    assert position["seats"][0]["rejected"] == ["brown-01", "white-01"]
    assert position["seats"][0]["hand"] == []
    assert position["stack"] == stack
    assert "brown-01" not in legal(state, "keep")


def test_three_players_cover_the_forest_with_rejected_tiles() -> None:
    """EG-17: as soon as all have chosen."""
    state = preparation(3, {0: "black-12", 1: "brown-12", 2: "white-12"})
    do(state, "keep black-12", "keep brown-12")
    assert [tile(state, space) for space in FOREST] == [None, None]
    do(state, "keep white-12")
    assert [tile(state, space) for space in FOREST] == ["covered", "covered"]
    assert sum(len(seat["rejected"]) for seat in state.dump()["seats"]) == 3 * 3


def test_four_players_cover_nothing() -> None:
    """EG-17"""
    state = preparation(4, {0: "black-12", 1: "brown-12", 2: "white-12", 3: "yellow-12"})
    do(state, "keep black-12", "keep brown-12", "keep white-12", "keep yellow-12")
    assert "covered" not in state.dump()["pampa"].values()


def test_kept_tiles_are_laid_out_by_breed() -> None:
    """EG-18: face up for everybody, every breed in its own row."""
    state = preparation(4, {0: "black-02 brown-04 white-04", 1: "black-12", 2: "brown-12", 3: "white-12"})
    do(state, "keep black-02", "keep brown-04", "keep white-04")
    assert state.observe(1)["seats"][0]["herds"] == {}
    do(state, "keep black-12", "keep brown-12", "keep white-12")
    for seat in (None, 0, 1, 2, 3):
        seen = [ranch["herds"] for ranch in state.observe(seat)["seats"]]
        assert seen[0] == {"black": [2], "brown": [4], "white": [4]}
        assert seen[1:] == [{"black": [12]}, {"brown": [12]}, {"white": [12]}]


@pytest.mark.parametrize(("order", "row"), [("ascending", [2, 3, 4]), ("descending", [4, 3, 2])])
def test_order_of_start_tiles_of_one_breed(order: str, row: list[int]) -> None:
    """EG-R3: the player chooses; nothing is sold."""
    state = preparation(4, {0: "black-03 black-02 black-04"})
    do(state, "keep black-03", "keep black-02", "keep black-04")
    assert decision(state) == ("arrange-herd", 0)
    assert legal(state) == {"arrange ascending", "arrange descending"}
    do(state, f"arrange {order}")
    assert herds(state, 0) == {"black": row}
    assert state.scores() == [0, 0, 0, 0]
    assert decision(state) == ("keep-tiles", 1)


def test_each_breed_with_several_start_tiles_is_arranged() -> None:
    """EG-R3"""
    state = preparation(2, {0: "black-03 black-08 white-02 white-07 white-01"})
    do(state, "keep white-02", "keep white-01", "done", "arrange descending")
    assert herds(state, 0) == {"white": [2, 1]}
    assert decision(state) == ("keep-tiles", 1)


@pytest.mark.parametrize("starter", range(4))
def test_gauchos_are_posted_counter_clockwise(starter: int) -> None:
    """EG-19: from the right of the starting player round to the starting player."""
    state = preparation(4, {}, starter=starter)
    while decision(state) != ("post-gaucho", (starter + 3) % 4):
        do(state, "done" if "done" in legal(state) else sorted(legal(state))[0])
    order = []
    for place in ("merchant", "rodeo", "sorting", "thief"):
        order.append(state.actor)
        do(state, f"post {place}")
    assert order == [(starter + k) % 4 for k in (3, 2, 1, 0)]
    assert state.actor == starter
    assert state.dump()["round"] == 1


def test_everybody_posts_one_gaucho_on_a_different_place() -> None:
    """EG-19"""
    state = preparation(4, {0: "black-12", 1: "brown-12", 2: "white-12", 3: "yellow-12"})
    do(state, "keep black-12", "keep brown-12", "keep white-12", "keep yellow-12")
    assert legal(state) == {f"post {place}" for place in PLACES}
    do(state, "post thief")
    assert (supply(state, 3), places(state, 3)) == (6, {"thief": "ready"})
    cannot(state, "post thief", "EG-19", "place-taken")
    do(state, "post steppe")
    cannot(state, "post steppe", "EG-19")
    assert len(legal(state)) == 4


def test_posted_gauchos_can_be_used_in_the_first_round() -> None:
    """EG-R6, EG-36"""
    state = preparation(2, {0: "black-12", 1: "brown-12"})
    do(state, "keep black-12", "keep brown-12", "post merchant", "post rodeo")
    assert places(state, 0) == {"rodeo": "ready"}
    assert places(state, 1) == {"merchant": "ready"}
    do(state, "rodeo 6")
