"""What lies on the table: packed arrays, read and changed by small methods with names."""

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from bunkhouse.engine.authoring import Agenda, Rng, RuledState, Setting
from bunkhouse.skeleton.components import KINDS, SNAKE, VALUE


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(RuledState):
    """The creek, and what every seat has found."""

    creek: vec[i16]
    """The nuggets in the creek, in the order in which nobody knows them; the next one is the last."""
    left: i64
    """How many of them are still there."""
    found: vec[i16]
    """For every seat, how many nuggets of each kind it has found."""
    gone: vec[i16]
    """For every seat, whether it has left the creek."""

    def __init__(
        self,
        setting: Setting,
        rng: Rng,
        agenda: Agenda,
        creek: vec[i16],
        found: vec[i16],
        gone: vec[i16],
    ) -> None:
        super().__init__(setting, rng, agenda)
        self.creek = creek
        self.left = len(creek)
        self.found = found
        self.gone = gone

    def next_nugget(self) -> i64:
        """Take a nugget out of the creek."""
        self.left -= 1
        return i64(self.creek[self.left])

    def count(self, seat: i64, kind: i64) -> i64:
        return i64(self.found[seat * KINDS + kind])

    def add(self, seat: i64, kind: i64) -> None:
        self.found[seat * KINDS + kind] += i16(1)

    def has_left(self, seat: i64) -> bool:
        return self.gone[seat] != 0

    def leave(self, seat: i64) -> None:
        self.gone[seat] = i16(1)

    def bitten(self, seat: i64) -> bool:
        return self.count(seat, SNAKE) > 0

    def points(self, seat: i64) -> i64:
        """GC-5: the value of all nuggets, or nothing for somebody who was bitten."""
        kind: i64
        total: i64 = 0
        for kind in range(KINDS):
            total += self.count(seat, kind) * i64(VALUE[kind])
        return 0 if self.bitten(seat) else total
