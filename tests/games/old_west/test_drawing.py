"""Drawing train cards: face-up cards, deck and discards."""

from collections import Counter

import pytest

from ..playing import after, can, cannot, decision, do, kinds, legal, told
from .table import COLOURS, table
from .verbs import deck, discards, display, hand


def test_two_cards_in_any_mix() -> None:
    """OW-23"""
    state = table(deck="yellow orange purple")
    assert hand(after(state, "draw", "draw"), 0) == {"yellow": 1, "orange": 1}
    assert hand(after(state, "draw", "take red"), 0) == {"yellow": 1, "red": 1}
    assert hand(after(state, "take red", "draw"), 0) == {"orange": 1, "red": 1}
    assert hand(after(state, "take red", "take blue"), 0) == {"red": 1, "blue": 1}
    for texts in (("draw", "draw"), ("draw", "take red"), ("take red", "draw"), ("take red", "take blue")):
        assert decision(after(state, *texts)) == ("turn", 1)
    cannot(state, "take yellow", "OW-23", "card-not-shown")


def test_each_face_up_colour_is_offered_once() -> None:
    """OW-23"""
    state = table(display="red red blue blue red")
    assert sorted(legal(state, "take")) == ["take blue", "take red"]
    assert len(state.legal()) == len(set(state.legal()))


def test_the_place_is_filled_at_once() -> None:
    """OW-24: before the second draw, which may be the new card."""
    state = do(table(deck="yellow orange"), "take blue")
    assert display(state) == ["red", "yellow", "white", "green", "black"]
    assert deck(state)[0] == "orange"
    can(state, "take yellow")


def test_a_face_up_locomotive_is_the_whole_action() -> None:
    """OW-25"""
    state = do(table(display="red blue locomotive white green"), "take locomotive")
    assert decision(state) == ("turn", 1)
    assert hand(state, 0) == {"locomotive": 1}


def test_no_face_up_locomotive_as_second_card() -> None:
    """OW-26: not even one turned up after the first draw."""
    state = table(display="red blue locomotive white green", deck="locomotive orange")
    cannot(after(state, "draw"), "take locomotive", "OW-26", "locomotive-second")
    turned_up = after(table(deck="locomotive"), "take red")
    assert display(turned_up)[0] == "locomotive"
    cannot(turned_up, "take locomotive", "OW-26", "locomotive-second")


def test_an_unseen_locomotive_is_an_ordinary_card() -> None:
    """OW-27: first or second."""
    state = table(deck="locomotive locomotive")
    do(state, "draw")
    assert decision(state) == ("second-card", 0)
    do(state, "draw")
    assert hand(state, 0) == {"locomotive": 2}


def test_no_hand_limit() -> None:
    """OW-28"""
    state = table(hands={0: " ".join(f"{colour}*10" for colour in COLOURS)})
    assert sum(hand(do(state, "draw", "draw"), 0).values()) == 82


def test_an_exhausted_deck_is_rebuilt_at_once() -> None:
    """OW-29, R-5: as soon as its last card is drawn, in another order."""
    orders = set()
    for luck in range(10):
        state = do(table(deck="orange", discards="red*4 blue*4 green*4", rest=1, luck=luck), "draw")
        assert Counter(deck(state)) == {"red": 4, "blue": 4, "green": 4}
        assert not discards(state)
        orders.add(tuple(deck(state)))
    assert len(orders) > 5


def test_used_cards_are_discarded_face_up() -> None:
    """OW-29, OW-96"""
    state = do(table(hands={0: "red*3 locomotive"}), "claim salt-lake-city-st-george-1")
    assert discards(state) == {"red": 3, "locomotive": 1}
    assert state.observe(None)["discards"] == {"red": 3, "locomotive": 1}


def test_an_empty_deck_leaves_the_display_unfilled() -> None:
    """OW-30"""
    state = do(table(rest=1, seat=0), "take red")
    assert display(state) == [None, "blue", "white", "green", "black"]
    assert deck(state) == []


def test_new_discards_are_shuffled_and_fill_the_display() -> None:
    """OW-30, R-5"""
    state = table(rest=1, display="red blue - - -", hands={0: "white*4 red*4"}, starts={0: "salt-lake-city"})
    do(state, "claim salt-lake-city-st-george-1", "done")
    assert Counter(display(state)) == {"red": 4, "blue": 1}
    assert deck(state) == ["red"]
    assert not discards(state)


def test_nothing_to_draw() -> None:
    """OW-31"""
    state = table(rest=1, display="- - - - -")
    assert kinds(state) == {"tickets"}
    cannot(state, "draw", "OW-31", "deck-empty")
    cannot(state, "take red", "OW-23")


def test_only_an_empty_deck_cannot_be_drawn_from() -> None:
    """OW-31: face-up cards can still be taken."""
    state = table(rest=1, display="red - - - -")
    assert legal(state) == {"take red", "tickets"}


@pytest.mark.parametrize("shown", ["red - - - -", "red locomotive locomotive - -"])
def test_no_second_card(shown: str) -> None:
    """OW-32, R-6: the action ends with one card."""
    state = do(table(rest=1, display=shown), "take red")
    assert decision(state) == ("turn", 1)
    assert hand(state, 0) == {"red": 1}


def test_a_second_card_of_another_colour() -> None:
    """OW-32: while there is one, it must be drawn."""
    state = do(table(rest=1, display="red blue - - -"), "take red")
    assert legal(state) == {"take blue"}


def test_three_locomotives_are_replaced() -> None:
    """OW-33, OW-34: the whole display, before the second draw."""
    state = table(
        display="locomotive locomotive red blue green", deck="locomotive white yellow orange black purple"
    )
    events = told(state, "take red")
    assert display(state) == ["white", "yellow", "orange", "black", "purple"]
    assert discards(state) == {"locomotive": 3, "blue": 1, "green": 1}
    assert decision(state) == ("second-card", 0)
    assert "display-replaced" in [event.id for event in events]


def test_every_refill_is_checked() -> None:
    """OW-34: also late in the game, when there are discards, and after the first as after the second card."""
    shown = {"display": "locomotive locomotive red blue green", "discards": "white*3 black*2"}
    first = do(table(**shown, deck="locomotive white yellow orange black purple"), "take red")
    assert display(first) == ["white", "yellow", "orange", "black", "purple"]
    second = do(table(**shown, deck="orange locomotive white yellow orange black purple"), "draw", "take red")
    assert display(second) == ["white", "yellow", "orange", "black", "purple"]
    assert decision(second) == ("turn", 1)


def test_replacing_is_repeated() -> None:
    """OW-33"""
    cards = "locomotive locomotive locomotive locomotive red red white yellow orange black purple"
    state = do(table(display="locomotive locomotive red blue green", deck=cards), "take red")
    assert display(state) == ["white", "yellow", "orange", "black", "purple"]
    assert discards(state) == {"locomotive": 6, "blue": 1, "green": 1, "red": 2}


def test_two_locomotives_stay() -> None:
    """OW-33"""
    state = do(table(display="locomotive white red blue green", deck="locomotive"), "take red")
    assert display(state) == ["locomotive", "white", "locomotive", "blue", "green"]


def test_no_replacing_that_could_never_succeed() -> None:
    """OW-35, R-7: fewer than three other cards are left on the table."""
    state = table(display="locomotive locomotive red blue white", deck="locomotive", rest=1)
    do(state, "take red")
    assert display(state) == ["locomotive", "locomotive", "locomotive", "blue", "white"]
    assert not discards(state)


def test_discards_make_replacing_possible_again() -> None:
    """OW-34, OW-35"""
    shown = "locomotive locomotive locomotive blue white"
    hands = {0: "red*4"}
    state = table(display=shown, hands=hands, rest=1, starts={0: "salt-lake-city"})
    do(state, "claim salt-lake-city-st-george-1")
    assert display(state).count("locomotive") < 3
    assert len(deck(state)) + sum(discards(state).values()) == 4


def test_five_cards_in_the_deck_change_places_only_once() -> None:
    """OW-35: with five cards in the deck and none discarded, replacing could go on for ever."""
    cards = "locomotive locomotive locomotive locomotive red white"
    state = do(table(display="locomotive red red blue locomotive", deck=cards, rest=1), "take blue")
    assert Counter(display(state)) == {"locomotive": 3, "red": 1, "white": 1}
    assert Counter(deck(state)) == {"locomotive": 3, "red": 2}
    assert not discards(state)
