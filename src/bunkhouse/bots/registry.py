"""Bots by name."""

from bunkhouse.bots.bot import Bot
from bunkhouse.bots.greedy import GreedyBot
from bunkhouse.bots.ismcts import SearchBot
from bunkhouse.bots.random_bot import RandomBot
from bunkhouse.engine.errors import UnknownName
from bunkhouse.engine.game import Game

BOT_NAMES = ["random", "greedy", "easy", "medium", "hard"]


def make_bot(name: str, game: Game) -> Bot:
    """A new bot; the strengths think as long as the game says they should."""
    thinking = game.thinking()
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game)
    if name == "easy":
        return SearchBot(game, thinking.easy, whim=thinking.whim)
    if name == "medium":
        return SearchBot(game, thinking.medium)
    if name == "hard":
        return SearchBot(game, thinking.hard)
    raise UnknownName("unknown-bot", name, BOT_NAMES)
