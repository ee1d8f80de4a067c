"""A table loaded from the database is the table that was left."""

import asyncio

import pytest
from msgspec.structs import replace

from bunkhouse.engine.history import MILESTONE, GameHistory
from bunkhouse.engine.state import State
from bunkhouse.server.table_info import TableInfo
from bunkhouse.server.table_service import TableService
from bunkhouse.server.tables import loading
from bunkhouse.server.tables.commands.before_start import Start
from bunkhouse.server.tables.commands.chat import Say
from bunkhouse.server.tables.commands.play import Act, Undo
from bunkhouse.server.tables.live_table import LiveTable

from .helpers import BOT, GOSIA, HOST, OPEN, PATIENCE, async_test, new_table, opened, person, play


def told(table: LiveTable) -> list[tuple[int, int, str, list[tuple[str, object]]]]:
    """Everything the history says."""
    return [
        (step.number, step.seat, step.notation, [(event.id, event.params) for event in step.events])
        for step in table.state.entries()
    ]


def at_every_step(table: LiveTable) -> list[str]:
    return [table.state.position(step).state.fingerprint() for step in range(table.info.step + 1)]


def settled(table: LiveTable) -> TableInfo:
    """The table without what depends on when somebody came."""
    info = table.info
    return replace(info, seats=[replace(seat, away_since=None) for seat in info.seats])


async def again(service: TableService, table: LiveTable) -> LiveTable:
    """The same table, fresh from the database."""
    service._put_away(table)
    found = await service.table(table.code)
    assert found is not table
    return found


@pytest.mark.parametrize("game", ["el-gaucho", "old-west"])
@async_test
async def test_a_table_loads_as_it_was(game: str, database: str) -> None:
    async with opened(database) as service:
        table = await new_table(service, await person(service), HOST, GOSIA, game=game)
        await play(table, 130)
        loaded = await again(service, table)
        assert loaded.state.position().state.dump() == table.state.position().state.dump()
        assert [loaded.state.undoable(seat) for seat in (0, 1)] == [
            table.state.undoable(seat) for seat in (0, 1)
        ]
        assert told(loaded) == told(table)
        assert at_every_step(loaded) == at_every_step(table)
        assert settled(loaded) == settled(table)


@async_test
async def test_undo_reaches_back_behind_a_loading(sqlite: str) -> None:
    """Wherever a table is loaded, an undo reaches as far as it did before."""
    async with opened(sqlite) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        deepest = 0
        for seed in range(70):
            await play(table, 1, seed)
            before = [table.state.undoable(seat) for seat in (0, 1)]
            table = await again(service, table)
            assert [table.state.undoable(seat) for seat in (0, 1)] == before
            deepest = max(deepest, *(steps for steps, _ in before))
        assert deepest > 1
        for seat in (0, 1):
            steps, _ = table.state.undoable(seat)
            if steps:
                expected = table.state.position(table.info.step - steps).state.dump()
                await table.do(Undo(ann.id, seat, steps, table.seq))
                assert table.state.position().state.dump() == expected
                table = await again(service, table)
                assert table.state.position().state.dump() == expected


@async_test
async def test_loading_replays_a_few_moves_only(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite) as service:
        table = await new_table(service, await person(service), HOST, GOSIA)
        await play(table, 160)
        replayed: list[int] = []

        def counted(history: GameHistory, tails: list[tuple[int, State]]) -> None:
            for step, start in tails:
                replayed.append(history.step - step)
                if history.recall(step, start):
                    return

        monkeypatch.setattr(loading, "recall", counted)
        loaded = await again(service, table)
        assert 0 < sum(replayed) <= 3 * MILESTONE
        assert loaded.state.position().step == 160


@async_test
async def test_after_a_restart_everybody_finds_their_things(database: str) -> None:
    async with opened(database) as service:
        ann, token = await service.people.guest("Ann", "pl")
        table = await new_table(service, ann, HOST, GOSIA, OPEN, name="Saloon")
        await table.say(Say(ann, "Howdy"))
        code = table.code
    async with opened(database) as service:
        found = await service.people.by_session(token)
        assert found is not None
        assert (found.id, found.name, found.language) == (ann.id, "Ann", "pl")
        table = await service.table(code)
        assert table.info.name == "Saloon"
        assert [(line.name, line.text) for line in table.state.chat_lines()] == [("Ann", "Howdy")]
        await table.do(Start(ann, fill="random"))
        await play(table, 3)


@async_test
async def test_bots_go_on_after_a_restart_without_anybody_looking(database: str) -> None:
    async with opened(database, bot_pause=30.0) as service:
        table = await new_table(service, await person(service), BOT, BOT)
        code, seq = table.code, table.seq
    async with opened(database) as service:
        table = await service.table(code)
        async with asyncio.timeout(5 * PATIENCE):
            while table.info.status == "running":
                await asyncio.sleep(0.02)
        assert table.seq > seq


@async_test
async def test_a_command_from_before_a_restart_is_still_known(database: str) -> None:
    async with opened(database) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        state = table.state.position().state
        action, seat, seq = (
            table.state.position().game.notation(state.legal()[0]),
            state.actor or 0,
            table.seq,
        )
        first = await table.do(Act(ann.id, seat, action, seq, id="before"))
        code = table.code
    async with opened(database) as service:
        table = await service.table(code)
        second = await table.do(Act(ann.id, seat, action, seq, id="before"))
        assert (second.seq, second.step, second.repeated) == (first.seq, first.step, True)
        assert table.seq == first.seq
