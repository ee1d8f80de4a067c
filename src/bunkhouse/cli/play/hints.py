"""What a strong bot would do at a person's place."""

from bunkhouse.bots.ismcts import Advice, SearchBot
from bunkhouse.engine.history import GameHistory
from bunkhouse.engine.perspective import Perspective
from bunkhouse.engine.rng import seeded

MOST = 3
"""So many choices are named."""
_SECONDS = 3.0


def advice(history: GameHistory, seat: int) -> list[Advice]:
    """The best choices of a decision, the best one first, from what this seat may know; it takes a moment."""
    game = history.game
    thinking = game.thinking().deep()
    bot = SearchBot(game, thinking.hard, _SECONDS, thinking)
    luck = seeded(history.seed, history.step + 1)
    return bot.advise(Perspective(history.state, seat), luck)[:MOST]
