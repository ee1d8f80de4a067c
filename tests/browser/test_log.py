"""The log at a real table: what is new, what its lines lead to, after moves, undo and reload."""

import random
from typing import TYPE_CHECKING

import pytest

import bunkhouse

from .conftest import Guests
from .paper import Paper, after
from .playing import decide

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SLUGS = [game.slug for game in bunkhouse.games()]
_MARK = (
    "[...document.querySelectorAll('#log li')].map((line) => line.id)"
    ".filter((id, at, all) => id === 'l-since' || all[at - 1] === 'l-since')"
)
"""The mark, and the line below it: the last one of one's own."""
_NOW = (
    "(({ mine, seq }) => ({ mine: mine === '1', seq: Number(seq), mark: " + _MARK + " }))"
    "(document.querySelector('#prompt').dataset)"
)
"""The same with whose turn it is and how far the game has gone, at one moment."""


def test_the_mark_stays_where_it_belongs(guests: Guests) -> None:
    """Live, after a reload and after an undo; a spectator has none."""
    guest, chance = guests.come(), random.Random(2)
    guest.open_small_table("el-gaucho", 3)
    for _ in range(40):
        assert guest.await_turn()
        if guest.page.locator("#l-since").count():
            break
        decide(guest, chance)
    mark = guest.page.evaluate(_MARK)
    assert len(mark) == 2
    guest.page.reload()
    guest.await_turn()
    assert guest.page.evaluate(_MARK) == mark
    seq = guest.seq()
    decide(guest, chance)
    now = guest.page.evaluate(_NOW)
    if now["mine"] and now["seq"] == seq + 1:  # nobody else has moved: the turn is still going on
        assert now["mark"] == mark
        if guest.page.locator("#undo-button:not([aria-disabled])").count():
            guest.page.keyboard.press("z")
            guest.await_change(seq + 1)
            assert guest.page.evaluate(_MARK) == mark
    watch = guest.page.locator("#menu [data-copy^='/w/']").get_attribute("data-copy")
    spectator = guests.come("pl")
    spectator.go(str(watch))
    spectator.until("document.querySelectorAll('#log li').length > 3")
    assert spectator.page.locator("#l-since").count() == 0


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 664)])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_line_shows_what_it_speaks_of(chromium: "Browser", slug: str, width: int, height: int) -> None:
    """Whatever is underlined in the log lights something that is then in sight, or leads to its step."""
    context = chromium.new_context(
        viewport={"width": width, "height": height}, has_touch=width < 700, reduced_motion="reduce"
    )
    paper = Paper(context.new_page())
    paper.show(after(slug, 120, "en"))
    page = paper.page
    page.wait_for_function("document.documentElement.dataset.logShow")
    page.keyboard.press("x")  # the recap has been read
    page.evaluate("document.documentElement.dataset.log = 'all'")
    page.wait_for_function("!document.querySelector('#log details:not([open])')")
    for number in range(min(6, page.locator("#log [data-show]").count())):
        if width < 700:
            page.locator(".tabbar [data-tab=log]").click()
        line = page.locator("#log [data-show]").nth(number)
        gone = page.evaluate(
            "(line) => !line.closest('li').dataset.lights.split(' ')"
            ".some((id) => document.getElementById(id))",
            line.element_handle(),
        )
        if gone:
            continue
        line.click()
        page.wait_for_selector(".lit", state="attached")
        box = page.locator(".lit").first.bounding_box()
        assert box is not None
        assert box["width"] > 0
        assert -box["height"] < box["y"] < height
        assert page.url == "http://table.test/"
    context.close()
