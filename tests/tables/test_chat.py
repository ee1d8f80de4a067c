"""Talk, reports, and being told of changes."""

import asyncio
import json

import pytest
from sqlalchemy import select

from bunkhouse.engine.record import read_record, replay
from bunkhouse.engine.registry import game
from bunkhouse.server.errors import NotYours, Unfit
from bunkhouse.server.table_info import Signal
from bunkhouse.server.tables.commands.before_start import Sit, Start
from bunkhouse.server.tables.commands.chat import Say
from bunkhouse.store.schema import REPORTS

from .helpers import BOT, GOSIA, HOST, OPEN, PATIENCE, async_test, new_table, opened, person, play, until


@async_test
async def test_talk_is_kept_in_order(database: str) -> None:
    async with opened(database) as service:
        ann, eve = await person(service), await person(service, "Eve")
        table = await new_table(service, ann, HOST, BOT)
        said = await asyncio.gather(*[table.say(Say(ann, f"line {n}")) for n in range(5)])
        assert sorted(line.number for line in said) == [1, 2, 3, 4, 5]
        watcher = await table.say(Say(eve, "  <b>hi</b>\x00\n there "))
        assert (watcher.seat, watcher.name, watcher.text) == (None, "Eve", "<b>hi</b> there")
        assert said[0].seat == 0
        once = await table.say(Say(ann, "just once", id="c1"))
        assert await table.say(Say(ann, "just once", id="c1")) == once
        with pytest.raises(Unfit, match="bad-command"):
            await table.say(Say(eve, "mine now", id="c1"))
        assert [line.number for line in table.state.chat_lines()] == list(range(1, 8))
        for text, reason in [("  \n ", "chat-empty"), ("x" * 501, "chat-long")]:
            with pytest.raises(Unfit, match=reason):
                await table.say(Say(ann, text))


@async_test
async def test_a_report_keeps_the_record_the_step_and_the_view(database: str) -> None:
    async with opened(database) as service:
        ann, eve = await person(service), await person(service, "Eve")
        table = await new_table(service, ann, HOST, GOSIA)
        await play(table, 20)
        report = await service.report(table, ann.id, "that herd is mine", step=12, seat=1)
        with pytest.raises(NotYours):
            await service.report(table, eve.id, "let me see", seat=1)
        async with service._store.reading() as connection:
            row = (await connection.execute(select(REPORTS).where(REPORTS.c.id == report))).mappings().one()
        assert (row["step"], row["viewer"], row["text"]) == (12, 1, "that herd is mine")
        record = read_record(row["record"])
        there = replay(game("el-gaucho"), record, 12)
        assert there.dump() == table.state.position(12).state.dump()
        assert json.loads(row["record"])["seats"][1]["name"] == "Gosia"


@async_test
async def test_watchers_hear_the_latest_and_nothing_piles_up(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        watching = table.watch()
        first = await anext(watching)
        assert first.seq == table.seq
        await play(table, 10)
        await table.say(Say(ann, "Howdy"))
        second = await anext(watching)
        assert (second.seq, second.chat) == (first.seq + 10, 1)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(asyncio.ensure_future(anext(watching))), 0.05)


@async_test
async def test_watching_ends_when_the_house_closes(sqlite: str) -> None:
    async with opened(sqlite) as service:
        table = await new_table(service, await person(service), HOST, OPEN)
        seen: list[Signal] = []

        async def watch() -> None:
            async for signal in table.watch():
                seen.append(signal)

        async def lobby() -> None:
            async for _ in service.lobby_changes():
                pass

        tasks = [asyncio.create_task(watch()), asyncio.create_task(lobby())]
        await until(lambda: len(seen) == 1)
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)


@async_test
async def test_presence_shows_who_has_the_table_open(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bunkhouse.server.tables.presence._LINGER", 0.05)
    async with opened(sqlite) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, OPEN)
        assert not table.info.seats[0].present
        one, two = table.watch(ann.id), table.watch(ann.id)
        await anext(one)
        before = (await anext(two)).presence
        assert table.info.seats[0].present
        assert table.info.seats[0].away_since is None
        await one.aclose()
        await asyncio.sleep(0.1)
        assert table.info.seats[0].present
        await two.aclose()
        await until(lambda: not table.info.seats[0].present)
        assert table.info.seats[0].away_since is not None
        assert table.signal().presence > before


@async_test
async def test_the_lobby_hears_of_tables_and_people_of_their_turns(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann, bob, eve = [await person(service, name) for name in ("Ann", "Bob", "Eve")]
        lobby, anns, eves = (
            service.lobby_changes(),
            service.lobby_changes(ann.id),
            service.lobby_changes(eve.id),
        )
        for changes in (lobby, anns, eves):
            await anext(changes)
        table = await new_table(service, ann, HOST, OPEN, door="open")
        for changes in (lobby, anns, eves):
            await asyncio.wait_for(anext(changes), PATIENCE)
        await table.do(Sit(bob))
        await table.do(Start(ann))
        for changes in (lobby, anns, eves):
            await asyncio.wait_for(anext(changes), PATIENCE)
        await play(table, 1)
        await asyncio.wait_for(anext(anns), PATIENCE)
        for changes in (lobby, eves):
            waiting = asyncio.ensure_future(anext(changes))
            done, _ = await asyncio.wait([waiting], timeout=0.4)
            assert not done
            waiting.cancel()
