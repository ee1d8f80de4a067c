"""All tables of a person, in pages: what waits for them first, and none is lost while they turn the pages."""

import pytest
from sqlalchemy import update

from bunkhouse.server.errors import Unfit
from bunkhouse.server.people import Person
from bunkhouse.server.table_info import TableInfo
from bunkhouse.server.table_service import GOING_ON, TableService
from bunkhouse.server.tables.commands.absence import HandOver, Resign, TakeBack
from bunkhouse.server.tables.commands.before_start import Configure, Sit, Start
from bunkhouse.store.schema import TABLES
from bunkhouse.store.table_lists import OVER

from .helpers import GOSIA, HOST, OPEN, async_test, new_table, opened, person


async def _all(service: TableService, person_id: str, most: int) -> list[TableInfo]:
    found, after = list[TableInfo](), ""
    while True:
        page = await service.tables_of(person_id, after, most)
        assert len(page.tables) <= most
        found += page.tables
        if not page.next:
            return found
        assert len(page.tables) == most
        after = page.next


def _rank(info: TableInfo, person_id: str) -> int:
    if info.waits_for(person_id):
        return 0
    return {"running": 1, "waiting": 2, "over": 3}[info.status]


async def _many(service: TableService, count: int) -> tuple[Person, Person]:
    """So many tables of two people, of every kind, with the kinds mixed."""
    ann, bob = await person(service), await person(service, "Bob")
    for number in range(count):
        table = await new_table(service, ann, HOST, OPEN)
        if number % 4 == 0:
            continue
        await table.do(Sit(bob))
        await table.do(Start(ann))
        if number % 4 == 1:
            await table.do(Resign(bob.id, 1))
        elif number % 4 == 2 and table.info.actor == 0:
            await table.do(HandOver(ann.id, 0, "random"))
            await table.do(TakeBack(ann.id, 0))
    return ann, bob


@pytest.mark.parametrize("most", [1, 7, 60, 200])
@async_test
async def test_all_of_several_hundred_tables_in_their_order(sqlite: str, most: int) -> None:
    async with opened(sqlite) as service:
        ann, bob = await _many(service, 24 if most == 1 else 240)
        for someone in (ann, bob):
            found = await _all(service, someone.id, most)
            seated = 24 if most == 1 else 240
            assert len(found) == (seated if someone is ann else seated * 3 // 4)
            assert len({info.code for info in found}) == len(found)
            ranks = [_rank(info, someone.id) for info in found]
            assert ranks == sorted(ranks)
            counts = await service.count_of(someone.id)
            assert counts == [ranks.count(rank) for rank in range(4)]
            for rank in range(4):
                ages = [i.changed if rank == 3 else i.created for i in found if _rank(i, someone.id) == rank]
                assert ages == sorted(ages, reverse=True)


@async_test
async def test_the_same_on_either_database(database: str) -> None:
    async with opened(database) as service:
        ann, _ = await _many(service, 200)
        found = await _all(service, ann.id, 60)
        ranks = [_rank(info, ann.id) for info in found]
        assert (len(found), ranks) == (200, sorted(ranks))
        assert len({info.code for info in found}) == 200


@async_test
async def test_pages_are_stable_while_tables_change(database: str) -> None:
    """Others play, tables come: whoever turns the pages misses none that stays, and sees none twice."""
    async with opened(database) as service:
        ann = await person(service)
        tables = [await new_table(service, ann, HOST, GOSIA) for _ in range(30)]
        seen, after = list[str](), ""
        for turned in range(40):
            page = await service.tables_of(ann.id, after, 2)
            seen += [info.code for info in page.tables]
            after = page.next
            if not after:
                break
            for table in (tables[turned % 30], tables[(turned * 7) % 30]):
                await table.do(Configure(ann.id, name=f"Table {turned}"))  # each becomes the last changed one
            await new_table(service, ann, HOST, GOSIA)
        assert len(seen) == len(set(seen))
        assert {table.code for table in tables} <= set(seen)


@async_test
async def test_tables_of_the_same_moment_are_all_listed(database: str) -> None:
    async with opened(database) as service:
        ann = await person(service)
        tables = [await new_table(service, ann, HOST, OPEN) for _ in range(12)]
        async with service._store.writing() as connection:
            await connection.execute(update(TABLES).values(created=5, changed=5))
        found = await _all(service, ann.id, 5)
        assert sorted(info.code for info in found) == sorted(table.code for table in tables)


@async_test
async def test_a_place_that_cannot_be_is_refused_and_one_that_is_gone_is_not(database: str) -> None:
    async with opened(database) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        for wrong in ("4.abc", "x", "1", "1.", "-1.abc", "1.\0", "1.a b", "9" * 40):
            with pytest.raises(Unfit, match="bad-place"):
                await service.tables_of(ann.id, wrong)
        assert (await service.tables_of(ann.id, "1.nosuch00")).tables == []
        assert (await service.tables_of(ann.id, "", 5, GOING_ON)).tables[0].code == table.code
        assert (await service.tables_of(ann.id, "", 5, (OVER,))).tables == []


@async_test
async def test_what_was_played_last(database: str) -> None:
    async with opened(database) as service:
        ann = await person(service)
        assert await service.last_played(ann.id) is None
        await new_table(service, ann, HOST, GOSIA, game="montana")
        assert await service.last_played(ann.id) == "montana"
