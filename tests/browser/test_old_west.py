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
    guest.move_the_map()
    guest.page.locator("[data-zoom=all]").dispatch_event("click")
    whole = """(() => {
        const window = document.querySelector('[data-panzoom]').getBoundingClientRect()
        const map = document.querySelector('[data-pan]').getBoundingClientRect()
        return map.width <= window.width + 2 && map.height <= window.height + 2
    })()"""
    guest.until(whole)
    guest.page.set_viewport_size({"width": 390, "height": 640})
    guest.until("innerHeight === 640")
    guest.until(whole)
