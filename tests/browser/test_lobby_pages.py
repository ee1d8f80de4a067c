"""Every page outside a table: fits its screen in both languages, and can be used by everybody."""

from urllib.parse import urlsplit

import pytest

from .conftest import Guests
from .guest import AXE
from .visits import fits, visit

PAGES = [
    "/",
    "/new",
    "/new?game=great-western-trail",
    "/games",
    "/games/old-west",
    "/learn",
    "/records",
    "/me",
]
WITH_AXE = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: npm install")
_SMALL_WORDS = """
[...document.querySelectorAll('main *, header *, nav *')]
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((each) => each.checkVisibility() && !each.closest('svg'))
  .map((each) => [parseFloat(getComputedStyle(each).fontSize), each])
  .filter(([size]) => size > 0 && size < 12)
  .map(([size, each]) => `${size} ${each.className}: ${each.textContent}`)
"""


@WITH_AXE
@pytest.mark.parametrize(("language", "phone"), [("pl", True), ("en", False)])
@pytest.mark.parametrize("light", ["light", "dark"])
def test_pages_fit_and_are_accessible(guests: Guests, language: str, phone: bool, light: str) -> None:
    guest = visit(guests, "/", language, phone, color_scheme=light)
    for path in PAGES:
        guest.go(path)
        assert fits(guest), path
        assert guest.serious_issues() == [], path


@WITH_AXE
@pytest.mark.parametrize("phone", [True, False])
def test_rooms_and_invitations_are_accessible(guests: Guests, phone: bool) -> None:
    host = visit(guests, "/new?game=el-gaucho", "pl", phone)
    host.page.get_by_role("button", name="Otwórz stół").click()
    host.page.wait_for_url("**/t/*")
    friend = visit(guests, urlsplit(host.page.url).path, "en", phone)
    assert fits(friend)
    assert friend.serious_issues() == []
    friend.page.get_by_role("button", name="Take a seat").click()
    friend.page.wait_for_selector("#seats")
    for each in (host, friend):
        assert fits(each)
        assert each.serious_issues() == []


def test_no_word_is_smaller_than_twelve_pixels(guests: Guests) -> None:
    guest = visit(guests, "/", "pl", True)
    for path in PAGES:
        guest.go(path)
        assert guest.page.evaluate(_SMALL_WORDS) == [], path


def test_a_table_that_is_gone_says_so(guests: Guests) -> None:
    guest = visit(guests, "/", "pl")
    guest.tolerant = True
    guest.go("/t/zzzzzzzz")
    assert guest.page.get_by_role("heading", name="Tego stołu już nie ma").is_visible()
    guest.page.get_by_role("link", name="Do stołów").click()
    guest.page.wait_for_url("**/")
