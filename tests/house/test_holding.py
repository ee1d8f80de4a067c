"""Bots wait while somebody may still take back what they did. No test waits with them."""

import pytest

from bunkhouse.engine.rng import seeded
from bunkhouse.server.desk import Desk
from bunkhouse.server.errors import HouseError, NotReady, NotYours, Stale
from bunkhouse.server.plans import Pace
from bunkhouse.store.rows import MoveRow

from .clock import set_watch
from .company import BOT, HOST, OPEN, choice, evening, opened, person, table, until

HOUR = 3600.0


async def _end_a_turn(desk: Desk, ann: str, back: bool = True, hold: bool = True) -> int:
    """Play until an action of hers makes it a bot's turn and can (or cannot) be taken back; gives its seq."""
    rng = seeded(1)
    for _ in range(600):
        await until(lambda: desk.info.actor == 0, 30)
        seq = desk.seq
        await desk.act(ann, 0, choice(desk, rng), seq, hold=hold)
        if desk.info.actor != 0 and bool(desk.undoable(0)[0]) == back and desk.seq == seq + 1:
            return desk.seq
        held = desk.hold()
        if held is not None:
            await desk.go_on(ann, 0, desk.seq)
    pytest.fail("no such turn")


@evening
async def test_an_undo_during_the_wait(database: str) -> None:
    async with opened(database, undo_wait=HOUR) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, BOT, game="old-west", seed=3)
        seq = await _end_a_turn(desk, ann.id)
        held = desk.hold()
        assert held is not None
        assert (held.seat, held.whole) == (0, 3_600_000)
        assert 0 < held.left <= held.whole
        assert desk.seq == seq, "the bot has not moved"
        await desk.undo(ann.id, 0, 1, seq)
        assert (desk.seq, desk.info.actor, desk.hold()) == (seq + 1, 0, None)
        await until(lambda: not desk._driver.busy)
        assert desk.seq == seq + 1


@evening
async def test_the_bots_move_when_the_person_says_so(database: str) -> None:
    async with opened(database, undo_wait=HOUR) as house:
        ann, eve = await person(house), await person(house, "Eve")
        desk = await table(house, ann, HOST, BOT, game="old-west", seed=3)
        seq = await _end_a_turn(desk, ann.id)
        with pytest.raises(NotYours):
            await desk.go_on(eve.id, 0, seq)
        with pytest.raises(Stale):
            await desk.go_on(ann.id, 0, seq - 1)
        assert desk.hold() is not None
        told = desk.signal().told
        await desk.go_on(ann.id, 0, seq)
        assert desk.hold() is None
        assert desk.signal().told > told, "the page learns that the wait is over"
        await until(lambda: desk.seq > seq)


@evening
async def test_the_bots_move_when_the_time_is_over(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = set_watch(monkeypatch)
    async with opened(sqlite, undo_wait=2.0) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, BOT, game="old-west", seed=3)
        seq = await _end_a_turn(desk, ann.id)
        watch.pass_by(1.9)
        held = desk.hold()
        assert held is not None
        assert held.left == 100
        desk._watchers.tell()
        assert desk.seq == seq
        watch.pass_by(0.2)
        assert desk.hold() is None
        desk._watchers.tell()
        await until(lambda: desk.seq > seq)


@evening
async def test_nothing_waits_where_nothing_can_be_taken_back(sqlite: str) -> None:
    async with opened(sqlite, undo_wait=HOUR) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, BOT, game="old-west", seed=3)
        seq = await _end_a_turn(desk, ann.id, back=False)
        assert desk.hold() is None
        await until(lambda: desk.seq > seq)
        strict = await table(house, ann, HOST, BOT, game="old-west", seed=3, undo="off")
        for _ in range(5):
            await until(lambda: strict.info.actor == 0)
            await strict.act(ann.id, 0, choice(strict, seeded(2)), strict.seq, hold=True)
            assert strict.hold() is None


@evening
async def test_a_program_does_not_wait(sqlite: str) -> None:
    async with opened(sqlite, undo_wait=HOUR) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, BOT, game="old-west", seed=3)
        seq = await _end_a_turn(desk, ann.id, hold=False)
        assert desk.hold() is None
        await until(lambda: desk.seq > seq)


@evening
async def test_another_person_is_not_held_up(sqlite: str) -> None:
    async with opened(sqlite, undo_wait=HOUR) as house:
        ann, bob = await person(house), await person(house, "Bob")
        desk = await table(house, ann, HOST, OPEN, BOT, game="old-west")
        await desk.sit(bob.id)
        await desk.start(ann.id)
        rng, seen = seeded(1), set[tuple[int, int]]()
        while desk.info.status == "running" and not {(0, 1), (1, 2)} <= seen:
            await until(lambda: desk.info.actor in (0, 1, None))
            actor = desk.info.actor or 0
            owner = [ann.id, bob.id][actor]
            await desk.act(owner, actor, choice(desk, rng), desk.seq, hold=True)
            after, held = desk.info.actor, desk.hold()
            if after is not None and after != actor:
                seen.add((actor, after))
            assert held is None or (held.seat, after) == (actor, 2)
            if held is not None:
                with pytest.raises(NotReady):
                    await desk.go_on([bob.id, ann.id][actor], 1 - actor, desk.seq)
                await desk.go_on(owner, actor, desk.seq)
        assert {(0, 1), (1, 2)} <= seen, "everybody had a turn"


@evening
async def test_the_wait_survives_a_restart(database: str) -> None:
    async with opened(database, undo_wait=HOUR) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, BOT, game="old-west", seed=3)
        seq, code = await _end_a_turn(desk, ann.id), desk.code
    async with opened(database, undo_wait=HOUR) as house:
        desk = await house.desk(code)
        held = desk.hold()
        assert held is not None
        assert (held.seat, desk.seq) == (0, seq)
        await desk.undo(ann.id, 0, 1, seq)
        assert desk.info.actor == 0


@evening
async def test_the_other_house_waits_too_and_hears_when_it_is_over(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bunkhouse.server.running.driving._GRACE", 0.0)
    async with opened(postgres, undo_wait=HOUR) as one, opened(postgres, undo_wait=HOUR) as two:
        ann = await person(one)
        here = await table(one, ann, HOST, BOT, game="old-west", seed=3)
        there = await two.desk(here.code)
        seq = await _end_a_turn(here, ann.id)
        await until(lambda: there.seq == seq)
        assert there.hold() is not None
        await there.go_on(ann.id, 0, seq)
        await until(lambda: here.seq > seq)
        assert here.hold() is None


@evening
async def test_no_clock_runs_while_the_bots_wait(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = set_watch(monkeypatch)
    async with opened(sqlite, undo_wait=HOUR) as house:
        ann = await person(house)
        pace = Pace(kind="live", bank=600, increment=20)
        desk = await table(house, ann, HOST, BOT, game="old-west", seed=3, pace=pace)
        watching = desk.watch(ann.id)
        await anext(watching)
        seq = await _end_a_turn(desk, ann.id)
        clock = desk.info.seats[0].clock
        assert clock is not None
        watch.pass_by(100)
        later = desk.info.seats[0].clock
        assert later is not None
        assert (later.left, later.running) == (clock.left, False)
        await desk.undo(ann.id, 0, 1, seq)
        back = desk.info.seats[0].clock
        assert back is not None
        assert back.running
        assert back.left == clock.left - 20_000, "what the end of the turn had brought is taken back with it"


@pytest.mark.parametrize("kind", ["live", "days"])
@evening
async def test_nobody_gains_time_by_ending_a_turn_and_taking_it_back(
    sqlite: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = set_watch(monkeypatch)
    async with opened(sqlite, undo_wait=HOUR) as house:
        ann = await person(house)
        pace = Pace(kind="live", bank=600, increment=20) if kind == "live" else Pace(kind="days", bank=86400)
        desk = await table(house, ann, HOST, BOT, game="old-west", seed=3, pace=pace)
        watching = desk.watch(ann.id)
        await anext(watching)
        seq = await _end_a_turn(desk, ann.id)
        await desk.undo(ann.id, 0, 1, seq)
        last: MoveRow = desk._commands[next(reversed(desk._commands))]
        assert last.kind == "undo"
        notation = [move.notation for move in desk._commands.values() if move.kind == "act"][-1]
        before = desk.info.seats[0].clock
        assert before is not None
        for _ in range(5):
            watch.pass_by(7)
            await desk.act(ann.id, 0, notation, desk.seq, hold=True)
            watch.pass_by(30)
            await desk.undo(ann.id, 0, 1, desk.seq)
        after = desk.info.seats[0].clock
        assert after is not None
        assert after.left == before.left - 35_000


@evening
async def test_only_a_bots_turn_can_be_held(sqlite: str) -> None:
    async with opened(sqlite, undo_wait=HOUR) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, BOT, game="old-west", seed=3)
        await until(lambda: desk.info.actor == 0)
        assert desk.hold() is None
        seq = desk.seq
        await desk.go_on(ann.id, 0, seq)
        assert desk.seq == seq
        waiting = await table(house, ann, HOST, OPEN)
        with pytest.raises(HouseError, match="not-started"):
            await waiting.go_on(ann.id, 0, waiting.seq)
