"""Acting and taking back: exactly once, in turn, by the rules."""

import asyncio
import uuid
from hashlib import sha256

import pytest

from bunkhouse.engine.record import verify
from bunkhouse.engine.registry import game
from bunkhouse.engine.rng import seeded
from bunkhouse.server.errors import NotReady, NotYours, Refused, Sealed, Stale, UndoRefused, Unfit

from .company import BOT, GOSIA, HOST, OPEN, choice, evening, opened, person, play, table


@evening
async def test_a_whole_game_against_bots(database: str) -> None:
    async with opened(database) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, BOT, BOT)
        await play(desk)
        info = desk.info
        assert (info.status, info.actor) == ("over", None)
        assert info.ending is not None
        assert info.ending.how == "finished"
        assert min(info.ending.ranking) == 1
        final = verify(game("el-gaucho"), await desk.record())
        assert final.scores() == info.ending.scores
        assert [step.number for step in desk.history()] == list(range(1, info.step + 1))


@evening
async def test_a_command_given_twice_has_one_effect(database: str) -> None:
    async with opened(database) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        seat, seq, command = desk.info.actor or 0, desk.seq, str(uuid.uuid4())
        action = choice(desk, seeded(1))
        first = await desk.act(ann.id, seat, action, seq, command)
        again = await desk.act(ann.id, seat, action, seq, command)
        assert (first.seq, first.repeated) == (seq + 1, False)
        assert (again.seq, again.step, again.repeated) == (first.seq, first.step, True)
        assert desk.info.step == 1


@evening
async def test_the_same_command_many_times_at_once(database: str) -> None:
    async with opened(database) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        seat, seq, action = desk.info.actor or 0, desk.seq, choice(desk, seeded(1))
        answers = await asyncio.gather(*[desk.act(ann.id, seat, action, seq, "once") for _ in range(8)])
        assert {answer.seq for answer in answers} == {seq + 1}
        assert sum(not answer.repeated for answer in answers) == 1
        assert desk.info.step == 1


@evening
async def test_one_of_many_different_commands_wins_and_the_rest_are_stale(database: str) -> None:
    async with opened(database) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        seat, seq, action = desk.info.actor or 0, desk.seq, choice(desk, seeded(1))
        tries = [desk.act(ann.id, seat, action, seq, f"try-{n}") for n in range(6)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        stale = [answer for answer in answers if isinstance(answer, Stale)]
        assert len(stale) == 5
        assert {one.seq for one in stale} == {seq + 1}
        assert desk.seq == seq + 1


@evening
async def test_somebody_else_cannot_use_a_known_command(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann, bob = await person(house), await person(house, "Bob")
        desk = await table(house, ann, HOST, GOSIA)
        await desk.act(ann.id, desk.info.actor or 0, choice(desk, seeded(1)), desk.seq, "mine")
        with pytest.raises(Unfit, match="bad-command"):
            await desk.act(bob.id, 0, "end", desk.seq, "mine")
        with pytest.raises(Unfit, match="bad-command"):
            await desk.act(ann.id, 0, "end", desk.seq, "bot:3")


@evening
async def test_only_the_own_seat_and_only_in_turn(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann, bob = await person(house), await person(house, "Bob")
        desk = await table(house, ann, HOST, OPEN)
        with pytest.raises(NotReady, match="not-started"):
            await desk.act(ann.id, 0, "end", desk.seq)
        await desk.sit(bob.id)
        await desk.start(ann.id)
        actor = desk.info.actor or 0
        owners, seq = {0: ann.id, 1: bob.id}, desk.seq
        action = choice(desk, seeded(1))
        with pytest.raises(NotYours, match="not-your-seat"):
            await desk.act(owners[1 - actor], actor, action, seq)
        with pytest.raises(NotReady, match="not-your-turn"):
            await desk.act(owners[1 - actor], 1 - actor, action, seq)
        with pytest.raises(Unfit, match="no-such-seat"):
            await desk.act(ann.id, 7, action, seq)
        assert desk.seq == seq


@evening
async def test_the_rules_refuse_with_their_reason(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        before, seq = desk.position().state.dump(), desk.seq
        with pytest.raises(Refused) as refused:
            await desk.act(ann.id, desk.info.actor or 0, "end", seq)
        assert refused.value.rule == "EG-21"
        with pytest.raises(Refused):
            await desk.act(ann.id, desk.info.actor or 0, "no such words", seq)
        assert (desk.position().state.dump(), desk.seq) == (before, seq)


@evening
async def test_undo_goes_back_to_the_wall_and_says_what_it_is(database: str) -> None:
    async with opened(database) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        rng, seen = seeded(3), set[str]()
        for _ in range(150):
            info, before = desk.info, desk.position().state.dump()
            if info.actor is None:
                break
            await desk.act(ann.id, info.actor, choice(desk, rng), info.seq)
            steps, wall = desk.undoable(info.actor)
            if steps:
                await desk.undo(ann.id, info.actor, 1, desk.seq)
                assert desk.position().state.dump() == before
                await desk.act(ann.id, info.actor, choice(desk, rng), desk.seq)
            with pytest.raises(UndoRefused) as refused:
                await desk.undo(ann.id, info.actor, desk.undoable(info.actor)[0] + 1, desk.seq)
            seen.add(refused.value.reason)
            assert wall.startswith("undo-")
        assert {"undo-chance", "undo-other"} <= seen
        assert len(desk.history()) == desk.info.step


@evening
async def test_a_table_without_undo(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA, undo="off")
        actor = desk.info.actor or 0
        await desk.act(ann.id, actor, choice(desk, seeded(1)), desk.seq)
        assert desk.undoable(actor) == (0, "undo-off")
        with pytest.raises(UndoRefused, match="undo-off"):
            await desk.undo(ann.id, actor, 1, desk.seq)


@evening
async def test_the_seed_is_promised_first_and_told_last(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        assert (desk.info.seed, desk.info.salt) == (None, None)
        with pytest.raises(Sealed):
            await desk.record()
        promised = desk.info.commitment
        await play(desk)
        info = desk.info
        assert info.seed is not None
        assert info.salt is not None
        assert sha256(f"{info.seed}:{info.salt}".encode()).hexdigest() == promised
        assert (await desk.record()).seed == info.seed
