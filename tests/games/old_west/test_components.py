"""What is in the box."""

from collections import Counter

import pytest

from bunkhouse.engine.errors import OptionError
from bunkhouse.games.old_west import GAME

from ..playing import after, can, do, legal
from .table import CARDS, CITIES, DATA, TICKETS, TRACKS, table
from .verbs import trains

LENGTHS = {1: 41, 2: 38, 3: 22, 4: 20, 5: 10, 6: 5, 7: 3}
SHADES = {
    "white": 13,
    "black": 13,
    "orange": 13,
    "grey": 33,
    "yellow": 13,
    "red": 14,
    "green": 14,
    "purple": 13,
    "blue": 13,
}


def test_two_to_six_play() -> None:
    """OW-1"""
    for players in range(2, 7):
        assert GAME.new(players=players, seed=1).players == players
    for players in (0, 1, 7):
        with pytest.raises(OptionError):
            GAME.new(players=players, seed=1)


def test_forty_trains_in_one_of_six_colours() -> None:
    """OW-2"""
    state = GAME.new(players=6, seed=1)
    assert [trains(state, seat) for seat in range(6)] == [40] * 6
    counted = {name: count for name, count in state.census().items() if name.endswith("trains")}
    assert counted == {
        f"{colour} trains": 40 for colour in ("blue", "red", "green", "yellow", "black", "white")
    }


def test_train_cards() -> None:
    """OW-3: 12 in each of 8 colours and 14 locomotives, 110 in all."""
    position = GAME.new(players=2, seed=1).dump()
    counted = Counter(position["deck"]) + Counter(card for card in position["display"] if card)
    counted += Counter(position["discards"])
    for seat in position["seats"]:
        counted += Counter(seat["hand"])
    assert counted == Counter(CARDS)
    assert sum(counted.values()) == GAME.new(players=2, seed=1).census()["cards"] == 110


def test_a_locomotive_stands_for_any_colour() -> None:
    """OW-4: on coloured and grey tracks and for city pieces alike."""
    for track, colour in (("salt-lake-city-st-george-1", "red"), ("salt-lake-city-winnemucca-2", "white")):
        length = TRACKS[track]["length"]
        state = table(hands={0: f"{colour}*{length - 1} locomotive*2"})
        can(do(state, f"claim {track}"), f"pay {colour}+1", f"pay {colour}+2")
    assert legal(do(table(hands={0: "locomotive"}), "claim green-river-salt-lake-city-1"), "take")


def test_fifty_tickets_each_once() -> None:
    """OW-5, R-23: two cities and a value each; Bend - Los Angeles is there, San Francisco - Bend is not."""
    assert len(TICKETS) == 50
    position = GAME.new(players=4, seed=1).dump()
    dealt = [ticket for seat in position["seats"] for ticket in seat["drawn"]]
    assert sorted([*dealt, *position["ticket_deck"]]) == TICKETS
    goals = {(ticket["a"], ticket["b"]): ticket["points"] for ticket in DATA["tickets"]}
    assert len(goals) == 50
    assert goals["bend", "los-angeles"] == 9
    assert goals["denver", "seattle"] == 17
    assert ("bend", "san-francisco") not in goals


def test_three_city_pieces_each() -> None:
    """OW-6: 18 in all."""
    census = GAME.new(players=6, seed=1).census()
    assert sum(count for name, count in census.items() if name.endswith("pieces")) == 18
    assert [seat["pieces"] for seat in GAME.new(players=6, seed=1).observe(None)["seats"]] == [3] * 6


def test_two_bonus_cards() -> None:
    """OW-7: Globetrotter always, 15 points; Alvin only in the variant, 10 points."""
    plain = table(players=2, step=None, turns_left=0, trains={0: 2})
    lines = {line.id: line.points for line in plain.breakdown()}
    assert lines["globetrotter"] == [15, 15]
    assert "alvin" not in lines
    variant = table(players=2, step=None, turns_left=0, trains={0: 2}, alvin="wolf-point")
    assert {line.id: line.points for line in variant.breakdown()}["alvin"] == [0, 10]


def test_the_map() -> None:
    """OW-8: 41 cities, 139 tracks: 37 single, 36 double and 10 triple routes of 1 to 7 spaces."""
    assert len(CITIES) == 41
    assert len(TRACKS) == 139
    assert sum(GAME.notation(code).startswith("claim ") for code in range(GAME.actions.size)) == 139
    routes = Counter((track["a"], track["b"]) for track in TRACKS.values())
    assert Counter(routes.values()) == {1: 37, 2: 36, 3: 10}
    assert {track["length"] for track in TRACKS.values()} == set(range(1, 8))


def test_lengths_and_colours_of_the_map() -> None:
    """OW-8: how many tracks there are of each length and colour, and how many spaces in all."""
    assert Counter(track["length"] for track in TRACKS.values()) == LENGTHS
    assert Counter(track["colour"] for track in TRACKS.values()) == SHADES


def test_tickets_are_worth_the_shortest_way() -> None:
    """OW-5, OW-8: on all cards but one, which is printed that way."""
    ways = {(a, b): 0 if a == b else 1000 for a in CITIES for b in CITIES}
    for track in TRACKS.values():
        ways[track["a"], track["b"]] = ways[track["b"], track["a"]] = track["length"]
    for middle in CITIES:
        for a in CITIES:
            for b in CITIES:
                ways[a, b] = min(ways[a, b], ways[a, middle] + ways[middle, b])
    odd = {ticket["id"] for ticket in DATA["tickets"] if ticket["points"] != ways[ticket["a"], ticket["b"]]}
    assert odd == {"T32"}


def test_the_geometry_for_drawing() -> None:
    """OW-8: every city has its place on the canvas, and no two the same."""
    places = [(city["x"], city["y"]) for city in DATA["cities"]]
    assert len(set(places)) == 41
    assert all(0 < x < DATA["canvas"]["width"] and 0 < y < DATA["canvas"]["height"] for x, y in places)


def test_alvin_and_dexter_is_not_part_of_the_game() -> None:
    """OW-9: the only option is the Alvin variant of this map."""
    assert [(option.name, option.values, option.default) for option in GAME.options] == [
        ("alvin", ["off", "on"], "off")
    ]
    assert not any("dexter" in GAME.notation(code) for code in range(GAME.actions.size))
    assert after(table(), "draw").dump()["alvin"] is None
