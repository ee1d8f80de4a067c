"""El Gaucho's drawn table: every move can be clicked, nothing hidden shows, and it is drawn fast enough."""

import gzip
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain
from time import process_time
from typing import cast

import pytest

import bunkhouse
from bunkhouse.engine.state import State
from bunkhouse.games.el_gaucho.table import TABLE
from bunkhouse.games.el_gaucho.view_types import View
from bunkhouse.web.tutorial import played, tutorial
from bunkhouse.words import LANGUAGES

from .drawn import Page, page, positions, seen, touches, update

GAME = bunkhouse.game("el-gaucho")
BY_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

MOST_ROWS = 6
"""How many moves a menu may offer (interaction rules)."""


def varied(players: int, games: int = 2, every: int = 7) -> Iterator[State]:
    return chain.from_iterable(positions(GAME, players, seed, every) for seed in range(games))


@BY_PLAYERS
def test_every_move_can_be_clicked_or_is_a_plain_button(players: int) -> None:
    checked = 0
    for state in varied(players):
        if state.actor is None:
            continue
        shown = Page(update(seen(GAME, state, state.actor)))
        assert len(shown.ids) == len(set(shown.ids)), [id for id in shown.ids if shown.ids.count(id) > 1]
        firsts = set()
        for code in state.legal():
            for way in touches(GAME, code, state.observe(state.actor), state.actor):
                assert set(way) <= set(shown.targets), (GAME.notation(code), way)
                assert len(way) == len(set(way)), (GAME.notation(code), way)
                firsts.add(way[0])
                checked += 1
        assert shown.lit == firsts
    assert checked > 500


@BY_PLAYERS
def test_no_menu_is_long_and_plain_buttons_are_few(players: int) -> None:
    for state in varied(players, games=4, every=1):
        if state.actor is None:
            continue
        menus: dict[tuple[str, ...], list[str]] = defaultdict(list)
        for code in state.legal():
            for way in touches(GAME, code, state.observe(state.actor), state.actor) or [()]:
                menus[way].append(GAME.notation(code))
        for way, moves in menus.items():
            assert len(moves) <= (MOST_ROWS if way else 2), (way, moves)


@BY_PLAYERS
def test_nothing_is_lit_for_those_who_wait(players: int) -> None:
    for state in varied(players, games=1, every=23):
        for viewer in (None, *range(players)):
            if viewer != state.actor:
                assert Page(update(seen(GAME, state, viewer))).lit == set()


@BY_PLAYERS
def test_what_a_seat_cannot_know_does_not_change_its_picture(players: int) -> None:
    for state in varied(players, games=2, every=11):
        for viewer in (None, *range(players)):
            other = state.determinize(viewer, seed=99)
            drawn = [seen(GAME, each, viewer) for each in (state, other)]
            assert drawn[0].picture == drawn[1].picture
            assert update(drawn[0]) == update(drawn[1])


@BY_LANGUAGE
def test_everything_has_a_name_and_an_explanation(language: str) -> None:
    for state in varied(4, games=2, every=19):
        for viewer in (state.actor, None):
            shown = seen(GAME, state, viewer, language)
            drawn = Page(page(shown))
            assert all(drawn.targets.values())
            assert drawn.tips <= drawn.explained
            assert shown.words.problems == []


def test_targets_can_be_asked_of_moves_that_are_not_legal() -> None:
    """Someone who clicks on the wrong thing is told why."""
    for state in varied(4, games=1, every=40):
        view = cast(View, state.observe(0))
        for code in range(GAME.actions.size):
            assert all(isinstance(name, str) for name in TABLE.clicks.targets(code, view, 0))


@BY_PLAYERS
def test_an_update_is_small(players: int) -> None:
    sizes = [
        len(gzip.compress(update(seen(GAME, state, state.actor, "pl")).encode(), 6))
        for state in varied(players, games=2, every=10)
    ]
    assert max(sizes) < 15_000


def test_a_picture_is_drawn_fast() -> None:
    """Far from exact on a busy machine; it would notice a picture that has become many times slower."""
    state = next(iter(positions(GAME, 4, seed=5)))
    for state in positions(GAME, 4, seed=5):
        if len(state.observe(0)["rodeo"]) == 7:
            break
    update(seen(GAME, state, state.actor, "pl"))
    times = []
    for _ in range(15):
        start = process_time()
        update(seen(GAME, state, state.actor, "pl"))
        times.append(process_time() - start)
    assert min(times) < 0.03


def test_log_lines_show_what_they_speak_of() -> None:
    assert TABLE.marks("stands", {"dice": "5+6", "breed": "white", "value": 11}) == [
        ("die-5", "", ""),
        ("die-6", "", ""),
        ("", "11", "c-charolais"),
    ]
    assert TABLE.marks("enters", {"place": "thief", "dice": "4"}) == [("die-4", "", ""), ("pl-thief", "", "")]
    assert TABLE.marks("bonus", {"pesos": 5}) == [("peso", "5", "")]


def test_the_guide_leads_to_points() -> None:
    course = tutorial(GAME)
    assert course is not None
    assert played(course, len(course.lessons)).state.scores()[0] > 0
