"""Claiming a track: which one, at what price, and for whom it is closed."""

import pytest

from bunkhouse.engine.state import State

from ..playing import after, can, cannot, decision, do, legal
from .table import CITIES, COLOURS, TRACKS, table
from .verbs import discards, hand, tracks, trains

RED = "salt-lake-city-st-george-1"
"""A red track of 4 spaces from the start city of seat 0."""
GREY = "idaho-falls-salt-lake-city-1"
"""A grey track of 2 spaces from there."""
FERRY = "los-angeles-san-francisco-1"


def test_one_whole_track_per_turn() -> None:
    """OW-36"""
    state = do(table(hands={0: "red*4 blue*2"}), f"claim {RED}", "done")
    assert tracks(state, 0) == [RED]
    assert decision(state) == ("turn", 1)
    cannot(do(table(hands={0: "red*4 blue*4 white"}), f"claim {GREY}"), f"claim {RED}", "OW-36")


@pytest.mark.parametrize("track", sorted(TRACKS))
def test_the_price_is_the_number_of_spaces(track: str) -> None:
    """OW-37: so many cards are discarded and so many trains placed, on every track of the map."""
    data = TRACKS[track]
    symbols, length = data["ferry_locos"], data["length"]
    colour = "orange" if data["colour"] == "grey" else data["colour"]
    cards = f"{colour}*{length - symbols}" + (f" locomotive*{symbols}" if symbols else "")
    elsewhere = [city for city in CITIES if city not in (data["a"], data["b"])]
    starts = {0: data["a"], 1: elsewhere[0], 2: elsewhere[1]}
    state = do(table(starts=starts, hands={0: cards}), f"claim {track}")
    assert hand(state, 0) == {}
    assert sum(discards(state).values()) == length
    assert trains(state, 0) == 40 - length
    fewer = length - symbols - 1
    short = cards.replace(f"{colour}*{fewer + 1}", f"{colour}*{fewer}" if fewer else "")
    assert f"claim {track}" not in legal(table(starts=starts, hands={0: short}))


def test_as_many_trains_as_spaces() -> None:
    """OW-38"""
    state = table(starts={0: "wolf-point", 1: "eugene"}, trains={0: 3}, hands={0: "locomotive*7"})
    lengths = {TRACKS[text.split()[1]]["length"] for text in legal(state, "claim")}
    assert max(lengths) == 3
    cannot(state, "claim boise-seattle-1", "OW-38", "too-few-trains")


@pytest.mark.parametrize(
    ("cards", "payments"),
    [
        ("red*4", {"pay red"}),
        ("red*4 locomotive*2", {"pay red", "pay red+1", "pay red+2"}),
        ("red*2 locomotive*2", {"pay red+2"}),
        ("red*4 locomotive*4", {"pay red", "pay red+1", "pay red+2", "pay red+3", "pay locomotives"}),
        ("locomotive*4", {"pay locomotives"}),
        ("blue*11 locomotive*3", set()),
        ("red*3", set()),
    ],
)
def test_a_coloured_track_needs_its_colour(cards: str, payments: set[str]) -> None:
    """OW-39: locomotives replace any number of cards, even all; every payment is offered, none twice."""
    _check_payments(table(hands={0: cards}), RED, payments, "OW-39")


def _check_payments(state: State, track: str, payments: set[str], rule: str) -> None:
    if not payments:
        cannot(state, f"claim {track}", rule)
        return
    do(state, f"claim {track}")
    if len(payments) == 1:
        assert tracks(state, 0) == [track], "without a choice the payment is made at once"
        return
    assert legal(state) == payments
    assert len(state.legal()) == len(payments)
    for payment in payments:
        assert tracks(after(state, payment), 0) == [track]


@pytest.mark.parametrize(
    ("cards", "payments"),
    [
        ("red*2 blue*2 white", {"pay red", "pay blue"}),
        ("red*2 blue locomotive", {"pay red", "pay red+1", "pay blue+1"}),
        ("red blue locomotive*2", {"pay red+1", "pay blue+1", "pay locomotives"}),
        ("red blue white green", set()),
        ("locomotive*2", {"pay locomotives"}),
    ],
)
def test_a_grey_track_needs_one_colour(cards: str, payments: set[str]) -> None:
    """OW-40: of the player's choice."""
    _check_payments(table(hands={0: cards}), GREY, payments, "OW-40")


@pytest.mark.parametrize("colour", COLOURS)
def test_a_grey_track_takes_every_colour(colour: str) -> None:
    """OW-40"""
    state = do(table(hands={0: f"{colour}*2"}), f"claim {GREY}")
    assert discards(state) == {colour: 2}


def test_payments_are_refused_with_a_reason() -> None:
    """OW-39, OW-40: wrong colour, cards that are not there, more locomotives than spaces."""
    state = do(table(hands={0: "red*4 locomotive*2 blue*4"}), f"claim {RED}")
    cannot(state, "pay blue", "OW-39", "wrong-colour")
    cannot(state, "pay red+3", "OW-39", "cards-not-in-hand")
    cannot(state, "pay red+4", "OW-39", "too-many-locomotives")
    cannot(state, "pay locomotives", "OW-39", "cards-not-in-hand")
    cannot(do(table(hands={0: "red*2 blue*2"}), f"claim {GREY}"), "pay white", "OW-40", "cards-not-in-hand")


def test_a_track_with_trains_stays_as_it_is() -> None:
    """OW-41"""
    state = table(players=4, tracks={0: RED}, hands={0: "locomotive*7"}, starts={1: "st-george"})
    cannot(state, f"claim {RED}", "OW-41", "track-claimed")
    other = table(players=4, seat=1, tracks={0: RED}, hands={1: "locomotive*7"}, starts={1: "st-george"})
    cannot(other, f"claim {RED}", "OW-41", "track-claimed")
    do(other, "draw", "draw")
    assert tracks(other, 0) == [RED]


# The network.


def test_the_first_track_starts_at_the_start_city() -> None:
    """OW-42"""
    state = table(hands={0: "locomotive*7"})
    claims = {text.split()[1] for text in legal(state, "claim")}
    assert claims == {name for name, track in TRACKS.items() if "salt-lake-city" in (track["a"], track["b"])}
    cannot(state, "claim boise-winnemucca-1", "OW-42", "not-connected")


def test_later_tracks_touch_the_network() -> None:
    """OW-43: the start city or any city touched by an own track."""
    state = table(tracks={0: f"{RED} las-vegas-st-george-1"}, hands={0: "locomotive*7"})
    claims = {text.split()[1] for text in legal(state, "claim")}
    network = {"salt-lake-city", "st-george", "las-vegas"}
    routes = {name.rsplit("-", 1)[0] for name in (RED, "las-vegas-st-george-1")}
    expected = {
        name
        for name, track in TRACKS.items()
        if {track["a"], track["b"]} & network and name.rsplit("-", 1)[0] not in routes
    }
    assert claims == expected


def test_a_track_apart_from_the_network_is_refused() -> None:
    """OW-44"""
    state = table(tracks={0: RED}, hands={0: "locomotive*7"})
    cannot(state, "claim eugene-portland-1", "OW-44", "not-connected")


def test_others_neither_extend_nor_block_the_network() -> None:
    """OW-45, R-8: their tracks do not count, and one may build into and through their cities."""
    state = table(
        starts={1: "winnemucca"},
        tracks={1: "boise-winnemucca-1"},
        hands={0: "yellow*5", 1: "red"},
        pieces={1: "boise"},
    )
    cannot(state, "claim carson-city-winnemucca-1", "OW-42")
    do(state, "claim salt-lake-city-winnemucca-1", "draw", "draw", "draw", "draw")
    through = table(
        starts={1: "winnemucca"}, tracks={0: "salt-lake-city-winnemucca-1"}, hands={0: "orange*2"}
    )
    can(through, "claim carson-city-winnemucca-1")


def test_a_track_of_another_extends_only_their_network() -> None:
    """OW-45"""
    state = table(seat=1, starts={1: "winnemucca"}, hands={0: "locomotive*7", 1: "red*3"})
    do(state, "claim boise-winnemucca-1", "draw", "draw")
    claims = [text.split()[1] for text in legal(state, "claim")]
    assert all("salt-lake-city" in (TRACKS[name]["a"], TRACKS[name]["b"]) for name in claims)
    cannot(state, "claim boise-missoula-1", "OW-42", "not-connected")


# Double and triple routes.


@pytest.mark.parametrize("players", [4, 5, 6])
def test_all_tracks_with_four_or_more_players(players: int) -> None:
    """OW-46, OW-47: but only one for each player."""
    starts = {0: "portland", 1: "bend", 2: "eugene", 3: "seattle"}
    owned = {0: "portland-seattle-1", 1: "bend-portland-1"}
    state = table(players=players, seat=1, starts=starts, tracks=owned, hands={1: "locomotive*2"})
    can(state, "claim portland-seattle-2", "claim portland-seattle-3")
    mine = table(players=players, seat=0, starts=starts, tracks=owned, hands={0: "locomotive*2"})
    cannot(mine, "claim portland-seattle-2", "OW-47", "route-yours")
    cannot(mine, "claim portland-seattle-3", "OW-47", "route-yours")


@pytest.mark.parametrize("players", [2, 3])
def test_one_track_with_two_or_three_players(players: int) -> None:
    """OW-48: the others are closed to everyone."""
    starts = {0: "portland", 1: "seattle"}
    for seat in (0, 1):
        state = table(
            players=players,
            seat=seat,
            starts=starts,
            tracks={0: "portland-seattle-2"},
            hands={seat: "locomotive*2"},
        )
        cannot(state, "claim portland-seattle-1", "OW-48", "route-closed")
        cannot(state, "claim portland-seattle-3", "OW-48", "route-closed")


def test_each_parallel_track_has_its_own_colour() -> None:
    """OW-49: and all have the same length."""
    for name, track in TRACKS.items():
        assert track["length"] == TRACKS[name.rsplit("-", 1)[0] + "-1"]["length"]
    state = table(starts={0: "portland"}, hands={0: "orange*2"})
    can(state, "claim portland-seattle-2")
    cannot(state, "claim portland-seattle-1", "OW-39")


# Ferries.


def test_there_is_one_ferry() -> None:
    """OW-50"""
    ferries = [track for track in TRACKS.values() if track["ferry_locos"]]
    assert [(track["id"], track["length"], track["ferry_locos"], track["colour"]) for track in ferries] == [
        (FERRY, 7, 3, "grey")
    ]


def test_a_ferry_needs_real_locomotives() -> None:
    """OW-51: one for each symbol."""
    state = table(starts={0: "san-francisco"}, hands={0: "green*11 locomotive*2"})
    cannot(state, f"claim {FERRY}", "OW-51", "too-few-locomotives")
    enough = table(starts={0: "san-francisco"}, hands={0: "green*11 locomotive*3"})
    do(enough, f"claim {FERRY}")
    assert discards(enough) == {"green": 4, "locomotive": 3}


@pytest.mark.parametrize(
    ("cards", "payments"),
    [
        ("green*4 locomotive*4", {"pay green+3", "pay green+4"}),
        ("green*4 blue*3 locomotive*4", {"pay green+3", "pay green+4", "pay blue+4"}),
        ("green locomotive*7", {"pay green+6", "pay locomotives"}),
        ("green*3 blue*3 locomotive*3", set()),
        ("locomotive*7", {"pay locomotives"}),
    ],
)
def test_the_other_spaces_of_a_ferry(cards: str, payments: set[str]) -> None:
    """OW-52: one colour, which more locomotives may replace."""
    _check_payments(table(starts={0: "san-francisco"}, hands={0: cards}), FERRY, payments, "OW-52")


def test_ferry_payments_are_refused_with_a_reason() -> None:
    """OW-51"""
    state = do(table(starts={0: "san-francisco"}, hands={0: "green*7 locomotive*4"}), f"claim {FERRY}")
    cannot(state, "pay green+2", "OW-51", "too-few-locomotives")
