"""When the site was open. Nobody's time runs while it is closed: a restart costs nobody anything."""

from collections.abc import Sequence


class OpeningHours:
    """What one process, open since a moment, knows of the hours before it came."""

    def __init__(self, opened: int) -> None:
        self._opened = opened
        self._closed: list[tuple[int, int]] = [(0, opened)]
        """From when to when nobody was there, in order."""

    def learn(self, spans: Sequence[tuple[int, int]]) -> None:
        """From when to when every process was there, this one too; it has been there since it opened."""
        self._closed, free = [], 0
        for begin, end in sorted([*spans, (self._opened, self._opened)]):
            if begin > free:
                self._closed.append((free, begin))
            free = max(free, end)
            if free >= self._opened:
                return

    def began(self, moment: int) -> int:
        """A moment in the past, moved on by all the time since then in which the site was closed."""
        return moment + sum(max(0, end - max(begin, moment)) for begin, end in self._closed)
