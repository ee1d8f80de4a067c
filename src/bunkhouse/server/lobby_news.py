"""Telling the lobby: what changed for everybody, and what for one person."""

import asyncio
from collections.abc import AsyncIterator

from bunkhouse.server.tables.seats import Seats
from bunkhouse.server.tables.watchers import Watchers

_QUIET = frozenset({"act", "undo", "chat", "here", "news", "nudge"})
"""Changes of a table that do not change the lobby's list."""
_BREATH = 0.25
"""Seconds that changes are collected for, so that a busy site does not redraw its lobby without end."""


class LobbyNews:
    """Who waits for news in the lobby. A person is also told when their tables change."""

    def __init__(self) -> None:
        self._everybody = Watchers()
        self._persons: dict[str, Watchers] = {}

    def table_changed(self, seats: Seats, kind: str) -> None:
        if kind not in _QUIET:
            self._everybody.tell()
        for seat in seats:
            if seat.person_id is not None:
                self.person_changed(seat.person_id)

    def person_changed(self, person_id: str) -> None:
        if person_id in self._persons:
            self._persons[person_id].tell()

    def somewhere(self, kind: str) -> None:
        """A table that is not known here changed."""
        if kind not in _QUIET:
            self._everybody.tell()
        if kind not in ("chat", "here"):
            for watchers in self._persons.values():
                watchers.tell()

    def close(self) -> None:
        for watchers in (self._everybody, *self._persons.values()):
            watchers.close()

    async def changes(self, person_id: str | None) -> AsyncIterator[None]:
        """Once at once, then after changes; the latest wins."""
        merged = asyncio.Event()
        sources = [self._everybody]
        if person_id is not None:
            sources.append(self._persons.setdefault(person_id, Watchers()))
        for source in sources:
            source.join(merged)
        try:
            while not self._everybody.closed:
                yield
                await merged.wait()
                await asyncio.sleep(_BREATH)
                merged.clear()
        finally:
            for source in sources:
                source.part(merged)
            if person_id is not None and not len(self._persons[person_id]):
                del self._persons[person_id]
