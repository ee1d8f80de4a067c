"""An evening of two friends by forms alone: a link, talk, a report, giving up, the record, once more."""

import json
import re
from collections.abc import Callable

from .visitor import Page, Visitor

Visitors = Callable[..., Visitor]


def together(host: Visitor, friend: Visitor, game: str = "el-gaucho") -> str:
    """A running game of two; gives the path of the table."""
    table = host.press(host.open(f"/new?game={game}&players=2"), "/new", value="open").path
    friend.press(friend.open(table), f"{table}/sit", name="Bob")
    host.post(f"{table}/start")
    return table


def first_move(page: Page) -> dict[str, str]:
    """What pressing the first of the listed moves sends."""
    found = re.search(r'class="choice" form="act" name="action" value="([^"]+)"', page.html)
    seq = re.search(r'name="seq" form="act" value="(\d+)"', page.html)
    seat = re.search(r'name="seat" form="act" value="(\d+)"', page.html)
    assert found is not None
    assert seq is not None
    assert seat is not None
    return {"action": found[1], "seq": seq[1], "seat": seat[1]}


def test_talk_report_resign_record_and_rematch(visitor: Visitors) -> None:
    host, friend = visitor(), visitor()
    table = together(host, friend)
    pages = [host.open(table), friend.open(table)]
    playing, waiting = (host, friend) if 'data-mine="1"' in pages[0].html else (friend, host)
    moved = playing.post(f"{table}/act", **first_move(playing.open(table)))
    assert moved.status == 200
    friend.post(f"{table}/say", text="good luck")
    assert "good luck" in host.open(table).words
    reported = host.post(f"{table}/report", note="that herd looks odd", seat="0")
    assert "number" in reported.words
    assert waiting.client.get(f"{table}/record").status_code == 403, "the seed is still a secret"
    friend.post(f"{table}/resign", seat="1")
    for each in (host, friend):
        ended = each.open(table)
        assert 'class="wposter"' in ended.html
        assert f"{table}/rematch" in ended.html
    record = host.client.get(f"{table}/record")
    assert record.headers["content-disposition"].startswith("attachment")
    assert json.loads(record.text)["seats"][1]["name"] == "Bob"
    shown = friend.client.post("/records", files={"record": ("game.json", record.content)})
    assert shown.status_code == 200
    assert "data-scrub" in shown.text
    again = host.post(f"{table}/rematch").path
    assert again != table
    assert again in friend.open(table).html, "one click for the others"
    assert f"{again}/start" in host.open(again).html


def test_a_hotseat_game_hides_what_is_secret(visitor: Visitors) -> None:
    host = visitor()
    page = host.open("/new?game=old-west&players=2&preset=hotseat")
    table = host.press(page, "/new", value="start").path
    for _ in range(40):
        page = host.open(table)
        covered = re.search(r'class="btn act big" href="([^"]+\?seat=\d)"', page.html)
        if covered:
            break
        host.post(f"{table}/act", **first_move(page))
    assert covered is not None, "the device was never passed on"
    assert 'data-mine="1"' in host.open(covered[1]).html


def test_a_bot_plays_for_me_until_i_am_back(visitor: Visitors) -> None:
    host, friend = visitor(), visitor()
    table = together(host, friend)
    host.post(f"{table}/hand-over", seat="0")
    page = host.open(table)
    assert f"{table}/take-back" in page.html
    host.press(page, f"{table}/take-back")
    assert f"{table}/take-back" not in host.open(table).html
    refused = friend.post(f"{table}/hand-over", seat="0")
    assert refused.status == 409, "somebody who was here a moment ago"
