"""The database as the rest of the house uses it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bunkhouse.store.bell import Bell
from bunkhouse.store.faults import explained
from bunkhouse.store.opening import make_engine, prepare


class Store:
    """An open database. ``reading`` and ``writing`` are the two ways to use it; errors come explained."""

    def __init__(self, engine: AsyncEngine, bell: Bell) -> None:
        self._engine = engine
        self._writer = asyncio.Lock()
        self.bell = bell
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes may write to it while this one runs."""

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The database at a URL, with its schema up to date; ``StoreError`` when that cannot be."""
        engine = make_engine(url)
        try:
            await prepare(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine, Bell(engine.url if engine.dialect.name == "postgresql" else None))

    async def close(self) -> None:
        await self.bell.close()
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

    async def check(self) -> None:
        """Whether it answers."""
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))
