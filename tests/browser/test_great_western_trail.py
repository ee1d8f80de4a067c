"""Great Western Trail in a real browser: whole games by mouse and by keyboard, and on a phone."""

import random

from .conftest import Guests
from .guest import Guest
from .playing import decide, play_to_the_end, play_to_the_end_with_keys

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
