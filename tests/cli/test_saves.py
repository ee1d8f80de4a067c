"""Nothing chosen is lost: saving after every decision, resuming the very same game, leaving in any way."""

import os
from pathlib import Path
from typing import Any

import pytest

from bunkhouse.cli.files import write_whole
from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.engine.record import read_record

from .conftest import Run
from .stand_in import plan

NEW = ("play", "el-gaucho", "--players", "3", "--bots", "greedy,random", "--seed", "8")


def _actions(path: Path) -> list[str]:
    return read_record(path.read_text()).actions


def _only_save(tmp_path: Path) -> Path:
    (save,) = (tmp_path / "data" / "bunkhouse" / "saves").iterdir()
    return save


def test_every_decision_is_on_disk_before_the_next_question(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    planned = plan(3, ["greedy", "random"], 8, decisions=12)
    lengths: list[int] = []
    left = iter(planned.lines)

    def answer(*_: Any) -> str:
        lengths.append(len(_actions(tmp_path / "game.json")))
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("bunkhouse.cli.play.keyboard.Keyboard.ask", answer)
    assert run(*NEW, "--save", "game.json").code == 0
    assert lengths == [0, *planned.moves]


@pytest.mark.parametrize("stops", [[1], [3, 4, 9]])
def test_a_resumed_game_is_the_same_game(run: Run, stops: list[int], tmp_path: Path) -> None:
    planned = plan(3, ["greedy", "random"], 8, decisions=16)
    start = 0
    for number, stop in enumerate([*stops, 16]):
        typed = "".join(f"{line}\n" for line in planned.lines[start:stop])
        arguments = NEW if number == 0 else ("play", "--resume", "last")
        ended = run(*arguments, typed=typed)
        assert (ended.code, ended.err) == (0, "")
        start = stop
    assert _actions(_only_save(tmp_path)) == planned.actions()[: planned.moves[-1]]


def test_a_resumed_game_goes_on_with_log_and_undo(run: Run) -> None:
    arguments = ("--players", "2", "--bots", "random", "--seed", "3", "--save", "game.json")
    run("play", "el-gaucho", *arguments, typed="1\n")
    assert len(_actions(Path("game.json"))) == 1
    resumed = run("play", "el-gaucho", "--resume", "game.json", typed="u\n")
    assert " keeps " in resumed.out.split("\n> ")[0]
    assert "The last action has been taken back." in resumed.out
    assert _actions(Path("game.json")) == []


def test_resuming_into_another_file_leaves_the_first_alone(run: Run) -> None:
    planned = plan(3, ["greedy", "random"], 8, decisions=4)
    run(*NEW, "--save", "one.json", typed=f"{planned.lines[0]}\n")
    before = Path("one.json").read_text()
    typed = "".join(f"{line}\n" for line in planned.lines[1:])
    run("play", "--resume", "one.json", "--save", "two.json", typed=typed)
    assert Path("one.json").read_text() == before
    assert _actions(Path("two.json")) == planned.actions()[: planned.moves[-1]]


def test_a_finished_game_can_be_opened_again(run: Run) -> None:
    planned = plan(2, ["random"], 3, person="random")
    text = planned.history.record().text()
    Path("game.json").write_text(text)
    reopened = run("play", "--resume", "game.json")
    assert reopened.code == 0
    assert "Total" in reopened.out
    assert all(str(score) in reopened.out for score in planned.history.state.scores())
    assert Path("game.json").read_text() == text


def test_the_default_save_is_in_the_data_folder(run: Run, tmp_path: Path) -> None:
    ended = run(*NEW, typed="1\n")
    save = _only_save(tmp_path)
    assert save.name.startswith("el-gaucho-")
    assert str(save) in ended.out
    run(*NEW, typed="1\n")
    assert len(list(save.parent.iterdir())) == 2


def test_last_is_the_save_written_last(run: Run, tmp_path: Path) -> None:
    run(*NEW, typed="1\n")
    old = _only_save(tmp_path)
    run(*NEW, "--name", "Zenek", typed="1\n")
    os.utime(old, (1, 1))
    assert "Zenek" in run("play", "--resume", "last").out


def test_a_new_game_never_overwrites_a_file(run: Run) -> None:
    Path("game.json").write_text("precious")
    ended = run(*NEW, "--save", "game.json")
    assert ended.code == 2
    assert "--resume" in ended.err
    assert Path("game.json").read_text() == "precious"


def test_the_end_of_the_input_saves_and_leaves(run: Run) -> None:
    ended = run(*NEW, "--save", "game.json", typed="1\n")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.endswith("Go on with: bunkhouse play --resume game.json\n")
    assert len(_actions(Path("game.json"))) == 1


def test_the_end_of_the_input_while_asked_to_leave(run: Run) -> None:
    assert run(*NEW, "--save", "game.json", typed="1\nq\n").code == 0
    assert len(_actions(Path("game.json"))) == 1


def test_an_interruption_is_quiet_and_loses_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["1"])

    def answer(*_: Any) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("bunkhouse.cli.play.keyboard.Keyboard.ask", answer)
    ended = run(*NEW, "--save", "game.json")
    assert (ended.code, ended.err) == (130, "")
    assert len(_actions(Path("game.json"))) == 1


def test_a_full_disk_does_not_end_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []

    def failing(path: Path, text: str) -> None:
        written.append(1)
        if len(written) > 1:
            raise BunkhouseError("file-unwritable", {"path": str(path)})

    monkeypatch.setattr("bunkhouse.cli.play.saves.write_whole", failing)
    ended = run(*NEW, "--save", "game.json", typed="1\n1\n")
    assert ended.code == 0
    assert "The file “game.json” cannot be written." in ended.out


def test_a_file_is_replaced_as_a_whole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "file.json"
    write_whole(path, "old")

    def fails(*_: Any) -> None:
        raise OSError

    monkeypatch.setattr("os.replace", fails)
    with pytest.raises(BunkhouseError):
        write_whole(path, "new")
    assert path.read_text() == "old"
    assert list(path.parent.iterdir()) == [path]
