"""A clock that tests set: nobody waits for the time to pass."""

import time

import pytest

from bunkhouse.server import ids


class Watch:
    """Stands in for the module ``time`` where the site asks for the hour."""

    def __init__(self) -> None:
        self._ns = time.time_ns()

    def time_ns(self) -> int:
        return self._ns

    def pass_by(self, seconds: float) -> None:
        self._ns += int(seconds * 1_000_000_000)


def set_watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(ids, "time", watch)
    return watch
