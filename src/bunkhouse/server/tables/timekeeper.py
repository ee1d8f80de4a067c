"""Time that outlives the process: when the site was open, and how long clocks have stood still."""

import asyncio
import logging
from collections.abc import Callable, Iterable

from bunkhouse.server.errors import StoreError
from bunkhouse.server.ids import now_ms
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.server.tables.opening_hours import OpeningHours
from bunkhouse.store.opening_hours import HourBook
from bunkhouse.store.tables import TableBook

_LOG = logging.getLogger(__name__)
BEAT = 3.0
"""Seconds between two notes: so much of a person's time is forgotten, at most, when the site falls over."""
_LONGEST = 40 * 86_400_000
"""Milliseconds after which no clock can remember an hour."""


class Timekeeper:
    """Notes every few seconds, and when the site closes, that it is still open."""

    def __init__(self, book: HourBook, tables: TableBook, hours: OpeningHours) -> None:
        self._book = book
        self._tables = tables
        self._hours = hours

    async def begin(self, now: int) -> None:
        await self._book.open(now, now - _LONGEST)
        self._hours.learn(await self._book.spans())

    async def keep(self, tables: Callable[[], Iterable[LiveTable]]) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.note(tables())
                self._hours.learn(await self._book.spans())
            except StoreError as error:
                _LOG.warning("the time could not be noted: %s", error)

    async def note(self, tables: Iterable[LiveTable]) -> None:
        rests = [rest for table in tables if (rest := table.rest_to_note()) is not None]
        if rests:
            await self._tables.note_rests(rests)
        await self._book.note(now_ms())
