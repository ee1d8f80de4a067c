"""Before the game: plans, seats, colours, the host, and the start."""

import pytest

from bunkhouse.server.errors import NoSuchTable, NotReady, NotYours, TableFull, Unfit
from bunkhouse.server.plans import COLOURS, Pace, SeatPlan, TablePlan

from .company import BOT, GOSIA, HOST, OPEN, evening, opened, person, play, table


@evening
async def test_people_come_sit_and_begin(database: str) -> None:
    async with opened(database) as house:
        ann, bob, eve = [await person(house, name) for name in ("Ann", "Bob", "Eve")]
        desk = await table(house, ann, HOST, OPEN, BOT, door="open")
        assert [info.code for info in await house.open_tables()] == [desk.code]
        with pytest.raises(NotReady, match="seats-open"):
            await desk.start(ann.id)
        await desk.sit(bob.id, colour="green")
        assert (await desk.sit(bob.id)).repeated
        with pytest.raises(TableFull):
            await desk.sit(eve.id)
        assert await house.open_tables() == []
        with pytest.raises(NotYours, match="not-the-host"):
            await desk.start(eve.id)
        await desk.start(ann.id)
        info = desk.info
        assert [seat.kind for seat in info.seats] == ["person", "person", "bot"]
        assert [seat.name for seat in info.seats] == ["Ann", "Bob", "Rust"]
        assert info.seats[1].colour == "green"
        with pytest.raises(NotReady, match="already-started"):
            await desk.leave(bob.id)
        assert [found.code for found in (await house.tables_of(bob.id)).tables] == [desk.code]
        assert [found.code for found in await house.running_tables()] == [desk.code]


@evening
async def test_codes_lead_to_the_table_and_no_others_do(sqlite: str) -> None:
    async with opened(sqlite) as house:
        desk = await table(house, await person(house), HOST, OPEN)
        info = desk.info
        assert await house.desk(info.code) is desk
        assert await house.watched(info.watch_code) is desk
        for code in (info.watch_code, "", "nothere1", "x" * 500):
            with pytest.raises(NoSuchTable):
                await house.desk(code)
        with pytest.raises(NoSuchTable):
            await house.watched(info.code)


@evening
async def test_everybody_has_a_brand_of_their_own(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann, bob = await person(house), await person(house, "Bob")
        desk = await table(house, ann, HOST, OPEN, OPEN, OPEN)
        colours = [seat.colour for seat in desk.info.seats]
        assert colours == list(COLOURS[:4])
        await desk.sit(bob.id, 2, colour="red")
        await desk.set_seat(bob.id, 2, "same", colour="white")
        assert desk.info.seats[2].colour == "white"
        await desk.set_seat(ann.id, 1, "bot", bot="greedy", colour="white")
        after = [seat.colour for seat in desk.info.seats]
        assert after[1] == "white"
        assert len(set(after)) == 4
        with pytest.raises(Unfit):
            await desk.set_seat(bob.id, 2, "same", colour="mauve")


@evening
async def test_the_host_arranges_the_seats(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann, bob = await person(house), await person(house, "Bob")
        desk = await table(house, ann, HOST, OPEN, OPEN)
        await desk.set_seat(ann.id, 1, "hotseat", name="Gosia")
        await desk.set_seat(ann.id, 2, "bot", bot="greedy")
        assert [seat.name for seat in desk.info.seats] == ["Ann", "Gosia", "Rust"]
        assert [seat.hotseat for seat in desk.info.seats] == [False, True, False]
        assert desk.seat_of(ann.id) == [0, 1]
        await desk.reorder(ann.id, [2, 0, 1])
        assert [seat.name for seat in desk.info.seats] == ["Rust", "Ann", "Gosia"]
        await desk.set_seat(ann.id, 0, "open")
        await desk.sit(bob.id)
        for wrong in (desk.set_seat(bob.id, 1, "open"), desk.reorder(bob.id, [0, 1, 2])):
            with pytest.raises(NotYours, match="not-the-host"):
                await wrong
        with pytest.raises(Unfit, match="unknown-bot"):
            await desk.set_seat(ann.id, 2, "bot", bot="skynet")
        with pytest.raises(Unfit):
            await desk.reorder(ann.id, [0, 0, 1])
        with pytest.raises(TableFull):
            await desk.set_seat(ann.id, 0, "hotseat", name="Zoe")


@evening
async def test_when_the_host_leaves_somebody_else_is_host(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann, bob = await person(house), await person(house, "Bob")
        desk = await table(house, ann, HOST, OPEN)
        await desk.sit(bob.id)
        await desk.leave(ann.id)
        assert (desk.info.host_id, desk.info.host_name) == (bob.id, "Bob")
        with pytest.raises(NotYours, match="not-seated"):
            await desk.leave(ann.id)
        await desk.leave(bob.id)
        assert (desk.info.status, desk.info.ending) == ("over", None)


@evening
async def test_what_was_agreed_can_be_changed_before_the_start(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, OPEN)
        pace = Pace(kind="live", bank=600, increment=10)
        await desk.configure(ann.id, pace=pace, undo="off", door="open", name="  Saloon \n two ", players=4)
        info = desk.info
        assert (info.pace, info.undo, info.door, info.name) == (pace, "off", "open", "Saloon two")
        assert info.players == 4
        await desk.configure(ann.id, game="old-west", players=3)
        assert (desk.info.game, desk.info.players) == ("old-west", 3)
        with pytest.raises(Unfit) as bad:
            await desk.configure(ann.id, options={"alvin": "perhaps"})
        assert bad.value.params["field"] == "options"
        await desk.start(ann.id, fill="random")
        assert desk.position().game.slug == "old-west"
        await desk.configure(ann.id, door="link")
        with pytest.raises(NotReady, match="already-started"):
            await desk.configure(ann.id, undo="free")


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
@evening
async def test_a_bad_plan_is_refused_by_the_field(field: str, sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann = await person(house)
        with pytest.raises(Unfit, match="bad-plan") as bad:
            await house.create(ann, BAD_PLANS[field])
        assert bad.value.params["field"] == field
        assert (await house.tables_of(ann.id)).tables == []


@evening
async def test_opening_a_table_twice_by_the_same_command(database: str) -> None:
    async with opened(database) as house:
        ann, bob = await person(house), await person(house, "Bob")
        plan = TablePlan(game="el-gaucho", seats=(HOST, OPEN))
        one = await house.create(ann, plan, command="open-1")
        two = await house.create(ann, plan, command="open-1")
        assert one.code == two.code
        assert (await house.create(bob, plan, command="open-1")).code != one.code


@evening
async def test_a_chosen_seed_is_for_tables_without_strangers(sqlite: str) -> None:
    async with opened(sqlite) as house:
        desk = await table(house, await person(house), HOST, BOT, seed=7)
        await play(desk)
        assert desk.info.seed == 7


@evening
async def test_a_rematch_rotates_the_seats_and_is_one_table(database: str) -> None:
    async with opened(database) as house:
        ann, bob = await person(house), await person(house, "Bob")
        desk = await table(house, ann, HOST, OPEN, BOT)
        with pytest.raises(NotReady, match="game-goes-on"):
            await desk.rematch(ann.id)
        await desk.sit(bob.id)
        await desk.start(ann.id)
        await desk.resign(ann.id, 0)
        await desk.resign(bob.id, 1)
        code = await desk.rematch(bob.id)
        assert await desk.rematch(ann.id) == code == desk.info.rematch
        again = (await house.desk(code)).info
        assert [seat.name for seat in again.seats] == ["Bob", "Rust", "Ann"]
        before = {seat.name: seat.colour for seat in desk.info.seats}
        assert {seat.name: seat.colour for seat in again.seats} == before
        assert (again.status, again.host_id) == ("waiting", bob.id)
        assert not any(seat.resigned for seat in again.seats)
        assert again.commitment != desk.info.commitment


@evening
async def test_a_rematch_against_bots_begins_at_once(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, GOSIA, BOT)
        await desk.resign(ann.id, 0)
        await desk.resign(ann.id, 1)
        again = await house.desk(await desk.rematch(ann.id))
        assert [seat.name for seat in again.info.seats] == ["Gosia", "Rust", "Ann"]
        assert again.info.status == "running"


@evening
async def test_bots_have_names_of_their_own_in_the_language_of_the_table(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann = await person(house)
        rdza = SeatPlan(kind="bot", bot="easy", name="Rdza")
        desk = await table(house, ann, HOST, rdza, OPEN, OPEN, language="pl")
        await desk.set_seat(ann.id, 2, "bot", bot="greedy")
        await desk.start(ann.id, fill="random")
        assert [seat.name for seat in desk.info.seats] == ["Ann", "Rdza", "Kaktus", "Ostroga"]
        assert [seat.bot for seat in desk.info.seats] == [None, "easy", "greedy", "random"]


@evening
async def test_a_table_where_nothing_happens_leaves_the_lobby(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, OPEN, door="open")
        assert [info.code for info in await house.open_tables()] == [desk.code]
        monkeypatch.setattr("bunkhouse.server.house._LATELY", -1000)
        assert await house.open_tables() == []
        assert [info.code for info in (await house.tables_of(ann.id)).tables] == [desk.code]
