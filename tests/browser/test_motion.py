"""How pieces move: at their own size, in the order of events, at the preferred speed."""

from typing import TYPE_CHECKING, Any

import pytest

from bunkhouse.engine.history import new_history
from bunkhouse.engine.registry import game
from bunkhouse.web.pages import table_page
from bunkhouse.web.scene import Sitter, scene

from .paper import COLOURS, PLACE, Paper, after

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

_MOVE = """async ([sources, lines]) => {
  const { settled, watchPieces } = await import('/static/js/motion.js');
  const board = document.getElementById('board');
  board.replaceChildren();
  for (const [id, size] of sources) {
    const source = Object.assign(document.createElement('div'), { id });
    source.style.cssText = `position:absolute;left:0;top:0;width:${size}px;height:${size}px`;
    board.append(source);
  }
  const before = watchPieces();
  sources.forEach(([id], at) => {
    const piece = Object.assign(document.createElement('div'), { id: `${id}-new` });
    piece.dataset.from = id;
    piece.style.cssText = `position:absolute;left:${300 + 60 * at}px;top:300px;width:20px;height:20px`;
    board.append(piece);
  });
  const log = document.querySelector('#log > ul');
  log.replaceChildren();
  lines.forEach((lights, at) => {
    log.insertAdjacentHTML('beforeend', `<li id="l-900-${at}" data-lights="${lights}"></li>`);
  });
  settled(before);
  return sources.map(([id]) => {
    const [animation] = document.getElementById(`${id}-new`).getAnimations();
    const [first] = animation.effect.getKeyframes();
    const { delay, duration } = animation.effect.getTiming();
    return { scale: Number(first.scale ?? 1), translate: first.translate ?? '', delay, duration };
  });
}"""
"""New pieces come out of sources of some size; the log's new lines speak of them in this order."""


def moved(page: "Page", sources: list[tuple[str, int]], lines: list[str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(_MOVE, [sources, lines])
    return found


def table(chromium: "Browser", rest: bool = False) -> "Page":
    context = chromium.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce" if rest else "no-preference"
    )
    paper = Paper(context.new_page())
    paper.show(after("el-gaucho", 60, "en"))
    return paper.page


def test_a_piece_is_never_larger_than_itself(chromium: "Browser") -> None:
    """However large what it comes out of, it flies at its own size from the middle of it."""
    page = table(chromium)
    disc = moved(page, [("m-supply", 260)], [])[0]
    assert disc["scale"] == 1
    left, top = (float(each.removesuffix("px")) for each in disc["translate"].split())
    assert (left, top) == pytest.approx((130 - 310, 130 - 310), abs=1)
    page.context.close()


def test_pieces_move_in_the_order_of_events(chromium: "Browser") -> None:
    page = table(chromium)
    sources = [("m-one", 20), ("m-two", 20), ("m-three", 20)]
    delays = [each["delay"] for each in moved(page, sources, ["m-two-new", "m-three-new", "m-one-new"])]
    assert delays[1] < delays[2] < delays[0]
    page.context.close()


@pytest.mark.parametrize(("speed", "measure"), [("calm", 1.5), ("normal", 1), ("fast", 0.5)])
def test_the_speed_can_be_chosen(chromium: "Browser", speed: str, measure: float) -> None:
    page = table(chromium)
    usual = moved(page, [("m-one", 20)], [])[0]["duration"]
    page.evaluate("(speed) => { document.documentElement.dataset.motion = speed }", speed)
    assert moved(page, [("m-one", 20)], [])[0]["duration"] == usual * measure
    page.context.close()


@pytest.mark.parametrize("rest", [True, False])
def test_nothing_moves_for_those_who_want_rest(chromium: "Browser", rest: bool) -> None:
    page = table(chromium, rest)
    page.evaluate("(speed) => { document.documentElement.dataset.motion = speed }", "calm" if rest else "off")
    assert moved(page, [("m-one", 20)], [])[0]["translate"] == ""
    page.context.close()


def alone(steps: int) -> str:
    """El Paso against Sue, after so many steps of the first moves on offer."""
    played = game("el-paso")
    history = new_history(played, 1, 2, {}, [])
    while history.state.actor is not None and history.step < steps:
        history.apply(history.state.legal()[0])
    sitters = [Sitter(name, COLOURS[seat]) for seat, name in enumerate(("Marysia", "Sue"))]
    return table_page(scene(played, history.state, 0, sitters, history.entries(), "en"), PLACE)


_TOLD = "[...document.querySelectorAll('#sue-story > *')].map((each) => each.style.visibility !== 'hidden')"
_NEWS = (
    "() => { document.querySelector('#sue-story').append(document.createElement('li'), 'x');"
    " document.dispatchEvent(new CustomEvent('table:updated', { detail: { moved: true } })) }"
)
"""Her turn is another one now."""


@pytest.mark.parametrize(("speed", "all_at_once"), [("calm", False), ("off", True)])
def test_the_turn_of_sue_is_told_line_by_line(chromium: "Browser", speed: str, all_at_once: bool) -> None:
    """One after the other; a key tells the rest, and so does whoever wants no motion."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    paper = Paper(context.new_page())
    paper.show(alone(40))
    page = paper.page
    page.wait_for_function("document.documentElement.dataset.logShow")
    assert all(page.evaluate(_TOLD)), "an account that was there is not told again"
    page.evaluate("(speed) => { document.documentElement.dataset.motion = speed }", speed)
    page.evaluate(_NEWS)
    told = page.evaluate(_TOLD)
    assert len(told) > 2
    assert all(told) == all_at_once
    assert told[0]
    page.keyboard.press("x")
    assert all(page.evaluate(_TOLD))
    context.close()
