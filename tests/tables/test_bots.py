"""Bots think elsewhere, see what their seat may see, and betray nothing by their timing."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from itertools import pairwise

import msgspec
import pytest

from bunkhouse.bots.bot import Bot
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.registry import make_bot
from bunkhouse.engine.registry import game
from bunkhouse.engine.rng import Rng
from bunkhouse.server import bot_pool
from bunkhouse.server.bot_pool import BotPool, BotTask, think
from bunkhouse.server.errors import Stale
from bunkhouse.server.tables.bot_runner import BotRunner
from bunkhouse.server.tables.commands.play import Act, Undo

from .helpers import BOT, HOST, PATIENCE, async_test, new_table, opened, person, play, until


def task(bot: str = "greedy") -> BotTask:
    state = game("el-gaucho").new(players=3, seed=7)
    return BotTask("el-gaucho", msgspec.json.encode(state.dump()), state.actor or 0, bot, 5)


def test_a_choice_is_legal_and_the_same_every_time() -> None:
    state = game("el-gaucho").new(players=3, seed=7)
    legal = [game("el-gaucho").notation(code) for code in state.legal()]
    assert {think(task()) for _ in range(3)} <= set(legal)
    assert len({think(task("random")) for _ in range(3)}) == 1


def test_a_bot_gets_a_perspective_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    class Nosy(Bot):
        def choose(self, view: Perspective, rng: Rng) -> int:
            seen.append(view)
            return view.legal()[0]

    monkeypatch.setattr(bot_pool, "make_bot", lambda name, game: Nosy())
    think(task())
    assert [type(view) for view in seen] == [Perspective]


@async_test
async def test_bots_think_in_another_process_and_survive_its_death() -> None:
    workers = BotPool(1)
    try:
        first = await workers.choose(task())
        pool = workers._pool
        (worker,) = pool._processes  # type: ignore[attr-defined]
        assert worker != os.getpid()
        os.kill(worker, signal.SIGKILL)
        assert await workers.choose(task()) == first
    finally:
        workers.close()


@async_test
async def test_a_bot_that_fails_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    real = make_bot

    class Faulty(Bot):
        def choose(self, view: Perspective, rng: Rng) -> int:
            raise RuntimeError("no idea")

    faulty = ["easy"]
    monkeypatch.setattr(bot_pool, "make_bot", lambda name, g: Faulty() if name in faulty else real(name, g))
    workers = BotPool(0)
    assert await workers.choose(task("easy")) == think(task("greedy"))
    faulty.append("greedy")
    assert await workers.choose(task("easy")) == think(task("random"))
    workers.close()


@async_test
async def test_the_loop_stays_free_while_bots_think(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot thinks until the loop has turned many times: if it held the loop up, it would think for ever."""
    real, turned = bot_pool.think, threading.Semaphore(0)

    def until_the_loop_has_turned(given: BotTask, seconds: float) -> str:
        assert all(turned.acquire(timeout=PATIENCE) for _ in range(20))
        return real(given, seconds)

    monkeypatch.setattr(bot_pool, "think", until_the_loop_has_turned)
    async with opened(sqlite) as service:
        table = await new_table(service, await person(service), BOT, BOT)
        while table.info.step < 2:
            await asyncio.sleep(0.001)
            turned.release()


@pytest.mark.parametrize("spent", [0.0, 0.001, 0.15, 0.3, 0.31, 2.0])
@async_test
async def test_an_action_appears_on_the_beat_however_long_a_bot_thinks(
    spent: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("bunkhouse.server.tables.bot_runner.asyncio.sleep", sleep)
    pause = 0.3
    runner = BotRunner(None, lambda: pause, None, None, None, None)  # type: ignore[arg-type]
    await runner._keep_time(spent)
    beats = (spent + waited[0]) / pause
    assert waited[0] >= 0
    assert round(beats) >= 1
    assert abs(beats - round(beats)) < 1e-6


@async_test
async def test_bots_act_no_faster_than_the_beat(sqlite: str) -> None:
    async with opened(sqlite, bot_pause=0.3) as service:
        table = await new_table(service, await person(service), BOT, BOT)
        await until(lambda: table.info.step == 4)
        times = [step.time for step in table.state.entries()]
        assert min(after - before for before, after in pairwise(times)) >= 290


@async_test
async def test_an_undo_overtakes_a_thinking_bot(sqlite: str) -> None:
    """A person takes back the action that made it the bot's turn; the bot's choice comes too late."""
    async with opened(sqlite, bot_pause=0.3) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, BOT, game="old-west", seed=3)
        for _ in range(400):
            await until(lambda: table.info.actor == 0)
            legal = table.state.position().state.legal()
            await table.do(Act(ann.id, 0, table.state.position().game.notation(legal[0]), table.seq))
            if table.info.actor == 1 and table.state.undoable(0)[0]:
                seq = table.seq
                try:
                    await table.do(Undo(ann.id, 0, 1, seq))
                except Stale:  # the bot was faster than a busy machine
                    continue
                await asyncio.sleep(0.5)
                assert (table.seq, table.info.actor) == (seq + 1, 0)
                return
        pytest.fail("no turn ended without a wall")


def test_workers_do_not_outlive_a_killed_house() -> None:
    """A site that is killed with -9 cannot tell its workers; they notice."""
    program = (
        "import os, time; from bunkhouse.server.bot_pool import BotPool\n"
        "if __name__ == '__main__':\n"
        "    pool = BotPool(1); print(pool._pool.submit(os.getpid).result(), flush=True)\n"
        "    time.sleep(600)\n"
    )
    service = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert service.stdout is not None
    assert int(service.stdout.readline()) != service.pid
    service.kill()
    service.communicate(timeout=PATIENCE)  # the pipe ends when the last one who could write to it is gone


@async_test
async def test_a_table_that_is_put_away_wakes_no_bot(sqlite: str) -> None:
    """A move that is still being written when the site closes leaves the bot's answer to the next one."""
    async with opened(sqlite) as service:
        table = await new_table(service, await person(service), HOST, BOT)
        table.close()
        await until(lambda: not table._bots.busy)
        while table.info.actor == 0:
            await play(table, 1)
        assert table.state.deciding_bot is not None
        assert not table._bots.busy
