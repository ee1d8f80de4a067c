"""What an update of a table knows of the page that it is for."""

import re
from collections.abc import Callable

import pytest

from .visitor import Visitor

Visitors = Callable[..., Visitor]


@pytest.mark.parametrize("theme", ["noon", "lantern"])
def test_there_is_a_switch_for_either_light(visitor: Visitors, theme: str) -> None:
    """The page shows the one for the light that is not on."""
    guest = visitor()
    table = guest.post("/quick", game="el-gaucho").path
    guest.post("/theme", theme=theme, next=table)
    update = guest.client.post(f"{table}/say", data={"text": "good evening"}, headers={"hx-request": "true"})
    for html in (update.text, guest.open(table).html):
        assert set(re.findall(r'name="theme" value="(\w+)"', html)) == {"noon", "lantern"}


def test_whoever_is_not_there_can_be_replaced_only_later(visitor: Visitors) -> None:
    host, friend = visitor(), visitor()
    table = host.press(host.open("/new?game=el-gaucho&players=2"), "/new", value="open").path
    friend.press(friend.open(table), f"{table}/sit", name="Bob")
    host.post(f"{table}/start")
    page = host.open(table)
    assert f"{table}/hand-over" not in page.html, "Bob may be back in a moment"
    assert 'class="tag gone"' in page.html
