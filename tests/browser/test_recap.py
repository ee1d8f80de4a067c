"""Coming back to a table: the recap, its soft marks, and the log that stays as its reader left it."""

import random
from typing import TYPE_CHECKING

import pytest

import bunkhouse
from bunkhouse.engine.history import new_history
from bunkhouse.engine.record import SeatNote
from bunkhouse.web.pages import table_page
from bunkhouse.web.scene import Sitter, scene

from .paper import COLOURS, NAMES, PLACE, Paper

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SLUGS = [game.slug for game in bunkhouse.games()]
SIZES = [(1440, 900), (1366, 640), (390, 664)]
BY_SIZE = pytest.mark.parametrize("size", SIZES, ids=str)
_FREE = """() => {
  const card = document.querySelector('#recap.open')?.getBoundingClientRect();
  const legal = [...document.querySelectorAll('.legal:not(.unlit)')];
  const lit = legal.map((each) => each.getBoundingClientRect());
  return !card || !lit.some((each) => each.width && each.left < card.right && each.right > card.left
    && each.top < card.bottom && each.bottom > card.top);
}"""
"""Nothing lit lies under the card."""
_CARD = "document.querySelector('#recap').getBoundingClientRect().toJSON()"


def came_back(slug: str, language: str = "en") -> str:
    """The page of somebody who is to move after all others did, in a game of random moves."""
    game, chance = bunkhouse.game(slug), random.Random(5)
    history = new_history(game, 4, 5, {}, [SeatNote(name) for name in NAMES])
    while True:
        history.apply(chance.choice(history.state.legal()))
        sitters = [Sitter(NAMES[seat], COLOURS[seat]) for seat in range(history.state.seats)]
        seen = scene(game, history.state, history.state.actor, sitters, history.entries(), language)
        if history.step >= 60 and seen.recap is not None:
            return table_page(seen, PLACE)


def opened(chromium: "Browser", size: tuple[int, int], html: str) -> "Page":
    width, height = size
    context = chromium.new_context(
        viewport={"width": width, "height": height}, has_touch=width < 700, reduced_motion="reduce"
    )
    paper = Paper(context.new_page())
    paper.show(html)
    paper.page.wait_for_function("document.documentElement.dataset.logShow")
    return paper.page


@BY_SIZE
@pytest.mark.parametrize("slug", SLUGS)
def test_it_is_told_once_and_hides_nothing_lit(chromium: "Browser", slug: str, size: tuple[int, int]) -> None:
    """Any key closes it for good; on a phone it stays away rather than lie over something lit."""
    page = opened(chromium, size, came_back(slug, "pl"))
    shown = page.locator("#recap.open")
    if size[0] > 700:
        assert shown.count() == 1
    if size[0] < 700:  # a board that moves towards what is lit takes a moment
        page.wait_for_function(_FREE)
    if shown.count():
        card = page.evaluate(_CARD)
        assert 0 <= card["left"] <= card["right"] <= size[0]
        assert 0 <= card["top"] <= card["bottom"] <= size[1]
        page.keyboard.press("x")
        assert shown.count() == 0
    page.reload()
    page.wait_for_function("document.documentElement.dataset.logShow")
    assert shown.count() == 0
    page.context.close()


def test_whoever_wants_none_gets_none(chromium: "Browser") -> None:
    page = opened(chromium, (1440, 900), came_back("el-gaucho"))
    page.evaluate("document.documentElement.dataset.recap = 'off'")
    page.wait_for_function("!document.querySelector('#recap.open, .soft')")
    page.context.close()


@pytest.mark.parametrize("slug", SLUGS)
def test_pieces_that_were_moved_keep_a_soft_mark_until_the_first_click(
    chromium: "Browser", slug: str
) -> None:
    """With the number of their line; they cannot be touched, and a key that closes the card leaves them."""
    page = opened(chromium, (1440, 900), came_back(slug))
    marks = page.locator(".soft:visible")
    assert marks.count() > 0
    numbers = page.locator("#recap .no").all_text_contents()
    assert set(page.locator(".soft:visible b").all_text_contents()) <= set(numbers)
    assert page.evaluate("getComputedStyle(document.querySelector('.soft')).pointerEvents") == "none"
    page.keyboard.press("Escape")
    assert marks.count() > 0
    page.evaluate("document.querySelector('.legal:not(.unlit), #prompt button').click()")
    assert marks.count() == 0
    page.context.close()


def test_a_turn_stays_open_or_closed_as_its_reader_left_it(chromium: "Browser") -> None:
    """By mouse or key, also when the table is drawn anew; all are open to whoever prefers that."""
    page = opened(chromium, (1440, 900), came_back("great-western-trail"))
    page.keyboard.press("x")
    summary = page.locator("#log .turn:not(.bare) summary").first
    summary.focus()
    page.keyboard.press("Enter")
    assert page.locator("#log details[open]").count() == 1
    page.evaluate(
        "for (const each of document.querySelectorAll('#log details')) each.open = false;"
        "document.dispatchEvent(new CustomEvent('table:updated', { detail: { moved: true } }))"
    )
    assert page.locator("#log details[open]").count() == 1
    page.evaluate("document.documentElement.dataset.log = 'all'")
    page.wait_for_function("!document.querySelector('#log details:not([open])')")
    page.evaluate("document.documentElement.dataset.log = 'headlines'")
    page.wait_for_function("!document.querySelector('#log .turn:not(.loss) details[open]')")
    page.context.close()


def test_the_log_can_show_money_only(chromium: "Browser") -> None:
    page = opened(chromium, (1440, 900), came_back("great-western-trail"))
    every = page.locator("#log .turn:visible").count()
    page.locator("#log [data-log-show=money]").click()
    about = page.locator("#log .turn:visible")
    assert 0 < about.count() < every
    assert all("money" in str(about.nth(at).get_attribute("data-about")) for at in range(about.count()))
    assert page.locator("#log [data-log-show=money]").get_attribute("aria-pressed") == "true"
    page.context.close()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_headline_lights_all_its_pieces(chromium: "Browser", slug: str) -> None:
    page = opened(chromium, (1440, 900), came_back(slug))
    page.keyboard.press("x")
    found = page.evaluate(
        "[...document.querySelectorAll('#log .turn[data-lights]')]"
        ".find((turn) => turn.dataset.lights.split(' ').some((id) => document.getElementById(id)))?.id"
    )
    page.locator(f"#{found} summary").hover()
    lights = page.evaluate(
        f"document.getElementById('{found}').dataset.lights.split(' ')"
        ".filter((id) => document.getElementById(id)).sort()"
    )
    assert sorted(page.evaluate("[...document.querySelectorAll('.lit')].map((each) => each.id)")) == lights
    page.context.close()
