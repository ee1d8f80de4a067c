"""What a position promises: every feature has its weights, and the end of a game is its score."""

from importlib import import_module

import pytest

import bunkhouse
from bunkhouse.bots.random_bot import RandomBot
from bunkhouse.engine.game import Game
from bunkhouse.engine.outlook import Outlook
from bunkhouse.engine.perspective import Perspective
from bunkhouse.engine.rng import seeded

LEFT = {"old-west": 10.0}
WITH_OUTLOOK = ["great-western-trail", "montana", "old-west"]


def test_weights_move_from_early_to_late() -> None:
    outlook = Outlook({"cows": (1.0, 2.0), "hats": (0.5, 0.0)})
    assert outlook.weigh([3.0, 4.0], 0.0) == 5.0
    assert outlook.weigh([3.0, 4.0], 1.0) == 11.0


@pytest.mark.parametrize("slug", WITH_OUTLOOK)
def test_every_feature_has_its_weights(slug: str) -> None:
    module = import_module(f"bunkhouse.games.{slug.replace('-', '_')}.outlook")
    state = bunkhouse.game(slug).new(4, 1)
    more = [LEFT[slug]] if slug in LEFT else []
    assert len(module.features(state, 0, *more)) == len(module.OUTLOOK.names)


@pytest.mark.parametrize("game", list(bunkhouse.games()), ids=repr)
def test_more_is_told_apart_and_the_end_is_the_score(game: Game) -> None:
    state, bot, luck = game.new(2, 3), RandomBot(), seeded(1)
    views = [Perspective(state, seat) for seat in range(2)]
    promised: set[float] = set()
    for _ in range(3000):
        if state.actor is None:
            break
        promised.add(game.appraise(state, 0))
        state.apply(bot.choose(views[state.actor], luck))
    assert len(promised) > 5
    if state.actor is None:
        scores = state.scores()
        better = game.appraise(state, 0) >= game.appraise(state, 1)
        assert better == (scores[0] >= scores[1])
