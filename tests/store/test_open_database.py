"""Opening a database: what is right is made, what is wrong is said, and nothing is acknowledged."""

import asyncio
import sqlite3
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

import bunkhouse.store
from bunkhouse.store.errors import StoreError
from bunkhouse.store.open_database import HEAD, KNOWN
from bunkhouse.store.schema import METADATA
from bunkhouse.store.store import Store


async def opened(url: str) -> None:
    store = await Store.open(url)
    await store.check()
    await store.close()


def refusal(url: str) -> StoreError:
    with pytest.raises(StoreError) as refused:
        asyncio.run(opened(url))
    return refused.value


def test_the_schema_is_what_the_code_says(database: str) -> None:
    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def compare() -> None:
        store = await Store.open(database)
        async with store.reading() as connection:
            assert await connection.run_sync(difference) == []
        await store.close()

    asyncio.run(compare())


def test_the_known_versions_are_the_ones_that_are_there() -> None:
    scripts = ScriptDirectory(str(Path(bunkhouse.store.__path__[0]) / "migrations"))
    assert scripts.get_current_head() == HEAD
    assert {script.revision for script in scripts.walk_revisions()} == set(KNOWN)


def test_many_may_open_an_empty_database_at_once(database: str) -> None:
    async def all_at_once() -> None:
        await asyncio.gather(*[opened(database) for _ in range(4)])

    asyncio.run(all_at_once())
    asyncio.run(opened(database))


def test_sqlite_is_safe_against_power_cuts(sqlite: str) -> None:
    async def look() -> None:
        store = await Store.open(sqlite)
        async with store.writing() as connection:
            assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
            assert await connection.scalar(text("PRAGMA synchronous")) == 2
            assert await connection.scalar(text("PRAGMA foreign_keys")) == 1
        await store.close()

    asyncio.run(look())


@pytest.mark.parametrize("version", ["9999", "abc"])
def test_a_newer_schema_is_left_alone(version: str, database: str) -> None:
    asyncio.run(opened(database))
    _execute(database, f"UPDATE alembic_version SET version_num = '{version}'")
    error = refusal(database)
    assert (error.reason, error.params) == ("store-newer", {"given": version, "expected": HEAD})


def test_somebody_elses_tables_are_left_alone(database: str) -> None:
    _execute(database, "CREATE TABLE seats (price INTEGER)")
    assert refusal(database).reason == "store-foreign"


def test_a_read_only_sqlite_file(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    asyncio.run(opened(f"sqlite:///{path}"))
    assert refusal(f"sqlite:///file:{path}?mode=ro&uri=true").reason == "store-read-only"


def test_a_read_only_postgresql(postgres: str) -> None:
    asyncio.run(opened(postgres))
    settings = {"options": "-c default_transaction_read_only=on"}
    url = make_url(postgres).update_query_dict(settings).render_as_string(hide_password=False)
    assert refusal(url).reason == "store-read-only"


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    path.write_bytes(b"a letter to grandmother, " * 400)
    assert refusal(f"sqlite:///{path}").reason == "store-broken"


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("sqlite:////proc/nowhere/house.db", "store-missing"),
        ("sqlite:////dev/null/house.db", "store-missing"),
        ("sqlite://", "store-bad-url"),
        ("mysql://ann:secret@localhost/house", "store-bad-url"),
        ("postgresql://ann@localhost:1/house", "store-unreachable"),
        ("postgresql://ann@no.such.host.invalid/house", "store-unreachable"),
        ("://", "store-bad-url"),
    ],
)
def test_nowhere(url: str, reason: str) -> None:
    error = refusal(url)
    assert error.reason == reason
    assert "secret" not in str(error)


def test_a_directory_is_no_database(tmp_path: Path) -> None:
    assert refusal(f"sqlite:///{tmp_path}").reason == "store-missing"


def test_no_such_postgresql_database(postgres: str) -> None:
    url = make_url(postgres).set(database="nothing_here").render_as_string(hide_password=False)
    assert refusal(url).reason == "store-refused"


def _execute(url: str, statement: str) -> None:
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            connection.execute(statement)
    else:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(statement.encode())
