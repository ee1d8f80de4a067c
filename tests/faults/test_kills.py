"""kill -9 at random moments while people play: no acknowledged move is lost, none is doubled."""

import asyncio
import os
import random

import httpx

from .ledger import check
from .player import Player
from .site import Site

KILLS = int(os.environ.get("BUNKHOUSE_KILLS", "12"))
SEED = int(os.environ.get("BUNKHOUSE_KILL_SEED", "1"))

PAIR = [{"kind": "host"}, {"kind": "hotseat", "name": "Gosia"}]
WITH_BOT = [*PAIR, {"kind": "bot", "bot": "random"}]


def test_no_acknowledged_move_is_lost_or_doubled(database: str) -> None:
    asyncio.run(_evening(database))


async def _evening(database: str) -> None:
    site = Site(database)
    try:
        async with (
            httpx.AsyncClient(base_url=site.url, timeout=20) as one,
            httpx.AsyncClient(base_url=site.url, timeout=20) as two,
            httpx.AsyncClient(base_url=site.url, timeout=20) as three,
        ):
            players = [
                Player(site, client, random.Random(SEED + number), seats)
                for number, (client, seats) in enumerate([(one, PAIR), (two, PAIR), (three, WITH_BOT)])
            ]
            await asyncio.gather(*[player.begin() for player in players])
            await _play_and_kill(site, players)
    finally:
        site.close()
    await check(database, players)
    assert any(told.tries > 1 for one in players for told in one.told), "no kill hit a command"


async def _play_and_kill(site: Site, players: list[Player]) -> None:
    luck = random.Random(SEED)
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        for _ in range(KILLS):
            before = sum(player.answers for player in players)
            while sum(player.answers for player in players) == before:
                _raise_failures(playing)
                await asyncio.sleep(0.01)
            await asyncio.sleep(luck.random() * 0.4)
            _raise_failures(playing)
            site.kill()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def _raise_failures(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()
