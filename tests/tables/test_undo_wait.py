"""Bots wait while somebody may still take back what they did. No test waits with them."""

import pytest

from bunkhouse.engine.rng import seeded
from bunkhouse.server.errors import NotReady, NotYours, SiteError, Stale
from bunkhouse.server.table_plan import Pace
from bunkhouse.server.tables.commands.before_start import Sit, Start
from bunkhouse.server.tables.commands.play import Act, GoOn, Undo
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.server.tables.undo_wait import hold
from bunkhouse.store.rows import MoveRow

from .clock import set_watch
from .helpers import BOT, HOST, OPEN, async_test, choice, new_table, opened, person, until

HOUR = 3600.0


async def _end_a_turn(table: LiveTable, ann: str, back: bool = True, wait: bool = True) -> int:
    """Play until an action of hers makes it a bot's turn and can (or cannot) be taken back; gives its seq."""
    rng = seeded(1)
    for _ in range(600):
        await until(lambda: table.info.actor == 0, 30)
        seq = table.seq
        await table.do(Act(ann, 0, choice(table, rng), seq, hold=wait))
        if table.info.actor != 0 and bool(table.state.undoable(0)[0]) == back and table.seq == seq + 1:
            return table.seq
        held = hold(table.state)
        if held is not None:
            await table.go_on(GoOn(ann, 0, table.seq))
    pytest.fail("no such turn")


@async_test
async def test_an_undo_during_the_wait(database: str) -> None:
    async with opened(database, undo_wait=HOUR) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, BOT, game="old-west", seed=3)
        seq = await _end_a_turn(table, ann.id)
        held = hold(table.state)
        assert held is not None
        assert (held.seat, held.whole) == (0, 3_600_000)
        assert 0 < held.left <= held.whole
        assert table.seq == seq, "the bot has not moved"
        await table.do(Undo(ann.id, 0, 1, seq))
        assert (table.seq, table.info.actor, hold(table.state)) == (seq + 1, 0, None)
        await until(lambda: not table._bots.busy)
        assert table.seq == seq + 1


@async_test
async def test_the_bots_move_when_the_person_says_so(database: str) -> None:
    async with opened(database, undo_wait=HOUR) as service:
        ann, eve = await person(service), await person(service, "Eve")
        table = await new_table(service, ann, HOST, BOT, game="old-west", seed=3)
        seq = await _end_a_turn(table, ann.id)
        with pytest.raises(NotYours):
            await table.go_on(GoOn(eve.id, 0, seq))
        with pytest.raises(Stale):
            await table.go_on(GoOn(ann.id, 0, seq - 1))
        assert hold(table.state) is not None
        told = table.signal().told
        await table.go_on(GoOn(ann.id, 0, seq))
        assert hold(table.state) is None
        assert table.signal().told > told, "the page learns that the wait is over"
        await until(lambda: table.seq > seq)


@async_test
async def test_the_bots_move_when_the_time_is_over(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = set_watch(monkeypatch)
    async with opened(sqlite, undo_wait=2.0) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, BOT, game="old-west", seed=3)
        seq = await _end_a_turn(table, ann.id)
        watch.pass_by(1.9)
        held = hold(table.state)
        assert held is not None
        assert held.left == 100
        table._watchers.tell()
        assert table.seq == seq
        watch.pass_by(0.2)
        assert hold(table.state) is None
        table._watchers.tell()
        await until(lambda: table.seq > seq)


@async_test
async def test_nothing_waits_where_nothing_can_be_taken_back(sqlite: str) -> None:
    async with opened(sqlite, undo_wait=HOUR) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, BOT, game="old-west", seed=3)
        seq = await _end_a_turn(table, ann.id, back=False)
        assert hold(table.state) is None
        await until(lambda: table.seq > seq)
        strict = await new_table(service, ann, HOST, BOT, game="old-west", seed=3, undo="off")
        for _ in range(5):
            await until(lambda: strict.info.actor == 0)
            await strict.do(Act(ann.id, 0, choice(strict, seeded(2)), strict.seq, hold=True))
            assert hold(strict.state) is None


@async_test
async def test_a_program_does_not_wait(sqlite: str) -> None:
    async with opened(sqlite, undo_wait=HOUR) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, BOT, game="old-west", seed=3)
        seq = await _end_a_turn(table, ann.id, wait=False)
        assert hold(table.state) is None
        await until(lambda: table.seq > seq)


@async_test
async def test_another_person_is_not_held_up(sqlite: str) -> None:
    async with opened(sqlite, undo_wait=HOUR) as service:
        ann, bob = await person(service), await person(service, "Bob")
        table = await new_table(service, ann, HOST, OPEN, BOT, game="old-west")
        await table.do(Sit(bob))
        await table.do(Start(ann))
        rng, seen = seeded(1), set[tuple[int, int]]()
        while table.info.status == "running" and not {(0, 1), (1, 2)} <= seen:
            await until(lambda: table.info.actor in (0, 1, None))
            actor = table.info.actor or 0
            owner = [ann.id, bob.id][actor]
            await table.do(Act(owner, actor, choice(table, rng), table.seq, hold=True))
            after, held = table.info.actor, hold(table.state)
            if after is not None and after != actor:
                seen.add((actor, after))
            assert held is None or (held.seat, after) == (actor, 2)
            if held is not None:
                with pytest.raises(NotReady):
                    await table.go_on(GoOn([bob.id, ann.id][actor], 1 - actor, table.seq))
                await table.go_on(GoOn(owner, actor, table.seq))
        assert {(0, 1), (1, 2)} <= seen, "everybody had a turn"


@async_test
async def test_the_wait_survives_a_restart(database: str) -> None:
    async with opened(database, undo_wait=HOUR) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, BOT, game="old-west", seed=3)
        seq, code = await _end_a_turn(table, ann.id), table.code
    async with opened(database, undo_wait=HOUR) as service:
        table = await service.table(code)
        held = hold(table.state)
        assert held is not None
        assert (held.seat, table.seq) == (0, seq)
        await table.do(Undo(ann.id, 0, 1, seq))
        assert table.info.actor == 0


@async_test
async def test_the_other_house_waits_too_and_hears_when_it_is_over(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bunkhouse.server.tables.bot_runner._GRACE", 0.0)
    async with opened(postgres, undo_wait=HOUR) as one, opened(postgres, undo_wait=HOUR) as two:
        ann = await person(one)
        here = await new_table(one, ann, HOST, BOT, game="old-west", seed=3)
        there = await two.table(here.code)
        seq = await _end_a_turn(here, ann.id)
        await until(lambda: there.seq == seq)
        assert hold(there.state) is not None
        await there.go_on(GoOn(ann.id, 0, seq))
        await until(lambda: here.seq > seq)
        assert hold(here.state) is None


@async_test
async def test_no_clock_runs_while_the_bots_wait(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = set_watch(monkeypatch)
    async with opened(sqlite, undo_wait=HOUR) as service:
        ann = await person(service)
        pace = Pace(kind="live", bank=600, increment=20)
        table = await new_table(service, ann, HOST, BOT, game="old-west", seed=3, pace=pace)
        watching = table.watch(ann.id)
        await anext(watching)
        seq = await _end_a_turn(table, ann.id)
        clock = table.info.seats[0].clock
        assert clock is not None
        watch.pass_by(100)
        later = table.info.seats[0].clock
        assert later is not None
        assert (later.left, later.running) == (clock.left, False)
        await table.do(Undo(ann.id, 0, 1, seq))
        back = table.info.seats[0].clock
        assert back is not None
        assert back.running
        assert back.left == clock.left - 20_000, "what the end of the turn had brought is taken back with it"


@pytest.mark.parametrize("kind", ["live", "days"])
@async_test
async def test_nobody_gains_time_by_ending_a_turn_and_taking_it_back(
    sqlite: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = set_watch(monkeypatch)
    async with opened(sqlite, undo_wait=HOUR) as service:
        ann = await person(service)
        pace = Pace(kind="live", bank=600, increment=20) if kind == "live" else Pace(kind="days", bank=86400)
        table = await new_table(service, ann, HOST, BOT, game="old-west", seed=3, pace=pace)
        watching = table.watch(ann.id)
        await anext(watching)
        seq = await _end_a_turn(table, ann.id)
        await table.do(Undo(ann.id, 0, 1, seq))
        last: MoveRow = table._stored.log[next(reversed(table._stored.log))]
        assert last.kind == "undo"
        notation = [move.notation for move in table._stored.log.values() if move.kind == "act"][-1]
        before = table.info.seats[0].clock
        assert before is not None
        for _ in range(5):
            watch.pass_by(7)
            await table.do(Act(ann.id, 0, notation, table.seq, hold=True))
            watch.pass_by(30)
            await table.do(Undo(ann.id, 0, 1, table.seq))
        after = table.info.seats[0].clock
        assert after is not None
        assert after.left == before.left - 35_000


@async_test
async def test_only_a_bots_turn_can_be_held(sqlite: str) -> None:
    async with opened(sqlite, undo_wait=HOUR) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, BOT, game="old-west", seed=3)
        await until(lambda: table.info.actor == 0)
        assert hold(table.state) is None
        seq = table.seq
        await table.go_on(GoOn(ann.id, 0, seq))
        assert table.seq == seq
        waiting = await new_table(service, ann, HOST, OPEN)
        with pytest.raises(SiteError, match="not-started"):
            await waiting.go_on(GoOn(ann.id, 0, waiting.seq))
