"""Keys and touches at one decision: pages of chosen positions; what they would send is written down."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

import pytest

from bunkhouse.engine.registry import game
from bunkhouse.web.pages import table_page
from bunkhouse.web.scene import Scene, Sitter, Undo, scene

from .paper import COLOURS, NAMES, PLACE, Paper
from .waiting import PATIENCE, happens

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

_FOCUSED = "document.activeElement.id || document.activeElement.value || document.activeElement.tagName"


class Hands(Paper):
    """A page whose moves are noted instead of made."""

    def __init__(self, page: "Page") -> None:
        super().__init__(page)
        self.sent: list[str] = []
        page.route("**/act", self._note)

    def _note(self, route: "Route") -> None:
        self.sent += parse_qs(route.request.post_data or "").get("action", [])
        route.fulfill(status=422, body="<p role=alert>noted</p>", content_type="text/html")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
        self.page.wait_for_timeout(60)

    def sends(self, *wanted: str) -> bool:
        """Exactly these moves, however long a busy machine takes for the first of them."""
        happens(self.page, lambda: self.sent)
        return self.sent == [*wanted]

    def focused(self) -> str:
        return str(self.page.evaluate(_FOCUSED))


@pytest.fixture
def hands(chromium: "Browser") -> Iterator[Hands]:
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    yield Hands(context.new_page())
    context.close()


@pytest.fixture
def thumbs(chromium: "Browser") -> Iterator[Hands]:
    """On a phone."""
    context = chromium.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce"
    )
    yield Hands(context.new_page())
    context.close()


def decision(slug: str, wanted: Callable[[Scene], bool], players: int = 3) -> Scene:
    """The first such decision of some games of random moves, as whoever decides sees it."""
    played = game(slug)
    for seed in range(20):
        state, chance = played.new(players, seed), Random(seed)
        sitters = [Sitter(NAMES[seat], COLOURS[seat]) for seat in range(state.seats)]
        while (actor := state.actor) is not None:
            seen = scene(played, state, actor, sitters, [], "en")
            if wanted(seen):
                return seen
            state.apply(chance.choice(state.legal()))
    raise AssertionError("no such decision")


def test_enter_means_yes_and_escape_no(hands: Hands) -> None:
    seen = decision("montana", lambda seen: any(each.reveals and each.targets for each in seen.choices))
    risky = next(each for each in seen.choices if each.reveals and each.targets)
    hands.show(table_page(seen, PLACE))
    ask = f"document.querySelector('#choices [value=\"{risky.notation}\"]').click()"
    hands.page.evaluate(ask)
    hands.press("Escape")
    assert hands.sent == []
    hands.page.evaluate(ask)
    hands.press("Enter")
    assert hands.sends(risky.notation), hands.sent


def test_enter_held_down_asks_but_does_not_answer(hands: Hands) -> None:
    seen = decision("montana", lambda seen: any(each.reveals and each.targets for each in seen.choices))
    risky = next(each for each in seen.choices if each.reveals and each.targets)
    hands.show(table_page(seen, PLACE))
    hands.page.locator("#" + risky.targets[0]).focus()
    for _ in range(3):
        hands.page.keyboard.down("Enter")
    hands.page.wait_for_timeout(60)
    assert happens(hands.page, lambda: hands.page.locator("#confirm-reveal[open]").count() == 1)
    assert hands.sent == []


def _offered(seen: Scene) -> list[str]:
    offers = seen.picture["offers"]
    return (
        [option["id"] for option in offers["options"] if option["id"] in seen.context.legal] if offers else []
    )


def test_digits_choose_among_what_is_drawn_to_choose_from(hands: Hands) -> None:
    """And not the lone button beside it, which gives everything away."""
    seen = decision("montana", lambda seen: len(_offered(seen)) > 1 and len(seen.plain) == 1)
    hands.show(table_page(seen, PLACE))
    drawn = hands.page.locator("[data-options] .legal:visible")
    second = drawn.nth(1).get_attribute("id")
    hands.press("9")
    assert hands.sent == []
    hands.press("2")
    assert second in _offered(seen)
    assert hands.sends(*(each.notation for each in seen.choices if each.targets[:1] == [second]))


def test_digits_leave_a_lone_button_to_its_own_key(hands: Hands) -> None:
    seen = decision("montana", lambda seen: not seen.picture["offers"] and len(seen.plain) == 1)
    hands.show(table_page(seen, PLACE))
    hands.press("1")
    assert hands.sent == []
    hands.press("e")
    assert hands.sends(seen.plain[0].notation), hands.sent


def test_the_hint_comes_back_with_escape(hands: Hands) -> None:
    """Between two touches it says to go on; whoever steps back reads again what is asked."""
    seen = decision(
        "el-paso", lambda seen: bool(seen.hint) and all(len(each.targets) > 1 for each in seen.choices)
    )
    hands.show(table_page(seen, PLACE))
    hint = hands.page.locator("#prompt .txt span")
    hands.page.locator("#" + seen.choices[0].targets[0]).click()
    assert hint.inner_text() != seen.hint
    hands.press("Escape")
    assert hint.inner_text() == seen.hint


def test_digits_choose_a_payment(hands: Hands) -> None:
    seen = decision("old-west", lambda seen: len((seen.picture["payment"] or {}).get("options", [])) > 1)
    hands.show(table_page(seen, PLACE))
    hands.press("2")
    assert hands.sends(seen.picture["payment"]["options"][1]["action"]), hands.sent


_BACK = Undo(possible=True, reason="")


@pytest.mark.parametrize("undo", [_BACK, Undo(possible=False, reason="no")], ids=["undo", "no undo"])
def test_keys_begin_with_a_piece_and_not_with_the_way_back(hands: Hands, undo: Undo) -> None:
    seen = decision("great-western-trail", lambda seen: bool(seen.context.legal))
    hands.show(table_page(replace(seen, undo=undo), PLACE))
    hands.press("ArrowRight")
    assert hands.focused() in seen.context.legal
    hands.page.evaluate("document.activeElement.blur()")
    hands.page.evaluate("document.dispatchEvent(new CustomEvent('table:updated'))")
    assert hands.focused() in seen.context.legal


def test_without_pieces_keys_begin_with_a_move(hands: Hands) -> None:
    seen = decision("great-western-trail", lambda seen: len(seen.plain) > 0 and not seen.context.legal)
    hands.show(table_page(replace(seen, undo=_BACK), PLACE))
    hands.press("ArrowRight")
    assert hands.focused() == seen.plain[0].notation


_IN_SIGHT = """
() => {
  const window = document.querySelector('[data-panzoom]').getBoundingClientRect();
  const floor = document.getElementById('prompt').getBoundingClientRect().top;
  return [...document.querySelectorAll('.legal')].filter((each) => {
    const box = each.getBoundingClientRect();
    const inside = !each.closest('[data-panzoom]') || (box.left > window.left - 3
      && box.right < window.right + 3 && box.top > window.top - 3 && box.bottom < window.bottom + 3);
    return box.width && inside && box.top >= 0 && (box.top + box.bottom) / 2 <= floor;
  }).map((each) => each.id);
}
"""
"""What can be touched and is to be seen without scrolling or moving the map."""


def _comes_into_sight(thumbs: Hands, wanted: list[str] | None = None) -> None:
    """These pieces or, if none is named, at least one that can be touched; maps take a moment to settle."""
    found = "wanted ? wanted.every((id) => seen.includes(id)) : seen.length > 0"
    inside = f"(wanted) => {{ const seen = ({_IN_SIGHT})(); return {found} }}"
    thumbs.page.wait_for_function(inside, arg=wanted, timeout=PATIENCE * 1000)


def _all(seen: Scene, beginning: str) -> bool:
    return bool(seen.context.legal) and all(id.startswith(beginning) for id in seen.context.legal)


def test_a_phone_goes_to_what_lies_below_the_map(thumbs: Hands) -> None:
    """Auxiliary actions are printed on the own ranch."""
    seen = decision("great-western-trail", lambda seen: _all(seen, "a-"))
    thumbs.page.set_viewport_size({"width": 390, "height": 500})
    thumbs.show(table_page(seen, PLACE))
    _comes_into_sight(thumbs)
    thumbs.page.evaluate("scrollTo(0, 0)")
    assert not thumbs.page.evaluate(_IN_SIGHT)
    thumbs.page.locator("#page-mark").click()
    _comes_into_sight(thumbs)


def test_a_phone_says_on_which_tab_something_is_lit(thumbs: Hands) -> None:
    """Objective cards lie beside the markets."""
    seen = decision("great-western-trail", lambda seen: _all(seen, "o-"))
    thumbs.show(table_page(seen, PLACE))
    thumbs.page.locator(".tabbar [data-tab=log]").click()
    assert not thumbs.page.evaluate(_IN_SIGHT)
    tab = thumbs.page.locator(".tabbar [data-tab]:has(.lits:not(:empty))")
    assert int(tab.locator(".lits").inner_text()) > 0
    tab.click()
    _comes_into_sight(thumbs)


def test_a_phone_shows_or_marks_all_that_can_be_touched_on_the_map(thumbs: Hands) -> None:
    seen = decision("great-western-trail", lambda seen: 1 < len(_stops(seen)) < 4)
    thumbs.show(table_page(seen, PLACE))
    marks = "[...document.querySelectorAll('#map-marks button')]"
    ids = f"[...({_IN_SIGHT})(), ...{marks}.flatMap((mark) => mark.targets.map(({{ id }}) => id))]"
    found = f"(wanted) => {{ const seen = {ids}; return wanted.every((id) => seen.includes(id)) }}"
    thumbs.page.wait_for_function(found, arg=_stops(seen), timeout=PATIENCE * 1000)
    thumbs.page.keyboard.press("+")
    thumbs.page.evaluate("document.dispatchEvent(new CustomEvent('table:updated'))")
    zoomed = thumbs.page.evaluate("document.querySelector('[data-pan]').getBoundingClientRect().width")
    assert zoomed > 390, "whoever moves the map is left alone"


def _stops(seen: Scene) -> list[str]:
    return [id for id in seen.context.legal if id.startswith("n-")]
