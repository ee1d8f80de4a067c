"""The table drawn in a terminal."""

import re
from io import StringIO
from typing import cast

import pytest
from rich.console import Console

from bunkhouse.drawing.terminal_table import listed
from bunkhouse.engine.rng import seeded
from bunkhouse.engine.state import State
from bunkhouse.games.great_western_trail import GAME
from bunkhouse.games.great_western_trail.terminal import draw
from bunkhouse.games.great_western_trail.view_types import View
from bunkhouse.words import Words

NAMES = ["Ann", "Bob", "Cid", "Dora"]
RAW = re.compile(r"\b(?!flood_|drought_|rock_|teepee_|kansas_)[a-z]+(?:_[a-z0-9]+)+\b")
"""A name from the data; only the names of trail nodes are meant to be read."""


def drawn(state: State, seat: int | None, language: str) -> list[str]:
    words = Words(language, GAME, NAMES)
    console = Console(file=StringIO(), width=100, color_system=None)
    with console.capture() as capture:
        console.print(draw(cast(View, state.observe(seat)), words.say, NAMES[: state.players]))
    assert words.problems == []
    return capture.get().splitlines()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_whole_table_fits_and_is_in_words(players: int, language: str) -> None:
    state, rng = GAME.new(players, 5), seeded(players)
    while state.actor is not None:
        if rng.below(25) == 0:
            lines = drawn(state, state.actor, language)
            assert max(len(line) for line in lines) <= 100
            text = "\n".join(lines)
            assert RAW.findall(text) == []
            assert all(name in text for name in NAMES[:players])
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    assert drawn(state, None, language)


def test_a_hand_is_shown_to_its_owner_only() -> None:
    state = GAME.new(2, 5)
    assert "\n".join(drawn(state, 0, "en")).count("Hand: 4 cards") == 1
    assert "\n".join(drawn(state, None, "en")).count("Hand: 4 cards") == 2


def test_things_are_counted() -> None:
    assert listed({"Jersey": 1, "Guernsey": 3}) == "Jersey, 3 \N{MULTIPLICATION SIGN} Guernsey"
    assert listed({}) == ""
