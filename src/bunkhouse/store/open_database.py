"""Opening a database: the right driver, safe settings, and a schema brought up to date under a lock."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, StaticPool, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bunkhouse.store.driver_errors import explained
from bunkhouse.store.errors import StoreError
from bunkhouse.store.schema import METADATA

HEAD = "0003"
"""The version of the schema that this code reads and writes; the newest in ``migrations/versions``."""

KNOWN = ("0001", "0002", "0003")

_SQLITE_PATIENCE = {"timeout": 15.0}
"""Seconds to wait for whoever else has the file locked."""
_PATIENCE = {"connect_timeout": 10, "tcp_user_timeout": 20_000}
"""How long a PostgreSQL that does not answer is waited for: seconds to connect, milliseconds afterwards."""

_LOCK = 0x62756E6B
"""The key of PostgreSQL's advisory lock while the schema changes."""


def driver_url(given: str) -> URL:
    """The URL with the asynchronous driver; a plain path is a SQLite file."""
    try:
        url = make_url(given if "://" in given else f"sqlite:///{given}")
    except (ArgumentError, ValueError):
        raise StoreError("store-bad-url", {"given": _masked(given)}) from None
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite" and url.database not in (None, "", ":memory:"):
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise StoreError("store-bad-url", {"given": _masked(given)})


def _masked(given: str) -> str:
    """What may be shown of a URL that cannot be read: nothing after a user name."""
    return given.partition("@")[0].partition(":")[0] if "@" in given else given


def make_engine(given: str) -> AsyncEngine:
    url = driver_url(given)
    if url.get_backend_name() == "sqlite":
        return _sqlite_engine(url)
    patience = {name: value for name, value in _PATIENCE.items() if name not in url.query}
    return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=patience)


def _sqlite_engine(url: URL) -> AsyncEngine:
    assert url.database is not None
    folder = Path(url.database.removeprefix("file:")).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("store-missing", {"detail": str(error)}) from None
    _try_out(url)
    engine = create_async_engine(
        url,
        pool_size=4,
        max_overflow=0,
        pool_reset_on_return=None,  # every transaction is ended where it was begun
        connect_args=_SQLITE_PATIENCE,
    )
    _settle(engine.sync_engine)
    return engine


def thread_engine(url: URL, begin: str) -> Engine:
    """The same SQLite file for one thread that uses it in whole transactions, begun as said."""
    engine = create_engine(
        url.set(drivername="sqlite"),
        poolclass=StaticPool,
        pool_reset_on_return=None,
        connect_args={**_SQLITE_PATIENCE, "check_same_thread": False},
    )
    _settle(engine)
    return engine.execution_options(begin=begin)


def _settle(engine: Engine) -> None:
    """Safe settings for every connection to SQLite, and transactions that are begun as asked."""

    @event.listens_for(engine, "connect")
    def settings(connection: Any, _record: object) -> None:
        connection.isolation_level = "IMMEDIATE"  # the first change of a transaction takes the write lock
        cursor = connection.cursor()
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if not getattr(error, "sqlite_errorname", "").startswith("SQLITE_READONLY"):
                raise
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        kind = connection.get_execution_options().get("begin", "BEGIN")
        if kind:
            connection.exec_driver_sql(kind)


def _try_out(url: URL) -> None:
    """Open the file once the plain way: the asynchronous driver leaves a thread behind when it cannot, and
    our settings are for our files only."""
    with explained():
        engine = create_engine(
            url.set(drivername="sqlite"), poolclass=NullPool, connect_args=_SQLITE_PATIENCE
        )
        with engine.connect() as connection:
            _known_version(connection)


async def prepare(engine: AsyncEngine) -> None:
    """Check that the database is ours, can be written and has the right schema; bring an older one up."""
    with explained():
        async with engine.connect() as connection:
            await connection.execution_options(begin="BEGIN IMMEDIATE")
            async with connection.begin():
                await connection.run_sync(_prepare)


def _prepare(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        if connection.scalar(text("SHOW transaction_read_only")) == "on":
            raise StoreError("store-read-only", {"detail": "transaction_read_only"})
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    if _known_version(connection) == HEAD:
        connection.execute(text("UPDATE alembic_version SET version_num = version_num"))  # can it be written?
        return
    # Loading Alembic takes a third of a second, and only a change of the schema needs it.
    from bunkhouse.store.migrating import upgrade  # noqa: PLC0415

    upgrade(connection)


def _known_version(connection: Connection) -> str | None:
    """The schema's version, which this code can bring up to date; None for an empty database."""
    version = _version(connection)
    if version is not None and version not in KNOWN:
        raise StoreError("store-newer", {"given": version, "expected": HEAD})
    return version


def _version(connection: Connection) -> str | None:
    names = set(inspect(connection).get_table_names())
    if "alembic_version" not in names:
        if names & set(METADATA.tables):
            raise StoreError("store-foreign", {"table": sorted(names & set(METADATA.tables))[0]})
        return None
    version = connection.scalar(text("SELECT version_num FROM alembic_version"))
    if version is None and names & set(METADATA.tables):
        raise StoreError("store-foreign", {"table": "alembic_version"})
    return None if version is None else str(version)
