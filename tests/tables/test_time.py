"""Time that was spent stays spent, whatever happens to the site; while it is closed, nobody pays."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bunkhouse.server.table_plan import Pace
from bunkhouse.server.table_service import TableService
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.server.tables.opening_hours import OpeningHours
from bunkhouse.store.store import Store

from .clock import Watch, set_watch
from .helpers import GOSIA, HOST, async_test, new_table, opened, person, play

LIVE = Pace(kind="live", bank=600, increment=5)
DAYS = Pace(kind="days", bank=86_400)


def left(table: LiveTable) -> int:
    """What whoever is to decide has left."""
    info = table.info
    clock = info.seats[info.actor or 0].clock
    assert clock is not None
    return clock.left


async def _timed(service: TableService, pace: Pace) -> tuple[LiveTable, str]:
    ann = await person(service)
    return await new_table(service, ann, HOST, GOSIA, pace=pace), ann.id


@asynccontextmanager
async def visited(table: LiveTable, person_id: str) -> AsyncIterator[None]:
    """Somebody has the table open."""
    watching = table.watch(person_id)
    await anext(watching)
    try:
        yield
    finally:
        await watching.aclose()


async def _fall_over(service: TableService) -> None:
    """The process dies: nothing is noted any more."""
    for chore in service._chores:
        chore.cancel()
    service._timekeeper.note = _nothing  # type: ignore[method-assign]
    await service.close()


async def _nothing(tables: object) -> None: ...


@pytest.mark.parametrize("pace", [LIVE, DAYS], ids=["live", "days"])
@async_test
async def test_an_orderly_restart_changes_no_clock(
    database: str, pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = set_watch(monkeypatch)
    async with opened(database) as service:
        table, ann = await _timed(service, pace)
        async with visited(table, ann):
            watch.pass_by(123.456)
            before = left(table)
            assert before == pace.bank * 1000 - 123_456
            code = table.code
    watch.pass_by(5000)
    for _ in range(3):
        async with opened(database) as service:
            table = await service.table(code)
            async with visited(table, ann):
                assert left(table) == before
                watch.pass_by(10)
                before -= 10_000
                assert left(table) == before
        watch.pass_by(77)


@pytest.mark.parametrize("pace", [LIVE, DAYS], ids=["live", "days"])
@async_test
async def test_a_crash_forgets_what_came_after_the_last_note_and_no_more(
    database: str, pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = set_watch(monkeypatch)
    service = await TableService.open(database, bot_workers=0, bot_pause=0.0, undo_wait=0.0)
    table, ann = await _timed(service, pace)
    async with visited(table, ann):
        watch.pass_by(200)
        await service._timekeeper.note(service._all_live())
        watch.pass_by(2.5)
        code = table.code
    await _fall_over(service)
    watch.pass_by(5000)
    async with opened(database) as service:
        table = await service.table(code)
        async with visited(table, ann):
            assert left(table) == pace.bank * 1000 - 200_000


@async_test
async def test_the_time_an_absent_person_was_given_is_given_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock stands still for somebody who is not there for two minutes of a turn, restarts or not."""
    watch = set_watch(monkeypatch)
    async with opened(database) as service:
        table, ann = await _timed(service, LIVE)
        watch.pass_by(70)
        assert left(table) == 600_000, "nobody is there yet"
        code = table.code
    watch.pass_by(1000)
    async with opened(database) as service:
        table = await service.table(code)
        assert left(table) == 600_000
        watch.pass_by(50)
        assert left(table) == 600_000
        watch.pass_by(30)
        assert left(table) == 570_000
        await service._timekeeper.note(service._all_live())
        assert left(table) == 570_000
    watch.pass_by(1000)
    async with opened(database) as service:
        table = await service.table(code)
        assert left(table) == 570_000
        async with visited(table, ann):
            watch.pass_by(10)
            assert left(table) == 560_000


@async_test
async def test_a_turn_that_goes_on_after_a_restart_is_charged_whole(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = set_watch(monkeypatch)
    async with opened(database) as service:
        table, ann = await _timed(service, LIVE)
        async with visited(table, ann):
            watch.pass_by(100)
            code, actor = table.code, table.info.actor or 0
    watch.pass_by(1000)
    async with opened(database) as service:
        table = await service.table(code)
        async with visited(table, ann):
            watch.pass_by(50)
            await play(table, 1)
            clock = table.info.seats[actor].clock
            assert clock is not None
            assert clock.left - (5000 if table.info.actor != actor else 0) == 450_000


@async_test
async def test_two_houses_agree_and_one_of_them_may_go(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = set_watch(monkeypatch)
    async with opened(postgres) as one:
        here, _ = await _timed(one, DAYS)
        watch.pass_by(100)
        await one._timekeeper.note([])
        watch.pass_by(2)
        async with opened(postgres) as two:
            there = await two.table(here.code)
            assert left(here) == 86_400_000 - 102_000
            assert abs(left(there) - left(here)) <= 2000, "what the first has not noted yet"
            await one._timekeeper.note([])
            two._context.hours.learn(await two._timekeeper._book.spans())
            assert left(there) == left(here)
            watch.pass_by(10)
        watch.pass_by(30)
        assert left(here) == 86_400_000 - 142_000
        async with opened(postgres) as three:
            await one._timekeeper.note([])
            three._context.hours.learn(await three._timekeeper._book.spans())
            assert left(await three.table(here.code)) == 86_400_000 - 142_000


@async_test
async def test_the_house_notes_the_hour_by_itself(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bunkhouse.server.tables.timekeeper.BEAT", 0.01)
    async with opened(sqlite) as service:
        (first,) = await service._timekeeper._book.spans()
        seen = [first]

        async def noted() -> bool:
            seen[0] = (await service._timekeeper._book.spans())[0]
            return seen[0][1] > first[1]

        while not await noted():
            pass
        assert seen[0][0] == first[0]


@async_test
async def test_old_hours_are_forgotten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = set_watch(monkeypatch)
    for _ in range(3):
        async with opened(database):
            pass
        watch.pass_by(30 * 86_400)
    async with opened(database) as service:
        assert len(await service._timekeeper._book.spans()) == 2


def test_hours() -> None:
    """What is moved on is the time in which no process was there."""
    hours = OpeningHours(1000)
    assert (hours.began(400), hours.began(1500)) == (1000, 1500), "nothing is known of the time before"
    hours.learn([(100, 300), (250, 500), (600, 700), (1000, 1000)])
    assert hours.began(400) == 400 + 100 + 300
    assert hours.began(550) == 550 + 50 + 300
    assert hours.began(650) == 650 + 300
    assert hours.began(50) == 50 + 50 + 100 + 300
    hours.learn([(100, 300), (250, 500), (600, 2000), (1000, 1900)])
    assert hours.began(650) == 650
    assert hours.began(400) == 500


@async_test
async def test_an_older_database_is_brought_up_to_date(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is known of the hours before the upgrade: as ever, they cost nobody anything."""
    watch: Watch = set_watch(monkeypatch)
    async with opened(database) as service:
        table, ann = await _timed(service, LIVE)
        code = table.code
        watch.pass_by(60)
    await _downgraded(database)
    watch.pass_by(60)
    async with opened(database) as service:
        table = await service.table(code)
        async with visited(table, ann):
            assert left(table) == 600_000


async def _downgraded(url: str) -> None:
    store = await Store.open(url)
    async with store.writing() as connection:
        for name in ("hours", "rests", "nudges"):
            await connection.exec_driver_sql(f"DROP TABLE {name}")
        await connection.exec_driver_sql("ALTER TABLE persons DROP COLUMN preferences")
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    await store.close()
