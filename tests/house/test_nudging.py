"""Reminding whoever takes long: who may, whom, how often, and for how long it is remembered."""

import asyncio

import pytest

from bunkhouse.engine.rng import seeded
from bunkhouse.server.desk import Desk
from bunkhouse.server.errors import HouseError, NotReady, NotYours, TooSoon
from bunkhouse.server.house import House
from bunkhouse.server.people import Person

from .clock import set_watch
from .company import BOT, GOSIA, HOST, OPEN, choice, evening, opened, person, table, until


async def _two(house: House) -> tuple[Desk, Person, Person]:
    """A running table, the person who is to decide, and the one who waits."""
    ann, bob = await person(house), await person(house, "Bob")
    desk = await table(house, ann, HOST, OPEN)
    await desk.sit(bob.id)
    await desk.start(ann.id)
    people = [ann, bob]
    return desk, people[desk.info.actor or 0], people[1 - (desk.info.actor or 0)]


@evening
async def test_after_a_minute_and_once_in_ten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = set_watch(monkeypatch)
    async with opened(database) as house:
        desk, idle, waiting = await _two(house)
        watch.pass_by(18.5)
        with pytest.raises(TooSoon, match="not-idle") as soon:
            await desk.nudge(waiting.id)
        assert (soon.value.wait, soon.value.params["name"]) == (42, idle.name)
        watch.pass_by(41.5)
        assert desk.nudge_wait() == 0
        before = desk.signal()
        seat = await desk.nudge(waiting.id)
        assert seat == desk.info.actor
        assert desk.signal().told > before.told
        assert desk.signal().nudged == seat
        nudge = desk.info.nudge
        assert nudge is not None
        assert (nudge.seat, desk.info.seats[nudge.by].person_id) == (seat, waiting.id)
        watch.pass_by(1)
        with pytest.raises(TooSoon, match="nudged-already") as again:
            await desk.nudge(waiting.id)
        assert again.value.wait == 599
        assert desk.nudge_wait() == 599_000
        watch.pass_by(599)
        await desk.nudge(waiting.id)


@evening
async def test_nobody_but_a_person_is_nudged_and_nobody_but_a_person_at_the_table_nudges(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = set_watch(monkeypatch)
    async with opened(sqlite, bot_pause=3600) as house:
        desk, idle, waiting = await _two(house)
        eve = await person(house, "Eve")
        watch.pass_by(61)
        with pytest.raises(NotYours, match="not-seated"):
            await desk.nudge(eve.id)
        with pytest.raises(NotReady, match="nudge-nobody"):
            await desk.nudge(idle.id)
        actor = desk.info.actor or 0
        await desk.hand_over(idle.id, actor, "random")
        watch.pass_by(61)
        with pytest.raises(NotReady, match="nudge-nobody"):
            await desk.nudge(waiting.id)
        await desk.take_back(idle.id, actor)
        watch.pass_by(61)
        await desk.nudge(waiting.id)
        alone = await table(house, idle, HOST, GOSIA, BOT)
        watch.pass_by(61)
        with pytest.raises(NotReady, match="nudge-nobody"):
            await alone.nudge(idle.id)
        unstarted = await table(house, idle, HOST, OPEN)
        with pytest.raises(HouseError, match="not-started"):
            await unstarted.nudge(idle.id)


@evening
async def test_a_nudge_outlives_the_house_and_ends_with_the_answer(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = set_watch(monkeypatch)
    async with opened(database) as house:
        desk, idle, waiting = await _two(house)
        watch.pass_by(61)
        await desk.nudge(waiting.id)
        code = desk.code
    async with opened(database) as house:
        (listed,) = (await house.tables_of(idle.id)).tables
        assert listed.nudge is not None
        assert listed.seats[listed.nudge.by].name == waiting.name
        desk = await house.desk(code)
        assert desk.nudged_seat() == desk.info.actor
        with pytest.raises(TooSoon, match="nudged-already"):
            await desk.nudge(waiting.id)
        await desk.say(idle.id, "A moment")
        assert desk.info.nudge is not None
        actor = desk.info.actor or 0
        await desk.act(idle.id, actor, choice(desk, seeded(1)), desk.seq)
        assert desk.info.nudge is None
        if desk.undoable(actor)[0]:
            await desk.undo(idle.id, actor, 1, desk.seq)
            assert desk.info.nudge is None, "whoever has played and taken it back is awake"
    async with opened(database) as house:
        assert (await house.tables_of(idle.id)).tables[0].nudge is None


@evening
async def test_the_lobby_of_the_nudged_hears_of_it(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = set_watch(monkeypatch)
    async with opened(sqlite) as house:
        desk, idle, waiting = await _two(house)
        watch.pass_by(61)
        lobby = house.lobby_changes(idle.id)
        await anext(lobby)
        await desk.nudge(waiting.id)
        await asyncio.wait_for(anext(lobby), 5)


@evening
async def test_a_nudge_reaches_the_other_house(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = set_watch(monkeypatch)
    async with opened(postgres) as one, opened(postgres) as two:
        here, idle, waiting = await _two(one)
        there = await two.desk(here.code)
        lobby = two.lobby_changes(idle.id)
        await anext(lobby)
        watch.pass_by(61)
        await here.nudge(waiting.id)
        await until(lambda: there.nudged_seat() == here.info.actor)
        await asyncio.wait_for(anext(lobby), 5)
        with pytest.raises(TooSoon, match="nudged-already"):
            await there.nudge(waiting.id)


@evening
async def test_two_houses_nudge_once(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = set_watch(monkeypatch)
    async with opened(postgres) as one, opened(postgres) as two:
        here, _, waiting = await _two(one)
        there = await two.desk(here.code)
        await two._store.bell.close()  # it has not heard yet
        watch.pass_by(61)
        await here.nudge(waiting.id)
        assert there.nudged_seat() is None
        with pytest.raises(TooSoon, match="nudged-already"):
            await there.nudge(waiting.id)
        assert there.nudged_seat() == there.info.actor
