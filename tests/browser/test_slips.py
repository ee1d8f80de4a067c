"""No slip costs a turn: questions, fuses and decisions of the table, by key and by touch."""

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from bunkhouse.web.pages import table_page
from bunkhouse.web.preferences import USUAL
from bunkhouse.web.scene import Scene

from .conftest import Guests
from .paper import PLACE
from .test_by_hand import Hands, decision, hands, thumbs
from .waiting import happens

__all__ = ["hands", "thumbs"]

HOUR = 3_600_000
_NEXT = "document.querySelector('#prompt .hold, #prompt[data-mine=\"1\"]')"

_ASKED_AGAIN = """
() => new Promise((told) => {
  const dialog = document.getElementById('confirm-end');
  dialog.addEventListener('close', () => setTimeout(told), { once: true });
  dialog.close();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));
})
"""
"""Close the question and ask it again before the dialog has told that it was closed; wait until it has."""


def _ends(seen: Scene) -> bool:
    return seen.ending is not None and bool(seen.ending.gives_up)


@pytest.mark.parametrize("slug", ["el-gaucho", "great-western-trail", "el-paso", "montana"])
def test_e_does_not_give_away_a_turn(hands: Hands, slug: str) -> None:
    """E asks, E again does nothing, Enter plays on; only the other button ends it."""
    seen = decision(slug, _ends)
    assert seen.ending is not None
    hands.show(table_page(seen, PLACE))
    dialog = hands.page.locator("#confirm-end")
    hands.press("e")
    expect(dialog).to_be_visible()
    expect(dialog.locator("[data-gives-up]")).to_have_text(seen.ending.gives_up)
    hands.press("e", "e")
    expect(dialog).to_be_visible()
    hands.press("Enter")
    expect(dialog).not_to_be_visible()
    hands.press("e", "Escape")
    expect(dialog).not_to_be_visible()
    assert hands.sent == []
    hands.press("e", "Tab", "Enter")
    assert hands.sends(seen.ending.notation), hands.sent


def test_a_question_asked_at_once_after_another_is_a_question_of_its_own(hands: Hands) -> None:
    """A dialog tells of its end a moment later; that is not the answer to the next question."""
    seen = decision("great-western-trail", _ends)
    assert seen.ending is not None
    hands.show(table_page(seen, PLACE))
    hands.press("e")
    dialog = hands.page.locator("#confirm-end")
    expect(dialog).to_be_visible()
    hands.page.evaluate(_ASKED_AGAIN)
    expect(dialog).to_be_visible()
    hands.press("Tab", "Enter")
    assert hands.sends(seen.ending.notation), hands.sent


def test_a_touch_on_end_turn_asks_as_well(thumbs: Hands) -> None:
    seen = decision("great-western-trail", _ends)
    assert seen.ending is not None
    thumbs.show(table_page(seen, PLACE))
    thumbs.page.locator("#prompt .acts [data-key=e]").tap()
    thumbs.page.locator("#confirm-end [value=no]").tap()
    assert thumbs.sent == []
    thumbs.page.locator("#prompt .acts [data-key=e]").tap()
    thumbs.page.locator("#confirm-end [value=yes]").tap()
    assert thumbs.sends(seen.ending.notation), thumbs.sent


@pytest.mark.parametrize(("wish", "left", "asks"), [("never", True, False), ("always", False, True)])
def test_who_wants_is_never_or_always_asked(hands: Hands, wish: str, left: bool, asks: bool) -> None:
    def wanted(seen: Scene) -> bool:
        end = seen.ending
        return end is not None and end.kind == "action-end" and end.passes and bool(end.gives_up) is left

    seen = decision("great-western-trail", wanted)
    assert seen.ending is not None
    hands.show(table_page(seen, PLACE, preferences={**USUAL, "confirm": wish, "irrevocable": "off"}))
    hands.press("e")
    if asks:
        expect(hands.page.locator("#confirm-end")).to_be_visible()
        assert hands.sent == []
    else:
        assert hands.sends(seen.ending.notation), hands.sent


def _delivers(seen: Scene) -> bool:
    return any(choice.kind == "action-disc" and choice.final and choice.passes for choice in seen.choices)


def test_a_disc_that_ends_the_turn_waits_for_a_fuse(hands: Hands) -> None:
    seen = decision("great-western-trail", _delivers)
    disc = seen.choices[0]
    hands.show(table_page(seen, replace(PLACE, grace=HOUR)))
    piece, fuse = hands.page.locator(f"#{disc.targets[0]}"), hands.page.locator("#prompt .fusing")
    expect(piece.locator("> .lock")).to_have_count(1)
    for back in ("z", "Escape"):
        piece.click()
        expect(fuse).to_be_visible()
        expect(fuse.locator("[data-back]")).to_be_focused()
        hands.press(back)
        expect(fuse).to_have_count(0)
    assert hands.sent == []
    piece.click()
    hands.press("e")
    assert hands.sends(disc.notation), hands.sent


def test_a_fuse_burns_down(hands: Hands) -> None:
    seen = decision("great-western-trail", _delivers)
    hands.show(table_page(seen, replace(PLACE, grace=200)))
    hands.page.locator(f"#{seen.choices[0].targets[0]}").click()
    assert hands.sends(seen.choices[0].notation), hands.sent


def test_who_does_not_want_to_be_asked_has_no_fuse(hands: Hands) -> None:
    seen = decision("great-western-trail", _delivers)
    hands.show(table_page(seen, replace(PLACE, grace=HOUR), preferences={**USUAL, "irrevocable": "off"}))
    hands.page.locator(f"#{seen.choices[0].targets[0]}").click()
    assert hands.sends(seen.choices[0].notation), hands.sent


def _show_live(hands: Hands, html: str) -> None:
    """A table on paper that does decide by itself, at once."""
    hands.html = html.replace("<html ", '<html data-auto-wait="0" ', 1)
    hands.page.goto("http://table.test/")


def _forced(seen: Scene) -> bool:
    return seen.automatic is not None and seen.automatic.forced and not seen.automatic.choice.final


@pytest.mark.parametrize("slug", ["el-gaucho", "montana", "great-western-trail", "el-paso"])
def test_what_is_forced_is_done(hands: Hands, slug: str) -> None:
    seen = decision(slug, _forced)
    assert seen.automatic is not None
    _show_live(hands, table_page(seen, PLACE))
    assert hands.sends(seen.automatic.choice.notation), hands.sent


def test_who_would_rather_be_asked_is(hands: Hands) -> None:
    seen = decision("great-western-trail", _forced)
    _show_live(hands, table_page(seen, PLACE, preferences={**USUAL, "auto": "off"}))
    hands.page.wait_for_timeout(300)
    assert hands.sent == []
    _show_live(hands, table_page(seen, replace(PLACE, undone=True)))
    hands.page.wait_for_timeout(300)
    assert hands.sent == [], "it has just been taken back"


def test_preferences_are_saved_at_once(guests: Guests) -> None:
    guest = guests.come("pl")
    guest.open_table("el-gaucho")
    page = guest.page
    page.locator("[data-menu]").click()
    page.locator("[data-dialog=preferences]").click()
    for name, value in (("motion", "fast"), ("text", "large"), ("confirm", "never")):
        with page.expect_response("**/preferences") as answer:
            page.locator(f"#preferences [name={name}]").select_option(value)
        assert answer.value.status == 204
        expect(page.locator("html")).to_have_attribute(f"data-{name}", value)
    page.reload()
    for name, value in (("motion", "fast"), ("text", "large"), ("confirm", "never")):
        expect(page.locator("html")).to_have_attribute(f"data-{name}", value)
    with page.expect_response("**/preferences"):
        page.keyboard.press("m")
    expect(page.locator("html")).to_have_attribute("data-sounds", "off")
    assert happens(page, lambda: page.locator(".topbar [data-sound].off").count() == 1)


def test_shift_z_takes_back_the_whole_turn(patient_guests: Guests) -> None:
    guest = patient_guests.come()
    guest.go("/me")
    guest.page.locator("[name=auto]").select_option("off")
    guest.open_small_table("montana", 2)
    whole = guest.page.locator("#undo-turn")
    for _ in range(60):
        if whole.count():
            break
        before = guest.seq()
        if guest.page.locator("#prompt .hold").count():
            guest.page.keyboard.press("e")
        else:
            guest.page.keyboard.press("a")
            guest.page.keyboard.press("1")
            for yes in guest.page.locator("dialog[open] [value=yes], .fusing [data-go]").all():
                yes.click()
        guest.await_change(before)
        guest.until(_NEXT)
    before = guest.seq()
    guest.page.keyboard.press("Shift+Z")
    guest.await_change(before)
    assert guest.await_turn()
    assert whole.count() == 0
