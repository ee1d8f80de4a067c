"""Telling whoever watches. Each watcher has room for one signal: the latest wins, nothing piles up."""

import asyncio
import time
from collections.abc import AsyncGenerator


class Watchers:
    """Everybody who waits for something to change."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Event] = set()
        self.told = time.time_ns() // 1_000_000
        """Grows with everything that is told. It starts at the hour, so that what was told before a restart
        is never taken for what is told after it."""
        self.closed = False

    def __len__(self) -> int:
        return len(self._waiting)

    def join(self, event: asyncio.Event) -> None:
        """Have an event set whenever something changes."""
        self._waiting.add(event)

    def part(self, event: asyncio.Event) -> None:
        self._waiting.discard(event)

    def tell(self) -> None:
        self.told += 1
        for event in self._waiting:
            event.set()

    def close(self) -> None:
        """Send everybody home."""
        self.closed = True
        self.tell()

    async def changes(self) -> AsyncGenerator[None, None]:
        """Once at once, then whenever something changed since the last time."""
        event = asyncio.Event()
        self.join(event)
        try:
            while not self.closed:
                yield
                await event.wait()
                event.clear()
        finally:
            self.part(event)
