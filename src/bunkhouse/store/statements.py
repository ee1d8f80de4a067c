"""The statements of a change, built once: building them anew for every move would cost more than the move."""

from typing import Any

from sqlalchemy import Executable, bindparam, delete, insert, text, update
from sqlalchemy.dialects import postgresql, sqlite

from bunkhouse.store.schema import CHAT, MOVES, NUDGES, POSITIONS, RESTS, SEATS, SNAPSHOTS, TABLES

FIXED = {"id", "code", "watch_code", "seed", "salt", "commitment", "command", "created"}
"""What never changes about a table."""

WRITE_MOVE = insert(MOVES)
WRITE_SEAT = insert(SEATS)
WRITE_LINE = insert(CHAT)
CHANGE_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_key"), TABLES.c.seq == bindparam("expected"))
    .values({column.name: bindparam(column.name) for column in TABLES.c if column.name not in FIXED})
)
"""Finds no row when the table has moved on."""
CLEAR_SEATS = delete(SEATS).where(SEATS.c.table_id == bindparam("table_key"))
FORGET_LATER = delete(SNAPSHOTS).where(
    SNAPSHOTS.c.table_id == bindparam("table_key"), SNAPSHOTS.c.step > bindparam("last")
)
FORGET_NUDGE = delete(NUDGES).where(NUDGES.c.table_id == bindparam("table_key"))
NOTIFY = text("SELECT pg_notify(:channel, :news)")


def _keep_position(dialect: Any) -> Executable:
    fresh = dialect.insert(POSITIONS)
    kept = {"step": fresh.excluded.step, "document": fresh.excluded.document}
    return fresh.on_conflict_do_update(index_elements=["table_id"], set_=kept)  # type: ignore[no-any-return]


def _keep_snapshot(dialect: Any) -> Executable:
    return dialect.insert(SNAPSHOTS).on_conflict_do_nothing()  # type: ignore[no-any-return]


def _nudge(dialect: Any) -> Executable:
    """Writes nothing when the table has a newer nudge than ``before``, for the same decision."""
    fresh = dialect.insert(NUDGES)
    row = fresh.excluded
    kept = {"step": row.step, "seat": row.seat, "by": row.by, "time": row.time}
    other = (NUDGES.c.step != row.step) | (NUDGES.c.seat != row.seat) | (NUDGES.c.time <= bindparam("before"))
    written = fresh.on_conflict_do_update(index_elements=["table_id"], set_=kept, where=other)
    return written.returning(NUDGES.c.time)  # type: ignore[no-any-return]


def _rest(dialect: Any) -> Executable:
    fresh = dialect.insert(RESTS)
    kept = {"seq": fresh.excluded.seq, "rested": fresh.excluded.rested, "noted": fresh.excluded.noted}
    return fresh.on_conflict_do_update(index_elements=["table_id"], set_=kept)  # type: ignore[no-any-return]


WRITE_NUDGE = {"sqlite": _nudge(sqlite), "postgresql": _nudge(postgresql)}
NOTE_REST = {"sqlite": _rest(sqlite), "postgresql": _rest(postgresql)}
KEEP_POSITION = {"sqlite": _keep_position(sqlite), "postgresql": _keep_position(postgresql)}
KEEP_SNAPSHOT = {"sqlite": _keep_snapshot(sqlite), "postgresql": _keep_snapshot(postgresql)}
