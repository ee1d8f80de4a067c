"""The rules of Montana, listed, and the position that is played by them."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from bunkhouse.engine.authoring import PositionRules, Rng, Rules, Setting, empty_agenda
from bunkhouse.games.montana import position, scoring, view
from bunkhouse.games.montana.actions import ACTIONS
from bunkhouse.games.montana.landscape import Landscape
from bunkhouse.games.montana.rules import build, city, opening, recruit, rewards, trade, turn, work
from bunkhouse.games.montana.state import Table, clear_boards, clear_crews, clear_fields

RULES: Final = Rules(
    ACTIONS,
    [
        opening.StartTile(),
        recruit.Spin(),
        turn.Begin(),
        turn.Turn(),
        recruit.HireAny(),
        recruit.Surplus(),
        recruit.AdvancePointer(),
        work.StaffSpace(),
        city.PlacePawn(),
        city.MovePawn(),
        city.Pause(),
        rewards.Resolve(),
        rewards.Reward(),
        rewards.TakeGoods(),
        rewards.ExchangeGoods(),
        build.BuildMore(),
        turn.EndTurn(),
        turn.Last(),
    ],
    [
        opening.Start(),
        recruit.Recruit(),
        recruit.Hire(),
        recruit.Advance(),
        recruit.Return(),
        work.Work(),
        work.Staff(),
        city.City(),
        city.Place(),
        city.Pass(),
        rewards.Take(),
        rewards.Exchange(),
        build.Build(),
        trade.Trade(),
        turn.Canteen(),
        turn.Done(),
        turn.End(),
    ],
    PositionRules(
        scoring.scores,
        scoring.breakdown,
        position.dump,
        position.census,
        view.observe,
        view.resample,
        scoring.ranking,
    ),
)
"""Steps by their numbers, kinds of action by their codes."""


@final
@mypyc_attr(free_list_len=1)
class MontanaState(Table):
    """A position of Montana."""

    def rules(self) -> Rules:
        return RULES

    def copy(self) -> "MontanaState":
        twin = MontanaState(
            self.setting,
            self.rng.copy(),
            self.agenda.copy(),
            self.land,
            self.fields[:],
            self.crews[:],
            self.boards[:],
        )
        self.copy_table(twin)
        return twin


def empty_state(setting: Setting, rng: Rng, land: Landscape) -> MontanaState:
    """A landscape with nothing on it."""
    boards = clear_boards(setting.players)
    return MontanaState(setting, rng, empty_agenda(), land, clear_fields(), clear_crews(), boards)
