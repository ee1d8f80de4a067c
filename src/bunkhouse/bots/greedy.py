"""A bot that looks one step ahead."""

from typing import Any, final

from bunkhouse.bots.bot import Bot
from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.perspective import Perspective
from bunkhouse.engine.game import Game
from bunkhouse.engine.rng import Rng
from bunkhouse.judging.judgement import Judgement


@final
class GreedyBot(Bot):
    """Tries every legal action on one guess of the hidden truth and takes the best-looking outcome."""

    judgement: Judgement[Any]

    def __init__(self, game: Game) -> None:
        self.judgement = judgement_of(game)

    def choose(self, view: Perspective, rng: Rng) -> int:
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        guess = view.determinize(rng.word())
        best, best_value, equals = legal[0], float("-inf"), 0
        for code in legal:
            outcome = guess.copy()
            outcome.play(code)
            value = self.judgement.evaluate(outcome, view.seat)
            if value > best_value:
                best, best_value, equals = code, value, 1
            elif value == best_value:
                equals += 1
                if rng.below(equals) == 0:
                    best = code
        return best
