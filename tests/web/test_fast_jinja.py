"""Templates that fast_jinja compiles draw what Jinja's own would."""

import subprocess
import sys
from pathlib import Path

import pytest

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.web import fast_jinja

ROOT = Path(__file__).parents[2]


def drawn(game: Game, *how: str) -> list[str]:
    command = [sys.executable, "-m", "tests.web.draw_both_ways", game.slug, *how]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.parametrize("game", list(bunkhouse.games()), ids=str)
def test_tables_are_drawn_as_jinja_draws_them(game: Game) -> None:
    fast = drawn(game)
    assert len(fast) > 20
    assert fast == drawn(game, "plain")


def test_plain_jinja_is_a_switch_away(monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(fast_jinja.make_environment()) is fast_jinja.FastEnvironment
    monkeypatch.setattr(fast_jinja, "ENABLED", False)
    plain = fast_jinja.make_environment()
    assert type(plain) is not fast_jinja.FastEnvironment
    assert plain.from_string("{{ it }}").render(it="<b>") == "&lt;b&gt;"
