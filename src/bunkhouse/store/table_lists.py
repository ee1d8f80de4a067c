"""Lists of tables: those of the lobby, and those of a person."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, func, or_, select

from bunkhouse.store.rows import Listed, NudgeRow, SeatRow, TableRow
from bunkhouse.store.schema import NUDGES, SEATS, TABLES
from bunkhouse.store.store import Store

CALLING, RUNNING, WAITING, OVER = range(4)
"""The order in which a person's tables are listed: those that wait for the person come first."""


class TableLists:
    """Tables as they are listed; nothing is written here."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open_tables(self, status: str, since: int, most: int) -> list[Listed]:
        """Tables of one status behind an open door that changed lately, the newest first."""
        query = select(TABLES).where(
            TABLES.c.status == status, TABLES.c.door == "open", TABLES.c.changed > since
        )
        return await self._listed(query.order_by(TABLES.c.created.desc()).limit(most))

    async def tables_of(
        self, person_id: str, ranks: Sequence[int], after: tuple[int, str] | None, most: int
    ) -> list[Listed]:
        """The tables a person sits at, of some ranks: by rank, then the newest first.

        ``after``: only what comes behind a place in this order, given by the rank and the code of a table.
        What orders tables within a rank never changes while they have that rank, so nobody who turns pages
        misses one that stays, or sees it twice.
        """
        rank = _rank(person_id)
        query = (
            select(TABLES, rank.label("rank"))
            .where(TABLES.c.id.in_(_seated(person_id)), rank.in_(ranks))
            .order_by(rank, _age().desc(), TABLES.c.id.desc())
            .limit(most)
        )
        if after is not None:
            query = query.where(await self._behind(rank, *after))
        return await self._listed(query)

    async def last_played(self, person_id: str) -> str | None:
        """The game of the table of a person that changed last."""
        query = select(TABLES.c.game).where(TABLES.c.id.in_(_seated(person_id)))
        async with self._store.reading() as connection:
            found = await connection.scalar(query.order_by(TABLES.c.changed.desc()).limit(1))
            return None if found is None else str(found)

    async def count_of(self, person_id: str) -> list[int]:
        """How many tables a person has, by rank."""
        rank = _rank(person_id)
        query = select(rank, func.count()).where(TABLES.c.id.in_(_seated(person_id))).group_by(rank)
        counts = [0, 0, 0, 0]
        async with self._store.reading() as connection:
            for each, count in await connection.execute(query):
                counts[int(each)] = int(count)
        return counts

    async def _behind(self, rank: ColumnElement[int], at: int, code: str) -> ColumnElement[bool]:
        """What comes behind a table that had a rank; behind everything of the rank if there is none."""
        age = TABLES.c.changed if at == OVER else TABLES.c.created
        async with self._store.reading() as connection:
            query = select(age, TABLES.c.id).where(TABLES.c.code == code)
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            return rank > at
        older = or_(_age() < found[0], and_(_age() == found[0], TABLES.c.id < found[1]))
        return or_(rank > at, and_(rank == at, older))

    async def _listed(self, query: Select[Any]) -> list[Listed]:
        async with self._store.reading() as connection:
            rows = [dict(row) for row in (await connection.execute(query)).mappings()]
            if not rows:
                return []
            ids = [row["id"] for row in rows]
            wanted = select(SEATS).where(SEATS.c.table_id.in_(ids))
            seats: dict[int, list[SeatRow]] = {table_id: [] for table_id in ids}
            for row in (await connection.execute(wanted.order_by(SEATS.c.number))).mappings():
                seats[row["table_id"]].append(SeatRow(**row))
            nudged = await connection.execute(select(NUDGES).where(NUDGES.c.table_id.in_(ids)))
            nudges = {row["table_id"]: NudgeRow(**row) for row in nudged.mappings()}
        return [
            Listed(
                rank=row.pop("rank", 0),
                table=TableRow(**row),
                seats=seats[row["id"]],
                nudge=nudges.get(row["id"]),
            )
            for row in rows
        ]


def _seated(person_id: str) -> Select[tuple[int]]:
    return select(SEATS.c.table_id).where(SEATS.c.person_id == person_id)


def _rank(person_id: str) -> ColumnElement[int]:
    """Where a table belongs among those of a person."""
    theirs = (
        select(SEATS.c.number)
        .where(
            SEATS.c.table_id == TABLES.c.id,
            SEATS.c.number == TABLES.c.actor,
            SEATS.c.person_id == person_id,
            SEATS.c.bot.is_(None),
        )
        .correlate(TABLES)
        .exists()
    )
    running = TABLES.c.status == "running"
    return case(
        (and_(running, theirs), CALLING),
        (running, RUNNING),
        (TABLES.c.status == "waiting", WAITING),
        else_=OVER,
    )


def _age() -> ColumnElement[int]:
    """What orders tables of one rank: when they were opened, or when they ended."""
    return case((TABLES.c.status == "over", TABLES.c.changed), else_=TABLES.c.created)
