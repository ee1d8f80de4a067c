"""The development run: every step runs, and one failure is enough to fail."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from launching import testing
from launching.commands import check
from launching.messages import Problem
from launching.testing import Steps, steps_of_the_run, with_browsers
from launching.venv import Venv

Run = Callable[..., int]


@pytest.fixture
def asked(compiles: None, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Replace the steps by three small commands, the second of which fails if the tests are told to."""
    seen: list[object] = []

    def steps(root: Path, lint: bool, compiled: bool, arguments: list[str]) -> Steps:
        seen.extend([lint, compiled, arguments])
        status = "1" if "--fail" in arguments else "0"
        yield "first", lambda: check(root, sys.executable, "-c", "print('one')")
        yield "second", lambda: check(root, sys.executable, "-c", f"raise SystemExit({status})")
        yield "third", lambda: check(root, sys.executable, "-c", "print('three')")

    monkeypatch.setattr(testing, "steps_of_the_run", steps)
    return seen


@pytest.mark.usefixtures("asked")
def test_all_passed(run: Run, capfd: pytest.CaptureFixture[str]) -> None:
    assert run("test") == 0
    shown = capfd.readouterr()
    assert "FAILED" not in shown.out + shown.err
    assert [line.split()[:2] for line in shown.out.splitlines()[-3:]] == [
        ["first", "passed"],
        ["second", "passed"],
        ["third", "passed"],
    ]


@pytest.mark.usefixtures("asked")
def test_a_failure_does_not_keep_later_steps_from_running(
    run: Run, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run("test", "--fail") == 1
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
def test_arguments(run: Run, asked: list[object], arguments: list[str], expected: list[object]) -> None:
    assert run("test", *arguments) == 0
    assert asked == expected


def test_without_a_compiler_it_says_what_was_not_tested(
    run: Run,
    asked: list[object],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(testing, "compiler_works", lambda: False)
    assert run("test") == 0
    assert asked[1] is False
    assert "The compiled build was not tested: no working C compiler" in capfd.readouterr().out


class Recorder:
    """Stands in for the environments and commands of a whole run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, current: bool, build: int = 0) -> None:
        self.current = current
        self.status = build
        self.ran: list[list[str]] = []
        self.started: list[str] = []
        self.stopped = 0
        monkeypatch.setattr(Venv, "update", lambda *_, **__: None)
        monkeypatch.setattr(Venv, "is_current", lambda *_, **__: self.current)
        monkeypatch.setattr(testing, "chromium", lambda _: "/usr/bin/chromium")
        monkeypatch.setattr(testing, "check", lambda _, *command, **__: self.ran.append(list(command)))
        monkeypatch.setattr(testing, "start_build", self.start)
        monkeypatch.setattr(testing, "stop_build", self.stop)

    def start(self, venv: Venv, *how: str) -> "Recorder":
        self.started.append(" ".join([venv.folder.name, *how]))
        return self

    def stop(self, _: object) -> None:
        self.stopped += 1

    def wait(self) -> int:
        self.current = self.status == 0
        return self.status

    def run(self, clone: Path, compiled: bool) -> list[str]:
        steps = []
        for name, step in steps_of_the_run(clone, False, compiled, ["-n0"]):
            steps.append(name)
            try:
                step()
            except Problem as problem:
                steps[-1] += f": {problem}"
        return steps


def test_the_compiled_build_gets_a_head_start_and_the_site_is_tested_on_it_alone(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = Recorder(monkeypatch, current=False)
    assert recorder.run(clone, True) == ["pytest, interpreted", "compiled build", "pytest, compiled"]
    assert recorder.started == [".venv tests"]
    interpreted, compiled = recorder.ran
    assert "--ignore=tests/browser" in interpreted
    assert compiled[1:] == ["-n0"]
    assert recorder.stopped == 1


def test_a_build_that_fails_beside_the_tests_is_told_in_its_own_step(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = Recorder(monkeypatch, current=False, build=1)
    _, told = recorder.run(clone, True)
    assert told.startswith("compiled build: The compiled build failed: see")


def test_without_a_compiled_build_everything_is_tested_interpreted(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = Recorder(monkeypatch, current=True)
    assert recorder.run(clone, False) == ["pytest, interpreted"]
    assert recorder.started == []
    assert recorder.ran[0][1:] == ["-n0"]


def test_one_worker_more_where_browsers_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("launching.testing.os.cpu_count", lambda: 2)
    assert with_browsers(["-n", "auto", "-k", "rule"]) == ["-n", "5", "-k", "rule"]
    assert with_browsers(["-n", "4"]) == ["-n", "4"]
