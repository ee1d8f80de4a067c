"""Every table in windows of every size: the board is there, the prompt in sight, all can be reached."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

import bunkhouse

from .paper import Paper, after

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SLUGS = [game.slug for game in bunkhouse.games()]
DESKS = [
    (1920, 1080),
    (1440, 900),
    (1440, 780),
    (1366, 768),
    (1366, 640),
    (1280, 720),
    (1280, 600),
    (1200, 1000),
    (1181, 620),
    (1180, 820),
    (1024, 768),
    (1024, 600),
    (820, 1180),
    (768, 1024),
    (720, 900),
    (844, 390),
]
PHONES = [(390, 844), (390, 664), (360, 640)]
MOMENTS = [(0, "en"), (70, "pl"), (160, "en")]
"""After how many steps, and in which language: with a short log and with a long one."""

_SEEN = """
() => {
  const inside = (box) => Math.max(0, Math.min(box.right, innerWidth) - Math.max(box.left, 0))
    * Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
  const box = (each) => each.getBoundingClientRect();
  const cut = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  });
  const drawn = (each) => cut(box(each), box(each.closest('[data-panzoom]') ?? each));
  const prompt = box(document.getElementById('prompt'));
  const hidden = matchMedia('(max-width: 700px)').matches ? innerHeight - prompt.top : 0;
  const room = innerWidth * (innerHeight - hidden);
  return {
    board: Math.max(...[...document.querySelectorAll('#board :is([data-pan], .pampa, #board-panes > .pane)')]
      .map((each) => inside(drawn(each)) / room)),
    prompt: prompt.height > 40 && prompt.top >= 0 && prompt.bottom <= innerHeight,
    said: [...document.querySelectorAll('#prompt .txt > *')]
      .filter((each) => each.getClientRects().length)
      .every((each) => each.scrollHeight <= each.clientHeight + 4 && each.scrollWidth <= each.clientWidth + 1),
    wide: document.documentElement.scrollWidth <= innerWidth,
  };
}
"""
"""How much of the window the board has as the page opens, and whether the prompt is in sight."""

_UNREACHABLE = """
async () => {
  const lost = [];
  const pieces = [...document.querySelectorAll('.legal, #dock [data-tip], #board [name=target], .seat')]
    .filter((each) => each.getClientRects().length && !each.closest('[data-panzoom], [popover], .scroll'));
  for (const piece of pieces) {
    piece.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = piece.getBoundingClientRect();
    const x = left + width / 2, y = top + height / 2;
    const there = document.elementsFromPoint(x, y)[0];
    const frame = there?.closest('#prompt, .tabbar, .topbar');
    if (!there || (frame && !frame.contains(piece))) {
      lost.push(piece.id || piece.className);
    }
  }
  scrollTo(0, 0);
  return lost;
}
"""
"""What cannot be scrolled to a place where nothing of the frame lies on it."""

_LEAST = 0.12
"""The part of the window that the board has at least, as far as the prompt leaves it free."""


@pytest.fixture
def desk(chromium: "Browser") -> Iterator[Paper]:
    context = chromium.new_context(reduced_motion="reduce")
    yield Paper(context.new_page())
    context.close()


@pytest.fixture
def phone(chromium: "Browser") -> Iterator[Paper]:
    context = chromium.new_context(has_touch=True, reduced_motion="reduce")
    yield Paper(context.new_page())
    context.close()


def shown(paper: Paper, width: int, height: int) -> None:
    """The window has this size, and the page has seen to it."""
    paper.page.set_viewport_size({"width": width, "height": height})
    paper.page.evaluate(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
    )


def context(paper: Paper, html: str, windows: list[tuple[int, int]]) -> list[str]:
    """What is wrong in which window."""
    paper.page.set_viewport_size({"width": windows[0][0], "height": windows[0][1]})
    paper.show(html)
    wrong: list[str] = []
    for width, height in windows:
        shown(paper, width, height)
        seen = settled(paper)
        seen["lost"] = paper.page.evaluate(_UNREACHABLE)
        if not good(seen) or seen["lost"]:
            wrong.append(f"{width}x{height}: {seen}")
    return wrong


def settled(paper: Paper) -> dict[str, Any]:
    """What is seen once it is good; after many looks, what is seen in the end."""
    seen: dict[str, Any] = paper.page.evaluate(_SEEN)
    for _ in range(100):
        if good(seen):
            break
        paper.page.wait_for_timeout(20)
        seen = paper.page.evaluate(_SEEN)
    return seen


def good(seen: dict[str, Any]) -> bool:
    return bool(seen["prompt"] and seen["said"] and seen["wide"] and seen["board"] >= _LEAST)


@pytest.mark.parametrize(("steps", "language"), MOMENTS)
@pytest.mark.parametrize("slug", SLUGS)
def test_the_board_is_there(desk: Paper, slug: str, steps: int, language: str) -> None:
    assert context(desk, after(slug, steps, language), DESKS) == []


@pytest.mark.parametrize(("steps", "language"), MOMENTS)
@pytest.mark.parametrize("slug", SLUGS)
def test_the_board_is_there_on_a_phone(phone: Paper, slug: str, steps: int, language: str) -> None:
    assert context(phone, after(slug, steps, language), PHONES) == []
