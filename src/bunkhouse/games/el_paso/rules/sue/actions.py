"""What Sue's cards have her do (EP-125 to EP-131)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.icons import TRAIN_SOURCE
from bunkhouse.games.el_paso.rules.sue.building import build
from bunkhouse.games.el_paso.rules.sue.crew import strength, strongest_worker
from bunkhouse.games.el_paso.rules.sue.gains import draw_resource, gain_cow, use_symbols
from bunkhouse.games.el_paso.state import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class SueAction:
    """An action on a bot card."""

    def perform(self, table: Table, seat: i64, draws: i64) -> None:
        """``draws``: how many resources the card says."""
        raise NotImplementedError


class DrawResources(SueAction):
    """EP-126, EP-127"""

    def perform(self, table: Table, seat: i64, draws: i64) -> None:
        _: i64
        for _ in range(draws):
            draw_resource(table, seat)


class CattleMarket(SueAction):
    """EP-125: the cow of her cowboys."""

    def perform(self, table: Table, seat: i64, draws: i64) -> None:
        cowboys: i64 = strength(table, seat, c.COWBOY)
        gain_cow(table, seat, i64(c.SUE_COW[min(cowboys, len(c.SUE_COW)) - 1]))


class BuildOrUpgrade(SueAction):
    """EP-130"""

    def perform(self, table: Table, seat: i64, draws: i64) -> None:
        build(table, seat)


class Train(SueAction):
    """EP-128, R-30: the card of her engineers, its symbols from left to right."""

    def perform(self, table: Table, seat: i64, draws: i64) -> None:
        card: i64 = min(strength(table, seat, c.ENGINEER), c.TRAINS) - 1
        if table.journal is not None:
            side = "star" if table.star(card) else "plain"
            table.tell_seat("sue-uses-train", seat, {"card": int(card) + 1, "side": side})
        use_symbols(table, seat, TRAIN_SOURCE + c.TRAINS * table.star(card) + card, True)


class StrongestOfThree(SueAction):
    """EP-131: the action for which she has most workers."""

    def perform(self, table: Table, seat: i64, draws: i64) -> None:
        chosen: i64 = _SPECIAL[strongest_worker(table, seat)]
        if table.journal is not None:
            table.tell_seat("sue-chooses", seat, {"action": c.BOT_ACTIONS[chosen]})
        act(table, seat, chosen, 0)


_NAMED: Final[dict[str, SueAction]] = {
    "draw_resources": DrawResources(),
    "cattle_market": CattleMarket(),
    "build_or_upgrade": BuildOrUpgrade(),
    "train": Train(),
    "strongest_of_three": StrongestOfThree(),
}
_ACTIONS: Final = vec[SueAction]([_NAMED[name] for name in c.BOT_ACTIONS])
_FOR_SPECIALIST: Final = {
    int(c.COWBOY): "cattle_market",
    int(c.BUILDER): "build_or_upgrade",
    int(c.ENGINEER): "train",
}
_SPECIAL: Final = vec[i64](
    [i64(c.BOT_ACTIONS.index(_FOR_SPECIALIST[int(c.COWS) + at])) for at in range(c.SPECIALISTS)]
)
"""The action of each specialisation."""


def act(table: Table, seat: i64, action: i64, draws: i64) -> None:
    _ACTIONS[action].perform(table, seat, draws)
