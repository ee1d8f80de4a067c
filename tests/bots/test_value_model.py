"""What a position will bring: every feature has its weights, and the end of a game is its score."""

from importlib import import_module

import pytest

import bunkhouse
from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.random_bot import RandomBot
from bunkhouse.engine.game import Game
from bunkhouse.engine.rng import seeded
from bunkhouse.judging.value_model import LinearModel

LEFT = {"old-west": 10.0}
LINEAR = ["great-western-trail", "montana", "old-west"]


def test_weights_move_from_early_to_late() -> None:
    model = LinearModel({"cows": (1.0, 2.0), "hats": (0.5, 0.0)})
    assert model.value([3.0, 4.0], 0.0) == 5.0
    assert model.value([3.0, 4.0], 1.0) == 11.0


@pytest.mark.parametrize("slug", LINEAR)
def test_every_feature_has_its_weights(slug: str) -> None:
    module = import_module(f"bunkhouse.games.{slug.replace('-', '_')}.bot.value_model")
    state = bunkhouse.game(slug).new(4, 1)
    more = [LEFT[slug]] if slug in LEFT else []
    assert len(module.features(state, 0, *more)) == len(module.MODEL.names)


@pytest.mark.parametrize("game", list(bunkhouse.games()), ids=repr)
def test_more_is_told_apart_and_the_end_is_the_score(game: Game) -> None:
    state, bot, luck = game.new(2, 3), RandomBot(), seeded(1)
    views = [Perspective(state, seat) for seat in range(2)]
    promised: set[float] = set()
    for _ in range(3000):
        if state.actor is None:
            break
        promised.add(judgement_of(game).value(state, 0))
        state.apply(bot.choose(views[state.actor], luck))
    assert len(promised) > 5
    if state.actor is None:
        scores = state.scores()
        better = judgement_of(game).value(state, 0) >= judgement_of(game).value(state, 1)
        assert better == (scores[0] >= scores[1])
