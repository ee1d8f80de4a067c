"""Positions of a game as its drawn table shows them, and what their HTML consists of."""

from collections import OrderedDict
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import groupby
from random import Random
from typing import Any

import pytest

from bunkhouse.drawing.parts import PARTS
from bunkhouse.engine.game import Game
from bunkhouse.engine.state import Document, State
from bunkhouse.web.pages import Place, table_page, table_update
from bunkhouse.web.scene import Scene, Sitter, scene
from bunkhouse.web.table_drawing import drawing

NAMES = ["Marysia", "Świętosława Brzęczyszczykiewicz", "<b>Maciek</b>", "Rdza", "Kasia", "Żółw"]
COLOURS = ["blue", "red", "yellow", "green", "black", "white"]

_BEGINNING = 3
"""For so many moves of every player nothing is left out: that is where games are prepared in secret."""


class Page(HTMLParser):
    """The elements of a page: their ids, the buttons among them that can be targets, and their tips."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.targets: dict[str, str] = {}
        """The accessible name of every button that can be touched, by its id."""
        self.lit: set[str] = set()
        self.tips: set[str] = set()
        self.explained: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        id = found.get("id", "")
        if id:
            self.ids.append(id)
            if id.startswith("tip-"):
                self.explained.add(id.removeprefix("tip-"))
        if "data-tip" in found:
            self.tips.add(found["data-tip"])
        if tag == "button" and found.get("name") == "target":
            assert found.get("value") == id
            assert (found.get("form"), found.get("type")) == ("act", "submit")
            self.targets[id] = found.get("aria-label", "")
            if "legal" in found.get("class", "").split():
                self.lit.add(id)


def seen(game: Game, state: State, viewer: int | None, language: str = "en") -> Scene:
    sitters = [Sitter(NAMES[seat], COLOURS[seat]) for seat in range(state.seats)]
    return scene(game, state, viewer, sitters, [], language)


class _Forgetful(OrderedDict[Any, Any]):
    """What is kept here is never found."""

    def get(self, key: Any, default: Any = None) -> Any:
        return default


def drawn_anew(shown: Scene, patch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The picture when nothing is looked up."""
    with patch.context() as drawing_everything:
        drawing_everything.setattr(PARTS, "_kept", _Forgetful())
        return shown.drawing.table.picture(shown.view, shown.context)


def touches(game: Game, code: int, view: Document, viewer: int | None) -> list[tuple[str, ...]]:
    """The pieces to touch for an action, one tuple for every way."""
    names = drawing(game).table.clicks.targets(code, view, viewer)
    return [tuple(way) for bar, way in groupby(names, lambda name: name == "|") if not bar]


def page(shown: Scene) -> str:
    return table_page(shown, Place(base="/t/somewhere"))


def update(shown: Scene) -> str:
    return table_update(shown, Place(base="/t/somewhere", seq=7))


def positions(game: Game, players: int, seed: int, every: int = 1) -> Iterator[State]:
    """Positions of a game of random moves: the beginning, then one in ``every``, and the end.

    It is always the same state, which goes on when another position is asked for.
    """
    state, chance, number = game.new(players, seed), Random(seed), 0
    while state.actor is not None:
        if number < _BEGINNING * players or number % every == 0:
            yield state
        state.apply(chance.choice(state.legal()))
        number += 1
    yield state
