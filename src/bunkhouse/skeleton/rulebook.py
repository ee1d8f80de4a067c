"""The rules, listed, and the position that is played by them."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16

from bunkhouse.engine.authoring import Document, Rng, Rules, ScoreLine, Setting, empty_agenda
from bunkhouse.skeleton import position, scoring, view
from bunkhouse.skeleton.actions import ACTIONS
from bunkhouse.skeleton.components import KINDS
from bunkhouse.skeleton.rules import turn
from bunkhouse.skeleton.state import Table

RULES: Final = Rules(ACTIONS, [turn.Turn()], [turn.Pan(), turn.Leave()])
"""Steps by their numbers, kinds of action by their codes."""


@final
class GoldCreekState(Table):
    """A position of Gold Creek."""

    def rules(self) -> Rules:
        return RULES

    def copy(self) -> "GoldCreekState":
        twin = GoldCreekState(
            self.setting, self.rng.copy(), self.agenda.copy(), self.creek[:], self.found[:], self.gone[:]
        )
        twin.left = self.left
        self.copy_base(twin)
        return twin

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def breakdown(self) -> list[ScoreLine]:
        return scoring.breakdown(self)

    def dump(self) -> Document:
        return position.dump(self)

    def observe(self, seat: int | None) -> Document:
        return cast(Document, view.observe(self, seat))

    def determinize(self, seat: int | None, seed: int) -> "GoldCreekState":
        twin = self.copy()
        view.resample(twin, seed)
        return twin

    def census(self) -> dict[str, int]:
        return position.census(self)


def empty_state(setting: Setting, rng: Rng, creek: vec[i16]) -> GoldCreekState:
    """A table on which nothing but the creek lies."""
    found = vec[i16]([i16(0)] * (setting.players * KINDS))
    gone = vec[i16]([i16(0)] * setting.players)
    return GoldCreekState(setting, rng, empty_agenda(), creek, found, gone)
