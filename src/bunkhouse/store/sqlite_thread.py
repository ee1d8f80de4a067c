"""SQLite in a thread of its own.

The asynchronous driver comes back to the event loop for every step of every statement, and a busy loop lets
it wait each time. What is done on every request and every move is therefore done in one go.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

Result = TypeVar("Result")


class SqliteThread:
    """One thread with one connection: whole transactions, one after another."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "store")

    async def do(self, work: Callable[[Connection], Result]) -> Result:
        """Carry out a transaction; when this returns, it has been committed."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    def _do(self, work: Callable[[Connection], Result]) -> Result:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """Finish what was begun, and let go of the file."""
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()
