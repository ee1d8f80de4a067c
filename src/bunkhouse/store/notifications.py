"""News between processes that share a PostgreSQL: LISTEN and NOTIFY carry what changed, the log says how."""

import asyncio
import logging
import secrets
from collections.abc import Callable

import msgspec
import psycopg
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from bunkhouse.store.statements import NOTIFY

_CHANNEL = "bunkhouse"
_LOG = logging.getLogger(__name__)


class News(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What another process tells: about a table (``seq`` its newest change, or new talk), who is there, or
    whose session or token has ended (``signed-out``; no table has the number 0)."""

    sender: str
    table_id: int
    seq: int = 0
    kind: str = ""
    """The kind of move; ``chat``; ``here`` with the people present at the sender's; ``signed-out``."""
    people: list[str] = []


class Notifications:
    """Sent within a transaction and heard after its commit. Silent on SQLite."""

    def __init__(self, url: URL | None) -> None:
        self._url = url
        self._task: asyncio.Task[None] | None = None
        self.process = secrets.token_hex(4)
        """This process, so that it does not listen to itself."""

    async def send(self, connection: AsyncConnection, news: News) -> None:
        if self._url is not None:
            await connection.run_sync(self.send_now, news)

    def send_now(self, connection: Connection, news: News) -> None:
        """The same for a connection that is used in one go."""
        if self._url is not None:
            payload = msgspec.json.encode(news).decode()
            connection.execute(NOTIFY, {"channel": _CHANNEL, "news": payload})

    def listen(self, heard: Callable[[News], None], missed: Callable[[], None]) -> None:
        """Call ``heard`` for all news of others, and ``missed`` when some may have been lost."""
        if self._url is not None:
            self._task = asyncio.create_task(self._listening(heard, missed))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _listening(self, heard: Callable[[News], None], missed: Callable[[], None]) -> None:
        while True:
            try:
                await self._one_connection(heard, missed)
            except (psycopg.Error, OSError) as error:
                _LOG.warning("lost the database's notifications: %s", error)
            await asyncio.sleep(1.0)

    async def _one_connection(self, heard: Callable[[News], None], missed: Callable[[], None]) -> None:
        assert self._url is not None
        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {_CHANNEL}")
            missed()
            async for notify in connection.notifies():
                try:
                    news = msgspec.json.decode(notify.payload, type=News)
                except msgspec.MsgspecError:
                    continue  # a newer Bunkhouse may tell what this one does not know
                if news.sender != self.process:
                    heard(news)
