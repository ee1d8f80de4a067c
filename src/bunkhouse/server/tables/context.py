"""What every table needs of the process that runs it."""

from collections.abc import Callable
from dataclasses import dataclass

from bunkhouse.server.bot_pool import BotPool
from bunkhouse.server.tables.opening_hours import OpeningHours
from bunkhouse.server.tables.seats import Seats
from bunkhouse.store.tables import TableBook


@dataclass(frozen=True, slots=True)
class TableContext:
    """What the tables of one process share."""

    tables: TableBook
    bots: BotPool
    shared: bool
    """Other processes may write to the same tables."""
    hours: OpeningHours
    """When the site was open; nobody's time runs while it is closed."""
    bot_pause: float
    """Seconds between the visible actions of bots."""
    undo_wait: int
    """Milliseconds that bots wait for somebody who may still take back what they did; 0: not at all."""
    away_after: int
    """Milliseconds after which an absent person's seat may be handed to a bot."""
    changed: Callable[[Seats, str], None]
    """A table changed: its seats now, and the kind of the change."""
