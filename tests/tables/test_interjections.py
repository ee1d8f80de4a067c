"""Actions out of turn: kept in the log with their seat, and the turn goes on."""

import pytest
import showdown
from showdown import ACTIONS, DRAW, Showdown, ShowdownGame

from bunkhouse.engine.choices import Choices
from bunkhouse.engine.reading import Reader
from bunkhouse.engine.rng import Rng
from bunkhouse.engine.setting import Setting
from bunkhouse.engine.state import State
from bunkhouse.server.errors import NotReady, Stale
from bunkhouse.server.tables.commands.before_start import Sit, Start
from bunkhouse.server.tables.commands.play import Act
from bunkhouse.server.tables.records import finished_record

from .helpers import HOST, OPEN, async_test, new_table, opened, person


class Impatient(Showdown):
    """A showdown in which everybody may draw at any time."""

    def fill_free(self, seat: int, choices: Choices) -> None:
        choices.add(DRAW)

    def copy(self) -> "Impatient":
        hands = [list(hand) for hand in self.hands]
        twin = Impatient(self.setting, self.rng.copy(), self.agenda.copy(), list(self.deck), hands)
        self.copy_base(twin)
        return twin


class ImpatientGame(ShowdownGame):
    def begin(self, setting: Setting, rng: Rng) -> State:
        return _impatient(super().begin(setting, rng))

    def read(self, setting: Setting, rng: Rng, position: Reader) -> State:
        return _impatient(super().read(setting, rng, position))


def _impatient(state: State) -> Impatient:
    assert isinstance(state, Showdown)
    return Impatient(state.setting, state.rng, state.agenda, state.deck, state.hands)


GAME = ImpatientGame("showdown", 1, (2, 4), ACTIONS, showdown.GAME.options, showdown.GAME.folder)


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("tables.loading", "table_plan"):
        monkeypatch.setattr(f"bunkhouse.server.{place}.find_game", lambda slug: GAME)


@async_test
async def test_somebody_acts_out_of_turn(database: str) -> None:
    async with opened(database) as service:
        ann, bob = await person(service), await person(service, "Bob")
        table = await new_table(service, ann, HOST, OPEN, game="showdown")
        await table.do(Sit(bob))
        await table.do(Start(ann))
        seq = table.seq
        await table.do(Act(bob.id, 1, "draw", seq))
        with pytest.raises(Stale):
            await table.do(Act(ann.id, 0, "draw", seq))
        assert table.info.actor == 0
        await table.do(Act(ann.id, 0, "draw", table.seq))
        with pytest.raises(NotReady, match="not-your-turn"):
            await table.do(Act(bob.id, 1, "stop", table.seq))
        assert [(step.seat, step.interjection) for step in table.state.entries()] == [(1, True), (0, False)]
        assert table.state.position().actions == ("@1 draw", "draw")
        position = table.state.position().state.dump()
        service._put_away(table)
        again = await service.table(table.code)
        assert again.state.position().state.dump() == position
        assert again.state.position().actions == ("@1 draw", "draw")
        assert [step.interjection for step in again.state.entries()] == [True, False]
        assert again.state.position(1).state.observe(None)["hands"] == [0, 1]
        for _ in range(2):
            actor = again.info.actor or 0
            await again.do(Act([ann.id, bob.id][actor], actor, "stop", again.seq))
        assert again.info.status == "over"
        assert finished_record(again.state).actions == ["@1 draw", "draw", "stop", "stop"]
