"""What a game tells bots is found beside the game; a game that tells nothing is judged by its score."""

from pathlib import Path

import pytest
import showdown

import bunkhouse
from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.registry import BOT_NAMES, make_bot
from bunkhouse.engine.game import Game
from bunkhouse.engine.rng import seeded
from bunkhouse.judging.judgement import Judgement

GAME = """
import showdown

class Variant(showdown.ShowdownGame):
    pass

given = showdown.GAME
GAME = Variant("variant", 1, (2, 4), given.actions, given.options, given.folder)
"""
BOT = """
from bunkhouse.judging.judgement import Judgement

class OwnJudgement(Judgement):
    def evaluate(self, state, seat):
        return 7.0

JUDGEMENT = OwnJudgement()
"""


def written(folder: Path, name: str, bot: str | None, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game of a third party, with or without a module for bots."""
    package = folder / name
    package.mkdir()
    (package / "__init__.py").write_text("from .game import GAME\n")
    (package / "game.py").write_text(GAME)
    if bot is not None:
        (package / "bot.py").write_text(bot)
    monkeypatch.syspath_prepend(str(folder))
    found = __import__(name).GAME
    assert isinstance(found, Game)
    return found


@pytest.mark.parametrize("game", list(bunkhouse.games()), ids=repr)
def test_every_game_of_the_house_has_its_own(game: Game) -> None:
    assert type(judgement_of(game)) is not Judgement
    assert judgement_of(game) is judgement_of(game)


@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_game_that_tells_nothing_has_bots_that_go_by_the_score(name: str) -> None:
    state = showdown.GAME.new(2, 3)
    state.apply(showdown.DRAW)
    assert judgement_of(showdown.GAME).evaluate(state, 0) == judgement_of(showdown.GAME).value(state, 0)
    assert judgement_of(showdown.GAME).value(state, 0) == state.scores()[0] > 0
    bot = make_bot(name, showdown.GAME)
    assert bot.choose(Perspective(state, 0), seeded(1)) in state.legal()


def test_a_third_party_may_evaluate_and_leave_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = written(tmp_path, "a_third_party", BOT, monkeypatch)
    assert judgement_of(game).value(game.new(2, 1), 1) == 7.0
    assert (
        make_bot("medium", game).choose(Perspective(game.new(2, 1), 0), seeded(1)) in game.new(2, 1).legal()
    )


def test_a_package_without_bots_is_judged_by_the_score(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert type(judgement_of(written(tmp_path, "a_quiet_party", None, monkeypatch))) is Judgement


def test_what_is_missing_inside_a_bot_module_is_not_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = written(tmp_path, "a_broken_party", "import no_such_module\n", monkeypatch)
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        judgement_of(game)
