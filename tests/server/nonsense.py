"""What nobody in their right mind would send, and a site with tables to send it to."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from starlette.applications import Starlette
from starlette.testclient import TestClient

from bunkhouse.server.app import create_app
from bunkhouse.server.config import Config
from bunkhouse.server.table_plan import SeatPlan, TablePlan
from bunkhouse.server.table_service import TableService
from bunkhouse.server.tables.commands.absence import Resign
from bunkhouse.server.tables.commands.before_start import Sit, Start

from .stand_in import FREELY, SAME_SITE

HALF = "\ud800"
"""Half of a character: JSON can write it, nothing can store or send it."""
TEXTS = [
    "",
    "0",
    "1",
    "-1",
    "2",
    "99",
    "9" * 30,
    "1e9",
    "null",
    "true",
    "x",
    "el-gaucho",
    "old-west",
    "chess",
    "pl",
    "lantern",
    "open",
    "link",
    "bot",
    "hotseat",
    "host",
    "greedy",
    "red",
    "end",
    "keep yellow-08",
    "take 1+2",
    "../../etc/passwd",
    "//evil.example",
    "http://evil.example",
    "http://[",
    "/\\evil",
    "<script>alert(1)</script>",
    "'; DROP--",
    "a" * 190,
    "a" * 5000,
    "\u0000",
    "Ann\u0000",
    "\ud7ff\U0001f40e\u202e",
    "%00",
    "{{7*7}}",
    "\r\nSet-Cookie: a=b",
    "ĄĘ żółć",
    "²",
    "٣",
    "1.1",
    "1.nosuch00",
]


@dataclass(frozen=True)
class Site:
    """A running site with a waiting, a running and a finished table of the same two people."""

    client: TestClient
    app: Starlette
    codes: list[str]
    """Of the three tables, theirs for spectators, and one that does not exist."""
    sessions: list[str]
    """Of the two people, and of nobody."""
    token: str
    """The first one's, for the API."""


async def _populate(url: str) -> tuple[list[str], list[str], str]:
    service = await TableService.open(url, bot_workers=0, bot_pause=0.0)
    try:
        people = [await service.people.guest(name) for name in ("Gosia", "Maciek")]
        host, guest = people[0][0], people[1][0]
        plan = TablePlan(game="el-gaucho", seats=(SeatPlan(kind="host"), SeatPlan()))
        codes = [(await service.create(host, plan)).code for _ in range(3)]
        for code in codes[1:]:
            table = await service.table(code)
            await table.do(Sit(guest))
            await table.do(Start(host))
        await (await service.table(codes[2])).do(Resign(guest.id, 1))
        watch_codes = [(await service.table(code)).info.watch_code for code in codes]
        _, token = await service.people.make_token(host.id, "fuzz")
        return [*codes, *watch_codes, "nosuch00"], [people[0][1], people[1][1], ""], token
    finally:
        await service.close()


@contextmanager
def populated(url: str) -> Iterator[Site]:
    codes, sessions, token = asyncio.run(_populate(url))
    app = create_app(Config(url, bot_workers=0, bot_pause=0.0, undo_wait=0.0, limits=FREELY))
    with TestClient(
        app,
        base_url="http://localhost",
        headers=SAME_SITE,
        raise_server_exceptions=False,
        follow_redirects=False,
    ) as client:
        yield Site(client, app, codes, sessions, token)
