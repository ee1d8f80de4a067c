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

from .company import HOST, OPEN, evening, opened, person, table


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
    for place in ("restoring", "gathering"):
        monkeypatch.setattr(f"bunkhouse.server.running.{place}.find_game", lambda slug: GAME)


@evening
async def test_somebody_acts_out_of_turn(database: str) -> None:
    async with opened(database) as house:
        ann, bob = await person(house), await person(house, "Bob")
        desk = await table(house, ann, HOST, OPEN, game="showdown")
        await desk.sit(bob.id)
        await desk.start(ann.id)
        seq = desk.seq
        await desk.act(bob.id, 1, "draw", seq)
        with pytest.raises(Stale):
            await desk.act(ann.id, 0, "draw", seq)
        assert desk.info.actor == 0
        await desk.act(ann.id, 0, "draw", desk.seq)
        with pytest.raises(NotReady, match="not-your-turn"):
            await desk.act(bob.id, 1, "stop", desk.seq)
        assert [(step.seat, step.interjection) for step in desk.history()] == [(1, True), (0, False)]
        assert desk.position().actions == ("@1 draw", "draw")
        position = desk.position().state.dump()
        house._put_away(desk)
        again = await house.desk(desk.code)
        assert again.position().state.dump() == position
        assert again.position().actions == ("@1 draw", "draw")
        assert [step.interjection for step in again.history()] == [True, False]
        assert again.position(1).state.observe(None)["hands"] == [0, 1]
        for _ in range(2):
            actor = again.info.actor or 0
            await again.act([ann.id, bob.id][actor], actor, "stop", again.seq)
        assert again.info.status == "over"
        assert (await again.record()).actions == ["@1 draw", "draw", "stop", "stop"]
