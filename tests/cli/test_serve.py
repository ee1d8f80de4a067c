"""``bunkhouse serve``: it says where it is, ends in order, and explains in one line why it cannot begin."""

import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .conftest import Run

SERVE = [
    sys.executable,
    "-c",
    "import sys; from bunkhouse.cli import main; sys.exit(main(sys.argv[1:]))",
    "serve",
]


@contextmanager
def serving(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and the address it says it is at."""
    process = subprocess.Popen([*SERVE, "--port", "0", *arguments], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://[^ ]+", line)
        assert found is not None, line
        yield process, found[0]
    finally:
        process.kill()
        process.wait()


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_keeps_its_data_and_ends_in_order(tmp_path: Path, ending: signal.Signals) -> None:
    with serving() as (process, address):
        with urllib.request.urlopen(f"{address}health") as answer:
            assert answer.read() == b"ok\n"
        request = urllib.request.Request(f"{address}stream", headers={"Sec-Fetch-Site": "same-origin"})
        with urllib.request.urlopen(request):
            process.send_signal(ending)
            assert process.wait(15) == 0
        assert process.stdout is not None
        assert "Every game is kept" in process.stdout.read()
    assert (tmp_path / "data" / "bunkhouse" / "bunkhouse.sqlite").exists()


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Run the command and return the one line with which it gives up."""

    def running(*arguments: str) -> str:
        ended = run("serve", *arguments)
        assert ended.code == 2
        assert ended.out == ""
        assert ended.err.count("\n") == 1
        assert "Traceback" not in ended.err
        return ended.err

    return running


def test_a_busy_port(refused: Callable[..., str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert f"Port {port} is taken" in refused("--port", port)


@pytest.mark.parametrize("port", ["-1", "65536", "http", ""])
def test_a_port_that_is_none(refused: Callable[..., str], port: str) -> None:
    assert "--port takes a whole number" in refused("--port", port)


@pytest.mark.parametrize("host", ["no such host", "256.1.1.1", "192.0.2.7"])
def test_an_address_that_is_not_here(refused: Callable[..., str], host: str) -> None:
    assert "no address" in refused("--port", "0", "--host", host)


@pytest.mark.parametrize("url", ["mysql://me@here/db", "", "://", "sqlite://"])
def test_an_address_that_is_no_database(refused: Callable[..., str], url: str) -> None:
    assert "not the address of a database" in refused("--port", "0", f"--database={url}")


def test_a_password_is_not_shown(refused: Callable[..., str]) -> None:
    shown = refused(
        "--port", "0", "--database", "postgresql://me:secret-word@127.0.0.1:1/none?connect_timeout=2"
    )
    assert "secret-word" not in shown


def test_a_folder_that_cannot_be(refused: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be opened" in refused(
        "--port", "0", "--database", f"sqlite:///{tmp_path}/file/house.sqlite"
    )


def test_a_database_that_may_only_be_read(refused: Callable[..., str], tmp_path: Path) -> None:
    """Opened so that it cannot be written: the administrator could write to any file."""
    file = tmp_path / "house.sqlite"
    sqlite3.connect(file).close()
    told = refused("--port", "0", "--database", f"sqlite:///file:{file}?mode=ro&uri=true")
    assert "cannot be written" in told


def test_a_database_of_a_newer_bunkhouse(refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('from-the-future')")
    before = file.read_bytes()
    assert "newer Bunkhouse" in refused("--port", "0", "--database", f"sqlite:///{file}")
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "url", ["games.example", "ftp://games.example", "https://games.example/path", "https://"]
)
def test_an_address_that_is_no_site(refused: Callable[..., str], url: str) -> None:
    assert "not the address of a site" in refused("--port", "0", "--url", url)
