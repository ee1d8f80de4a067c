"""What a strong bot would do at a person's place."""

from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.search_bot import Advice, SearchBot
from bunkhouse.engine.history import GameHistory
from bunkhouse.engine.rng import seeded

MOST = 3
"""So many choices are named."""
_SECONDS = 3.0


def advice(history: GameHistory, seat: int) -> list[Advice]:
    """The best choices of a decision, the best one first, from what this seat may know; it takes a moment."""
    game = history.game
    settings = judgement_of(game).search_settings().for_hard()
    bot = SearchBot(game, settings.hard_iterations, _SECONDS, settings)
    luck = seeded(history.seed, history.step + 1)
    return bot.advise(Perspective(history.state, seat), luck)[:MOST]
