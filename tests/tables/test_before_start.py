"""Before the game: plans, seats, colours, the host, and the start."""

import pytest

from bunkhouse.server.errors import NoSuchTable, NotReady, NotYours, TableFull, Unfit
from bunkhouse.server.table_plan import COLOURS, Pace, SeatPlan, TablePlan
from bunkhouse.server.tables.commands.absence import Resign
from bunkhouse.server.tables.commands.before_start import Configure, Leave, Reorder, SetSeat, Sit, Start

from .helpers import BOT, GOSIA, HOST, OPEN, async_test, new_table, opened, person, play


@async_test
async def test_people_come_sit_and_begin(database: str) -> None:
    async with opened(database) as service:
        ann, bob, eve = [await person(service, name) for name in ("Ann", "Bob", "Eve")]
        table = await new_table(service, ann, HOST, OPEN, BOT, door="open")
        assert [info.code for info in await service.open_tables()] == [table.code]
        with pytest.raises(NotReady, match="seats-open"):
            await table.do(Start(ann))
        await table.do(Sit(bob, colour="green"))
        assert (await table.do(Sit(bob))).repeated
        with pytest.raises(TableFull):
            await table.do(Sit(eve))
        assert await service.open_tables() == []
        with pytest.raises(NotYours, match="not-the-host"):
            await table.do(Start(eve))
        await table.do(Start(ann))
        info = table.info
        assert [seat.kind for seat in info.seats] == ["person", "person", "bot"]
        assert [seat.name for seat in info.seats] == ["Ann", "Bob", "Rust"]
        assert info.seats[1].colour == "green"
        with pytest.raises(NotReady, match="already-started"):
            await table.do(Leave(bob.id))
        assert [found.code for found in (await service.tables_of(bob.id)).tables] == [table.code]
        assert [found.code for found in await service.running_tables()] == [table.code]


@async_test
async def test_codes_lead_to_the_table_and_no_others_do(sqlite: str) -> None:
    async with opened(sqlite) as service:
        table = await new_table(service, await person(service), HOST, OPEN)
        info = table.info
        assert await service.table(info.code) is table
        assert await service.watched(info.watch_code) is table
        for code in (info.watch_code, "", "nothere1", "x" * 500):
            with pytest.raises(NoSuchTable):
                await service.table(code)
        with pytest.raises(NoSuchTable):
            await service.watched(info.code)


@async_test
async def test_everybody_has_a_brand_of_their_own(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann, bob = await person(service), await person(service, "Bob")
        table = await new_table(service, ann, HOST, OPEN, OPEN, OPEN)
        colours = [seat.colour for seat in table.info.seats]
        assert colours == list(COLOURS[:4])
        await table.do(Sit(bob, 2, colour="red"))
        await table.do(SetSeat(bob, 2, "same", colour="white"))
        assert table.info.seats[2].colour == "white"
        await table.do(SetSeat(ann, 1, "bot", bot="greedy", colour="white"))
        after = [seat.colour for seat in table.info.seats]
        assert after[1] == "white"
        assert len(set(after)) == 4
        with pytest.raises(Unfit):
            await table.do(SetSeat(bob, 2, "same", colour="mauve"))


@async_test
async def test_the_host_arranges_the_seats(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann, bob = await person(service), await person(service, "Bob")
        table = await new_table(service, ann, HOST, OPEN, OPEN)
        await table.do(SetSeat(ann, 1, "hotseat", name="Gosia"))
        await table.do(SetSeat(ann, 2, "bot", bot="greedy"))
        assert [seat.name for seat in table.info.seats] == ["Ann", "Gosia", "Rust"]
        assert [seat.hotseat for seat in table.info.seats] == [False, True, False]
        assert table.seats_of(ann.id) == [0, 1]
        await table.do(Reorder(ann.id, [2, 0, 1]))
        assert [seat.name for seat in table.info.seats] == ["Rust", "Ann", "Gosia"]
        await table.do(SetSeat(ann, 0, "open"))
        await table.do(Sit(bob))
        for wrong in (table.do(SetSeat(bob, 1, "open")), table.do(Reorder(bob.id, [0, 1, 2]))):
            with pytest.raises(NotYours, match="not-the-host"):
                await wrong
        with pytest.raises(Unfit, match="unknown-bot"):
            await table.do(SetSeat(ann, 2, "bot", bot="skynet"))
        with pytest.raises(Unfit):
            await table.do(Reorder(ann.id, [0, 0, 1]))
        with pytest.raises(TableFull):
            await table.do(SetSeat(ann, 0, "hotseat", name="Zoe"))


@async_test
async def test_when_the_host_leaves_somebody_else_is_host(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann, bob = await person(service), await person(service, "Bob")
        table = await new_table(service, ann, HOST, OPEN)
        await table.do(Sit(bob))
        await table.do(Leave(ann.id))
        assert (table.info.host_id, table.info.host_name) == (bob.id, "Bob")
        with pytest.raises(NotYours, match="not-seated"):
            await table.do(Leave(ann.id))
        await table.do(Leave(bob.id))
        assert (table.info.status, table.info.ending) == ("over", None)


@async_test
async def test_what_was_agreed_can_be_changed_before_the_start(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, OPEN)
        pace = Pace(kind="live", bank=600, increment=10)
        await table.do(
            Configure(ann.id, pace=pace, undo="off", door="open", name="  Saloon \n two ", players=4)
        )
        info = table.info
        assert (info.pace, info.undo, info.door, info.name) == (pace, "off", "open", "Saloon two")
        assert info.players == 4
        await table.do(Configure(ann.id, game="old-west", players=3))
        assert (table.info.game, table.info.players) == ("old-west", 3)
        with pytest.raises(Unfit) as bad:
            await table.do(Configure(ann.id, options={"alvin": "perhaps"}))
        assert bad.value.params["field"] == "options"
        await table.do(Start(ann, fill="random"))
        assert table.state.position().game.slug == "old-west"
        await table.do(Configure(ann.id, door="link"))
        with pytest.raises(NotReady, match="already-started"):
            await table.do(Configure(ann.id, undo="free"))


BAD_PLANS = {
    "game": TablePlan(game="chess", seats=(HOST, OPEN)),
    "players": TablePlan(game="el-gaucho", seats=(HOST,) + (OPEN,) * 5),
    "options": TablePlan(game="el-gaucho", seats=(HOST, OPEN), options={"no": "such"}),
    "pace": TablePlan(game="el-gaucho", seats=(HOST, OPEN), pace=Pace(kind="live", bank=1)),
    "start": TablePlan(game="el-gaucho", seats=(HOST, OPEN), start=True),
    "seed": TablePlan(game="el-gaucho", seats=(HOST, OPEN), seed=7),
    "seats": TablePlan(game="el-gaucho", seats=(HOST, HOST)),
    "colour": TablePlan(game="el-gaucho", seats=(HOST, SeatPlan(colour="mauve"))),
}


@pytest.mark.parametrize("field", BAD_PLANS)
@async_test
async def test_a_bad_plan_is_refused_by_the_field(field: str, sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann = await person(service)
        with pytest.raises(Unfit, match="bad-plan") as bad:
            await service.create(ann, BAD_PLANS[field])
        assert bad.value.params["field"] == field
        assert (await service.tables_of(ann.id)).tables == []


@async_test
async def test_opening_a_table_twice_by_the_same_command(database: str) -> None:
    async with opened(database) as service:
        ann, bob = await person(service), await person(service, "Bob")
        plan = TablePlan(game="el-gaucho", seats=(HOST, OPEN))
        one = await service.create(ann, plan, command="open-1")
        two = await service.create(ann, plan, command="open-1")
        assert one.code == two.code
        assert (await service.create(bob, plan, command="open-1")).code != one.code


@async_test
async def test_a_chosen_seed_is_for_tables_without_strangers(sqlite: str) -> None:
    async with opened(sqlite) as service:
        table = await new_table(service, await person(service), HOST, BOT, seed=7)
        await play(table)
        assert table.info.seed == 7


@async_test
async def test_a_rematch_rotates_the_seats_and_is_one_table(database: str) -> None:
    async with opened(database) as service:
        ann, bob = await person(service), await person(service, "Bob")
        table = await new_table(service, ann, HOST, OPEN, BOT)
        with pytest.raises(NotReady, match="game-goes-on"):
            await service.rematch(table, ann)
        await table.do(Sit(bob))
        await table.do(Start(ann))
        await table.do(Resign(ann.id, 0))
        await table.do(Resign(bob.id, 1))
        code = await service.rematch(table, bob)
        assert await service.rematch(table, ann) == code == table.info.rematch
        again = (await service.table(code)).info
        assert [seat.name for seat in again.seats] == ["Bob", "Rust", "Ann"]
        before = {seat.name: seat.colour for seat in table.info.seats}
        assert {seat.name: seat.colour for seat in again.seats} == before
        assert (again.status, again.host_id) == ("waiting", bob.id)
        assert not any(seat.resigned for seat in again.seats)
        assert again.commitment != table.info.commitment


@async_test
async def test_a_rematch_against_bots_begins_at_once(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA, BOT)
        await table.do(Resign(ann.id, 0))
        await table.do(Resign(ann.id, 1))
        again = await service.table(await service.rematch(table, ann))
        assert [seat.name for seat in again.info.seats] == ["Gosia", "Rust", "Ann"]
        assert again.info.status == "running"


@async_test
async def test_bots_have_names_of_their_own_in_the_language_of_the_table(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann = await person(service)
        rdza = SeatPlan(kind="bot", bot="easy", name="Rdza")
        table = await new_table(service, ann, HOST, rdza, OPEN, OPEN, language="pl")
        await table.do(SetSeat(ann, 2, "bot", bot="greedy"))
        await table.do(Start(ann, fill="random"))
        assert [seat.name for seat in table.info.seats] == ["Ann", "Rdza", "Kaktus", "Ostroga"]
        assert [seat.bot for seat in table.info.seats] == [None, "easy", "greedy", "random"]


@async_test
async def test_a_table_where_nothing_happens_leaves_the_lobby(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, OPEN, door="open")
        assert [info.code for info in await service.open_tables()] == [table.code]
        monkeypatch.setattr("bunkhouse.server.table_service._LATELY", -1000)
        assert await service.open_tables() == []
        assert [info.code for info in (await service.tables_of(ann.id)).tables] == [table.code]
