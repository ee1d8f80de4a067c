"""Work that comes while other work is being done is done next, all of it together."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from bunkhouse.store.driver_errors import Conflict

Item = TypeVar("Item")


class Batches(Generic[Item]):
    """Writes items in the order they come, each batch by one call; whoever hands one in waits for its batch.

    A batch is written wholly or not at all. When one of its items is in conflict with what is written
    already, its items are written one by one, so that each gets its own answer.
    """

    def __init__(self, write: Callable[[list[Item]], Awaitable[None]]) -> None:
        self._write = write
        self._due: list[tuple[Item, asyncio.Future[None]]] = []
        self._busy: asyncio.Task[None] | None = None

    async def put(self, item: Item) -> None:
        """Return when the item is written; raise what its writing raised."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._due.append((item, written))
        if self._busy is None:
            self._busy = asyncio.create_task(self._work())
        await written

    async def close(self) -> None:
        """Wait until everything handed in has been answered."""
        if self._busy is not None:
            await asyncio.gather(self._busy, return_exceptions=True)

    async def _work(self) -> None:
        try:
            while self._due:
                batch, self._due = self._due, []
                await self._answer(batch)
        finally:
            self._busy = None

    async def _answer(self, batch: list[tuple[Item, asyncio.Future[None]]]) -> None:
        try:
            await self._write([item for item, _ in batch])
        except Conflict as conflict:
            if len(batch) == 1:
                _fail(batch, conflict)
                return
            for one in batch:
                await self._answer([one])
        except Exception as error:
            _fail(batch, error)
        except BaseException:
            for _, written in batch:
                written.cancel()
            raise
        else:
            for _, written in batch:
                if not written.done():
                    written.set_result(None)


def _fail(batch: list[tuple[Item, asyncio.Future[None]]], error: Exception) -> None:
    for _, written in batch:
        if not written.done():
            written.set_exception(error)
