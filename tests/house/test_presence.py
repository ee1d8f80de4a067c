"""Who is there, who only looks on, and clocks that wait for whoever is not there."""

import asyncio
import dataclasses

import pytest
from msgspec.structs import replace

from bunkhouse.server.plans import Pace
from bunkhouse.server.running import presence
from bunkhouse.server.running.clocks import Clocks
from bunkhouse.server.running.presence import Presence, onlooker

from .company import HOST, OPEN, PATIENCE, evening, opened, person, table, until

LIVE = Pace(kind="live", bank=600, increment=5)


class Hour:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_000

    def __call__(self) -> int:
        return self.now


@evening
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


@evening
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


@evening
async def test_the_time_of_the_absent_waits_and_then_runs_out(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "_LINGER", 0.0)
    async with opened(sqlite) as house:
        ann, bob = await person(house), await person(house, "Bob")
        desk = await table(house, ann, HOST, OPEN, pace=LIVE)
        await desk.sit(bob.id)
        await desk.start(ann.id)
        desk._table = replace(desk._table, clocks="[500, 500]")
        desk._set_alarm()
        actor = desk.info.actor or 0
        clock = desk.info.seats[actor].clock
        assert clock is not None
        assert (clock.running, clock.left > 450) == (False, True), "nobody is there, so nothing runs"
        desk._room = dataclasses.replace(desk._room, away_after=0.1)
        desk._set_alarm()
        await until(lambda: desk.info.seats[actor].replaceable)
        # A bot takes over from whoever has no time left; once it has moved, the seat is no longer late.
        await until(lambda: bool(desk.info.seats[actor].stand_in))


@evening
async def test_everybody_hears_when_a_seat_may_be_handed_over(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "_LINGER", 0.0)
    async with opened(sqlite, away_after=0.3) as house:
        ann, bob = await person(house), await person(house, "Bob")
        desk = await table(house, ann, HOST, OPEN)
        await desk.sit(bob.id)
        await desk.start(ann.id)
        watching = desk.watch(bob.id)
        await anext(watching)
        async with asyncio.timeout(PATIENCE):
            while not desk.info.seats[0].replaceable:
                await anext(watching)
        assert not desk.info.seats[1].replaceable
        await desk.hand_over(bob.id, 0, "random")
        assert not desk.info.seats[0].replaceable


@evening
async def test_nobody_is_told_that_nobody_is_gone(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "_LINGER", 0.0)
    async with opened(sqlite, away_after=0.3) as house:
        ann, bob = await person(house), await person(house, "Bob")
        desk = await table(house, ann, HOST, OPEN)
        await desk.sit(bob.id)
        await desk.start(ann.id)
        anns, bobs = desk.watch(ann.id), desk.watch(bob.id)
        await anext(anns)
        await anext(bobs)
        told = desk._watchers.told
        await asyncio.sleep(0.6)
        assert desk._watchers.told == told
        await anns.aclose()
        await until(lambda: desk.info.seats[0].replaceable)
        await until(lambda: desk._watchers.told == told + 2)  # she left, and has been gone for long
