"""People who go, come back, give up, or run out of time."""

import asyncio
import json

import pytest
from msgspec.structs import replace

from bunkhouse.engine.rng import seeded
from bunkhouse.server.desk import Desk
from bunkhouse.server.errors import NotReady, NotYours
from bunkhouse.server.plans import Pace
from bunkhouse.server.running.seating import marked_late

from .company import BOT, GOSIA, HOST, OPEN, choice, evening, opened, person, play, table, until


def _let_time_run_out(desk: Desk) -> None:
    desk._table = replace(desk._table, clocks=json.dumps([0 for _ in desk.info.seats]))
    desk._set_alarm()


@evening
async def test_a_seat_goes_to_a_bot_and_back(database: str) -> None:
    async with opened(database) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        actor = desk.info.actor or 0
        await desk.hand_over(ann.id, actor, "random")
        seat = desk.info.seats[actor]
        assert (seat.kind, seat.stand_in, seat.person_id) == ("bot", True, ann.id)
        await until(lambda: desk.info.actor != actor)
        with pytest.raises(NotReady, match="seat-handed-over"):
            await desk.act(ann.id, actor, "end", desk.seq)
        await desk.take_back(ann.id, actor)
        assert desk.info.seats[actor].kind == "person"
        assert (await desk.take_back(ann.id, actor)).repeated
        assert desk.info.step > 0


@evening
async def test_somebody_elses_seat_only_when_they_are_gone(sqlite: str) -> None:
    async with opened(sqlite, away_after=0.2) as house:
        ann, bob, eve = [await person(house, name) for name in ("Ann", "Bob", "Eve")]
        desk = await table(house, ann, HOST, OPEN)
        await desk.sit(bob.id)
        await desk.start(ann.id)
        watching = desk.watch(bob.id)
        await anext(watching)
        await asyncio.sleep(0.25)
        assert [seat.present for seat in desk.info.seats] == [False, True]
        with pytest.raises(NotReady, match="seat-present"):
            await desk.hand_over(ann.id, 1, "random")
        with pytest.raises(NotYours, match="not-seated"):
            await desk.hand_over(eve.id, 0, "random")
        await desk.hand_over(bob.id, 0, "random")
        with pytest.raises(NotYours, match="not-your-seat"):
            await desk.take_back(bob.id, 0)
        await desk.take_back(ann.id, 0)


@evening
async def test_giving_up_leaves_the_others_a_game(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann, bob = await person(house), await person(house, "Bob")
        desk = await table(house, ann, HOST, OPEN, BOT)
        await desk.sit(bob.id)
        await desk.start(ann.id)
        await desk.resign(ann.id, 0)
        seat = desk.info.seats[0]
        assert (seat.kind, seat.resigned, seat.stand_in) == ("bot", True, False)
        with pytest.raises(NotReady, match="seat-resigned"):
            await desk.take_back(ann.id, 0)
        await play(desk, 5)
        assert desk.info.status == "running"
        await desk.resign(bob.id, 1)
        info = desk.info
        assert info.ending is not None
        assert (info.status, info.ending.how) == ("over", "abandoned")
        assert info.ending.ranking == [2, 2, 1]


@evening
async def test_the_last_one_wins_when_the_other_gives_up(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann, bob = await person(house), await person(house, "Bob")
        desk = await table(house, ann, HOST, OPEN)
        await desk.sit(bob.id)
        await desk.start(ann.id)
        await play(desk, 30)
        await desk.resign(bob.id, 1)
        info = desk.info
        assert info.ending is not None
        assert (info.ending.how, info.ending.ranking) == ("resigned", [1, 2])
        assert (await desk.record()).result is None


@evening
async def test_live_time_runs_out_and_a_bot_takes_over(database: str) -> None:
    async with opened(database, bot_pause=0.5) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, BOT, pace=Pace(kind="live", bank=30, increment=5))
        watching = desk.watch(ann.id)
        await anext(watching)
        await until(lambda: desk.info.actor == 0)
        clock = desk.info.seats[0].clock
        assert clock is not None
        assert clock.running
        assert 29_000 < clock.left <= 30_000
        assert desk.info.seats[1].clock is not None
        while desk.info.actor == 0:
            await desk.act(ann.id, 0, choice(desk, seeded(1)), desk.seq)
        clock = desk.info.seats[0].clock
        assert clock is not None
        assert 34_000 < clock.left <= 35_000
        await until(lambda: desk.info.actor == 0)
        _let_time_run_out(desk)
        await until(lambda: desk.info.seats[0].kind == "bot")
        assert desk.info.seats[0].late
        await desk.take_back(ann.id, 0)
        back = desk.info.seats[0]
        assert back.clock is not None
        assert (back.kind, back.late) == ("person", False)
        assert back.clock.left > 50_000


@evening
async def test_a_late_turn_in_a_game_of_days_may_be_handed_over(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann, bob = await person(house), await person(house, "Bob")
        desk = await table(house, ann, HOST, OPEN, pace=Pace(kind="days", bank=86_400))
        await desk.sit(bob.id)
        await desk.start(ann.id)
        late = desk.info.actor or 0
        other = [bob.id, ann.id][late]
        with pytest.raises(NotReady, match="seat-present"):
            await desk.hand_over(other, late, "random")
        _let_time_run_out(desk)
        await until(lambda: desk.info.seats[late].late)
        assert desk.info.seats[late].kind == "person"
        await desk.act([ann.id, bob.id][late], late, choice(desk, seeded(1)), desk.seq)
        assert not desk.info.seats[late].late
        desk._seats = marked_late(desk._seats, late, None)
        await desk.hand_over(other, late, "random")
