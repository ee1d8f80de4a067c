"""Who is at a table right now: people who have it open, here or in another process of the house."""

import asyncio
from collections import Counter
from collections.abc import Callable

_LINGER = 3.0
"""Seconds that somebody counts as present after the last page closed: a reload is no absence."""
_REMOTE = 60_000
"""Milliseconds that news from another process hold."""


class Presence:
    def __init__(self, changed: Callable[[], None], now: Callable[[], int]) -> None:
        self._changed = changed
        self._now = now
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[int, frozenset[str]]] = {}
        self._left: dict[str, int] = {}
        self._since = now()

    @property
    def local(self) -> list[str]:
        return sorted(self._here)

    def come(self, person_id: str) -> None:
        self._here[person_id] += 1
        if self._here[person_id] == 1:
            self._left.pop(person_id, None)
            self._changed()

    def go(self, person_id: str) -> None:
        """Somebody closed the table; whether they are away shows a moment later."""
        try:
            asyncio.get_running_loop().call_later(_LINGER, self._gone, person_id)
        except RuntimeError:  # the loop has ended, and so has everybody's presence
            self._gone(person_id)

    def _gone(self, person_id: str) -> None:
        self._here[person_id] -= 1
        if self._here[person_id] <= 0:
            del self._here[person_id]
            self._left[person_id] = self._now()
            self._changed()

    def hear(self, house: str, people: list[str]) -> None:
        """Another process tells who is there."""
        before = {person for _, there in self._elsewhere.values() for person in there}
        self._elsewhere[house] = (self._now(), frozenset(people))
        for person in before - set(people):
            self._left[person] = self._now()

    def is_here(self, person_id: str) -> bool:
        if person_id in self._here:
            return True
        fresh = self._now() - _REMOTE
        return any(person_id in there for time, there in self._elsewhere.values() if time > fresh)

    def away_since(self, person_id: str) -> int | None:
        """Since when somebody is not there; for all we know, since the table was loaded."""
        return None if self.is_here(person_id) else self._left.get(person_id, self._since)
