"""What a table needs of the house that runs it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bunkhouse.server.labour import Labour
from bunkhouse.server.people import People, Person
from bunkhouse.server.running.hours import Hours
from bunkhouse.server.running.seating import Seats
from bunkhouse.store.rows import TableRow
from bunkhouse.store.tables import TableBook


@dataclass(frozen=True, slots=True)
class Backroom:
    tables: TableBook
    people: People
    labour: Labour
    shared: bool
    """Other processes may write to the same tables."""
    hours: Hours
    """When the house was open; nobody's time runs while it is closed."""
    pause: float
    """Seconds between the visible actions of bots."""
    undo_wait: float
    """Seconds that bots wait for somebody who may still take back what they did; 0: not at all."""
    away_after: float
    """Seconds after which an absent person's seat may be handed to a bot."""
    changed: Callable[[TableRow, Seats, str], None]
    """A table changed: the row and the seats now, and the kind of the change."""
    open_again: Callable[[TableRow, Seats, Person], Awaitable[str]]
    """Open a table like another one, with these seats; gives its code."""
