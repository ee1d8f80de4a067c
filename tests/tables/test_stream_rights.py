"""A live stream shows what its reader may see at that moment, not what was allowed when it was opened.

Every test changes who may see something while streams are open, plays on, and compares: whoever has lost a
seat gets what a stranger gets, or nothing more.
"""

import json

import pytest

import bunkhouse
from bunkhouse.server.tables.commands.absence import HandOver, Resign, TakeBack
from bunkhouse.server.tables.commands.before_start import Leave, Reorder, SetSeat, Sit, Start
from bunkhouse.server.tables.live_table import LiveTable

from .helpers import HOST, OPEN, async_test, new_table, opened, until
from .lines import Line, Site, Visitor, play_on, same_as_a_stranger, shown, site

ALL_GAMES = pytest.mark.parametrize("game", [game.slug for game in bunkhouse.games()])
BOTH_DOORS = pytest.mark.parametrize("door", ["api", "page"])


async def waiting_table(here: Site, game: str) -> tuple[LiveTable, Visitor, Visitor, Visitor]:
    """A host, somebody who will be watched, somebody who would like to, and an empty seat."""
    ann, bob, eve = [await here.visitor(name) for name in ("Ann", "Bob", "Eve")]
    return await new_table(here.service, ann.person, HOST, OPEN, game=game), ann, bob, eve


async def begin_with(here: Site, table: LiveTable, ann: Visitor, bob: Visitor) -> tuple[Line, Line]:
    """Bob takes the free seat and the game begins; Bob's own stream and that of a stranger."""
    await table.do(Sit(bob.person))
    await table.do(Start(ann.person))
    stranger = await here.follow(table, await here.visitor("Sam"))
    return await here.follow(table, bob), stranger


@ALL_GAMES
@BOTH_DOORS
@async_test
async def test_a_seat_that_was_given_up_is_not_watched(sqlite: str, game: str, door: str) -> None:
    async with site(sqlite, door) as here:
        table, ann, bob, eve = await waiting_table(here, game)
        await table.do(Sit(eve.person))
        spies = [await here.follow(table, eve, 1), await here.follow(table, eve)]
        await table.do(Leave(eve.person.id))
        own, stranger = await begin_with(here, table, ann, bob)
        await play_on(table, own, stranger, *spies)
        assert own.events[-1] != stranger.events[-1], "there is nothing to hide: this proves nothing"
        await until(lambda: all(same_as_a_stranger(spy, stranger) for spy in spies))


@BOTH_DOORS
@async_test
async def test_a_seat_that_the_host_has_freed_is_not_watched(sqlite: str, door: str) -> None:
    async with site(sqlite, door) as here:
        table, ann, bob, eve = await waiting_table(here, "old-west")
        await table.do(Sit(eve.person))
        spies = [await here.follow(table, eve, 1), await here.follow(table, eve)]
        await table.do(SetSeat(ann.person, 1, "open"))
        own, stranger = await begin_with(here, table, ann, bob)
        await play_on(table, own, stranger, *spies)
        await until(lambda: all(same_as_a_stranger(spy, stranger) for spy in spies))


@ALL_GAMES
@BOTH_DOORS
@async_test
async def test_a_host_who_reorders_the_seats_sees_their_own(sqlite: str, game: str, door: str) -> None:
    async with site(sqlite, door) as here:
        table, ann, bob, _ = await waiting_table(here, game)
        await table.do(Sit(bob.person))
        spies = [await here.follow(table, ann, 0), await here.follow(table, ann)]
        await table.do(Reorder(ann.person.id, [1, 0]))
        await table.do(Start(ann.person))
        honest, bobs = await here.follow(table, ann, 1), await here.follow(table, bob, 0)
        await play_on(table, honest, bobs, *spies)
        assert honest.events[-1] != bobs.events[-1]
        await until(lambda: all(spy.ended or spy.events[-1] == honest.events[-1] for spy in spies))


@ALL_GAMES
@BOTH_DOORS
@async_test
async def test_a_stand_in_shows_its_seat_to_nobody_else(sqlite: str, game: str, door: str) -> None:
    """A bot stands in for Bob, and he takes his seat back: each sees what their seat sees, all the time."""
    async with site(sqlite, door) as here:
        table, ann, bob, eve = await waiting_table(here, game)
        bobs, stranger = await begin_with(here, table, ann, bob)
        anns = await here.follow(table, ann)
        lines = {0: (anns, ann), 1: (bobs, bob), None: (stranger, eve)}
        for change in (HandOver(bob.person.id, 1), TakeBack(bob.person.id, 1)):
            await table.do(change)
            await shown(table, anns, bobs, stranger)
            for seat, (line, who) in lines.items():
                if door == "api":
                    assert {json.loads(event)["seat"] for event in line.events} == {seat}
                fresh = await here.follow(table, who)
                await until(lambda line=line, fresh=fresh: bool(fresh.events) and settled(line, fresh))  # type: ignore[misc]
        assert bobs.events[-1] != stranger.events[-1]


def settled(line: Line, fresh: Line) -> bool:
    return line.events[-1] == fresh.events[-1]


@BOTH_DOORS
@async_test
async def test_a_rematch_gives_nobody_a_seat_of_somebody_else(sqlite: str, door: str) -> None:
    """The seats of the new table are rotated; a stream that asks for the old number is refused, or ends."""
    async with site(sqlite, door) as here:
        old, ann, bob, eve = await waiting_table(here, "old-west")
        await begin_with(here, old, ann, bob)
        before = await here.follow(old, ann, 0)
        await old.do(Resign(bob.person.id, 1))
        await shown(old, before)
        table = await here.service.table(await here.service.rematch(old, ann.person))
        assert table.seats_of(ann.person.id) == [1], "the test asks for a seat that is not hers any more"
        spy = await here.follow(table, ann, 0)
        assert spy.status == (403 if door == "api" else 200)
        await table.do(Leave(bob.person.id))
        await table.do(Sit(eve.person))
        await table.do(Start(ann.person))
        own, eves = await here.follow(table, ann), await here.follow(table, eve)
        await play_on(table, own, eves, *([] if door == "api" else [spy]))
        assert own.events[-1] != eves.events[-1]
        await until(lambda: door == "api" or spy.ended or spy.events[-1] == own.events[-1])
        assert before.events[-1] not in (own.events[-1], eves.events[-1])


@pytest.mark.parametrize("way", ["logout", "password", "revoked"])
@async_test
async def test_no_stream_outlives_its_session_or_token(sqlite: str, way: str) -> None:
    """Whoever logs out, changes the password, or revokes a token, ends what was opened with it."""
    async with site(sqlite, "api" if way == "revoked" else "page") as here:
        people = here.service.people
        table, ann, bob, _ = await waiting_table(here, "old-west")
        await people.register(bob.person.id, "bob-the-rider", "a long password")
        own, stranger = await begin_with(here, table, ann, bob)
        lobby = await here.stream("/stream", bob)
        watched = [own] if way == "revoked" else [own, lobby]
        if way == "logout":
            await people.end_session(bob.session)
        elif way == "password":
            tokens = await here.stream(f"/api/tables/{table.code}/stream", bob)
            await people.change_password(bob.person.id, "a long password", "a longer password")
            watched.append(tokens)
        else:
            await people.revoke_token(bob.person.id, bob.token_id)
        await until(lambda: all(line.ended for line in watched))
        seen = len(own.events)
        await play_on(table, stranger)
        assert len(own.events) == seen


@BOTH_DOORS
@async_test
async def test_a_guest_whose_seats_went_to_an_account_watches_them_no_longer(sqlite: str, door: str) -> None:
    async with site(sqlite, door) as here:
        people = here.service.people
        table, ann, guest, owner = await waiting_table(here, "old-west")
        await people.register(owner.person.id, "the-owner", "a long password")
        old, stranger = await begin_with(here, table, ann, guest)
        await people.login("the-owner", "a long password", guest.person.id)
        await until(lambda: table.seats_of(owner.person.id) == [1])
        own = await here.follow(table, owner)
        await play_on(table, own, stranger, old)
        assert own.events[-1] != stranger.events[-1]
        await until(lambda: same_as_a_stranger(old, stranger))


@async_test
async def test_whoever_loses_the_seat_leaves_the_waiting_room(sqlite: str) -> None:
    async with site(sqlite) as here:
        table, ann, _, eve = await waiting_table(here, "el-gaucho")
        await table.do(Sit(eve.person))
        room = await here.stream(f"/t/{table.code}/room", eve)
        await until(lambda: bool(room.events))
        assert "data-go" not in room.events[-1]
        await table.do(SetSeat(ann.person, 1, "open"))
        await until(lambda: room.ended)
        assert f'data-go="/t/{table.code}"' in room.events[-1]


@async_test
async def test_a_session_that_ends_elsewhere_ends_here(postgres: str) -> None:
    """Two processes on one database: neither remembers a session, or shows anything to it, after its end."""
    async with site(postgres) as here, opened(postgres) as there:
        table, ann, bob, _ = await waiting_table(here, "old-west")
        own, _ = await begin_with(here, table, ann, bob)
        assert await here.service.people.by_session(bob.session) is not None
        await there.people.end_session(bob.session)
        await until(lambda: own.ended)
        assert await here.service.people.by_session(bob.session) is None


@async_test
async def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(sqlite: str) -> None:
    async with opened(sqlite) as service:
        _, session = await service.people.guest("Ann")
        book = service.people._book
        looked_up = book.by_session

        async def slowly(hash: str, since: int) -> object:
            found = await looked_up(hash, since)
            await service.people.end_session(session)
            return found

        book.by_session = slowly  # type: ignore[method-assign, assignment]
        await service.people.by_session(session)
        book.by_session = looked_up  # type: ignore[method-assign]
        assert await service.people.by_session(session) is None
