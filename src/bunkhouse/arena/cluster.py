"""Games on a Ray cluster. Needs the extra ``ray``."""

import logging
import sys
from collections.abc import Generator
from typing import Any

from bunkhouse.arena.plan import Fixture, Plan
from bunkhouse.arena.playing import Played, play
from bunkhouse.engine.errors import BunkhouseError

AUTO = "auto"
_AHEAD = 2
"""So many games per processor are handed out at a time: enough to keep it busy, few to throw away."""


class Cluster:
    """Every game is a task. ``auto`` is the cluster that runs here, or one of its own for the time."""

    def __init__(self, address: str, workers: int) -> None:
        self.address = address
        self.workers = workers
        self._ray = _ray()

    def run(self, plan: Plan, fixtures: list[Fixture]) -> Generator[Played]:
        ray = self._ray
        try:
            self._join()
            task = ray.remote(play)
            most = _AHEAD * int(ray.cluster_resources().get("CPU", 1))
            waiting = iter(fixtures)
            running: list[Any] = []
            while True:
                while len(running) < most and (fixture := next(waiting, None)) is not None:
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
            self._ray.init(address=self.address, **quiet)
        except (ConnectionError, ValueError, RuntimeError) as error:
            if self.address != AUTO:
                why = str(error).splitlines()[0] if str(error) else type(error).__name__
                raise BunkhouseError("ray-unreachable", {"address": self.address, "why": why}) from None
            self._ray.init(address="local", num_cpus=self.workers, include_dashboard=False, **quiet)


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415 - an optional extra
    except ImportError:
        command = f"{sys.executable} -m pip install 'bunkhouse[ray]'"
        raise BunkhouseError("ray-missing", {"command": command}) from None
    return ray
