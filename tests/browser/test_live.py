"""The live line of a page: it is called again when it breaks, falls silent or was never there."""

import random
from typing import TYPE_CHECKING

import pytest

from .conftest import Guests
from .guest import Guest
from .playing import decide
from .waiting import happens

if TYPE_CHECKING:
    from playwright.sync_api import Route

_CHAT = "document.querySelector('#chat').textContent.includes('{}')"


def say(guest: Guest, text: str) -> None:
    """Talk behind the back of the page, which must hear of it by its line."""
    sent = guest.page.evaluate(
        "async (text) => (await fetch(`${location.pathname}/say`, {method: 'POST',"
        " body: new URLSearchParams({text, command: crypto.randomUUID()})})).ok",
        text,
    )
    assert sent


def at_a_table(guests: Guests) -> Guest:
    guest = guests.come()
    guest.open_table("el-gaucho")
    guest.await_turn()
    return guest


def test_a_late_answer_does_not_bring_back_an_old_table(guests: Guests) -> None:
    guest = at_a_table(guests)
    held: list[Route] = []

    def hold(route: "Route") -> None:
        held.append(route)
        if len(held) > 1:
            route.continue_()

    guest.page.route("**/say", hold)
    guest.page.keyboard.press("c")
    guest.page.locator(".chatbox input").fill("first line")
    guest.page.locator(".chatbox button").click()
    happens(guest.page, lambda: held)
    answer = held[0].fetch()
    guest.until(_CHAT.format("first line"))
    say(guest, "second line")
    guest.until(_CHAT.format("second line"))
    held[0].fulfill(response=answer)
    guest.until("!document.body.classList.contains('busy')")
    assert guest.page.evaluate(_CHAT.format("second line"))


_MENU = """() => {
  const moves = [...document.querySelectorAll('#choices button[name=action]')];
  const first = (each) => (each.dataset.targets || '').split(' | ')[0];
  const count = (way) => moves.filter((each) => first(each) === way).length;
  const found = moves.map(first).find((way) => way && !way.includes(' ') && count(way) > 1);
  const pair = moves.map(first).find((way) => way.includes(' '));
  return [found ?? '', pair?.split(' ')[0] ?? ''];
}"""
"""A piece that offers several moves, and one that is only the first of two to touch."""


@pytest.mark.parametrize("width", [1440, 390])
def test_a_move_half_chosen_stays_so_while_others_talk(guests: Guests, width: int) -> None:
    """The menu stays open, what was touched stays lit; once the game moves on, both are forgotten."""
    guest, chance, met = guests.come("en", width, 844, touch=width < 700), random.Random(2), {"menu", "pair"}
    guest.open_small_table("el-gaucho", 2)
    menu, lit = ".pop .opt" if width > 700 else "#prompt .picked", ".sel"
    while met and guest.await_turn():
        several, first = guest.page.evaluate(_MENU)
        for kind, piece, shown in (("menu", several, menu), ("pair", first, lit)):
            if kind not in met or not piece:
                continue
            met.discard(kind)
            guest.page.locator(f"#{piece}").dispatch_event("click")
            rows = guest.page.locator(shown).count()
            assert rows
            say(guest, f"a word about the {kind}")
            guest.until(_CHAT.format(f"a word about the {kind}"))
            assert guest.page.locator(shown).count() == rows
            assert "sel" in (guest.page.locator(f"#{piece}").get_attribute("class") or "").split()
            guest.page.keyboard.press("Escape")
            guest.page.keyboard.press("Escape")
            assert guest.page.locator(shown).count() == 0
        decide(guest, chance)
    assert not met


def test_an_explanation_stays_while_others_talk(guests: Guests) -> None:
    guest = at_a_table(guests)
    guest.page.locator("#board button[name=target]:not(.legal)").first.dispatch_event("click")
    guest.page.locator(".tip.pinned").wait_for()
    say(guest, "a word in between")
    guest.until(_CHAT.format("a word in between"))
    assert guest.page.locator(".tip.pinned").count() == 1
    decide(guest, random.Random(1))
    guest.until("!document.querySelector('.tip')")


def test_a_first_call_that_fails_is_repeated(guests: Guests) -> None:
    guest = guests.come()
    guest.tolerant = True
    refused: list[str] = []

    def refuse(route: "Route") -> None:
        refused.append(route.request.url)
        if len(refused) == 1:
            route.fulfill(status=503, body="<p>Nobody is in.</p>", content_type="text/html")
        elif len(refused) == 2:
            route.abort()
        else:
            route.continue_()

    guest.page.route("**/stream?*", refuse)
    guest.open_table("el-gaucho")
    assert happens(guest.page, lambda: len(refused) >= 3), "nobody called again"
    guest.until("!document.querySelector('.toast.off')")
    assert guest.page.locator("#prompt").count() == 1, "what was no stream is not shown"
    say(guest, "after all")
    guest.until(_CHAT.format("after all"))


def test_a_silent_line_is_hung_up_and_called_again(guests: Guests) -> None:
    guest = at_a_table(guests)
    calls: list[str] = []
    guest.page.on("request", lambda request: calls.append(request.url) if "/stream?" in request.url else None)
    guest.page.evaluate("(() => { const now = Date.now; Date.now = () => now() + 60000; })()")
    guest.page.evaluate("dispatchEvent(new Event('online'))")
    assert happens(guest.page, lambda: calls), "nobody called again"
    say(guest, "still there")
    guest.until(_CHAT.format("still there"))


@pytest.mark.parametrize("carried_out", [False, True])
def test_a_move_that_nobody_answers_is_sent_again_and_happens_once(guests: Guests, carried_out: bool) -> None:
    """As when the site changes over to another server between a question and its answer."""
    guest = at_a_table(guests)
    guest.tolerant = True
    sent: list[str | None] = []

    def lose(route: "Route") -> None:
        sent.append(route.request.post_data)
        if len(sent) > 1:
            route.continue_()
            return
        if carried_out:
            route.fetch()
        route.abort()

    guest.page.route("**/act", lose)
    before = guest.page.evaluate("Number(document.getElementById('prompt').dataset.seq)")
    decide(guest, random.Random(1))
    assert happens(guest.page, lambda: len(sent) > 1), "nobody asked again"
    guest.until(f"Number(document.getElementById('prompt').dataset.seq) > {before}")
    guest.until("!document.body.classList.contains('busy')")
    assert len(set(sent[:2])) == 1, "the same command"
    assert guest.page.locator(".toast.err, .toast.off").count() == 0
