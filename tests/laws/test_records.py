"""Recorded games replay for ever, position by position, interpreted and compiled alike."""

import json
from pathlib import Path

import pytest

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.engine.record import read_record, trail, verify

GAMES = Path(__file__).parents[1] / "games"
FILES = sorted(GAMES.glob("*/records/*p-*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_recorded_game_replays_identically(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    game = bunkhouse.game(record.game)
    trails = json.loads((path.parent / "trails.json").read_text(encoding="utf-8"))
    verify(game, record)
    assert trail(game, record) == trails[path.name]


@pytest.mark.parametrize("game", list(bunkhouse.games()), ids=lambda game: game.slug)
def test_every_game_has_twenty_records_per_player_count(game: Game) -> None:
    folder = GAMES / game.slug.replace("-", "_") / "records"
    for players in range(game.min_players, game.max_players + 1):
        assert len(list(folder.glob(f"{players}p-*.json"))) >= 20
