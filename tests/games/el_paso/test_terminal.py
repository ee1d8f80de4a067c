"""The table drawn in a terminal."""

import re
from io import StringIO
from typing import cast

import pytest
from rich.console import Console

from bunkhouse.drawing.terminal_table import listed
from bunkhouse.engine.rng import seeded
from bunkhouse.engine.state import State
from bunkhouse.games.el_paso import GAME
from bunkhouse.games.el_paso.terminal import draw
from bunkhouse.games.el_paso.view_types import View
from bunkhouse.words import Words

NAMES = ["Ann", "Bob", "Cid", "Dora"]
RAW = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b")
"""A name from the data."""


def drawn(state: State, seat: int | None, language: str) -> list[str]:
    words = Words(language, GAME, NAMES)
    names = NAMES[: state.players] + words.automata(state.setting)
    console = Console(file=StringIO(), width=100, color_system=None)
    with console.capture() as capture:
        console.print(draw(cast(View, state.observe(seat)), words.say, names))
    assert words.problems == []
    text = capture.get()
    assert all(name in text for name in names)
    return text.splitlines()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    "options", [{}, {"train_3": "star", "building_4": "b", "neutral_buildings": "shuffled"}]
)
def test_the_whole_table_fits_and_is_in_words(players: int, language: str, options: dict[str, str]) -> None:
    state, rng = GAME.new(players, 5, **options), seeded(players)
    while state.actor is not None:
        if rng.below(20) == 0:
            lines = drawn(state, state.actor, language)
            assert max(len(line) for line in lines) <= 100
            assert RAW.findall("\n".join(lines)) == []
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    assert drawn(state, None, language)


def test_a_hand_is_shown_to_its_owner_only() -> None:
    state = GAME.new(2, 5)
    assert "\n".join(drawn(state, 0, "en")).count("Hand: 4 cards") == 1
    assert "\n".join(drawn(state, None, "en")).count("Hand: 4 cards") == 2


def test_sue_has_a_place_at_the_table() -> None:
    text = "\n".join(drawn(GAME.new(1, 5), 0, "en"))
    assert "Resource cards left 18, bot cards left 8" in text
    assert "Sue" not in "\n".join(drawn(GAME.new(2, 5), 0, "en"))


def test_things_are_counted() -> None:
    assert listed({"Criollo": 1, "Galloway": 3}) == "Criollo, 3 \N{MULTIPLICATION SIGN} Galloway"
    assert listed({}) == ""
