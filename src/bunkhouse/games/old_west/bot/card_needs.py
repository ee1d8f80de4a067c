"""Train cards as the rollout policy sees them: what the plan takes, what is missing, what may be spent."""

from librt.vecs import vec
from mypy_extensions import i64

from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.actions import ALL_LOCOMOTIVES
from bunkhouse.games.old_west.bot.route_planning import RoutePlanner
from bunkhouse.games.old_west.bot.weights import Weights
from bunkhouse.games.old_west.rules.payment import colour_of, locomotives_in
from bunkhouse.games.old_west.state import Table


class CardNeeds:
    """The cards of one seat, counted against its routes."""

    weights: Weights
    taken: vec[i64]
    """How many cards of each colour the planned tracks take."""
    short: vec[i64]
    """How many of them are missing; at the place of the grey tracks what is missing for those."""
    free: vec[i64]
    """How many cards of each colour nothing is planned for."""
    lacking: i64
    """How many cards are missing in all, locomotives counted."""
    planned: vec[i64]
    """Whether a track is planned."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.taken = vec[i64]([i64(0)] * c.KINDS)
        self.short = vec[i64]([i64(0)] * c.KINDS)
        self.free = vec[i64]([i64(0)] * c.KINDS)
        self.lacking = 0
        self.planned = vec[i64]([])

    def count(self, routes: RoutePlanner, table: Table, seat: i64) -> None:
        """Which cards the planned tracks take, and which of them are missing."""
        taken, short, free = self.taken, self.short, self.free
        self.planned = routes.planned
        kind: i64
        at: i64
        for kind in range(c.KINDS):
            taken[kind] = 0
            short[kind] = 0
            free[kind] = table.hand(seat, kind)
        for at in range(routes.count):
            track: i64 = i64(routes.tracks[at])
            colour: i64 = i64(c.TRACK_COLOUR[track])
            if colour != c.GREY:
                taken[colour] += i64(c.LENGTH[track])
        lacking: i64 = 0
        for kind in range(c.LOCOMOTIVE):
            over: i64 = free[kind] - taken[kind]
            if over >= 0:
                free[kind] = over
            else:
                free[kind] = 0
                short[kind] = -over
                lacking -= over
        for at in range(routes.count):
            track = i64(routes.tracks[at])
            if i64(c.TRACK_COLOUR[track]) != c.GREY:
                continue
            most: i64 = most_plentiful(free)
            length: i64 = i64(c.LENGTH[track])
            used: i64 = free[most]
            used = min(used, length)
            free[most] -= used
            short[c.GREY] += length - used
            lacking += length - used
        lacking -= table.hand(seat, c.LOCOMOTIVE)
        self.lacking = lacking if lacking > 0 else 0

    def track_cost(self, table: Table, seat: i64, track: i64) -> float:
        """What it costs to pay for a track, in the colour that does the least harm."""
        colour: i64 = i64(c.TRACK_COLOUR[track])
        if colour != c.GREY:
            return self._cost(table, seat, track, colour)
        length: i64 = i64(c.LENGTH[track])
        locomotives: i64 = table.hand(seat, c.LOCOMOTIVE)
        kind: i64
        least = 1e9
        for kind in range(c.LOCOMOTIVE):
            if table.hand(seat, kind) + locomotives >= length:
                least = min(least, self._cost(table, seat, track, kind))
        return least

    def _cost(self, table: Table, seat: i64, track: i64, colour: i64) -> float:
        """The same in a given colour, with as few locomotives as possible."""
        weights = self.weights
        length: i64 = i64(c.LENGTH[track])
        locomotives: i64 = _locomotives_for(table, seat, track, colour)
        needed: i64 = length - locomotives - self._spare(table, seat, track, colour)
        cost = weights.claim_card * float(length) + weights.claim_locomotive * float(locomotives)
        if needed > 0:
            cost += weights.claim_needed * float(needed)
        return cost

    def payment_cost(self, table: Table, seat: i64, track: i64, payment: i64) -> float:
        """What a payment costs beyond its number of cards; track -1: for a city."""
        price: i64 = c.PIECE_PRICE if track < 0 else i64(c.LENGTH[track])
        locomotives: i64 = locomotives_in(payment, price)
        cost = self.weights.claim_locomotive * float(locomotives)
        if payment == ALL_LOCOMOTIVES:
            return cost
        spare: i64 = self._spare(table, seat, track, colour_of(payment))
        used: i64 = price - locomotives
        if used > spare:
            cost += self.weights.claim_needed * float(used - spare)
        return cost - 0.01 * float(spare)

    def _spare(self, table: Table, seat: i64, track: i64, colour: i64) -> i64:
        """How many cards of a colour nothing but this track needs."""
        elsewhere: i64 = self.taken[colour]
        if track >= 0 and self.planned[track] and i64(c.TRACK_COLOUR[track]) == colour:
            elsewhere -= i64(c.LENGTH[track])
        spare: i64 = table.hand(seat, colour) - elsewhere
        return max(spare, 0)

    def spare_pair(self) -> bool:
        """Whether a city piece can be paid with cards that nothing else needs."""
        return self.free[most_plentiful(self.free)] >= c.PIECE_PRICE

    def card_worth(self, table: Table, seat: i64, kind: i64) -> float:
        """What a face-up card is worth."""
        weights = self.weights
        if kind == c.LOCOMOTIVE:
            return weights.card_locomotive
        have: i64 = table.hand(seat, kind)
        if self.short[kind] > 0:
            return weights.card_needed + weights.card_last / float(self.short[kind])
        worth = weights.card_spare + weights.card_set * float(have)
        if self.short[c.GREY] > 0 and most_plentiful(self.free) == kind:
            worth += weights.card_grey
        return worth


def _locomotives_for(table: Table, seat: i64, track: i64, colour: i64) -> i64:
    """The fewest locomotives that pay for a track with a colour."""
    short: i64 = i64(c.LENGTH[track]) - table.hand(seat, colour)
    symbols: i64 = i64(c.SYMBOLS[track])
    return max(short, symbols)


def most_plentiful(cards: vec[i64]) -> i64:
    """The colour there is most of."""
    found: i64 = 0
    kind: i64
    for kind in range(1, c.LOCOMOTIVE):
        if cards[kind] > cards[found]:
            found = kind
    return found
