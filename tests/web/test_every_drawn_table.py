"""What holds for every game that has drawn its own table."""

import re

import pytest

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.web.table_drawing import drawing
from bunkhouse.web.tutorial import played, tutorial

from .drawn import Page, page, positions, seen, touches, update

DRAWN = [game for game in bunkhouse.games() if drawing(game).drawn]
BY_GAME = pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)


def test_all_five_games_are_drawn() -> None:
    assert len(DRAWN) == 5


@BY_GAME
def test_rules_of_explanations_exist(game: Game) -> None:
    rules = (game.folder / "rules.en.md").read_text(encoding="utf-8")
    shown = seen(game, game.new(), 0)
    assert shown.tips
    for tip in [*shown.tips, *shown.picture.get("tips", ())]:
        assert f"**{tip['rule']}**" in rules
        assert tip["text"].strip()


@BY_GAME
def test_the_points_of_a_seat_are_explained(game: Game) -> None:
    shown = seen(game, game.new(), 0)
    assert shown.drawing.table.score_tip in {tip["id"] for tip in shown.tips}
    assert f'class="sc" data-tip="{shown.drawing.table.score_tip}"' in page(shown)


@BY_GAME
def test_names_of_players_are_escaped(game: Game) -> None:
    assert "<b>Maciek" not in page(seen(game, game.new(players=3, seed=1), 0))


@BY_GAME
def test_every_symbol_that_is_used_is_there(game: Game) -> None:
    """A table brings only the symbols that it needs."""
    whole = page(seen(game, game.new(players=3, seed=1), 0))
    there = set(re.findall(r'id="([^"]+)"', whole))
    for seed in (1, 2):
        for state in positions(game, 3, seed, every=11):
            for viewer in (state.actor, None):
                used = set(re.findall(r'href="#([^"]+)"', update(seen(game, state, viewer))))
                assert used <= there | {"main"}, used - there


@BY_GAME
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_first_game_with_a_guide_plays_through(game: Game, language: str) -> None:
    course = tutorial(game)
    assert course is not None
    for number, lesson in enumerate(course.lessons):
        history = played(course, number)
        shown = seen(game, history.state, 0, language)
        if lesson.action:
            code = game.parse(lesson.action)
            assert history.state.actor == 0
            assert code in history.state.legal(), lesson.action
            clicks = touches(game, code, history.state.observe(0), 0)
            assert not lesson.target or any(lesson.target in way for way in clicks)
        assert not lesson.target or lesson.target in Page(update(shown)).ids, lesson.target
        for text in (lesson.text, f"{lesson.text}-title"):
            assert shown.words.say(text) != text
    assert sum(played(course, len(course.lessons)).state.scores()) > 0
