"""The catalogues are complete, hold nothing that is never said, and say the same in every language."""

import ast
import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax.ast import Junk, Message, Term

from bunkhouse.engine.game import Game
from bunkhouse.web.table_packages import drawn_table
from bunkhouse.words import LANGUAGES

from .harvest import (
    FOLDERS,
    GAMES,
    ROOMS,
    SHARED,
    SOURCE,
    begun,
    entries,
    harvest,
    messages,
    plain_prompts,
    quoted,
    references,
    said_by_family,
    said_in_templates,
    selectors,
    texts,
    variables,
)

BY_GAME = pytest.mark.parametrize(("game", "folder"), list(zip(GAMES, FOLDERS, strict=True)), ids=str)
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
BY_FOLDER = pytest.mark.parametrize("folder", [SHARED, *FOLDERS], ids=lambda folder: folder.name)

_PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""What a number is chosen by: one of these fits it always."""
_MENU_AXIS = 12
"""Axes with more values than this are shown by name or number; no catalogue lists them one by one."""


def declared(game: Game) -> set[str]:
    """The ids that follow from what a game declares rather than from what its code says."""
    ids = {"game-title"} | plain_prompts(game)
    ids |= {"action-" + name for name in game.actions.names}
    ids |= {f"option-{option.name}" for option in game.options}
    ids |= {f"option-{option.name}-{value}" for option in game.options for value in option.values}
    settings = [game.setting(players, {}) for players in range(game.min_players, game.max_players + 1)]
    ids |= {f"automaton-{name}" for setting in settings for name in game.automata(setting)}
    ids |= {text + part for text in lessons(game) for part in ("", "-title")} | tabs(game)
    ids |= scored_later(game)
    options = [{option.name: value} for option in game.options for value in option.values]
    games = [game.new(), *(game.new(**option) for option in options)]
    return ids | {"score-" + line.id for state in games for line in state.breakdown()}


def lessons(game: Game) -> set[str]:
    """What the guide of a first game says, where a game has one."""
    path = game.folder / "table" / "tutorial.toml"
    steps = tomllib.loads(path.read_text(encoding="utf-8"))["steps"] if path.is_file() else []
    return {step["text"] for step in steps}


def tabs(game: Game) -> set[str]:
    """What a game calls parts of its drawn table that have a tab of their own."""
    table = drawn_table(game)
    if table is None:
        return set()
    panes = {pane.title for pane in table.panes}
    return panes | {tab[0] for tab in (table.own_tab, table.aside_tab) if tab is not None}


def scored_later(game: Game) -> set[str]:
    """What a game says of points that are not counted yet."""
    path = game.folder / "table" / "score_now.py"
    text = path.read_text("utf-8") if path.is_file() else ""
    return set(re.findall(r'"(score-later-[a-z-]+)"', text))


def string_literals(folder: Path) -> set[str]:
    return {
        node.value
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


SAID_FOR_GAMES = {"game-title", "reason-not-this-decision"}
"""What other rooms say in the words of a game; every game has them."""
DOORS = [SOURCE / "server", SOURCE / "web"]
"""Rooms whose ids may also be picked from lists and tables, in code, templates and scripts."""


def said_in(room: Path) -> set[str]:
    """What a room says; a door also has messages of its own, marked with its name wherever it keeps them."""
    own = re.compile(room.name + r"(-[a-z]+)+")
    marked = {text for text in string_literals(room) if own.fullmatch(text)}
    return harvest(room).ids | said_in_templates(room) | {reason_or_id(text) for text in marked}


def reason_or_id(text: str) -> str:
    """What is kept as a reason is said as an error."""
    return f"error-{text}" if f"error-{text}" in messages(SHARED, LANGUAGES[0]) else text


def picked_in(room: Path) -> set[str]:
    return {reason_or_id(text) for text in quoted(room)} if room in DOORS else set()


def test_there_are_games() -> None:
    assert GAMES


@pytest.mark.parametrize("folder", [SOURCE / "engine", *FOLDERS], ids=lambda folder: folder.name)
def test_every_id_can_be_read_from_the_source(folder: Path) -> None:
    assert harvest(folder).unreadable == []


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
@BY_LANGUAGE
def test_every_room_finds_its_words(room: Path, language: str) -> None:
    assert said_in(room) - SAID_FOR_GAMES - set(messages(SHARED, language)) == set()


@BY_GAME
@BY_LANGUAGE
def test_the_catalogue_of_a_game_is_complete(game: Game, folder: Path, language: str) -> None:
    own, shared = messages(folder, language), messages(SHARED, language)
    assert (declared(game) | SAID_FOR_GAMES) - set(own) == set()
    said = harvest(folder).ids | said_by_family(folder) | said_in_templates(folder)
    assert said - set(own) - set(shared) == set()


@BY_LANGUAGE
def test_the_shared_catalogue_holds_nothing_unused(language: str) -> None:
    own = messages(SHARED, language)
    used: set[str] = {f"error-undo-{wall}" for wall in ("start", "hidden", "chance", "other")}.union(
        *map(said_in, ROOMS),
        *map(picked_in, ROOMS),
        *(harvest(folder).ids | said_in_templates(folder) for folder in [*FOLDERS, SOURCE / "families"]),
        *map(references, own.values()),
    )
    beginnings = tuple(beginning for room in DOORS for beginning in begun(room))
    assert {id for id in set(own) - used if not id.startswith(beginnings)} == set()


@BY_GAME
@BY_LANGUAGE
def test_the_catalogue_of_a_game_holds_nothing_unused(game: Game, folder: Path, language: str) -> None:
    own = messages(folder, language)
    used = (
        harvest(folder).ids
        | said_by_family(folder)
        | declared(game)
        | said_in_templates(folder)
        | quoted(folder / "table")
    ).union(*map(references, own.values()), *map(said_in, ROOMS))
    named = {id for id in own if id.startswith("view-")}  # fields of the view: tests/web/test_general.py
    assert set(own) - used - named == set()


@BY_GAME
@BY_LANGUAGE
def test_a_game_does_not_repeat_the_shared_catalogue(game: Game, folder: Path, language: str) -> None:
    assert set(messages(folder, language)) & set(messages(SHARED, language)) == set()


@BY_FOLDER
@BY_LANGUAGE
def test_files_are_understood_and_ids_stand_once(folder: Path, language: str) -> None:
    found = entries(folder, language)
    assert [entry.content for entry in found if isinstance(entry, Junk)] == []
    ids = [entry.id.name for entry in found if isinstance(entry, Message | Term)]
    assert [id for id in ids if ids.count(id) > 1] == []


@BY_FOLDER
@BY_LANGUAGE
def test_references_lead_somewhere(folder: Path, language: str) -> None:
    own = messages(folder, language)
    assert {id for message in own.values() for id in references(message)} - set(own) == set()


@BY_FOLDER
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_say_the_same(folder: Path, language: str) -> None:
    """Same ids, same attributes, same parameters. Grammar may need helpers of its own: cases, plurals."""
    english, other = messages(folder, LANGUAGES[0]), messages(folder, language)
    helpers = {id for each in (english, other) for message in each.values() for id in references(message)}
    assert set(english) - helpers == set(other) - helpers
    for id in set(english) - helpers:
        assert variables(english[id], english) == variables(other[id], other), id
        labels = [{attribute.id.name for attribute in each[id].attributes} for each in (english, other)]
        assert labels[0] == labels[1], id


@BY_LANGUAGE
def test_messages_need_only_what_they_are_given(language: str) -> None:
    """Wherever the source spells out the parameters of a message, the message uses no others."""
    checked = 0
    for folder in [*ROOMS, *FOLDERS]:
        beside = {**messages(SHARED, language), **(messages(folder, language) if folder in FOLDERS else {})}
        for id, params in harvest(folder).params:
            if id in beside:
                read = {"you"} if id.startswith("event-") else set()  # who reads it: Words.told
                assert variables(beside[id], beside) <= params | read, id
                checked += 1
    for game, folder in zip(GAMES, FOLDERS, strict=True):
        own = messages(folder, language)
        assert not any(variables(own[id], own) for id in plain_prompts(game))
    assert checked > 50


@BY_GAME
@BY_LANGUAGE
def test_selectors_know_every_value(game: Game, folder: Path, language: str) -> None:
    """A breed or a place that is missing from a list would be called by its id, or by a wrong name."""
    values: dict[str, set[str]] = {}
    for kind in game.actions.kinds:
        for axis in kind.axes:
            values.setdefault(axis.name, set()).update(axis.values)
    for id, message in messages(folder, language).items():
        if id in ("breed", "place", "place-gen") or id.startswith("action-"):
            for name, keys in selectors(message):
                if len(values.get(name, ())) <= _MENU_AXIS and not keys <= _PLURALS:
                    assert values.get(name, set()) <= keys, id


@BY_FOLDER
@BY_LANGUAGE
def test_the_tone_is_calm(folder: Path, language: str) -> None:
    for id, message in messages(folder, language).items():
        for text in texts(message):
            assert "!" not in text, id
            assert not any(ord(character) > 0x2FFF for character in text), id


@BY_FOLDER
@BY_LANGUAGE
def test_sentences_end_and_lines_do_not(folder: Path, language: str) -> None:
    """Prompts and errors are sentences; choices, log lines and reasons are not."""
    for id, message in messages(folder, language).items():
        last = [text.rstrip()[-1:] for text in texts(message) if text.strip()]
        if id.startswith(("prompt-", "error-")):
            assert "." in last, id
        elif id.startswith(("action-", "event-", "reason-", "score-", "option-")):
            assert "." not in last, id
