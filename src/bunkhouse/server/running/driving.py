"""Making the bots of a table move."""

import asyncio
import logging
import math
from typing import Protocol

from bunkhouse.server.errors import HouseError, Refused, StoreError
from bunkhouse.server.infos import Done
from bunkhouse.server.labour import Labour, NobodyDecides, Task

_LOG = logging.getLogger(__name__)
_GRACE = 3.0
"""Seconds to wait for another process that is probably moving the bots of this table."""


class Driven(Protocol):
    """A table with bots."""

    @property
    def seq(self) -> int: ...

    @property
    def answers_here(self) -> bool:
        """Whether the last change was made by this process."""

    def bot_task(self) -> Task | None: ...

    def bot_stopgap(self) -> str: ...

    async def bot_act(self, seat: int, notation: str, seq: int) -> Done: ...

    async def released(self, seq: int) -> None:
        """Return when nobody can take back any more what made it the bot's turn."""


class Driver:
    """Runs while a bot is to decide.

    A bot's action appears after a fixed pause, or the next multiple of it: how long it thought would tell
    others what it has to choose from.
    """

    def __init__(self, desk: Driven, labour: Labour, pause: float) -> None:
        self._desk = desk
        self._labour = labour
        self._pause = pause
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        if not self._stopped and not self.busy and self._desk.bot_task() is not None:
            self._task = asyncio.create_task(self._drive())

    def stop(self) -> None:
        """For good: a change that is still being written wakes nobody any more."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()

    async def _drive(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            seq, task, began = self._desk.seq, self._desk.bot_task(), loop.time()
            if task is None:
                return
            if not self._desk.answers_here and await self._somebody_else_moves(seq):
                continue
            try:
                notation = await self._chosen(task)
                await self._keep_time(loop.time() - began)
                await self._desk.released(seq)
                if self._desk.seq == seq:
                    await self._desk.bot_act(task.seat, notation, seq)
            except Refused:
                _LOG.exception("a bot's choice was refused")
                return
            except HouseError:
                await asyncio.sleep(0)  # the table has moved on: look again
            except StoreError as error:
                _LOG.warning("a bot's move could not be written: %s", error)
                await asyncio.sleep(2.0)

    async def _chosen(self, task: Task) -> str:
        """What the bot has decided; if none can, any action, so that the others can play on."""
        try:
            return await self._labour.choose(task)
        except NobodyDecides:
            _LOG.error("no bot can decide in a game of %s; some legal action is taken", task.game)
            return self._desk.bot_stopgap()

    async def _somebody_else_moves(self, seq: int) -> bool:
        await self._desk.released(seq)
        await asyncio.sleep(_GRACE + self._pause)
        return self._desk.seq != seq

    async def _keep_time(self, spent: float) -> None:
        if self._pause > 0:
            await asyncio.sleep(math.ceil(max(spent, 1e-6) / self._pause) * self._pause - spent)
