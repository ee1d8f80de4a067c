"""What the pages say while somebody waits for somebody, in both languages and without scripts."""

import re
from collections.abc import Callable

import pytest

from bunkhouse.server.tables.commands import nudges

from .visitor import Page, Visitor

Visitors = Callable[..., Visitor]


@pytest.fixture
def undo_wait() -> float:
    return 3600.0


def together(visitor: Visitors, *languages: str) -> tuple[str, Visitor, Visitor]:
    """A running table of two: its address, whoever is to decide, and whoever waits."""
    host, friend = (visitor(language) for language in languages)
    table = host.press(host.open("/new?game=el-gaucho&players=2"), "/new", value="open").path
    friend.press(friend.open(table), f"{table}/sit", name="Bob")
    host.post(f"{table}/start")
    return (table, host, friend) if 'data-mine="1"' in host.open(table).html else (table, friend, host)


@pytest.mark.parametrize("languages", [("en", "pl"), ("pl", "en")])
def test_a_nudge_is_seen(
    visitor: Visitors, languages: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, idle, waiting = together(visitor, *languages)
    page = waiting.open(table)
    assert re.search(r'form="nudge" data-rests aria-disabled="true"', page.html), "give them a minute"
    hasty = waiting.client.post(f"{table}/nudge", headers={"hx-request": "true"})
    assert hasty.status_code == 429
    assert 0 < int(hasty.headers["retry-after"]) <= 60
    monkeypatch.setattr(nudges, "NUDGE_AFTER", 0)
    assert not re.search(r'form="nudge" data-rests', waiting.open(table).html)
    assert "data-nudged" not in idle.open(table).html
    waiting.post(f"{table}/nudge")
    assert 'class="said"' in waiting.open(table).html
    assert re.search(r'form="nudge" data-rests aria-disabled="true"', waiting.open(table).html)
    assert "data-nudged" in idle.open(table).html
    assert "data-nudged" not in waiting.open(table).html
    assert 'class="nudged"' in idle.open("/").html
    assert 'class="nudged"' not in waiting.open("/").html
    again = waiting.client.post(f"{table}/nudge", headers={"hx-request": "true"})
    assert again.status_code == 429
    assert "10" in again.text
    watcher = visitor()
    assert "data-nudged" not in watcher.open(re.search(r"/w/\w+", idle.open(table).html)[0]).html  # type: ignore[index]


def _act(guest: Visitor, table: str, page: Page) -> Page:
    notation = re.findall(r'name="action" value="([^"]+)"', page.html)[0]
    seat = re.search(r'name="seat" form="act" value="(\d)"', page.html)
    seq = re.search(r'data-seq="(\d+)"', page.html)
    assert seat is not None
    assert seq is not None
    guest.post(f"{table}/act", action=notation, seat=seat[1], seq=seq[1])
    return guest.open(table)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_bots_wait_on_the_page(visitor: Visitors, language: str) -> None:
    guest = visitor(language)
    table = guest.post("/quick", game="old-west").path
    page = guest.open(table)
    for _ in range(400):
        if 'class="hold"' in page.html:
            break
        page = _act(guest, table, page) if 'data-mine="1"' in page.html else guest.open(table)
    else:
        pytest.fail("no turn ended that could be taken back")
    assert 'form="go-on"' in page.html
    assert 'aria-disabled="true"' not in re.search(r'<button[^>]*id="undo-button"[^>]*>', page.html)[0]  # type: ignore[index]
    seq = re.search(r'data-seq="(\d+)"', page.html)
    assert seq is not None
    late = guest.client.post(
        f"{table}/go-on", data={"seat": "0", "held": "1"}, headers={"hx-request": "true"}
    )
    assert late.status_code == 409
    assert 'class="hold"' in guest.open(table).html
    guest.post(f"{table}/go-on", seat="0", held=seq[1])
    assert 'class="hold"' not in guest.open(table).html
