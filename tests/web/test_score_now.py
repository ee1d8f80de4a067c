"""The score of every seat as it would be now: what its viewer may know, and at the end the final scoring."""

import re

import pytest

import bunkhouse
from bunkhouse.drawing.score_now import ScoreNow
from bunkhouse.engine.cases import Case, cases, some
from bunkhouse.engine.state import State
from bunkhouse.web.scene import Sitter
from bunkhouse.web.score_now import score_html
from bunkhouse.web.table_drawing import drawing
from bunkhouse.words import LANGUAGES

from .tables import COLOURS, NAMES

DRAWN = [game for game in bunkhouse.games() if drawing(game).drawn]
CASES = [case for game in DRAWN for case in cases(game)]
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
SECRET = ["old-west"]
"""Games in which a rival's points are known at the end only."""


def now(case: Case, state: State, viewer: int | None, seat: int) -> ScoreNow:
    table = drawing(case.game).table
    assert table.score_now is not None
    return table.score_now(state.observe(viewer), seat)


def html(case: Case, state: State, viewer: int | None, seat: int, language: str = "en") -> str:
    sitters = [Sitter(NAMES[each], COLOURS[each]) for each in range(state.seats)]
    return score_html(case.game, state, viewer, seat, sitters, language)


@EVERY_CASE
def test_nothing_hidden_is_in_a_score(case: Case) -> None:
    """Whatever a viewer cannot know is drawn anew, twice: the card stays as it is."""
    for state, rng in some(case, 5, 60):
        viewer = rng.below(state.players + 1) - 1
        looks = None if viewer < 0 else viewer
        for seat in range(state.seats):
            shown = html(case, state, looks, seat)
            for seed in (rng.below(1000), 1000 + rng.below(1000)):
                assert html(case, state.determinize(looks, seed), looks, seat) == shown


@EVERY_CASE
def test_the_sum_is_the_number_beside_the_name(case: Case) -> None:
    shown = drawing(case.game)
    for state, rng in some(case, 6, 40):
        viewer = rng.below(state.players)
        view = state.observe(viewer)
        for seat in range(state.seats):
            head = shown.score(view, seat)
            assert head is not None
            assert now(case, state, viewer, seat).total == head[1]


@EVERY_CASE
def test_at_the_end_the_lines_are_the_final_scoring(case: Case) -> None:
    """For everybody who looks, and nothing of the score is left out."""
    for state, _ in some(case, 7, 10**6):
        if state.actor is not None:
            continue
        final = state.breakdown()
        for viewer in [None, *range(state.players)]:
            for seat in range(state.seats):
                found = now(case, state, viewer, seat)
                assert found.lines == [(line.id, line.points[seat]) for line in final]
                assert found.total == state.scores()[seat]
                assert all(each.tie for each in found.later)


@EVERY_CASE
def test_own_secrets_are_told_to_their_owner_alone(case: Case) -> None:
    """OW-74: one's own tickets as they would count now; of those of others only how many there are."""
    if case.game.slug not in SECRET:
        return
    known = 0
    for state, rng in some(case, 8, 20):
        if state.actor is None:
            continue
        seat, other = 0, 1 + rng.below(state.players - 1)
        ids = {each.text: each.points for each in now(case, state, seat, seat).later}
        assert "score-later-tickets" not in ids
        known += bool(ids.get("score-later-missed"))
        for viewer in (other, None):
            told = {each.text: each.points for each in now(case, state, viewer, seat).later}
            assert told["score-later-tickets"] is None
            assert "score-later-completed" not in told
    assert known


@EVERY_CASE
def test_every_line_has_words(case: Case) -> None:
    """In both languages; an id that no catalogue knows would be shown as it is."""
    for state, _ in some(case, 9, 150):
        for language in LANGUAGES:
            for seat in range(state.seats):
                for viewer in (None, 0):
                    shown = html(case, state, viewer, seat, language)
                    assert "score-" not in re.sub("<[^>]*>", " ", shown)
                    assert ">" + NAMES[seat] + "<" in shown or viewer == seat
