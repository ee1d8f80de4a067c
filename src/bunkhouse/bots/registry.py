"""Bots by name."""

from bunkhouse.bots.bot import Bot
from bunkhouse.bots.external import ExternalBot, is_external, program
from bunkhouse.bots.greedy import GreedyBot
from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.random_bot import RandomBot
from bunkhouse.bots.search_bot import SearchBot
from bunkhouse.engine.errors import UnknownName
from bunkhouse.engine.game import Game

BOT_NAMES = ["random", "greedy", "easy", "medium", "hard"]


def make_bot(name: str, game: Game) -> Bot:
    """A new bot; the strengths think as long as the game says they should, ``cmd:PROGRAM`` is any program."""
    if is_external(name):
        return ExternalBot(game, program(name))
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game)
    settings = judgement_of(game).search_settings()
    if name == "easy":
        return SearchBot(game, settings.easy_iterations, random_one_in=settings.random_one_in)
    if name == "medium":
        return SearchBot(game, settings.medium_iterations)
    if name == "hard":
        hard = settings.for_hard()
        return SearchBot(game, hard.hard_iterations, settings=hard)
    raise UnknownName("unknown-bot", name, BOT_NAMES)
