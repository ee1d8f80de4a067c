"""When the database cannot be written, nothing is acknowledged, nothing is lost, and it goes on later."""

import asyncio

import pytest
from sqlalchemy import text

from bunkhouse.engine.rng import seeded
from bunkhouse.server.desk import Desk
from bunkhouse.server.errors import StoreError
from bunkhouse.server.house import House
from bunkhouse.store.faults import Conflict
from bunkhouse.store.rows import Change

from .company import BOT, GOSIA, HOST, choice, evening, opened, person, play, table, until


async def _fill_up(house: House) -> None:
    """No page more may be added to the file."""
    await _for_all_connections(house, "PRAGMA max_page_count = 1")


async def _make_room(house: House) -> None:
    await _for_all_connections(house, "PRAGMA max_page_count = 1000000")


async def _for_all_connections(house: House, statement: str) -> None:
    engine = house._store._engine
    held = [await engine.connect() for _ in range(4)]
    for connection in held:
        await connection.execute(text(statement))
        await connection.close()
    for hand in house._store._hands:
        await hand.do(lambda connection: connection.execute(text(statement)))


@evening
async def test_a_full_disk(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        await play(desk, 30)
        await _fill_up(house)
        refused = await _act_until_refused(desk, ann.id)
        assert refused.reason == "store-full"
        seq, position = desk.seq, desk.position().state.dump()
        house._put_away(desk)
        await _make_room(house)
        desk = await house.desk(desk.code)
        assert (desk.seq, desk.position().state.dump()) == (seq, position)
        await play(desk, 5)


async def _act_until_refused(desk: Desk, person_id: str) -> StoreError:
    """Small changes may still fit into pages that are there; soon one does not."""
    rng = seeded(9)
    for _ in range(200):
        seq, step = desk.seq, desk.info.step
        actor = desk.info.actor
        assert actor is not None
        try:
            await desk.act(person_id, actor, choice(desk, rng), seq)
        except StoreError as error:
            if desk.seq == seq:
                assert desk.info.step == step
            return error
    pytest.fail("the disk never filled up")


@evening
async def test_a_commit_that_fails_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        actor, seq, action = desk.info.actor or 0, desk.seq, choice(desk, seeded(1))
        before = desk.position().state.dump()

        async def fails(change: Change) -> None:
            raise StoreError("store-unreachable")

        with monkeypatch.context() as broken:
            broken.setattr(house._tables, "commit", fails)
            with pytest.raises(StoreError):
                await desk.act(ann.id, actor, action, seq, "again")
        assert (desk.seq, desk.position().state.dump()) == (seq, before)
        done = await desk.act(ann.id, actor, action, seq, "again")
        assert (done.seq, done.repeated) == (seq + 1, False)


@evening
async def test_a_commit_whose_answer_was_lost_counts_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database wrote the move, but the house never learned of it: the same command finds it."""
    async with opened(database) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        actor, seq, action = desk.info.actor or 0, desk.seq, choice(desk, seeded(1))
        real = house._tables.commit

        async def lost(change: Change) -> None:
            await real(change)
            raise StoreError("store-unreachable")

        with monkeypatch.context() as broken:
            broken.setattr(house._tables, "commit", lost)
            with pytest.raises(StoreError):
                await desk.act(ann.id, actor, action, seq, "again")
        done = await desk.act(ann.id, actor, action, seq, "again")
        assert (done.seq, done.repeated, desk.info.step) == (seq + 1, True, 1)
        assert len(desk.history()) == 1


@evening
async def test_a_caller_who_goes_away_does_not_tear_a_move_apart(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        actor, seq, action = desk.info.actor or 0, desk.seq, choice(desk, seeded(1))
        real = house._tables.commit
        written = asyncio.Event()

        async def slowly(change: Change) -> None:
            await real(change)
            written.set()
            await asyncio.sleep(0.1)

        monkeypatch.setattr(house._tables, "commit", slowly)
        asking = asyncio.create_task(desk.act(ann.id, actor, action, seq, "mine"))
        await written.wait()
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await until(lambda: desk.seq == seq + 1)
        assert (await desk.act(ann.id, actor, action, seq, "mine")).repeated


@evening
async def test_bots_wait_for_the_database(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite) as house:
        real, failures = house._tables.commit, 0

        async def unsteady(change: Change) -> None:
            nonlocal failures
            if change.move.kind == "act" and failures < 2:
                failures += 1
                raise StoreError("store-busy")
            await real(change)

        monkeypatch.setattr(house._tables, "commit", unsteady)
        desk = await table(house, await person(house), BOT, BOT)
        await until(lambda: desk.info.step > 3, 20)
        assert failures == 2


@evening
async def test_a_key_that_is_always_taken_is_no_endless_loop(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)

        async def taken(change: Change) -> None:
            raise Conflict("taken")

        monkeypatch.setattr(house._tables, "commit", taken)
        with pytest.raises(Exception, match="stale"):
            await desk.act(ann.id, desk.info.actor or 0, choice(desk, seeded(1)), desk.seq)
