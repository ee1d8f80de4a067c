"""Which objective cards to fulfil: the exact best use of what a player has done.

Every task item counts for one card only, so the cards compete for the items. The search below decides card by
card whether it is fulfilled, never follows a branch that cannot beat the best result found so far, and gives
the exact maximum.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bunkhouse.engine.bits import bit

_LOWEST: Final[i64] = -1_000_000
"""Worse than any result."""


class Allocation:
    """Cards with their tasks and points, and the items that there are to fulfil them."""

    tasks: i64
    items: vec[i64]
    """How many items of each task are left."""
    needs: vec[i64]
    """For every card how many items of each task it needs."""
    points: vec[i64]
    penalties: vec[i64]
    optional: vec[i64]
    """1 for a card that may be left out."""
    rest: vec[i64]
    """What the cards from each one on could add at most."""
    skipped: vec[i64]
    """1 for an optional card that is not fulfilled in the branch under search."""
    set_points: i64
    set_size: i64
    """So many points for every so many cards in the area; 0 points where no card grants any."""
    best: i64
    best_count: i64
    """The maximum, and how many cards lie in the area when it is reached."""

    def __init__(self, tasks: i64, items: vec[i64], set_points: i64, set_size: i64) -> None:
        self.tasks = tasks
        self.items = items
        self.needs = vec[i64]([])
        self.points = vec[i64]([])
        self.penalties = vec[i64]([])
        self.optional = vec[i64]([])
        self.rest = vec[i64]([])
        self.skipped = vec[i64]([])
        self.set_points = set_points
        self.set_size = set_size
        self.best = 0
        self.best_count = 0

    def add(self, needs: vec[i64], points: i64, penalty: i64, optional: bool) -> None:
        """A card of the area, or one that may join it."""
        need: i64
        for need in needs:
            self.needs = append(self.needs, need)
        self.points = append(self.points, points)
        self.penalties = append(self.penalties, penalty)
        self.optional = append(self.optional, i64(1) if optional else i64(0))
        self.skipped = append(self.skipped, i64(0))

    def solve(self) -> None:
        """Find the best total; afterwards ``best`` and ``best_count`` tell it."""
        cards: i64 = len(self.points)
        at: i64
        self.rest = vec[i64]([i64(0)] * (cards + 1))
        for at in range(cards - 1, -1, -1):
            self.rest[at] = self.rest[at + 1] + self.points[at] + self.set_points
        self.best = _LOWEST
        self._search(0, 0, 0)

    def _search(self, card: i64, total: i64, count: i64) -> None:
        """The cards before ``card`` are decided: so many points, so many cards in the area."""
        if card == len(self.points):
            self._finish(total, count)
            return
        sets: i64 = self.set_points * (count // self.set_size)
        if total + sets + self.rest[card] + self.set_points < self.best:
            return
        if self._take(card, 1):
            self._search(card + 1, total + self.points[card], count + 1)
        self._take(card, -1)
        if self.optional[card]:
            self.skipped[card] = 1
            self._search(card + 1, total, count)
            self.skipped[card] = 0
        else:
            self._search(card + 1, total - self.penalties[card], count + 1)

    def _take(self, card: i64, sign: i64) -> bool:
        """Use the items of a card, or give them back; False when some are missing."""
        enough: bool = True
        task: i64
        for task in range(self.tasks):
            self.items[task] -= sign * self.needs[card * self.tasks + task]
            if self.items[task] < 0:
                enough = False
        return enough

    def _finish(self, total: i64, count: i64) -> None:
        """Unfulfilled optional cards may still join for the sake of their number, the mildest first."""
        used: i64 = 0
        while True:
            sets: i64 = self.set_points * (count // self.set_size)
            if total + sets > self.best:
                self.best = total + sets
                self.best_count = count
            mildest: i64 = self._mildest(used)
            if mildest < 0 or self.set_points == 0:
                return
            used |= bit(mildest)
            total -= self.penalties[mildest]
            count += 1

    def _mildest(self, used: i64) -> i64:
        found: i64 = -1
        card: i64
        for card in range(len(self.points)):
            free: bool = self.skipped[card] != 0 and not (used >> card) & 1
            if free and (found < 0 or self.penalties[card] < self.penalties[found]):
                found = card
        return found
