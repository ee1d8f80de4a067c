"""A table for the terminal: drawn by the game's own ``terminal`` module, else as a plain outline."""

from functools import cache
from importlib import import_module
from io import StringIO
from types import ModuleType
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text
from rich.tree import Tree

from bunkhouse.engine.game import Game
from bunkhouse.engine.state import Document
from bunkhouse.words import Words


def drawn(game: Game, view: Document, words: Words) -> RenderableType:
    """What somebody who knows ``view`` sees of the table."""
    module = _terminal(type(game).__module__)
    seats = view["players"] + len(game.automata(game.setting(view["players"], view["options"])))
    names = [words.name(seat) for seat in range(seats)]
    if module is None:
        return outline(view, words.title())
    table: RenderableType = module.draw(view, words.say, names)
    return table


def seat_styles(game: Game) -> list[str]:
    """The styles in which the game's table writes the players' names; empty when it has none."""
    return list(getattr(_terminal(type(game).__module__), "SEAT_STYLES", []))


@cache
def _terminal(module: str) -> ModuleType | None:
    """The module ``terminal`` of the package that a game is written in."""
    package = module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0]
    try:
        return import_module(f"{package}.terminal")
    except ModuleNotFoundError as missing:
        if missing.name != f"{package}.terminal":
            raise
        return None


def outline(value: Any, title: str) -> Tree:
    """Any document as an indented outline; short lists stand on one line."""
    tree = Tree(Text(title, style="bold"), guide_style="dim")
    _grow(tree, value)
    return tree


def _grow(tree: Tree, value: Any) -> None:
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for name, item in pairs:
        if _is_small(item):
            tree.add(Text.assemble((f"{name}: ", "dim"), _small(item)))
        else:
            _grow(tree.add(Text(str(name))), item)


def _is_small(value: Any) -> bool:
    if isinstance(value, list):
        return all(not isinstance(item, dict | list) for item in value)
    return not isinstance(value, dict) or not value


def _small(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_small(item) for item in value) or "\N{EN DASH}"
    return "\N{EN DASH}" if value is None or value == {} else str(value)


def plain(renderable: RenderableType) -> str:
    """A drawing as bare text, for comparing."""
    console = Console(file=StringIO(), width=160, color_system=None, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()
