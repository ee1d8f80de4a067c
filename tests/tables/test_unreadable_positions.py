"""A position that the rules cannot read is an error in the log, not the end of a table."""

import logging
import sqlite3
import zlib
from collections.abc import Callable

import msgspec
import psycopg
import pytest

from bunkhouse.engine.errors import PositionError
from bunkhouse.engine.game import Game
from bunkhouse.engine.reading import Reader
from bunkhouse.engine.record import verify
from bunkhouse.engine.registry import game
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.setting import Setting
from bunkhouse.engine.state import Document, State
from bunkhouse.server import bot_pool
from bunkhouse.server.bot_pool import BotPool, BotTask, TaskPast, think
from bunkhouse.server.tables.records import finished_record

from .helpers import BOT, GOSIA, HOST, async_test, new_table, opened, person, play, until

Damage = Callable[[bytes], bytes]


def _without_decision(packed: bytes) -> bytes:
    document = msgspec.json.decode(zlib.decompress(packed))
    document.pop("decision")
    return zlib.compress(msgspec.json.encode(document))


DAMAGES = pytest.mark.parametrize(
    "damage",
    [_without_decision, lambda packed: packed[: len(packed) // 2], lambda packed: zlib.compress(b"[1, 2")],
    ids=["impossible", "cut-off", "no-json"],
)


def _spoil(url: str, names: tuple[str, ...], damage: Damage) -> None:
    """Damage what is kept of every table."""
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as file:
            for name in names:
                for row, packed in file.execute(f"SELECT rowid, document FROM {name}").fetchall():
                    file.execute(f"UPDATE {name} SET document = ? WHERE rowid = ?", (damage(packed), row))
    else:
        with psycopg.connect(url) as server:
            for name in names:
                for row, packed in server.execute(f"SELECT ctid, document FROM {name}").fetchall():
                    server.execute(f"UPDATE {name} SET document = %s WHERE ctid = %s", (damage(packed), row))


def _errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@DAMAGES
@pytest.mark.parametrize("names", [("positions",), ("positions", "snapshots")], ids="-".join)
@async_test
async def test_a_table_is_played_again_from_its_log(
    database: str, names: tuple[str, ...], damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(database) as service:
        table = await new_table(service, await person(service), HOST, GOSIA)
        await play(table, 60)
        code, document, undo = (
            table.code,
            table.state.position().state.dump(),
            table.state.undoable(table.info.actor or 0),
        )
        history = [step.notation for step in table.state.entries()]
    _spoil(database, names, damage)
    async with opened(database) as service:
        table = await service.table(code)
        assert not table.info.frozen
        assert table.state.position().state.dump() == document
        assert [step.notation for step in table.state.entries()] == history
        if names == ("positions",):
            assert table.state.undoable(table.info.actor or 0) == undo
        await play(table)
        assert table.info.status == "over"
        verify(game("el-gaucho"), finished_record(table.state))
    assert any("played again" in error for error in _errors(caplog))


@async_test
async def test_bots_go_on_after_a_restart_with_an_unreadable_position(sqlite: str) -> None:
    async with opened(sqlite, bot_pause=0.05) as service:
        table = await new_table(service, await person(service), BOT, BOT)
        await until(lambda: table.info.step >= 3)
        code = table.code
    _spoil(sqlite, ("positions", "snapshots"), _without_decision)
    async with opened(sqlite) as service:
        table = await service.table(code)
        before = table.info.step
        await until(lambda: table.info.step > before)


class Unreadable(Game):
    """A game that plays as ever, and of which no position can be read any more."""

    def __init__(self, played: Game) -> None:
        players = (played.min_players, played.max_players)
        super().__init__(played.slug, played.rules, players, played.actions, played.options, played.folder)
        self.played = played

    def begin(self, setting: Setting, rng: Rng) -> State:
        return self.played.begin(setting, rng)

    def read(self, setting: Setting, rng: Rng, position: Reader) -> State:
        raise PositionError("decision.owed[0]", "rancher-elsewhere", {"given": "a secret"})


@async_test
async def test_a_bot_whose_position_cannot_be_read_moves_all_the_same(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(sqlite) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, BOT)
        monkeypatch.setattr(bot_pool, "find_game", lambda slug: Unreadable(game(slug)))
        await play(table, 5)
        assert len({step.seat for step in table.state.entries()}) == 2
    assert any("rancher-elsewhere at decision.owed[0]" in error for error in _errors(caplog))
    assert "a secret" not in caplog.text


def test_the_log_leads_to_the_same_choice() -> None:
    """The bot decides as if it had read the position, also after a change of the rules on the way."""
    played = game("el-gaucho")
    state, actions = played.new(players=3, seed=7), list[str]()
    for _ in range(12):
        actions.append(played.notation(state.legal()[0]))
        state.apply(state.legal()[0])
    whole = _task(state, state.dump())
    options = dict(state.setting.options)
    middle = played.new(players=3, seed=7)
    for action in actions[:8]:
        middle.apply(played.parse(action))
    from_the_middle = TaskPast(3, options, 7, actions[8:], msgspec.json.encode(middle.dump()))
    for past in (TaskPast(3, options, 7, actions), from_the_middle):
        assert think(_task(state, {**state.dump(), "decision": 7}, past)) == think(whole)


def _task(state: State, document: Document, past: TaskPast | None = None) -> BotTask:
    return BotTask("el-gaucho", msgspec.json.encode(document), state.actor or 0, "greedy", 5, past)


@async_test
async def test_a_worker_survives_what_it_cannot_read() -> None:
    """The error of an unreadable position does not take the process with it."""
    state = game("el-gaucho").new(players=3, seed=7)
    broken = _task(state, {**state.dump(), "decision": 7})
    workers = BotPool(1)
    try:
        whole = await workers.choose(_task(state, state.dump()))
        before = list(workers._pool._processes)  # type: ignore[attr-defined]
        past = TaskPast(3, dict(state.setting.options), 7, [])
        assert await workers.choose(msgspec.structs.replace(broken, past=past)) == whole
        with pytest.raises(Exception, match="el-gaucho"):
            await workers.choose(broken)
        assert list(workers._pool._processes) == before  # type: ignore[attr-defined]
    finally:
        workers.close()


@async_test
async def test_when_no_bot_can_choose_some_action_is_taken(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def choose(self: BotPool, task: BotTask) -> str:
        raise bot_pool.NobodyDecides(task.game)

    monkeypatch.setattr(BotPool, "choose", choose)
    async with opened(sqlite) as service:
        table = await new_table(service, await person(service), BOT, BOT)
        await until(lambda: table.info.step > 4)
    assert any("no bot can decide" in error for error in _errors(caplog))
