"""A program finds all its tables, page by page, and reminds whoever it waits for."""

from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from bunkhouse.server.tables.commands import nudges

from .conftest import Player

MakePlayer = Callable[[str], Player]


def _pages(player: Player, path: str) -> list[list[dict[str, Any]]]:
    found = []
    while path:
        answer = player(path, status=None)
        assert answer.status_code == 200
        found.append(answer.json())
        path = answer.links["next"]["url"].removeprefix("/api") if "next" in answer.links else ""
    return found


def test_all_tables_of_a_person_page_by_page(player: MakePlayer) -> None:
    gosia = player("Gosia")
    for number in range(75):
        seats = [{"kind": "host"}, {"kind": "hotseat", "name": "Ola"} if number % 3 else {"kind": "open"}]
        gosia("/tables", {"game": "el-gaucho", "seats": seats, "start": bool(number % 3)}, 201)
    whole = _pages(gosia, "/my-tables")
    assert [len(page) for page in whole] == [60, 15]
    small = _pages(gosia, "/my-tables?limit=20")
    assert [len(page) for page in small] == [20, 20, 20, 15]
    codes = [table["code"] for page in small for table in page]
    assert codes == [table["code"] for page in whole for table in page]
    assert len(set(codes)) == 75
    states = [table["status"] for page in small for table in page]
    assert states == ["running"] * 50 + ["waiting"] * 25


@pytest.mark.parametrize(
    "query", ["after=x", "after=9.abc", "after=1.%00", "limit=0", "limit=201", "limit=x"]
)
def test_a_page_that_cannot_be_is_refused(player: MakePlayer, query: str) -> None:
    assert player("Gosia")(f"/my-tables?{query}", status=None).status_code == 422


def test_a_program_nudges(api: TestClient, player: MakePlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    gosia, maciek, eve = player("Gosia"), player("Maciek"), player("Eve")
    code = gosia("/tables", {"game": "el-gaucho", "seats": [{"kind": "host"}, {}]}, 201)["code"]
    maciek(f"/tables/{code}/sit", {})
    gosia(f"/tables/{code}/start", {})
    actor = gosia(f"/tables/{code}")["actor"]
    idle, waiting = (gosia, maciek) if actor == 0 else (maciek, gosia)
    hasty = waiting(f"/tables/{code}/nudge", {}, None)
    assert (hasty.status_code, hasty.json()["error"]["reason"]) == (429, "not-idle")
    assert 0 < int(hasty.headers["retry-after"]) <= 60
    monkeypatch.setattr(nudges, "NUDGE_AFTER", 0)
    assert idle(f"/tables/{code}/nudge", {}, 409)["error"]["reason"] == "nudge-nobody"
    assert eve(f"/tables/{code}/nudge", {}, 403)["error"]["reason"] == "not-seated"
    assert waiting(f"/tables/{code}/nudge", {})["nudge"]["seat"] == actor
    assert idle("/my-tables")[0]["nudge"]["by"] == 1 - actor
    again = waiting(f"/tables/{code}/nudge", {}, None)
    assert (again.status_code, again.json()["error"]["reason"]) == (429, "nudged-already")
