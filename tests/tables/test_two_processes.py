"""Two processes on one PostgreSQL: the same tables, one truth."""

import asyncio
import contextlib
import random

import pytest

from bunkhouse.engine.record import verify
from bunkhouse.engine.registry import game
from bunkhouse.engine.rng import seeded
from bunkhouse.server.errors import SiteError, Stale
from bunkhouse.server.tables.commands.absence import Resign
from bunkhouse.server.tables.commands.before_start import Sit, Start
from bunkhouse.server.tables.commands.chat import Say
from bunkhouse.server.tables.commands.play import Act, Undo
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.server.tables.records import finished_record
from bunkhouse.store.rows import Loaded

from .helpers import (
    BOT,
    GOSIA,
    HOST,
    OPEN,
    PATIENCE,
    async_test,
    choice,
    new_table,
    opened,
    person,
    play,
    until,
)

ENOUGH = 10
"""Actions of either site."""


async def _join_in(table: LiveTable, person_id: str, seed: int, all_won: tuple[list[str], ...]) -> None:
    """Act whenever one may, without caring whether somebody else does the same next door.

    It goes on until everybody has got enough done, however the machine shares out its time.
    """
    rng, luck, won = seeded(seed), random.Random(seed), all_won[seed]
    while table.info.status == "running" and (
        table.info.step < 120 or min(len(moves) for moves in all_won) <= ENOUGH
    ):
        info = table.info
        if info.actor is None or info.seats[info.actor].person_id != person_id:
            await asyncio.sleep(0.002)
            continue
        command = f"{seed}-{info.seq}"
        try:
            if luck.random() < 0.15 and table.state.undoable(info.actor)[0]:
                await table.do(Undo(person_id, info.actor, 1, info.seq, id=command))
            else:
                await table.do(Act(person_id, info.actor, choice(table, rng), info.seq, id=command))
            won.append(command)
            await asyncio.sleep(luck.random() * 0.05)
        except SiteError:
            await asyncio.sleep(0.001)


async def _insist(table: LiveTable, command: Resign) -> None:
    """Say it again, as a person would, when the bot next door was quicker every time."""
    while True:
        with contextlib.suppress(Stale):
            await table.do(command)
            return


@async_test
async def test_two_houses_drive_one_table_without_divergence(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        ann = await person(one)
        here = await new_table(one, ann, HOST, GOSIA, BOT)
        there = await two.table(here.code)
        won: tuple[list[str], list[str]] = ([], [])
        await asyncio.gather(_join_in(here, ann.id, 0, won), _join_in(there, ann.id, 1, won))
        await until(lambda: here.seq == there.seq)
        assert here.state.position().state.dump() == there.state.position().state.dump()
        assert [step.notation for step in here.state.entries()] == [
            step.notation for step in there.state.entries()
        ]
        assert all(len(moves) > ENOUGH for moves in won)
        assert len(set(won[0] + won[1])) == len(won[0]) + len(won[1])
        for seat in (0, 1):
            await _insist(there, Resign(ann.id, seat))
        verify(game("el-gaucho"), finished_record(there.state))
        await until(lambda: here.seq == there.seq)
        assert here.info.ending == there.info.ending
        async with opened(postgres) as three:
            late = await three.table(here.code)
            assert late.state.position().state.dump() == here.state.position().state.dump()
            log = list(late._stored.log.values())
            assert [move.seq for move in log] == list(range(1, late.seq + 1))
            assert {command for moves in won for command in moves} <= {move.command for move in log}


@async_test
async def test_news_travel_between_houses(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bunkhouse.server.tables.presence._LINGER", 0.05)
    async with opened(postgres) as one, opened(postgres) as two:
        ann, bob = await person(one), await person(two, "Bob")
        lobby = two.lobby_changes()
        await anext(lobby)
        await asyncio.sleep(0.2)
        here = await new_table(one, ann, HOST, OPEN, door="open")
        await asyncio.wait_for(anext(lobby), PATIENCE)
        there = await two.table(here.code)
        watching = here.watch()
        await anext(watching)
        await there.do(Sit(bob))
        assert (await asyncio.wait_for(anext(watching), PATIENCE)).seq == there.seq
        assert here.info.seats[1].name == "Bob"
        await there.say(Say(bob, "Howdy"))
        await until(lambda: [line.text for line in here.state.chat_lines()] == ["Howdy"])
        presence = there.watch(bob.id)
        await anext(presence)
        await until(lambda: here.info.seats[1].present)
        await here.do(Start(ann))
        await until(lambda: there.info.status == "running")


@async_test
async def test_a_house_that_has_not_heard_yet_is_stale_and_learns(postgres: str) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        await two._store.notifications.close()
        ann = await person(one)
        here = await new_table(one, ann, HOST, GOSIA)
        there = await two.table(here.code)
        await play(here, 3)
        actor, old = there.info.actor or 0, there.seq
        action = choice(there, seeded(1))
        with pytest.raises(Stale) as stale:
            await there.do(Act(ann.id, actor, action, old))
        assert stale.value.seq == here.seq == there.seq
        assert there.state.position().state.dump() == here.state.position().state.dump()
        await play(there, 2)


@async_test
async def test_news_that_come_while_the_table_is_being_read_count(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        await two._store.notifications.close()
        ann = await person(one)
        here = await new_table(one, ann, HOST, GOSIA)
        there = await two.table(here.code)
        await play(here, 1)
        read = there._context.tables.reload
        times: list[int] = []

        async def slowly(table_id: int) -> Loaded | None:
            loaded = await read(table_id)
            if not times:
                await play(here, 1)
                there.fall_behind()
            times.append(here.seq)
            return loaded

        monkeypatch.setattr(there._context.tables, "reload", slowly)
        there.fall_behind()
        await until(lambda: here.seq == there.seq)
        assert len(times) == 2
