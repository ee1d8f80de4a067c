"""Taking part again: where the log is new since one's last turn, and what somebody else's turn cost."""

import random
from collections.abc import Sequence

import pytest

import bunkhouse
from bunkhouse.engine.errors import Param
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Event
from bunkhouse.web.log_lines import LOG_LINES, last_turn
from bunkhouse.web.pages import table_page, table_update
from bunkhouse.web.table_drawing import drawing

from .tables import PLACE, Deed, Played, played

GAMES = list(bunkhouse.games())
BY_GAME = pytest.mark.parametrize("game", GAMES, ids=str)
BY_LANGUAGE = pytest.mark.parametrize(
    ("language", "words"), [("en", "you left here"), ("pl", "tu kończy się twoja tura")]
)

TAKES = Event("takes", {"seat": 1, "dice": "1+2"})


def steps(*seats: int) -> list[Deed]:
    return [Deed(seat, []) for seat in seats]


@pytest.mark.parametrize(
    ("seats", "viewer", "acting", "turn"),
    [
        ([], 0, True, 0),
        ([1, 2, 1], 0, True, 0),
        ([0, 1, 2], 0, True, 1),
        ([0, 0, 1, 2, 2], 0, False, 2),
        ([0, 1, 2, 0, 0], 0, True, 1),
        ([0, 1, 2, 0, 0], 0, False, 5),
        ([0, 1, 2, 0, 0], 1, True, 2),
        ([0, 1, 2, 0, 0], None, False, 0),
        ([1, 0, 1, 0], 0, True, 2),
    ],
)
def test_a_turn_ends_where_somebody_else_begins(
    seats: list[int], viewer: int | None, acting: bool, turn: int
) -> None:
    assert last_turn(steps(*seats), viewer, acting) == turn


def test_a_move_out_of_turn_is_no_turn() -> None:
    class Interjection(Deed):
        interjection = True

    line = [*steps(0, 1), Interjection(0, []), *steps(1)]
    assert last_turn(line, 0, acting=True) == 1


def visible(table: Played, viewer: int | None, line: Sequence[Deed]) -> int:
    return sum(event.visible_to(viewer) for deed in line for event in deed.events)


@BY_GAME
def test_everything_above_the_mark_is_new(game: Game) -> None:
    """For everybody at the table, at every moment, and again after moves are taken back."""
    table, chance = played(game, 0, 3), random.Random(3)
    marks = 0
    for _ in range(30):
        table.go_on(5, chance)
        for taken_back in (0, 2):
            line = table.deeds[: len(table.deeds) - taken_back]
            shorter = Played(table.game, table.state, line)
            for viewer in range(table.state.players):
                seen = shorter.seen(viewer)
                turn = last_turn(line, viewer, seen.mine)
                news = visible(table, viewer, line[turn:])
                assert seen.since == (news if turn else 0)
                assert seen.since == 0 or len(seen.log) > seen.since, "the mark stands between lines"
                marks += seen.since > 0
            assert shorter.seen(None).since == 0
            assert shorter.seen(0, choose=False).since == 0
    assert marks > 10


@BY_LANGUAGE
def test_the_mark_is_a_line_with_words(language: str, words: str) -> None:
    table = played(bunkhouse.game("el-gaucho"), 60, 4)
    viewer = next(seat for seat in range(4) if table.seen(seat).since)
    seen = table.seen(viewer, language)
    for html in (table_page(seen, PLACE), table_update(seen, PLACE)):
        assert html.count(words) == 1
        above, below = html.split(words)
        assert f'id="{seen.turns[seen.new_turns - 1].id}"' in above
        assert f'id="{seen.turns[seen.new_turns].id}"' in below
    assert words not in table_page(table.seen(None, language), PLACE)


def test_a_long_absence_is_shown_whole() -> None:
    """Also when more has happened than the log usually shows."""
    table = played(bunkhouse.game("el-gaucho"), 60, 4)
    many = [Deed(0, [TAKES]), *(Deed(1, [TAKES]) for _ in range(3 * LOG_LINES))]
    seen = Played(table.game, table.state, many).seen(0)
    assert seen.since == 3 * LOG_LINES
    assert len(seen.log) > seen.since


STAKES: list[tuple[str, str, dict[str, Param], int, str]] = [
    ("el-gaucho", "steals", {"seat": 1, "victim": 0, "pesos": 8, "breed": "black", "value": 8}, 0, "loss"),
    ("el-gaucho", "replaces", {"seat": 1, "victim": 2, "pesos": 8, "space": "P4-1"}, 2, "loss"),
    ("montana", "jumps", {"seat": 1, "victim": 0}, 0, "loss"),
    ("montana", "shortage-good", {"seat": 2, "good": "grain"}, 2, "loss"),
    ("montana", "shortage-worker", {"seat": 0, "worker": "brown"}, 0, "loss"),
    ("great-western-trail", "pays-owner", {"seat": 1, "victim": 0, "dollars": 2}, 0, "gain"),
]


@pytest.mark.parametrize(("slug", "id", "params", "seat", "stake"), STAKES)
def test_a_game_says_whom_an_event_costs_or_brings_something(
    slug: str, id: str, params: dict[str, Param], seat: int, stake: str
) -> None:
    assert drawing(bunkhouse.game(slug)).table.stakes(id, params) == {seat: stake}


@pytest.mark.parametrize(("language", "words"), [("en", "your loss"), ("pl", "twoja strata")])
def test_a_loss_stands_out_for_whoever_lost(language: str, words: str) -> None:
    """In words and with a sign; others read the same line without."""
    table = played(bunkhouse.game("el-gaucho"), 60, 4)
    stolen: dict[str, Param] = {"seat": 1, "victim": 0, "pesos": 8, "breed": "black", "value": 8}
    robbed = Played(table.game, table.state, [Deed(0, [TAKES]), Deed(1, [Event("steals", stolen)])])
    first = robbed.seen(0, language)
    assert [line.stake for line in first.log[:2]] == ["loss", ""]
    assert words in table_page(first, PLACE)
    for viewer in (1, 2, None):
        assert words not in table_page(robbed.seen(viewer, language), PLACE)


@BY_GAME
def test_a_line_leads_to_its_step_and_shows_its_pieces(game: Game) -> None:
    """What does nothing is no link and no button."""
    seen = played(game, 60, 4).seen(0)
    html = table_page(seen, PLACE)
    for line in seen.log:
        written = html[html.index(f'id="{line.id}"') :].split("</li>")[0]
        assert ("data-show" in written) == bool(line.lights)
        assert f'href="{PLACE.history}?step={line.step}"' in written or line.divider
