"""The package ``table`` that a game may have: how it is drawn, and what is said at its drawn table."""

from functools import cache
from importlib import import_module
from types import ModuleType

from bunkhouse.engine.game import Game

TABLE = "table"
"""The folder of the package."""


@cache
def table_package(game: Game) -> ModuleType | None:
    """The package beside the module that a game is written in; None when it is drawn by the general table."""
    module = type(game).__module__
    package = module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0]
    try:
        found = import_module(f"{package}.{TABLE}")
    except ModuleNotFoundError as missing:
        if missing.name != f"{package}.{TABLE}":
            raise
        return None
    return found if hasattr(found, "picture") else None
