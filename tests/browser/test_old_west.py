"""Old West in a real browser: a map that can be clicked on and moved, cards first or routes first."""

import random

from .conftest import Guests
from .playing import decide, play_to_the_end


def test_a_whole_game_with_the_mouse(guests: Guests) -> None:
    guest, chance = guests.come(), random.Random(4)
    guest.open_small_table("old-west", 2)
    for _ in range(40):
        guest.await_turn()
        decide(guest, chance)
    assert guest.page.locator("#board .train").count() > 0
    assert guest.page.locator("#art-map #row-0").count() == 1, "the drawn map survives every update"
    play_to_the_end(guest, chance)
    assert guest.page.locator(".scores tbody tr").count() >= 3


def test_the_map_moves_in_its_window_on_a_phone(guests: Guests) -> None:
    guest = guests.come(width=390, height=844)
    guest.open_table("old-west")
    guest.await_turn()
    wide = "document.querySelector('[data-pan]').getBoundingClientRect().width"
    before = guest.page.evaluate(wide)
    guest.page.keyboard.press("+")
    guest.until(f"{wide} > {before}")
    for _ in range(2):
        guest.page.locator("[data-zoom=fit]").click()
    guest.until("document.querySelector('[data-panzoom].whole')")
    guest.page.set_viewport_size({"width": 390, "height": 640})
    guest.until("innerHeight === 640")
    guest.until(f"{wide} > innerWidth")  # opened anew, in print that can be read


def test_a_route_says_what_it_takes_before_it_takes_it(guests: Guests) -> None:
    """OW-37: what is paid at once is named in the menu, also where there is only one choice."""
    guest, chance = guests.come(width=1366, height=640), random.Random(6)
    guest.open_small_table("old-west", 2)
    paid_at_once = "#choices button[data-asks][value^=claim]"
    for _ in range(60):
        guest.await_turn()
        if guest.page.locator(paid_at_once).count():
            break
        decide(guest, chance)
    move = guest.page.locator(paid_at_once).first
    target, words = str(move.get_attribute("data-targets")).split()[0], move.get_attribute("data-label")
    seq = guest.seq()
    guest.page.locator(f"[id='{target}']").dispatch_event("click")
    row = guest.page.locator(".pop .opt", has_text=str(words))
    row.wait_for()
    assert guest.seq() == seq
    assert row.locator(".cost svg").count() >= 1
    assert row.locator(".note").inner_text()
    row.click()
    guest.await_change(seq)


def test_an_unlit_track_says_why(guests: Guests) -> None:
    """Printed on the map and far from the network, or taken, or too dear: a click is answered."""
    guest = guests.come(width=1366, height=640)
    guest.open_small_table("old-west", 2)
    guest.await_turn()
    tracks = guest.page.locator(".touch path")
    for number in range(0, tracks.count(), 20):
        tracks.nth(number).dispatch_event("click")
        guest.until("document.querySelector('.tip.pinned .why')?.textContent.startsWith('Not now')")
        guest.page.keyboard.press("Escape")
