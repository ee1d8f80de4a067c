"""Who is at a table right now: people who have it open, here or in another process of the site.

People are known by their ids; somebody who only looks on, by an id of ``onlooker``.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterable

_LINGER = 3.0
"""Seconds that somebody counts as present after the last page closed: a reload is no absence."""
_REMOTE = 60_000
"""Milliseconds that news from another process hold."""


_ONLOOKER = "?"
_MOST_TOLD = 150
"""More people than this are not told of one by one."""


def onlooker(id: str) -> str:
    """Somebody who only looks on, and is nobody at the table even if a seat is theirs."""
    return _ONLOOKER + id


class Presence:
    def __init__(self, changed: Callable[[], None], now: Callable[[], int]) -> None:
        self._changed = changed
        self._now = now
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[int, frozenset[str]]] = {}
        self._left: dict[str, int] = {}
        self._absences: dict[str, list[tuple[int, int]]] = {}
        """When people were away and came back, in order."""
        self._since = now()

    @property
    def local(self) -> list[str]:
        """Who is here, those who only look on last."""
        return sorted(self._here, key=lambda id: (id.startswith(_ONLOOKER), id))[:_MOST_TOLD]

    @property
    def onlookers(self) -> int:
        there = set(self._here).union(*(people for _, people in self._fresh()))
        return sum(id.startswith(_ONLOOKER) for id in there)

    def come(self, person_id: str) -> None:
        away = self.away_since(person_id)
        self._here[person_id] += 1
        if self._here[person_id] == 1:
            self._came_back(person_id, away)
            self._changed()

    def _came_back(self, person_id: str, away: int | None) -> None:
        self._left.pop(person_id, None)
        if away is not None and not person_id.startswith(_ONLOOKER):
            self._absences.setdefault(person_id, []).append((away, self._now()))
            del self._absences[person_id][:-_MOST_TOLD]

    def go(self, person_id: str) -> None:
        """Somebody closed the table; whether they are away shows a moment later."""
        with contextlib.suppress(RuntimeError):  # the loop has ended, and so has everybody's presence
            asyncio.get_running_loop().call_later(_LINGER, self._gone, person_id)

    def _gone(self, person_id: str) -> None:
        self._here[person_id] -= 1
        if self._here[person_id] <= 0:
            del self._here[person_id]
            if not person_id.startswith(_ONLOOKER):
                self._left[person_id] = self._now()
            self._changed()

    def hear(self, service: str, people: list[str]) -> None:
        """Another process tells who is there."""
        before = {person for _, there in self._elsewhere.values() for person in there}
        away = {person: self.away_since(person) for person in set(people) - before}
        self._elsewhere[service] = (self._now(), frozenset(people))
        for person, since in away.items():
            self._came_back(person, since)
        for person in before - set(people):
            self._left[person] = self._now()

    def is_open_for(self, person_id: str) -> bool:
        """Whether somebody has the table open in this process, at a seat or looking on."""
        return person_id in self._here or onlooker(person_id) in self._here

    def is_here(self, person_id: str) -> bool:
        if person_id in self._here:
            return True
        return any(person_id in there for _, there in self._fresh())

    def _fresh(self) -> list[tuple[int, frozenset[str]]]:
        """What other processes told lately."""
        fresh = self._now() - _REMOTE
        return [told for told in self._elsewhere.values() if told[0] > fresh]

    def away_since(self, person_id: str) -> int | None:
        """Since when somebody is not there; for all we know, since the table was loaded."""
        return None if self.is_here(person_id) else self._left.get(person_id, self._since)

    def away(self, people: Iterable[str | None]) -> dict[str, int]:
        """Since when those of some people who are not there are away."""
        found = {person: self.away_since(person) for person in people if person is not None}
        return {person: since for person, since in found.items() if since is not None}

    def absent(self, person_id: str, since: int) -> int:
        """For how many milliseconds, of those since a moment, somebody has not been there."""
        away = self.away_since(person_id)
        spans = [*self._absences.get(person_id, []), *([] if away is None else [(away, self._now())])]
        return sum(max(0, end - max(start, since)) for start, end in spans)
