"""How an environment is installed, renewed and repaired."""

import fcntl
import json
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

MakeVenv = Callable[..., Any]


def fail_when(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, word: str, error: BaseException) -> None:
    """Let the first command fail that has the word in it."""
    run = launcher.Venv.run
    errors = [error]

    def failing(venv: Any, *command: str, **changes: str) -> None:
        if errors and word in command:
            raise errors.pop()
        run(venv, *command, **changes)

    monkeypatch.setattr(launcher.Venv, "run", failing)


def test_the_first_run_shows_its_steps_on_standard_error_only(
    commands: list[str], make_venv: MakeVenv, capsys: pytest.CaptureFixture[str]
) -> None:
    make_venv().update()
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.splitlines() == [
        "[1/3] Creating the virtual environment .venv",
        "[2/3] Installing dependencies",
        "[3/3] Compiling the engine (a few minutes)",
    ]
    assert [command.split()[1] for command in commands if "venv" in command.split()[:2]] == ["venv"]
    assert [command for command in commands if "first>=1,<2" in command and "second" not in command]


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
    assert ["wheel" in commands[0], "--force-reinstall" in commands[1], len(commands)] == [True, True, 2]


def test_a_changed_source_does_not_throw_away_the_test_tools(
    commands: list[str], clone: Path, make_venv: MakeVenv
) -> None:
    make_venv().update(tests=True)
    (clone / "src" / "bunkhouse" / "engine.py").write_text("SPEED = 2\n")
    make_venv().update()
    assert make_venv().is_current(tests=True, must_compile=True)
    assert len([command for command in commands if "second>=1,<2" in command]) == 1


def test_an_update_interrupted_while_installing_leaves_no_stamp(
    launcher: ModuleType,
    commands: list[str],
    clone: Path,
    make_venv: MakeVenv,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    make_venv().update()
    before = (clone / "pyproject.toml").read_text()
    (clone / "pyproject.toml").write_text(before + "\n")
    fail_when(launcher, monkeypatch, "--force-reinstall", KeyboardInterrupt())
    assert launcher.main(["games"]) == 130
    (clone / "pyproject.toml").write_text(before)
    assert not make_venv().is_current(tests=False, must_compile=False)
    commands.clear()
    make_venv().update()
    assert "venv" in commands[0]


@pytest.mark.parametrize("word", ["venv", "first>=1,<2", "wheel", "--force-reinstall"])
def test_an_interrupted_installation_is_repaired(
    launcher: ModuleType,
    commands: list[str],
    make_venv: MakeVenv,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    word: str,
) -> None:
    fail_when(launcher, monkeypatch, word, KeyboardInterrupt())
    assert launcher.main(["games"]) == 130
    assert "Traceback" not in capsys.readouterr().err
    assert not make_venv().stamp.exists()
    commands.clear()
    make_venv().update()
    assert "venv" in commands[0]
    assert make_venv().is_current(tests=False, must_compile=True)


def test_an_update_that_cannot_be_built_leaves_the_old_environment(
    launcher: ModuleType,
    commands: list[str],
    clone: Path,
    make_venv: MakeVenv,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    make_venv().update()
    engine = clone / "src" / "bunkhouse" / "engine.py"
    before = engine.read_text()
    engine.write_text("SPEED = 2\n")
    commands.clear()
    fail_when(launcher, monkeypatch, "wheel", launcher.Problem("no network"))
    with pytest.raises(launcher.Problem, match="no network"):
        make_venv().update()
    assert not make_venv().is_current(tests=False, must_compile=False)
    engine.write_text(before)
    assert make_venv().is_current(tests=False, must_compile=True)
    assert commands == []


def test_a_failed_compilation_falls_back_to_the_interpreted_package(
    launcher: ModuleType,
    commands: list[str],
    make_venv: MakeVenv,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    fail_when(launcher, monkeypatch, "wheel", launcher.BuildFailure("line 7: bad"))
    make_venv().update()
    assert "will run interpreted, which is slower: the compiled build failed" in capsys.readouterr().err
    assert "HATCH_BUILD_NO_HOOKS=true" in commands[-2]
    assert json.loads(make_venv().stamp.read_text())["compiled"] is False
    assert make_venv().is_current(tests=False, must_compile=False)
    assert not make_venv().is_current(tests=False, must_compile=True)


def test_the_test_run_does_not_accept_an_interpreted_package(
    launcher: ModuleType, commands: list[str], make_venv: MakeVenv, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_when(launcher, monkeypatch, "wheel", launcher.BuildFailure("line 7: bad"))
    with pytest.raises(launcher.BuildFailure):
        make_venv().update(must_compile=True)
    assert not any("HATCH_BUILD_NO_HOOKS=true" in command for command in commands)


def test_a_folder_made_by_somebody_else_is_left_alone(
    launcher: ModuleType, commands: list[str], clone: Path, make_venv: MakeVenv
) -> None:
    theirs = clone / ".venv" / "pyvenv.cfg"
    theirs.parent.mkdir()
    theirs.touch()
    for _ in range(2):
        with pytest.raises(launcher.Problem, match="not made by this launcher"):
            make_venv().update()
    assert theirs.exists()
    assert commands == []


def test_a_second_launcher_waits_and_then_finds_everything_done(
    commands: list[str], clone: Path, make_venv: MakeVenv, capsys: pytest.CaptureFixture[str]
) -> None:
    with open(clone / ".venv.lock", "ab") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        second = threading.Thread(target=make_venv().update)
        second.start()
        second.join(0.2)
        assert second.is_alive()
        make_venv().install(tests=False, must_compile=False)
        count = len(commands)
    second.join(10)
    assert not second.is_alive()
    assert len(commands) == count
    assert "waiting for it to finish" in capsys.readouterr().err
