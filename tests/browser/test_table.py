"""Several people at one table: browsers, a spectator, a restart of the server, another language, undo."""

import re

from .conftest import Guests, Site
from .guest import Guest


def act_by_words(guest: Guest) -> None:
    """The first move of the list, without a question about hidden things."""
    seq = guest.seq()
    guest.page.evaluate(
        "(() => { const button = document.querySelector('#choices button[name=action]');"
        " button.removeAttribute('data-reveals'); button.click(); })()"
    )
    guest.await_change(seq)


def test_two_browsers_and_a_spectator_see_the_same_game(guests: Guests, site: Site) -> None:
    host = guests.come()
    code = host.open_table("el-gaucho")
    host.await_turn()
    watch = host.page.locator("#menu [data-copy^='/w/']").get_attribute("data-copy")
    assert watch is not None
    spectator, other = guests.come("pl"), guests.come()
    spectator.go(watch)
    other.go(watch)
    for _ in range(6):
        if not host.await_turn():
            break
        act_by_words(host)
    host.await_turn()
    seq = host.seq()
    for each in (spectator, other):
        each.until(f"Number(document.querySelector('#prompt').dataset.seq) >= {seq}")
        assert each.page.locator("#choices button").count() == 0
        assert each.legal() == []
    assert spectator.page.locator("#prompt .who").inner_text().strip() == "Oglądasz"
    lines = other.page.locator("#log li").count()
    host.until(f"document.querySelectorAll('#log li').length >= {lines}")
    assert code not in (watch or "")


def test_the_table_comes_back_after_the_server_restarts(guests: Guests, site: Site) -> None:
    guest = guests.come()
    guest.open_table("el-gaucho")
    guest.await_turn()
    act_by_words(guest)
    guest.await_turn()
    seq, text = guest.seq(), guest.page.locator("#board").inner_text()
    guest.tolerant = True
    site.stop()
    guest.until("document.querySelector('.toast.off')")
    site.start()
    guest.until("!document.querySelector('.toast.off')")
    guest.tolerant = False
    assert guest.seq() == seq
    assert guest.page.locator("#board").inner_text() == text
    act_by_words(guest)


def test_the_language_changes_at_any_time(guests: Guests) -> None:
    guest = guests.come("en")
    guest.open_table("montana")
    guest.await_turn()
    assert guest.page.locator("html").get_attribute("lang") == "en"
    before = guest.page.locator("#choices button").all_inner_texts()
    guest.page.locator(".lang button[value=pl]").click()
    guest.until("document.documentElement.lang === 'pl' && document.readyState === 'complete'")
    guest.until("document.querySelector('#prompt .who').textContent.includes('Twoja')")
    assert guest.page.locator("#choices button").all_inner_texts() != before


def test_undo_takes_back_and_says_why_it_cannot(guests: Guests) -> None:
    guest = guests.come()
    guest.open_table("montana")
    guest.await_turn()
    undo = guest.page.locator("#undo-button")
    assert undo.get_attribute("aria-disabled") == "true"
    undo.click(force=True)
    assert "No undo" in guest.page.locator(".tip").inner_text()
    done = 0
    for _ in range(12):
        guest.await_turn()
        before = guest.page.locator("#board").inner_text()
        act_by_words(guest)
        mine = guest.prompt.get_attribute("data-mine") == "1"  # else a bot may be quicker
        if mine and undo.get_attribute("aria-disabled") is None:
            seq = guest.seq()
            guest.page.keyboard.press("z")
            guest.await_change(seq)
            assert guest.page.locator("#board").inner_text() == before
            done += 1
            break
    assert done, "never anything to take back"


def test_talk_is_heard_and_escaped(guests: Guests) -> None:
    host = guests.come()
    host.open_table("el-gaucho")
    host.await_turn()
    watch = host.page.locator("#menu [data-copy^='/w/']").get_attribute("data-copy")
    spectator = guests.come()
    spectator.go(str(watch))
    host.page.keyboard.press("c")
    host.page.locator(".chatbox input").fill("<b>hello</b> & good luck")
    host.page.locator(".chatbox button").click()
    for each in (host, spectator):
        each.until("document.querySelector('#chat').textContent.includes('<b>hello</b> & good luck')")


def test_whatever_cannot_be_used_explains_itself(guests: Guests) -> None:
    guest = guests.come()
    guest.open_table("el-gaucho")
    guest.await_turn()
    target = guest.page.locator("#board button[name=target]:not(.legal)").first
    target.dispatch_event("click")
    guest.page.locator(".tip").wait_for()
    assert guest.page.locator(".tip").inner_text().strip()


def test_history_can_be_stepped_through_while_the_game_goes_on(guests: Guests) -> None:
    guest = guests.come()
    code = guest.open_table("el-gaucho")
    for _ in range(5):
        guest.await_turn()
        act_by_words(guest)
    guest.await_turn()
    guest.go(f"/t/{code}/replay")
    slider = guest.page.locator("[data-scrub]")
    last = int(slider.get_attribute("max") or "0")
    assert last >= 5
    for _ in range(200):  # until the script that listens to keys has come
        guest.page.keyboard.press("Home")
        if guest.page.evaluate("document.querySelector('[data-scrub]').value") == "0":
            break
        guest.page.wait_for_timeout(50)
    guest.until("document.querySelector('[data-scrub]').value === '0'")
    guest.until("location.search.includes('step=0')")
    guest.page.keyboard.press("ArrowRight")
    guest.until("location.search.includes('step=1')")
    assert re.search(rf"1 .* {last}", guest.page.locator("#prompt .txt span").inner_text())
    assert guest.page.locator("[name=action]").count() == 0
    guest.page.locator(".scrub a.act").click()
    guest.await_turn()
