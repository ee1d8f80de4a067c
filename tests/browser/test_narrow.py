"""Where things lie on a table: nothing hangs over the edge of a phone, nothing lies on something else."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

import bunkhouse

from .paper import Paper, positions

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SLUGS = [game.slug for game in bunkhouse.games()]

_TOO_FAR_OUT = """
(margin) => [...document.querySelectorAll('#board *, #seats *, #bar *')].filter((each) => {
  if (each.matches('.lasso, .ltag, .ltag *')) return false;
  for (let up = each.parentElement; up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflowX !== 'visible') return false;
  }
  return each.getClientRects().length && each.getBoundingClientRect().right > innerWidth - margin;
}).map((each) => `${each.tagName}.${each.getAttribute('class')}`)
"""
"""What reaches into the margin on the right and is not cut off by anything around it; only a lasso may."""
_ON_EACH_OTHER = """
() => [...document.querySelectorAll('#seats .seat')].flatMap((seat) => {
  const words = [...seat.querySelectorAll('b, small, .sc, .sr > *')]
    .filter((each) => each.getClientRects().length && each.textContent.trim() && !each.querySelector('b'))
    .map((each) => [each.textContent.trim(), each.getBoundingClientRect()]);
  return words.flatMap(([one, first], at) => words.slice(at + 1).filter(([, second]) =>
    Math.min(first.right, second.right) - Math.max(first.left, second.left) > 1 &&
    Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top) > 4
  ).map(([other]) => `${one} / ${other}`));
})
"""
"""Pairs of texts in the chips on top that cover each other."""
_GROUND = """
() => {
  const [board, ground] = ['#board', '#board :is([data-panzoom], .pampa)'].map((each) =>
    document.querySelector(each).getBoundingClientRect());
  return (ground.width * ground.height) / (board.width * board.height);
}
"""
"""How much of the board's place the board itself has."""


@pytest.fixture
def paper(chromium: "Browser") -> Iterator[Paper]:
    context = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    yield Paper(context.new_page())
    context.close()


@pytest.fixture
def desk(chromium: "Browser") -> Iterator[Paper]:
    context = chromium.new_context(viewport={"width": 1440, "height": 900})
    yield Paper(context.new_page())
    context.close()


@pytest.mark.parametrize(("slug", "margin"), [("el-gaucho", 4), ("old-west", 0)])
def test_nothing_hangs_over_the_edge(paper: Paper, slug: str, margin: int) -> None:
    for html in positions(slug, every=30):
        paper.show(html)
        assert paper.page.evaluate(_TOO_FAR_OUT, margin) == []
        assert paper.page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_said_of_people_can_be_read_on_a_phone(paper: Paper, slug: str) -> None:
    for html in positions(slug, every=60):
        paper.show(html)
        assert paper.page.evaluate(_ON_EACH_OTHER) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_the_board_has_the_largest_place_on_a_desk(desk: Paper, slug: str) -> None:
    desk.show(next(positions(slug, every=60)))
    assert desk.page.evaluate(_GROUND) > 0.4
