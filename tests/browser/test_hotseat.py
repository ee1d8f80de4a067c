"""Several people at one device: the button says that the game begins, and nothing covers an open table."""

import random

import pytest

import bunkhouse

from .conftest import Guests
from .playing import decide
from .visits import visit

SLUGS = [game.slug for game in bunkhouse.games()]
START = {"en": "Start the game", "pl": "Zacznij grę"}
WITH_BOTS = {"en": "Start with bots", "pl": "Zacznij z botami"}


@pytest.mark.parametrize("language", START)
def test_a_table_without_a_free_seat_offers_to_start(guests: Guests, language: str) -> None:
    guest = visit(guests, language=language)
    words = (
        "[...document.querySelectorAll('#prompt [name=go]')].filter((each) => each.getClientRects().length)"
    )
    for slug in SLUGS:
        guest.go(f"/new?game={slug}&preset=hotseat&players=3")
        assert guest.page.evaluate(f"{words}.map((each) => each.innerText.trim())") == [START[language]]
        guest.page.locator("#seat-2 .kind [value=open]").check(force=True)
        assert WITH_BOTS[language] in guest.page.evaluate(f"{words}.map((each) => each.innerText.trim())")
        guest.page.locator("#seat-2 .kind [value=bot]").check(force=True)
        assert guest.page.evaluate(f"{words}.map((each) => each.innerText.trim())") == [START[language]]


@pytest.mark.parametrize("slug", ["montana", "el-gaucho"])
def test_an_open_table_is_never_covered(guests: Guests, slug: str) -> None:
    """At El Gaucho once the start tiles are chosen, until somebody looks at the Steppe."""
    guest, chance = guests.come(), random.Random(4)
    guest.go(f"/new?game={slug}&preset=hotseat&players=2")
    guest.page.locator("button[name=go][value=start]:visible").first.click()
    guest.page.wait_for_url("**/t/*")
    deciders = set()
    for _ in range(40):
        cover = guest.page.locator(".cover a")
        if cover.count():
            assert slug == "el-gaucho"
            assert (
                not guest.page.locator("#log .rnd").count()
                or guest.page.locator("text=/Steppe and looks? at/").count()
            )
            cover.click()
            continue
        guest.await_turn()
        deciders.add(guest.page.locator("#prompt .who .plate").get_attribute("class"))
        decide(guest, chance, ["#prompt .mydice .die", "#board .tile", "#board .die"])
    assert len(deciders) == 2
