"""A change of a table, planned and checked but not yet written."""

from dataclasses import dataclass, field

from bunkhouse.engine.history import Advance, GameHistory
from bunkhouse.engine.state import State
from bunkhouse.server.running.clocks import Clocks
from bunkhouse.server.running.seating import Seats
from bunkhouse.store.rows import Snapshot


@dataclass(frozen=True, slots=True)
class Draft:
    kind: str
    seat: int | None = None
    notation: str = ""
    changes: dict[str, object] = field(default_factory=dict)
    """Columns of the table's row that become something else."""
    seats: Seats | None = None
    clocks: Clocks | None = None
    """Clocks to go on from, when not the ones that run."""
    begins: GameHistory | None = None
    """The game begins."""
    advance: Advance | None = None
    """An action is played."""
    back: int = 0
    """So many actions are taken back."""
    position: State | None = None
    """What the position is afterwards, when it changed."""
    milestones: tuple[Snapshot, ...] = ()
    hold: bool = True
    """Bots wait while it can be taken back."""
