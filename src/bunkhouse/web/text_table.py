"""A game's table as it is drawn in a terminal, for a page: a map of signs where there is no drawing yet."""

from functools import cache
from importlib import import_module
from io import StringIO
from types import ModuleType

from markupsafe import Markup
from rich.console import Console

from bunkhouse.engine.game import Game
from bunkhouse.engine.state import Document
from bunkhouse.words import Words

_WIDTH = 118


def has_text_table(game: Game) -> bool:
    return _terminal(type(game).__module__) is not None


def text_table(game: Game, view: Document, words: Words, names: list[str]) -> Markup:
    """What somebody who knows ``view`` would see in a terminal; empty for a game that draws nothing there."""
    module = _terminal(type(game).__module__)
    if module is None:
        return Markup()
    console = Console(
        file=StringIO(), width=_WIDTH, record=True, color_system="truecolor", force_terminal=True
    )
    console.print(module.draw(view, words.say, names))
    return Markup(console.export_html(inline_styles=True, code_format="{code}"))


@cache
def _terminal(module: str) -> ModuleType | None:
    """The module ``terminal`` beside the one that a game is written in."""
    package = module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0]
    try:
        return import_module(f"{package}.terminal")
    except ModuleNotFoundError as missing:
        if missing.name != f"{package}.terminal":
            raise
        return None
