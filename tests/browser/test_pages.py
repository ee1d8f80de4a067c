"""No page has a serious fault for people who cannot see or use a mouse; and the table page is light."""

import pytest

import bunkhouse

from .conftest import Guests
from .guest import AXE, Guest
from .test_table import act_by_words

SIZES = [(1440, 900), (390, 844)]


def table(guest: Guest, game: str) -> None:
    guest.open_table(game)
    for _ in range(4):
        if guest.await_turn():
            act_by_words(guest)
    guest.await_turn()


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: npm install")
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("theme", ["noon", "lantern"])
@pytest.mark.parametrize("page", ["el-gaucho", "montana", "rules", "replay"])
def test_no_serious_issue(guests: Guests, page: str, theme: str, width: int, height: int) -> None:
    guest = guests.come("pl", width, height)
    guest.context.add_cookies([{"name": "theme", "value": theme, "url": guest.address}])
    if page == "rules":
        guest.go("/rules/el-gaucho")
    else:
        table(guest, "el-gaucho" if page == "replay" else page)
    if page == "replay":
        guest.go(guest.page.url.removeprefix(guest.address) + "/replay?step=3")
    assert guest.serious_issues() == []


@pytest.mark.parametrize("slug", [game.slug for game in bunkhouse.games()])
def test_a_table_page_is_light(guests: Guests, slug: str) -> None:
    """Everything the first view fetches, as it goes over the wire; Polish needs more letters than English."""
    guest = guests.come("pl")
    guest.open_table(slug)
    client = guest.context.new_cdp_session(guest.page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    client.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    guest.page.reload()
    guest.await_turn()
    guest.page.wait_for_timeout(500)
    assert sum(sizes) < 150_000


def test_letters_of_other_languages_have_their_files(guests: Guests) -> None:
    """They come when somebody's name has them, and never otherwise."""
    guest = guests.come("pl")
    fetched: list[str] = []
    guest.page.on("request", lambda request: fetched.append(request.url))
    guest.go("/games")
    guest.page.evaluate("document.fonts.ready.then(() => true)")
    assert fetched
    assert not [url for url in fetched if "guests" in url]
    for family in ("Bunkhouse Poster", "Besley Variable", "Barlow Semi Condensed"):
        found = guest.page.evaluate(f"document.fonts.load('600 20px \"{family}\"', 'üč').then(f => f.length)")
        assert found == 2, family
    assert len({url for url in fetched if "guests" in url}) == 6
