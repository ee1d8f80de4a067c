"""A change of the rules breaks no table."""

import json
import sqlite3
import zlib
from collections.abc import Callable
from typing import Any

import pytest

from bunkhouse.engine.registry import game
from bunkhouse.server.errors import NotReady
from bunkhouse.server.people import Person
from bunkhouse.server.tables.commands.chat import Say
from bunkhouse.server.tables.commands.play import Act
from bunkhouse.server.tables.records import finished_record

from .helpers import GOSIA, HOST, async_test, new_table, opened, person, play


async def left_after(url: str, steps: int) -> tuple[str, Person, dict[str, Any]]:
    """A table left in the middle of a game: its code, its person and the position."""
    async with opened(url) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        await play(table, steps)
        return table.code, ann, table.state.position().state.dump()


@async_test
async def test_a_game_goes_on_under_new_rules(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    code, _, document = await left_after(database, 60)
    monkeypatch.setattr(game("el-gaucho"), "rules", 99)
    async with opened(database) as service:
        table = await service.table(code)
        info = table.info
        assert (info.frozen, info.rules_changed, info.step) == (False, True, 60)
        assert table.state.position().state.dump() == {**document, "rules": 99}
        assert [step.known for step in table.state.entries()] == [False] * 60
        assert [step.notation for step in table.state.entries()] == list(table.state.position().actions)
        assert table.state.position(30).step == 25
        assert table.state.undoable(info.actor or 0)[0] == 0
        await play(table, 30)
    async with opened(database) as service:
        table = await service.table(code)
        assert [step.known for step in table.state.entries()] == [False] * 60 + [True] * 30
        assert any(step.events for step in table.state.entries()[60:])
        assert [table.state.position(step).step for step in (10, 55, 60, 71, 90)] == [0, 50, 60, 71, 90]
        await play(table)
        assert table.info.status == "over"
        assert finished_record(table.state).result is not None


@async_test
async def test_an_unreadable_position_is_shown_as_such(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    code, ann, _ = await left_after(sqlite, 60)
    _edit_positions(sqlite, lambda document: document.pop("decision"))
    monkeypatch.setattr(game("el-gaucho"), "rules", 99)
    async with opened(sqlite) as service:
        table = await service.table(code)
        info = table.info
        assert (info.frozen, info.rules_changed, info.step) == (True, True, 60)
        with pytest.raises(NotReady, match="rules-changed"):
            table.state.position()
        with pytest.raises(NotReady, match="rules-changed"):
            await table.do(Act(ann.id, info.actor or 0, "end", table.seq))
        assert [step.known for step in table.state.entries()] == [False] * 60
        await table.say(Say(ann, "What a pity"))
        assert await service.report(table, ann.id, "cannot go on")
        assert [found.code for found in (await service.tables_of(ann.id)).tables] == [code]


@async_test
async def test_a_game_that_is_no_longer_installed(sqlite: str) -> None:
    code, ann, _ = await left_after(sqlite, 30)
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE tables SET game = 'forgotten'")
    async with opened(sqlite) as service:
        table = await service.table(code)
        assert table.info.frozen
        assert len(table.state.entries()) == 30
        with pytest.raises(NotReady, match="rules-changed"):
            await table.do(Act(ann.id, 0, "end", table.seq))


def _edit_positions(url: str, edit: Callable[[dict[str, Any]], object]) -> None:
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        for table in ("positions", "snapshots"):
            rows = connection.execute(f"SELECT rowid, document FROM {table}").fetchall()
            for rowid, packed in rows:
                document = json.loads(zlib.decompress(packed))
                edit(document)
                changed = zlib.compress(json.dumps(document).encode())
                connection.execute(f"UPDATE {table} SET document = ? WHERE rowid = ?", (changed, rowid))
