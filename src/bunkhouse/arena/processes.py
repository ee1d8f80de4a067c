"""Games in processes of this machine.

Whoever gathers the results plays nothing: an interruption finds it awake, and no crash of a bot is its own.
"""

import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from bunkhouse.arena.plan import Fixture, TournamentPlan
from bunkhouse.arena.playing import FixtureResult, play
from bunkhouse.engine.errors import BunkhouseError

_CONTEXT = get_context("forkserver")
_ATTEMPTS = 2
_PARTING_SECONDS = 2.0


class Processes:
    """A number of workers, each with one game at a time."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, plan: TournamentPlan, fixtures: Iterator[Fixture]) -> Generator[FixtureResult]:
        _CONTEXT.set_forkserver_preload([__name__])
        crew: list[_Worker] = []
        try:
            for first in islice(fixtures, self.workers):
                crew.append(_Worker(plan))
                crew[-1].take(first)
            while busy := {worker.pipe: worker for worker in crew if worker.fixture is not None}:
                for pipe in wait(list(busy)):
                    worker = busy[pipe]  # type: ignore[index]
                    played = worker.result()
                    worker.take(next(fixtures, None))
                    yield played
        finally:
            for worker in crew:
                worker.leave()


class _Worker:
    """One process and what it is doing."""

    def __init__(self, plan: TournamentPlan) -> None:
        self.plan = plan
        self.fixture: Fixture | None = None
        self._start()

    def _start(self) -> None:
        self.pipe, far_end = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=_work, args=(far_end, self.plan), daemon=True)
        self._process.start()
        far_end.close()

    def take(self, fixture: Fixture | None) -> None:
        self.fixture = fixture
        if fixture is not None:
            with suppress(ConnectionError):  # whoever waits for the result will see that nobody is there
                self.pipe.send(fixture)

    def result(self) -> FixtureResult:
        """The game it has ended. A process that died is replaced, and its game begun anew."""
        for _ in range(_ATTEMPTS):
            try:
                played = self.pipe.recv()
            except (EOFError, ConnectionError):
                self.leave()
                self._start()
                self.take(self.fixture)
            else:
                assert isinstance(played, FixtureResult)
                return played
        number = 0 if self.fixture is None else self.fixture.number
        raise BunkhouseError("tournament-worker-died", {"number": number})

    def leave(self) -> None:
        self.pipe.close()
        self._process.terminate()
        self._process.join(_PARTING_SECONDS)
        self._process.kill()
        self._process.join()


def _work(pipe: Connection, plan: TournamentPlan) -> None:
    """The life of a worker: it ends when nobody wants its results any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # programs that play for it are put out on the way
    try:
        while True:
            pipe.send(play(plan, pipe.recv()))
    except (EOFError, ConnectionError):
        return
