"""What the user is told when something around the launcher is not as it should be."""

import ast
import errno
import sys
from collections.abc import Callable
from typing import Any

import pytest

from launching.commands import environment
from launching.compiler import compiler, compiler_works
from launching.messages import BuildFailure, Problem
from launching.venv import Venv

from .conftest import ROOT, MakeVenv


@pytest.mark.parametrize("version", [(3, 6), (3, 10), (2, 7)])
def test_an_old_python_is_told_in_one_line(script: dict[str, Any], version: tuple[int, int]) -> None:
    with pytest.raises(SystemExit) as stop:
        script["require_python"](*version)
    message = str(stop.value)
    assert "needs Python 3.11 or newer" in message
    assert message.endswith(f"is Python {version[0]}.{version[1]}.")
    assert "\n" not in message


def test_a_new_python_is_welcome(script: dict[str, Any]) -> None:
    script["require_python"](3, 11)
    script["require_python"](4, 0)


def test_an_old_python_can_read_the_launcher() -> None:
    tree = ast.parse((ROOT / "bunkhouse").read_text("utf-8"), feature_version=(3, 6))
    assert not [
        node for node in ast.walk(tree) if isinstance(node, ast.Subscript) and "list" in ast.dump(node)
    ]
    *_, start = tree.body
    assert isinstance(start, ast.If)
    assert "require_python" in ast.unparse(start.body[0])
    later = [node for node in start.body if isinstance(node, ast.ImportFrom)]
    assert [node.module for node in later] == ["launching.main"]


@pytest.mark.parametrize(
    ("output", "told"),
    [
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("NewConnectionError('Failed to establish a new connection')", "check the network"),
        ("The virtual environment was not created because ensurepip is not available.", "python3-venv"),
        ("/usr/bin/python3: No module named venv", "python3-venv"),
        ("error: [Errno 30] Read-only file system: '/opt/bunkhouse/.venv'", "cannot write"),
    ],
)
def test_a_known_failure_says_what_to_do(make_venv: MakeVenv, output: str, told: str) -> None:
    venv = make_venv()
    venv.folder.mkdir()
    with pytest.raises(Problem, match=told) as problem:
        venv.run(sys.executable, "-c", "import sys; sys.exit(sys.argv[1])", output)
    assert not isinstance(problem.value, BuildFailure)
    assert str(problem.value).endswith(f"Log: {venv.log}")
    assert output in venv.log.read_text()


def test_an_unknown_failure_shows_the_end_of_the_log(make_venv: MakeVenv) -> None:
    venv = make_venv()
    venv.folder.mkdir()
    program = "print('NewConnectionError')"
    venv.run(sys.executable, "-c", program)
    program = "import sys; [print('line', number) for number in range(100)]; sys.exit(3)"
    with pytest.raises(BuildFailure) as failure:
        venv.run(sys.executable, "-c", program)
    shown = str(failure.value).splitlines()
    assert "line 99" in shown
    assert "line 50" not in shown
    assert str(venv.log) in shown[-1]
    assert "line 50" in venv.log.read_text()


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "disk is full"),
        (PermissionError(errno.EACCES, "Permission denied", "/opt/bunkhouse/.venv"), "/opt/bunkhouse/.venv"),
        (OSError(errno.EIO, "Input/output error"), "Input/output error"),
    ],
)
def test_a_refusal_of_the_system_is_told_without_a_traceback(
    run: Callable[..., int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: OSError,
    told: str,
) -> None:
    def update(_: Venv) -> None:
        raise error

    monkeypatch.setattr(Venv, "update", update)
    assert run("games") == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert told in shown.err
    assert "Traceback" not in shown.err
    assert len(shown.err.splitlines()) <= 2


def test_a_compiler_that_cannot_compile_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    compiler_works.cache_clear()
    assert not compiler_works()


def test_a_missing_compiler_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler --flag")
    compiler_works.cache_clear()
    assert compiler() == []
    assert not compiler_works()


def test_paths_from_outside_do_not_reach_the_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "src")
    monkeypatch.setenv("HATCH_BUILD_NO_HOOKS", "true")
    monkeypatch.setenv("HOME", "/home/gaucho")
    variables = environment({"ADDED": "1"})
    assert "PYTHONPATH" not in variables
    assert "HATCH_BUILD_NO_HOOKS" not in variables
    assert (variables["HOME"], variables["ADDED"]) == ("/home/gaucho", "1")
