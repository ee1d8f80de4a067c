"""Style sheets of the games: the layout of all tables is decided in one place."""

import re

import pytest

import bunkhouse
from bunkhouse.engine.game import Game

SIZED = re.compile(r"@media[^{]*\((?:min-|max-)?(?:width|height|aspect-ratio|orientation)")
TABLES = [game for game in bunkhouse.games() if (game.folder / "table" / "table.css").is_file()]


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.slug)
def test_no_game_asks_for_the_size_of_the_window(game: Game) -> None:
    style = (game.folder / "table" / "table.css").read_text("utf-8")
    assert SIZED.findall(style) == []


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.slug)
def test_no_script_of_a_game_asks_for_the_size_of_the_window(game: Game) -> None:
    script = game.folder / "table" / "table.js"
    text = script.read_text("utf-8") if script.is_file() else ""
    assert not re.search(r"matchMedia\(['\"]\((?:min|max)-", text)
