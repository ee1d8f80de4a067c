"""After a game and beside it: the replay, the page of the result on a phone, and notices."""

import random
from typing import TYPE_CHECKING

import pytest

from .conftest import Guests
from .paper import Paper, after
from .playing import play_to_the_end

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.parametrize(
    ("language", "replay", "share", "pause"),
    [("en", "Replay: Montana", "Share", "Pause"), ("pl", "Powtórka: Montana", "Udostępnij", "Zatrzymaj")],
)
def test_a_finished_game_on_a_phone(
    guests: Guests, language: str, replay: str, share: str, pause: str
) -> None:
    """The result can be shared; the replay is nobody's turn, and its button plays and holds."""
    guest = guests.come(language, 390, 664, touch=True)
    guest.open_small_table("montana", 2)
    play_to_the_end(guest, random.Random(3), ["[id^=f-]"])
    button = guest.page.locator(".cta [data-copy]")
    assert button.is_visible()
    assert share in button.inner_text()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
    guest.go(f"/t/{guest.page.url.rsplit('/', 1)[1].split('?')[0]}/replay?step=0")
    assert guest.page.title() == replay
    play = guest.page.locator("[data-play]")
    assert play.locator("svg:visible use").get_attribute("href") == "#ui-play"
    words = play.get_attribute("aria-label")
    play.click()
    guest.until("document.querySelector('[data-scrub]').value !== '0'")
    assert guest.page.title() == replay
    assert play.locator("svg:visible use").get_attribute("href") == "#ui-pause"
    assert play.get_attribute("aria-label") == pause
    play.click()
    assert play.locator("svg:visible use").get_attribute("href") == "#ui-play"
    assert play.get_attribute("aria-label") == words


def test_a_notice_is_shown_once(chromium: "Browser") -> None:
    """However often it is given; one that lasts until something changes is not cut short by it."""
    paper = Paper(chromium.new_page())
    paper.show(after("montana", 0, "en"))
    shown = paper.page.evaluate(
        """async () => {
          const { toast } = await import('/static/js/page.js');
          const lasting = toast('no line', 'off', 0);
          const again = toast('no line', 'off', 0.001);
          toast('stale', 'err');
          toast('stale', 'err');
          await new Promise((done) => { setTimeout(done, 60); });
          return [lasting === again, lasting.isConnected,
            [...document.querySelectorAll('.toast')].map((each) => each.textContent)];
        }"""
    )
    assert shown == [True, True, ["no line", "stale"]]
    paper.page.close()
