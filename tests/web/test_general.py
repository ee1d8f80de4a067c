"""The general table: whatever a game shows of itself, readable, in the words of the game."""

import random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, TextElement

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.engine.state import Document
from bunkhouse.web import general_table
from bunkhouse.web.phrases import table_words
from bunkhouse.web.table_drawing import TableDrawing, drawing
from bunkhouse.web.text_table import has_text_table, text_table
from bunkhouse.web.viewer_context import ViewerContext

from .tables import COLOURS, NAMES, played

GAMES = list(bunkhouse.games())
BY_GAME = pytest.mark.parametrize("game", GAMES, ids=str)
GENERAL = [game for game in GAMES if not drawing(game).drawn]
BY_LANGUAGE = pytest.mark.parametrize("language", ["en", "pl"])


def look_at(game: Game, viewer: int | None, language: str) -> ViewerContext:
    words = table_words(language, game.slug, tuple(NAMES))
    return ViewerContext(words, viewer, NAMES, COLOURS)


def texts(value: Any) -> list[str]:
    """Every text of a picture."""
    if isinstance(value, dict):
        return [text for each in value.values() for text in texts(each)]
    if isinstance(value, list | tuple):
        return [text for each in value for text in texts(each)]
    return [value] if isinstance(value, str) else []


def keys(view: Any) -> set[str]:
    if isinstance(view, dict):
        return set(view).union(*(keys(each) for each in view.values()))
    return set().union(*(keys(each) for each in view)) if isinstance(view, list) else set()


def views(game: Game) -> list[Document]:
    """Games of as few and of as many as possible: alone, one may meet somebody who plays by herself."""
    found = []
    for players in (game.min_players, game.max_players):
        table, chance = played(game, 0, 4, players), random.Random(4)
        for _ in range(30):
            table.go_on(20, chance)
            found.append(table.state.observe(0))
    return found


def text_of(attribute: Attribute) -> str:
    return "".join(part.value for part in attribute.value.elements if isinstance(part, TextElement))


@BY_GAME
@BY_LANGUAGE
def test_any_game_can_be_laid_out(game: Game, language: str) -> None:
    """Also the ones that have a drawing: the general table needs nothing from a game."""
    table = TableDrawing(game, None).table
    for view in views(game):
        for viewer in (None, 0):
            picture = table.picture(view, look_at(game, viewer, language))
            assert picture["panels"]
            assert len(picture["seats"]) == len(view["seats"])
            assert all(text.strip() for text in texts(picture["panels"]))


@pytest.mark.parametrize("game", GENERAL, ids=str)
@BY_LANGUAGE
def test_every_field_has_a_name_in_every_language(game: Game, language: str) -> None:
    context = look_at(game, 0, language)
    shown = general_table.Showing(context)
    if context.find("view-left-out") is None:
        pytest.skip("this game leaves its fields to plain English")
    for view in views(game):
        fields = [name for name in view if name not in general_table.ELSEWHERE and not shown.left_out(name)]
        fields += [name for name in view["seats"][0] if not shown.left_out(name)]
        assert [name for name in fields if not shown.has_label(name)] == []


@pytest.mark.parametrize("game", GENERAL, ids=str)
@BY_LANGUAGE
def test_no_name_is_for_nothing(game: Game, language: str) -> None:
    path = game.folder / "text" / f"view.{language}.ftl"
    if not path.is_file():
        pytest.skip("this game leaves its fields to plain English")
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    named = {entry.id.name.removeprefix("view-") for entry in entries if isinstance(entry, Message)}
    known = set().union(*(keys(view) for view in views(game)))
    attributes = [each for entry in entries if isinstance(entry, Message) for each in entry.attributes]
    assert {each.id.name for each in attributes} <= {"words"}
    sources = [source for each in attributes for source in text_of(each).split()]
    helpers = {source.partition(":")[0].removeprefix("view-") for source in sources}
    assert named - helpers - {name.replace("_", "-") for name in known} == {"left-out"}
    context = look_at(game, 0, language)
    for source in sources:
        message, _, variable = source.partition(":")
        assert context.find(message, **{variable or message: "other"}) is not None, source


@BY_GAME
def test_points_are_shown_only_where_they_are_open(game: Game) -> None:
    for view in views(game):
        for seat in range(len(view["seats"])):
            found = general_table.score(view, seat)
            assert found is None or isinstance(found[1], int)


@BY_GAME
@BY_LANGUAGE
def test_the_table_as_text_is_what_a_terminal_shows(game: Game, language: str) -> None:
    if not has_text_table(game):
        pytest.skip("this game draws nothing in a terminal")
    table = played(game, 40, 4)
    words = table_words(language, game.slug, tuple(NAMES[: table.state.seats]))
    text = text_table(game, table.state.observe(0), words, NAMES[: table.state.seats])
    assert NAMES[0] in text
    assert "<script" not in text
