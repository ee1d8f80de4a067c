"""When the site was open: every process notes every few seconds that it is still there."""

from sqlalchemy import delete, insert, select, update

from bunkhouse.store.schema import HOURS
from bunkhouse.store.store import Store


class HourBook:
    """The open hours of this process, and of all others on the same database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = store.notifications.process

    async def open(self, now: int, since: int) -> None:
        """This process begins; hours that ended before ``since`` are forgotten."""
        async with self._store.writing() as connection:
            await connection.execute(delete(HOURS).where(HOURS.c.seen < since))
            await connection.execute(insert(HOURS).values(house=self._process, opened=now, seen=now))

    async def note(self, now: int) -> None:
        """This process is still there."""
        async with self._store.writing() as connection:
            await connection.execute(update(HOURS).where(HOURS.c.house == self._process).values(seen=now))

    async def spans(self) -> list[tuple[int, int]]:
        """From when to when each process was seen."""
        async with self._store.reading() as connection:
            found = await connection.execute(select(HOURS.c.opened, HOURS.c.seen))
            return [(int(opened), int(seen)) for opened, seen in found]
