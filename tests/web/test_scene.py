"""A scene is what one viewer sees: choices for whoever decides, seats, log, and what can be taken back."""

import random

import pytest

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Event, UndoLimit
from bunkhouse.web.ending import verdict
from bunkhouse.web.log_lines import LOG_LINES
from bunkhouse.web.pages import table_page
from bunkhouse.web.phrases import table_words
from bunkhouse.web.rendering import minus
from bunkhouse.web.scene import Scene, only, scene

from .tables import NAMES, PLACE, Deed, played

GAMES = list(bunkhouse.games())
BY_GAME = pytest.mark.parametrize("game", GAMES, ids=str)


@BY_GAME
def test_whoever_decides_sees_every_legal_move_and_nobody_else_any(game: Game) -> None:
    table = played(game, 25, 4)
    actor = table.state.actor
    assert actor is not None
    mine = table.seen(actor)
    assert [choice.code for choice in mine.choices] == sorted(table.state.legal())
    assert mine.mine
    for viewer in (None, *(seat for seat in range(table.state.players) if seat != actor)):
        seen = table.seen(viewer)
        free = [] if viewer is None else table.state.interjections(viewer)
        assert [choice.code for choice in seen.choices] == sorted(free)
        assert not seen.mine
        assert not seen.context.legal


@BY_GAME
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_whole_game_can_be_said(game: Game, language: str) -> None:
    """Every prompt, choice, event and label has words, all through a game."""
    chance = random.Random(8)
    table = played(game, 0, 8)
    seen: Scene | None = None
    for _ in range(40):
        table.go_on(9, chance)
        seen = table.seen(table.state.actor, language)
        if table.state.actor is None:
            break
        assert seen.prompt
        assert all(choice.text and choice.label for choice in seen.choices)
    assert seen is not None
    assert seen.words.problems == []


@BY_GAME
def test_the_log_shows_the_latest_lines_first_and_says_how_many_are_older(game: Game) -> None:
    table = played(game, 200, 2)
    seen = table.seen(0)
    steps = [line.step for line in seen.log]
    assert steps == sorted(steps, reverse=True)
    assert len(seen.log) >= min(LOG_LINES, sum(len(deed.events) for deed in table.deeds) // 4)
    assert seen.older < len(table.deeds)
    assert len({line.id for line in seen.log}) == len(seen.log)


def test_events_for_another_seat_are_not_in_the_log() -> None:
    table = played(bunkhouse.game("el-gaucho"), 30, 1)
    table.deeds.append(Deed(1, [Event("no-such-event", {"seat": 1}, only=1)]))
    assert table.seen(1).log[0].step == len(table.deeds)
    assert table.seen(0).log[0].step < len(table.deeds)
    assert table.seen(None).log[0].step < len(table.deeds)


@pytest.mark.parametrize(
    ("limit", "allowed", "possible", "reason"),
    [
        (UndoLimit(0, 2, "start"), True, True, ""),
        (UndoLimit(0, 0, "hidden"), True, False, "hidden"),
        (UndoLimit(0, 0, "chance"), True, False, "chance"),
        (UndoLimit(1, 3, "start"), True, False, "another player"),
        (UndoLimit(0, 2, "start"), False, False, "switched off"),
    ],
)
def test_undo_says_why_it_cannot(limit: UndoLimit, allowed: bool, possible: bool, reason: str) -> None:
    table = played(bunkhouse.game("el-gaucho"), 5, 1)
    seen = scene(
        table.game, table.state, 0, table.sitters, table.deeds, "en", undo=limit, undo_allowed=allowed
    )
    assert seen.undo.possible is possible
    assert reason in seen.undo.reason
    assert bool(seen.undo.reason) is not possible


def test_a_spectator_takes_nothing_back() -> None:
    seen = played(bunkhouse.game("el-gaucho"), 5, 1).seen(None)
    assert not seen.undo.possible


def test_a_guide_leaves_only_the_taught_move() -> None:
    table = played(bunkhouse.game("el-gaucho"), 40, 4)
    seen = table.seen(table.state.actor)
    taught = seen.choices[-1]
    left = only(seen, {taught.notation})
    assert [choice.code for choice in left.choices] == [taught.code]
    assert set(left.context.legal) == set(taught.first_targets)


@BY_GAME
def test_everybody_has_a_seat_a_name_and_a_colour(game: Game) -> None:
    table = played(game, 10, 5)
    seen = table.seen(0)
    assert [line.sitter.name for line in seen.seats] == NAMES[: table.state.seats]
    assert [line.number for line in seen.seats if line.now] == [table.state.actor]
    assert [line.number for line in seen.seats if line.you] == [0]


@BY_GAME
@pytest.mark.parametrize("language", ["en", "pl"])
def test_at_the_end_the_prompt_says_who_won_and_with_how_many_points(game: Game, language: str) -> None:
    table = played(game, 100_000, 3, players=2)
    assert table.state.actor is None
    ranking, scores = table.state.ranking(), table.state.scores()
    seen = table.seen(None, language)
    winners = [seat for seat, place in enumerate(ranking) if place == 1]
    for seat, score in enumerate(scores):
        assert (NAMES[seat] in seen.prompt) == (seat in winners)
        assert f"{NAMES[seat]}\N{NO-BREAK SPACE}{minus(score)}" in seen.hint
    assert seen.hint.startswith(NAMES[winners[0]])
    page = table_page(seen, PLACE)
    assert seen.prompt in page
    assert seen.words.problems == []


def test_winners_who_share_the_victory_are_all_named() -> None:
    words = table_words("en", "el-gaucho", ("Marysia", "Maciek", "Gosia"))
    assert verdict(words, [-3, 5, 5], [3, 1, 1]) == (
        "Maciek, Gosia share the victory with 5 pts",
        "Maciek~5 · Gosia~5 · Marysia~-3".replace("~", "\N{NO-BREAK SPACE}").replace("-", "\N{MINUS SIGN}"),
    )


@pytest.mark.parametrize("slug", ["great-western-trail", "el-paso"])
def test_among_several_buttons_the_one_that_only_ends_something_stands_back(slug: str) -> None:
    seen = _several_with_an_end(bunkhouse.game(slug))
    assert seen.ending is not None
    page = table_page(seen, PLACE)
    for choice in seen.plain:
        button = page[: page.index(f'form="act" name="action" value="{choice.notation}"')].rsplit("<", 1)[1]
        assert (" act" in button) == (not choice.ends and not seen.context.legal)
    assert page.count('data-key="e"') == 1
    assert f'value="{seen.ending.notation}" data-key="e"' in page


def _several_with_an_end(game: Game) -> Scene:
    """The first decision with several buttons of which one only ends something."""
    for seed in range(20):
        table, chance = played(game, 0, seed, players=2), random.Random(seed)
        while table.state.actor is not None:
            seen = table.seen(table.state.actor)
            if len(seen.plain) > 1 and seen.ending is not None:
                return seen
            table.go_on(1, chance)
    raise AssertionError("no such decision")
