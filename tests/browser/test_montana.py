"""Montana against bots: to the end with the mouse and with keys alone, an evening on a phone, what moves."""

import random
from typing import Any

import pytest

from .conftest import Guests
from .guest import Guest
from .playing import decide, play_to_the_end, play_to_the_end_with_keys

_EVENING = 60
"""Decisions enough to see every part of a table."""
_GAMES = 5
_FIELDS = ["[id^=f-]"]
"""Whoever builds where it is possible sees the end of the game."""


def play_until(guest: Guest, players: int, truth: str) -> Any:
    """Decide at random until something is true on the page; another game follows one that ends before."""
    chance = random.Random(6)
    for _ in range(_GAMES):
        guest.open_small_table("montana", players)
        while guest.await_turn():
            found = guest.page.evaluate(truth)
            if found:
                return found
            decide(guest, chance)
    raise AssertionError(f"never came true: {truth}")


def go_where_it_is_lit(guest: Guest) -> None:
    """Whoever looked around goes back to a part whose tab counts something lit."""
    lit = guest.page.locator(".parts [data-opens]:has(.lits:not(:empty))")
    if lit.count():
        lit.first.tap()


def test_a_whole_game_with_the_mouse(guests: Guests) -> None:
    guest, chance = guests.come(), random.Random(1)
    guest.open_small_table("montana", 2)
    for _ in range(12):
        assert guest.await_turn()
        decide(guest, chance, _FIELDS)
    assert guest.serious_issues() == []
    play_to_the_end(guest, chance, _FIELDS)
    assert guest.page.locator(".scores tbody tr").count() >= 2
    assert guest.page.locator(".scores thead th").count() == 3


def test_a_whole_game_with_the_keyboard_alone(guests: Guests) -> None:
    guest, chance = guests.come(), random.Random(2)
    guest.open_small_table("montana", 2)
    play_to_the_end_with_keys(guest, chance)


def test_a_long_evening_on_a_phone(guests: Guests) -> None:
    """The prompt is always in sight, what can be touched is in the part that shows, axe is content."""
    guest, chance = guests.come("pl", 390, 844, touch=True), random.Random(3)
    guest.open_table("montana")
    for number in range(_EVENING):
        if not guest.await_turn():
            break
        box = guest.prompt.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844 - 50
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
        if number == 12:
            for part in ("work", "city", "land"):
                guest.page.locator(f".parts [data-opens={part}]").tap()
                assert guest.serious_issues() == []
            go_where_it_is_lit(guest)
        decide(guest, chance, _FIELDS)
    assert number >= 12
    assert guest.page.locator("#art-land #art-coast").count() == 1, "the drawn land survives every update"
    for tab in ("dock", "seats", "log", "board"):
        guest.page.locator(f".tabbar [data-tab={tab}]").tap()
        assert guest.page.locator(f".tabbar [data-tab={tab}]").get_attribute("aria-current") is not None
    assert guest.serious_issues() == []


def test_the_wheel_turns_and_pieces_fly(guests: Guests) -> None:
    """Also when the wheel stops where it was: it has been spun all the same (MT-33)."""
    guest = guests.come()
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.open_table("montana")
    for _ in range(20):
        assert guest.await_turn()
        if "a-wheel" in guest.legal():
            break
        decide(guest, random.Random(1))
    guest.until("document.getElementById('wheel-pointer').getAnimations().length === 0")
    guest.page.evaluate(
        "(() => { const seq = () => document.getElementById('prompt').dataset.seq, before = seq();"
        " document.addEventListener('table:updated', () => { if (seq() !== before) window.seen ??= {"
        " turned: document.getElementById('wheel-pointer').getAnimations().length,"
        " flown: document.querySelectorAll('.flying').length } }) })()"
    )
    guest.page.locator("#a-wheel").click()
    guest.page.locator("#confirm-reveal button[value=yes]").click()
    guest.until("window.seen")
    assert guest.page.evaluate("window.seen.turned") == 1
    assert guest.page.evaluate("window.seen.flown") > 0 or "white" in str(
        guest.page.locator("#log li").first.text_content()
    )
    guest.until("!document.querySelector('.flying')")


@pytest.mark.parametrize("width", [1440, 820, 390])
def test_a_shortage_is_told_in_sight(guests: Guests, width: int) -> None:
    """MT-27: what is short and who gives it back, for a while; not again with the next update."""
    guest = guests.come("en", width, 900, touch=width < 1000)
    guest.go("/learn/montana?lesson=11")
    guest.page.evaluate(
        "() => { const line = document.querySelector('#log .turn li:has(.marks)').cloneNode(true);"
        " line.id = 'l-99-0';"
        " line.querySelector('.marks').innerHTML = '<svg><use href=\"#mt-short\"/></svg>'"
        " + '<svg><use href=\"#g-grain\"/></svg>';"
        " document.querySelector('#log .turn ul').append(line);"
        " for (const _ of [1, 2]) document.dispatchEvent(new CustomEvent('table:updated')) }"
    )
    note = guest.page.locator(".shortnote")
    assert note.count() == 1
    assert note.inner_text().startswith("The supply is too small")
    assert note.locator("use[href='#g-grain']").count() == 1
    assert note.locator(".plate").count() == 1
    box = note.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert 0 <= box["y"] <= 900 - box["height"]


_WATCH_THE_WHEEL = """
() => {
  const known = new WeakSet(document.querySelectorAll('.flying'));
  window.spun = [];
  document.addEventListener('table:updated', () => {
    const flying = [...document.querySelectorAll('.flying')].filter((each) => !known.has(each));
    flying.forEach((each) => known.add(each));
    const hand = document.getElementById('wheel-pointer');
    const turns = hand.getAnimations().find((each) => each.effect.getTiming().duration >= 1000);
    const left = turns ? turns.effect.getTiming().duration - (turns.currentTime ?? 0) : 0;
    if (!left) return;
    const later = [...document.querySelectorAll('.wrope, .wfield')];
    window.spun.push({
      left,
      hidden: later.every((each) => each.getAnimations().length),
      waits: flying.map((each) => each.getAnimations()[0].effect.getTiming().delay),
    });
    if (window.spun.length > 1) return;
    const rope = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    rope.setAttribute('class', 'wrope');
    document.querySelector('.wheelbox').append(rope);
    document.dispatchEvent(new CustomEvent('table:updated'));
  });
}
"""
"""What else there is to see at every update while a spun wheel turns, and how long it still does."""


def test_what_the_wheel_brings_comes_once_it_has_stopped(guests: Guests) -> None:
    """MT-33, MT-36: while the pointer turns, nothing covers it and no worker moves yet."""
    guest, chance = guests.come(), random.Random(4)
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.open_small_table("montana", 2)
    guest.page.evaluate(_WATCH_THE_WHEEL)
    for _ in range(60):
        assert guest.await_turn()
        decide(guest, chance, ["#a-wheel"])
        if any(update["waits"] for update in guest.page.evaluate("window.spun")):
            break
    spun = guest.page.evaluate("window.spun")
    assert any(update["waits"] for update in spun)
    assert len(spun) > 1, "a rope came while the pointer turned"
    for update in spun:
        assert update["hidden"]
        assert all(wait >= update["left"] for wait in update["waits"])


def test_a_card_offers_the_trade_that_helps(guests: Guests) -> None:
    """MT-69, MT-79: whoever clicks a field that lacks one good can trade for it there and then."""
    guest = guests.come()
    lacking = (
        "[...document.querySelectorAll('.hexb:not(.legal)')].find(each =>"
        " document.querySelector(`#tip-${each.dataset.tip} .deed`))?.id"
    )
    field = play_until(guest, 2, lacking)
    seq = guest.seq()
    guest.page.locator(f"#{field}").click()
    guest.page.locator(".tip.pinned .deed").first.click()
    guest.await_change(seq)


def test_the_prompt_asks_what_cattle_is_traded_for(guests: Guests) -> None:
    """MT-79: and says what it said before when the trade is given up."""
    guest = guests.come()
    guest.go("/learn/montana?lesson=16")
    title = guest.page.locator("#prompt .txt b")
    before = title.inner_text()
    guest.page.locator("#k-cattle").click()
    assert title.inner_text() == "What do you trade one cattle for?"
    guest.page.keyboard.press("Escape")
    assert title.inner_text() == before


def test_fields_to_build_on_are_large_enough_for_a_finger(guests: Guests) -> None:
    """The map opens wide while others play, and comes nearer when there is something to touch."""
    guest = guests.come("pl", 390, 844, touch=True)
    play_until(guest, 4, "document.querySelectorAll('.hexb.legal').length")
    guest.page.keyboard.press("x")  # the recap has been read
    guest.page.locator(".parts [data-opens=land]").tap()
    guest.until("document.querySelector('.hexb.legal').getBoundingClientRect().width >= 40")
