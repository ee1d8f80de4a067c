"""The launcher as a module, and a small clone for it to work on."""

import importlib.util
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

LAUNCHER = Path(__file__).parents[2] / "bunkhouse"
PYPROJECT = """
[project]
dependencies = ["first>=1,<2"]
[project.optional-dependencies]
test = ["second>=1,<2"]
"""


@pytest.fixture
def launcher(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Load the launcher anew, leaving no bytecode beside it."""
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    loader = SourceFileLoader("launcher", str(LAUNCHER))
    spec = importlib.util.spec_from_loader("launcher", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def clone(tmp_path: Path, launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a clone with a few sources in it, and let the launcher work on that one."""
    root = tmp_path / "clone"
    (root / "src" / "bunkhouse" / "games").mkdir(parents=True)
    (root / "pyproject.toml").write_text(PYPROJECT)
    (root / "src" / "bunkhouse" / "engine.py").write_text("SPEED = 1\n")
    (root / "src" / "bunkhouse" / "games" / "words.ftl").write_text("hello = Howdy\n")
    monkeypatch.setattr(launcher, "ROOT", root)
    return root


@pytest.fixture
def make_venv(launcher: ModuleType, clone: Path) -> Callable[..., Any]:
    """Return a function that looks at the environment of the clone afresh, as every new launcher does."""

    def make(name: str = ".venv", editable: bool = False) -> Any:
        return launcher.Venv(clone, name, editable)

    return make


@pytest.fixture
def commands(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replace the commands of an installation by a list of what would have been run."""
    ran: list[str] = []

    def run(venv: Any, *command: str, **changes: str) -> None:
        ran.append(" ".join([*(f"{key}={value}" for key, value in changes.items()), *command[1:]]))
        if "venv" in command:
            (venv.folder / "bin").mkdir()
            for name in ("python", "bunkhouse"):
                Path(venv.tool(name)).touch()

    monkeypatch.setattr(launcher.Venv, "run", run)
    monkeypatch.setattr(launcher, "compiler_works", lambda: True)
    return ran
