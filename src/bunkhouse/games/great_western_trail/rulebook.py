"""The rules of Great Western Trail, listed, and the position that is played by them."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from bunkhouse.engine.authoring import PositionRules, Rng, Rules, Setting, empty_agenda
from bunkhouse.games.great_western_trail import position, scoring, view
from bunkhouse.games.great_western_trail.actions import ACTIONS
from bunkhouse.games.great_western_trail.rules import (
    areas,
    building,
    cattle,
    certificates,
    copying,
    delivery,
    discs,
    engine,
    exchange,
    foresight,
    hand,
    hiring,
    local,
    movement,
    objectives,
    stations,
    turn,
    using,
)
from bunkhouse.games.great_western_trail.state import (
    Table,
    clear_boards,
    clear_cards,
    clear_supply,
    clear_trail,
)

RULES: Final = Rules(
    ACTIONS,
    [
        turn.EndTurn(),
        turn.PhaseC(),
        turn.PhaseA(),
        local.PhaseB(),
        local.Copy(),
        movement.Moving(),
        movement.Walking(),
        using.Choose(),
        exchange.Discarding(),
        exchange.Reward(),
        certificates.Certificates(),
        objectives.Taking(),
        engine.Forward(),
        exchange.Back(),
        hand.Drawing(),
        hand.GivingBack(),
        hand.Removing(),
        hiring.Hiring(),
        building.Building(),
        cattle.Buying(),
        areas.Trading(),
        areas.Clearing(),
        local.Auxiliary(),
        copying.Adjacent(),
        stations.Behind(),
        delivery.SpecialDelivery(),
        engine.Return(),
        stations.Upgrading(),
        discs.MovingDisc(),
        stations.Master(),
        foresight.Foresight(),
        delivery.Income(),
        delivery.Delivery(),
        delivery.Transport(),
        foresight.LeaveCity(),
    ],
    [
        turn.Place(),
        movement.Move(),
        movement.Via(),
        objectives.Play(),
        using.Use(),
        local.Aux(),
        local.Double(),
        copying.CopyBuilding(),
        hand.Discard(),
        hand.Remove(),
        hand.Draw(),
        certificates.TakeCertificates(),
        objectives.Take(),
        hiring.Hire(),
        building.Build(),
        cattle.Buy(),
        cattle.Enlarge(),
        areas.Trade(),
        areas.Clear(),
        engine.MoveEngine(),
        stations.Upgrade(),
        discs.Disc(),
        discs.Lift(),
        stations.Give(),
        foresight.Foresee(),
        delivery.Spend(),
        delivery.Deliver(),
        using.Done(),
        local.End(),
    ],
    PositionRules(
        scoring.scores, scoring.breakdown, position.dump, position.census, view.observe, view.resample
    ),
)
"""Steps by their numbers, kinds of action by their codes."""


@final
@mypyc_attr(free_list_len=1)
class TrailState(Table):
    """A position of Great Western Trail."""

    def rules(self) -> Rules:
        return RULES

    def copy(self) -> "TrailState":
        twin = TrailState(
            self.setting,
            self.rng.copy(),
            self.agenda.copy(),
            self.cards[:],
            self.boards[:],
            self.trail[:],
            self.supply[:],
        )
        self.copy_table(twin)
        return twin


def empty_state(setting: Setting, rng: Rng) -> TrailState:
    """A table with nothing on it."""
    return TrailState(
        setting,
        rng,
        empty_agenda(),
        clear_cards(setting.players),
        clear_boards(setting.players),
        clear_trail(),
        clear_supply(),
    )
