"""The bot in the documents plays a whole game against a real server."""

import importlib.util
from pathlib import Path

import pytest

from bunkhouse.server.app import create_app
from bunkhouse.server.config import Config

from .stand_in import served

SCRIPT = Path(__file__).parents[2] / "docs" / "example_bot.py"


@pytest.mark.parametrize("game", ["el-gaucho", "old-west"])
def test_it_plays_to_the_end(config: Config, capsys: pytest.CaptureFixture[str], game: str) -> None:
    spec = importlib.util.spec_from_file_location("example_bot", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    with served(create_app(config)) as address:
        assert bot.main(["--server", address, "--game", game, "--against", "random"]) == 0
    assert "Scores: [" in capsys.readouterr().out.splitlines()[-1]
