"""When the database cannot be written, nothing is acknowledged, nothing is lost, and it goes on later."""

import asyncio

import pytest
from sqlalchemy import text

from bunkhouse.engine.rng import seeded
from bunkhouse.server.errors import StoreError
from bunkhouse.server.table_service import TableService
from bunkhouse.server.tables.commands.play import Act
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.store.driver_errors import Conflict
from bunkhouse.store.rows import Change

from .helpers import BOT, GOSIA, HOST, async_test, choice, new_table, opened, person, play, until


async def _fill_up(service: TableService) -> None:
    """No page more may be added to the file."""
    await _for_all_connections(service, "PRAGMA max_page_count = 1")


async def _make_room(service: TableService) -> None:
    await _for_all_connections(service, "PRAGMA max_page_count = 1000000")


async def _for_all_connections(service: TableService, statement: str) -> None:
    engine = service._store._engine
    held = [await engine.connect() for _ in range(4)]
    for connection in held:
        await connection.execute(text(statement))
        await connection.close()
    for thread in service._store._threads:
        await thread.do(lambda connection: connection.execute(text(statement)))


@async_test
async def test_a_full_disk(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        await play(table, 30)
        await _fill_up(service)
        refused = await _act_until_refused(table, ann.id)
        assert refused.reason == "store-full"
        seq, position = table.seq, table.state.position().state.dump()
        service._put_away(table)
        await _make_room(service)
        table = await service.table(table.code)
        assert (table.seq, table.state.position().state.dump()) == (seq, position)
        await play(table, 5)


async def _act_until_refused(table: LiveTable, person_id: str) -> StoreError:
    """Small changes may still fit into pages that are there; soon one does not."""
    rng = seeded(9)
    for _ in range(200):
        seq, step = table.seq, table.info.step
        actor = table.info.actor
        assert actor is not None
        try:
            await table.do(Act(person_id, actor, choice(table, rng), seq))
        except StoreError as error:
            if table.seq == seq:
                assert table.info.step == step
            return error
    pytest.fail("the disk never filled up")


@async_test
async def test_a_commit_that_fails_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        actor, seq, action = table.info.actor or 0, table.seq, choice(table, seeded(1))
        before = table.state.position().state.dump()

        async def fails(change: Change) -> None:
            raise StoreError("store-unreachable")

        with monkeypatch.context() as broken:
            broken.setattr(service._book, "commit", fails)
            with pytest.raises(StoreError):
                await table.do(Act(ann.id, actor, action, seq, id="again"))
        assert (table.seq, table.state.position().state.dump()) == (seq, before)
        done = await table.do(Act(ann.id, actor, action, seq, id="again"))
        assert (done.seq, done.repeated) == (seq + 1, False)


@async_test
async def test_a_commit_whose_answer_was_lost_counts_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database wrote the move, but the site never learned of it: the same command finds it."""
    async with opened(database) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        actor, seq, action = table.info.actor or 0, table.seq, choice(table, seeded(1))
        real = service._book.commit

        async def lost(change: Change) -> None:
            await real(change)
            raise StoreError("store-unreachable")

        with monkeypatch.context() as broken:
            broken.setattr(service._book, "commit", lost)
            with pytest.raises(StoreError):
                await table.do(Act(ann.id, actor, action, seq, id="again"))
        done = await table.do(Act(ann.id, actor, action, seq, id="again"))
        assert (done.seq, done.repeated, table.info.step) == (seq + 1, True, 1)
        assert len(table.state.entries()) == 1


@async_test
async def test_a_caller_who_goes_away_does_not_tear_a_move_apart(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        actor, seq, action = table.info.actor or 0, table.seq, choice(table, seeded(1))
        real = service._book.commit
        written = asyncio.Event()

        async def slowly(change: Change) -> None:
            await real(change)
            written.set()
            await asyncio.sleep(0.1)

        monkeypatch.setattr(service._book, "commit", slowly)
        asking = asyncio.create_task(table.do(Act(ann.id, actor, action, seq, id="mine")))
        await written.wait()
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await until(lambda: table.seq == seq + 1)
        assert (await table.do(Act(ann.id, actor, action, seq, id="mine"))).repeated


@async_test
async def test_bots_wait_for_the_database(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite) as service:
        real, failures = service._book.commit, 0

        async def unsteady(change: Change) -> None:
            nonlocal failures
            if change.move.kind == "act" and failures < 2:
                failures += 1
                raise StoreError("store-busy")
            await real(change)

        monkeypatch.setattr(service._book, "commit", unsteady)
        table = await new_table(service, await person(service), BOT, BOT)
        await until(lambda: table.info.step > 3, 20)
        assert failures == 2


@async_test
async def test_a_key_that_is_always_taken_is_no_endless_loop(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)

        async def taken(change: Change) -> None:
            raise Conflict("taken")

        monkeypatch.setattr(service._book, "commit", taken)
        with pytest.raises(Exception, match="stale"):
            await table.do(Act(ann.id, table.info.actor or 0, choice(table, seeded(1)), table.seq))
