"""Claiming a track (OW-36 to OW-59): where, at what price, and who scores."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import Choices, Named, Param, Prompt, Reader, Refusal, bit, nearness
from bunkhouse.engine.rules import ActionKind
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.actions import CLAIM, PAY
from bunkhouse.games.old_west.rules.alvin import capture
from bunkhouse.games.old_west.rules.payment import (
    PayStep,
    Price,
    can_pay,
    cost_params,
    most_of_a_colour,
    payments,
    spend,
)
from bunkhouse.games.old_west.rules.position_checks import in_turn
from bunkhouse.games.old_west.state import NO_OWNER, Table, decided_track, track_params
from bunkhouse.games.old_west.steps import PAY_TRACK, PLACE_CITY

_BITS: Final[i64] = 4
_MASK: Final[i64] = 15


def route_closed(table: Table, seat: i64, track: i64) -> bool:
    """OW-47, OW-48: a parallel track is the seat's own, or, with few players, anybody's."""
    other: i64
    for other in range(i64(c.ROUTE_START[track]), i64(c.ROUTE_END[track])):
        owner: i64 = table.owner(other)
        if owner != NO_OWNER and (owner == seat or one_track_per_route(table.setting.players)):
            return True
    return False


def fill_claims(table: Table, choices: Choices) -> None:
    """OW-37 to OW-52: every track that the seat may claim and can pay for."""
    seat: i64 = table.seat
    network: i64 = table.network(seat)
    locomotives: i64 = table.hand(seat, c.LOCOMOTIVE)
    means: i64 = _means(table, seat)
    ends, colours, owners = c.TRACK_ENDS, c.TRACK_COLOUR, table.tracks
    track: i64
    for track in range(c.TRACKS):
        if ends[track] & network == 0 or i64(owners[track]) != NO_OWNER:
            continue
        if (means >> (_BITS * i64(colours[track]))) & _MASK < i64(c.LENGTH[track]):
            continue
        if i64(c.SYMBOLS[track]) > locomotives:
            continue
        if not route_closed(table, seat, track):
            choices.add(CLAIM + track)


def one_track_per_route(players: i64) -> bool:
    """OW-48: with few players a double or triple route takes a single track."""
    return players < c.ALL_TRACKS_FROM


def track_price(track: i64) -> Price:
    """OW-39, OW-40, OW-51, OW-52"""
    return i64(c.LENGTH[track]), i64(c.TRACK_COLOUR[track]), i64(c.SYMBOLS[track])


def could_claim(table: Table, seat: i64, track: i64) -> bool:
    """OW-38, OW-41 to OW-48: whether a track is open to a seat, at its network, and its trains suffice."""
    if table.owner(track) != NO_OWNER or route_closed(table, seat, track):
        return False
    return c.TRACK_ENDS[track] & table.network(seat) != 0 and i64(c.LENGTH[track]) <= table.trains(seat)


def _means(table: Table, seat: i64) -> i64:
    """OW-38 to OW-40: how long a track of each colour a seat can pay for, _BITS of a number a colour."""
    locomotives: i64 = table.hand(seat, c.LOCOMOTIVE)
    trains: i64 = table.trains(seat)
    longest: i64 = min(trains, c.LONGEST)
    best: i64 = 0
    means: i64 = 0
    colour: i64
    for colour in range(c.LOCOMOTIVE):
        cards: i64 = table.hand(seat, colour) + locomotives
        reach: i64 = min(cards, longest)
        best = max(best, reach)
        means |= reach << (_BITS * colour)
    return means | best << (_BITS * c.GREY)


def track_payments(table: Table, seat: i64, track: i64) -> list[int]:
    """OW-39, OW-40, OW-51, OW-52: the ways in which a seat could pay for a track."""
    price, colour, symbols = track_price(track)
    return payments(table, seat, price, colour, symbols)


def _price_rule(track: int) -> str:
    """The rule that says with which cards a track is paid."""
    return "OW-52" if c.SYMBOLS[track] else "OW-40" if c.TRACK_COLOUR[track] == c.GREY else "OW-39"


class Claim(ActionKind[Table]):
    """OW-36: the one track of this turn; the price is paid next."""

    def __init__(self) -> None:
        super().__init__(CLAIM, "OW-36")

    def perform(self, table: Table, at: i64) -> None:
        table.passes = 0
        table.agenda.pop()
        table.agenda.push(PAY_TRACK, table.seat, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {**track_params(at), **cost_params(track_payments(table, table.seat, at), int(c.LENGTH[at]))}

    def refusal(self, table: Table, at: int) -> Refusal:
        seat, params = table.seat, track_params(at)
        if table.owner(at) != NO_OWNER:
            return Refusal("track-claimed", "OW-41", {**params, "seat": int(table.owner(at))})
        if route_closed(table, seat, at):
            few = one_track_per_route(table.players)
            rule = "OW-48" if few else "OW-47"
            return Refusal("route-closed" if few else "route-yours", rule, params, nearness(2))
        if c.TRACK_ENDS[at] & table.network(seat) == 0:
            alone = table.network(seat) == bit(table.start(seat))
            return Refusal("not-connected", "OW-42" if alone else "OW-44", params, nearness(3))
        if table.trains(seat) < int(c.LENGTH[at]):
            trains = int(table.trains(seat))
            return Refusal("too-few-trains", "OW-38", {**params, "trains": trains}, nearness(4))
        return _unpaid(table, at)


def _unpaid(table: Table, track: int) -> Refusal:
    """OW-39, OW-40, OW-51, OW-52: which cards a track takes, and what there is of them."""
    seat, symbols = table.seat, int(c.SYMBOLS[track])
    locomotives, params = int(table.hand(seat, c.LOCOMOTIVE)), track_params(track)
    if locomotives < symbols:
        short = {**params, "need": symbols, "locomotives": locomotives}
        return Refusal("too-few-locomotives", "OW-51", short, nearness(5))
    grey = c.TRACK_COLOUR[track] == c.GREY
    cards = int(most_of_a_colour(table, seat) if grey else table.hand(seat, int(c.TRACK_COLOUR[track])))
    missing = int(c.LENGTH[track]) - cards - locomotives
    have: dict[str, Param] = {**params, "cards": cards, "locomotives": locomotives}
    return Refusal("too-few-cards", _price_rule(track), have, nearness(6, missing))


class PayTrack(PayStep):
    """OW-37, OW-39, OW-40, OW-51, OW-52: the claimed track is paid for; x: the track."""

    def __init__(self) -> None:
        super().__init__(PAY_TRACK, "pay-track", [PAY], [Named("track", c.TRACK_NAMES)])

    def price(self, table: Table) -> Price:
        return track_price(decided_track(table))

    def rule(self, table: Table) -> str:
        return _price_rule(decided_track(table))

    def settle(self, table: Table, seat: i64, payment: i64) -> None:
        """OW-37, OW-93: pay, place the trains, score the track, capture Alvin, then perhaps place a piece."""
        track: i64 = decided_track(table)
        table.agenda.pop()
        table.set_owner(track, seat)
        table.add_trains(seat, -i64(c.LENGTH[track]))
        table.grow(seat, c.TRACK_ENDS[track])
        if table.journal is not None:
            table.tell("claims", {"seat": int(seat), **track_params(track)})
        spend(table, seat, payment, i64(c.LENGTH[track]))
        score_track(table, seat, track)
        table.agenda.push(PLACE_CITY, seat, track)
        capture(table, seat, track)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-pay-track", track_params(decided_track(table)))

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        """The track could be claimed: it is open, within reach and can be paid."""
        in_turn(table, seat)
        price, colour, symbols = track_price(x)
        if not could_claim(table, seat, x) or not can_pay(table, seat, price, colour, symbols):
            raise given.field("track").error("cannot-claim", name=c.TRACK_NAMES[x])
        table.agenda.push(PAY_TRACK, seat, x)


def score_track(table: Table, seat: i64, track: i64) -> None:
    """OW-54 to OW-58: the controllers of the end cities score; without any, the seat itself."""
    value: i64 = i64(c.TRACK_VALUE[track])
    one, two = scorers(table, seat, track)
    if one != NO_OWNER:
        _score(table, one, value)
    if two != NO_OWNER:
        _score(table, two, value)


def scorers(table: Table, seat: i64, track: i64) -> tuple[i64, i64]:
    """OW-54 to OW-57: the two who score for a track that the seat claims; NO_OWNER where there is none."""
    one: i64 = table.controller(i64(c.TRACK_A[track]))
    two: i64 = table.controller(i64(c.TRACK_B[track]))
    if one == NO_OWNER and two == NO_OWNER:
        one = seat
    return one, two


def _score(table: Table, seat: i64, value: i64) -> None:
    table.score(seat, value)
    if table.journal is not None:
        table.tell("scores", {"seat": int(seat), "points": int(value)})
