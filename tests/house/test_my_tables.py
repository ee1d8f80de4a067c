"""All tables of a person, in pages: what waits for them first, and none is lost while they turn the pages."""

import pytest
from sqlalchemy import update

from bunkhouse.server.errors import Unfit
from bunkhouse.server.house import GOING_ON, House
from bunkhouse.server.infos import TableInfo
from bunkhouse.server.people import Person
from bunkhouse.store.lists import OVER
from bunkhouse.store.schema import TABLES

from .company import GOSIA, HOST, OPEN, evening, opened, person, table


async def _all(house: House, person_id: str, most: int) -> list[TableInfo]:
    found, after = list[TableInfo](), ""
    while True:
        page = await house.tables_of(person_id, after, most)
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


async def _many(house: House, count: int) -> tuple[Person, Person]:
    """So many tables of two people, of every kind, with the kinds mixed."""
    ann, bob = await person(house), await person(house, "Bob")
    for number in range(count):
        desk = await table(house, ann, HOST, OPEN)
        if number % 4 == 0:
            continue
        await desk.sit(bob.id)
        await desk.start(ann.id)
        if number % 4 == 1:
            await desk.resign(bob.id, 1)
        elif number % 4 == 2 and desk.info.actor == 0:
            await desk.hand_over(ann.id, 0, "random")
            await desk.take_back(ann.id, 0)
    return ann, bob


@pytest.mark.parametrize("most", [1, 7, 60, 200])
@evening
async def test_all_of_several_hundred_tables_in_their_order(sqlite: str, most: int) -> None:
    async with opened(sqlite) as house:
        ann, bob = await _many(house, 24 if most == 1 else 240)
        for someone in (ann, bob):
            found = await _all(house, someone.id, most)
            seated = 24 if most == 1 else 240
            assert len(found) == (seated if someone is ann else seated * 3 // 4)
            assert len({info.code for info in found}) == len(found)
            ranks = [_rank(info, someone.id) for info in found]
            assert ranks == sorted(ranks)
            counts = await house.count_of(someone.id)
            assert counts == [ranks.count(rank) for rank in range(4)]
            for rank in range(4):
                ages = [i.changed if rank == 3 else i.created for i in found if _rank(i, someone.id) == rank]
                assert ages == sorted(ages, reverse=True)


@evening
async def test_the_same_on_either_database(database: str) -> None:
    async with opened(database) as house:
        ann, _ = await _many(house, 200)
        found = await _all(house, ann.id, 60)
        ranks = [_rank(info, ann.id) for info in found]
        assert (len(found), ranks) == (200, sorted(ranks))
        assert len({info.code for info in found}) == 200


@evening
async def test_pages_are_stable_while_tables_change(database: str) -> None:
    """Others play, tables come: whoever turns the pages misses none that stays, and sees none twice."""
    async with opened(database) as house:
        ann = await person(house)
        desks = [await table(house, ann, HOST, GOSIA) for _ in range(30)]
        seen, after = list[str](), ""
        for turned in range(40):
            page = await house.tables_of(ann.id, after, 2)
            seen += [info.code for info in page.tables]
            after = page.next
            if not after:
                break
            for desk in (desks[turned % 30], desks[(turned * 7) % 30]):
                await desk.configure(ann.id, name=f"Table {turned}")  # each becomes the last changed one
            await table(house, ann, HOST, GOSIA)
        assert len(seen) == len(set(seen))
        assert {desk.code for desk in desks} <= set(seen)


@evening
async def test_tables_of_the_same_moment_are_all_listed(database: str) -> None:
    async with opened(database) as house:
        ann = await person(house)
        desks = [await table(house, ann, HOST, OPEN) for _ in range(12)]
        async with house._store.writing() as connection:
            await connection.execute(update(TABLES).values(created=5, changed=5))
        found = await _all(house, ann.id, 5)
        assert sorted(info.code for info in found) == sorted(desk.code for desk in desks)


@evening
async def test_a_place_that_cannot_be_is_refused_and_one_that_is_gone_is_not(database: str) -> None:
    async with opened(database) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        for wrong in ("4.abc", "x", "1", "1.", "-1.abc", "1.\0", "1.a b", "9" * 40):
            with pytest.raises(Unfit, match="bad-place"):
                await house.tables_of(ann.id, wrong)
        assert (await house.tables_of(ann.id, "1.nosuch00")).tables == []
        assert (await house.tables_of(ann.id, "", 5, GOING_ON)).tables[0].code == desk.code
        assert (await house.tables_of(ann.id, "", 5, (OVER,))).tables == []


@evening
async def test_what_was_played_last(database: str) -> None:
    async with opened(database) as house:
        ann = await person(house)
        assert await house.last_played(ann.id) is None
        await table(house, ann, HOST, GOSIA, game="montana")
        assert await house.last_played(ann.id) == "montana"
