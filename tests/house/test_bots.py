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
from bunkhouse.server import labour
from bunkhouse.server.errors import Stale
from bunkhouse.server.labour import Labour, Task, think
from bunkhouse.server.running.driving import Driver

from .company import BOT, HOST, PATIENCE, evening, opened, person, play, table, until


def task(bot: str = "greedy") -> Task:
    state = game("el-gaucho").new(players=3, seed=7)
    return Task("el-gaucho", msgspec.json.encode(state.dump()), state.actor or 0, bot, 5)


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

    monkeypatch.setattr(labour, "make_bot", lambda name, game: Nosy())
    think(task())
    assert [type(view) for view in seen] == [Perspective]


@evening
async def test_bots_think_in_another_process_and_survive_its_death() -> None:
    workers = Labour(1)
    try:
        first = await workers.choose(task())
        pool = workers._pool
        (worker,) = pool._processes  # type: ignore[attr-defined]
        assert worker != os.getpid()
        os.kill(worker, signal.SIGKILL)
        assert await workers.choose(task()) == first
    finally:
        workers.close()


@evening
async def test_a_bot_that_fails_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    real = make_bot

    class Faulty(Bot):
        def choose(self, view: Perspective, rng: Rng) -> int:
            raise RuntimeError("no idea")

    faulty = ["easy"]
    monkeypatch.setattr(labour, "make_bot", lambda name, g: Faulty() if name in faulty else real(name, g))
    workers = Labour(0)
    assert await workers.choose(task("easy")) == think(task("greedy"))
    faulty.append("greedy")
    assert await workers.choose(task("easy")) == think(task("random"))
    workers.close()


@evening
async def test_the_loop_stays_free_while_bots_think(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot thinks until the loop has turned many times: if it held the loop up, it would think for ever."""
    real, turned = labour.think, threading.Semaphore(0)

    def until_the_loop_has_turned(given: Task, seconds: float) -> str:
        assert all(turned.acquire(timeout=PATIENCE) for _ in range(20))
        return real(given, seconds)

    monkeypatch.setattr(labour, "think", until_the_loop_has_turned)
    async with opened(sqlite) as house:
        desk = await table(house, await person(house), BOT, BOT)
        while desk.info.step < 2:
            await asyncio.sleep(0.001)
            turned.release()


@pytest.mark.parametrize("spent", [0.0, 0.001, 0.15, 0.3, 0.31, 2.0])
@evening
async def test_an_action_appears_on_the_beat_however_long_a_bot_thinks(
    spent: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("bunkhouse.server.running.driving.asyncio.sleep", sleep)
    pause = 0.3
    await Driver(None, None, pause)._keep_time(spent)  # type: ignore[arg-type]
    beats = (spent + waited[0]) / pause
    assert waited[0] >= 0
    assert round(beats) >= 1
    assert abs(beats - round(beats)) < 1e-6


@evening
async def test_bots_act_no_faster_than_the_beat(sqlite: str) -> None:
    async with opened(sqlite, bot_pause=0.3) as house:
        desk = await table(house, await person(house), BOT, BOT)
        await until(lambda: desk.info.step == 4)
        times = [step.time for step in desk.history()]
        assert min(after - before for before, after in pairwise(times)) >= 290


@evening
async def test_an_undo_overtakes_a_thinking_bot(sqlite: str) -> None:
    """A person takes back the action that made it the bot's turn; the bot's choice comes too late."""
    async with opened(sqlite, bot_pause=0.3) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, BOT, game="old-west", seed=3)
        for _ in range(400):
            await until(lambda: desk.info.actor == 0)
            legal = desk.position().state.legal()
            await desk.act(ann.id, 0, desk.position().game.notation(legal[0]), desk.seq)
            if desk.info.actor == 1 and desk.undoable(0)[0]:
                seq = desk.seq
                try:
                    await desk.undo(ann.id, 0, 1, seq)
                except Stale:  # the bot was faster than a busy machine
                    continue
                await asyncio.sleep(0.5)
                assert (desk.seq, desk.info.actor) == (seq + 1, 0)
                return
        pytest.fail("no turn ended without a wall")


def test_workers_do_not_outlive_a_killed_house() -> None:
    """A house that is killed with -9 cannot tell its workers; they notice."""
    program = (
        "import os, time; from bunkhouse.server.labour import Labour\n"
        "if __name__ == '__main__':\n"
        "    labour = Labour(1); print(labour._pool.submit(os.getpid).result(), flush=True)\n"
        "    time.sleep(600)\n"
    )
    house = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert house.stdout is not None
    assert int(house.stdout.readline()) != house.pid
    house.kill()
    house.communicate(timeout=PATIENCE)  # the pipe ends when the last one who could write to it is gone


@evening
async def test_a_table_that_is_put_away_wakes_no_bot(sqlite: str) -> None:
    """A move that is still being written when the house closes leaves the bot's answer to the next one."""
    async with opened(sqlite) as house:
        desk = await table(house, await person(house), HOST, BOT)
        desk.close()
        await until(lambda: not desk._driver.busy)
        while desk.info.actor == 0:
            await play(desk, 1)
        assert desk.bot_task() is not None
        assert not desk._driver.busy
