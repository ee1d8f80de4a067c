"""The score of any seat, line by line, from its number: with the mouse, by keys, on a phone."""

import random

import pytest
from playwright.sync_api import Route

import bunkhouse
from bunkhouse.web.table_drawing import drawing

from .conftest import Guests
from .guest import Guest
from .waiting import happens

DRAWN = [game.slug for game in bunkhouse.games() if drawing(game).drawn]
CARD = ".score-pop"
OPEN = f"document.querySelector('{CARD}:popover-open')"
SHOWN = f"{OPEN}?.querySelector('.sum td')"
INSIDE = f"""(() => {{
  const box = {OPEN}.getBoundingClientRect();
  const prompt = document.querySelector('#prompt').getBoundingClientRect();
  return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight
    && (innerWidth > 700 || box.bottom <= prompt.top);
}})()"""


def number(guest: Guest, seat: int) -> str:
    return guest.page.locator(f"[data-score='{seat}'] b").inner_text()


def closed(guest: Guest) -> None:
    guest.until(f"!{OPEN}")


def with_card_open(guests: Guests, language: str) -> Guest:
    """Somebody who is to decide in Montana and looks at their score; no question closes the card."""
    guest = guests.come(language, 1366, 768)
    guest.prefer("auto-off.confirm-never.irrevocable-off")
    guest.open_small_table("montana", 2)
    guest.await_turn()
    guest.page.keyboard.press("s")
    guest.until(SHOWN)
    return guest


def hold(guest: Guest, address: str) -> list[Route]:
    """Keep back what the page asks for at an address; what has been asked gathers in the list."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    guest.page.route(address, keep)
    return held


@pytest.mark.parametrize(("width", "height"), [(1366, 640), (1024, 768), (390, 664)])
@pytest.mark.parametrize("slug", DRAWN)
def test_every_number_opens_its_card(guests: Guests, slug: str, width: int, height: int) -> None:
    """In sight and above the prompt, with the same sum; its button, a second click or Esc closes it."""
    guest = guests.come("en", width, height, touch=width < 700)
    guest.open_small_table(slug, 2)
    guest.await_turn()
    if not guest.page.locator("[data-score='0']").is_visible():
        guest.page.locator(".tabbar [data-tab=seats]").click()
    for seat in (0, 1):
        guest.page.locator(f"[data-score='{seat}']").click()
        guest.until(f"{SHOWN}.closest('.scard').dataset.seat === '{seat}'")
        assert guest.page.locator(f"{CARD} .sum td").inner_text() == number(guest, seat)
        assert guest.page.evaluate(INSIDE)
        assert guest.serious_issues() == []
        guest.page.locator(f"{CARD} .closer" if width < 700 else f"[data-score='{seat}']").click()
        closed(guest)
    guest.page.locator("[data-score='1']").click()
    guest.until(SHOWN)
    guest.page.keyboard.press("Escape")
    closed(guest)
    assert guest.complaints == []


def test_the_own_score_has_a_key_and_follows_the_game(guests: Guests) -> None:
    """S opens it, an update renews it, and Esc gives the focus back."""
    guest, chance = with_card_open(guests, "pl"), random.Random(4)
    assert "Twój wynik" in guest.page.locator(CARD).inner_text()
    before = guest.page.locator(CARD).inner_html()
    while guest.await_turn():
        seq = guest.seq()
        actions = guest.page.locator("#choices [name=action]")
        actions.nth(chance.randrange(actions.count())).dispatch_event("click")
        guest.await_change(seq)
        assert guest.page.locator(f"{CARD} tbody.later").count()
        if guest.page.locator(CARD).inner_html() != before:
            break
    guest.until(f"{OPEN} && {OPEN}.innerHTML !== {before!r}")
    guest.page.keyboard.press("Escape")
    closed(guest)
    guest.until("document.activeElement.matches('[data-score][data-own]')")


def test_a_card_that_was_closed_stays_closed_whatever_is_on_its_way(guests: Guests) -> None:
    """News ask for the score anew; the answer may come when nobody wants it any more."""
    guest = with_card_open(guests, "en")
    held = hold(guest, "**/score?*")
    guest.page.evaluate("document.dispatchEvent(new CustomEvent('table:updated', { detail: {} }))")
    happens(guest.page, lambda: held)
    guest.page.keyboard.press("Escape")
    closed(guest)
    with guest.page.expect_response("**/score?*"):
        held[0].continue_()
    guest.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))")
    closed(guest)
    guest.page.unroute("**/score?*")
    guest.page.keyboard.press("s")
    guest.until(SHOWN)


def test_the_card_keeps_its_looks_when_something_is_chosen(guests: Guests) -> None:
    """Pieces that were lit for a second touch go out; nothing else does."""
    guest = with_card_open(guests, "en")
    before, seq = guest.page.locator(CARD).inner_html(), guest.seq()
    held = hold(guest, "**/act")
    guest.page.locator("#choices [name=action]").first.dispatch_event("click")
    happens(guest.page, lambda: held)
    assert guest.page.locator(CARD).inner_html() == before
    held[0].continue_()
    guest.await_change(seq)


@pytest.mark.parametrize("width", [1366, 390])
def test_the_bar_explains_how_the_game_ends(guests: Guests, width: int) -> None:
    guest = guests.come("en", width, 664, touch=width < 700)
    guest.open_small_table("great-western-trail", 2)
    guest.await_turn()
    guest.page.locator(".topbar .fact").first.click()
    tip = guest.page.locator(".tip.pinned")
    tip.wait_for()
    assert "one more turn" in tip.inner_text()
    tip.locator("a").click()
    guest.until("document.querySelector('[data-shows=rules].shown')")
