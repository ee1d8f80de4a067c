"""Making the bots of a table move."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable

from bunkhouse.server.bot_pool import BotPool, BotTask, NobodyDecides
from bunkhouse.server.errors import Refused, SiteError, StoreError
from bunkhouse.server.table_info import Done
from bunkhouse.server.tables.bot_tasks import bot_task, some_action
from bunkhouse.server.tables.commands.play import BotAct
from bunkhouse.server.tables.state import TableState
from bunkhouse.server.tables.undo_wait import wait_while_held
from bunkhouse.server.tables.watchers import Watchers

_LOG = logging.getLogger(__name__)
_GRACE = 3.0
"""Seconds to wait for another process that is probably moving the bots of this table."""


class BotRunner:
    """Runs while a bot is to decide.

    A bot's action appears after a fixed pause, or the next multiple of it: how long it thought would tell
    others what it has to choose from. The pause is a matter of those who look on, never of the game.
    """

    def __init__(
        self,
        pool: BotPool,
        pause: Callable[[], float],
        state: Callable[[], TableState],
        act: Callable[[BotAct], Awaitable[Done]],
        answers_here: Callable[[], bool],
        watchers: Watchers,
    ) -> None:
        """``pause``: seconds between visible actions. ``answers_here``: whether the last change was made by
        this process, so that the bots answer here too. ``watchers`` are told when the table changes."""
        self._pool = pool
        self._pause = pause
        self._state = state
        self._act = act
        self._answers_here = answers_here
        self._watchers = watchers
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self, state: TableState) -> None:
        """A bot may be to decide at the table as it is now."""
        if not self._stopped and not self.busy and state.deciding_bot is not None:
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """For good: a change that is still being written wakes nobody any more."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            state, began = self._state(), loop.time()
            task, seq = bot_task(state), state.table.seq
            if task is None:
                return
            if not self._answers_here() and await self._somebody_else_moves(seq):
                continue
            try:
                notation = await self._chosen(task)
                await self._keep_time(loop.time() - began)
                await wait_while_held(self._state, self._watchers, seq)
                if self._seq == seq:
                    await self._act(BotAct(task.seat, notation, seq, id=f"bot:{seq}"))
            except Refused:
                _LOG.exception("a bot's choice was refused")
                return
            except SiteError:
                await asyncio.sleep(0)  # the table has moved on: look again
            except StoreError as error:
                _LOG.warning("a bot's move could not be written: %s", error)
                await asyncio.sleep(2.0)

    @property
    def _seq(self) -> int:
        return self._state().table.seq

    async def _chosen(self, task: BotTask) -> str:
        """What the bot has decided; if none can, any action, so that the others can play on."""
        try:
            return await self._pool.choose(task)
        except NobodyDecides:
            _LOG.error("no bot can decide in a game of %s; some legal action is taken", task.game)
            return some_action(self._state())

    async def _somebody_else_moves(self, seq: int) -> bool:
        await wait_while_held(self._state, self._watchers, seq)
        await asyncio.sleep(_GRACE + self._pause())
        return self._seq != seq

    async def _keep_time(self, spent: float) -> None:
        pause = self._pause()
        if pause > 0:
            await asyncio.sleep(math.ceil(max(spent, 1e-6) / pause) * pause - spent)
