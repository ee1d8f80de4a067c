"""Bots by name."""

from bunkhouse.bots.bot import Bot
from bunkhouse.bots.greedy import GreedyBot
from bunkhouse.bots.random_bot import RandomBot
from bunkhouse.engine.errors import UnknownName
from bunkhouse.engine.game import Game

BOT_NAMES = ["random", "greedy"]


def make_bot(name: str, game: Game) -> Bot:
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game)
    raise UnknownName("unknown-bot", name, BOT_NAMES)
