"""From the front door to a table: with bots, by link, from a phone, in two languages."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route, expect

from .conftest import Guests
from .visits import visit
from .waiting import happens


def open_table(page: Page, game: str = "el-gaucho") -> str:
    """Open a table by its page, and return its path."""
    page.goto(f"/new?game={game}")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile(r"/t/\w{8}$"))
    return urlsplit(page.url).path


def test_quick_start_is_one_click(guests: Guests) -> None:
    page = visit(guests, "/").page
    page.locator("#quick-bots").click()
    expect(page.locator("#board")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()


def test_a_guest_joins_by_link_from_a_phone(guests: Guests) -> None:
    host = visit(guests, "/").page
    link = open_table(host)
    guest = visit(guests, link, language="pl", phone=True).page
    guest.get_by_label("Jak Cię nazywać?").fill("Kuba")
    guest.locator(".brand:not(.gone)").last.click()
    guest.get_by_role("button", name="Siadam do stołu").click()
    expect(guest.locator("#seats")).to_contain_text("Kuba")
    expect(host.locator("#seats")).to_contain_text("Kuba")
    expect(host.locator("#seats .fresh")).to_have_count(1)


def test_a_namesake_of_the_host_stands_out_too(guests: Guests) -> None:
    host = visit(guests, "/").page
    link = open_table(host)
    name = host.locator("#seat-0 .sn b").inner_text()
    guest = visit(guests, link).page
    guest.get_by_label("What shall we call you?").fill(name)
    guest.get_by_role("button", name="Take a seat").click()
    expect(host.locator("#seat-1.fresh .sn b")).to_have_text(name)


def test_the_host_changes_the_room_and_everybody_sees_it(guests: Guests) -> None:
    host = visit(guests, "/").page
    link = open_table(host)
    guest = visit(guests, link).page
    guest.get_by_role("button", name="Take a seat").click()
    expect(guest.locator("#prompt")).to_contain_text("2 seats are still free")
    host.locator("#seat-2 label", has=host.locator("[value=bot]")).click()
    expect(guest.locator("#seat-2")).to_have_class(re.compile("bot"))
    host.locator("#seat-2 .lvl label", has=host.locator("[value=easy]")).click()
    expect(host.locator("#seat-2 .lvl [value=easy]")).to_be_checked()
    host.locator(".sl label", has=host.locator("[value='3']")).click()
    expect(host.locator("#seats > li")).to_have_count(3)
    title = host.get_by_label("Name of the table")
    title.fill("Friday drive")
    title.press("Tab")
    expect(guest.locator("#room-title")).to_have_text("Friday drive")
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator("#board")).to_be_visible()
    expect(guest.locator("#board")).to_be_visible()


def test_a_late_answer_does_not_bring_back_an_old_room(guests: Guests) -> None:
    host = visit(guests, "/").page
    link = open_table(host)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    host.route("**/configure", hold)
    host.locator("#seat-2 label", has=host.locator("[value=bot]")).click()
    happens(host, lambda: held)
    answer = held[0].fetch()
    guest = visit(guests, link).page
    guest.get_by_label("What shall we call you?").fill("Kuba")
    guest.get_by_role("button", name="Take a seat").click()
    expect(host.locator("#seats")).to_contain_text("Kuba")
    host.evaluate("document.addEventListener('htmx:before:swap', () => { window.answered = true; })")
    held[0].fulfill(response=answer)
    assert happens(host, lambda: host.evaluate("window.answered"))
    assert "Kuba" in host.locator("#seats").inner_text()


def test_seats_move_by_keyboard_and_by_dragging(guests: Guests) -> None:
    host = visit(guests, "/").page
    link = open_table(host)
    guest = visit(guests, link).page
    guest.get_by_label("What shall we call you?").fill("Kuba")
    guest.get_by_role("button", name="Take a seat").click()
    expect(host.locator("#seat-1")).to_contain_text("Kuba")
    host.locator("#seat-0 .dr").focus()
    host.keyboard.press("Alt+ArrowDown")
    expect(host.locator("#seat-0")).to_contain_text("Kuba")
    expect(host.locator("#seat-1 .dr")).to_be_focused()
    handle = host.locator("#seat-1 .dr").bounding_box()
    goal = host.locator("#seat-0").bounding_box()
    assert handle
    assert goal
    host.mouse.move(handle["x"] + 8, handle["y"] + 8)
    host.mouse.down()
    host.mouse.move(handle["x"] + 8, goal["y"] + 12, steps=6)
    host.mouse.up()
    expect(host.locator("#seat-1")).to_contain_text("Kuba")
    expect(guest.locator("#seat-1")).to_contain_text("Kuba")


def test_the_lobby_changes_by_itself(guests: Guests) -> None:
    watching = visit(guests, "/").page
    expect(watching.locator("#tables")).not_to_contain_text("Harvest")
    host = visit(guests, "/new?game=montana").page
    host.locator(".door label", has=host.locator("[value=open]")).click()
    host.get_by_label("Name of the table").fill("Harvest")
    host.get_by_role("button", name="Open the table").click()
    expect(watching.locator("#tables")).to_contain_text("Harvest")
    watching.get_by_role("link", name="Join: Harvest").click()
    watching.get_by_role("button", name="Take a seat").click()
    expect(host.locator("#seats li.person")).to_have_count(2)


def test_language_and_light_follow_the_browser_and_can_be_switched(guests: Guests) -> None:
    page = visit(guests, "/", language="pl", color_scheme="dark").page
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("html")).to_have_attribute("data-theme", "lantern")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).not_to_have_attribute("data-theme", "lantern")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "lantern")
    page.locator("[name=theme]:visible").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "noon")
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("/games")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("html")).to_have_attribute("data-theme", "noon")


def test_everything_essential_works_without_scripts(guests: Guests) -> None:
    host = visit(guests, "/new?game=old-west", java_script_enabled=False).page
    host.get_by_role("button", name="Open the table").click()
    link = urlsplit(host.url).path
    guest = visit(guests, link, java_script_enabled=False).page
    guest.get_by_label("What shall we call you?").fill("Kuba")
    guest.get_by_role("button", name="Take a seat").click()
    host.reload()
    expect(host.locator("#seats")).to_contain_text("Kuba")
    host.locator(".sl label", has=host.locator("[value='2']")).click()
    host.get_by_role("button", name="Save").click()
    expect(host.locator("#seats > li")).to_have_count(2)
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator("#board")).to_be_visible()
