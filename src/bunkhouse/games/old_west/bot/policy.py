"""The rollout policy: one plan for every decision instead of a look at every action.

Good enough to play the rest of a game for everybody in a moment, which is what those need who think ahead.
It knows only what the seat may know that is to decide.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bunkhouse.engine.authoring import Choices, has_bit
from bunkhouse.games.old_west import components as c
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
from bunkhouse.games.old_west.bot.weights import Weights
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

    weights: Weights
    codes: vec[i64]
    worths: vec[float]
    count: i64

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._planners = [RoutePlanner(weights) for _ in range(c.MAX_PLAYERS)]
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
        self.count = 0
        self.routes = self._planners[seat]
        choices = self._choices
        choices.clear()
        table.fill(choices)
        _WEIGH[int(table.agenda.step())](self, table, seat)

    def _follow_routes(self, table: Table, seat: i64, turn: bool = False) -> None:
        """Keep to the planned tracks, and count the cards for them."""
        self.routes.follow(table, seat, turn)
        self.needs.count(self.routes, table, seat)

    def _note(self, code: i64, worth: float) -> None:
        if self.count == len(self.codes):
            self.codes = append(self.codes, i64(0))
            self.worths = append(self.worths, 0.0)
        self.codes[self.count] = code
        self.worths[self.count] = worth
        self.count += 1

    # A turn.

    def weigh_turn(self, table: Table, seat: i64) -> None:
        """A track, tickets or cards."""
        self._follow_routes(table, seat, turn=True)
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
                worth = self.weights.draw_cards + self.weights.draw_short * float(few)
                worth -= self.weights.draw_late * (1.0 - late)
            self._weigh_cards(table, seat, worth)

    def _claim_worth(self, table: Table, seat: i64, track: i64, last: bool, late: float) -> float:
        weights, routes = self.weights, self.routes
        gain = float(routes.own_gain(seat, track))
        gift = float(routes.gift(seat, track))
        network: i64 = table.network(seat)
        after: i64 = network | c.TRACK_ENDS[track]
        done: i64 = 0
        if after != network:
            done = points_done(table, seat, after) - points_done(table, seat, network)
        if last:
            return gain - weights.claim_gift * gift + 2.0 * float(done)
        length: i64 = i64(c.LENGTH[track])
        total = weights.claim_gain * gain - weights.claim_gift * gift
        total -= late * self.needs.track_cost(table, seat, track)
        total += weights.claim_done * float(done)
        trains_left: i64 = table.trains(seat) - length
        if routes.planned[track]:
            total += weights.claim_planned
        else:
            total -= late * weights.claim_train * float(length)
            if trains_left < routes.length:
                total -= 10.0 * late
        if after != network:
            total += weights.claim_city
        if trains_left <= c.LAST_TRAINS:
            total -= weights.claim_end * float(points_of(routes.wanted) - 2 * done)
        return total

    def weigh_track_payments(self, table: Table, seat: i64) -> None:
        self._weigh_payments(table, seat, table.agenda.x())

    def weigh_city_payments(self, table: Table, seat: i64) -> None:
        self._weigh_payments(table, seat, -1)

    def _weigh_payments(self, table: Table, seat: i64, track: i64) -> None:
        """Few locomotives, and cards that nothing else needs; track -1: for a city."""
        self._follow_routes(table, seat)
        choices = self._choices
        at: i64
        for at in range(choices.count):
            self._note(choices.at(at), -self.needs.payment_cost(table, seat, track, choices.at(at) - PAY))

    # Tickets.

    def weigh_first_tickets(self, table: Table, seat: i64) -> None:
        """Those that go together best."""
        choices = self._choices
        self.routes.survey(table, seat)
        wanted: i64 = self._first_tickets(table, seat)
        at: i64
        for at in range(choices.count):
            code: i64 = choices.at(at)
            worth = 0.0
            if code != DONE:
                worth = 1.0 if has_bit(wanted, code - KEEP) else -1.0
            self._note(code, worth)

    def weigh_drawn_tickets(self, table: Table, seat: i64) -> None:
        """Those that the planned tracks complete soon."""
        choices = self._choices
        self.routes.survey(table, seat)
        at: i64
        for at in range(choices.count):
            code: i64 = choices.at(at)
            worth = 0.0 if code == DONE else keeping_value(self.routes, table, seat, code - KEEP)
            self._note(code, worth)

    def _first_tickets(self, table: Table, seat: i64) -> i64:
        """The tickets to keep at set-up, found once."""
        if self._setting_up is not table or self._for != seat:
            self._wanted = first_tickets(self.routes, table, seat)
            self._setting_up = table
            self._for = seat
        return self._wanted

    # Cards.

    def weigh_second_card(self, table: Table, seat: i64) -> None:
        self._follow_routes(table, seat)
        self._weigh_cards(table, seat, 0.0)

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
            value = self.weights.card_hidden
            if code < TAKE + c.KINDS:
                value = self.needs.card_worth(table, seat, code - TAKE)
            best = max(best, value)
            self._note(code, value)
        for at in range(begun, self.count):
            self.worths[at] += worth - best

    # Cities.

    def weigh_cities(self, table: Table, seat: i64) -> None:
        """A piece where others will build, or where own tracks will count twice."""
        self._follow_routes(table, seat)
        choices = self._choices
        price = self.weights.city_price
        if not self.needs.spare_pair():
            price += self.weights.city_needed
        at: i64
        for at in range(choices.count):
            code: i64 = choices.at(at)
            if code == DONE:
                self._note(code, 0.0)
            else:
                self._note(code, city_worth(self.routes, table, seat, code - PLACE) - price)

    def weigh_starts(self, table: Table, seat: i64) -> None:
        """Near the tickets, and where many tracks meet."""
        choices = self._choices
        self.routes.survey(table, seat)
        at: i64
        for at in range(choices.count):
            self._note(choices.at(at), start_worth(self.routes, table, seat, choices.at(at) - START))

    def weigh_alvin(self, table: Table, seat: i64) -> None:
        """He is safest where few tracks can still be built."""
        choices = self._choices
        at: i64
        for at in range(choices.count):
            self._note(choices.at(at), -float(open_tracks(table, choices.at(at) - MOVE_ALVIN)))


_WEIGH: Final[dict[int, Callable[[Policy, Table, i64], None]]] = {
    CHOOSE_TICKETS: Policy.weigh_first_tickets,
    CHOOSE_START: Policy.weigh_starts,
    TURN: Policy.weigh_turn,
    SECOND_CARD: Policy.weigh_second_card,
    KEEP_TICKETS: Policy.weigh_drawn_tickets,
    PAY_TRACK: Policy.weigh_track_payments,
    steps.MOVE_ALVIN: Policy.weigh_alvin,
    PLACE_CITY: Policy.weigh_cities,
    PAY_CITY: Policy.weigh_city_payments,
}
"""How the actions of each step are weighed."""
