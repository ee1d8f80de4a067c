"""El Paso in a real browser: against Sue by mouse, by keyboard and on a phone; in company out of turn."""

import random

from .conftest import Guests
from .guest import Guest
from .playing import MOST, decide, play_to_the_end_with_keys


def alone(guest: Guest) -> None:
    """A table for one, against Sue."""
    guest.go("/new?game=el-paso&players=1")
    guest.page.locator("button[name=go][value=start]:visible").first.click()
    guest.page.wait_for_url("**/t/*")


def test_a_whole_game_against_sue_with_the_mouse(guests: Guests) -> None:
    guest, chance = guests.come(), random.Random(4)
    alone(guest)
    told = 0
    for number in range(MOST):
        if not guest.await_turn():
            break
        told = max(told, guest.page.locator(".sue .acct li").count())
        if number == 25:
            assert guest.serious_issues() == []
        decide(guest, chance)
    assert told > 0, "her turns are told"
    assert guest.page.locator("#art-paso path").count() > 10, "the drawn board survives every update"
    assert guest.page.locator("#board .pc").count() == 2
    guest.page.locator("#prompt a.act").click()
    guest.page.locator(".wposter .name").wait_for()
    assert guest.page.locator(".scores tbody tr").count() == 7
    assert guest.page.locator(".scores thead th").count() == 3


def test_a_whole_game_against_sue_with_the_keyboard_alone(guests: Guests) -> None:
    guest = guests.come()
    alone(guest)
    play_to_the_end_with_keys(guest, random.Random(2))


def play_until(guest: Guest, words: str) -> None:
    """Take what is offered first until a decision is asked for."""
    while words not in guest.prompt.inner_text():
        seq = guest.seq()
        guest.page.locator("#choices button[name=action]").first.dispatch_event("click")
        guest.await_change(seq)


_HIDDEN = """() => {
  const box = (each) => each.getBoundingClientRect();
  const tip = box(document.querySelector('.tip'));
  const beside = (it) => it.right <= tip.left || it.left >= tip.right;
  const apart = (it) => beside(it) || it.bottom <= tip.top || it.top >= tip.bottom;
  return [...document.querySelectorAll('.legal')].filter((each) => !apart(box(each))).length;
}"""


def test_a_tip_says_what_a_token_asks_for_and_hides_nothing_that_can_be_taken(guests: Guests) -> None:
    guest = guests.come()
    alone(guest)
    token = guest.page.locator(".oc.legal").first
    wanted = (token.get_attribute("aria-label") or "").partition(": ")[2]
    token.hover()
    guest.page.locator(".tip").wait_for()
    assert wanted[1:] in guest.page.locator(".tip .own").inner_text()
    assert guest.page.evaluate(_HIDDEN) == 0
    seq = guest.seq()
    token.click()
    guest.await_change(seq)
    guest.page.wait_for_timeout(600)
    assert guest.page.locator(".tip").count() == 0, "the mouse has not moved since"


def test_free_actions_while_somebody_else_decides(guests: Guests) -> None:
    """EP-26, EP-27: a worker is discarded and a card exchanged in another player's turn."""
    host, guest = guests.come(), guests.come()
    host.go("/new?game=el-paso&players=2")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/t/*")
    guest.page.goto(host.page.url)
    guest.page.get_by_role("button", name="Take a seat").click()
    host.page.locator("#seats > .person").nth(1).wait_for()
    host.page.get_by_role("button", name="Start the game").click()
    for each in (host, guest):
        each.page.locator("#board").wait_for()
    first, second = (host, guest) if "Take your first" in host.prompt.inner_text() else (guest, host)
    for each in (first, second, first, second):  # everybody takes a token, then everybody places the rancher
        assert each.await_turn()
        play_until(each, "is deciding")
    assert first.await_turn()
    assert second.legal() == []
    seq = second.seq()
    second.page.locator("#c-engineer.free").click()
    second.await_change(seq)
    first.until("document.querySelector('#log').textContent.includes('discards an engineer')")
    seq = second.seq()
    second.page.locator("#prompt .meanwhile [value=exchange]").click()
    second.page.locator("#confirm-reveal button[value=yes]").click()
    second.await_change(seq)
    assert second.await_turn(), "the exchange is finished before anything else"
    assert len(second.legal()) == second.page.locator(".hand .card").count()
    decide(second, random.Random(1))
    assert first.await_turn()


def test_on_a_phone_everything_is_in_reach(guests: Guests) -> None:
    guest, chance = guests.come("pl", 390, 844, touch=True), random.Random(3)
    alone(guest)
    for number in range(30):
        if not guest.await_turn():
            break
        box = guest.prompt.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844 - 50
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
        if number == 20:
            assert guest.serious_issues() == []
        decide(guest, chance)
    for tab in ("dock", "seats", "log", "chat", "board"):
        guest.page.locator(f".tabbar [data-tab={tab}]").tap()
        assert guest.page.locator(f".tabbar [data-tab={tab}]").get_attribute("aria-current") is not None
    guest.move_the_map()
