"""The site changes over from the interpreted to the compiled build while people play."""

import signal
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from .site import PATIENCE, Player, Site

Begin = Callable[..., Site]
COMPILED = "bots think at full speed"
STAYS = "Bunkhouse stays interpreted, which is slower: .*"


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begin]:
    """Start a site; it ends with the test."""
    begun: list[Site] = []

    def beginning(how: str = "good", *arguments: str) -> Site:
        begun.append(Site(tmp_path, how, *arguments))
        return begun[-1]

    yield beginning
    for site in begun:
        site.close()


def refuses(address: str) -> bool:
    """Whether nobody listens there any more."""
    try:
        httpx.get(f"{address}health", timeout=PATIENCE)
    except httpx.ConnectError:
        return True
    except httpx.TransportError:
        return False
    return False


def test_nothing_is_lost_when_the_site_changes_over(begin: Begin) -> None:
    site = begin()
    player = Player(site.address)
    for _ in range(3):
        player.move()
    headers = {"Last-Event-ID": "0"}
    with player.client.stream("GET", f"/tables/{player.table}/stream", headers=headers) as stream:
        pieces = stream.iter_text()
        first = next(pieces)
        assert "retry:" in first
        site.end_build(0)
        while COMPILED not in site.told["err"]:
            player.move()
        for piece in pieces:
            first += piece  # it ends by itself, and in order
    for _ in range(3):
        player.move()
    with player.client.stream("GET", f"/tables/{player.table}/stream") as again:
        assert f"id: {player.look()['seq']}" in next(text for text in again.iter_text() if "id:" in text)
    assert player.history() == [action for _, action in player.done]
    seats = player.ask("GET", f"/tables/{player.table}")["seats"]
    assert 0 < seats[0]["clock"]["left"] <= 3_600_000
    assert site.end() == 0
    assert site.told["out"].count("http://") == 1, "the second server need not say where it is"
    assert site.told["out"].count("Every game is kept") == 1


def test_whoever_comes_in_between_waits_instead_of_being_turned_away(begin: Begin) -> None:
    site = begin()
    address = site.address
    site.end_build(0)
    while COMPILED not in site.told["err"]:
        with httpx.Client(timeout=PATIENCE) as stranger:  # a new connection every time
            try:
                assert stranger.get(f"{address}health").status_code == 200
            except httpx.ConnectError:
                pytest.fail("nobody listened")
            except httpx.TransportError:
                continue  # it was let in just before the door closed
    assert site.end() == 0


def test_while_it_compiles_the_site_says_so(begin: Begin) -> None:
    site = begin()
    note = "The engine is still being compiled"
    deadline = time.monotonic() + PATIENCE
    while note not in httpx.get(site.address, timeout=PATIENCE).text:
        assert time.monotonic() < deadline
    site.end_build(0)
    site.wait_for(COMPILED)
    assert note not in httpx.get(site.address, timeout=PATIENCE).text


def test_a_build_that_fails_leaves_the_site_as_it_is(begin: Begin) -> None:
    site = begin()
    player = Player(site.address)
    player.move()
    site.end_build(1)
    assert "the compiled build failed, see" in site.wait_for(STAYS)
    player.move()
    deadline = time.monotonic() + PATIENCE
    while "still being compiled" in httpx.get(site.address, timeout=PATIENCE).text:
        assert time.monotonic() < deadline
    assert site.end() == 0
    assert site.told["err"].count("stays interpreted") == 1


@pytest.mark.parametrize("how", ["broken", "late"])
def test_a_compiled_server_that_does_not_start_costs_nothing(begin: Begin, how: str) -> None:
    site = begin(how)
    player = Player(site.address)
    player.move()
    site.end_build(0)
    assert "does not start" in site.wait_for(STAYS)
    player.move()
    assert player.history() == [action for _, action in player.done]
    assert site.end() == 0


@pytest.mark.parametrize(("how", "compiled"), [(signal.SIGTERM, True), (signal.SIGINT, False)])
def test_it_ends_in_order(begin: Begin, how: signal.Signals, compiled: bool) -> None:
    site = begin()
    address = site.address
    if compiled:
        site.end_build(0)
        site.wait_for(COMPILED)
    assert site.end(how) == 0
    assert refuses(address)
    assert site.told["out"].count("Every game is kept") == 1


@pytest.mark.parametrize("compiled", [False, True])
def test_a_killed_launcher_leaves_nobody_behind(begin: Begin, compiled: bool) -> None:
    site = begin()
    address = site.address
    if compiled:
        site.end_build(0)
        site.wait_for(COMPILED)
    else:
        site.end_build(1)
        site.wait_for(STAYS)
    assert site.end(signal.SIGKILL) == -signal.SIGKILL
    assert refuses(address)


def test_a_server_that_cannot_begin_ends_the_launcher_with_its_own_code(begin: Begin) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        site = begin("good", "--port", str(other.getsockname()[1]))
        assert site.process.wait(PATIENCE) == 2
