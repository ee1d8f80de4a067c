"""kill -9 at random moments while people play: no acknowledged move is lost, none is doubled."""

import asyncio
import os
import random
from collections.abc import Callable

import httpx

from .ledger import check
from .player import Player
from .site import Site

KILLS = int(os.environ.get("BUNKHOUSE_KILLS", "12"))
SEED = int(os.environ.get("BUNKHOUSE_KILL_SEED", "1"))
PATIENCE = 120
"""Seconds for one answer."""
WATCHDOG = 1800
"""Seconds after which something must be stuck, on any machine."""

PAIR = [{"kind": "host"}, {"kind": "hotseat", "name": "Gosia"}]
WITH_BOT = [*PAIR, {"kind": "bot", "bot": "random"}]


def test_no_acknowledged_move_is_lost_or_doubled(database: str) -> None:
    asyncio.run(_evening(database))


async def _evening(database: str) -> None:
    site = Site(database)
    try:
        async with (
            httpx.AsyncClient(base_url=site.url, timeout=PATIENCE) as one,
            httpx.AsyncClient(base_url=site.url, timeout=PATIENCE) as two,
            httpx.AsyncClient(base_url=site.url, timeout=PATIENCE) as three,
        ):
            players = [
                Player(site, client, random.Random(SEED + number), seats)
                for number, (client, seats) in enumerate([(one, PAIR), (two, PAIR), (three, WITH_BOT)])
            ]
            await asyncio.gather(*[player.begin() for player in players])
            async with asyncio.timeout(WATCHDOG):
                await _play_and_kill(site, players)
    finally:
        site.close()
    await check(database, players)


async def _play_and_kill(site: Site, players: list[Player]) -> None:
    """Kill at random points of what happens; at last everybody gets something done at the present table."""
    luck, kills = random.Random(SEED), 0
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        while kills < KILLS or not any(told.tries > 1 for one in players for told in one.told):
            await _more(playing, lambda: sum(player.answers for player in players), 1)
            await _more(playing, lambda: sum(player.requests for player in players), luck.randrange(1, 30))
            await asyncio.sleep(luck.random() * 0.01)  # while something is on its way, somewhere on its way
            site.kill()
            kills += 1
        await _until(playing, lambda: all(player.got_something_done for player in players))
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def _more(playing: list[asyncio.Task[None]], count: Callable[[], int], wanted: int) -> None:
    """Wait until so many more have been counted."""
    enough = count() + wanted
    await _until(playing, lambda: count() >= enough)


async def _until(playing: list[asyncio.Task[None]], truth: Callable[[], bool]) -> None:
    while not truth():
        _raise_failures(playing)
        await asyncio.sleep(0.001)


def _raise_failures(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()
