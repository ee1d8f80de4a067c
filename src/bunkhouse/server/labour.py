"""Bots think in processes of their own: the event loop never waits for them, and they hold no table."""

import asyncio
import logging
import os
import threading
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import msgspec

from bunkhouse.bots.ismcts import SearchBot
from bunkhouse.bots.registry import make_bot
from bunkhouse.engine.perspective import Perspective
from bunkhouse.engine.registry import game as find_game
from bunkhouse.engine.rng import seeded

_LOG = logging.getLogger(__name__)
LONGEST = 3.0
"""Seconds that a bot may think, however strong it is: people are waiting."""
_SUBSTITUTES = ("greedy", "random")
"""Who decides when a bot fails; the last of them cannot."""


class Task(msgspec.Struct, frozen=True):
    """One decision for a bot. The document is the true position; the bot gets a ``Perspective`` of it."""

    game: str
    document: bytes
    seat: int
    bot: str
    luck: int


def think(task: Task, seconds: float = LONGEST) -> str:
    """Carried out by a worker: the bot's choice, in notation, found within some seconds."""
    game = find_game(task.game)
    state = game.load(msgspec.json.decode(task.document))
    bot = make_bot(task.bot, game)
    if isinstance(bot, SearchBot):
        bot.seconds = seconds
        bot = bot if seconds > 0 else make_bot(_SUBSTITUTES[0], game)  # no time to search in
    return game.notation(bot.choose(Perspective(state, task.seat), seeded(task.luck)))


class Labour:
    """The workers. With none, bots think in a thread: good enough for tests."""

    def __init__(self, workers: int, seconds: float = LONGEST) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool = self._hire()

    def _hire(self) -> Executor:
        if self._workers == 0:
            return ThreadPoolExecutor(1, thread_name_prefix="bot")
        pool = ProcessPoolExecutor(self._workers, get_context("spawn"), stay_with, (os.getpid(),))
        pool.submit(os.getpid)  # the first worker gets ready before anybody waits for it
        return pool

    async def choose(self, task: Task) -> str:
        """A bot's choice. A worker that dies is replaced, and so is a bot that fails: no table gets stuck."""
        for bot in (task.bot, *_SUBSTITUTES):
            try:
                return await self._think(msgspec.structs.replace(task, bot=bot))
            except Exception:
                _LOG.exception("the bot %s failed at %s", bot, task.game)
        raise RuntimeError(f"no bot can play {task.game}")

    async def _think(self, task: Task) -> str:
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, think, task, self._seconds)
        except BrokenProcessPool:
            _LOG.warning("a bot's process died; starting another")
            if self._pool is pool:  # whoever notices first
                pool.shutdown(wait=False)
                self._pool = self._hire()
            return await loop.run_in_executor(self._pool, think, task, self._seconds)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def stay_with(parent: int) -> None:
    """Let this process end by itself when its parent is killed."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
