"""``replay``: the table after any action, the log in words, the result, and the check of a record."""

import re
from pathlib import Path

import pytest

import bunkhouse
from bunkhouse.cli.drawing import drawn, plain
from bunkhouse.engine.record import SeatNote, replay
from bunkhouse.words import Words

from .conftest import Run
from .stand_in import Plan, plan


@pytest.fixture(scope="module")
def finished() -> Plan:
    planned = plan(3, ["random", "random"], 6, person="random")
    planned.history.seats = [SeatNote("Ala"), SeatNote("Rdza", "random"), SeatNote("Kaktus", "random")]
    return planned


@pytest.fixture
def path(finished: Plan, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(finished.history.record().text())
    return file


def test_the_end_of_a_game(run: Run, finished: Plan, path: Path) -> None:
    ended = run("replay", str(path))
    assert (ended.code, ended.err) == (0, "")
    count = finished.history.step
    assert f"after {count} of {count} actions" in ended.out
    assert "The game is over" in ended.out
    assert " wins with " in ended.out or "Shared victory" in ended.out
    scores = finished.history.state.scores()
    assert all(str(score) in ended.out[ended.out.index("Herds sold") :] for score in scores)


def test_the_table_after_some_actions(
    run: Run, finished: Plan, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    game = bunkhouse.game("el-gaucho")
    state = replay(game, finished.history.record(), 40)
    table = plain(drawn(game, state.observe(None), Words("en", game, ["Ala", "Rdza", "Kaktus"])))
    out = run("replay", str(path), "--to", "40").out
    assert table.replace("\N{NO-BREAK SPACE}", " ") in out
    assert state.actor is not None
    assert out.endswith(f"{['Ala', 'Rdza', 'Kaktus'][state.actor]} to play\n")
    assert "Total" not in out


def test_the_log_is_numbered_like_the_actions(run: Run, finished: Plan, path: Path) -> None:
    out = run("replay", str(path), "--to", "40").out
    log = out[: out.index("┌──")]
    numbers = [int(number) for number in re.findall(r"^ *(\d+)  \S", log, re.MULTILINE)]
    assert numbers
    assert numbers == sorted(set(numbers))
    assert max(numbers) <= 40
    assert "Ala" in log


def test_a_spectator_is_told_no_secrets(run: Run, finished: Plan, path: Path) -> None:
    """Which start tiles a player keeps is known only when all lay them out."""
    assert " keeps " not in run("replay", str(path)).out
    beginning = run("replay", str(path), "--to", "1").out
    assert "In hand" not in beginning


def test_before_the_first_action(run: Run, path: Path) -> None:
    out = run("replay", str(path), "--to", "0").out
    assert "Preparatory round" in out
    assert "after 0 of" in out


def test_in_polish(run: Run, path: Path) -> None:
    out = run("replay", str(path), "--lang", "pl").out
    assert "Koniec gry" in out
    assert "Sprzedaż" in out or "Razem" in out


def test_verify_says_one_line(run: Run, finished: Plan, path: Path) -> None:
    ended = run("replay", str(path), "--verify")
    scores = ", ".join(str(score) for score in finished.history.state.scores())
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.count("\n") == 1
    assert f"{finished.history.step} actions" in ended.out
    assert scores in ended.out


def test_verify_an_unfinished_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    file.write_text(plan(2, ["random"], 4, decisions=10, person="random").history.record().text())
    ended = run("replay", str(file), "--verify")
    assert ended.code == 0
    assert "not over" in ended.out


def test_verify_a_wrong_result(run: Run, finished: Plan, path: Path) -> None:
    record = finished.history.record()
    assert record.result is not None
    record.result.scores[0] += 1
    path.write_text(record.text())
    ended = run("replay", str(path), "--verify")
    assert (ended.code, ended.out) == (2, "")
    assert "but its game ends with" in ended.err


def test_names_in_a_record_cannot_take_over_the_terminal(run: Run, finished: Plan, path: Path) -> None:
    record = finished.history.record()
    record.seats = [SeatNote("A\x1b[31m\nla"), SeatNote("x" * 999, "random"), SeatNote("", "random")]
    path.write_text(record.text())
    out = run("replay", str(path)).out
    assert "\x1b" not in out
    assert "A [31m la" in out
    assert "x" * 21 not in out
    assert "Player 3" in out
