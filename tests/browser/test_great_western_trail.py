"""Great Western Trail in a real browser: whole games by mouse, by keyboard, on a phone, in small windows."""

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from . import decisions
from .conftest import Guests
from .guest import Guest
from .paper import Paper
from .playing import decide, play_to_the_end, play_to_the_end_with_keys

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_SLUG = "great-western-trail"

_HASTE = ["#n-kansas_city", "#prompt [value=end]", "[id^=n-]"]
"""Hasty players go as far as they can, and end their turn more often than not."""


def open_duel(guest: Guest) -> None:
    """A table for two, with an easy bot."""
    guest.go("/new?game=great-western-trail&players=2&preset=bots&bot-1=easy")
    guest.page.locator("button[name=go][value=start]").first.click()
    guest.page.wait_for_url("**/t/*")


def look_at_the_other_ranch(guest: Guest) -> None:
    """It opens on demand, with all that everybody may know."""
    guest.page.locator("button.opener[popovertarget=ranch-1]").click()
    opened = guest.page.locator("#ranch-1")
    opened.wait_for(state="visible")
    assert opened.locator(".ax").count() == 5
    assert opened.locator(".pile li").count() >= 4
    guest.page.keyboard.press("Escape")
    opened.wait_for(state="hidden")


def look_at_a_building(guest: Guest) -> None:
    """What it does stands beside the board, and hides nothing of it."""
    guest.page.locator("#n-D").hover()
    guest.page.locator(".tip").wait_for(state="visible")
    board, tip = guest.page.locator("#board").bounding_box(), guest.page.locator(".tip").bounding_box()
    assert board is not None
    assert tip is not None
    assert tip["x"] >= board["x"] + board["width"]
    assert tip["y"] + tip["height"] <= guest.page.evaluate("innerHeight")


def look_up_the_buildings(guest: Guest) -> None:
    """All ten, with what is printed on them, also after the table has changed."""
    guest.page.locator(".mine button.opener[popovertarget=faces]").click()
    opened = guest.page.locator("#faces")
    opened.wait_for(state="visible")
    assert opened.locator("li").count() == 10
    guest.page.keyboard.press("Escape")
    opened.wait_for(state="hidden")


def test_a_whole_game_with_the_mouse(guests: Guests) -> None:
    guest, chance = guests.come(), random.Random(1)
    open_duel(guest)
    for _ in range(25):
        assert guest.await_turn()
        assert guest.page.evaluate("document.querySelector('#prompt').offsetHeight") == 66, (
            "the board stays put"
        )
        decide(guest, chance, _HASTE)
    guest.await_turn()
    assert guest.serious_issues() == []
    look_at_a_building(guest)
    look_up_the_buildings(guest)
    look_at_the_other_ranch(guest)
    play_to_the_end(guest, chance, _HASTE)
    assert guest.page.locator(".scores tbody tr").count() >= 11


def test_a_game_with_the_keyboard_alone(guests: Guests) -> None:
    guest, chance = guests.come(), random.Random(2)
    open_duel(guest)
    play_to_the_end_with_keys(guest, chance)


def test_on_a_phone_the_prompt_is_always_in_sight(guests: Guests) -> None:
    guest, chance = guests.come("pl", 390, 844, touch=True), random.Random(3)
    open_duel(guest)
    for _ in range(12):
        assert guest.await_turn()
        decide(guest, chance, _HASTE)
        guest.await_turn()
        box = guest.prompt.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844 - 50
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert guest.serious_issues() == []
    assert guest.page.locator("#art-ground path").count() > 20, "the drawn board survives every update"
    guest.move_the_map()
    for tab in ("dock", "aside", "seats", "log", "board"):
        guest.page.locator(f".tabbar [data-tab={tab}]").tap()
        assert guest.page.locator(f".tabbar [data-tab={tab}]").get_attribute("aria-current") is not None


@pytest.fixture
def desk(chromium: "Browser") -> Iterator[Paper]:
    context = chromium.new_context(viewport={"width": 1366, "height": 640}, reduced_motion="reduce")
    yield Paper(context.new_page())
    context.close()


@pytest.fixture
def tablet(chromium: "Browser") -> Iterator[Paper]:
    context = chromium.new_context(
        viewport={"width": 820, "height": 1180}, has_touch=True, reduced_motion="reduce"
    )
    yield Paper(context.new_page())
    context.close()


def decision(kind: str) -> str:
    """A page on which this is asked."""
    seed, steps = decisions.found(_SLUG)[kind]
    return decisions.page(_SLUG, seed, steps, "en")


def test_a_disc_says_what_it_uncovers_before_it_is_taken(desk: Paper) -> None:
    desk.show(decision("prompt-disc"))
    desk.page.locator("#pane-ranch.shown").wait_for()
    assert desk.page.locator(".goal").inner_text() == "your disc goes here"
    before = desk.page.locator("#discbar p").inner_text()
    desk.page.locator(".dkb.legal").first.hover()
    desk.page.wait_for_function("(old) => document.querySelector('#discbar p').innerText !== old", arg=before)
    assert desk.page.locator("#discbar [data-place]").is_hidden(), "with a mouse the disc itself is clicked"


def test_a_finger_chooses_a_disc_and_a_button_takes_it(tablet: Paper) -> None:
    tablet.show(decision("prompt-disc"))
    sent: list[str] = []
    tablet.page.on("request", lambda request: sent.append(request.url))
    tablet.page.route("**/act", lambda route: route.abort())
    discs = tablet.page.locator(".dkb.legal")
    discs.first.tap()
    discs.last.tap()
    assert tablet.page.locator(".dkb.sel").count() == 1
    assert not [address for address in sent if address.endswith("/act")]
    with tablet.page.expect_request("**/act"):
        tablet.page.locator("#discbar [data-place]").tap()


@pytest.mark.parametrize("where", [".seat:nth-child(2) .plate", ".seat:nth-child(4) .nm"])
def test_a_touch_of_a_rival_opens_that_ranch(tablet: Paper, desk: Paper, where: str) -> None:
    html = decisions.page(_SLUG, 0, 0, "en")
    for paper in (tablet, desk):
        paper.show(html)
        paper.page.locator(".table[data-arrangement]").wait_for()
        paper.page.locator(where).first.click()
        paper.page.locator(".ranchpop:popover-open .pb").wait_for()
        top, bottom = paper.page.evaluate(
            "(({top, bottom}) => [top, innerHeight - bottom])"
            "(document.querySelector('.ranchpop:popover-open').getBoundingClientRect())"
        )
        assert min(top, bottom) >= 0


def test_the_job_market_unfolds_by_a_touch_and_by_itself(tablet: Paper) -> None:
    tablet.show(decisions.page(_SLUG, 0, 0, "en"))
    rows = tablet.page.locator("#jobs .rows")
    rows.wait_for(state="hidden")
    tablet.page.locator("[data-jobs]").tap()
    rows.wait_for(state="visible")
    assert tablet.page.locator("[data-jobs]").get_attribute("aria-expanded") == "true"
    tablet.show(decision("prompt-hire"))
    rows.wait_for(state="visible")
