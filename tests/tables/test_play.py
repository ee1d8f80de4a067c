"""Acting and taking back: exactly once, in turn, by the rules."""

import asyncio
import uuid
from hashlib import sha256

import pytest

from bunkhouse.engine.record import verify
from bunkhouse.engine.registry import game
from bunkhouse.engine.rng import seeded
from bunkhouse.server.errors import NotReady, NotYours, Refused, Sealed, Stale, UndoRefused, Unfit
from bunkhouse.server.tables.commands.before_start import Sit, Start
from bunkhouse.server.tables.commands.play import Act, Undo
from bunkhouse.server.tables.records import finished_record

from .helpers import BOT, GOSIA, HOST, OPEN, async_test, choice, new_table, opened, person, play


@async_test
async def test_a_whole_game_against_bots(database: str) -> None:
    async with opened(database) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, BOT, BOT)
        await play(table)
        info = table.info
        assert (info.status, info.actor) == ("over", None)
        assert info.ending is not None
        assert info.ending.how == "finished"
        assert min(info.ending.ranking) == 1
        final = verify(game("el-gaucho"), finished_record(table.state))
        assert final.scores() == info.ending.scores
        assert [step.number for step in table.state.entries()] == list(range(1, info.step + 1))


@async_test
async def test_a_command_given_twice_has_one_effect(database: str) -> None:
    async with opened(database) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        seat, seq, command = table.info.actor or 0, table.seq, str(uuid.uuid4())
        action = choice(table, seeded(1))
        first = await table.do(Act(ann.id, seat, action, seq, id=command))
        again = await table.do(Act(ann.id, seat, action, seq, id=command))
        assert (first.seq, first.repeated) == (seq + 1, False)
        assert (again.seq, again.step, again.repeated) == (first.seq, first.step, True)
        assert table.info.step == 1


@async_test
async def test_the_same_command_many_times_at_once(database: str) -> None:
    async with opened(database) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        seat, seq, action = table.info.actor or 0, table.seq, choice(table, seeded(1))
        answers = await asyncio.gather(
            *[table.do(Act(ann.id, seat, action, seq, id="once")) for _ in range(8)]
        )
        assert {answer.seq for answer in answers} == {seq + 1}
        assert sum(not answer.repeated for answer in answers) == 1
        assert table.info.step == 1


@async_test
async def test_one_of_many_different_commands_wins_and_the_rest_are_stale(database: str) -> None:
    async with opened(database) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        seat, seq, action = table.info.actor or 0, table.seq, choice(table, seeded(1))
        tries = [table.do(Act(ann.id, seat, action, seq, id=f"try-{n}")) for n in range(6)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        stale = [answer for answer in answers if isinstance(answer, Stale)]
        assert len(stale) == 5
        assert {one.seq for one in stale} == {seq + 1}
        assert table.seq == seq + 1


@async_test
async def test_somebody_else_cannot_use_a_known_command(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann, bob = await person(service), await person(service, "Bob")
        table = await new_table(service, ann, HOST, GOSIA)
        await table.do(Act(ann.id, table.info.actor or 0, choice(table, seeded(1)), table.seq, id="mine"))
        with pytest.raises(Unfit, match="bad-command"):
            await table.do(Act(bob.id, 0, "end", table.seq, id="mine"))
        with pytest.raises(Unfit, match="bad-command"):
            await table.do(Act(ann.id, 0, "end", table.seq, id="bot:3"))


@async_test
async def test_only_the_own_seat_and_only_in_turn(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann, bob = await person(service), await person(service, "Bob")
        table = await new_table(service, ann, HOST, OPEN)
        with pytest.raises(NotReady, match="not-started"):
            await table.do(Act(ann.id, 0, "end", table.seq))
        await table.do(Sit(bob))
        await table.do(Start(ann))
        actor = table.info.actor or 0
        owners, seq = {0: ann.id, 1: bob.id}, table.seq
        action = choice(table, seeded(1))
        with pytest.raises(NotYours, match="not-your-seat"):
            await table.do(Act(owners[1 - actor], actor, action, seq))
        with pytest.raises(NotReady, match="not-your-turn"):
            await table.do(Act(owners[1 - actor], 1 - actor, action, seq))
        with pytest.raises(Unfit, match="no-such-seat"):
            await table.do(Act(ann.id, 7, action, seq))
        assert table.seq == seq


@async_test
async def test_the_rules_refuse_with_their_reason(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        before, seq = table.state.position().state.dump(), table.seq
        with pytest.raises(Refused) as refused:
            await table.do(Act(ann.id, table.info.actor or 0, "end", seq))
        assert refused.value.rule == "EG-21"
        with pytest.raises(Refused):
            await table.do(Act(ann.id, table.info.actor or 0, "no such words", seq))
        assert (table.state.position().state.dump(), table.seq) == (before, seq)


@async_test
async def test_undo_goes_back_to_the_wall_and_says_what_it_is(database: str) -> None:
    async with opened(database) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        rng, seen = seeded(3), set[str]()
        for _ in range(150):
            info, before = table.info, table.state.position().state.dump()
            if info.actor is None:
                break
            await table.do(Act(ann.id, info.actor, choice(table, rng), info.seq))
            steps, wall = table.state.undoable(info.actor)
            if steps:
                await table.do(Undo(ann.id, info.actor, 1, table.seq))
                assert table.state.position().state.dump() == before
                await table.do(Act(ann.id, info.actor, choice(table, rng), table.seq))
            with pytest.raises(UndoRefused) as refused:
                await table.do(Undo(ann.id, info.actor, table.state.undoable(info.actor)[0] + 1, table.seq))
            seen.add(refused.value.reason)
            assert wall.startswith("undo-")
        assert {"undo-chance", "undo-other"} <= seen
        assert len(table.state.entries()) == table.info.step


@async_test
async def test_a_table_without_undo(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA, undo="off")
        actor = table.info.actor or 0
        await table.do(Act(ann.id, actor, choice(table, seeded(1)), table.seq))
        assert table.state.undoable(actor) == (0, "undo-off")
        with pytest.raises(UndoRefused, match="undo-off"):
            await table.do(Undo(ann.id, actor, 1, table.seq))


@async_test
async def test_the_seed_is_promised_first_and_told_last(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        assert (table.info.seed, table.info.salt) == (None, None)
        with pytest.raises(Sealed):
            finished_record(table.state)
        promised = table.info.commitment
        await play(table)
        info = table.info
        assert info.seed is not None
        assert info.salt is not None
        assert sha256(f"{info.seed}:{info.salt}".encode()).hexdigest() == promised
        assert finished_record(table.state).seed == info.seed
