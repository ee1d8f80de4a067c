"""People who go, come back, give up, or run out of time."""

import asyncio
import json

import pytest
from msgspec.structs import replace

from bunkhouse.engine.rng import seeded
from bunkhouse.server.errors import NotReady, NotYours
from bunkhouse.server.table_plan import Pace
from bunkhouse.server.tables.commands.absence import HandOver, Resign, TakeBack
from bunkhouse.server.tables.commands.before_start import Sit, Start
from bunkhouse.server.tables.commands.play import Act
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.server.tables.records import finished_record
from bunkhouse.server.tables.seats import marked_late

from .helpers import BOT, GOSIA, HOST, OPEN, async_test, choice, new_table, opened, person, play, put, until


def _let_time_run_out(table: LiveTable) -> None:
    put(table, table=replace(table.state.table, clocks=json.dumps([0 for _ in table.info.seats])))


@async_test
async def test_a_seat_goes_to_a_bot_and_back(database: str) -> None:
    async with opened(database) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        actor = table.info.actor or 0
        await table.do(HandOver(ann.id, actor, "random"))
        seat = table.info.seats[actor]
        assert (seat.kind, seat.stand_in, seat.person_id) == ("bot", True, ann.id)
        await until(lambda: table.info.actor != actor)
        with pytest.raises(NotReady, match="seat-handed-over"):
            await table.do(Act(ann.id, actor, "end", table.seq))
        await table.do(TakeBack(ann.id, actor))
        assert table.info.seats[actor].kind == "person"
        assert (await table.do(TakeBack(ann.id, actor))).repeated
        assert table.info.step > 0


@async_test
async def test_somebody_elses_seat_only_when_they_are_gone(sqlite: str) -> None:
    async with opened(sqlite, away_after=0.2) as service:
        ann, bob, eve = [await person(service, name) for name in ("Ann", "Bob", "Eve")]
        table = await new_table(service, ann, HOST, OPEN)
        await table.do(Sit(bob))
        await table.do(Start(ann))
        watching = table.watch(bob.id)
        await anext(watching)
        await asyncio.sleep(0.25)
        assert [seat.present for seat in table.info.seats] == [False, True]
        with pytest.raises(NotReady, match="seat-present"):
            await table.do(HandOver(ann.id, 1, "random"))
        with pytest.raises(NotYours, match="not-seated"):
            await table.do(HandOver(eve.id, 0, "random"))
        await table.do(HandOver(bob.id, 0, "random"))
        with pytest.raises(NotYours, match="not-your-seat"):
            await table.do(TakeBack(bob.id, 0))
        await table.do(TakeBack(ann.id, 0))


@async_test
async def test_giving_up_leaves_the_others_a_game(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann, bob = await person(service), await person(service, "Bob")
        table = await new_table(service, ann, HOST, OPEN, BOT)
        await table.do(Sit(bob))
        await table.do(Start(ann))
        await table.do(Resign(ann.id, 0))
        seat = table.info.seats[0]
        assert (seat.kind, seat.resigned, seat.stand_in) == ("bot", True, False)
        with pytest.raises(NotReady, match="seat-resigned"):
            await table.do(TakeBack(ann.id, 0))
        await play(table, 5)
        assert table.info.status == "running"
        await table.do(Resign(bob.id, 1))
        info = table.info
        assert info.ending is not None
        assert (info.status, info.ending.how) == ("over", "abandoned")
        assert info.ending.ranking == [2, 2, 1]


@async_test
async def test_the_last_one_wins_when_the_other_gives_up(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann, bob = await person(service), await person(service, "Bob")
        table = await new_table(service, ann, HOST, OPEN)
        await table.do(Sit(bob))
        await table.do(Start(ann))
        await play(table, 30)
        await table.do(Resign(bob.id, 1))
        info = table.info
        assert info.ending is not None
        assert (info.ending.how, info.ending.ranking) == ("resigned", [1, 2])
        assert finished_record(table.state).result is None


@async_test
async def test_live_time_runs_out_and_a_bot_takes_over(database: str) -> None:
    async with opened(database, bot_pause=0.5) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, BOT, pace=Pace(kind="live", bank=30, increment=5))
        watching = table.watch(ann.id)
        await anext(watching)
        await until(lambda: table.info.actor == 0)
        clock = table.info.seats[0].clock
        assert clock is not None
        assert clock.running
        assert 29_000 < clock.left <= 30_000
        assert table.info.seats[1].clock is not None
        while table.info.actor == 0:
            await table.do(Act(ann.id, 0, choice(table, seeded(1)), table.seq))
        clock = table.info.seats[0].clock
        assert clock is not None
        assert 34_000 < clock.left <= 35_000
        await until(lambda: table.info.actor == 0)
        _let_time_run_out(table)
        await until(lambda: table.info.seats[0].kind == "bot")
        assert table.info.seats[0].late
        await table.do(TakeBack(ann.id, 0))
        back = table.info.seats[0]
        assert back.clock is not None
        assert (back.kind, back.late) == ("person", False)
        assert back.clock.left > 50_000


@async_test
async def test_a_late_turn_in_a_game_of_days_may_be_handed_over(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann, bob = await person(service), await person(service, "Bob")
        table = await new_table(service, ann, HOST, OPEN, pace=Pace(kind="days", bank=86_400))
        await table.do(Sit(bob))
        await table.do(Start(ann))
        late = table.info.actor or 0
        other = [bob.id, ann.id][late]
        with pytest.raises(NotReady, match="seat-present"):
            await table.do(HandOver(other, late, "random"))
        _let_time_run_out(table)
        await until(lambda: table.info.seats[late].late)
        assert table.info.seats[late].kind == "person"
        await table.do(Act([ann.id, bob.id][late], late, choice(table, seeded(1)), table.seq))
        assert not table.info.seats[late].late
        put(table, seats=marked_late(table.state.seats, late, None))
        await table.do(HandOver(other, late, "random"))
