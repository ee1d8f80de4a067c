"""Bots are as slow as anybody wishes who sits at the table and has it open."""

import pytest

from bunkhouse.server.tables.paces import Paces

from .helpers import BOT, HOST, async_test, new_table, opened, person


def test_the_slowest_wish_of_those_who_are_there_counts() -> None:
    paces = Paces()
    assert paces.slowest(lambda _: True) == 1.0
    paces.wish("ann", "fast")
    assert paces.slowest(lambda _: True) < 1.0
    paces.wish("bob", "calm")
    assert paces.slowest(lambda _: True) > 1.0
    assert paces.slowest(lambda one: one == "ann") < 1.0, "bob has left"
    assert paces.slowest(lambda _: False) == 1.0
    paces.wish("bob", "frantic")
    assert paces.slowest(lambda _: True) == 1.0


@pytest.mark.parametrize(("pace", "factor"), [("calm", 2.0), ("normal", 1.0), ("fast", 0.4)])
@async_test
async def test_the_pause_of_a_table(sqlite: str, pace: str, factor: float) -> None:
    async with opened(sqlite, bot_pause=0.01) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, BOT)
        table.wish(ann.id, pace)
        assert table._bots._pause() == 0.01, "nobody looks"
        looking = table.watch(ann.id)
        await anext(looking)
        assert table._bots._pause() == pytest.approx(0.01 * factor)
        await looking.aclose()
