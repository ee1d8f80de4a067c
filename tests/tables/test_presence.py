"""Who is there, who only looks on, and clocks that wait for whoever is not there."""

import asyncio

import pytest
from msgspec.structs import replace

from bunkhouse.server.table_plan import Pace
from bunkhouse.server.tables import presence
from bunkhouse.server.tables.clocks import Clocks
from bunkhouse.server.tables.commands.absence import HandOver
from bunkhouse.server.tables.commands.before_start import Sit, Start
from bunkhouse.server.tables.presence import Presence, onlooker

from .helpers import HOST, OPEN, PATIENCE, async_test, new_table, opened, person, put, until

LIVE = Pace(kind="live", bank=600, increment=5)


class Hour:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_000

    def __call__(self) -> int:
        return self.now


@async_test
async def test_absences_are_added_up_since_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "_LINGER", 0.0)
    hour = Hour()
    there = Presence(lambda: None, hour)
    hour.now = 1_500
    assert there.absent("ann", 0) == 500, "for all we know, since the table was loaded"
    there.come("ann")
    hour.now = 2_000
    there.go("ann")
    await asyncio.sleep(0.02)
    hour.now = 2_300
    assert there.absent("ann", 1_000) == 800
    assert there.absent("ann", 1_400) == 400
    assert there.absent("ann", 2_100) == 200
    there.come("ann")
    hour.now = 9_000
    assert there.absent("ann", 1_400) == 400


@async_test
async def test_onlookers_are_counted_once_wherever_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "_LINGER", 0.0)
    there = Presence(lambda: None, Hour())
    for id in ("ann", onlooker("eve"), onlooker("eve"), onlooker("bob")):
        there.come(id)
    there.hear("next door", ["carol", onlooker("bob"), onlooker("dan")])
    assert there.onlookers == 3
    assert there.local == ["ann", onlooker("bob"), onlooker("eve")]
    there.go(onlooker("eve"))
    await asyncio.sleep(0.02)
    assert there.onlookers == 3
    there.go(onlooker("eve"))
    await asyncio.sleep(0.02)
    assert there.onlookers == 2


def test_a_clock_stands_still_for_a_while_and_only_in_a_live_game() -> None:
    clocks = Clocks(LIVE, [60_000, 60_000], 0, 1_000)
    away = clocks.rest(5_000, True, 120_000)
    assert (away.left_now(0, 6_000), away.resting) == (60_000, 115_000)
    assert away.clock(0, 6_000).running is False  # type: ignore[union-attr]
    back = clocks.rest(5_000, False, 120_000)
    assert back.left_now(0, 16_000) == 50_000
    assert back.clock(0, 16_000).running is True  # type: ignore[union-attr]
    gone = clocks.rest(150_000, True, 120_000)
    assert (gone.left_now(0, 151_000), gone.resting) == (30_000, 0)
    assert back.passed(1, 16_000).left == [55_000, 60_000]
    slow = Clocks(Pace(kind="days", bank=86_400), [60_000], 0, 1_000)
    assert slow.rest(5_000, True, 120_000).left_now(0, 6_000) == 55_000


@async_test
async def test_the_time_of_the_absent_waits_and_then_runs_out(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "_LINGER", 0.0)
    async with opened(sqlite) as service:
        ann, bob = await person(service), await person(service, "Bob")
        table = await new_table(service, ann, HOST, OPEN, pace=LIVE)
        await table.do(Sit(bob))
        await table.do(Start(ann))
        put(table, table=replace(table.state.table, clocks="[500, 500]"))
        actor = table.info.actor or 0
        clock = table.info.seats[actor].clock
        assert clock is not None
        assert (clock.running, clock.left > 450) == (False, True), "nobody is there, so nothing runs"
        put(table, away_after=100)
        await until(lambda: table.info.seats[actor].replaceable)
        # A bot takes over from whoever has no time left; once it has moved, the seat is no longer late.
        await until(lambda: bool(table.info.seats[actor].stand_in))


@async_test
async def test_everybody_hears_when_a_seat_may_be_handed_over(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "_LINGER", 0.0)
    async with opened(sqlite, away_after=0.3) as service:
        ann, bob = await person(service), await person(service, "Bob")
        table = await new_table(service, ann, HOST, OPEN)
        await table.do(Sit(bob))
        await table.do(Start(ann))
        watching = table.watch(bob.id)
        await anext(watching)
        async with asyncio.timeout(PATIENCE):
            while not table.info.seats[0].replaceable:
                await anext(watching)
        assert not table.info.seats[1].replaceable
        await table.do(HandOver(bob.id, 0, "random"))
        assert not table.info.seats[0].replaceable


@async_test
async def test_nobody_is_told_that_nobody_is_gone(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "_LINGER", 0.0)
    async with opened(sqlite, away_after=0.3) as service:
        ann, bob = await person(service), await person(service, "Bob")
        table = await new_table(service, ann, HOST, OPEN)
        await table.do(Sit(bob))
        await table.do(Start(ann))
        anns, bobs = table.watch(ann.id), table.watch(bob.id)
        await anext(anns)
        await anext(bobs)
        told = table._watchers.told
        await asyncio.sleep(0.6)
        assert table._watchers.told == told
        await anns.aclose()
        await until(lambda: table.info.seats[0].replaceable)
        await until(lambda: table._watchers.told == told + 2)  # she left, and has been gone for long
