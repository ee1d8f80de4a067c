"""No slip costs a turn: what cannot be taken back, what would be lost, what the table decides by itself."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.engine.state import State
from bunkhouse.games.great_western_trail.table.obvious import obvious
from bunkhouse.web.outcomes import outcomes
from bunkhouse.web.pages import Replay, table_page, table_update
from bunkhouse.web.scene import Choice, Scene, only
from bunkhouse.web.table_drawing import drawing

from .tables import PLACE, played

GAMES = list(bunkhouse.games())
BY_GAME = pytest.mark.parametrize("game", GAMES, ids=str)


def positions(game: Game, players: int, seed: int, most: int = 160) -> Iterator[State]:
    """The decisions of a game of random actions."""
    state, chance = game.new(players=players, seed=seed), random.Random(seed)
    for _ in range(most):
        if state.actor is None:
            return
        yield state
        state.apply(chance.choice(state.legal()))


def scenes(game: Game, seed: int, language: str = "en") -> Iterator[Scene]:
    table, chance = played(game, 0, seed, 2), random.Random(seed)
    for _ in range(250):
        if table.state.actor is None:
            return
        yield table.seen(table.state.actor, language)
        table.go_on(1, chance)


# What cannot be taken back.


@BY_GAME
def test_whatever_turns_out_to_be_a_wall_was_said_to_be_one(game: Game) -> None:
    """Without an exception, for every number of players; and nothing else was."""
    for players in range(max(2, game.min_players), game.max_players + 1):
        for state in positions(game, players, players):
            seat = state.actor
            assert seat is not None
            told = outcomes(state, seat)
            for code in state.legal():
                after = state.copy()
                after.play(code)
                final = after.undo_limit().steps == 0
                assert told[code].final == final, game.notation(code)
                assert final or told[code].passes == (after.actor != seat), "no luck is in it"


@BY_GAME
def test_it_is_told_from_what_the_seat_may_know(game: Game) -> None:
    """Whatever the hidden things are, the same is said."""
    for number, state in enumerate(positions(game, 2, 9)):
        seat = state.actor
        assert seat is not None
        assert outcomes(state.determinize(seat, number), seat) == outcomes(state, seat)


@BY_GAME
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_button_says_it(game: Game, language: str) -> None:
    words = {"en": "cannot be taken back", "pl": "nie można cofnąć"}[language]
    for seen in scenes(game, 4, language):
        html = table_page(seen, PLACE)
        finals = [choice for choice in seen.choices if choice.final]
        drawn = seen.plain[:4] if seen.drawing.drawn else []
        assert html.count('<i class="fin"') == len(finals) + sum(choice.final for choice in drawn)
        assert html.count(" data-final>") + html.count(" data-final ") >= len(finals)
        if finals:
            assert f'<span class="vh">{words}</span>' in html
            return


# What would be lost.

ENDS = {
    "el-gaucho": {"action-end"},
    "montana": {"action-done"},
    "old-west": set(),
    "great-western-trail": {"action-end"},
    "el-paso": {"action-end"},
}


@BY_GAME
def test_ending_names_what_is_left_and_nothing_else_asks(game: Game) -> None:
    asked: list[Choice] = []
    for seen in scenes(game, 6):
        for choice in seen.choices:
            if choice.gives_up:
                asked.append(choice)
                assert choice.ends
                others = {other.text for other in seen.choices if other is not choice}
                assert set(choice.gives_up.split(" · ")) <= others
    assert {choice.kind for choice in asked} == ENDS.get(game.slug, set())


def test_an_objective_card_or_a_worker_that_stays_is_no_reason_to_ask() -> None:
    kept = {"great-western-trail": "action-play", "el-paso": "action-dismiss", "el-gaucho": "action-recall"}
    for slug, kind in kept.items():
        found = [
            seen
            for seed in range(4)
            for seen in scenes(bunkhouse.game(slug), seed)
            if {choice.kind for choice in seen.choices} == {kind, "action-end"}
        ]
        assert found, slug
        assert not any(choice.gives_up for seen in found for choice in seen.choices)


# What the table decides.


@BY_GAME
def test_a_single_choice_is_made_by_the_table(game: Game) -> None:
    for seen in scenes(game, 5):
        if len(seen.choices) == 1:
            assert seen.automatic is not None
            assert seen.automatic.forced
            assert seen.automatic.choice is seen.choices[0]
        elif seen.automatic is not None:
            assert not seen.automatic.forced
            assert seen.automatic.choice in seen.choices


def _automatic(game: Game, *, forced: bool) -> Scene:
    found = (seen for seed in range(20) for seen in scenes(game, seed) if seen.automatic is not None)
    return next(seen for seen in found if seen.automatic is not None and seen.automatic.forced is forced)


def test_the_prompt_says_what_will_be_done_and_under_which_name() -> None:
    seen = _automatic(bunkhouse.game("great-western-trail"), forced=True)
    assert seen.automatic is not None
    html = table_update(seen, PLACE)
    assert f'data-auto="{seen.automatic.choice.notation}"' in html
    assert 'data-auto-command="auto-forced-abcdefgh-7"' in html
    chosen = _automatic(bunkhouse.game("great-western-trail"), forced=False)
    assert 'data-auto-command="auto-abcdefgh-7"' in table_update(chosen, PLACE)


def test_nobody_decides_for_a_guide_a_replay_or_somebody_who_has_just_taken_it_back() -> None:
    seen = _automatic(bunkhouse.game("el-gaucho"), forced=True)
    assert seen.automatic is not None
    assert "data-auto-command" in table_update(seen, PLACE)
    assert "data-auto-command" not in table_update(seen, replace(PLACE, undone=True))
    replay = Replay(step=1, colours=["red"], address="/")
    assert "data-auto-command" not in table_update(seen, replace(PLACE, replay=replay))
    assert only(seen, {seen.automatic.choice.notation}).automatic is None


@BY_GAME
def test_nobody_else_learns_of_it(game: Game) -> None:
    table = played(game, 30, 2, 2)
    for viewer in (None, *(seat for seat in range(2) if seat != table.state.actor)):
        assert "data-auto-command" not in table_update(table.seen(viewer), PLACE)


def test_certificates_are_gained_and_a_free_way_is_taken() -> None:
    """GWT-134, GWT-35"""
    kinds: set[str] = set()
    for seed in range(12):
        for seen in scenes(bunkhouse.game("great-western-trail"), seed):
            offered = {choice.kind for choice in seen.choices}
            found = seen.automatic
            if len(seen.choices) < 2 or len(offered) > 1:
                continue
            if offered == {"action-certificates"}:
                assert found is not None
                assert found.choice is seen.choices[-1]
                kinds |= offered
            elif offered == {"action-via"} and found is not None:
                tags = {choice.code: choice.tag[0][1] for choice in seen.choices}
                assert re.fullmatch(r"\$?0|0 \$|\N{MINUS SIGN}?\$0", tags[found.choice.code]) or (
                    len(set(tags.values())) == 1
                )
                kinds |= offered
    assert kinds == {"action-certificates", "action-via"}


def test_every_game_may_say_what_is_obvious() -> None:
    assert {game.slug for game in GAMES if drawing(game).table.obvious is obvious} == {"great-western-trail"}
