"""Nobody who follows a table is left with an old one: the last thing sent is how it stands."""

import asyncio
import random
from collections.abc import AsyncGenerator
from typing import cast

import pytest

from bunkhouse.engine.rng import seeded
from bunkhouse.server.event_stream import Update
from bunkhouse.server.table_view.updates import Updates
from bunkhouse.server.table_view.viewer import Viewing, look
from bunkhouse.server.tables import presence
from bunkhouse.server.tables.commands.chat import Say
from bunkhouse.server.tables.commands.play import Act
from bunkhouse.server.tables.live_table import LiveTable

from .helpers import GOSIA, HOST, PATIENCE, async_test, choice, new_table, opened, person

_QUIET = 0.05


def sight(table: LiveTable, person_id: str | None) -> Viewing:
    seats = [] if person_id is None else table.seats_of(person_id)
    return Viewing(table, "en", person_id, seats, None, watching=person_id is None, visit="eve")


def mark(seen: Viewing) -> str:
    """What a page that is fetched now says it shows, when it calls for updates."""
    _, place = look(seen)
    return place.stream.split("known=")[1].split("&")[0]


class Follower:
    """A browser with a page of the table, on a line that breaks now and then."""

    def __init__(self, seen: Viewing) -> None:
        self.seen = seen
        self.updates = Updates()
        self.page = self.updates.of(seen)
        self.known = mark(seen)
        self.line: AsyncGenerator[Update, None] | None = None

    async def look(self) -> Viewing:
        return self.seen

    async def read(self, patience: float = _QUIET) -> bool:
        """Take the next thing from the line; False when nothing comes."""
        if self.line is None:
            follow = Updates().follow(self.look, self.known)
            self.line = cast("AsyncGenerator[Update, None]", follow)
            self.next = asyncio.ensure_future(anext(self.line))
        done, _ = await asyncio.wait({self.next}, timeout=patience)
        if not done:
            return False
        self.page, self.known = self.next.result().data, ""
        self.next = asyncio.ensure_future(anext(self.line))
        return True

    async def hang_up(self) -> None:
        if self.line is not None:
            self.next.cancel()
            await asyncio.gather(self.next, return_exceptions=True)
            await self.line.aclose()
            self.line = None


@async_test
@pytest.mark.parametrize("seed", range(3))
async def test_every_follower_ends_up_with_the_table_as_it_stands(
    sqlite: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "_LINGER", 0.001)
    chance, rng = random.Random(seed), seeded(seed)
    async with opened(sqlite) as service:
        ann, eve = await person(service), await person(service, "Eve")
        table = await new_table(service, ann, HOST, GOSIA)
        followers = [Follower(sight(table, who)) for who in (ann.id, None, None)]
        for step in range(60):
            what = chance.randrange(5)
            follower = chance.choice(followers)
            if what == 0:
                info = table.info
                await table.do(Act(ann.id, info.actor or 0, choice(table, rng), info.seq))
            elif what == 1:
                await table.say(Say(chance.choice([ann, eve]), f"line {step}"))
            elif what == 2:
                await follower.hang_up()
            elif what == 3:
                await follower.hang_up()
                followers[followers.index(follower)] = Follower(follower.seen)
            else:
                await follower.read()
        for follower in followers:
            while follower.page != Updates().of(follower.seen):
                assert await follower.read(PATIENCE), "nothing more comes, and it is not how the table stands"
        for follower in followers:
            while await follower.read():
                pass
            assert follower.page == Updates().of(follower.seen)
        for follower in followers:
            await follower.hang_up()


@async_test
async def test_talk_between_the_page_and_the_line_is_not_lost(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        spectator = Follower(sight(table, None))
        await table.say(Say(ann, "between page and line"))
        assert await spectator.read(PATIENCE)
        assert "between page and line" in spectator.page
        await spectator.hang_up()


@async_test
async def test_a_page_that_shows_everything_is_left_in_peace(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA)
        spectator = Follower(sight(table, None))
        assert await spectator.read(PATIENCE)
        assert 'title="1 spectator"' in spectator.page
        again = Follower(spectator.seen)
        assert not await again.read(), "a page loaded again shows it all"
        await table.say(Say(ann, "news"))
        assert await again.read(PATIENCE)
        for each in (spectator, again):
            await each.hang_up()
