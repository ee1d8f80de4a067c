"""Tables in the database: opening them, writing their changes, finding them again."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bunkhouse.store.batches import Batches
from bunkhouse.store.driver_errors import Conflict
from bunkhouse.store.notifications import News
from bunkhouse.store.rows import (
    Change,
    ChatRow,
    Loaded,
    MoveRow,
    NudgeRow,
    ReportRow,
    RestRow,
    SeatRow,
    Snapshot,
    TableRow,
)
from bunkhouse.store.schema import CHAT, MOVES, NUDGES, POSITIONS, REPORTS, RESTS, SEATS, SNAPSHOTS, TABLES
from bunkhouse.store.statements import (
    CHANGE_TABLE,
    CLEAR_SEATS,
    FIXED,
    FORGET_LATER,
    FORGET_NUDGE,
    KEEP_POSITION,
    KEEP_SNAPSHOT,
    NOTE_REST,
    WRITE_LINE,
    WRITE_MOVE,
    WRITE_NUDGE,
    WRITE_SEAT,
)
from bunkhouse.store.store import Store

TALK_KEPT = 200
"""How many lines of talk come along when a table is loaded."""
TAILS = 3
"""How many of the latest snapshots do: an undo may reach back behind the newest one."""


class TableBook:
    """Everything about tables that is written down."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._notifications = store.notifications
        self._changes = Batches(self._write)

    # Writing.

    async def create(self, table: TableRow, seats: list[SeatRow], move: MoveRow) -> int:
        """A new table with its first move; returns its id. ``Conflict``: the code or the command is taken."""
        async with self._store.writing() as connection:
            values = msgspec.structs.asdict(table)
            del values["id"]
            result = await connection.execute(insert(TABLES).values(values).returning(TABLES.c.id))
            table_id = int(result.scalar_one())
            rows = [{**msgspec.structs.asdict(seat), "table_id": table_id} for seat in seats]
            await connection.execute(insert(SEATS), rows)
            await connection.execute(insert(MOVES).values({**_values(move), "table_id": table_id}))
            await self._notify(connection, table_id, table.seq, "create")
        return table_id

    async def commit(self, change: Change) -> None:
        """Write a change. ``Conflict``: the table has moved on, or the command is known already."""
        if self._store.shared:
            await self._write([change])  # there, many write at once
        else:
            await self._changes.put(change)

    async def close(self) -> None:
        """Wait until every change that was handed in has been answered."""
        await self._changes.close()

    async def _write(self, changes: list[Change]) -> None:
        await self._store.write(partial(self._write_down, changes))

    def _write_down(self, changes: list[Change], connection: Connection) -> None:
        connection.execute(WRITE_MOVE, _for_all([_values(change.move) for change in changes]))
        result = connection.execute(CHANGE_TABLE, _for_all([_new_table(change.table) for change in changes]))
        if result.rowcount != len(changes):
            raise Conflict(", ".join(change.table.code for change in changes))
        for change in changes:
            _write_rest(connection, change)
        positions = [_at(change.table, kept) for change in changes if (kept := change.position) is not None]
        if positions:
            connection.execute(KEEP_POSITION[connection.dialect.name], _for_all(positions))
        for change in changes:
            table = change.table
            self._notifications.send_now(connection, self._news(table.id, table.seq, change.move.kind))

    async def say(self, line: ChatRow) -> None:
        """``Conflict``: the number is taken, or the command is known already."""
        async with self._store.writing() as connection:
            await connection.execute(WRITE_LINE, _values(line))
            await self._notify(connection, line.table_id, line.number, "chat")

    async def report(self, report: ReportRow) -> None:
        async with self._store.writing() as connection:
            await connection.execute(insert(REPORTS).values(_values(report)))

    async def nudge(self, nudge: NudgeRow, before: int) -> bool:
        """Write a nudge; False: somebody has given one for the same decision after ``before``."""
        async with self._store.writing() as connection:
            statement = WRITE_NUDGE[connection.dialect.name]
            written = await connection.execute(statement, {**_values(nudge), "before": before})
            if written.one_or_none() is None:
                return False
            await self._notify(connection, nudge.table_id, 0, "nudge")
        return True

    async def note_rests(self, rests: list[RestRow]) -> None:
        async with self._store.writing() as connection:
            await connection.execute(NOTE_REST[connection.dialect.name], [_values(rest) for rest in rests])

    async def tell(self, table_id: int, kind: str, people: list[str]) -> None:
        """News that is not kept: who is at a table, that a wait is over."""
        if self._store.shared:
            async with self._store.writing() as connection:
                news = News(sender=self._notifications.process, table_id=table_id, kind=kind, people=people)
                await self._notifications.send(connection, news)

    async def adopt(self, guest_id: str, person_id: str) -> list[int]:
        """Give a guest's seats and tables to another person; returns the tables concerned."""
        async with self._store.writing() as connection:
            mine = select(SEATS.c.table_id).where(SEATS.c.person_id == guest_id)
            hosted = select(TABLES.c.id).where(TABLES.c.host_id == guest_id)
            found = await connection.execute(mine.union(hosted))
            tables = [int(table_id) for table_id in found.scalars()]
            seats = update(SEATS).where(SEATS.c.person_id == guest_id)
            await connection.execute(seats.values(person_id=person_id))
            await connection.execute(
                update(TABLES).where(TABLES.c.host_id == guest_id).values(host_id=person_id)
            )
            for table_id in tables:
                await self._notify(connection, table_id, 0, "adopt")
        return tables

    async def _notify(self, connection: AsyncConnection, table_id: int, seq: int, kind: str) -> None:
        await self._notifications.send(connection, self._news(table_id, seq, kind))

    def _news(self, table_id: int, seq: int, kind: str) -> News:
        return News(sender=self._notifications.process, table_id=table_id, seq=seq, kind=kind)

    # Reading.

    async def load(self, code: str) -> Loaded | None:
        return await self._load(TABLES.c.code == code)

    async def reload(self, table_id: int) -> Loaded | None:
        return await self._load(TABLES.c.id == table_id)

    async def _load(self, which: ColumnElement[bool]) -> Loaded | None:
        return await self._store.read(partial(_load, which=which))

    async def code_for(self, command: str) -> str | None:
        """The code of the table that a command opened."""
        return await self._code(TABLES.c.command == command)

    async def code_watched(self, watch_code: str) -> str | None:
        """The code of the table whose spectators' code this is."""
        return await self._code(TABLES.c.watch_code == watch_code)

    async def _code(self, which: ColumnElement[bool]) -> str | None:
        async with self._store.reading() as connection:
            found = await connection.scalar(select(TABLES.c.code).where(which))
            return None if found is None else str(found)

    async def snapshots(self, table_id: int) -> list[Snapshot]:
        """All positions kept along the way, the latest first."""
        query = select(SNAPSHOTS.c.step, SNAPSHOTS.c.document).where(SNAPSHOTS.c.table_id == table_id)
        async with self._store.reading() as connection:
            found = await connection.execute(query.order_by(SNAPSHOTS.c.step.desc()))
            return [Snapshot(int(step), document) for step, document in found]

    async def needing_no_person(self) -> list[str]:
        """The codes of running tables where a bot is to move or a clock runs."""
        turn = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.number == TABLES.c.actor)
        query = (
            select(TABLES.c.code)
            .join(SEATS, turn)
            .where(TABLES.c.status == "running")
            .where(SEATS.c.bot.is_not(None) | TABLES.c.pace.contains('"live"') | SEATS.c.resigned)
        )
        async with self._store.reading() as connection:
            return [str(code) for code in (await connection.execute(query)).scalars()]


def _values(row: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


def _for_all(values: list[dict[str, Any]]) -> dict[str, Any] | list[dict[str, Any]]:
    """The values of one statement, or of one that is carried out for each of them."""
    return values[0] if len(values) == 1 else values


def _new_table(table: TableRow) -> dict[str, Any]:
    """What CHANGE_TABLE needs to find a table as it was and to make it what it is now."""
    changed = {name: value for name, value in _values(table).items() if name not in FIXED}
    return changed | {"table_key": table.id, "expected": table.seq - 1}


def _at(table: TableRow, kept: Snapshot) -> dict[str, Any]:
    return _values(kept) | {"table_id": table.id}


def _write_rest(connection: Connection, change: Change) -> None:
    """What only few changes bring along: people who changed places, steps taken back, milestones."""
    table = change.table
    key = {"table_key": table.id}
    if change.seats is not None:
        connection.execute(CLEAR_SEATS, key)
        connection.execute(WRITE_SEAT, [_values(seat) for seat in change.seats])
    if change.taken_back:
        connection.execute(FORGET_LATER, key | {"last": table.step})
    if change.nudge_answered:
        connection.execute(FORGET_NUDGE, key)
    for snapshot in change.milestones:
        connection.execute(KEEP_SNAPSHOT[connection.dialect.name], _at(table, snapshot))


def _table(row: RowMapping) -> TableRow:
    return TableRow(**row)


def _load(connection: Connection, which: ColumnElement[bool]) -> Loaded | None:
    found = connection.execute(select(TABLES).where(which)).mappings().one_or_none()
    if found is None:
        return None
    table = _table(found)
    seats = connection.execute(
        select(SEATS).where(SEATS.c.table_id == table.id).order_by(SEATS.c.number)
    ).mappings()
    moves = connection.execute(select(MOVES).where(MOVES.c.table_id == table.id).order_by(MOVES.c.seq)).all()
    now = connection.execute(
        select(POSITIONS.c.step, POSITIONS.c.document).where(POSITIONS.c.table_id == table.id)
    ).one_or_none()
    talk = connection.execute(
        select(CHAT).where(CHAT.c.table_id == table.id).order_by(CHAT.c.number.desc()).limit(TALK_KEPT)
    ).mappings()
    tails = connection.execute(
        select(SNAPSHOTS.c.step, SNAPSHOTS.c.document)
        .where(SNAPSHOTS.c.table_id == table.id)
        .order_by(SNAPSHOTS.c.step.desc())
        .limit(TAILS)
    )
    nudge = connection.execute(select(NUDGES).where(NUDGES.c.table_id == table.id)).mappings().one_or_none()
    rest = connection.execute(select(RESTS).where(RESTS.c.table_id == table.id)).mappings().one_or_none()
    return Loaded(
        table=table,
        seats=[SeatRow(**row) for row in seats],
        moves=_moves(moves),
        position=None if now is None else Snapshot(int(now[0]), now[1]),
        chat=[ChatRow(**row) for row in talk][::-1],
        tails=[Snapshot(int(step), document) for step, document in tails],
        nudge=None if nudge is None else NudgeRow(**nudge),
        rest=None if rest is None else RestRow(**rest),
    )


def _moves(rows: Sequence[Any]) -> list[MoveRow]:
    names = [column.name for column in MOVES.c]
    return [MoveRow(**dict(zip(names, row, strict=True))) for row in rows]
