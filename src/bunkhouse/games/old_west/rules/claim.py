"""Claiming a track (OW-36 to OW-59): where, at what price, and who scores."""

from typing import Final, final

from mypy_extensions import i64

from bunkhouse.engine.arguments import Named
from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Prompt, Refusal, nearness
from bunkhouse.engine.reading import Reader
from bunkhouse.engine.rules import ActionKind
from bunkhouse.games.old_west.actions import CLAIM, PAY
from bunkhouse.games.old_west.components import (
    ALL_TRACKS_FROM,
    GREY,
    LENGTH,
    LOCOMOTIVE,
    LONGEST,
    ROUTE_END,
    ROUTE_START,
    SYMBOLS,
    TRACK_A,
    TRACK_B,
    TRACK_COLOUR,
    TRACK_ENDS,
    TRACK_NAMES,
    TRACK_VALUE,
    TRACKS,
)
from bunkhouse.games.old_west.rules.alvin import capture
from bunkhouse.games.old_west.rules.payment import (
    PayStep,
    can_pay,
    cost_params,
    most_of_a_colour,
    payments,
    spend,
)
from bunkhouse.games.old_west.rules.reached import in_turn
from bunkhouse.games.old_west.state import NO_OWNER, Table, track_params
from bunkhouse.games.old_west.steps import PAY_TRACK, PLACE_CITY

_BITS: Final[i64] = 4
_MASK: Final[i64] = 15


def route_closed(table: Table, seat: i64, track: i64) -> bool:
    """OW-47, OW-48: a parallel track is the seat's own, or, with few players, anybody's."""
    other: i64
    for other in range(i64(ROUTE_START[track]), i64(ROUTE_END[track])):
        owner: i64 = table.owner(other)
        if owner != NO_OWNER and (owner == seat or i64(table.setting.players) < ALL_TRACKS_FROM):
            return True
    return False


def fill_claims(table: Table, choices: Choices) -> None:
    """OW-37 to OW-52: every track that the seat may claim and can pay for."""
    seat: i64 = table.seat
    network: i64 = table.network(seat)
    locomotives: i64 = table.hand(seat, LOCOMOTIVE)
    means: i64 = _means(table, seat)
    ends, colours, owners = TRACK_ENDS, TRACK_COLOUR, table.tracks
    track: i64
    for track in range(TRACKS):
        if ends[track] & network == 0 or i64(owners[track]) != NO_OWNER:
            continue
        if (means >> (_BITS * i64(colours[track]))) & _MASK < i64(LENGTH[track]):
            continue
        if i64(SYMBOLS[track]) > locomotives:
            continue
        if not route_closed(table, seat, track):
            choices.add(CLAIM + track)


def _means(table: Table, seat: i64) -> i64:
    """OW-38 to OW-40: how long a track of each colour a seat can pay for, _BITS of a number a colour."""
    locomotives: i64 = table.hand(seat, LOCOMOTIVE)
    trains: i64 = table.trains(seat)
    longest: i64 = min(trains, LONGEST)
    best: i64 = 0
    means: i64 = 0
    colour: i64
    for colour in range(LOCOMOTIVE):
        cards: i64 = table.hand(seat, colour) + locomotives
        reach: i64 = min(cards, longest)
        best = max(best, reach)
        means |= reach << (_BITS * colour)
    return means | best << (_BITS * GREY)


def track_payments(table: Table, seat: i64, track: i64) -> list[int]:
    """OW-39, OW-40, OW-51, OW-52: the ways in which a seat could pay for a track."""
    return payments(table, seat, i64(LENGTH[track]), i64(TRACK_COLOUR[track]), i64(SYMBOLS[track]))


def _price_rule(track: int) -> str:
    """The rule that says with which cards a track is paid."""
    return "OW-52" if SYMBOLS[track] else "OW-40" if TRACK_COLOUR[track] == GREY else "OW-39"


@final
class Claim(ActionKind[Table]):
    """OW-36: the one track of this turn; the price is paid next."""

    def __init__(self) -> None:
        super().__init__(CLAIM, "OW-36")

    def perform(self, table: Table, at: i64) -> None:
        table.passes = 0
        table.agenda.pop()
        table.agenda.push(PAY_TRACK, table.seat, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {**track_params(at), **cost_params(track_payments(table, table.seat, at), int(LENGTH[at]))}

    def refusal(self, table: Table, at: int) -> Refusal:
        seat, params = table.seat, track_params(at)
        if table.owner(at) != NO_OWNER:
            return Refusal("track-claimed", "OW-41", {**params, "seat": int(table.owner(at))})
        if route_closed(table, seat, at):
            few = table.players < ALL_TRACKS_FROM
            rule = "OW-48" if few else "OW-47"
            return Refusal("route-closed" if few else "route-yours", rule, params, nearness(2))
        if TRACK_ENDS[at] & table.network(seat) == 0:
            alone = table.network(seat) == bit(table.start(seat))
            return Refusal("not-connected", "OW-42" if alone else "OW-44", params, nearness(3))
        if table.trains(seat) < int(LENGTH[at]):
            trains = int(table.trains(seat))
            return Refusal("too-few-trains", "OW-38", {**params, "trains": trains}, nearness(4))
        return _unpaid(table, at)


def _unpaid(table: Table, track: int) -> Refusal:
    """OW-39, OW-40, OW-51, OW-52: which cards a track takes, and what there is of them."""
    seat, symbols = table.seat, int(SYMBOLS[track])
    locomotives, params = int(table.hand(seat, LOCOMOTIVE)), track_params(track)
    if locomotives < symbols:
        short = {**params, "need": symbols, "locomotives": locomotives}
        return Refusal("too-few-locomotives", "OW-51", short, nearness(5))
    grey = TRACK_COLOUR[track] == GREY
    cards = int(most_of_a_colour(table, seat) if grey else table.hand(seat, int(TRACK_COLOUR[track])))
    missing = int(LENGTH[track]) - cards - locomotives
    have: dict[str, Param] = {**params, "cards": cards, "locomotives": locomotives}
    return Refusal("too-few-cards", _price_rule(track), have, nearness(6, missing))


@final
class PayTrack(PayStep):
    """OW-37, OW-39, OW-40, OW-51, OW-52: the claimed track is paid for; x: the track."""

    def __init__(self) -> None:
        super().__init__(PAY_TRACK, "pay-track", [PAY], [Named("track", TRACK_NAMES)])

    def price(self, table: Table) -> i64:
        return i64(LENGTH[table.agenda.x()])

    def colour(self, table: Table) -> i64:
        return i64(TRACK_COLOUR[table.agenda.x()])

    def symbols(self, table: Table) -> i64:
        return i64(SYMBOLS[table.agenda.x()])

    def rule(self, table: Table) -> str:
        return _price_rule(table.agenda.x())

    def settle(self, table: Table, seat: i64, payment: i64) -> None:
        """OW-37, OW-93: pay, place the trains, score the track, capture Alvin, then perhaps place a piece."""
        track: i64 = table.agenda.x()
        table.agenda.pop()
        table.set_owner(track, seat)
        table.add_trains(seat, -i64(LENGTH[track]))
        table.grow(seat, TRACK_ENDS[track])
        if table.journal is not None:
            table.tell("claims", {"seat": int(seat), **track_params(track)})
        spend(table, seat, payment, i64(LENGTH[track]))
        score_track(table, seat, track)
        table.agenda.push(PLACE_CITY, seat, track)
        capture(table, seat, track)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-pay-track", track_params(table.agenda.x()))

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        """The track could be claimed: it is open, within reach and can be paid."""
        in_turn(table, seat)
        open_to_all = table.owner(x) == NO_OWNER and not route_closed(table, seat, x)
        price, colour, symbols = int(LENGTH[x]), int(TRACK_COLOUR[x]), int(SYMBOLS[x])
        within_reach = TRACK_ENDS[x] & table.network(seat) and price <= table.trains(seat)
        if not open_to_all or not within_reach or not can_pay(table, seat, price, colour, symbols):
            raise given.field("track").error("cannot-claim", name=TRACK_NAMES[x])
        table.agenda.push(PAY_TRACK, seat, x)


def score_track(table: Table, seat: i64, track: i64) -> None:
    """OW-54 to OW-58: the controllers of the end cities score; without any, the seat itself."""
    value: i64 = i64(TRACK_VALUE[track])
    one, two = scorers(table, seat, track)
    if one != NO_OWNER:
        _score(table, one, value)
    if two != NO_OWNER:
        _score(table, two, value)


def scorers(table: Table, seat: i64, track: i64) -> tuple[i64, i64]:
    """OW-54 to OW-57: the two who score for a track that the seat claims; NO_OWNER where there is none."""
    one: i64 = table.controller(i64(TRACK_A[track]))
    two: i64 = table.controller(i64(TRACK_B[track]))
    if one == NO_OWNER and two == NO_OWNER:
        one = seat
    return one, two


def _score(table: Table, seat: i64, value: i64) -> None:
    table.score(seat, value)
    if table.journal is not None:
        table.tell("scores", {"seat": int(seat), "points": int(value)})
