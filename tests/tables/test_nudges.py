"""Reminding whoever takes long: who may, whom, how often, and for how long it is remembered."""

import asyncio

import pytest

from bunkhouse.engine.rng import seeded
from bunkhouse.server.errors import NotReady, NotYours, SiteError, TooSoon
from bunkhouse.server.people import Person
from bunkhouse.server.table_service import TableService
from bunkhouse.server.tables.commands.absence import HandOver, TakeBack
from bunkhouse.server.tables.commands.before_start import Sit, Start
from bunkhouse.server.tables.commands.chat import Say
from bunkhouse.server.tables.commands.nudges import Nudge, nudge_wait, nudged_seat
from bunkhouse.server.tables.commands.play import Act, Undo
from bunkhouse.server.tables.live_table import LiveTable

from .clock import set_watch
from .helpers import BOT, GOSIA, HOST, OPEN, async_test, choice, new_table, opened, person, until


async def _two(service: TableService) -> tuple[LiveTable, Person, Person]:
    """A running table, the person who is to decide, and the one who waits."""
    ann, bob = await person(service), await person(service, "Bob")
    table = await new_table(service, ann, HOST, OPEN)
    await table.do(Sit(bob))
    await table.do(Start(ann))
    people = [ann, bob]
    return table, people[table.info.actor or 0], people[1 - (table.info.actor or 0)]


@async_test
async def test_after_a_minute_and_once_in_ten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = set_watch(monkeypatch)
    async with opened(database) as service:
        table, idle, waiting = await _two(service)
        watch.pass_by(18.5)
        with pytest.raises(TooSoon, match="not-idle") as soon:
            await table.nudge(Nudge(waiting.id))
        assert (soon.value.wait, soon.value.params["name"]) == (42, idle.name)
        watch.pass_by(41.5)
        assert nudge_wait(table.state) == 0
        before = table.signal()
        seat = await table.nudge(Nudge(waiting.id))
        assert seat == table.info.actor
        assert table.signal().told > before.told
        assert table.signal().nudged == seat
        nudge = table.info.nudge
        assert nudge is not None
        assert (nudge.seat, table.info.seats[nudge.by].person_id) == (seat, waiting.id)
        watch.pass_by(1)
        with pytest.raises(TooSoon, match="nudged-already") as again:
            await table.nudge(Nudge(waiting.id))
        assert again.value.wait == 599
        assert nudge_wait(table.state) == 599_000
        watch.pass_by(599)
        await table.nudge(Nudge(waiting.id))


@async_test
async def test_nobody_but_a_person_is_nudged_and_nobody_but_a_person_at_the_table_nudges(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = set_watch(monkeypatch)
    async with opened(sqlite, bot_pause=3600) as service:
        table, idle, waiting = await _two(service)
        eve = await person(service, "Eve")
        watch.pass_by(61)
        with pytest.raises(NotYours, match="not-seated"):
            await table.nudge(Nudge(eve.id))
        with pytest.raises(NotReady, match="nudge-nobody"):
            await table.nudge(Nudge(idle.id))
        actor = table.info.actor or 0
        await table.do(HandOver(idle.id, actor, "random"))
        watch.pass_by(61)
        with pytest.raises(NotReady, match="nudge-nobody"):
            await table.nudge(Nudge(waiting.id))
        await table.do(TakeBack(idle.id, actor))
        watch.pass_by(61)
        await table.nudge(Nudge(waiting.id))
        alone = await new_table(service, idle, HOST, GOSIA, BOT)
        watch.pass_by(61)
        with pytest.raises(NotReady, match="nudge-nobody"):
            await alone.nudge(Nudge(idle.id))
        unstarted = await new_table(service, idle, HOST, OPEN)
        with pytest.raises(SiteError, match="not-started"):
            await unstarted.nudge(Nudge(idle.id))


@async_test
async def test_a_nudge_outlives_the_house_and_ends_with_the_answer(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = set_watch(monkeypatch)
    async with opened(database) as service:
        table, idle, waiting = await _two(service)
        watch.pass_by(61)
        await table.nudge(Nudge(waiting.id))
        code = table.code
    async with opened(database) as service:
        (listed,) = (await service.tables_of(idle.id)).tables
        assert listed.nudge is not None
        assert listed.seats[listed.nudge.by].name == waiting.name
        table = await service.table(code)
        assert nudged_seat(table.state) == table.info.actor
        with pytest.raises(TooSoon, match="nudged-already"):
            await table.nudge(Nudge(waiting.id))
        await table.say(Say(idle, "A moment"))
        assert table.info.nudge is not None
        actor = table.info.actor or 0
        await table.do(Act(idle.id, actor, choice(table, seeded(1)), table.seq))
        assert table.info.nudge is None
        if table.state.undoable(actor)[0]:
            await table.do(Undo(idle.id, actor, 1, table.seq))
            assert table.info.nudge is None, "whoever has played and taken it back is awake"
    async with opened(database) as service:
        assert (await service.tables_of(idle.id)).tables[0].nudge is None


@async_test
async def test_the_lobby_of_the_nudged_hears_of_it(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = set_watch(monkeypatch)
    async with opened(sqlite) as service:
        table, idle, waiting = await _two(service)
        watch.pass_by(61)
        lobby = service.lobby_changes(idle.id)
        await anext(lobby)
        await table.nudge(Nudge(waiting.id))
        await asyncio.wait_for(anext(lobby), 5)


@async_test
async def test_a_nudge_reaches_the_other_house(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = set_watch(monkeypatch)
    async with opened(postgres) as one, opened(postgres) as two:
        here, idle, waiting = await _two(one)
        there = await two.table(here.code)
        lobby = two.lobby_changes(idle.id)
        await anext(lobby)
        watch.pass_by(61)
        await here.nudge(Nudge(waiting.id))
        await until(lambda: nudged_seat(there.state) == here.info.actor)
        await asyncio.wait_for(anext(lobby), 5)
        with pytest.raises(TooSoon, match="nudged-already"):
            await there.nudge(Nudge(waiting.id))


@async_test
async def test_two_houses_nudge_once(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = set_watch(monkeypatch)
    async with opened(postgres) as one, opened(postgres) as two:
        here, _, waiting = await _two(one)
        there = await two.table(here.code)
        await two._store.notifications.close()  # it has not heard yet
        watch.pass_by(61)
        await here.nudge(Nudge(waiting.id))
        assert nudged_seat(there.state) is None
        with pytest.raises(TooSoon, match="nudged-already"):
            await there.nudge(Nudge(waiting.id))
        assert nudged_seat(there.state) == there.info.actor
