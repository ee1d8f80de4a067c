"""The score of a seat by its address: for whoever asks, from where they sit, at the step that is shown."""

import re
from collections.abc import Callable
from html import unescape

import pytest

import bunkhouse
from bunkhouse.web.table_drawing import drawing

from .test_evening import first_move, together
from .visitor import Page, Visitor

Visitors = Callable[..., Visitor]
SCRIPT = {"hx-request": "true"}
DRAWN = [game.slug for game in bunkhouse.games() if drawing(game).drawn]
NONSENSE = ["", "x", "-1", "9", "00", "1e1", "\N{SUPERSCRIPT TWO}", "1" * 5000, "0&of=1;drop"]


def links(page: Page) -> list[str]:
    """Where the page sends whoever asks for a score, by seat."""
    return [unescape(found) for found in re.findall(r'<a class="sc" href="([^"]+)"', page.html)]


def played_on(players: list[Visitor], table: str, moves: int) -> None:
    for _ in range(moves):
        for each in players:
            page = each.open(table)
            if 'data-mine="1"' in page.html:
                each.post(f"{table}/act", **first_move(page))
                break


@pytest.mark.parametrize("slug", DRAWN)
def test_every_number_of_a_table_leads_to_its_lines(visitor: Visitors, slug: str) -> None:
    """Without scripts to a page with a way back, with them to a card."""
    host, friend = visitor(), visitor()
    table = together(host, friend, slug)
    found = links(host.open(table))
    assert len(found) == 2
    for address in found:
        page = host.open(address)
        assert page.status == 200
        assert "<!doctype html>" in page.html
        assert f'href="{table}"' in page.html
        card = host.client.get(address, headers=SCRIPT)
        assert card.status_code == 200
        assert card.text.startswith('<div class="scard ')
    assert "Your score" in host.open(found[0]).words
    assert "Your score" not in host.open(found[1]).words


def test_tickets_are_told_to_their_owner_alone(visitor: Visitors) -> None:
    """OW-74: not to the rival, to a stranger, by the spectators' link, or to who claims another seat."""
    host, friend, stranger = visitor(), visitor(), visitor()
    table = together(host, friend, "old-west")
    played_on([host, friend], table, 12)
    page = host.open(table)
    watch = re.search(r'data-copy="(/w/\w+)"', page.html)
    assert watch is not None
    own = host.client.get(f"{table}/score?of=0", headers=SCRIPT).text
    assert "not completed yet" in own
    for who, address in (
        (friend, f"{table}/score?of=0"),
        (friend, f"{table}/score?seat=0&of=0"),
        (friend, f"{table}/score?seat=0&of=0&view=0&step=9"),
        (stranger, f"{table}/score?seat=0&of=0"),
        (host, f"{watch[1]}/score?seat=0&of=0"),
        (host, f"{watch[1]}/score?seat=0&of=0&view=0&step=9"),
    ):
        told = who.client.get(address, headers=SCRIPT)
        assert told.status_code == 200
        assert "in hand" in told.text
        assert "completed" not in told.text


def test_nonsense_gets_a_clean_answer(visitor: Visitors) -> None:
    host, friend = visitor(), visitor()
    table = together(host, friend)
    for of in NONSENSE:
        for path in (f"{table}/score", "/learn/el-gaucho/score"):
            answer = host.client.get(path, params={"of": of, "step": of, "lesson": of, "view": of})
            assert answer.status_code == 400
            assert "Traceback" not in answer.text
    assert host.client.get("/t/nowhere/score?of=0").status_code == 404
    waiting = host.press(host.open("/new?game=montana&players=2"), "/new", value="open").path
    assert host.client.get(f"{waiting}/score?of=0").status_code == 409


def test_a_replay_tells_the_score_of_its_step(visitor: Visitors) -> None:
    """Of a running game from the own seat, of a finished one and of a brought record from any."""
    host, friend = visitor(), visitor()
    table = together(host, friend, "montana")
    played_on([host, friend], table, 40)
    early, late = (host.open(f"{table}/replay?step={step}") for step in (0, 40))
    first, last = (host.client.get(links(page)[0], headers=SCRIPT).text for page in (early, late))
    assert first != last
    assert last == host.client.get(f"{table}/score?of=0", headers=SCRIPT).text
    friend.post(f"{table}/resign", seat="1")
    of_friend = host.open(f"{table}/replay?step=5&view=1")
    assert "Your score" in host.client.get(links(of_friend)[1], headers=SCRIPT).text
    record = host.client.get(f"{table}/record").text
    shown = host.post("/records", text=record, step="40")
    assert '<button class="sc" form="scrub" name="of" value="1"' in shown.html
    for fields in ({"step": "40"}, {"slide": "40"}):
        page = host.post("/records", text=record, of="0", **fields)
        assert page.status == 200
        assert rows(page.html) == rows(last) != rows(first)
    assert host.post("/records", text=record, of="7").status == 400


def test_the_guide_tells_the_score_of_its_lesson(visitor: Visitors) -> None:
    guest = visitor("pl")
    page = guest.open("/learn/el-gaucho?lesson=3")
    assert links(page)[0] == "/learn/el-gaucho/score?lesson=3&of=0"
    assert "Twój wynik" in guest.open(links(page)[0]).words


def rows(html: str) -> list[str]:
    return re.findall(r"<td>(\d+)", html)
