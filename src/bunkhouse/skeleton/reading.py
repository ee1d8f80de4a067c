"""Taking in a position document; what cannot be is refused where it stands."""

from librt.vecs import append, vec
from mypy_extensions import i16

from bunkhouse.engine.reading import Reader
from bunkhouse.skeleton.components import CREEK, NUGGET_NAMES
from bunkhouse.skeleton.position import census
from bunkhouse.skeleton.state import Table


def read(table: Table, position: Reader) -> None:
    counts = CREEK[table.setting.option("length")]
    table.creek = vec[i16]([])
    for nugget in position.field("creek").items(most=sum(counts)):
        table.creek = append(table.creek, i16(nugget.name(NUGGET_NAMES)))
    table.left = len(table.creek)
    for seat, item in enumerate(position.field("seats").items(table.players)):
        _read_seat(table, seat, item)
    if list(census(table).values()) != counts:
        raise position.field("creek").error("wrong-nuggets")
    _read_decision(table, position.field("decision"))


def _read_seat(table: Table, seat: int, item: Reader) -> None:
    """GC-3: a seat that met a snake has left."""
    fields = item.only(["found", "gone"])
    for kind, count in fields["found"].entries(NUGGET_NAMES):
        for _ in range(count.number(0, sum(CREEK[table.setting.option("length")]))):
            table.add(seat, kind)
    if fields["gone"].flag():
        table.leave(seat)
    elif table.bitten(seat):
        raise fields["gone"].error("bitten")


def _read_decision(table: Table, reader: Reader) -> None:
    """GC-6: without a decision the game is over."""
    over = table.left == 0 or all(table.has_left(seat) for seat in range(table.players))
    if reader.missing():
        if not over:
            raise reader.error("not-over")
        return
    step, x, y = table.rules().read(reader, ["seat"])
    step.lay_out(table, reader.field("seat").number(0, table.players - 1), x, y, reader)
