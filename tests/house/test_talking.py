"""Talk, reports, and being told of changes."""

import asyncio
import json

import pytest
from sqlalchemy import select

from bunkhouse.engine.record import read_record, replay
from bunkhouse.engine.registry import game
from bunkhouse.server.errors import NotYours, Unfit
from bunkhouse.server.infos import Signal
from bunkhouse.store.schema import REPORTS

from .company import BOT, GOSIA, HOST, OPEN, PATIENCE, evening, opened, person, play, table, until


@evening
async def test_talk_is_kept_in_order(database: str) -> None:
    async with opened(database) as house:
        ann, eve = await person(house), await person(house, "Eve")
        desk = await table(house, ann, HOST, BOT)
        said = await asyncio.gather(*[desk.say(ann.id, f"line {n}") for n in range(5)])
        assert sorted(line.number for line in said) == [1, 2, 3, 4, 5]
        watcher = await desk.say(eve.id, "  <b>hi</b>\x00\n there ")
        assert (watcher.seat, watcher.name, watcher.text) == (None, "Eve", "<b>hi</b> there")
        assert said[0].seat == 0
        once = await desk.say(ann.id, "just once", command="c1")
        assert await desk.say(ann.id, "just once", command="c1") == once
        with pytest.raises(Unfit, match="bad-command"):
            await desk.say(eve.id, "mine now", command="c1")
        assert [line.number for line in desk.chat] == list(range(1, 8))
        for text, reason in [("  \n ", "chat-empty"), ("x" * 501, "chat-long")]:
            with pytest.raises(Unfit, match=reason):
                await desk.say(ann.id, text)


@evening
async def test_a_report_keeps_the_record_the_step_and_the_view(database: str) -> None:
    async with opened(database) as house:
        ann, eve = await person(house), await person(house, "Eve")
        desk = await table(house, ann, HOST, GOSIA)
        await play(desk, 20)
        report = await desk.report(ann.id, "that herd is mine", step=12, seat=1)
        with pytest.raises(NotYours):
            await desk.report(eve.id, "let me see", seat=1)
        async with house._store.reading() as connection:
            row = (await connection.execute(select(REPORTS).where(REPORTS.c.id == report))).mappings().one()
        assert (row["step"], row["viewer"], row["text"]) == (12, 1, "that herd is mine")
        record = read_record(row["record"])
        there = replay(game("el-gaucho"), record, 12)
        assert there.dump() == desk.position(12).state.dump()
        assert json.loads(row["record"])["seats"][1]["name"] == "Gosia"


@evening
async def test_watchers_hear_the_latest_and_nothing_piles_up(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        watching = desk.watch()
        first = await anext(watching)
        assert first.seq == desk.seq
        await play(desk, 10)
        await desk.say(ann.id, "Howdy")
        second = await anext(watching)
        assert (second.seq, second.chat) == (first.seq + 10, 1)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(asyncio.ensure_future(anext(watching))), 0.05)


@evening
async def test_watching_ends_when_the_house_closes(sqlite: str) -> None:
    async with opened(sqlite) as house:
        desk = await table(house, await person(house), HOST, OPEN)
        seen: list[Signal] = []

        async def watch() -> None:
            async for signal in desk.watch():
                seen.append(signal)

        async def lobby() -> None:
            async for _ in house.lobby_changes():
                pass

        tasks = [asyncio.create_task(watch()), asyncio.create_task(lobby())]
        await until(lambda: len(seen) == 1)
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)


@evening
async def test_presence_shows_who_has_the_table_open(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bunkhouse.server.running.presence._LINGER", 0.05)
    async with opened(sqlite) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, OPEN)
        assert not desk.info.seats[0].present
        one, two = desk.watch(ann.id), desk.watch(ann.id)
        await anext(one)
        before = (await anext(two)).presence
        assert desk.info.seats[0].present
        assert desk.info.seats[0].away_since is None
        await one.aclose()
        await asyncio.sleep(0.1)
        assert desk.info.seats[0].present
        await two.aclose()
        await until(lambda: not desk.info.seats[0].present)
        assert desk.info.seats[0].away_since is not None
        assert desk.signal().presence > before


@evening
async def test_the_lobby_hears_of_tables_and_people_of_their_turns(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann, bob, eve = [await person(house, name) for name in ("Ann", "Bob", "Eve")]
        lobby, anns, eves = house.lobby_changes(), house.lobby_changes(ann.id), house.lobby_changes(eve.id)
        for changes in (lobby, anns, eves):
            await anext(changes)
        desk = await table(house, ann, HOST, OPEN, door="open")
        for changes in (lobby, anns, eves):
            await asyncio.wait_for(anext(changes), PATIENCE)
        await desk.sit(bob.id)
        await desk.start(ann.id)
        for changes in (lobby, anns, eves):
            await asyncio.wait_for(anext(changes), PATIENCE)
        await play(desk, 1)
        await asyncio.wait_for(anext(anns), PATIENCE)
        for changes in (lobby, eves):
            waiting = asyncio.ensure_future(anext(changes))
            done, _ = await asyncio.wait([waiting], timeout=0.4)
            assert not done
            waiting.cancel()
