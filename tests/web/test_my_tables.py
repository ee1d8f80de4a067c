"""The lobby and the page of replays show all tables of a visitor, a page at a time."""

import re
from collections.abc import Callable

import pytest

from .visitor import Visitor

Visitors = Callable[..., Visitor]


def _pages(guest: Visitor, path: str, pattern: str) -> list[list[str]]:
    """The codes of the visitor's tables, page by page, as the links to the next page lead."""
    found = []
    while path:
        html = guest.open(path).html
        found.append(re.findall(pattern, html))
        onward = re.search(r'href="([^"]+)" rel="next"', html)
        path = onward[1].replace("&amp;", "&") if onward is not None else ""
    return found


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_table_of_mine_is_in_the_lobby(visitor: Visitors, language: str) -> None:
    guest = visitor(language)
    guest.post("/name", name="Ann")
    opened = [
        guest.press(guest.open("/new?game=el-gaucho&players=2"), "/new", value="open").path for _ in range(35)
    ]
    pages = _pages(guest, "/", r'<a class="btn(?: line)?" href="(/t/\w+)"')
    assert [len(page) for page in pages] == [30, 5]
    assert [path for page in pages for path in page] == opened[::-1]
    second = guest.open(
        re.findall(r'href="([^"]+)" rel="next"', guest.open("/").html)[0].replace("&amp;", "&")
    )
    assert re.search(r'hx-sse:connect="/stream\?show=all&amp;after=2\.\w+"', second.html), (
        "it stays on its page"
    )
    guest.post(f"{opened[0]}/leave")
    assert "/records" in guest.open("/").html


def test_every_finished_game_is_among_the_replays(visitor: Visitors) -> None:
    guest, friend = visitor(), visitor()
    guest.post("/name", name="Ann")
    friend.post("/name", name="Bob")
    ended = []
    for _ in range(42):
        table = guest.press(guest.open("/new?game=el-gaucho&players=2"), "/new", value="open").path
        friend.post(f"{table}/sit", name="Bob")
        guest.post(f"{table}/start")
        friend.post(f"{table}/resign", seat="1")
        ended.append(table)
    pages = _pages(guest, "/records", r'<a class="btn" href="(/t/\w+)/replay"')
    assert [len(page) for page in pages] == [40, 2]
    assert [path for page in pages for path in page] == ended[::-1]
