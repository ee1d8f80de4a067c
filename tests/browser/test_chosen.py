"""Pieces that are picked one by one: what is chosen cannot be mistaken, and a second touch puts it back."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import TYPE_CHECKING

import pytest

import bunkhouse

from .paper import Paper, positions

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

SLUGS = [game.slug for game in bunkhouse.games()]

_FIRST = """
() => {
  const ways = [...document.querySelectorAll('#choices [data-targets]')]
    .flatMap((each) => each.dataset.targets.split(' | ')).map((way) => way.split(' '));
  const piece = (id) => document.getElementById(id);
  const found = ways.find(([first, second]) => second && piece(first)?.getClientRects().length
    && !piece(first).closest('svg, [data-panzoom]'));
  return found ? found[0] : '';
}
"""
"""A piece that only begins a move and lies where a finger finds it."""
_CHOSEN = """
(id) => {
  const piece = document.getElementById(id);
  const tick = getComputedStyle(piece.querySelector('.lasso') ?? piece, '::before');
  return {
    chosen: piece.classList.contains('sel'),
    told: piece.getAttribute('aria-pressed'),
    tick: tick.content !== 'none' && parseFloat(tick.width) >= 14,
    marked: document.body.classList.contains('marked'),
  };
}
"""
YES = {"chosen": True, "told": "true", "tick": True, "marked": True}


def pressed(piece: "Locator") -> None:
    piece.focus()
    piece.press("Enter")


WAYS: "dict[str, Callable[[Locator], None]]" = {
    "mouse": lambda piece: piece.click(),
    "touch": lambda piece: piece.tap(),
    "key": pressed,
}


@pytest.fixture
def paper(chromium: "Browser") -> Iterator[Paper]:
    context = chromium.new_context(
        viewport={"width": 1440, "height": 900}, has_touch=True, reduced_motion="reduce"
    )
    yield Paper(context.new_page())
    context.close()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_second_touch_puts_a_piece_back(paper: Paper, slug: str, way: str) -> None:
    touched = 0
    for html in islice(positions(slug, every=13), 14):
        paper.show(html)
        page, first = paper.page, paper.page.evaluate(_FIRST)
        if not first:
            continue
        piece = page.locator(f"[id='{first}']")
        WAYS[way](piece)
        if page.evaluate(_CHOSEN, first)["chosen"]:
            assert page.evaluate(_CHOSEN, first) == YES
            WAYS[way](piece)
            after = page.evaluate(_CHOSEN, first)
            assert not after["chosen"]
            assert not after["marked"]
            assert after["told"] != "true"
            touched += 1
        if touched:
            return
    if slug in ("el-gaucho", "montana"):
        assert touched, "nothing was ever picked one by one"


def test_one_of_two_dice_is_put_back_and_the_other_stays(paper: Paper) -> None:
    """EG-20: also the one that was picked first."""
    for html in positions("el-gaucho", every=1):
        paper.show(html)
        page = paper.page
        dice: list[str] = page.evaluate(
            "[...new Set([...document.querySelectorAll('#choices [data-targets]')]"
            ".flatMap((each) => each.dataset.targets.split(' | '))"
            ".filter((way) => /^d-h\\d d-h\\d /.test(way))"
            ".map((way) => way.split(' ').slice(0, 2).join(' ')))]"
        )
        if not dice:
            continue
        one, other = dice[0].split()
        for id in (one, other):
            page.locator(f"#{id}").click()
        assert page.locator(".mydice .sel").count() == 2
        page.locator(f"#{one}").click()
        assert page.locator(".mydice .sel").count() == 1
        assert page.locator(f"#{other}.sel").count() == 1
        return
    raise AssertionError("two dice were never to be used together")
