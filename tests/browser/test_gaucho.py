"""El Gaucho against bots: to the end with the mouse, to the end by keyboard alone, and on a phone."""

import random

from .conftest import Guests
from .guest import Guest
from .playing import decide, play_to_the_end, play_to_the_end_with_keys


def click_something(guest: Guest, chance: random.Random) -> None:
    """One decision with a real pointer, which must find what it aims at: nothing lies over it.

    The table makes none by itself meanwhile: what is aimed at would be gone.
    """
    seq = guest.seq()
    rows = guest.page.locator(".pop .opt, #prompt .picked")
    for _ in range(8):
        lit, words = guest.legal(), guest.page.locator("#prompt .acts button[name=action]:visible")
        if rows.count():
            rows.nth(chance.randrange(rows.count())).click()
        elif lit:
            guest.page.locator(f"[id='{chance.choice(lit)}']").click()
        else:
            words.nth(chance.randrange(words.count())).click()
        if guest.page.locator("#confirm-reveal[open]").count():
            guest.page.locator("#confirm-reveal button[value=yes]").click()
        guest.until("!document.body.classList.contains('busy')")
        if guest.seq() > seq:
            return
    raise AssertionError("eight clicks and no decision: " + guest.prompt.inner_text())


def test_a_whole_game_with_the_mouse(guests: Guests) -> None:
    guest, chance = guests.come(), random.Random(1)
    guest.prefer("auto-off")
    guest.open_small_table("el-gaucho", 3)
    for _ in range(15):
        guest.await_turn()
        click_something(guest, chance)
    play_to_the_end(guest, chance)
    assert guest.page.locator(".scores tbody tr").count() >= 3
    assert guest.page.locator(".chart .ln").count() >= 2
    assert guest.page.locator(".fair code").count() >= 3


def test_a_whole_game_with_the_keyboard_alone(guests: Guests) -> None:
    guest, chance = guests.come(), random.Random(2)
    guest.open_small_table("el-gaucho", 2)
    play_to_the_end_with_keys(guest, chance)


def test_on_a_phone_the_prompt_is_always_in_sight(guests: Guests) -> None:
    guest, chance = guests.come("pl", 390, 844, touch=True), random.Random(3)
    guest.open_table("el-gaucho")
    for _ in range(25):
        if not guest.await_turn():
            break
        box = guest.prompt.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844 - 50
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
        decide(guest, chance)
    for tab in ("dock", "seats", "log", "chat", "board"):
        guest.page.locator(f".tabbar [data-tab={tab}]").tap()
        assert guest.page.locator(f".tabbar [data-tab={tab}]").get_attribute("aria-current") is not None
