"""Taking back a decision made by hand, or a whole turn, in every game."""

import pytest

import bunkhouse
from bunkhouse.engine.rng import seeded
from bunkhouse.server.errors import UndoRefused
from bunkhouse.server.table_view.viewer import Viewing, look
from bunkhouse.server.tables.commands.before_start import Sit, Start
from bunkhouse.server.tables.commands.play import Act, Undo
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.server.tables.log import FORCED

from .helpers import GOSIA, HOST, OPEN, async_test, choice, new_table, opened, person

SLUGS = [game.slug for game in bunkhouse.games()]


async def _act(table: LiveTable, person_id: str, notation: str, id: str = "") -> None:
    seat = table.info.actor
    assert seat is not None
    await table.do(Act(person_id, seat, notation, table.seq, id=id))


async def _until_steps(table: LiveTable, person_id: str, least: int) -> tuple[int, str]:
    """Play at random until so much of a turn can be taken back; gives the seat, and where it began."""
    rng, begins = seeded(2), ""
    for _ in range(900):
        if table.info.status != "running":
            break
        state = table.state
        actor = state.table.actor
        assert actor is not None
        if state.undoable(actor)[0] == 0:
            begins = state.position().state.fingerprint()
        await _act(table, person_id, choice(table, rng))
        if table.state.undoable(actor)[0] >= least:
            return actor, begins
    pytest.fail("no such turn")


@pytest.mark.parametrize("slug", SLUGS)
@async_test
async def test_a_whole_turn_goes_back_at_once(slug: str, sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA, game=slug, seed=5)
        least = 1 if slug == "old-west" else 2
        seat, begins = await _until_steps(table, ann.id, least)
        most = table.state.undoable(seat)[0]
        hand, turn = table.state.steps_back(seat)
        assert (hand, 1 <= turn <= most) == (1, True)
        step = table.state.table.step
        await table.do(Undo(ann.id, seat, 1, table.seq, whole=True))
        assert table.state.table.step == step - turn
        assert table.state.last_move is not None
        assert table.state.last_move.notation == str(turn)
        if turn == most:
            assert table.state.position().state.fingerprint() == begins
        with pytest.raises(UndoRefused):
            await table.do(Undo(ann.id, 1 - seat, 1, table.seq, whole=True))


@async_test
async def test_what_the_table_decided_goes_back_with_the_last_decision_made_by_hand(database: str) -> None:
    async with opened(database) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, GOSIA, game="great-western-trail", seed=5)
        rng = seeded(7)
        for _ in range(400):
            before = table.state
            forced = before.history is not None and len(before.history.state.legal()) == 1
            actor = before.table.actor
            assert actor is not None
            if forced and before.undoable(actor)[0] > 0:
                hand, _ = before.steps_back(actor)
                await _act(table, ann.id, choice(table, rng), id=f"{FORCED}x-{table.seq}")
                if table.state.undoable(actor)[0] > 1:
                    assert table.state.steps_back(actor)[0] == hand + 1
                    step = table.state.table.step
                    await table.do(Undo(ann.id, actor, hand + 1, table.seq))
                    assert table.state.table.step == step - hand - 1
                    return
            else:
                await _act(table, ann.id, choice(table, rng))
        pytest.fail("nothing was forced")


@async_test
async def test_a_device_that_goes_round_with_nothing_to_hide_still_takes_back(sqlite: str) -> None:
    """The table shows the next one already; whoever acted can change their mind until they act."""
    async with opened(sqlite) as service:
        ann, eve = await person(service), await person(service, "Eve")
        table = await new_table(service, ann, HOST, GOSIA, game="montana", seed=5)
        rng = seeded(4)
        for _ in range(300):
            actor = table.info.actor
            await _act(table, ann.id, choice(table, rng))
            if actor is not None and table.info.actor != actor and table.state.undoable(actor)[0]:
                break
        assert actor is not None
        seen = Viewing(table, "en", ann.id, [0, 1], None, False)
        scene, _ = look(seen)
        assert scene.viewer == table.info.actor != actor
        assert (scene.undo.possible, scene.undo.seat) == (True, actor)
        alone = Viewing(table, "en", eve.id, [1 - actor], None, False)
        assert not look(alone)[0].undo.possible
        await table.do(Undo(ann.id, actor, scene.undo.steps, table.seq))
        assert table.info.actor == actor
        scene, place = look(seen)
        assert place.undone


@async_test
async def test_another_person_waits_and_it_can_be_taken_back(sqlite: str) -> None:
    """Until the next person acts, as the house has it."""
    async with opened(sqlite) as service:
        ann, eve = await person(service), await person(service, "Eve")
        table = await new_table(service, ann, HOST, OPEN, game="montana")
        await table.do(Sit(eve))
        await table.do(Start(ann))
        people, rng = [ann.id, eve.id], seeded(4)
        for _ in range(300):
            actor = table.info.actor
            assert actor is not None
            await _act(table, people[actor], choice(table, rng))
            if table.info.actor not in (None, actor) and table.state.undoable(actor)[0]:
                break
        assert actor is not None
        mine = Viewing(table, "en", people[actor], [actor], None, False)
        scene, _ = look(mine)
        assert scene.undo.possible
        await table.do(Undo(people[actor], actor, scene.undo.steps, table.seq))
        assert table.info.actor == actor
