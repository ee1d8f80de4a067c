"""Whole games in the terminal: the record is the very game that was planned, in any language and width."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import bunkhouse
from bunkhouse.engine.record import read_record, verify

from .conftest import Run
from .stand_in import plan

PLAY = ("play", "el-gaucho", "--players", "2", "--bots", "random", "--seed", "3", "--save", "game.json")


@pytest.mark.parametrize(
    ("language", "width", "won", "saved"),
    [
        ("en", "80", " wins with ", "Saved in game.json"),
        ("pl", "120", "Wygrywa ", "Zapisano w pliku game.json"),
    ],
)
def test_a_whole_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, width: str, won: str, saved: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    planned = plan(2, ["random"], 3)
    ended = run(*PLAY, "--name", "Gosia", "--lang", language, typed=planned.typed)
    assert ended.code == 0
    assert ended.err == ""
    record = read_record(Path("game.json").read_text())
    assert record.actions == planned.actions()
    assert next((seat.name, seat.bot) for seat in record.seats) == ("Gosia", None)
    assert record.seats[1].bot == "random"
    state = verify(bunkhouse.game("el-gaucho"), record)
    assert won in ended.out
    assert saved in ended.out
    last_page = ended.out[ended.out.index(won) :]
    assert all(re.search(rf"\b{score}\b", last_page) for score in state.scores())
    assert max(len(line) for line in ended.out.splitlines()) <= int(width)
    assert not re.search(r"\b(cli|table|event|prompt|action|score)-[a-z]", ended.out)


@pytest.mark.parametrize("players", [3, 4])
def test_more_players(run: Run, players: int) -> None:
    bots = ["random"] * (players - 1)
    planned = plan(players, bots, 5, decisions=20, person="random")
    arguments = ("play", "el-gaucho", "--bots", ",".join(bots), "--seed", "5", "--save", "game.json")
    assert run(*arguments, typed=planned.typed).code == 0
    assert read_record(Path("game.json").read_text()).actions == planned.actions()[: planned.moves[-1]]


def test_actions_can_be_written_out(run: Run) -> None:
    planned = plan(2, ["random"], 3, decisions=8)
    words = [planned.actions()[move - 1] for move in planned.moves]
    ended = run(*PLAY, typed="\n".join(words) + "\n")
    assert ended.code == 0
    assert read_record(Path("game.json").read_text()).actions == planned.actions()[: planned.moves[-1]]


def test_without_players_and_bots_a_bot_sits_opposite(run: Run) -> None:
    run("play", "el-gaucho", "--save", "game.json")
    seats = read_record(Path("game.json").read_text()).seats
    assert [seat.bot for seat in seats] == [None, "greedy"]
    assert len({seat.name for seat in seats}) == 2


def test_seats_without_a_bot_are_for_people(run: Run) -> None:
    run("play", "el-gaucho", "--players", "4", "--bots", "greedy", "--name", "Ala", "--save", "game.json")
    seats = read_record(Path("game.json").read_text()).seats
    assert [seat.bot for seat in seats] == [None, None, None, "greedy"]
    assert [seat.name for seat in seats[:3]] == ["Ala", "Player 2", "Player 3"]


def test_different_games_without_a_seed(run: Run) -> None:
    run("play", "el-gaucho", "--save", "one.json")
    run("play", "el-gaucho", "--save", "two.json")
    seeds = {read_record(Path(name).read_text()).seed for name in ("one.json", "two.json")}
    assert len(seeds) == 2


def test_a_choice_and_what_follows_are_shown(run: Run) -> None:
    planned = plan(2, ["random"], 3, decisions=4)
    out = run(*PLAY, "--name", "Gosia", typed=planned.typed).out
    state = planned.history.state
    pages = out.split("\n> ")
    assert len(pages) == 6  # the first page, one after each of four lines, and the farewell
    assert "Choose a start tile to keep." in pages[0]
    assert "Gosia keeps" in pages[1]
    assert f"Round {state.observe(0)['round']}" in pages[4]


def test_colours_and_none(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TERM", "xterm-256color")
    coloured = run(*PLAY, "--name", "Gosia", typed="1\n").out
    assert "\x1b[1;38;2;" in coloured
    assert "48;2;" in coloured
    Path("game.json").unlink()
    monkeypatch.setenv("NO_COLOR", "1")
    plain = run(*PLAY, "--name", "Gosia", typed="1\n").out
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", plain)
    assert "▲ standing" in plain


def test_a_program_at_the_table(run: Run, mybot: str) -> None:
    ended = run("play", "el-gaucho", "--bots", mybot, "--seed", "3", "--save", "game.json", typed="1\n1\n1\n")
    assert ended.code == 0
    assert "cannot go on" not in ended.out
    record = read_record(Path("game.json").read_text())
    assert record.seats[1].bot == mybot
    assert len(record.actions) >= 3


def test_a_program_that_fails_is_replaced(run: Run, program: Callable[[str], str]) -> None:
    bots = "cmd:" + program("crashing")
    ended = run("play", "el-gaucho", "--bots", bots, "--seed", "3", "--save", "game.json", typed="1\n1\n1\n")
    assert ended.code == 0
    assert "Rust cannot go on, and another bot takes over." in ended.out
    assert "It said: no more dice" in ended.out


def test_a_file_starts_no_program_that_was_not_named(
    run: Run, tmp_path: Path, program: Callable[..., str]
) -> None:
    """A save may come from anybody, and with it the line that starts a program."""
    touched = tmp_path / "touched"
    bots = "cmd:" + program("good", f"open({str(touched)!r}, 'w')")
    run("play", "el-gaucho", "--bots", bots, "--seed", "3", "--save", "game.json", typed="1\n" * 4)
    assert touched.exists()
    touched.unlink()
    for extra in ((), ("--bots", "greedy")):
        refused = run("play", "--resume", "game.json", *extra, typed="1\n1\n1\n")
        assert refused.code == 2
        assert f'add --bots "{bots}"' in refused.err
        assert not touched.exists()
    assert run("play", "--resume", "game.json", "--bots", bots, typed="1\n" * 9).code == 0
    assert touched.exists()
