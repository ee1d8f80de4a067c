"""The rules of Old West, listed, and the position that is played by them."""

from typing import Final, cast, final

from mypy_extensions import mypyc_attr

from bunkhouse.engine.authoring import Document, Rng, Rules, ScoreLine, Setting, empty_agenda, packed
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

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def breakdown(self) -> list[ScoreLine]:
        return scoring.breakdown(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def dump(self) -> Document:
        return position.dump(self)

    def observe(self, seat: int | None) -> Document:
        return cast(Document, view.observe(self, seat))

    def determinize(self, seat: int | None, seed: int) -> "OldWestState":
        twin = self.copy()
        view.resample(twin, seat, seed)
        return twin

    def census(self) -> dict[str, int]:
        return position.census(self)


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
