"""Two servers on one PostgreSQL: people at both of them play the same table, and there is one truth."""

import asyncio
import random

import httpx

from .ledger import check
from .player import Player
from .site import Site

SEATS = [{"kind": "host"}, {"kind": "hotseat", "name": "Gosia"}, {"kind": "bot", "bot": "random"}]
ENOUGH = 15


def test_two_servers_drive_one_table_without_divergence(postgres: str) -> None:
    asyncio.run(_evening(postgres))


async def _evening(database: str) -> None:
    sites = [Site(database), Site(database)]
    try:
        async with (
            httpx.AsyncClient(base_url=sites[0].url, timeout=120) as one,
            httpx.AsyncClient(base_url=sites[1].url, timeout=120) as two,
        ):
            here, there = [
                Player(site, client, random.Random(number), SEATS, alone=False)
                for number, (site, client) in enumerate(zip(sites, (one, two), strict=True))
            ]
            await here.begin()
            there.client.headers = here.client.headers
            there.tables = here.tables
            playing = [asyncio.create_task(player.play()) for player in (here, there)]
            await asyncio.wait_for(_until_both_have_played(here, there, playing), 900)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await _see_the_same(here, there)
    finally:
        for site in sites:
            site.close()
    await check(database, [here, there])


async def _until_both_have_played(here: Player, there: Player, playing: list[asyncio.Task[None]]) -> None:
    while min(_acknowledged(here), _acknowledged(there)) < ENOUGH:
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(0.02)


def _acknowledged(player: Player) -> int:
    return sum(told.status == 200 for told in player.told)


async def _see_the_same(here: Player, there: Player) -> None:
    """What the two servers show is the same, once the bot next door has had its moment."""
    for _ in range(6_000):
        views = [
            (await player.ask("GET", f"/tables/{here.tables[-1]}/observe"))[1] for player in (here, there)
        ]
        if views[0] == views[1]:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(views)
