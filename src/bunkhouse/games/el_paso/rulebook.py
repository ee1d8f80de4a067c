"""The rules of El Paso, listed, and the position that is played by them."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import Choices, PositionRules, Rng, Rules, Setting, empty_agenda
from bunkhouse.games.el_paso import position, scoring, view
from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.rules import (
    auxiliary,
    building,
    delivery,
    exchange,
    free,
    gains,
    local,
    market,
    movement,
    opening,
    purchase,
    tokens,
    turn,
)
from bunkhouse.games.el_paso.rules.sue.turn import SueTurn
from bunkhouse.games.el_paso.setup import chosen_sides, seats_around
from bunkhouse.games.el_paso.state import (
    NOBODY,
    Table,
    clear_boards,
    clear_cards,
    clear_places,
    clear_trail,
)

RULES: Final = Rules(
    ACTIONS,
    [
        turn.EndTurn(),
        turn.DrawPhase(),
        opening.Begin(),
        opening.FirstObjective(),
        opening.PlaceRancher(),
        movement.Move(),
        local.Act(),
        local.TrainCard(),
        local.Reward(),
        auxiliary.FurtherAuxiliary(),
        auxiliary.FurtherExchange(),
        exchange.GiveBack(),
        building.ChooseSite(),
        purchase.PayWorkers(),
        delivery.Leave(),
        delivery.ShowHand(),
        delivery.PutDisc(),
        SueTurn(),
        turn.BeforeScoring(),
    ],
    [
        opening.Place(),
        movement.MoveTo(),
        movement.Hurry(),
        gains.DiscardCow(),
        gains.GainMoney(),
        gains.GainCertificates(),
        gains.TakeExchange(),
        market.Hire(),
        market.Buy(),
        market.UseTrain(),
        building.Build(),
        building.BuildHere(),
        purchase.PayWith(),
        tokens.TakeObjective(),
        tokens.TakeBonus(),
        auxiliary.UseAuxiliary(),
        auxiliary.ExchangeAgain(),
        movement.Ride(),
        market.GainCow(),
        gains.RemoveCow(),
        delivery.Spend(),
        delivery.Deliver(),
        free.Dismiss(),
        free.UseToken(),
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
class PasoState(Table):
    """A position of El Paso."""

    @property
    def seats(self) -> int:
        return int(self.around)

    def rules(self) -> Rules:
        return RULES

    def fill(self, choices: Choices) -> None:
        """EP-26, EP-27: what the step offers, and what may be done at any time."""
        RULES.step(self.agenda.step()).fill(self, choices)
        free.fill_free(self, self.seat, choices)

    def fill_free(self, seat: i64, choices: Choices) -> None:
        """EP-26, EP-27: worker bonuses and exchange tokens, also in another player's turn."""
        free.fill_free(self, seat, choices)

    def copy(self) -> "PasoState":
        twin = PasoState(
            self.setting,
            self.rng.copy(),
            self.agenda.copy(),
            self.cards[:],
            self.boards[:],
            self.trail[:],
            self.places[:],
            self.around,
            self.sides,
            self.finisher,
        )
        self.copy_base(twin)
        return twin


def empty_state(setting: Setting, rng: Rng) -> PasoState:
    """A table with nothing on it."""
    around = seats_around(setting)
    return PasoState(
        setting,
        rng,
        empty_agenda(),
        clear_cards(around),
        clear_boards(around),
        clear_trail(),
        clear_places(),
        around,
        chosen_sides(setting),
        NOBODY,
    )
