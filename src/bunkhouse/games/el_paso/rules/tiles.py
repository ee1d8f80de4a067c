"""Building tiles on the trail: where one fits, and what happens when it is put there (EP-67 to EP-70)."""

from mypy_extensions import i64

from bunkhouse.games.el_paso.components import BUILDERS, COMMON, FACE_NAMES, TYPES
from bunkhouse.games.el_paso.rules.symbols import keep_open
from bunkhouse.games.el_paso.state import Table, owner_of, type_of
from bunkhouse.games.el_paso.trail import SPACE_NAMES


def fits(table: Table, seat: i64, kind: i64, space: i64, markers: i64) -> bool:
    """EP-67, EP-68, EP-70, R-13: an empty space with a marker left, or an own smaller building."""
    tile: i64 = table.tile(space)
    if tile < 0:
        return markers > 0
    if owner_of(tile) != seat:
        return False
    return i64(BUILDERS[kind]) > i64(BUILDERS[type_of(tile)])


def put_building(table: Table, seat: i64, kind: i64, space: i64, dollars: i64) -> None:
    """EP-67, EP-69, EP-70, R-15: the tile takes its place, an old one returns to the market."""
    old: i64 = table.tile(space)
    table.add_tile(kind, -1)
    table.put_tile(space, COMMON + seat * TYPES + kind)
    if old >= 0:
        table.add_tile(type_of(old), 1)
        keep_open(table, space, type_of(old))
    if table.journal is not None:
        params: dict[str, str | int] = {
            "building": FACE_NAMES[table.face(kind)],
            "space": SPACE_NAMES[space],
            "dollars": int(dollars),
        }
        if old < 0:
            table.tell_seat("builds", seat, params)
        else:
            params["replaced"] = table.field_name(old)
            table.tell_seat("upgrades", seat, params)
