"""Old West in a real browser: a map that can be clicked on and moved, cards first or routes first."""

import random

from .conftest import Guests
from .guest import Guest

_MOST = 600
"""More decisions than any game has."""


def decide(guest: Guest, chance: random.Random) -> None:
    """One decision: a lasso or a payment, and whatever it asks next; or a button with words."""
    seq = guest.seq()
    for _ in range(8):
        rows = guest.page.locator(".pop .opt, #prompt .picked, #paybox .popt:visible, .pays .popt:visible")
        words = guest.page.locator("#prompt .acts button[name=action]:visible")
        lit = [id for id in guest.legal() if not guest.page.locator(f"[id='{id}'].sel").count()]
        if rows.count():
            rows.nth(chance.randrange(rows.count())).dispatch_event("click")
        elif lit:
            guest.page.locator(f"[id='{chance.choice(lit)}']").dispatch_event("click")
        else:
            words.first.dispatch_event("click")
        if guest.page.locator("#confirm-reveal[open]").count():
            guest.page.locator("#confirm-reveal button[value=yes]").dispatch_event("click")
        for _ in range(40):
            if guest.seq() > seq:
                return
            if not guest.page.evaluate("document.body.classList.contains('busy')"):
                break
            guest.page.wait_for_timeout(25)
    guest.await_change(seq)


def test_a_whole_game_with_the_mouse(guests: Guests) -> None:
    guest, chance = guests.come(), random.Random(4)
    guest.open_table("old-west")
    for _ in range(_MOST):
        if not guest.await_turn():
            break
        decide(guest, chance)
    assert guest.page.locator("#board .train").count() > 0
    assert guest.page.locator("#art-map #row-0").count() == 1, "the drawn map survives every update"
    guest.page.locator("#prompt a.act").click()
    guest.page.locator(".wposter .name").wait_for()
    assert guest.page.locator(".scores tbody tr").count() >= 3


def test_the_map_moves_in_its_window_on_a_phone(guests: Guests) -> None:
    guest = guests.come(width=390, height=844)
    guest.open_table("old-west")
    guest.await_turn()
    place = "document.querySelector('[data-pan]').getBoundingClientRect().left"
    before = guest.page.evaluate(place)
    guest.page.locator("[data-jump]").last.dispatch_event("click")
    guest.until(f"{place} !== {before}")
    guest.page.locator("[data-zoom=all]").dispatch_event("click")
    guest.until("document.querySelector('[data-pan]').getBoundingClientRect().width <= innerWidth + 2")
