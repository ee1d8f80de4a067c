"""Live updates: they arrive at once, resume, keep quiet connections open, and end when they should."""

import time
from collections.abc import Iterator

import httpx
import pytest

from bunkhouse.server.config import Config, Limits
from bunkhouse.server.event_stream import Packer, Update

from .stand_in import NO_DATABASE, SAME_SITE, door, served

PATIENCE = 120.0


@pytest.fixture
def client() -> Iterator[httpx.Client]:
    config = Config(NO_DATABASE, heartbeat=0.1, limits=Limits(streams=2))
    app = door(config)
    with served(app) as address, httpx.Client(base_url=address, headers=SAME_SITE, timeout=PATIENCE) as one:
        yield one


def read_until(pieces: Iterator[str], text: str) -> str:
    """Read on until a text has come; the stream stays open."""
    seen = ""
    while text not in seen:
        seen += next(pieces)
    return seen


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_updates_arrive_while_the_stream_goes_on(client: httpx.Client, encoding: str) -> None:
    with client.stream("GET", "/stream", headers={"Accept-Encoding": encoding}) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers.get("content-encoding", "identity") == encoding
        assert answer.headers["cache-control"] == "no-store"
        seen = read_until(answer.iter_text(), "id: 2\n")
    assert "id: 0\ndata: line 0\ndata: second <b>line</b>\n\n" in seen


def test_a_returning_client_gets_only_what_is_new(client: httpx.Client) -> None:
    with client.stream("GET", "/stream", headers={"Last-Event-ID": "1"}) as answer:
        seen = read_until(answer.iter_text(), "id: 2\n")
    assert "id: 0" not in seen
    assert "id: 1" not in seen


@pytest.mark.parametrize("strange", ["-1", "x", "1e3", "٣", "9" * 400, ""])
def test_a_strange_id_is_no_id(client: httpx.Client, strange: str) -> None:
    with client.stream("GET", "/stream", headers={b"Last-Event-ID": strange.encode()}) as answer:
        assert "id: 0" in read_until(answer.iter_text(), "id: 2\n")


def test_a_quiet_stream_keeps_beating(client: httpx.Client) -> None:
    with client.stream("GET", "/stream") as answer:
        seen = read_until(answer.iter_text(), "event: beat\ndata:\n\n")
    assert seen.count("id:") == 3, "a beat is no news"


def test_streams_are_counted_and_given_back(client: httpx.Client) -> None:
    with client.stream("GET", "/stream") as one, client.stream("GET", "/stream") as two:
        both = [one.iter_text(), two.iter_text()]
        for pieces in both:
            read_until(pieces, "id: 2")
        assert client.get("/stream").status_code == 429
    deadline = time.monotonic() + PATIENCE
    status = 429
    while status == 429 and time.monotonic() < deadline:
        time.sleep(0.05)
        with client.stream("GET", "/stream") as again:
            status = again.status_code
    assert status == 200


def test_a_client_that_leaves_lets_go_of_the_source() -> None:
    app = door(Config(NO_DATABASE, heartbeat=0.05))
    with served(app) as address:
        with httpx.stream("GET", f"{address}/stream", headers=SAME_SITE) as answer:
            read_until(answer.iter_text(), "id: 2\n")
        deadline = time.monotonic() + PATIENCE
        while not getattr(app.state, "left", False) and time.monotonic() < deadline:
            time.sleep(0.02)
        assert app.state.left


def test_a_server_that_closes_ends_its_streams() -> None:
    with served(door()) as address, httpx.stream("GET", f"{address}/stream", headers=SAME_SITE) as answer:
        pieces = answer.iter_text()
        read_until(pieces, "id: 2\n")
        httpx.post(f"{address}/close", headers=SAME_SITE)
        assert "id:" not in "".join(pieces)


def test_line_breaks_cannot_forge_an_event() -> None:
    forged = Update("hello\r\n\r\nevent: evil\rdata: x\n\nid: 9", 1).encode().decode()
    assert forged.count("\n\n") == 1
    assert all(line.startswith(("id: 1", "data: ")) for line in forged.rstrip("\n").split("\n"))


def test_what_repeats_costs_almost_nothing() -> None:
    page = "".join(
        f'<span id="t-{number}" style="left:{number * 7919 % 997}px">tile</span>' for number in range(300)
    )
    packer = Packer()
    first, second = (len(packer.pack(Update(page, number).encode())) for number in (1, 2))
    assert second < first / 2
