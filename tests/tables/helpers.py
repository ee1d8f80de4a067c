"""People, tables, and verbs to play with, for tests of live tables."""

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import ParamSpec

from msgspec.structs import replace

from bunkhouse.engine.rng import Rng, seeded
from bunkhouse.server.people import Person
from bunkhouse.server.table_plan import SeatPlan, TablePlan
from bunkhouse.server.table_service import TableService
from bunkhouse.server.tables.commands.play import Act
from bunkhouse.server.tables.live_table import LiveTable

P = ParamSpec("P")

PATIENCE = 120.0
"""Seconds after which something that should happen will not happen any more, on any machine."""

HOST = SeatPlan(kind="host")
OPEN = SeatPlan(kind="open")
BOT = SeatPlan(kind="bot", bot="random")
GOSIA = SeatPlan(kind="hotseat", name="Gosia")


def async_test(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that awaits."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(_awaited(test(*args, **kwargs)))

    return run


async def _awaited(test: Awaitable[None]) -> None:
    await asyncio.wait_for(test, 10 * PATIENCE)


@asynccontextmanager
async def opened(url: str, **settings: float) -> AsyncIterator[TableService]:
    """A site whose bots answer at once, in a thread."""
    service = await TableService.open(
        url,
        bot_workers=0,
        bot_pause=settings.get("bot_pause", 0.0),
        undo_wait=settings.get("undo_wait", 0.0),
        away_after=settings.get("away_after", 120.0),
    )
    try:
        yield service
    finally:
        await service.close()


async def person(service: TableService, name: str = "Ann") -> Person:
    someone, _ = await service.people.guest(name)
    return someone


async def new_table(
    service: TableService, host: Person, *seats: SeatPlan, game: str = "el-gaucho", **plan: object
) -> LiveTable:
    """A table with these seats; it begins at once when none is open."""
    start = all(seat.kind != "open" for seat in seats)
    wanted = replace(TablePlan(game=game, seats=seats, start=start), **plan)
    return await service.table((await service.create(host, wanted)).code)


def put(live: LiveTable, /, **changes: object) -> None:
    """Make the table in memory something else than what is written."""
    live._stored = replace(live._stored, **changes)
    live._timers.set_clock(live.state)


def choice(table: LiveTable, rng: Rng) -> str:
    """Some legal action, in notation."""
    position = table.state.position()
    legal = position.state.legal()
    return position.game.notation(legal[rng.below(len(legal))])


async def play(table: LiveTable, steps: int = 10**6, seed: int = 1) -> int:
    """People play random actions until so many were played or the game is over; bots play in between."""
    rng, done = seeded(seed), 0
    while done < steps and table.info.status == "running":
        info = table.info
        actor = info.actor
        assert actor is not None
        owner = info.seats[actor].person_id
        if info.seats[actor].kind != "person" or owner is None:
            await asyncio.sleep(0.001)
            continue
        await table.do(Act(owner, actor, choice(table, rng), info.seq))
        done += 1
    return done


async def until(truth: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something to become true, however slow the machine is."""
    async with asyncio.timeout(seconds):
        while not truth():
            await asyncio.sleep(0.005)
