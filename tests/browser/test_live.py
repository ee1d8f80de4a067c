"""The live line of a page: it is called again when it breaks, falls silent or was never there."""

from typing import TYPE_CHECKING

from .conftest import Guests
from .guest import Guest
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
