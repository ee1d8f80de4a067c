"""The rules of El Gaucho, listed, and the position that is played by them."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import PositionRules, Prompt, Rng, Rules, Setting, empty_agenda
from bunkhouse.games.el_gaucho import position, scoring, view
from bunkhouse.games.el_gaucho.actions import ACTIONS
from bunkhouse.games.el_gaucho.rules import (
    collect,
    foreman,
    placing,
    posts,
    prepare,
    recall,
    rounds,
    special,
    steppe,
    turn,
)
from bunkhouse.games.el_gaucho.state import Table, clear_land, clear_ranches, clear_stack

RULES: Final = Rules(
    ACTIONS,
    [
        prepare.KeepTiles(),
        prepare.ArrangeHerd(),
        prepare.LayOut(),
        posts.PostGaucho(),
        rounds.BeginRound(),
        turn.Turn(),
        foreman.ForemanMore(),
        steppe.SteppeChoice(),
        steppe.SteppeSpace(),
        steppe.RefillSteppe(),
        collect.Collect(),
        collect.AddCattle(),
        collect.Rest(),
        rounds.CloseRound(),
        collect.SellHerds(),
    ],
    [
        prepare.Keep(),
        prepare.Arrange(),
        posts.Post(),
        turn.Take(),
        placing.Stand(),
        placing.Lie(),
        placing.Raise(),
        placing.Enter(),
        special.RodeoDie(),
        special.Sell(),
        special.Steal(),
        foreman.Rouse(),
        foreman.Replace(),
        steppe.Look(),
        steppe.Fetch(),
        steppe.Settle(),
        recall.Recall(),
        collect.Add(),
        collect.Sort(),
        prepare.Done(),
        turn.End(),
    ],
    PositionRules(
        scoring.scores, scoring.breakdown, position.dump, position.census, view.observe, view.resample
    ),
)
"""Steps by their numbers, kinds of action by their codes."""


@final
@mypyc_attr(free_list_len=1)
class GauchoState(Table):
    """A position of El Gaucho."""

    def rules(self) -> Rules:
        return RULES

    def perform(self, code: i64) -> None:
        """EG-38: whatever is done, only taking a gaucho back keeps a recall going."""
        self.recalling = False
        super().perform(code)

    def prompt(self) -> Prompt:
        return Prompt("prompt-over", {}) if self.seat < 0 else super().prompt()

    def copy(self) -> "GauchoState":
        twin = GauchoState(
            self.setting,
            self.rng.copy(),
            self.agenda.copy(),
            self.land[:],
            self.stack[:],
            self.ranch[:],
        )
        self.copy_table(twin)
        return twin


def empty_state(setting: Setting, rng: Rng) -> GauchoState:
    """A table with nothing on it."""
    return GauchoState(
        setting,
        rng,
        empty_agenda(),
        clear_land(),
        clear_stack(),
        clear_ranches(setting.players),
    )
