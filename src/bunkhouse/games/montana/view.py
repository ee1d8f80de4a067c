"""What a seat may know. In Montana that is everything but the luck to come."""

from typing import cast

from bunkhouse.engine.rng import seeded
from bunkhouse.games.montana import position
from bunkhouse.games.montana.agenda_document import decision
from bunkhouse.games.montana.board import FIELD_NAMES, FIELDS, PLACES
from bunkhouse.games.montana.components import DOUBLE_TOKENS, GOOD_NAMES, WHEEL_NAMES
from bunkhouse.games.montana.landscape import LAKE, MOUNTAIN, VOID
from bunkhouse.games.montana.packs import counts_in
from bunkhouse.games.montana.scoring import belongings, keepsakes, scores
from bunkhouse.games.montana.state import Table
from bunkhouse.games.montana.view_types import Decision, FieldView, View


def observe(table: Table, seat: int | None) -> View:
    placed = scores(table)
    return {
        **table.heading(),
        "seat": seat,
        "actor": table.actor,
        "decision": cast("Decision | None", decision(table)),
        "round": int(table.round),
        "starter": int(table.starter),
        "turn": position.on_turn(table),
        "closing": table.closing,
        "tiles": position.tiles(table),
        "start": position.start_field(table),
        "settlements": position.settlements(table),
        "fields": _fields(table),
        "wheel": {"pointer": int(table.pointer), "fields": list(WHEEL_NAMES)},
        "crews": position.crews(table),
        "supply": position.supply(table),
        "spent_canteens": int(table.spent),
        "seats": [
            {
                **position.player_board(table, other),
                "settlements": placed[other],
                "keepsakes": keepsakes(table, other),
                "belongings": belongings(table, other),
            }
            for other in range(table.players)
        ],
    }


def _fields(table: Table) -> dict[str, FieldView]:
    """The land as it lies: what every field shows and what is on it."""
    return {
        FIELD_NAMES[field]: _field(table, field) for field in range(FIELDS) if table.land.kind(field) != VOID
    }


def _field(table: Table, field: int) -> FieldView:
    at, kind, land = list(PLACES[field]), table.land.kind(field), table.land
    if kind == LAKE:
        return {"at": at, "kind": "lake", "canteen": table.has_canteen(field)}
    if kind == MOUNTAIN:
        return {"at": at, "kind": "mountain"}
    return {
        "at": at,
        "kind": "land",
        "cost": counts_in(land.costs[field], GOOD_NAMES),
        "double": land.tokens[field] == DOUBLE_TOKENS,
        "cattle": table.has_cattle(field),
        "open": table.is_open(field),
    }


def resample(table: Table, seat: int | None, seed: int) -> None:
    """Everything lies open but the luck to come."""
    table.rng = seeded(seed)
