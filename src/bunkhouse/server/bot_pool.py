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

from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.registry import make_bot
from bunkhouse.bots.search_bot import SearchBot
from bunkhouse.engine.errors import BunkhouseError, PositionError
from bunkhouse.engine.game import Game
from bunkhouse.engine.moves import read_move
from bunkhouse.engine.registry import game as find_game
from bunkhouse.engine.rng import seeded
from bunkhouse.engine.state import State

_LOG = logging.getLogger(__name__)
LONGEST = 3.0
"""Seconds that a bot may think, however strong it is: people are waiting."""
_SUBSTITUTES = ("greedy", "random")
"""Who decides when a bot fails; the last of them cannot."""


class NobodyDecides(Exception):
    """Neither a bot nor its substitutes could choose."""


class TaskPast(msgspec.Struct, frozen=True):
    """How a position came about: a first position and the actions since then, as records write them."""

    players: int
    options: dict[str, str]
    seed: int
    actions: list[str]
    document: bytes = b""
    """Where it begins instead, when the rules have changed on the way."""

    def played_again(self, game: Game) -> State:
        if self.document:
            state = game.load(msgspec.json.decode(self.document))
        else:
            state = game.new(self.players, self.seed, **self.options)
        for action in self.actions:
            read_move(game, action).perform(state)
        return state


class BotTask(msgspec.Struct, frozen=True):
    """One decision for a bot. The document is the true position; the bot gets a ``Perspective`` of it."""

    game: str
    document: bytes
    seat: int
    bot: str
    luck: int
    past: TaskPast | None = None
    """For a position that cannot be read, by a fault of the rules."""


def think(task: BotTask, seconds: float = LONGEST) -> str:
    """Carried out by a worker: the bot's choice, in notation, found within some seconds."""
    game = find_game(task.game)
    try:
        state = _position(game, task)
        bot = make_bot(task.bot, game)
        if isinstance(bot, SearchBot):
            bot.seconds = seconds
            bot = bot if seconds > 0 else make_bot(_SUBSTITUTES[0], game)  # no time to search in
        return game.notation(bot.choose(Perspective(state, task.seat), seeded(task.luck)))
    except BunkhouseError as error:  # its parameters may be secret, and it cannot be sent between processes
        raise RuntimeError(f"{type(error).__name__}: {error.reason}") from None


def _position(game: Game, task: BotTask) -> State:
    """The position to decide in; if it cannot be read, the game is played again up to it."""
    try:
        return game.load(msgspec.json.decode(task.document))
    except PositionError as error:
        _LOG.error("a bot cannot read a position of %s: %s at %s", game.slug, error.reason, error.path)
        if task.past is None:
            raise
        return task.past.played_again(game)


class BotPool:
    """The workers. With none, bots think in a thread: good enough for tests."""

    def __init__(self, workers: int, seconds: float = LONGEST) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool = self._start()

    def _start(self) -> Executor:
        if self._workers == 0:
            return ThreadPoolExecutor(1, thread_name_prefix="bot")
        pool = ProcessPoolExecutor(self._workers, get_context("spawn"), stay_with, (os.getpid(),))
        pool.submit(os.getpid)  # the first worker gets ready before anybody waits for it
        return pool

    async def choose(self, task: BotTask) -> str:
        """A bot's choice. A worker that dies is replaced, and so is a bot that fails: no table gets stuck."""
        for bot in (task.bot, *_SUBSTITUTES):
            try:
                return await self._think(msgspec.structs.replace(task, bot=bot))
            except Exception:
                _LOG.exception("the bot %s failed at %s", bot, task.game)
        raise NobodyDecides(task.game)

    async def _think(self, task: BotTask) -> str:
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, think, task, self._seconds)
        except BrokenProcessPool:
            _LOG.warning("a bot's process died; starting another")
            if self._pool is pool:  # whoever notices first
                pool.shutdown(wait=False)
                self._pool = self._start()
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
