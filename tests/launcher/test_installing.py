"""How an environment is installed, renewed and repaired."""

import fcntl
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from launching.messages import BuildFailure, Problem
from launching.venv import current_venv, free_venv

from .conftest import MakeVenv
from .failing import fail_when

Run = Callable[..., int]


def test_the_first_run_shows_its_steps_on_standard_error_only(
    commands: list[str], make_venv: MakeVenv, capsys: pytest.CaptureFixture[str]
) -> None:
    make_venv("plain").update()
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.splitlines() == [
        "[1/4] Fetching the tools of the installation",
        "[2/4] Creating the virtual environment .venv-now",
        "[3/4] Installing dependencies",
        "[4/4] Installing Bunkhouse",
    ]
    assert [command for command in commands if "first>=1,<2" in command and "second" not in command]


def test_the_second_kind_needs_no_tools_any_more(
    commands: list[str], make_venv: MakeVenv, capsys: pytest.CaptureFixture[str]
) -> None:
    make_venv("plain").update()
    capsys.readouterr()
    make_venv("compiled").update()
    assert capsys.readouterr().err.splitlines() == [
        "[1/3] Creating the virtual environment .venv",
        "[2/3] Installing dependencies",
        "[3/3] Compiling the engine (a few minutes)",
    ]


def test_the_test_tools_are_added_once_and_kept(commands: list[str], make_venv: MakeVenv) -> None:
    make_venv().update()
    commands.clear()
    make_venv().update(tests=True)
    assert len(commands) == 1
    assert "second>=1,<2" in commands[0]
    commands.clear()
    make_venv().update()
    make_venv().update(tests=True)
    assert commands == []


def test_a_changed_source_renews_only_the_package(
    commands: list[str], clone: Path, make_venv: MakeVenv, capsys: pytest.CaptureFixture[str]
) -> None:
    make_venv().update()
    (clone / "src" / "bunkhouse" / "engine.py").write_text("SPEED = 2\n")
    commands.clear()
    capsys.readouterr()
    make_venv().update()
    assert capsys.readouterr().err == "[1/1] Compiling the engine (a few minutes)\n"
    assert ["hatchling" in commands[0], "--force-reinstall" in commands[1], len(commands)] == [True, True, 2]


def test_a_changed_source_does_not_throw_away_the_test_tools(
    commands: list[str], clone: Path, make_venv: MakeVenv
) -> None:
    make_venv().update(tests=True)
    (clone / "src" / "bunkhouse" / "engine.py").write_text("SPEED = 2\n")
    make_venv().update()
    assert make_venv().is_current(tests=True)
    assert len([command for command in commands if "second>=1,<2" in command]) == 1


def test_only_the_compiled_one_is_compiled(commands: list[str], make_venv: MakeVenv) -> None:
    make_venv("plain").update()
    make_venv("compiled").update()
    make_venv("editable").update()
    built = [
        "HATCH_BUILD_NO_HOOKS=true" in each
        for each in commands
        if "hatchling" in each or "--editable" in each
    ]
    assert built == [True, False, True]


def test_an_update_interrupted_while_installing_leaves_no_stamp(
    run: Run, commands: list[str], clone: Path, make_venv: MakeVenv, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_venv("plain").update()
    before = (clone / "pyproject.toml").read_text()
    (clone / "pyproject.toml").write_text(before + "\n")
    fail_when(monkeypatch, "--force-reinstall", KeyboardInterrupt())
    assert run("games") == 130
    (clone / "pyproject.toml").write_text(before)
    assert not make_venv("plain").is_current()
    commands.clear()
    make_venv("plain").update()
    assert "venv" in commands[0]


@pytest.mark.parametrize("word", ["venv", "ensurepip", "first>=1,<2", "hatchling", "--force-reinstall"])
def test_an_interrupted_installation_is_repaired(
    run: Run,
    commands: list[str],
    make_venv: MakeVenv,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    word: str,
) -> None:
    fail_when(monkeypatch, word, KeyboardInterrupt())
    assert run("games") == 130
    assert "Traceback" not in capsys.readouterr().err
    assert not make_venv("plain").stamp.exists()
    commands.clear()
    make_venv("plain").update()
    assert "venv" in commands[0]
    assert make_venv("plain").is_current()


def test_an_update_that_cannot_be_built_leaves_the_old_environment(
    commands: list[str], clone: Path, make_venv: MakeVenv, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_venv().update()
    engine = clone / "src" / "bunkhouse" / "engine.py"
    before = engine.read_text()
    engine.write_text("SPEED = 2\n")
    commands.clear()
    fail_when(monkeypatch, "hatchling", Problem("disk full"))
    with pytest.raises(Problem, match="disk full"):
        make_venv().update()
    assert not make_venv().is_current()
    engine.write_text(before)
    assert make_venv().is_current()
    assert commands == []


def test_a_build_that_failed_is_not_tried_again_before_something_changes(
    commands: list[str], clone: Path, make_venv: MakeVenv, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_when(monkeypatch, "hatchling", BuildFailure("line 7: bad"))
    with pytest.raises(BuildFailure):
        make_venv().update()
    assert make_venv().has_failed()
    monkeypatch.setattr("launching.venv.compiler", lambda: ["another-cc"])
    assert not make_venv().has_failed()
    monkeypatch.setattr("launching.venv.compiler", lambda: ["cc"])
    (clone / "src" / "bunkhouse" / "engine.py").write_text("SPEED = 2\n")
    assert not make_venv().has_failed()
    make_venv().update()
    assert make_venv().is_current()


def test_a_folder_made_by_somebody_else_is_left_alone(
    commands: list[str], clone: Path, make_venv: MakeVenv
) -> None:
    theirs = clone / ".venv" / "pyvenv.cfg"
    theirs.parent.mkdir()
    theirs.touch()
    for _ in range(2):
        with pytest.raises(Problem, match="not made by this launcher"):
            make_venv().update()
    assert theirs.exists()


def test_a_second_launcher_waits_and_then_finds_everything_done(
    commands: list[str], clone: Path, make_venv: MakeVenv, capsys: pytest.CaptureFixture[str]
) -> None:
    with open(clone / ".venv.lock", "ab") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        second = threading.Thread(target=make_venv().update)
        second.start()
        second.join(0.2)
        assert second.is_alive()
        make_venv().install(tests=False)
        count = len(commands)
    second.join(10)
    assert not second.is_alive()
    assert len(commands) == count
    assert "waiting for it to finish" in capsys.readouterr().err


@pytest.mark.usefixtures("commands")
def test_what_somebody_runs_from_is_not_changed(clone: Path) -> None:
    free_venv(clone, "plain").update()
    (clone / "src" / "bunkhouse" / "engine.py").write_text("SPEED = 2\n")
    first = free_venv(clone, "plain")
    with first.occupy():
        second = free_venv(clone, "plain")
        assert [first.folder.name, second.folder.name] == [".venv-now", ".venv-now-2"]
        second.update()
        found = current_venv(clone, "plain")
        assert found is not None
        assert found.folder == second.folder
    assert free_venv(clone, "plain").folder == first.folder
