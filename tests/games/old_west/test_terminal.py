"""The table in a terminal: everything a player needs, within a hundred columns."""

from io import StringIO
from typing import cast

import pytest
from rich.console import Console

from bunkhouse.engine.state import State
from bunkhouse.games.old_west import GAME
from bunkhouse.games.old_west.terminal import draw
from bunkhouse.games.old_west.view_types import View
from bunkhouse.words import Words

from .table import DATA, TRACKS, table

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Ewa", "Filip"]


def drawn(state: State, seat: int | None, language: str = "en") -> str:
    names = NAMES[: state.players]
    words = Words(language, GAME, names)
    console = Console(file=StringIO(), width=100, color_system=None)
    with console.capture() as capture:
        console.print(draw(cast(View, state.observe(seat)), words.say, names))
    assert words.problems == []
    return capture.get().replace("\N{EN DASH}", "-")


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("players", range(2, 7))
def test_it_fits_and_shows_every_route(language: str, players: int) -> None:
    text = drawn(table(players=players, alvin="roswell"), 0, language)
    assert max(len(line) for line in text.splitlines()) <= 100
    names = {city["id"]: city["name"] for city in DATA["cities"]}
    for track in TRACKS.values():
        assert any(
            names[track["a"]] in line and names[track["b"]] in line and str(track["length"]) in line
            for line in text.splitlines()
        )


def test_owners_controllers_and_closed_tracks() -> None:
    state = table(
        players=3, tracks={0: "salt-lake-city-st-george-2"}, pieces={0: "st-george"}, hands={0: "red*3"}
    )
    text = drawn(state, 0)
    tracks = text.split("Salt Lake City[A] - St. George[A]")[1].splitlines()[0]
    assert tracks.split() == ["4", "x", "A"]
    assert "≈3" in text


def test_hand_and_tickets_are_the_viewers_own() -> None:
    state = table(hands={0: "red*3", 1: "blue*4"}, tickets={0: "T23 T01 T02", 1: "T50 T03 T04"})
    mine, other = drawn(state, 0), drawn(state, 1)
    assert "3  red" in mine
    assert "Denver - Seattle 17" in mine
    assert "Roswell - Seattle 21" not in mine
    assert "Roswell - Seattle 21" in other
    assert "Denver - Seattle 17" not in drawn(state, None)


def test_tickets_to_choose_from() -> None:
    state = table(ticket_deck="T01 T02 T03 T04")
    state.apply(GAME.parse("tickets"))
    assert "To choose from Albuquerque - Billings 12" in drawn(state, 0)
    assert "To choose from" not in drawn(state, 1)


def test_after_the_end_all_tickets_are_shown() -> None:
    state = table(step=None, turns_left=0, trains={1: 2}, tickets={2: "T50 T03 T04"})
    assert "Roswell - Seattle 21" in drawn(state, 0)
    assert "The game is over" in drawn(state, None)


def test_the_last_round_is_announced() -> None:
    assert "Last round" in drawn(table(trains={1: 2}, turns_left=2), 0)
