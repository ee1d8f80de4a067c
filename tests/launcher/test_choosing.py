"""Which build a command runs from, and which commands wait for the compiled one."""

import contextlib
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import launching.main
from launching.messages import BuildFailure

from .conftest import MakeVenv
from .failing import fail_when

Run = Callable[..., int]


class Became(BaseException):
    """The launcher has become the command."""


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch, commands: list[str]) -> list[str]:
    """Replace the command itself by a list of what would have been run, and from where."""
    seen: list[str] = []

    def become(program: str, arguments: list[str], _: object) -> None:
        seen.append(" ".join([Path(program).parts[-3], *arguments[1:]]))
        raise Became

    def supervise(plain: object, compiled: object, arguments: list[str]) -> int:
        seen.append(" ".join(["supervised", *arguments]))
        return 0

    monkeypatch.setattr(os, "execve", become)
    monkeypatch.setattr(launching.main, "supervise", supervise)
    return seen


@pytest.fixture
def start(run: Run) -> Callable[..., None]:
    def starting(*arguments: str) -> None:
        with contextlib.suppress(Became):
            assert run(*arguments) == 0

    return starting


Start = Callable[..., None]


@pytest.mark.parametrize("command", ["games", "play", "replay", "--help"])
def test_most_commands_do_not_wait(start: Start, ran: list[str], make_venv: MakeVenv, command: str) -> None:
    start(command, "--option")
    assert ran == [f".venv-now {command} --option"]
    assert not make_venv("compiled").folder.exists()


def test_the_site_is_served_at_once_and_supervised(start: Start, ran: list[str], make_venv: MakeVenv) -> None:
    start("serve", "--port", "0")
    assert ran == ["supervised serve --port 0"]
    assert make_venv("plain").is_current()


@pytest.mark.parametrize("command", ["simulate", "tournament", "bench"])
def test_commands_about_speed_wait_and_say_so(
    start: Start, ran: list[str], command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    start(command, "montana")
    assert ran == [f".venv {command} montana"]
    first = capsys.readouterr().err.splitlines()[0]
    assert first.startswith(f"{command} waits for the compiled build")
    assert "--now" in first
    start(command, "montana")
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("command", ["simulate", "tournament", "bench"])
@pytest.mark.parametrize("how", ["--now", "--help", "-h"])
def test_told_to_begin_now_they_do_not_wait(start: Start, ran: list[str], command: str, how: str) -> None:
    start(command, "montana", how)
    kept = "" if how == "--now" else f" {how}"
    assert ran == [f".venv-now {command} montana{kept}"]


@pytest.mark.parametrize("arguments", [["bench", "--now"], ["serve"], ["games"], ["serve", "--help"]])
def test_with_a_finished_build_everything_runs_compiled_at_once(
    start: Start, ran: list[str], make_venv: MakeVenv, arguments: list[str]
) -> None:
    make_venv("compiled").update()
    start(*arguments)
    assert ran == [" ".join([".venv", *(word for word in arguments if word != "--now")])]


def test_after_a_change_of_the_sources_the_site_is_served_at_once_again(
    start: Start, ran: list[str], clone: Path, make_venv: MakeVenv
) -> None:
    make_venv("compiled").update()
    (clone / "src" / "bunkhouse" / "engine.py").write_text("SPEED = 2\n")
    start("serve")
    start("games")
    assert ran == ["supervised serve", ".venv-now games"]


@pytest.mark.parametrize("command", ["serve", "bench", "games"])
def test_without_a_compiler_it_is_interpreted_and_said_once(
    start: Start,
    ran: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
) -> None:
    monkeypatch.setattr(launching.main, "compiler_works", lambda: False)
    start(command)
    start(command)
    assert ran == [f".venv-now {command}"] * 2
    assert capsys.readouterr().err.count("will run interpreted, which is slower: no working C compiler") == 1


def test_a_compiler_that_came_later_is_used(
    start: Start, ran: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launching.main, "compiler_works", lambda: False)
    start("bench")
    monkeypatch.setattr(launching.main, "compiler_works", lambda: True)
    start("bench")
    assert ran == [".venv-now bench", ".venv bench"]


def test_a_failed_compilation_falls_back_to_the_interpreted_package(
    start: Start,
    ran: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    fail_when(monkeypatch, "hatchling", BuildFailure("line 7: bad"))
    start("bench")
    assert "will run interpreted, which is slower: the compiled build failed" in capsys.readouterr().err
    start("bench")
    start("serve")
    assert ran == [".venv-now bench", ".venv-now bench", ".venv-now serve"]
    assert "waits" not in capsys.readouterr().err
