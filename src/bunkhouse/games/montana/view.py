"""What a seat may know. In Montana that is everything but the luck to come."""

from bunkhouse.engine.state import Document
from bunkhouse.games.montana.agenda_document import decision
from bunkhouse.games.montana.board import FIELD_NAMES, FIELDS, PLACES
from bunkhouse.games.montana.components import DOUBLE_TOKENS, GOOD_NAMES, WHEEL_NAMES
from bunkhouse.games.montana.landscape import KIND_NAMES, LAND, VOID
from bunkhouse.games.montana.packs import counts_in
from bunkhouse.games.montana.position import (
    crews,
    on_turn,
    player_board,
    settlements,
    start_field,
    supply,
    tiles,
)
from bunkhouse.games.montana.scoring import belongings, keepsakes, scores
from bunkhouse.games.montana.state import Table


def observe(table: Table, seat: int | None) -> Document:
    placed = scores(table)
    return {
        **table.heading(),
        "seat": seat,
        "actor": table.actor,
        "decision": decision(table),
        "round": int(table.round),
        "starter": int(table.starter),
        "turn": on_turn(table),
        "closing": table.closing,
        "tiles": tiles(table),
        "start": start_field(table),
        "settlements": settlements(table),
        "fields": _fields(table),
        "wheel": {"pointer": int(table.pointer), "fields": list(WHEEL_NAMES)},
        "crews": crews(table),
        "supply": supply(table),
        "spent_canteens": int(table.spent),
        "seats": [
            {
                **player_board(table, other),
                "settlements": placed[other],
                "keepsakes": keepsakes(table, other),
                "belongings": belongings(table, other),
            }
            for other in range(table.players)
        ],
    }


def _fields(table: Table) -> Document:
    """The land as it lies: what every field shows and what is on it."""
    return {
        FIELD_NAMES[field]: _field(table, field) for field in range(FIELDS) if table.land.kind(field) != VOID
    }


def _field(table: Table, field: int) -> Document:
    q, r = PLACES[field]
    kind = table.land.kind(field)
    shown: Document = {"at": [q, r], "kind": KIND_NAMES[kind]}
    if kind == LAND:
        shown["cost"] = counts_in(table.land.costs[field], GOOD_NAMES)
        shown["double"] = table.land.tokens[field] == DOUBLE_TOKENS
        shown["cattle"] = table.has_cattle(field)
        shown["open"] = table.is_open(field)
    elif KIND_NAMES[kind] == "lake":
        shown["canteen"] = table.has_canteen(field)
    return shown
