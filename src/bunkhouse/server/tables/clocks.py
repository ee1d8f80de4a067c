"""Time to think. Everything here is arithmetic on milliseconds; nobody looks at a clock."""

import msgspec
from msgspec.structs import replace

from bunkhouse.server.table_info import Clock
from bunkhouse.server.table_plan import Pace

RETURN_GRACE = 60_000
"""A late person who comes back has at least this long."""


class Clocks(msgspec.Struct, frozen=True):
    """What every seat has left, and since when one of them is deciding."""

    pace: Pace
    left: list[int]
    """Milliseconds per seat at ``began``; empty at a free pace."""
    actor: int | None
    """The seat whose clock runs; None: none does (a bot thinks, or the game is not on)."""
    began: int
    rested: int = 0
    """For how long, since then, the clock has stood still because its person was not there."""
    resting: int = 0
    """For how long it will go on standing still when nobody comes; 0: it runs."""

    def left_now(self, seat: int, now: int) -> int:
        spent = max(0, now - self.began - self.rested) if seat == self.actor else 0
        return max(0, self.left[seat] - spent)

    def clock(self, seat: int, now: int) -> Clock | None:
        if not self.left:
            return None
        return Clock(left=self.left_now(seat, now), running=seat == self.actor and not self.resting)

    def rest(self, absent: int, away: bool, most: int) -> "Clocks":
        """The clock stands still for whoever is not there, in one turn for so long at most."""
        if self.pace.kind != "live":
            return self
        rested = min(absent, most)
        return replace(self, rested=rested, resting=most - rested if away else 0)

    def passed(self, actor: int | None, now: int) -> "Clocks":
        """After a change: the time spent is charged, and the clock of ``actor`` runs from now on."""
        if not self.left:
            return Clocks(self.pace, [], actor, now)
        left = [self.left_now(seat, now) for seat in range(len(self.left))]
        if self.actor is not None and actor != self.actor:
            left[self.actor] = self._after_turn(left[self.actor])
        return Clocks(self.pace, left, actor, now)

    def given_back(self, seat: int, gained: int) -> "Clocks":
        """A turn that ended is taken back, and with it what its end had brought the clock."""
        if not self.left:
            return self
        left = list(self.left)
        left[seat] = max(0, left[seat] - gained)
        return replace(self, left=left)

    def refilled(self, seat: int) -> "Clocks":
        """A person takes the seat back: nobody returns to an empty clock."""
        if not self.left:
            return self
        left = list(self.left)
        left[seat] = max(left[seat], RETURN_GRACE)
        return replace(self, left=left)

    def _after_turn(self, left: int) -> int:
        return self.pace.bank * 1000 if self.pace.kind == "days" else left + self.pace.increment * 1000


NO_CLOCKS = Clocks(Pace(), [], None, 0)


def fresh_clocks(pace: Pace, players: int) -> Clocks:
    return Clocks(pace, [] if pace.kind == "free" else [pace.bank * 1000] * players, None, 0)
