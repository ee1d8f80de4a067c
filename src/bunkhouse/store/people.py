"""People in the database: guests and accounts, their sessions and API tokens (hashes only)."""

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bunkhouse.store.notifications import News
from bunkhouse.store.rows import PersonRow, TokenRow
from bunkhouse.store.schema import PERSONS, SESSIONS, TOKENS
from bunkhouse.store.store import Store


class PersonBook:
    """Everything about people that is written down."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, person: PersonRow, session: str) -> None:
        """A new person with a first session, given by its hash."""
        async with self._store.writing() as connection:
            await connection.execute(insert(PERSONS).values(msgspec.structs.asdict(person)))
            values = {"hash": session, "person_id": person.id, "created": person.created}
            await connection.execute(insert(SESSIONS).values(values | {"seen": person.created}))

    async def change(self, person: PersonRow) -> None:
        """``Conflict``: the login is taken."""
        values = msgspec.structs.asdict(person)
        async with self._store.writing() as connection:
            await connection.execute(update(PERSONS).where(PERSONS.c.id == person.id).values(values))

    async def by_id(self, person_id: str) -> PersonRow | None:
        return await self._one(PERSONS.c.id == person_id)

    async def by_login(self, login: str) -> PersonRow | None:
        return await self._one(PERSONS.c.login == login)

    async def _one(self, which: ColumnElement[bool]) -> PersonRow | None:
        async with self._store.reading() as connection:
            found = (await connection.execute(select(PERSONS).where(which))).mappings().one_or_none()
            return None if found is None else PersonRow(**found)

    # Sessions.

    async def add_session(self, hash: str, person_id: str, now: int) -> None:
        values = {"hash": hash, "person_id": person_id, "created": now, "seen": now}
        async with self._store.writing() as connection:
            await connection.execute(insert(SESSIONS).values(values))

    async def by_session(self, hash: str, since: int) -> tuple[PersonRow, int] | None:
        """Whose session it is, when it was used after ``since``, and when that was noted last."""
        query = (
            select(PERSONS, SESSIONS.c.seen.label("seen"))
            .join(SESSIONS, SESSIONS.c.person_id == PERSONS.c.id)
            .where(SESSIONS.c.hash == hash, SESSIONS.c.seen > since)
        )

        def work(connection: Connection) -> tuple[PersonRow, int] | None:
            found = connection.execute(query).mappings().one_or_none()
            if found is None:
                return None
            values = dict(found)
            seen = int(values.pop("seen"))
            return PersonRow(**values), seen

        return await self._store.read(work)

    async def see_session(self, hash: str, now: int) -> None:
        async with self._store.writing() as connection:
            await connection.execute(update(SESSIONS).where(SESSIONS.c.hash == hash).values(seen=now))

    async def end_session(self, hash: str) -> str | None:
        """Whose session it was; None when there was none."""
        ending = delete(SESSIONS).where(SESSIONS.c.hash == hash).returning(SESSIONS.c.person_id)
        async with self._store.writing() as connection:
            person_id = (await connection.execute(ending)).scalar_one_or_none()
            if person_id is not None:
                await self._signed_out(connection, person_id)
        return person_id

    async def change_password(self, person: PersonRow) -> None:
        """With the new password, the sessions and API tokens of somebody who knew the old one are over."""
        values = msgspec.structs.asdict(person)
        async with self._store.writing() as connection:
            await connection.execute(update(PERSONS).where(PERSONS.c.id == person.id).values(values))
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.person_id == person.id))
            await connection.execute(delete(TOKENS).where(TOKENS.c.person_id == person.id))
            await self._signed_out(connection, person.id)

    async def _signed_out(self, connection: AsyncConnection, person_id: str) -> None:
        """Tell the other processes: they may remember whose session it was, and show things to it."""
        notifications = self._store.notifications
        news = News(sender=notifications.process, table_id=0, kind="signed-out", people=[person_id])
        await notifications.send(connection, news)

    async def forget_sessions(self, before: int) -> None:
        """Throw away sessions not used since then."""
        async with self._store.writing() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.seen < before))

    # API tokens.

    async def add_token(self, token: TokenRow) -> None:
        async with self._store.writing() as connection:
            await connection.execute(insert(TOKENS).values(msgspec.structs.asdict(token)))

    async def tokens(self, person_id: str) -> list[TokenRow]:
        query = select(TOKENS).where(TOKENS.c.person_id == person_id).order_by(TOKENS.c.created)
        async with self._store.reading() as connection:
            return [TokenRow(**row) for row in (await connection.execute(query)).mappings()]

    async def drop_token(self, person_id: str, token_id: str) -> None:
        which = (TOKENS.c.person_id == person_id, TOKENS.c.id == token_id)
        async with self._store.writing() as connection:
            await connection.execute(delete(TOKENS).where(*which))
            await self._signed_out(connection, person_id)

    async def by_token(self, hash: str) -> tuple[PersonRow, TokenRow] | None:
        person = select(PERSONS).join(TOKENS, TOKENS.c.person_id == PERSONS.c.id).where(TOKENS.c.hash == hash)
        query = select(TOKENS).where(TOKENS.c.hash == hash)

        def work(connection: Connection) -> tuple[PersonRow, TokenRow] | None:
            found = connection.execute(person).mappings().one_or_none()
            if found is None:
                return None
            return PersonRow(**found), TokenRow(**connection.execute(query).mappings().one())

        return await self._store.read(work)

    async def use_token(self, token_id: str, now: int) -> None:
        async with self._store.writing() as connection:
            await connection.execute(update(TOKENS).where(TOKENS.c.id == token_id).values(used=now))
