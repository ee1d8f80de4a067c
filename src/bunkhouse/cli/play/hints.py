"""What a strong bot would do at a person's place."""

from bunkhouse.bots.ismcts import Advice, SearchBot
from bunkhouse.engine.match import Match
from bunkhouse.engine.rng import seeded

MOST = 3
"""So many choices are named."""
_SECONDS = 3.0


def advice(match: Match, seat: int) -> list[Advice]:
    """The best choices of a decision, the best one first, from what this seat may know; it takes a moment."""
    game = match.game
    thinking = game.thinking().deep()
    bot = SearchBot(game, thinking.hard, _SECONDS, thinking)
    return bot.advise(match.perspective(seat), seeded(match.seed, len(match.moves) + 1))[:MOST]
