"""Old West in windows of every size: map, hand and prompt are in sight, and nothing lies on another."""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

import pytest

import bunkhouse
from bunkhouse.engine.state import State
from bunkhouse.web.pages import table_page
from bunkhouse.web.scene import Sitter, scene
from bunkhouse.words import LANGUAGES

from .paper import PLACE, Paper

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GAME = bunkhouse.game("old-west")
NAMES = ["Marysia", "Świętosława Brzęczyszczykiewicz", "Maciek", "Rdza", "Kasia", "WWWWWWWW"]
COLOURS = ["blue", "red", "yellow", "green", "black", "white"]
DESKS = [(1920, 1080), (1440, 900), (1366, 657), (1366, 640), (1280, 720), (1181, 640)]
TABLETS = [(1180, 640), (1024, 768), (1024, 640), (820, 1180), (768, 1024), (701, 960)]
PHONES = [(700, 900), (430, 932), (390, 844), (390, 664), (360, 640)]
STEPS = ["choose-tickets", "choose-start", "turn", "pay-track", "place-city"]

_LAID_OUT = """
() => {
  const parts = {
    prompt: '#prompt', map: '.mapframe', depot: '.depot', dock: '.table > .dock', seats: '#seats',
    aside: '.aside', panel: '.panel', tabs: '.tabbar', bar: '.topbar',
  };
  const found = {};
  for (const [name, selector] of Object.entries(parts)) {
    const part = document.querySelector(selector);
    if (!part || !part.getClientRects().length) continue;
    const { left, top, right, bottom } = part.getBoundingClientRect();
    if (right > left && bottom > top) found[name] = { left, top, right, bottom };
  }
  return found;
}
"""
_WHOLE_MAP = """
() => {
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  const map = box('.mapw'), frame = box('.mapframe');
  return map.left >= frame.left - 1 && map.right <= frame.right + 1
    && map.top >= frame.top - 1 && map.bottom <= frame.bottom + 3;
}
"""

Box = dict[str, float]


def states(players: int) -> dict[str, State]:
    """The first position of a game, after its beginning, for every kind of decision; hands are not small."""
    state, chance, found = GAME.new(players, seed=3, alvin="on"), Random(3), dict[str, State]()
    draw, number = GAME.parse("draw"), 0
    while len(found) < len(STEPS):
        step = state.dump()["decision"]["step"]
        if step in STEPS and (number > 60 or step.startswith("choose")):
            found.setdefault(step, state.copy())
        legal = state.legal()
        state.apply(draw if draw in legal and chance.random() < 0.5 else chance.choice(legal))
        number += 1
    return found


POSITIONS = {players: states(players) for players in (2, 6)}


@pytest.fixture
def paper(chromium: "Browser") -> Iterator[Paper]:
    context = chromium.new_context()
    yield Paper(context.new_page())
    context.close()


def shown(paper: Paper, players: int, step: str, language: str) -> None:
    state = POSITIONS[players][step]
    sitters = [Sitter(NAMES[seat], COLOURS[seat]) for seat in range(players)]
    paper.show(table_page(scene(GAME, state, state.actor, sitters, [], language), PLACE))


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("window", [*DESKS, *TABLETS, *PHONES], ids=lambda each: f"{each[0]}x{each[1]}")
def test_the_table_fits_the_window(paper: Paper, window: tuple[int, int], step: str) -> None:
    """With few and with many players, by turns from window to window and from step to step."""
    width, height = window
    paper.page.set_viewport_size({"width": width, "height": height})
    turn = ([*DESKS, *TABLETS, *PHONES].index(window) + STEPS.index(step)) % len(POSITIONS)
    shown(paper, list(POSITIONS)[turn], step, LANGUAGES[turn])
    boxes: dict[str, Box] = paper.page.evaluate(_LAID_OUT)
    in_sight = ["prompt", "map"] if step == "choose-tickets" and width <= 700 else ["prompt", "map", "dock"]
    for name in in_sight:
        box = boxes[name]
        assert -1 <= box["left"] < box["right"] <= width + 1, (name, box)
        assert 0 <= box["top"] < box["bottom"] <= height + 1, (name, box)
    assert overlaps(boxes) == []
    assert boxes["map"]["bottom"] - boxes["map"]["top"] >= (140 if width <= 700 else 270)
    if width > 700:
        assert paper.page.evaluate(_WHOLE_MAP)
    if width > 1180:
        assert paper.page.evaluate("document.documentElement.scrollHeight") <= height


def overlaps(boxes: dict[str, Box]) -> list[str]:
    """Pairs of parts that lie on each other; the bar of tabs and the prompt may lie on what scrolls below."""
    return [
        f"{one} / {other}"
        for one, first in boxes.items()
        for other, second in boxes.items()
        if one < other
        and min(first["right"], second["right"]) - max(first["left"], second["left"]) > 2
        and min(first["bottom"], second["bottom"]) - max(first["top"], second["top"]) > 2
    ]


@pytest.mark.parametrize("window", [(1366, 640), (1440, 900)], ids=lambda each: f"{each[0]}x{each[1]}")
def test_the_log_and_the_tickets_have_room_beside_a_low_board(paper: Paper, window: tuple[int, int]) -> None:
    """With six at the table, too."""
    paper.page.set_viewport_size({"width": window[0], "height": window[1]})
    shown(paper, 6, "turn", "pl")
    boxes: dict[str, Box] = paper.page.evaluate(_LAID_OUT)
    for name, least in (("aside", 80), ("panel", 100)):
        assert boxes[name]["bottom"] - boxes[name]["top"] >= least
        assert boxes[name]["bottom"] <= window[1]
