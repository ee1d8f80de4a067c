"""What ``./bunkhouse test --coverage`` adds up and insists on."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from launching import coverage
from launching.coverage import by_room, report
from launching.messages import Problem
from launching.venv import Venv


def summary(lines: int, branches: int) -> dict[str, Any]:
    figures = {
        "covered_lines": lines,
        "num_statements": 100,
        "covered_branches": branches,
        "num_branches": 40,
    }
    return {"summary": figures}


FILES = {
    "src/bunkhouse/__init__.py": summary(100, 40),
    "src/bunkhouse/engine/state.py": summary(90, 40),
    "src/bunkhouse/games/montana/bot.py": summary(50, 20),
    "src/bunkhouse/games/old_west/bot.py": summary(100, 40),
}


def test_figures_are_added_up_by_room() -> None:
    rooms = by_room(FILES)
    assert rooms == {
        "top": {"lines": 100, "branches": 100},
        "engine": {"lines": 90, "branches": 100},
        "games": {"lines": 75, "branches": 75},
    }


def test_too_little_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / coverage.FOLDER
    folder.mkdir()
    (folder / "coverage.json").write_text(json.dumps({"files": FILES}))
    monkeypatch.setattr(coverage, "check", lambda *command, **changes: None)
    dev = cast(Venv, SimpleNamespace(tool=lambda name: name))
    with pytest.raises(Problem, match="games"):
        report(tmp_path, dev)
    assert "engine" in capsys.readouterr().out
    monkeypatch.setitem(coverage.LEAST, "games", 75.0)
    report(tmp_path, dev)
