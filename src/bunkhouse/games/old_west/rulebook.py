"""The rules of Old West, listed, and the position that is played by them."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from bunkhouse.engine.authoring import PositionRules, Rng, Rules, Setting, empty_agenda, packed
from bunkhouse.games.old_west import position, scoring, view
from bunkhouse.games.old_west.actions import ACTIONS
from bunkhouse.games.old_west.components import CARDS, KINDS, TICKETS, TRACKS
from bunkhouse.games.old_west.rules import alvin, city, claim, draw, opening, payment, tickets, turn
from bunkhouse.games.old_west.state import NO_OWNER, Table, empty_seats

RULES: Final = Rules(
    ACTIONS,
    [
        opening.ChooseTickets(),
        opening.BuryTickets(),
        opening.ChooseStart(),
        turn.Turn(),
        draw.SecondCard(),
        tickets.KeepTickets(),
        claim.PayTrack(),
        alvin.MoveAlvin(),
        city.PlaceCity(),
        city.PayCity(),
        turn.EndTurn(),
    ],
    [
        tickets.Keep(),
        tickets.Done(),
        opening.Start(),
        draw.Take(),
        draw.Draw(),
        tickets.DrawTickets(),
        claim.Claim(),
        payment.Pay(),
        alvin.AlvinTo(),
        city.Place(),
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
class OldWestState(Table):
    """A position of Old West."""

    def rules(self) -> Rules:
        return RULES

    def copy(self) -> "OldWestState":
        twin = OldWestState(
            self.setting,
            self.rng.copy(),
            self.agenda.copy(),
            self.tracks[:],
            self.deck[:],
            self.tickets[:],
            self.cards[:],
            self.holdings[:],
        )
        self.copy_table(twin)
        return twin


def empty_state(setting: Setting, rng: Rng) -> OldWestState:
    """A table with nothing on it."""
    return OldWestState(
        setting,
        rng,
        empty_agenda(),
        packed([int(NO_OWNER)] * TRACKS),
        packed([0] * CARDS),
        packed([0] * TICKETS),
        packed([0] * (KINDS * (setting.players + 1))),
        empty_seats(setting.players),
    )
