"""Who waits for whom: bots for a person who may change their mind, people for each other."""

import random
import re

import pytest
from playwright.sync_api import expect

from .conftest import Guests
from .guest import Guest
from .playing import decide

_BAR = "getComputedStyle(document.querySelector('#prompt .hold')).display !== 'none'"
_NEXT = "document.querySelector('#prompt .hold') || document.querySelector('#prompt').dataset.mine === '1'"


def end_a_turn(guest: Guest, game: str) -> None:
    """Play until the bots wait for this guest."""
    guest.open_small_table(game, 2)
    guest.await_turn()
    on_to_the_next(guest, random.Random(4))


def on_to_the_next(guest: Guest, chance: random.Random) -> None:
    for _ in range(80):
        decide(guest, chance)
        guest.until(_NEXT)
        if guest.page.locator("#prompt .hold").count():
            return
    pytest.fail("no turn ended that could be taken back")


@pytest.mark.parametrize(
    ("language", "width", "motion"), [("en", 1440, True), ("pl", 390, False)], ids=["wide", "narrow-reduced"]
)
def test_the_bots_wait_and_undo_or_go_on_ends_it(
    patient_guests: Guests, language: str, width: int, motion: bool
) -> None:
    guest = patient_guests.come(language, width, 844, touch=width < 700, motion=motion)
    end_a_turn(guest, "old-west")
    page = guest.page
    assert page.evaluate(_BAR) is motion, "a bar only where things may move"
    words = page.locator("#prompt .txt").inner_text()
    assert re.search(r"\d", words), "the time stands there in words"
    page.reload()
    expect(page.locator("#prompt .hold")).to_have_count(1)
    expect(page.locator("#undo-button")).not_to_have_attribute("aria-disabled", "true")
    page.locator("#undo-button").click()
    guest.until("document.querySelector('#prompt').dataset.mine === '1'")
    assert page.locator("#prompt .hold").count() == 0
    on_to_the_next(guest, random.Random(9))
    before = page.evaluate("document.querySelector('#prompt').dataset.seq")
    page.keyboard.press("e")
    guest.until(f"document.querySelector('#prompt').dataset.seq > {before}")


def test_a_nudge_is_seen_by_both(guests: Guests) -> None:
    host, friend = guests.come(), guests.come("pl")
    host.go("/new?game=el-gaucho&players=2")
    host.page.locator("button[name=go][value=open]").click()
    host.page.wait_for_url("**/t/*")
    friend.page.goto(host.page.url)
    friend.page.locator("form[action$='/sit'] button.act").click()
    host.page.locator("#start, button[formaction$='/start']").first.click()
    host.until("!!document.querySelector('#prompt')")
    friend.until("!!document.querySelector('#prompt')")
    idle, waiting = (host, friend) if host.page.locator("#prompt[data-mine='1']").count() else (friend, host)
    waiting.page.locator("button[form=nudge]").click()
    expect(idle.page.locator("#prompt [data-nudged]")).to_have_count(1)
    expect(idle.page.locator(".toast")).to_have_count(1)
    expect(waiting.page.locator("#prompt .said")).to_have_count(1)
    button = waiting.page.locator("button[form=nudge]")
    expect(button).to_have_attribute("aria-disabled", "true")
    waiting.tolerant = True
    button.click(force=True)
    expect(waiting.page.locator(".toast.err")).to_have_count(1)
    idle.page.reload()
    expect(idle.page.locator("#prompt [data-nudged]")).to_have_count(1)
    idle.go("/")
    expect(idle.page.locator("#tables em.nudged")).to_have_count(1)
