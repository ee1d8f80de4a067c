"""Games on a Ray cluster. Needs the extra ``ray``."""

import logging
import os
import socket
import sys
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

from bunkhouse.arena.plan import Fixture, TournamentPlan
from bunkhouse.arena.playing import FixtureResult, play
from bunkhouse.engine.errors import BunkhouseError

AUTO, LOCAL = "auto", "local"
_SECONDS = 5.0
_AHEAD = 2
"""So many games per processor are handed out at a time: enough to keep it busy, few to throw away."""


class Cluster:
    """Every game is a task. ``auto`` is the cluster that answers here, or else one of its own for a while."""

    def __init__(self, address: str, workers: int) -> None:
        self.address = address
        self.workers = workers
        self._ray = _ray()

    def run(self, plan: TournamentPlan, fixtures: Iterator[Fixture]) -> Generator[FixtureResult]:
        ray = self._ray
        try:
            self._join()
            task = ray.remote(play)
            most = _AHEAD * int(ray.cluster_resources().get("CPU", 1))
            running: list[Any] = []
            while True:
                while len(running) < most and (fixture := next(fixtures, None)) is not None:
                    running.append(task.remote(plan, fixture))
                if not running:
                    return
                done, running = ray.wait(running, num_returns=1)
                yield from ray.get(done)
        finally:
            ray.shutdown()

    def _join(self) -> None:
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if (door := _remembered() if self.address == AUTO else self.address) not in ("", LOCAL):
                _knock(door)
            self._ray.init(address=self.address, **quiet, **self._size(self.address))
        except (OSError, ValueError, RuntimeError, self._ray.exceptions.RayError) as error:
            if self.address != AUTO:
                said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
                why = (said or type(error).__name__).splitlines()[0].rstrip(".")
                raise BunkhouseError("ray-unreachable", {"address": self.address, "why": why}) from None
            self._ray.init(address=LOCAL, **quiet, **self._size(LOCAL))

    def _size(self, address: str) -> dict[str, Any]:
        """Only a cluster of its own is made to measure."""
        return {"num_cpus": self.workers, "include_dashboard": False} if address == LOCAL else {}


def _remembered() -> str:
    """Where Ray would look for a cluster on this machine, also for one that was never stopped and is gone."""
    note = Path(os.environ.get("RAY_TMPDIR") or tempfile.gettempdir()) / "ray" / "ray_current_cluster"
    try:
        return os.environ.get("RAY_ADDRESS") or note.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError):
        return ""


def _knock(address: str) -> None:
    """An ``OSError`` where nobody listens, or a ``ValueError``: Ray itself would try for many minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    socket.create_connection((host, int(port)), _SECONDS).close()


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415 - an optional extra
    except ImportError:
        command = f"{sys.executable} -m pip install 'bunkhouse[ray]'"
        raise BunkhouseError("ray-missing", {"command": command}) from None
    return ray
