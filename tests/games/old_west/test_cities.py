"""City pieces: who controls a city, and how a piece is placed."""

import pytest

from ..playing import after, cannot, decision, do, kinds, legal
from .table import table
from .verbs import cities, discards, hand, points

CLAIM = "claim green-river-salt-lake-city-1"
"""A grey track of 1 space from the start city of seat 0."""


def test_a_piece_gives_control() -> None:
    """OW-60: from the moment it stands there, and tracks alone do not."""
    state = table(
        tracks={0: "green-river-salt-lake-city-1"}, seat=1, starts={1: "cheyenne"}, hands={1: "red*4"}
    )
    assert points(after(state, "claim cheyenne-green-river-1")) == [0, 7, 0]
    controlled = table(
        tracks={0: "green-river-salt-lake-city-1"},
        pieces={0: "green-river"},
        seat=1,
        starts={1: "cheyenne"},
        hands={1: "red*4"},
    )
    assert points(after(controlled, "claim cheyenne-green-river-1")) == [7, 7, 0]


def test_one_piece_per_city() -> None:
    """OW-61: so nobody shares control."""
    state = table(starts={1: "green-river"}, hands={0: "red*3"})
    do(state, CLAIM)
    assert decision(state) == ("turn", 1), "both ends hold a piece already"


def test_a_piece_in_one_of_the_two_ends() -> None:
    """OW-62: directly after claiming, if one likes; other cities are not on offer."""
    state = do(
        table(tracks={0: "salt-lake-city-st-george-1"}, hands={0: "blue*4"}), "claim las-vegas-st-george-1"
    )
    assert legal(state) == {"place las-vegas", "place st-george", "done"}
    cannot(state, "place green-river", "OW-62", "city-not-an-end")
    assert cities(after(state, "place las-vegas"), 0) == {"salt-lake-city", "las-vegas"}
    assert cities(after(state, "done"), 0) == {"salt-lake-city"}
    assert decision(after(state, "done")) == ("turn", 1)


@pytest.mark.parametrize(
    ("left", "payments"),
    [
        ("blue*2 white*2", {"pay blue", "pay white"}),
        ("blue locomotive white", {"pay blue+1", "pay white+1"}),
        ("blue locomotive*2", {"pay blue+1", "pay locomotives"}),
        ("blue*2 locomotive*2", {"pay blue", "pay blue+1", "pay locomotives"}),
    ],
)
def test_the_price_is_a_pair(left: str, payments: set[str]) -> None:
    """OW-63, R-22: two further cards of one colour, whatever the track's; locomotives help out."""
    state = do(table(starts={0: "portland"}, hands={0: f"green*2 {left}"}), "claim portland-seattle-1")
    if decision(state) == ("pay-track", 0):
        do(state, "pay green")
    do(state, "place seattle")
    assert legal(state) == payments
    for payment in payments:
        paid = after(state, payment)
        assert sum(discards(paid).values()) == 4
        assert cities(paid, 0) == {"portland", "seattle"}


def test_without_a_pair_no_piece_is_offered() -> None:
    """OW-63: two different colours are no pair, and the cards paid for the track are gone."""
    for cards in ("red", "red blue white", "locomotive red"):
        state = do(table(hands={0: cards}), CLAIM)
        if decision(state) == ("pay-track", 0):
            do(state, sorted(legal(state))[0])
        assert decision(state) == ("turn", 1)


def test_a_wrong_pair_is_refused() -> None:
    """OW-63"""
    state = do(table(hands={0: "red*3 blue*2"}), CLAIM, "pay red", "place green-river")
    cannot(state, "pay white", "OW-63", "cards-not-in-hand")
    cannot(state, "pay red+1", "OW-63", "cards-not-in-hand")
    cannot(state, "pay red+2", "OW-63", "too-many-locomotives")


def test_one_piece_per_claimed_track() -> None:
    """OW-64, R-12: and only on the turn in which it is claimed."""
    state = do(
        table(tracks={0: "salt-lake-city-st-george-1"}, hands={0: "blue*6"}), "claim las-vegas-st-george-1"
    )
    assert decision(do(state, "place las-vegas")) == ("turn", 1)
    later = table(tracks={0: "salt-lake-city-st-george-1"}, hands={0: "blue*6"})
    assert "place" not in kinds(later)
    cannot(later, "place st-george", "OW-64")


def test_no_piece_where_one_stands() -> None:
    """OW-65, R-20: neither another's nor one's own."""
    own = do(table(hands={0: "red*3"}), CLAIM)
    assert legal(own, "place") == {"place green-river"}
    cannot(own, "place salt-lake-city", "OW-65", "city-occupied")
    assert own.prompt().params["second"] == ""
    rival = do(
        table(tracks={0: "green-river-salt-lake-city-1"}, starts={1: "cheyenne"}, hands={0: "red*6"}),
        "claim cheyenne-green-river-1",
    )
    assert legal(rival, "place") == {"place green-river"}
    cannot(rival, "place cheyenne", "OW-65", "city-occupied")


def test_three_pieces_at_most() -> None:
    """OW-66: the start city counts."""
    network = {0: "green-river-salt-lake-city-1 salt-lake-city-st-george-1"}
    two = table(tracks=network, pieces={0: "green-river"}, hands={0: "blue*5"})
    assert "place las-vegas" in legal(do(two, "claim las-vegas-st-george-1"))
    three = table(tracks=network, pieces={0: "green-river st-george"}, hands={0: "blue*5"})
    assert decision(do(three, "claim las-vegas-st-george-1")) == ("turn", 1)
    assert three.observe(None)["seats"][0]["pieces"] == 0


def test_pieces_stay() -> None:
    """OW-67: no action takes or moves one."""
    state = table(
        tracks={0: "green-river-salt-lake-city-1"}, pieces={0: "green-river"}, hands={0: "red*7 blue*2"}
    )
    for text in ("draw", "tickets", "claim cheyenne-green-river-1"):
        assert cities(after(state, text), 0) == {"salt-lake-city", "green-river"}
    assert cities(after(state, "claim cheyenne-green-river-1", "place cheyenne", "pay blue"), 0) == {
        "salt-lake-city",
        "green-river",
        "cheyenne",
    }


def test_a_piece_scores_nothing_by_itself() -> None:
    """OW-68, R-13: neither when placed nor when left over at the end."""
    state = do(table(hands={0: "red*3"}), CLAIM)
    before = points(state)
    assert points(do(state, "place green-river")) == before
    over = {"players": 2, "step": None, "turns_left": 0, "starts": {0: "eugene"}, "trains": {0: 2}}
    unused, used = table(**over), table(**over, pieces={0: "bend"}, tracks={0: "bend-eugene-1"})
    assert [line.points[0] for line in unused.breakdown()] == [line.points[0] for line in used.breakdown()]


def test_the_track_is_not_scored_again() -> None:
    """OW-69, R-11"""
    state = do(table(hands={0: "red*3"}), CLAIM, "place green-river")
    assert points(state) == [1, 0, 0]
    assert hand(state, 0) == {}
