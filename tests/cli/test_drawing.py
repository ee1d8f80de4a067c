"""The table in the terminal: all there is to know, nothing more, at any width."""

from io import StringIO
from typing import Any

import pytest
import showdown
from rich.console import Console

import bunkhouse
from bunkhouse.cli.drawing import drawn, outline, plain, seat_styles
from bunkhouse.drawing.seat_plates import letters
from bunkhouse.engine.rng import seeded
from bunkhouse.engine.state import Document, State
from bunkhouse.words import LANGUAGES, Words

NAMES = ["Gosia", "Maciek", "Rdza", "Ola"]


def _state(players: int, seed: int, decisions: int) -> State:
    state, rng = bunkhouse.game("el-gaucho").new(players, seed), seeded(seed, 1)
    while state.actor is not None and decisions > 0:
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
        decisions -= 1
    return state


def _text(view: Document, width: int = 80, language: str = "en") -> str:
    game = bunkhouse.game("el-gaucho")
    words = Words(language, game, NAMES)
    console = Console(file=StringIO(), width=width, color_system=None, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(drawn(game, view, words))
    assert words.problems == []
    return capture.get().replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_table_fits(players: int, width: int, language: str) -> None:
    for decisions in (0, 60, 150, 10_000):
        state = _state(players, 3, decisions)
        for seat in (None, 0):
            text = _text(state.observe(seat), width, language)
            assert max(len(line) for line in text.splitlines()) <= width
            assert all(name in text for name in NAMES[:players])


def test_what_lies_on_the_table_is_shown() -> None:
    view = _state(4, 3, 150).observe(0)
    text = _text(view)
    assert f"Round {view['round']}" in text
    assert f"{view['stack']} tiles in the stack" in text
    standing = [
        s for s in view["pampa"].values() if isinstance(s, dict) and s["gaucho"] and s["gaucho"]["standing"]
    ]
    lying = [
        s
        for s in view["pampa"].values()
        if isinstance(s, dict) and s["gaucho"] and not s["gaucho"]["standing"]
    ]
    assert text.count("▲") == len(standing) + 1  # and one in the legend
    assert text.count("▬") == len(lying) + 1
    for ranch in view["seats"]:
        assert f"{ranch['total']} peso" in text
        for row in ranch["herds"].values():
            assert " ".join(map(str, row)) in text


def test_pastures_stand_as_on_the_board() -> None:
    lines = _text(_state(4, 3, 50).observe(None)).splitlines()
    labels = [line[1:3] for line in lines if line.startswith("│P")]
    assert labels == ["P4", "P3", "P2", "P1"]


def _with(view: Document, **changes: Any) -> Document:
    return {**view, **changes}


def test_sums_and_complete_pastures() -> None:
    view = _state(4, 3, 50).observe(None)
    gaucho = {"seat": 1, "standing": False}
    pampa = dict.fromkeys(view["pampa"])
    pampa["P2-1"] = {"tile": "black-09", "gaucho": gaucho}
    pampa["P2-2"] = {"tile": "white-12", "gaucho": gaucho}
    pampa["P1-1"] = {"tile": "brown-04", "gaucho": None}
    pampa["P1-2"] = {"tile": "brown-05", "gaucho": gaucho}
    pampa["P3-4"] = "covered"
    rows = {line[1:3]: line for line in _text(_with(view, pampa=pampa)).splitlines() if line.startswith("│P")}
    text = _text(_with(view, pampa=pampa))
    assert "21" in rows["P2"]
    assert "9·4  ▬M" in rows["P2"]
    assert "full" in text
    assert "1/2" in text
    assert "▒▒▒▒" in rows["P3"]


@pytest.mark.parametrize(
    ("row", "follows", "worth"),
    [
        ([9], "↕ 1-12", 9),
        ([3, 5, 9], "↗ 10-12", 27),
        ([12, 8, 7], "↘ 1-6", 36),
        ([2, 12], "↗ ·", 24),
        ([3, 2], "↘ 1", 6),
    ],
)
def test_herds_tell_what_may_follow_and_their_worth(row: list[int], follows: str, worth: int) -> None:
    view = _state(2, 3, 50).observe(None)
    view["seats"][0]["herds"] = {"black": row}
    view["seats"][1]["herds"] = {}
    (line,) = [line for line in _text(view).splitlines() if line.startswith("│  Angus")]
    assert f"Angus  {' '.join(map(str, row))} " in line
    assert follows in line
    assert f" {worth} " in line


def test_only_seen_tiles_of_the_steppe_are_shown() -> None:
    view = _with(_state(2, 3, 50).observe(0), steppe=["hidden", "black-07", None, "hidden"])
    (line,) = [line for line in _text(view).splitlines() if line.startswith("Steppe ")]
    assert line.strip() == "Steppe ▒▒▒▒  7·3 Angus  · ▒▒▒▒"


def test_start_tiles_are_drawn_for_their_owner_alone() -> None:
    state = _state(3, 3, 0)
    for seat in range(3):
        assert _text(state.observe(seat)).count("In hand") == 1
    assert "In hand" not in _text(state.observe(None))


def test_special_places_show_who_is_there_and_who_is_new() -> None:
    view = _state(2, 3, 50).observe(None)
    view["seats"][0]["places"] = {"thief": "fresh"}
    view["seats"][1]["places"] = {"thief": "ready", "merchant": "ready"}
    lines = _text(view).splitlines()
    at = next(number for number, line in enumerate(lines) if "Merchant" in line)
    cells = [cell.strip() for cell in lines[at + 2].split("│")[1:-1]]
    assert cells == ["M", "·", "·", "G° M", "·", "·"]
    assert [cell.strip() for cell in lines[at + 1].split("│")[1:-1]] == ["1 2 3"] * 3 + ["4", "5", "6"]


def test_the_countdown() -> None:
    view = _state(2, 3, 50).observe(None)
    assert "2 rounds after this one" in _text(_with(view, rounds_left=2))
    assert "the last round" in _text(_with(view, rounds_left=0, without_dice=True))
    assert "without dice" in _text(_with(view, rounds_left=0, without_dice=True))
    assert "The game is over" in _text(_with(view, actor=None))


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["Gosia", "Ola"], "GO"),
        (["Player 1", "Player 2"], "AB"),
        (["Żaneta", "9lives", "Ola"], "ABC"),
        (["", "X"], "AB"),
    ],
)
def test_every_player_has_a_letter(names: list[str], expected: str) -> None:
    assert letters(names) == list(expected)


def test_letters_can_keep_clear_of_those_on_a_board() -> None:
    assert letters(["Ann", "Bob"], "RSTU") == ["A", "B"]
    assert letters(["Stan", "Sue"], "RSTU") == ["R", "S"]


def test_drawing_depends_on_the_view_alone() -> None:
    """Two states that a seat cannot tell apart look alike to it."""
    state = _state(3, 3, 2)
    twin = state.determinize(1, 99)
    assert _text(state.observe(1)) == _text(twin.observe(1))


# Games without a table of their own.


def test_a_game_without_a_terminal_module_is_outlined() -> None:
    game = showdown.GAME
    text = plain(drawn(game, game.new(2, 1).observe(0), Words("en", game)))
    assert "hands" in text
    assert "deck: 24" in text
    assert seat_styles(game) == []
    assert seat_styles(bunkhouse.game("el-gaucho")) != []


def test_outlines_show_everything() -> None:
    text = plain(outline({"a": 1, "b": [1, 2], "c": {"d": None, "e": []}, "f": [{"g": "h"}]}, "title"))
    for part in ("title", "a: 1", "b: 1, 2", "d: \N{EN DASH}", "e: \N{EN DASH}", "g: h"):
        assert part in text
