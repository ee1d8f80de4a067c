"""Receiving: coins, and goods and workers of which the supply may hold too few (MT-27 to MT-32)."""

from mypy_extensions import i64

from bunkhouse.games.montana.components import GOOD_NAMES, WORKER_KINDS, WORKER_LIMIT, WORKER_NAMES
from bunkhouse.games.montana.packs import count_of, pieces, size
from bunkhouse.games.montana.state import Table
from bunkhouse.games.montana.steps import SURPLUS


def receive_coins(table: Table, seat: i64, coins: i64) -> None:
    table.add_coins(seat, coins)
    if table.journal is not None:
        table.tell_seat("gains-coins", seat, {"count": int(coins)})


def receive_goods(table: Table, seat: i64, pack: i64) -> None:
    """MT-29: each kind by itself."""
    kind: i64
    for kind in range(len(GOOD_NAMES)):
        due: i64 = count_of(pack, kind)
        if due > 0:
            receive_good(table, seat, kind, due)


def receive_good(table: Table, seat: i64, kind: i64, due: i64) -> None:
    """MT-27, MT-28, MT-31: when the supply is short everybody returns one, as often as it takes."""
    while count_of(table.goods, kind) < due:
        if not _all_return_good(table, kind):
            due = count_of(table.goods, kind)
    table.add_goods(seat, pieces(kind, due))
    if table.journal is not None:
        table.tell_seat("receives", seat, {"count": int(due), "good": GOOD_NAMES[kind]})


def _all_return_good(table: Table, kind: i64) -> bool:
    """MT-27: one piece from every player who has one; False when nobody has."""
    seat: i64
    returned = False
    for seat in range(i64(table.players)):
        if count_of(table.goods_of(seat), kind) > 0:
            table.add_goods(seat, -pieces(kind, 1))
            returned = True
            if table.journal is not None:
                table.tell_seat("shortage-good", seat, {"good": GOOD_NAMES[kind]})
    return returned


def receive_workers(table: Table, seat: i64, pack: i64) -> None:
    """MT-29, then MT-38 and MT-R6: whoever has too many workers returns some at once."""
    kind: i64
    for kind in range(WORKER_KINDS):
        due: i64 = count_of(pack, kind)
        if due > 0:
            _receive_worker(table, seat, kind, due)
    if size(table.workers_of(seat)) > WORKER_LIMIT:
        table.agenda.push(SURPLUS, seat)


def _receive_worker(table: Table, seat: i64, kind: i64, due: i64) -> None:
    """MT-27, MT-28, MT-31: workers on the action board stay there (MT-30), so there may be too few."""
    while count_of(table.workers, kind) < due:
        if not _all_return_worker(table, kind):
            due = count_of(table.workers, kind)
    table.add_workers(seat, pieces(kind, due))
    if table.journal is not None and due > 0:
        table.tell_seat("hires", seat, {"count": int(due), "worker": WORKER_NAMES[kind]})


def _all_return_worker(table: Table, kind: i64) -> bool:
    seat: i64
    returned = False
    for seat in range(i64(table.players)):
        if count_of(table.workers_of(seat), kind) > 0:
            table.add_workers(seat, -pieces(kind, 1))
            returned = True
            if table.journal is not None:
                table.tell_seat("shortage-worker", seat, {"worker": WORKER_NAMES[kind]})
    return returned
