"""Who may know what."""

import copy
from typing import Any

import pytest

from bunkhouse.engine.state import State
from bunkhouse.games.old_west import GAME

from ..playing import after, decision, do, told
from .table import document, table
from .verbs import hand

HANDS = {0: "red*4 white", 1: "blue*3 locomotive", 2: "green*2"}


def changed(state: State, **seats: Any) -> State:
    """The same position after changes that ``seats`` makes to its document."""
    position = copy.deepcopy(state.dump())
    for name, value in seats.items():
        position[name] = value
    return GAME.load(position)


def test_what_is_public() -> None:
    """OW-96, R-27: the board, pieces, points, trains, display, discards, Alvin, and how large hands are."""
    state = table(
        alvin="wolf-point",
        tracks={0: "green-river-salt-lake-city-1"},
        pieces={0: "green-river"},
        points={0: 1},
        captures={1: 10},
        hands=HANDS,
        discards="red*2 black",
    )
    for viewer in (None, 2):
        view = state.observe(viewer)
        mine = view["seats"][0]
        assert mine["tracks"] == ["green-river-salt-lake-city-1"]
        assert mine["cities"] == ["green-river", "salt-lake-city"]
        assert (mine["trains"], mine["pieces"], mine["points"], mine["score"]) == (39, 1, 1, 1)
        assert view["seats"][1]["score"] == 10
        assert view["display"] == ["red", "blue", "white", "green", "black"]
        assert view["discards"] == {"red": 2, "black": 1}
        assert view["alvin"] == "wolf-point"
        assert [seat["cards"] for seat in view["seats"]] == [5, 4, 2]
        assert [seat["ticket_count"] for seat in view["seats"]] == [3, 3, 3]
        assert (view["deck"], view["ticket_deck"]) == (110 - 11 - 5 - 3, 41)


def test_hands_are_hidden() -> None:
    """OW-97: cards and tickets of others; a seat sees its own."""
    state = table(hands=HANDS, tickets={0: "T01 T02 T03"})
    assert state.observe(0)["seats"][0]["hand"] == {"red": 4, "white": 1}
    assert state.observe(0)["seats"][0]["tickets"] == ["T01", "T02", "T03"]
    for viewer in (None, 1, 2):
        assert state.observe(viewer)["seats"][0]["hand"] is None
        assert state.observe(viewer)["seats"][0]["tickets"] is None
        assert state.observe(viewer)["seats"][0]["completed"] is None


def test_a_hidden_difference_cannot_be_seen() -> None:
    """OW-97: other cards and tickets in a hand and in the decks, and another order of the decks."""
    one = table(hands={0: "red*4", 1: "blue*3"}, tickets={0: "T01 T02 T03"}, deck="white")
    two = table(hands={0: "red*4", 1: "green*3"}, tickets={0: "T01 T02 T03", 1: "T10 T11 T12"}, deck="purple")
    assert one.dump() != two.dump()
    assert one.observe(0) == two.observe(0)
    assert one.observe(2) != two.observe(1)
    reordered = changed(one, deck=one.dump()["deck"][::-1], ticket_deck=one.dump()["ticket_deck"][::-1])
    for viewer in (None, 0, 1, 2):
        assert reordered.observe(viewer) == one.observe(viewer)


def test_tickets_being_chosen_are_hidden() -> None:
    """OW-97: which are drawn, and how many of them are put aside so far."""
    state = table(ticket_deck="T01 T02 T03 T04")
    do(state, "tickets")
    before = [state.observe(viewer) for viewer in (None, 1, 2)]
    assert state.observe(0)["seats"][0]["drawn"] == ["T01", "T02", "T03", "T04"]
    do(state, "keep T03")
    assert [state.observe(viewer) for viewer in (None, 1, 2)] == before
    assert before[0]["seats"][0]["drawn"] is None
    do(state, "done")
    assert state.observe(1)["seats"][0]["ticket_count"] == 4


def test_an_unseen_card_is_told_only_to_its_owner() -> None:
    """OW-97"""
    events = told(table(deck="white"), "draw")
    assert [(event.id, event.only) for event in events] == [("draws", None), ("draws-card", 0)]
    assert [event.only for event in told(table(), "take red")] == [None]


def test_a_guess_keeps_what_is_known() -> None:
    """OW-96, OW-97: the hand of the viewer stays, all else is dealt anew."""
    state = table(hands=HANDS, tickets={0: "T01 T02 T03"})
    guesses = [state.determinize(0, seed) for seed in range(20)]
    assert all(hand(guess, 0) == hand(state, 0) for guess in guesses)
    assert all(guess.observe(0) == state.observe(0) for guess in guesses)
    assert len({str(hand(guess, 1)) for guess in guesses}) > 10
    assert len({str(guess.dump()["deck"]) for guess in guesses}) == 20
    assert len({str(guess.dump()["ticket_deck"]) for guess in guesses}) == 20


def test_a_guess_does_not_remember() -> None:
    """OW-97: a view holds what lies on the table now; cards others took face up are not tracked."""
    state = do(table(seat=1, hands={1: "blue"}), "take red", "take white")
    assert any("red" not in hand(state.determinize(0, seed), 1) for seed in range(20))


@pytest.mark.parametrize(
    "texts",
    [
        ("claim idaho-falls-salt-lake-city-1",),
        ("claim green-river-salt-lake-city-1", "pay red"),
        ("claim green-river-salt-lake-city-1", "pay red", "place green-river"),
    ],
)
def test_whoever_is_asked_to_pay_can_pay_in_every_guess(texts: tuple[str, ...]) -> None:
    """OW-97: that much can be seen."""
    state = after(table(hands={0: "red*5 blue*2 white*2"}), *texts)
    assert decision(state) in (("pay-track", 0), ("place-city", 0), ("pay-city", 0))
    for seed in range(50):
        guess = state.determinize(1, seed)
        assert guess.legal()
        assert guess.observe(1) == state.observe(1)
        GAME.load(guess.dump())


def test_whoever_can_only_claim_can_claim_in_every_guess() -> None:
    """OW-22, OW-97: with nothing to draw, whoever is on turn has cards for a track."""
    state = table(display="- - - - -", rest=1, spare_tickets=2, hands={0: "red*4"})
    for seed in range(50):
        assert state.determinize(2, seed).legal()


def test_locomotives_that_stay_tell_what_the_deck_is_like() -> None:
    """OW-35, OW-97: they are not replaced, so fewer than three other cards can be on the table."""
    state = table(
        display="locomotive locomotive locomotive blue white", deck=" ".join(["locomotive"] * 7), rest=1
    )
    for seed in range(20):
        for viewer in (None, 0, 1, 2):
            guess = state.determinize(viewer, seed)
            assert guess.dump()["deck"] == ["locomotive"] * 7
            assert guess.observe(viewer) == state.observe(viewer)
            GAME.load(guess.dump())


def test_after_the_end_only_cards_stay_hidden() -> None:
    """OW-74, OW-97"""
    state = table(step=None, turns_left=0, trains={1: 2}, hands=HANDS)
    guess = state.determinize(0, 5)
    assert guess.scores() == state.scores()
    assert [seat["tickets"] for seat in guess.dump()["seats"]] == [
        seat["tickets"] for seat in state.dump()["seats"]
    ]
    assert state.observe(0)["seats"][1]["hand"] is None


def test_the_builder_of_positions_is_honest() -> None:
    """Positions of these tests are the ones they describe."""
    assert GAME.load(document(hands=HANDS)).dump() == document(hands=HANDS)
