"""The judgement of a game: the object ``JUDGEMENT`` in the module or package ``bot`` beside the game."""

from functools import cache
from importlib import import_module
from typing import Any

from bunkhouse.engine.game import Game
from bunkhouse.judging.judgement import Judgement

BOT = "bot"
"""The name of the module or package."""


@cache
def judgement_of(game: Game) -> Judgement[Any]:
    """What a game tells bots; a game that tells nothing is judged by its score."""
    module = type(game).__module__
    package = module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0]
    if not package:  # a module that stands alone
        return Judgement()
    try:
        found = import_module(f"{package}.{BOT}").JUDGEMENT
    except ModuleNotFoundError as missing:
        if missing.name != f"{package}.{BOT}":
            raise
        return Judgement()
    assert isinstance(found, Judgement)
    return found
