"""Montana against bots: an evening by touch on a phone, to the end by keyboard alone, and what moves."""

import random

from .conftest import Guests
from .guest import Guest

_MOST = 1200
"""More decisions than any game has."""
_EVENING = 60
"""Decisions enough to see every part of a table."""


def settle(guest: Guest, seq: int) -> bool:
    """Whether the move has been made."""
    for _ in range(60):
        if guest.seq() > seq:
            return True
        if not guest.page.evaluate("document.body.classList.contains('busy')"):
            return False
        guest.page.wait_for_timeout(25)
    return guest.seq() > seq


def answer_dialog(guest: Guest, seq: int) -> None:
    """The wheel is asked about first; what follows the answer takes a moment."""
    if guest.page.locator("#confirm-reveal[open]").count():
        guest.page.locator("#confirm-reveal button[value=yes]").click()
        guest.await_change(seq)


def click_something(guest: Guest, chance: random.Random) -> None:
    """One decision: fields first, so that games end; else any lasso and what it opens, or a button."""
    seq = guest.seq()
    for _ in range(8):
        lit = [id for id in guest.legal() if not guest.page.locator(f"[id='{id}'].sel").count()]
        fields = [id for id in lit if id.startswith("f-")]
        words = guest.page.locator("#prompt .acts button[name=action]:visible")
        if lit and (not words.count() or chance.random() < 0.7):
            guest.page.locator(f"[id='{chance.choice(fields or lit)}']").dispatch_event("click")
        elif words.count():
            words.nth(chance.randrange(words.count())).dispatch_event("click")
        else:
            guest.page.locator("#choices button[name=action]").first.dispatch_event("click")
        answer_dialog(guest, seq)
        if settle(guest, seq):
            return
    guest.await_change(seq)


def test_a_long_evening_on_a_phone(guests: Guests) -> None:
    """The prompt is always in sight, what can be touched is in the part that shows, axe is content."""
    guest, chance = guests.come("pl", 390, 844, touch=True), random.Random(3)
    guest.open_table("montana")
    looked_at = 0
    for number in range(_EVENING):
        if not guest.await_turn():
            break
        box = guest.prompt.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844 - 50
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
        if number in (0, 12):
            for part in ("work", "city", "land"):
                guest.page.locator(f".parts [data-part={part}]").tap()
                assert guest.serious_issues() == []
                looked_at += 1
        click_something(guest, chance)
    assert looked_at >= 3
    assert guest.page.locator("#art-land #art-coast").count() == 1, "the drawn land survives every update"
    for tab in ("dock", "seats", "log", "board"):
        guest.page.locator(f".tabbar [data-tab={tab}]").tap()
        assert guest.page.locator(f".tabbar [data-tab={tab}]").get_attribute("aria-current") is not None
    assert guest.serious_issues() == []


def test_a_whole_game_with_the_keyboard_alone(guests: Guests) -> None:
    guest, chance = guests.come(), random.Random(2)
    guest.open_table("montana")
    keys = guest.page.keyboard
    for number in range(_MOST):
        if not guest.await_turn():
            break
        if number == 5:
            assert guest.serious_issues() == []
        seq = guest.seq()
        for _ in range(10):
            if guest.page.locator("#confirm-reveal[open]").count():
                keys.press("Shift+Tab")
                keys.press("Enter")
            elif guest.page.locator("#prompt [data-key=e]").count() and chance.random() < 0.4:
                keys.press("e")
            else:
                for _ in range(chance.randint(1, 3)):
                    keys.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
                if guest.page.evaluate("document.activeElement.matches('.legal, [name=action]')"):
                    keys.press("Enter")
            if settle(guest, seq):
                break
        else:
            keys.press("Escape")
            keys.press("a")
            keys.press("1")
            guest.page.wait_for_timeout(80)
            if guest.page.locator("#confirm-reveal[open]").count():
                keys.press("Shift+Tab")
                keys.press("Enter")
            guest.await_change(seq)
    assert guest.page.locator("#prompt a.act").count() == 1


def test_the_wheel_turns_and_pieces_fly(guests: Guests) -> None:
    """Also when the wheel stops where it was: it has been spun all the same (MT-33)."""
    guest = guests.come()
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.open_table("montana")
    for _ in range(20):
        assert guest.await_turn()
        if "a-wheel" in guest.legal():
            break
        click_something(guest, random.Random(1))
    guest.page.evaluate(
        "document.addEventListener('table:updated', () => { window.seen = {"
        " turned: document.getElementById('wheel-pointer').getAnimations().length,"
        " flown: document.querySelectorAll('.flying').length } }, { once: true })"
    )
    guest.page.locator("#a-wheel").click()
    guest.page.locator("#confirm-reveal button[value=yes]").click()
    guest.until("window.seen")
    assert guest.page.evaluate("window.seen.turned") == 1
    assert guest.page.evaluate("window.seen.flown") > 0 or "white" in str(
        guest.page.locator("#log li").first.inner_text()
    )
    guest.until("!document.querySelector('.flying')")


def test_a_shortage_is_told_beside_the_supply(guests: Guests) -> None:
    """MT-27: in the words of the log, for a while; not again with the next update."""
    guest = guests.come()
    guest.go("/learn/montana?lesson=11")
    guest.page.evaluate(
        "() => { const line = document.querySelector('#log li').cloneNode(true); line.id = 'l-99-0';"
        " line.querySelector('.marks use').setAttribute('href', '#mt-short');"
        " document.querySelector('#log ul').prepend(line);"
        " for (const _ of [1, 2]) document.dispatchEvent(new CustomEvent('table:updated')) }"
    )
    note = guest.page.locator(".shortnote")
    assert note.count() == 1
    assert note.inner_text() in guest.page.locator("#log li").first.inner_text()
