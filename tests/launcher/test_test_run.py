"""The development run: every step runs, and one failure is enough to fail."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

Steps = Iterator[tuple[str, Callable[[], None]]]


@pytest.fixture
def asked(launcher: ModuleType, clone: Path, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Replace the steps by three small commands, the second of which fails if the tests are told to."""
    seen: list[object] = []

    def steps(lint: bool, compiled: bool, arguments: list[str]) -> Steps:
        seen.extend([lint, compiled, arguments])
        status = "1" if "--fail" in arguments else "0"
        yield "first", lambda: launcher.check(sys.executable, "-c", "print('one')")
        yield "second", lambda: launcher.check(sys.executable, "-c", f"raise SystemExit({status})")
        yield "third", lambda: launcher.check(sys.executable, "-c", "print('three')")

    monkeypatch.setattr(launcher, "test_steps", steps)
    monkeypatch.setattr(launcher, "compiler_works", lambda: True)
    return seen


@pytest.mark.usefixtures("asked")
def test_all_passed(launcher: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    assert launcher.main(["test"]) == 0
    shown = capfd.readouterr()
    assert "FAILED" not in shown.out + shown.err
    assert [line.split()[:2] for line in shown.out.splitlines()[-3:]] == [
        ["first", "passed"],
        ["second", "passed"],
        ["third", "passed"],
    ]


@pytest.mark.usefixtures("asked")
def test_a_failure_does_not_keep_later_steps_from_running(
    launcher: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    assert launcher.main(["test", "--fail"]) == 1
    shown = capfd.readouterr()
    assert "three" in shown.out
    assert "==> second" in shown.err
    assert [line.split()[1] for line in shown.out.splitlines()[-3:]] == ["passed", "FAILED", "passed"]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], [True, True, ["-n", "auto", "--dist", "worksteal"]]),
        (["-k", "rule"], [True, True, ["-n", "auto", "--dist", "worksteal", "-k", "rule"]]),
        (["--fast", "-n0"], [True, False, ["-n0"]]),
        (["--only-pytest", "-n", "4", "tests/laws"], [False, True, ["-n", "4", "tests/laws"]]),
    ],
)
def test_arguments(
    launcher: ModuleType, asked: list[object], arguments: list[str], expected: list[object]
) -> None:
    assert launcher.main(["test", *arguments]) == 0
    assert asked == expected


def test_without_a_compiler_it_says_what_was_not_tested(
    launcher: ModuleType,
    asked: list[object],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(launcher, "compiler_works", lambda: False)
    assert launcher.main(["test"]) == 0
    assert asked[1] is False
    assert "The compiled build was not tested: no working C compiler" in capfd.readouterr().out


class Recorder:
    """Stands in for the environments and commands of a whole run."""

    def __init__(self, launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, current: bool) -> None:
        self.current = current
        self.ran: list[list[str]] = []
        self.started: list[list[str]] = []
        monkeypatch.setattr(launcher.Venv, "update", lambda *_, **__: None)
        monkeypatch.setattr(launcher.Venv, "is_current", lambda *_, **__: self.current)
        monkeypatch.setattr(launcher, "chromium", lambda _: "/usr/bin/chromium")
        monkeypatch.setattr(launcher, "check", lambda *command, **_: self.ran.append(list(command)))
        monkeypatch.setattr(launcher, "Popen", lambda command, **_: self.started.append(command))

    def run(self, launcher: ModuleType, compiled: bool) -> list[str]:
        steps = []
        for name, step in launcher.test_steps(False, compiled, ["-n0"]):
            self.current = True
            step()
            steps.append(name)
        return steps


@pytest.mark.usefixtures("clone")
def test_the_compiled_build_gets_a_head_start_and_the_site_is_tested_on_it_alone(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = Recorder(launcher, monkeypatch, current=False)
    assert recorder.run(launcher, True) == ["pytest, interpreted", "compiled build", "pytest, compiled"]
    assert [command[-2:] for command in recorder.started] == [["test", "--only-build"]]
    interpreted, compiled = recorder.ran
    assert "--ignore=tests/browser" in interpreted
    assert compiled[1:] == ["-n0"]


@pytest.mark.usefixtures("clone")
def test_without_a_compiled_build_everything_is_tested_interpreted(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = Recorder(launcher, monkeypatch, current=True)
    assert recorder.run(launcher, False) == ["pytest, interpreted"]
    assert recorder.started == []
    assert recorder.ran[0][1:] == ["-n0"]


def test_one_worker_more_where_browsers_are_waited_for(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launcher.os, "cpu_count", lambda: 2)
    assert launcher.with_browsers(["-n", "auto", "-k", "rule"]) == ["-n", "3", "-k", "rule"]
    assert launcher.with_browsers(["-n", "4"]) == ["-n", "4"]
