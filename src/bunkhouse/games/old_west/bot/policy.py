"""The rollout policy: one plan for every decision instead of a look at every action.

Good enough to play the rest of a game for everybody in a moment, which is what those need who think ahead.
It knows only what the seat may know that is to decide.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bunkhouse.engine.bits import has_bit
from bunkhouse.engine.choices import Choices
from bunkhouse.games.old_west import steps
from bunkhouse.games.old_west.actions import (
    CLAIM,
    DONE,
    DRAW_TICKETS,
    KEEP,
    MOVE_ALVIN,
    PAY,
    PLACE,
    START,
    TAKE,
)
from bunkhouse.games.old_west.bot import weights as by
from bunkhouse.games.old_west.bot.card_needs import CardNeeds
from bunkhouse.games.old_west.bot.city_values import city_worth, open_tracks, start_worth
from bunkhouse.games.old_west.bot.route_planning import RoutePlanner
from bunkhouse.games.old_west.bot.ticket_values import (
    NEVER,
    drawing_value,
    first_tickets,
    keeping_value,
    points_done,
    points_of,
)
from bunkhouse.games.old_west.components import (
    KINDS,
    LAST_TRAINS,
    LENGTH,
    MAX_PLAYERS,
    TRACK_ENDS,
)
from bunkhouse.games.old_west.state import NO_LIMIT, Table
from bunkhouse.games.old_west.steps import (
    CHOOSE_START,
    CHOOSE_TICKETS,
    KEEP_TICKETS,
    PAY_CITY,
    PAY_TRACK,
    PLACE_CITY,
    SECOND_CARD,
    TURN,
)

_LATE: Final = 10.0
"""With fewer turns to come, cards in hand begin to lose their worth."""


class Policy:
    """Weighs the actions of the seat that decides."""

    weights: vec[float]
    codes: vec[i64]
    worths: vec[float]
    count: i64

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self._planners = [RoutePlanner(weights) for _ in range(MAX_PLAYERS)]
        self.routes = self._planners[0]
        self.needs = CardNeeds(weights)
        self.codes = vec[i64]([i64(0)] * 256)
        self.worths = vec[float]([0.0] * 256)
        self.count = 0
        self._choices = Choices()
        self._setting_up: Table | None = None
        self._for: i64 = -1
        self._wanted: i64 = 0

    def choose(self, table: Table) -> i64:
        """The action that seems to be worth most."""
        self.weigh(table)
        best: i64 = 0
        at: i64
        for at in range(1, self.count):
            if self.worths[at] > self.worths[best]:
                best = at
        return self.codes[best]

    def considered(self, table: Table) -> list[tuple[float, int]]:
        """What seems worth considering, with its worth."""
        self.weigh(table)
        return [(self.worths[at], int(self.codes[at])) for at in range(int(self.count))]

    def weigh(self, table: Table) -> None:
        """Note what seems worth considering, each with its worth."""
        seat: i64 = table.seat
        step: i64 = table.agenda.step()
        self.count = 0
        self.routes = self._planners[seat]
        choices = self._choices
        choices.clear()
        table.fill(choices)
        if step in (CHOOSE_TICKETS, KEEP_TICKETS):
            self._weigh_tickets(table, seat, step)
        elif step == CHOOSE_START:
            self._weigh_starts(table, seat)
        elif step == steps.MOVE_ALVIN:
            self._weigh_alvin(table)
        else:
            self.routes.follow(table, seat, step == TURN)
            self.needs.count(self.routes, table, seat)
            if step == SECOND_CARD:
                self._weigh_cards(table, seat, 0.0)
            elif step == PLACE_CITY:
                self._weigh_cities(table, seat)
            elif step == PAY_TRACK:
                self._weigh_payments(table, seat, table.agenda.x())
            elif step == PAY_CITY:
                self._weigh_payments(table, seat, -1)
            else:
                self._weigh_turn(table, seat)

    def _note(self, code: i64, worth: float) -> None:
        if self.count == len(self.codes):
            self.codes = append(self.codes, i64(0))
            self.worths = append(self.worths, 0.0)
        self.codes[self.count] = code
        self.worths[self.count] = worth
        self.count += 1

    # A turn.

    def _weigh_turn(self, table: Table, seat: i64) -> None:
        last: bool = table.turns_left != NO_LIMIT
        late = 0.0 if last else min(1.0, self.routes.left / _LATE)
        choices = self._choices
        draws = False
        at: i64
        for at in range(choices.count):
            code: i64 = choices.at(at)
            if code == DRAW_TICKETS:
                self._note(code, drawing_value(self.routes, table, seat))
            elif code < DRAW_TICKETS:
                draws = True
            else:
                self._note(code, self._claim_worth(table, seat, code - CLAIM, last, late))
        if draws:
            worth = 0.0
            if not last:
                few: i64 = self.needs.lacking if self.needs.lacking < 4 else 4
                worth = self.weights[by.DRAW_CARDS] + self.weights[by.DRAW_SHORT] * float(few)
                worth -= self.weights[by.DRAW_LATE] * (1.0 - late)
            self._weigh_cards(table, seat, worth)

    def _claim_worth(self, table: Table, seat: i64, track: i64, last: bool, late: float) -> float:
        weights, routes = self.weights, self.routes
        gain = float(routes.own_gain(seat, track))
        gift = float(routes.gift(seat, track))
        network: i64 = table.network(seat)
        after: i64 = network | TRACK_ENDS[track]
        done: i64 = 0
        if after != network:
            done = points_done(table, seat, after) - points_done(table, seat, network)
        if last:
            return gain - weights[by.CLAIM_GIFT] * gift + 2.0 * float(done)
        length: i64 = i64(LENGTH[track])
        total = weights[by.CLAIM_GAIN] * gain - weights[by.CLAIM_GIFT] * gift
        total -= late * self.needs.track_cost(table, seat, track)
        total += weights[by.CLAIM_DONE] * float(done)
        trains_left: i64 = table.trains(seat) - length
        if routes.planned[track]:
            total += weights[by.CLAIM_PLANNED]
        else:
            total -= late * weights[by.CLAIM_TRAIN] * float(length)
            if trains_left < routes.length:
                total -= 10.0 * late
        if after != network:
            total += weights[by.CLAIM_CITY]
        if trains_left <= LAST_TRAINS:
            total -= weights[by.CLAIM_END] * float(points_of(routes.wanted) - 2 * done)
        return total

    def _weigh_payments(self, table: Table, seat: i64, track: i64) -> None:
        """Few locomotives, and cards that nothing else needs; track -1: for a city."""
        choices = self._choices
        at: i64
        for at in range(choices.count):
            self._note(choices.at(at), -self.needs.payment_cost(table, seat, track, choices.at(at) - PAY))

    # Tickets.

    def _weigh_tickets(self, table: Table, seat: i64, step: i64) -> None:
        choices, routes = self._choices, self.routes
        routes.survey(table, seat)
        wanted: i64 = 0
        if step == CHOOSE_TICKETS:
            wanted = self._first_tickets(table, seat)
        at: i64
        for at in range(choices.count):
            code: i64 = choices.at(at)
            if code == DONE:
                self._note(code, 0.0)
            elif step == CHOOSE_TICKETS:
                self._note(code, 1.0 if has_bit(wanted, code - KEEP) else -1.0)
            else:
                self._note(code, keeping_value(routes, table, seat, code - KEEP))

    def _first_tickets(self, table: Table, seat: i64) -> i64:
        """The tickets to keep at set-up, found once."""
        if self._setting_up is not table or self._for != seat:
            self._wanted = first_tickets(self.routes, table, seat)
            self._setting_up = table
            self._for = seat
        return self._wanted

    # Cards.

    def _weigh_cards(self, table: Table, seat: i64, worth: float) -> None:
        """The face-up cards and the deck; the best one is worth as much as drawing at all."""
        choices = self._choices
        begun: i64 = self.count
        best = NEVER
        at: i64
        for at in range(choices.count):
            code: i64 = choices.at(at)
            if code >= DRAW_TICKETS:
                continue
            value = self.weights[by.CARD_HIDDEN]
            if code < TAKE + KINDS:
                value = self.needs.card_worth(table, seat, code - TAKE)
            best = max(best, value)
            self._note(code, value)
        for at in range(begun, self.count):
            self.worths[at] += worth - best

    # Cities.

    def _weigh_cities(self, table: Table, seat: i64) -> None:
        """A piece where others will build, or where own tracks will count twice."""
        choices = self._choices
        price = self.weights[by.CITY_PRICE]
        if not self.needs.spare_pair():
            price += self.weights[by.CITY_NEEDED]
        at: i64
        for at in range(choices.count):
            code: i64 = choices.at(at)
            if code == DONE:
                self._note(code, 0.0)
            else:
                self._note(code, city_worth(self.routes, table, seat, code - PLACE) - price)

    def _weigh_starts(self, table: Table, seat: i64) -> None:
        """Near the tickets, and where many tracks meet."""
        choices = self._choices
        self.routes.survey(table, seat)
        at: i64
        for at in range(choices.count):
            self._note(choices.at(at), start_worth(self.routes, table, seat, choices.at(at) - START))

    def _weigh_alvin(self, table: Table) -> None:
        """He is safest where few tracks can still be built."""
        choices = self._choices
        at: i64
        for at in range(choices.count):
            self._note(choices.at(at), -float(open_tracks(table, choices.at(at) - MOVE_ALVIN)))
