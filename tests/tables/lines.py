"""Live streams of the whole application, read without a network while a site goes on."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from starlette.applications import Starlette

from bunkhouse.engine.rng import seeded
from bunkhouse.server.app import create_app
from bunkhouse.server.config import Config
from bunkhouse.server.people import Person
from bunkhouse.server.table_service import TableService
from bunkhouse.server.tables.commands.play import Act
from bunkhouse.server.tables.live_table import LiveTable

from .helpers import choice, opened, until

_NUDGE = re.compile(r'<button type="submit" class="btn" form="nudge".*?</button>', re.DOTALL)
"""Tells the seconds until it may be pressed: two updates of the same table differ there."""


@dataclass
class Line:
    """An open stream and everything that has come on it."""

    events: list[str] = field(default_factory=list)
    seqs: list[int] = field(default_factory=list)
    ended: bool = False
    status: int = 0
    task: asyncio.Task[None] | None = None

    def has(self, seq: int) -> bool:
        """Whether the table has been shown as it is after a change; a stream that has ended shows nothing."""
        return self.ended or (bool(self.seqs) and self.seqs[-1] >= seq)

    def take(self, text: str) -> None:
        for event in text.split("\n\n"):
            lines = event.split("\n")
            numbers = [int(line.removeprefix("id: ")) for line in lines if line.startswith("id: ")]
            data = [line.removeprefix("data: ") for line in lines if line.startswith("data: ")]
            if data and data != [""]:
                self.events.append(_NUDGE.sub("", "\n".join(data)))
                self.seqs += numbers


@dataclass
class Visitor:
    """Somebody with a session in a browser and a token for the API."""

    person: Person
    session: str
    token: str
    token_id: str


class Site:
    """The whole application around a site, asked without a network."""

    def __init__(self, service: TableService, app: Starlette, door: str) -> None:
        self.service, self.app, self.door = service, app, door
        self.lines: list[Line] = []

    async def visitor(self, name: str) -> Visitor:
        person, session = await self.service.people.guest(name)
        token, secret = await self.service.people.make_token(person.id, name)
        return Visitor(person, session, secret, token.id)

    async def stream(self, path: str, who: Visitor) -> Line:
        """Open a stream and wait until it is answered."""
        line = Line()
        line.task = asyncio.create_task(self._read(path, who, line))
        self.lines.append(line)
        await until(lambda: line.status != 0)
        return line

    async def follow(self, table: LiveTable, who: Visitor, seat: int | None = None) -> Line:
        asked = "" if seat is None else f"?seat={seat}"
        return await self.stream(
            f"/api/tables/{table.code}/stream{asked}"
            if self.door == "api"
            else f"/t/{table.code}/stream{asked}",
            who,
        )

    async def _read(self, path: str, who: Visitor, line: Line) -> None:
        address, _, query = path.partition("?")
        api = path.startswith("/api/")
        credential = (
            (b"authorization", f"Bearer {who.token}".encode())
            if api
            else (b"cookie", f"bunkhouse={who.session}; language=en".encode())
        )
        scope = {
            "type": "http",
            "method": "GET",
            "path": address,
            "raw_path": address.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "http_version": "1.1",
            "scheme": "http",
            "server": ("localhost", 8000),
            "client": ("127.0.0.1", 1),
            "headers": [(b"host", b"localhost:8000"), (b"sec-fetch-site", b"same-origin"), credential],
            "state": {},
        }

        async def receive() -> dict[str, object]:
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: dict[str, object]) -> None:
            if message["type"] == "http.response.start":
                line.status = int(str(message["status"]))
            else:
                body = message.get("body", b"")
                assert isinstance(body, bytes)
                line.take(body.decode())

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        line.ended = True

    async def hang_up(self) -> None:
        tasks = [line.task for line in self.lines if line.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def site(url: str, door: str = "page") -> AsyncIterator[Site]:
    async with opened(url) as service:
        app = create_app(Config(url, heartbeat=60.0), service)
        async with app.router.lifespan_context(app):
            here = Site(service, app, door)
            try:
                yield here
            finally:
                await here.hang_up()


async def play_on(table: LiveTable, *lines: Line, steps: int = 2) -> None:
    """Play a few decisions; after each, wait until every open stream has shown it."""
    rng = seeded(5)
    for _ in range(steps):
        info = table.info
        assert info.actor is not None
        owner = info.seats[info.actor].person_id
        assert owner is not None
        await table.do(Act(owner, info.actor, choice(table, rng), info.seq))
        await shown(table, *lines)


async def shown(table: LiveTable, *lines: Line) -> None:
    await until(lambda: all(line.has(table.seq) for line in lines), 60.0)


def same_as_a_stranger(line: Line, stranger: Line) -> bool:
    """Whether a stream has ended, or shows just what somebody without a seat is shown."""
    return line.ended or line.events[-1] == stranger.events[-1]
