"""Great Western Trail in a real browser: whole games by mouse and by keyboard, and on a phone."""

import random
from typing import Any

from .conftest import Guests
from .guest import Guest

_MOST = 400
"""More decisions than a hasty game has."""
_DIGITS = 9
"""So many moves of a list have a key."""
_LOOK = """(() => {
  const prompt = document.querySelector('#prompt');
  const seen = (each) => each.getClientRects().length > 0;
  return {
    seq: Number(prompt.dataset.seq), mine: prompt.dataset.mine === '1', over: !!prompt.querySelector('a.act'),
    asked: !!document.querySelector('#confirm-reveal[open]'),
    rows: document.querySelectorAll('.pop .opt, #prompt .picked').length,
    lit: [...document.querySelectorAll('.legal:not(.unlit):not(.sel)')].filter(seen).map((each) => each.id),
    words: [...prompt.querySelectorAll('.acts button[name=action]')].filter(seen).map((each) => each.value),
    moves: document.querySelectorAll('#choices button').length,
    busy: document.body.classList.contains('busy'),
  };
})()"""


def look(guest: Guest) -> dict[str, Any]:
    """The table in one glance: what is lit, what is asked, whose turn it is."""
    found: dict[str, Any] = guest.page.evaluate(_LOOK)
    return found


def open_duel(guest: Guest) -> None:
    """A table for two, with an easy bot."""
    guest.go("/new?game=great-western-trail&players=2&preset=bots&bot-1=easy")
    guest.page.locator("button[name=go][value=start]").first.click()
    guest.page.wait_for_url("**/t/*")


def wanted(seen: dict[str, Any], chance: random.Random) -> str:
    """Hasty players go as far as they can, and end their turn more often than not."""
    stops = [id for id in seen["lit"] if id.startswith("n-")]
    if "n-kansas_city" in stops:
        return "n-kansas_city"
    if "end" in seen["words"] and (not seen["lit"] or chance.random() < 0.7):
        return "end"
    return str(chance.choice(stops or seen["lit"])) if seen["lit"] else str(chance.choice(seen["words"]))


def click(guest: Guest, seen: dict[str, Any], chance: random.Random) -> None:
    page = guest.page
    if seen["asked"]:
        page.locator("#confirm-reveal button[value=yes]").dispatch_event("click")
    elif seen["rows"]:
        rows = page.locator(".pop .opt, #prompt .picked")
        rows.nth(chance.randrange(seen["rows"])).dispatch_event("click")
    else:
        what = wanted(seen, chance)
        place = f"[id='{what}']" if what in seen["lit"] else f"#prompt .acts button[value='{what}']"
        page.locator(place).first.dispatch_event("click")


def press(guest: Guest, seen: dict[str, Any], chance: random.Random) -> None:
    """The same with keys alone: arrows to what is lit, digits in menus and lists, E to end."""
    keys = guest.page.keyboard
    if seen["asked"]:
        keys.press("Shift+Tab")
        keys.press("Enter")
    elif seen["rows"]:
        keys.press(str(min(9, 1 + chance.randrange(seen["rows"]))))
    elif wanted(seen, chance) == "end" and guest.page.locator("#prompt [data-key=e]").count():
        keys.press("e")
    elif seen["moves"] <= _DIGITS and any(id.startswith("n-") for id in seen["lit"]):
        keys.press("a")
        keys.press(str(seen["moves"]))
    else:
        for _ in range(chance.randint(1, 4)):
            keys.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        if guest.page.evaluate("document.activeElement.matches('.legal, [name=action]')"):
            keys.press("Enter")


def play(guest: Guest, chance: random.Random, how: Any, decisions: int = _MOST) -> bool:
    """Decide so many times; True when the game is over."""
    for _ in range(decisions):
        if not guest.await_turn():
            return True
        seen = before = look(guest)
        for _ in range(60):
            how(guest, seen, chance)
            for _ in range(80):
                seen = look(guest)
                if seen["seq"] > before["seq"] or not seen["busy"]:
                    break
                guest.page.wait_for_timeout(25)
            if seen["seq"] > before["seq"]:
                break
    return False


def look_at_the_other_ranch(guest: Guest) -> None:
    """It opens on demand, with all that everybody may know."""
    guest.page.locator("button.opener[popovertarget=ranch-1]").click()
    opened = guest.page.locator("#ranch-1")
    opened.wait_for(state="visible")
    assert opened.locator(".ax").count() == 5
    assert opened.locator(".pile li").count() >= 4
    guest.page.keyboard.press("Escape")
    opened.wait_for(state="hidden")


def test_a_whole_game_with_the_mouse(guests: Guests) -> None:
    guest, chance = guests.come(), random.Random(1)
    open_duel(guest)
    assert not play(guest, chance, click, 25)
    assert guest.serious_issues() == []
    look_at_the_other_ranch(guest)
    assert play(guest, chance, click)
    assert guest.page.locator("#art-ground path").count() > 20, "the drawn board survives every update"
    guest.page.locator("#prompt a.act").click()
    guest.page.locator(".wposter .name").wait_for()
    assert guest.page.locator(".scores tbody tr").count() >= 11


def test_a_game_with_the_keyboard_alone(guests: Guests) -> None:
    guest, chance = guests.come(), random.Random(2)
    open_duel(guest)
    assert play(guest, chance, press)


def test_on_a_phone_the_prompt_is_always_in_sight(guests: Guests) -> None:
    guest, chance = guests.come("pl", 390, 844, touch=True), random.Random(3)
    open_duel(guest)
    for _ in range(12):
        assert not play(guest, chance, click, 1)
        guest.await_turn()
        box = guest.prompt.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 844 - 50
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert guest.serious_issues() == []
    place = "document.querySelector('[data-pan]').getBoundingClientRect().left"
    before = guest.page.evaluate(place)
    guest.page.locator("[data-jump]").last.dispatch_event("click")
    guest.until(f"{place} !== {before}")
    for tab in ("dock", "aside", "seats", "log", "board"):
        guest.page.locator(f".tabbar [data-tab={tab}]").tap()
        assert guest.page.locator(f".tabbar [data-tab={tab}]").get_attribute("aria-current") is not None
