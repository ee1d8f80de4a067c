"""What happens at a table by itself: somebody's time runs out, somebody has been away for long."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from bunkhouse.server.errors import SiteError, StoreError
from bunkhouse.server.table_info import Done
from bunkhouse.server.tables.commands.absence import RunOutOfTime
from bunkhouse.server.tables.state import TableState


class Timers:
    """The two alarms of one table."""

    def __init__(
        self,
        state: Callable[[], TableState],
        run_out: Callable[[RunOutOfTime], Awaitable[Done]],
        tell: Callable[[], None],
    ) -> None:
        """``run_out`` carries out the command when a clock has run out; ``tell`` is called when somebody has
        been away for so long that a bot may take over."""
        self._state = state
        self._run_out = run_out
        self._tell = tell
        self._clock: asyncio.TimerHandle | None = None
        self._absence: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        self.rung = 0
        """How often a clock has run out."""

    @property
    def clock_runs(self) -> bool:
        return self._clock is not None or bool(self._tasks)

    def set_clock(self, state: TableState) -> None:
        """Ring when the time of the seat that decides runs out."""
        _cancel(self._clock)
        self._clock = None
        actor, clocks = state.clocks.actor, state.clocks
        if self._stopped or actor is None or not clocks.left or state.seats[actor].late:
            return
        wait = (clocks.left_now(actor, state.now) + clocks.resting) / 1000 + 0.02
        self._clock = asyncio.get_running_loop().call_later(wait, self._time_is_up, state.table.seq)

    def set_absence(self, state: TableState) -> None:
        """Tell once more when the next person has been away for so long that a bot may take over."""
        _cancel(self._absence)
        self._absence = None
        people = {seat.person_id for seat in state.seats if seat.person_id is not None}
        ends = [state.away[person] + state.away_after for person in people if person in state.away]
        coming = [end for end in ends if state.now < end]
        if coming and not self._stopped:
            wait = (min(coming) - state.now) / 1000 + 0.05
            self._absence = asyncio.get_running_loop().call_later(wait, self._somebody_is_gone)

    def stop(self) -> None:
        self._stopped = True
        _cancel(self._clock)
        _cancel(self._absence)
        self._clock = self._absence = None

    async def finish(self) -> None:
        """Let what has begun come to its end."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _time_is_up(self, seq: int) -> None:
        task = asyncio.create_task(self._note_lateness(seq))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _note_lateness(self, seq: int) -> None:
        self.rung += 1
        with contextlib.suppress(SiteError, StoreError):
            await self._run_out(RunOutOfTime(seq, id=f"late:{seq}"))
        self.set_clock(self._state())

    def _somebody_is_gone(self) -> None:
        self._tell()
        self.set_absence(self._state())


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
