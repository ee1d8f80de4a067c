"""Nobody's page tells more than they may know: resample what a viewer cannot know, and not a byte changes.

Of the log the same events are taken for both, those that are only for other seats replaced by noise: they
must not matter either.
"""

import random
from dataclasses import replace

import pytest

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.engine.messages import Event
from bunkhouse.web.pages import Replay, table_page, table_update
from bunkhouse.web.scene import Scene, scene

from .tables import PLACE, Deed, Played, played

GAMES = list(bunkhouse.games())
BY_GAME = pytest.mark.parametrize("game", GAMES, ids=str)


def other(here: Played, viewer: int | None, seed: int) -> Played:
    """The same table as far as the viewer can tell, and different wherever they cannot."""
    deeds = [
        Deed(deed.seat, [event if event.visible_to(viewer) else noise_for(event) for event in deed.events])
        for deed in here.deeds
    ]
    return Played(here.game, here.state.determinize(viewer, seed), deeds)


def noise_for(event: Event) -> Event:
    """Something else that only the same seat may know."""
    return Event("no-such-event", {"secret": 99}, event.only)


def shown(table: Played, viewer: int | None, undo: Played, *, choose: bool) -> Scene:
    return scene(
        table.game,
        table.state,
        viewer,
        table.sitters,
        table.deeds,
        "en",
        undo=undo.state.undo_limit(),
        choose=choose,
    )


@BY_GAME
@pytest.mark.parametrize("seed", range(4))
def test_a_page_holds_nothing_its_viewer_may_not_know(game: Game, seed: int) -> None:
    chance = random.Random(seed)
    table = played(game, 0, seed, chance.randint(game.min_players, game.max_players))
    checked = 0
    while table.state.actor is not None and checked < 25:
        table.go_on(chance.randint(1, 9), chance)
        viewer = chance.choice([None, *range(table.state.players)])
        twin = other(table, viewer, seed + checked)
        for choose in (True, False):
            here, there = (shown(each, viewer, table, choose=choose) for each in (table, twin))
            assert table_update(here, PLACE) == table_update(there, PLACE)
        assert here.log == there.log
        assert here.undo == there.undo
        assert table_page(here, PLACE) == table_page(there, PLACE)
        replay = replace(PLACE, replay=Replay(len(table.deeds), ["red"] * len(table.deeds), "/replay"))
        assert table_page(here, replay) == table_page(there, replay)
        checked += 1
    assert checked


@BY_GAME
def test_the_comparison_would_notice_a_leak(game: Game) -> None:
    """Somewhere in a game two positions that look alike to one seat differ for another, or for nobody."""
    chance = random.Random(3)
    table = played(game, 0, 3)
    for _ in range(80):
        table.go_on(3, chance)
        if table.state.actor is None:
            break
        for viewer in range(table.state.players):
            twin = table.state.determinize(viewer, 11)
            for seat in range(table.state.players):
                if twin.observe(seat) != table.state.observe(seat):
                    return
            if twin.dump() != table.state.dump():
                return
    pytest.fail("nothing is ever hidden in this game: the test above proves nothing")
