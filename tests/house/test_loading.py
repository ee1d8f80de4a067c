"""A table loaded from the database is the table that was left."""

import asyncio

import pytest
from msgspec.structs import replace

from bunkhouse.engine.history import MILESTONE, GameHistory
from bunkhouse.engine.state import State
from bunkhouse.server.desk import Desk
from bunkhouse.server.house import House
from bunkhouse.server.infos import TableInfo
from bunkhouse.server.running import restoring

from .company import BOT, GOSIA, HOST, OPEN, PATIENCE, evening, opened, person, play, table


def told(desk: Desk) -> list[tuple[int, int, str, list[tuple[str, object]]]]:
    """Everything the history says."""
    return [
        (step.number, step.seat, step.notation, [(event.id, event.params) for event in step.events])
        for step in desk.history()
    ]


def at_every_step(desk: Desk) -> list[str]:
    return [desk.position(step).state.fingerprint() for step in range(desk.info.step + 1)]


def settled(desk: Desk) -> TableInfo:
    """The table without what depends on when somebody came."""
    info = desk.info
    return replace(info, seats=[replace(seat, away_since=None) for seat in info.seats])


async def again(house: House, desk: Desk) -> Desk:
    """The same table, fresh from the database."""
    house._put_away(desk)
    found = await house.desk(desk.code)
    assert found is not desk
    return found


@pytest.mark.parametrize("game", ["el-gaucho", "old-west"])
@evening
async def test_a_table_loads_as_it_was(game: str, database: str) -> None:
    async with opened(database) as house:
        desk = await table(house, await person(house), HOST, GOSIA, game=game)
        await play(desk, 130)
        loaded = await again(house, desk)
        assert loaded.position().state.dump() == desk.position().state.dump()
        assert [loaded.undoable(seat) for seat in (0, 1)] == [desk.undoable(seat) for seat in (0, 1)]
        assert told(loaded) == told(desk)
        assert at_every_step(loaded) == at_every_step(desk)
        assert settled(loaded) == settled(desk)


@evening
async def test_undo_reaches_back_behind_a_loading(sqlite: str) -> None:
    """Wherever a table is loaded, an undo reaches as far as it did before."""
    async with opened(sqlite) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        deepest = 0
        for seed in range(70):
            await play(desk, 1, seed)
            before = [desk.undoable(seat) for seat in (0, 1)]
            desk = await again(house, desk)
            assert [desk.undoable(seat) for seat in (0, 1)] == before
            deepest = max(deepest, *(steps for steps, _ in before))
        assert deepest > 1
        for seat in (0, 1):
            steps, _ = desk.undoable(seat)
            if steps:
                expected = desk.position(desk.info.step - steps).state.dump()
                await desk.undo(ann.id, seat, steps, desk.seq)
                assert desk.position().state.dump() == expected
                desk = await again(house, desk)
                assert desk.position().state.dump() == expected


@evening
async def test_loading_replays_a_few_moves_only(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite) as house:
        desk = await table(house, await person(house), HOST, GOSIA)
        await play(desk, 160)
        replayed: list[int] = []

        def counted(history: GameHistory, tails: list[tuple[int, State]]) -> None:
            for step, start in tails:
                replayed.append(history.step - step)
                if history.recall(step, start):
                    return

        monkeypatch.setattr(restoring, "recall", counted)
        loaded = await again(house, desk)
        assert 0 < sum(replayed) <= 3 * MILESTONE
        assert loaded.position().step == 160


@evening
async def test_after_a_restart_everybody_finds_their_things(database: str) -> None:
    async with opened(database) as house:
        ann, token = await house.people.guest("Ann", "pl")
        desk = await table(house, ann, HOST, GOSIA, OPEN, name="Saloon")
        await desk.say(ann.id, "Howdy")
        code = desk.code
    async with opened(database) as house:
        found = await house.people.by_session(token)
        assert found is not None
        assert (found.id, found.name, found.language) == (ann.id, "Ann", "pl")
        desk = await house.desk(code)
        assert desk.info.name == "Saloon"
        assert [(line.name, line.text) for line in desk.chat] == [("Ann", "Howdy")]
        await desk.start(ann.id, fill="random")
        await play(desk, 3)


@evening
async def test_bots_go_on_after_a_restart_without_anybody_looking(database: str) -> None:
    async with opened(database, bot_pause=30.0) as house:
        desk = await table(house, await person(house), BOT, BOT)
        code, seq = desk.code, desk.seq
    async with opened(database) as house:
        desk = await house.desk(code)
        async with asyncio.timeout(5 * PATIENCE):
            while desk.info.status == "running":
                await asyncio.sleep(0.02)
        assert desk.seq > seq


@evening
async def test_a_command_from_before_a_restart_is_still_known(database: str) -> None:
    async with opened(database) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA)
        state = desk.position().state
        action, seat, seq = desk.position().game.notation(state.legal()[0]), state.actor or 0, desk.seq
        first = await desk.act(ann.id, seat, action, seq, "before")
        code = desk.code
    async with opened(database) as house:
        desk = await house.desk(code)
        second = await desk.act(ann.id, seat, action, seq, "before")
        assert (second.seq, second.step, second.repeated) == (first.seq, first.step, True)
        assert desk.seq == first.seq
