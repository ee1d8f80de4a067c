"""Herds: adding a tile and selling (EG-47, EG-58 to EG-62)."""

from mypy_extensions import i64

from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.components import BREED_NAMES, VALUES
from bunkhouse.games.el_gaucho.state import SALES, Table, breed_of, tile_params, value_of


def add_on_the_right(table: Table, seat: i64, tile: i64) -> None:
    """EG-58, EG-60: a tile that does not fit makes its owner sell the herd, and starts a new one."""
    breed: i64 = breed_of(tile)
    value: i64 = value_of(tile)
    if not herds.fits(table.herd(seat, breed), value):
        sell_herd(table, seat, breed, SALES)
    table.set_herd(seat, breed, herds.added(table.herd(seat, breed), value))
    if table.journal is not None:
        count = int(herds.size(table.herd(seat, breed)))
        table.tell_seat("adds", seat, {"count": count, **tile_params(tile)})


def forced_sale(table: Table, seat: i64, tile: i64) -> i64:
    """EG-60: what a tile makes its owner sell a herd for, 0 when it fits."""
    return herds.forced_sale(table.herd(seat, breed_of(tile)), value_of(tile))


def sell_herd(table: Table, seat: i64, breed: i64, source: i64) -> None:
    """EG-62: number of tiles times the highest value; the tiles go to the box."""
    herd: i64 = table.herd(seat, breed)
    pesos: i64 = herds.worth(herd)
    table.earn(seat, source, pesos)
    table.box |= (herd & ~herds.DESCENDING) << (breed * VALUES)
    table.set_herd(seat, breed, 0)
    if table.journal is not None:
        size, highest = int(herds.size(herd)), int(herds.highest(herd))
        params = {"count": size, "highest": highest, "pesos": int(pesos)}
        table.tell_seat("sells", seat, {"breed": BREED_NAMES[breed], **params})
