"""Explanations stand beside what they explain: in the window, not on the piece, whatever the window."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

import bunkhouse

from .paper import Paper, after

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SLUGS = [game.slug for game in bunkhouse.games()]
WINDOWS = [(1920, 1080), (1366, 640), (1024, 768), (820, 1180), (390, 664)]

_PLACED = """
async () => {
  const source = [...document.querySelectorAll('script[type=module]')].map((each) => each.src)
    .find((each) => each.includes('js/table.js')).replace('js/table.js', 'js/tips.js');
  const { explain, hideTip } = await import(source);
  window.addEventListener('tip:placed', (event) => event.stopImmediatePropagation(), true);
  const box = (each) => each.getBoundingClientRect();
  const seen = (at) => ({ left: Math.max(0, at.left), top: Math.max(0, at.top),
    right: Math.min(innerWidth, at.right), bottom: Math.min(innerHeight, at.bottom) });
  const found = [];
  for (const piece of document.querySelectorAll('[data-tip]')) {
    if (!piece.getClientRects().length || getComputedStyle(piece).visibility === 'hidden') continue;
    const at = seen(box(piece));
    if (at.right - at.left < 4 || at.bottom - at.top < 4) continue;
    await explain(piece);
    const tip = document.querySelector('.tip'), on = box(tip);
    const gap = Math.max(at.left - on.right, on.left - at.right, at.top - on.bottom, on.top - at.bottom);
    const roomy = Math.max(at.left, innerWidth - at.right) >= on.width + 20
      || Math.max(at.top, innerHeight - at.bottom) >= on.height + 20;
    found.push({
      tip: piece.dataset.tip,
      inside: on.left >= 0 && on.top >= 0 && on.right <= innerWidth + 0.5 && on.bottom <= innerHeight + 0.5,
      beside: gap >= 0 && gap <= 16, roomy, text: tip.innerText.trim(),
    });
    hideTip();
  }
  return found;
}
"""
"""Every piece in sight that explains itself, where its explanation stands, and whether there is room for it.

Where a table knows a better place, that is its own affair."""


@pytest.fixture(scope="module")
def paper(chromium: "Browser") -> Iterator[Paper]:
    page = chromium.new_page()
    yield Paper(page)
    page.close()


@pytest.mark.parametrize("slug", SLUGS)
def test_explanations_stand_beside_what_they_explain(paper: Paper, slug: str) -> None:
    html = after(slug, 60, "pl")
    for width, height in WINDOWS:
        paper.page.set_viewport_size({"width": width, "height": height})
        paper.show(html)
        placed: list[dict[str, Any]] = paper.page.evaluate(_PLACED)
        assert len(placed) > 10
        assert [each for each in placed if not each["inside"] or not each["text"]] == []
        assert [each for each in placed if each["roomy"] and not each["beside"]] == []
