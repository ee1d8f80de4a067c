"""What a person at the terminal may know of what has happened in a game."""

from collections.abc import Collection, Iterator, Sequence

from bunkhouse.engine.history import HistoryEntry
from bunkhouse.engine.messages import Event


def last_of(entries: Sequence[HistoryEntry], seats: Collection[int]) -> int:
    """The place of the last action that one of these seats has chosen; 0 when there is none."""
    return max((at for at, entry in enumerate(entries) if entry.seat in seats), default=0)


def seen_by(entries: Sequence[HistoryEntry], seat: int | None, start: int = 0) -> Iterator[Event]:
    """What a seat (None: a spectator) may know of everything from a place on."""
    for entry in entries[start:]:
        yield from (event for event in entry.events if event.visible_to(seat))
