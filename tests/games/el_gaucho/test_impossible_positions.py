"""Documents whose every value is fine by itself, but which no game can come to."""

from typing import Any

import pytest

from bunkhouse.engine.errors import PositionError
from bunkhouse.engine.state import Document
from bunkhouse.games.el_gaucho import GAME

from ..playing import do
from .table import BREEDS, TILES, document, preparation

EMPTY_STEPPE = {"dice": [], "used": "steppe", "steppe": "", "stack": "", "rounds_left": 1}
KEPT = {0: "black-12", 1: "brown-12", 2: "white-12", 3: "yellow-12"}


def posting() -> Document:
    """All have chosen their start tiles; the last player is about to post the first gaucho."""
    return do(preparation(4, KEPT), *(f"keep {tile}" for tile in KEPT.values())).dump()


def refused(wrong: Document) -> PositionError:
    with pytest.raises(PositionError) as error:
        GAME.load(wrong)
    assert error.value.path
    return error.value


@pytest.mark.parametrize(
    ("given", "where", "reason"),
    [
        ({"step": "steppe", "detail": {"placed": 0}, **EMPTY_STEPPE}, "decision", "steppe-impossible"),
        ({"step": "foreman", "detail": {"raised": 2}, "dice": []}, "decision.raised", "out-of-range"),
        ({"step": "steppe", "detail": {"placed": 2}, "dice": []}, "decision.placed", "out-of-range"),
        ({"step": "add-cattle", "detail": {"final": False}}, "decision", "nothing-to-add"),
        ({"step": "add-cattle", "detail": {"final": True}, "hands": {0: "black-01"}}, "decision", "not-over"),
        ({"step": "turn", "hands": {2: "black-01"}}, "seats[2].hand", "tiles-in-hand"),
        (
            {"step": "add-cattle", "detail": {"final": False}, "hands": {0: "black-01"}, "used": "rodeo"},
            "turn",
            "nobody-on-turn",
        ),
        ({"step": "turn", "players": 3, "pampa": {"P3-5": "black-01"}}, "pampa.P3-5", "space-not-used"),
        ({"step": "turn", "players": 2, "pampa": {"P1-4": "black-01"}}, "pampa.P1-4", "space-not-used"),
        ({"step": "turn", "dice": [1, 2, 3]}, "turn.dice", "too-many-dice"),
        ({"step": "turn", "dice": [1, 2, 3, 4], "used": "rodeo"}, "turn.dice", "too-many-dice"),
    ],
)
def test_decisions_that_cannot_come_up(given: dict[str, Any], where: str, reason: str) -> None:
    """EG-7, EG-8, EG-48, EG-50"""
    error = refused(document(**given))
    assert (error.path, error.reason) == (where, reason)


def test_covers_lie_where_the_player_count_wants_them() -> None:
    """EG-7, EG-17: with 3 players only after the start tiles have been chosen."""
    bare = document(players=2)
    bare["pampa"]["P1-4"] = None
    assert (refused(bare).path, refused(bare).reason) == ("pampa.P1-4", "should-be-covered")
    early = preparation(3, {}).dump()
    early["pampa"]["P3-5"] = "covered"
    assert (refused(early).path, refused(early).reason) == ("pampa.P3-5", "should-not-be-covered")


def test_start_tiles_are_complete() -> None:
    """Drawn tiles are in hand, kept or rejected; who has not chosen has rejected nothing."""
    wrong = preparation(4, {}).dump()
    wrong["box"].append(wrong["seats"][2]["hand"].pop())
    assert (refused(wrong).path, refused(wrong).reason) == ("seats[2].hand", "wrong-start-tiles")
    early = preparation(4, {}).dump()
    early["seats"][3]["rejected"].append(early["seats"][3]["hand"].pop())
    assert (refused(early).path, refused(early).reason) == ("seats[3].hand", "start-tiles-misplaced")


def test_only_rows_of_several_start_tiles_are_arranged() -> None:
    state = do(preparation(4, {0: "black-02 black-04 white-12"}), "keep black-02", "keep black-04")
    wrong = {**state.dump(), "decision": {"step": "arrange-herd", "seat": 0, "breed": "white"}}
    assert (refused(wrong).path, refused(wrong).reason) == ("decision", "nothing-to-arrange")


def test_no_dice_are_taken_in_a_round_without_dice() -> None:
    """EG-70"""
    wrong = document(stack="", rounds_left=0)
    wrong["turn"]["taken"] = True
    assert (refused(wrong).path, refused(wrong).reason) == ("turn.taken", "round-without-dice")
    wrong = document(stack="", rounds_left=0)
    wrong["rodeo"] = [1]
    assert (refused(wrong).path, refused(wrong).reason) == ("rodeo", "wrong-dice-count")


def test_turns_belong_to_rounds_with_a_number() -> None:
    """EG-20: round 0 is the preparatory one; in a turn there the player would have nothing to choose from."""
    refused(document(round=0))


@pytest.mark.parametrize("chosen", [False, True])
def test_the_preparatory_round_is_round_zero(chosen: bool) -> None:
    """EG-14, EG-19"""
    early = posting() if chosen else preparation(4, KEPT).dump()
    GAME.load(early)
    refused({**early, "round": 7, "rodeo": [1]})


def test_a_place_used_this_turn_is_empty() -> None:
    """EG-37: a second gaucho there would give a fourth die."""
    refused(document(dice=[1, 1, 3], used="rodeo", places={0: "rodeo"}))


def test_nobody_posts_a_second_gaucho() -> None:
    """EG-19"""
    twice = posting()
    twice["seats"][3].update(supply=6, places={"merchant": "ready"})
    refused(twice)


def test_everybody_posts_only_one_gaucho() -> None:
    """EG-19: with all places taken there would be nothing to choose."""
    crowded = do(GAME.load(posting()), "post merchant").dump()
    places = ("merchant", "rodeo", "sorting", "thief", "foreman", "steppe")
    crowded["seats"][3].update(supply=1, places=dict.fromkeys(places, "ready"))
    refused(crowded)


def test_those_who_have_added_hold_no_tiles() -> None:
    """EG-R8: tiles of a seat whose time to add has passed would never be added."""
    hands = {0: "black-01 black-02", 1: "black-03 black-04"}
    refused(document(step="add-cattle", seat=1, starter=0, detail={"final": False}, hands=hands))


@pytest.mark.parametrize("left_over", [{"hands": {1: "white-01"}}, {"herds": {1: {"white": [1]}}}])
def test_a_finished_game_has_everything_sold(left_over: dict[str, Any]) -> None:
    """EG-73"""
    over = document(stack="", rounds_left=0, **left_over)
    refused({**over, "decision": None})


def test_start_tiles_were_kept_by_the_rules() -> None:
    """EG-15: nobody can have kept a 9 and a 12."""
    greedy = preparation(4, {0: "black-03 black-09 black-12"}).dump()
    greedy["seats"][0].update(hand=["black-03"], herds={"black": [9, 12]})
    refused(greedy)


def test_rows_that_are_still_to_be_arranged_ascend() -> None:
    """EG-R3: otherwise choosing "ascending" would give a descending row."""
    turned = do(preparation(4, {0: "black-02 black-04 white-12"}), "keep black-02", "keep black-04").dump()
    turned["seats"][0]["herds"] = {"black": [4, 2]}
    refused(turned)


def test_two_players_play_without_one_breed() -> None:
    """EG-7"""
    full = document(players=2)
    assert full["box"] == [tile for tile in TILES if tile.startswith(BREEDS[-1])]
    refused({**full, "box": [], "stack": full["stack"] + full["box"]})


def test_what_goes_on_at_a_place_began_there() -> None:
    """EG-40, EG-48: with the gaucho that was used, and with somebody to raise."""
    lying = {"P1-1": "black-11 0 lying"}
    detail = {"raised": 1}
    GAME.load(document(step="foreman", detail=detail, dice=[], used="foreman", pampa=lying))
    unused = refused(document(step="foreman", detail=detail, dice=[], pampa=lying))
    assert (unused.path, unused.reason) == ("turn.used", "place-not-used")
    nobody = refused(document(step="foreman", detail=detail, dice=[], used="foreman"))
    assert (nobody.path, nobody.reason) == ("decision", "nobody-to-raise")


def test_gauchos_of_earlier_turns_are_ready() -> None:
    """EG-36, EG-R6: only Sorting stays unready until the collecting is over."""
    GAME.load(document(seat=1, starter=0, places={0: "sorting:fresh", 1: "thief:fresh"}))
    late = refused(document(seat=1, starter=0, places={0: "thief:fresh"}))
    assert (late.path, late.reason) == ("seats[0].places", "not-fresh-any-more")


def test_herds_are_not_empty() -> None:
    """EG-59"""
    assert refused(document(herds={0: {"black": []}})).reason == "herd-out-of-order"


def test_unknown_options_are_a_position_error() -> None:
    """EG-7: with the path of the options."""
    error = refused({**document(), "options": {"removed_bread": "black"}})
    assert error.path.startswith("options")
