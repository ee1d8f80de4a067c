"""The package ``table`` that a game may have: how it is drawn, and what is said at its drawn table."""

from functools import cache
from importlib import import_module
from typing import Any

from bunkhouse.drawing.drawn_table import DrawnTable
from bunkhouse.engine.game import Game

TABLE_FOLDER = "table"
"""The folder of the package."""


@cache
def drawn_table(game: Game) -> DrawnTable[Any] | None:
    """The ``TABLE`` of the package beside the module that a game is written in; None when there is none."""
    module = type(game).__module__
    package = module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0]
    try:
        found = import_module(f"{package}.{TABLE_FOLDER}")
    except ModuleNotFoundError as missing:
        if missing.name != f"{package}.{TABLE_FOLDER}":
            raise
        return None
    table = vars(found).get("TABLE")
    return table if isinstance(table, DrawnTable) else None
