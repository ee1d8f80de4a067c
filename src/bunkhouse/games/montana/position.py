"""Positions as readable documents, and the count of everything on the table.

The agenda is not written down: which seat is on turn and who decides what tells all that is still owed.
Cattle and canteens on the land are not written down either: they lie wherever nobody has built on or beside.
"""

from bunkhouse.engine.state import Document
from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.agenda_document import decision
from bunkhouse.games.montana.board import FIELD_NAMES, FIELDS
from bunkhouse.games.montana.groups import CREW_NAMES, CREW_PACKS, NOBODY_THERE
from bunkhouse.games.montana.packs import count_of, counts_in
from bunkhouse.games.montana.state import LEFT_PART, NO_START, NOBODY_ON_TURN, RIGHT_PART, SHOP, Table
from bunkhouse.games.montana.view_types import PlayerBoard, Settlements, Supply, TileView


def dump(table: Table) -> Document:
    """The whole truth, as ``reading`` takes it in again."""
    return {
        **table.heading(),
        "generator": table.rng.words(),
        "round": int(table.round),
        "starter": int(table.starter),
        "turn": on_turn(table),
        "closing": table.closing,
        "decision": decision(table),
        "tiles": tiles(table),
        "start": start_field(table),
        "settlements": settlements(table),
        "wheel": int(table.pointer),
        "crews": crews(table),
        "supply": supply(table),
        "spent_canteens": int(table.spent),
        "seats": [player_board(table, seat) for seat in range(table.players)],
    }


def on_turn(table: Table) -> int | None:
    return None if table.turn == NOBODY_ON_TURN else int(table.turn)


def tiles(table: Table) -> list[TileView]:
    land = table.land
    return [
        {"tile": c.TILE_NAMES[tile], "turned": turned}
        for tile, turned in zip(land.tiles, land.turns, strict=True)
    ]


def start_field(table: Table) -> str | None:
    return None if table.start == NO_START else FIELD_NAMES[table.start]


def settlements(table: Table) -> dict[str, Settlements]:
    return {
        FIELD_NAMES[field]: {"seat": int(table.owner(field)), "tokens": int(table.tokens(field))}
        for field in range(FIELDS)
        if table.owner(field) >= 0
    }


def crews(table: Table) -> dict[str, list[str]]:
    """The spaces where workers stand: bank spaces with a crew, others with a crew on each part in use."""
    found: dict[str, list[str]] = {}
    for space in range(c.SPACES):
        left, right = table.crew(space, LEFT_PART), table.crew(space, RIGHT_PART)
        if left == NOBODY_THERE:
            continue
        parts = [left] if space < c.BANK_SPACES or right == NOBODY_THERE else [left, right]
        found[c.SPACE_NAMES[space]] = [CREW_NAMES[crew] for crew in parts]
    return found


def supply(table: Table) -> Supply:
    return {
        "goods": counts_in(table.goods, c.GOOD_NAMES),
        "workers": counts_in(table.workers, c.WORKER_NAMES),
        "cattle": int(table.cattle),
    }


def player_board(table: Table, seat: int) -> PlayerBoard:
    spot = table.pawn(seat)
    return {
        "goods": counts_in(table.goods_of(seat), c.GOOD_NAMES),
        "workers": counts_in(table.workers_of(seat), c.WORKER_NAMES),
        "coins": int(table.coins_of(seat)),
        "cattle": int(table.cattle_of(seat)),
        "canteens": int(table.canteens_of(seat)),
        "left": int(table.left_of(seat)),
        "pawn": None if spot == SHOP else c.SPOT_NAMES[spot],
    }


def census(table: Table) -> dict[str, int]:
    """MT-2, MT-4, MT-7, MT-16: everything of which there is a limited number, wherever it is."""
    seats, fields = range(table.players), range(FIELDS)
    counted: dict[str, int] = {}
    for kind, good in enumerate(c.GOOD_NAMES):
        held = sum(count_of(table.goods_of(seat), kind) for seat in seats)
        counted[good] = int(count_of(table.goods, kind) + held)
    posted = sum(CREW_PACKS[int(table.crews[post])] for post in range(len(table.crews)))
    for kind, worker in enumerate(c.WORKER_NAMES):
        held = sum(count_of(table.workers_of(seat), kind) for seat in seats)
        counted[f"{worker}-worker"] = int(count_of(table.workers, kind) + held + count_of(posted, kind))
    on_land = sum(1 for field in fields if table.has_cattle(field))
    counted["cattle"] = int(table.cattle) + on_land + sum(int(table.cattle_of(seat)) for seat in seats)
    on_lakes = sum(1 for field in fields if table.has_canteen(field))
    held = sum(table.canteens_of(seat) for seat in seats)
    counted["canteens"] = int(on_lakes + held + table.spent)
    for seat in seats:
        placed = sum(int(table.tokens(field)) for field in fields if table.owner(field) == seat)
        counted[c.COLOURS[seat]] = placed + int(table.left_of(seat))
    return counted
