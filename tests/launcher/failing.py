"""Commands that fail."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from launching.environments import Environment

from .conftest import NOTHING


def fail_when(monkeypatch: pytest.MonkeyPatch, word: str, error: BaseException, times: int = 1) -> None:
    """Let the first commands fail that have the word in them, alone or as the end of a path."""
    run = Environment.run
    errors = [error] * times

    def failing(
        venv: Environment, *command: str, cwd: Path | None = None, changes: Mapping[str, str] = NOTHING
    ) -> None:
        if errors and any(part == word or part.endswith(f"/{word}") for part in command):
            raise errors.pop()
        run(venv, *command, cwd=cwd, changes=changes)

    monkeypatch.setattr(Environment, "run", failing)
