"""A disk that is really full: a clear answer, no acknowledgement; and with room again, it goes on."""

import resource
import shutil
import subprocess
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from .site import Site

SEATS = [{"kind": "host"}, {"kind": "hotseat", "name": "Gosia"}]
_KILOBYTES = 700
_BALLAST = 200_000
"""Bytes that can be thrown overboard."""
_ROOM = f"""
mount -t tmpfs -o size={_KILOBYTES}k none "$1" && head -c {_BALLAST} /dev/zero > "$1/ballast" || exit 1
shift
exec "$@"
"""
_SMALL = 'ulimit -S -f 2400 && exec "$@"'


class Table:
    """One game through the API, and how often the answer was yes."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        token = client.post("/guests", json={"name": "Ann"}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        self.code = self.ask("POST", "/tables", {"game": "el-gaucho", "seats": SEATS, "start": True}).json()[
            "code"
        ]
        self.acknowledged = 0

    def ask(self, method: str, path: str, given: object = None) -> httpx.Response:
        return self.client.request(method, path, json=given)

    def command(self) -> dict[str, Any]:
        state = self.ask("GET", f"/tables/{self.code}/observe").json()
        action = state["legal"][-1]["action"]
        return {"action": action, "seq": state["seq"], "seat": state["seat"], "command": uuid.uuid4().hex}

    def act(self, command: dict[str, Any]) -> httpx.Response:
        answer = self.ask("POST", f"/tables/{self.code}/act", command)
        self.acknowledged += answer.status_code == 200
        return answer

    def played(self) -> int:
        return len(self.ask("GET", f"/tables/{self.code}/history").json())


@contextmanager
def table_at(site: Site) -> Iterator[Table]:
    try:
        with httpx.Client(base_url=site.url, timeout=300) as client:
            yield Table(client)
    finally:
        site.close()


def refused(table: Table) -> tuple[dict[str, Any], httpx.Response]:
    """Play until a move is refused."""
    for _ in range(300):
        command = table.command()
        answer = table.act(command)
        if answer.status_code != 200:
            return command, answer
    pytest.fail("the disk never filled up")


def look_at_the_full_disk(table: Table, reason: str) -> dict[str, Any]:
    command, answer = refused(table)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (503, reason)
    assert table.played() == table.acknowledged > 5
    assert table.act(command).status_code == 503, "it is still full"
    return command


def go_on_with_room(table: Table, command: dict[str, Any]) -> None:
    assert table.act(command).status_code == 200
    assert table.act(command).status_code == 409, "once is enough"
    for _ in range(3):
        assert table.act(table.command()).status_code == 200
    assert table.played() == table.acknowledged


def test_a_file_system_without_room(tmp_path: Path) -> None:
    """In a namespace of its own, where anybody may have a small disk."""
    private = ["unshare", "--user", "--map-root-user", "--mount"]
    if shutil.which("unshare") is None or subprocess.run([*private, "true"], check=False).returncode:
        pytest.skip("no namespaces for users on this machine")
    disk = tmp_path / "disk"
    disk.mkdir()
    site = Site(f"sqlite:///{disk}/house.db", ["sh", "-c", _ROOM, "sh", str(disk)], private)
    with table_at(site) as table:
        command = look_at_the_full_disk(table, "store-full")
        Path(f"/proc/{site.process}/root{disk}/ballast").unlink()
        go_on_with_room(table, command)


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    site = Site(f"sqlite:///{tmp_path}/house.db", ["sh", "-c", _SMALL, "sh"])
    with table_at(site) as table:
        command = look_at_the_full_disk(table, "store-failed")
        most = resource.prlimit(site.process, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(site.process, resource.RLIMIT_FSIZE, (most, most))
        go_on_with_room(table, command)
