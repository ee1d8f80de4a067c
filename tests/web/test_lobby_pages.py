"""The pages outside a table, as somebody without JavaScript uses them."""

import re
from collections.abc import Callable

import pytest

from bunkhouse.web.phrases import site_words
from bunkhouse.web.posters import posters
from bunkhouse.words import LANGUAGES

from .visitor import Page, Visitor

Visitors = Callable[..., Visitor]
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
PAGES = ["/", "/new", "/games", "/games/el-gaucho", "/learn", "/records", "/me", "/nowhere", "/t/nowhere"]


def whole(page: Page) -> None:
    """A page in words: no id of a message has been left standing, and nothing is blank."""
    assert (
        re.findall(r"\b(?:lobby|web|server|error|option|sixty|poster)-[a-z]+[a-z0-9-]*\b", page.words) == []
    )


@BY_LANGUAGE
@pytest.mark.parametrize("path", PAGES)
def test_pages_speak_the_language_of_the_browser(visitor: Visitors, path: str, language: str) -> None:
    page = visitor(language).open(path)
    assert page.status == (404 if "nowhere" in path else 200)
    assert f'<html lang="{language}"' in page.html
    whole(page)
    assert site_words(language).problems == []


@BY_LANGUAGE
def test_every_game_has_a_poster_and_a_page(visitor: Visitors, language: str) -> None:
    guest = visitor(language)
    lobby = guest.open("/")
    for poster in posters():
        assert poster.title(language) in lobby.words
        assert f"/new?game={poster.slug}" in lobby.html
        page = guest.open(f"/games/{poster.slug}")
        whole(page)
        assert len(poster.sixty) == 5
        for number in range(1, 6):
            assert poster.say(language, f"sixty-{number}")
        whole(guest.open(f"/new?game={poster.slug}"))


def test_a_newcomer_is_offered_a_name_and_may_choose_another(visitor: Visitors) -> None:
    guest = visitor()
    lobby = guest.open("/")
    offered = lobby.form("/name").values["name"]
    assert offered
    assert "bunkhouse" not in guest.client.cookies
    assert guest.open("/").form("/name").values["name"] == offered
    named = guest.press(lobby, "/name", name="  Ada   Lovelace ")
    assert named.path == "/"
    assert "Hello, Ada Lovelace" in named.words
    assert guest.press(guest.open("/me"), "/name", name="Ada").path == "/me"
    assert "Hello, Ada" in guest.open("/").words


def test_a_name_is_never_markup(visitor: Visitors) -> None:
    guest = visitor()
    page = guest.post("/name", name="<b>x</b>", next="/")
    assert "<b>x</b>" not in page.html
    assert "&lt;b&gt;x&lt;/b&gt;" in page.html


def test_the_way_on_stays_on_the_site(visitor: Visitors) -> None:
    guest = visitor()
    for elsewhere in ("https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"):
        answer = guest.client.post(
            "/theme", data={"theme": "noon", "next": elsewhere}, follow_redirects=False
        )
        assert answer.headers["location"] == "/"
    answer = guest.client.post("/theme", data={"theme": "noon", "next": "/me"}, follow_redirects=False)
    assert answer.headers["location"] == "/me"


def test_the_language_can_be_switched_and_stays(visitor: Visitors) -> None:
    guest = visitor("en")
    page = guest.press(guest.open("/games"), "/language", value="pl")
    assert page.path == "/games"
    assert '<html lang="pl"' in page.html
    assert '<html lang="pl"' in guest.open("/").html
    assert guest.post("/language", language="tlh").status == 400


def test_the_light_can_be_switched_and_stays(visitor: Visitors) -> None:
    guest = visitor()
    page = guest.press(guest.open("/me"), "/theme", value="lantern")
    assert 'data-theme="lantern"' in page.html
    assert 'data-theme="lantern"' in guest.open("/games").html
    assert "data-theme" not in guest.press(page, "/theme", value="auto").html.split("<head>")[0]


def test_quick_start_leads_straight_to_the_board(visitor: Visitors) -> None:
    guest = visitor()
    page = guest.press(guest.open("/"), "/quick")
    assert page.status == 200
    assert re.fullmatch(r"/t/[a-z0-9]{8}", page.path)
    assert 'id="board"' in page.html
    lobby = guest.open("/")
    assert "Your tables" in lobby.words
    assert "El Gaucho" in lobby.words


@pytest.mark.parametrize("slug", [poster.slug for poster in posters()])
def test_every_game_starts_with_bots(visitor: Visitors, slug: str) -> None:
    guest = visitor()
    page = guest.press(guest.open(f"/games/{slug}"), "/quick")
    assert page.status == 200
    assert 'id="board"' in page.html


def test_a_draft_keeps_what_was_chosen(visitor: Visitors) -> None:
    guest = visitor()
    draft = guest.open("/new?game=montana")
    other = guest.press(
        draft, "/new", value="great-western-trail", players="3", **{"kind-1": "bot", "pace": "day"}
    )
    values = other.form("/new").values
    assert values["game"] == "great-western-trail"
    assert (values["players"], values["kind-1"], values["pace"]) == ("3", "bot", "day")
    first = guest.press(other, "/new", value="first")
    assert first.form("/new").values["option-neutral_buildings"] == "letters"


@BY_LANGUAGE
def test_who_plays_alone_is_told_against_whom(visitor: Visitors, language: str) -> None:
    guest = visitor(language)
    for poster in posters():
        alone = 1 in poster.counts
        assert bool(poster.rivals(language)) == alone
        for path in (f"/games/{poster.slug}", f"/new?game={poster.slug}&players=1"):
            assert ("Sue" in guest.open(path).words) == alone


def test_a_newcomer_keeps_the_brand_they_were_shown(visitor: Visitors) -> None:
    for guest in [visitor() for _ in range(6)]:
        lobby = guest.open("/")
        shown = re.search(r'<span class="plate p-(\w+)">', lobby.html)
        assert shown is not None
        table = guest.press(lobby, "/quick")
        assert re.search(rf'class="seat p-{shown[1]}[^"]*" id="seat-0"', table.html)


def test_a_table_is_opened_changed_and_started(visitor: Visitors) -> None:
    host = visitor()
    draft = host.open("/new?game=el-gaucho")
    room = host.press(draft, "/new", value="open", title="Saturday", players="4", **{"kind-3": "bot"})
    assert "2 seats are free" in room.words
    base = room.path
    assert f"http://localhost{base}" in room.html
    assert '<svg class="qr"' in room.html
    assert "Fair from the start" in room.words
    changed = host.press(
        room, f"{base}/start", **{"kind-1": "hotseat", "name-1": "Eve", "players": "3", "door": "open"}
    )
    assert changed.path == base
    assert 'id="board"' in changed.html


def test_changes_are_kept_without_scripts(visitor: Visitors) -> None:
    host = visitor()
    room = host.press(host.open("/new?game=old-west"), "/new", value="open", players="5")
    base = room.path
    saved = host.press(
        room, f"{base}/configure", players="3", pace="long", undo="off", door="open", title="Rails",
        **{"option-alvin": "on", "kind-1": "bot", "bot-1": "hard", "kind-2": "hotseat", "name-2": "Eve"},
    )  # fmt: skip
    values = saved.form(f"{base}/configure").values
    assert (values["players"], values["pace"], values["undo"], values["door"]) == ("3", "long", "off", "open")
    assert (values["option-alvin"], values["kind-1"], values["bot-1"]) == ("on", "bot", "hard")
    assert (values["kind-2"], values["name-2"], values["title"]) == ("hotseat", "Eve", "Rails")
    assert "Everybody is here" in saved.words
    assert "Rails" in visitor().open("/").words or "Rails" in host.open("/").words
    other = host.press(saved, f"{base}/configure", value="montana")
    assert other.form(f"{base}/configure").values["game"] == "montana"


def test_seats_change_places(visitor: Visitors) -> None:
    host = visitor()
    room = host.press(
        host.open("/new?game=el-gaucho"), "/new", value="open", players="3", **{"kind-1": "bot"}
    )
    base = room.path
    moved = host.press(room, f"{base}/order", value="1-up")
    names = re.findall(r'<li class="st (\w+)', moved.html)
    assert names == ["bot", "person", "open"]
    back = host.post(f"{base}/order", order="1,0,2")
    assert re.findall(r'<li class="st (\w+)', back.html) == ["person", "bot", "open"]
    assert host.post(f"{base}/order", order="0,0,2").status == 422


def test_a_guest_comes_by_link_and_sits_down(visitor: Visitors) -> None:
    host, guest, third = visitor(), visitor("pl"), visitor()
    host.post("/name", name="Marysia")
    room = host.press(host.open("/new?game=el-gaucho"), "/new", value="open", players="2")
    card = guest.open(room.path)
    assert "zaprasza Marysia, zostało 1 miejsce" in card.words
    assert card.form(f"{room.path}/sit").values["colour"]
    seated = guest.press(card, f"{room.path}/sit", name="Kuba", colour="green")
    assert seated.path == room.path
    assert "Grę zaczyna Marysia" in seated.words
    assert "Kuba" in host.open(room.path).words
    full = third.open(room.path)
    assert "All seats are taken" in full.words
    assert "/w/" in full.html
    assert third.post(f"{room.path}/sit", name="Eve").status == 409
    assert guest.press(seated, f"{room.path}/leave").path == "/"
    assert "invites you, 1 seat left" in third.open(room.path).words


def test_only_the_host_changes_the_table(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    room = host.press(host.open("/new?game=el-gaucho"), "/new", value="open", players="3")
    seated = guest.press(guest.open(room.path), f"{room.path}/sit", name="Kuba")
    assert all(form.action != f"{room.path}/start" for form in seated.forms)
    guest.post(f"{room.path}/configure", door="open", players="2")
    assert host.open(room.path).form(f"{room.path}/configure").values["players"] == "3"
    assert guest.post(f"{room.path}/seat", free="0").status == 403
    freed = host.press(host.open(room.path), f"{room.path}/seat", value="1")
    assert "Kuba" not in freed.words


def test_a_refused_change_is_a_notice_in_the_room(visitor: Visitors) -> None:
    host, guest, third = visitor(), visitor(), visitor()
    room = host.press(host.open("/new?game=el-gaucho"), "/new", value="open", players="3")
    for each in (guest, third):
        each.press(each.open(room.path), f"{room.path}/sit", name="Kuba")
    host.client.headers["hx-request"] = "true"
    notice = host.post(f"{room.path}/configure", players="2")
    assert notice.status == 200
    assert 'role="alert"' in notice.html
    assert 'id="setup"' in notice.html
    whole(notice)


def test_a_stranger_hears_nothing_of_the_room(visitor: Visitors) -> None:
    host, stranger = visitor(), visitor()
    room = host.press(host.open("/new?game=el-gaucho"), "/new", value="open")
    answer = stranger.client.get(f"{room.path}/room", follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"].startswith("/?next=")


def test_open_tables_are_listed_and_others_are_not(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    host.press(host.open("/new?game=el-gaucho"), "/new", value="open", title="Secret", door="link")
    host.press(host.open("/new?game=montana"), "/new", value="open", title="Public", door="open")
    lobby = guest.open("/")
    assert "Public" in lobby.words
    assert "Secret" not in lobby.words
    assert "Public" not in guest.open("/?show=running").words
    assert "Your tables" not in lobby.words


def test_nobody_at_the_tables(visitor: Visitors) -> None:
    assert "Nikogo przy stołach" in visitor("pl").open("/").words


def test_an_account_keeps_the_person(visitor: Visitors) -> None:
    guest, other = visitor(), visitor()
    guest.post("/name", name="Ada")
    done = guest.press(guest.open("/me"), "/register", login="ada", password="correct horse")
    assert "Logged in as ada" in done.words
    wrong = other.press(other.open("/me"), "/login", login="ada", password="something else")
    assert wrong.status == 422
    assert 'role="alert"' in wrong.html
    again = other.press(other.open("/me"), "/login", login="ada", password="correct horse")
    assert "Ada" in again.words
    assert "Logged in as ada" in again.words
    changed = other.press(again, "/password", old="correct horse", new="battery staple")
    assert "The password has been changed" in changed.words
    assert "Welcome" in other.press(changed, "/logout").words
    assert other.press(other.open("/me"), "/login", login="ada", password="battery staple").status == 200


def test_tokens_are_made_shown_once_and_revoked(visitor: Visitors) -> None:
    guest = visitor()
    made = guest.press(guest.open("/me"), "/tokens", label="my bot")
    assert "it is shown only once" in made.words
    assert "my bot" in made.words
    later = guest.open("/me")
    assert "it is shown only once" not in later.words
    assert "my bot" not in guest.press(later, "/tokens/revoke").words


@pytest.mark.parametrize("path", ["/quick", "/new"])
def test_an_unknown_game_is_a_clear_page(visitor: Visitors, path: str) -> None:
    page = visitor().post(path, game="monopoly")
    assert page.status == 404
    whole(page)


def test_a_missing_table_says_so(visitor: Visitors) -> None:
    assert "Tego stołu już nie ma" in visitor("pl").open("/t/zzzzzzzz").words
    assert visitor().post("/t/zzzzzzzz/sit", name="Ada").status == 404
