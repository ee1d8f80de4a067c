"""A small clone for the launcher to work on, and stand-ins for what it would run."""

import runpy
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

import launching.main
import launching.testing
import launching.tools
from launching.environments import Environment
from launching.venv import Kind, Venv

ROOT = Path(__file__).parents[2]
PYPROJECT = """
[build-system]
requires = ["builder==1"]
[project]
dependencies = ["first>=1,<2"]
[project.optional-dependencies]
test = ["second>=1,<2"]
"""
NOTHING: Mapping[str, str] = {}
MakeVenv = Callable[..., Venv]


@pytest.fixture
def script() -> dict[str, Any]:
    """What the file that people start defines, without starting it."""
    return runpy.run_path(str(ROOT / "bunkhouse"), run_name="launcher-script")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with a few sources in it."""
    root = tmp_path / "clone"
    (root / "src" / "bunkhouse" / "games").mkdir(parents=True)
    (root / "pyproject.toml").write_text(PYPROJECT)
    (root / "src" / "bunkhouse" / "engine.py").write_text("SPEED = 1\n")
    (root / "src" / "bunkhouse" / "games" / "words.ftl").write_text("hello = Howdy\n")
    return root


@pytest.fixture
def make_venv(clone: Path) -> MakeVenv:
    """Return a function that looks at an environment of the clone afresh, as every new launcher does."""

    def make(kind: Kind = "compiled", number: int = 1) -> Venv:
        return Venv(clone, kind, number)

    return make


@pytest.fixture
def run(clone: Path) -> Callable[..., int]:
    """Run the launcher on the clone."""
    return lambda *arguments: launching.main.main(list(arguments), "usage", clone)


@pytest.fixture
def compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a compiler, and it works."""
    for module in ("main", "testing"):
        monkeypatch.setattr(f"launching.{module}.compiler_works", lambda: True)
    monkeypatch.setattr("launching.venv.compiler", lambda: ["cc"])


@pytest.fixture
def no_system_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launching.tools, "system_uv", lambda: "")


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch, compiles: None, no_system_uv: None) -> list[str]:
    """Replace the commands of an installation by a list of what would have been run."""
    ran: list[str] = []

    def run(
        venv: Environment, *command: str, cwd: Path | None = None, changes: Mapping[str, str] = NOTHING
    ) -> None:
        shown = [f"{key}={value}" for key, value in changes.items()]
        program = Path(command[0]).name
        ran.append(" ".join([*shown, program, *command[1:]]))
        if "venv" in command:
            (venv.folder / "bin").mkdir()
            for name in venv.programs:
                Path(venv.tool(name)).touch()
        if command[-1].startswith("uv>="):
            Path(venv.tool("uv")).touch()

    monkeypatch.setattr(Environment, "run", run)
    monkeypatch.setattr(launching.tools.Tools, "uv_settings", lambda _: {})
    return ran
