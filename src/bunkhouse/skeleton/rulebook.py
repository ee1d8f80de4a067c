"""The rules, listed, and the position that is played by them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16

from bunkhouse.engine.authoring import PositionRules, Rng, Rules, Setting, empty_agenda
from bunkhouse.skeleton import position, scoring, view
from bunkhouse.skeleton.actions import ACTIONS
from bunkhouse.skeleton.components import KINDS
from bunkhouse.skeleton.rules import turn
from bunkhouse.skeleton.state import Table

RULES: Final = Rules(
    ACTIONS,
    [turn.Turn()],
    [turn.Pan(), turn.Leave()],
    PositionRules(
        scoring.scores, scoring.breakdown, position.dump, position.census, view.observe, view.resample
    ),
)
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


def empty_state(setting: Setting, rng: Rng, creek: vec[i16]) -> GoldCreekState:
    """A table on which nothing but the creek lies."""
    found = vec[i16]([i16(0)] * (setting.players * KINDS))
    gone = vec[i16]([i16(0)] * setting.players)
    return GoldCreekState(setting, rng, empty_agenda(), creek, found, gone)
