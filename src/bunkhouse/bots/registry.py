"""Bots by name."""

from bunkhouse.bots.bot import Bot
from bunkhouse.bots.external import ExternalBot, is_external, program
from bunkhouse.bots.greedy import GreedyBot
from bunkhouse.bots.ismcts import SearchBot
from bunkhouse.bots.random_bot import RandomBot
from bunkhouse.engine.errors import UnknownName
from bunkhouse.engine.game import Game

BOT_NAMES = ["random", "greedy", "easy", "medium", "hard"]


def make_bot(name: str, game: Game) -> Bot:
    """A new bot; the strengths think as long as the game says they should, ``cmd:PROGRAM`` is any program."""
    thinking = game.thinking()
    if is_external(name):
        return ExternalBot(game, program(name))
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game)
    if name == "easy":
        return SearchBot(game, thinking.easy, whim=thinking.whim)
    if name == "medium":
        return SearchBot(game, thinking.medium)
    if name == "hard":
        return SearchBot(game, thinking.deep().hard, thinking=thinking.deep())
    raise UnknownName("unknown-bot", name, BOT_NAMES)
