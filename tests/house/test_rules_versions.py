"""A change of the rules breaks no table."""

import json
import sqlite3
import zlib
from collections.abc import Callable
from typing import Any

import pytest

from bunkhouse.engine.registry import game
from bunkhouse.server.errors import NotReady

from .company import GOSIA, HOST, evening, opened, person, play, table


async def left_after(url: str, steps: int) -> tuple[str, str, dict[str, Any]]:
    """A table left in the middle of a game: its code, its person and the position."""
    async with opened(url) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        await play(desk, steps)
        return desk.code, ann.id, desk.position().state.dump()


@evening
async def test_a_game_goes_on_under_new_rules(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    code, _, document = await left_after(database, 60)
    monkeypatch.setattr(game("el-gaucho"), "rules", 99)
    async with opened(database) as house:
        desk = await house.desk(code)
        info = desk.info
        assert (info.frozen, info.rules_changed, info.step) == (False, True, 60)
        assert desk.position().state.dump() == {**document, "rules": 99}
        assert [step.known for step in desk.history()] == [False] * 60
        assert [step.notation for step in desk.history()] == list(desk.position().actions)
        assert desk.position(30).step == 25
        assert desk.undoable(info.actor or 0)[0] == 0
        await play(desk, 30)
    async with opened(database) as house:
        desk = await house.desk(code)
        assert [step.known for step in desk.history()] == [False] * 60 + [True] * 30
        assert any(step.events for step in desk.history()[60:])
        assert [desk.position(step).step for step in (10, 55, 60, 71, 90)] == [0, 50, 60, 71, 90]
        await play(desk)
        assert desk.info.status == "over"
        assert (await desk.record()).result is not None


@evening
async def test_an_unreadable_position_is_shown_as_such(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    code, ann, _ = await left_after(sqlite, 60)
    _edit_positions(sqlite, lambda document: document.pop("decision"))
    monkeypatch.setattr(game("el-gaucho"), "rules", 99)
    async with opened(sqlite) as house:
        desk = await house.desk(code)
        info = desk.info
        assert (info.frozen, info.rules_changed, info.step) == (True, True, 60)
        with pytest.raises(NotReady, match="rules-changed"):
            desk.position()
        with pytest.raises(NotReady, match="rules-changed"):
            await desk.act(ann, info.actor or 0, "end", desk.seq)
        assert [step.known for step in desk.history()] == [False] * 60
        await desk.say(ann, "What a pity")
        assert await desk.report(ann, "cannot go on")
        assert [found.code for found in (await house.tables_of(ann)).tables] == [code]


@evening
async def test_a_game_that_is_no_longer_installed(sqlite: str) -> None:
    code, ann, _ = await left_after(sqlite, 30)
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE tables SET game = 'forgotten'")
    async with opened(sqlite) as house:
        desk = await house.desk(code)
        assert desk.info.frozen
        assert len(desk.history()) == 30
        with pytest.raises(NotReady, match="rules-changed"):
            await desk.act(ann, 0, "end", desk.seq)


def _edit_positions(url: str, edit: Callable[[dict[str, Any]], object]) -> None:
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        for table in ("positions", "snapshots"):
            rows = connection.execute(f"SELECT rowid, document FROM {table}").fetchall()
            for rowid, packed in rows:
                document = json.loads(zlib.decompress(packed))
                edit(document)
                changed = zlib.compress(json.dumps(document).encode())
                connection.execute(f"UPDATE {table} SET document = ? WHERE rowid = ?", (changed, rowid))
