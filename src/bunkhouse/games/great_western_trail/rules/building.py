"""Building private buildings (GWT-92 to GWT-98)."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.games.great_western_trail.actions import BUILD
from bunkhouse.games.great_western_trail.components import (
    CRAFTSMAN,
    CRAFTSMEN,
    EMPTY,
    FACE_NAMES,
    NUMBERS,
    PRIVATE,
)
from bunkhouse.games.great_western_trail.effects import ARGUMENT
from bunkhouse.games.great_western_trail.rules.fields import close_building
from bunkhouse.games.great_western_trail.state import REPLACED, UNBUILT, Table, owner_of
from bunkhouse.games.great_western_trail.trail import BUILDING_NODE, NODE_NAMES, SITES


def craftsmen_needed(table: Table, seat: i64, number: i64, node: i64) -> i64:
    """GWT-92 to GWT-95: the craftsmen needed to build there; 0 if the building may not stand there."""
    tile: i64 = table.tile(node)
    needed: i64 = i64(CRAFTSMEN[table.face(number)])
    if tile == EMPTY:
        return needed
    if owner_of(tile) != seat:
        return 0
    return max(0, needed - i64(CRAFTSMEN[table.face((tile - PRIVATE) % NUMBERS)]))


def buildable(table: Table, seat: i64, price: i64, choices: Choices | None) -> bool:
    """GWT-92 to GWT-96: every unbuilt building on every node where craftsmen and money suffice."""
    most: i64 = min(table.workers(seat, CRAFTSMAN), table.money(seat) // price)
    found: bool = False
    number: i64
    at: i64
    for number in range(NUMBERS):
        if table.site(seat, number) != UNBUILT:
            continue
        for at in range(SITES):
            needed: i64 = craftsmen_needed(table, seat, number, i64(BUILDING_NODE[at]))
            if 0 < needed <= most:
                if choices is None:
                    return True
                found = True
                choices.add(BUILD + number * SITES + at)
    return found


def build(table: Table, number: i64, node: i64) -> None:
    """GWT-94, GWT-95, GWT-98: a replaced tile leaves the game, and its actions with it."""
    seat: i64 = table.seat
    cost: i64 = craftsmen_needed(table, seat, number, node) * i64(ARGUMENT[table.agenda.x()])
    old: i64 = table.tile(node)
    table.agenda.pop()
    table.earn(seat, -cost)
    if old != EMPTY:
        table.set_site(seat, (old - PRIVATE) % NUMBERS, REPLACED)
        close_building(table, node)
    table.set_site(seat, number, node)
    table.put_tile(node, PRIVATE + seat * NUMBERS + number)
    if table.journal is not None:
        params: dict[str, str | int] = {
            "building": FACE_NAMES[table.face(number)],
            "node": NODE_NAMES[node],
            "dollars": int(cost),
            "replaces": "none" if old == EMPTY else table.field_name(old),
        }
        table.tell_seat("builds", seat, params)
