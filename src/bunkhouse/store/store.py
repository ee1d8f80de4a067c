"""The database as the rest of the program uses it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bunkhouse.store.driver_errors import explained
from bunkhouse.store.notifications import Notifications
from bunkhouse.store.open_database import make_engine, prepare, thread_engine
from bunkhouse.store.sqlite_thread import SqliteThread

Result = TypeVar("Result")

_BEGIN = ("BEGIN", "BEGIN IMMEDIATE")
"""How SQLite is told that something will be read, and that something will be written."""


class Store:
    """An open database. ``reading`` and ``writing`` are the two ways to use it; errors come explained."""

    def __init__(self, engine: AsyncEngine, notifications: Notifications) -> None:
        self._engine = engine
        self._writer = asyncio.Lock()
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes may write to it while this one runs."""
        self._threads = (
            [] if self.shared else [SqliteThread(thread_engine(engine.url, begin)) for begin in _BEGIN]
        )
        """One that reads and one that writes, on SQLite."""
        self.notifications = notifications

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The database at a URL, with its schema up to date; ``StoreError`` when that cannot be."""
        engine = make_engine(url)
        try:
            await prepare(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine, Notifications(engine.url if engine.dialect.name == "postgresql" else None))

    async def close(self) -> None:
        await self.notifications.close()
        for thread in self._threads:
            await thread.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection inside a transaction that sees one moment."""
        with explained():
            async with self._engine.connect() as connection, connection.begin():
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that has been committed, to the disk, when the block is left without an error."""
        with explained():
            if self.shared:
                async with self._engine.begin() as connection:
                    yield connection
                return
            async with self._writer, self._engine.connect() as connection:  # SQLite has one writer anyway
                await connection.execution_options(begin="")  # the first statement begins it: one trip less
                async with connection.begin():
                    yield connection

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """A whole look at one moment, in one go."""
        with explained():
            if self._threads:
                return await self._threads[0].do(work)
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], None]) -> None:
        """A whole transaction in one go; it has been committed, to the disk, when this returns."""
        with explained():
            if self._threads:
                async with self._writer:
                    await self._threads[1].do(work)
                return
            async with self._engine.begin() as connection:
                await connection.run_sync(work)

    async def check(self) -> None:
        """Whether it answers."""
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))
