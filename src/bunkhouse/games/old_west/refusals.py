"""Why an action is not allowed, and the rule that says so."""

from bunkhouse.engine.bits import bit
from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Refusal, nearness
from bunkhouse.games.old_west import actions as kinds
from bunkhouse.games.old_west.actions import ACTIONS, ALL_LOCOMOTIVES
from bunkhouse.games.old_west.components import (
    ALL_TRACKS_FROM,
    ALVIN_CLOSED,
    CARD_NAMES,
    CITY_NAMES,
    GREY,
    LENGTH,
    LOCOMOTIVE,
    PIECE_PRICE,
    SYMBOLS,
    TRACK_COLOUR,
    TRACK_COLOURS,
    TRACK_ENDS,
)
from bunkhouse.games.old_west.rules.claim import route_closed
from bunkhouse.games.old_west.rules.payment import colour_of, locomotives_in, most_of_a_colour
from bunkhouse.games.old_west.rules.tickets import must_keep
from bunkhouse.games.old_west.state import NO_OWNER, Table, ticket_params, track_params
from bunkhouse.games.old_west.steps import (
    CHOOSE_START,
    CHOOSE_TICKETS,
    KEEP_TICKETS,
    MOVE_ALVIN,
    PAY_CITY,
    PAY_TRACK,
    PLACE_CITY,
    SECOND_CARD,
    STEP_NAMES,
    TURN,
)

_STEPS = {
    kinds.KEEP: ([CHOOSE_TICKETS, KEEP_TICKETS], "OW-73"),
    kinds.DONE: ([CHOOSE_TICKETS, KEEP_TICKETS, PLACE_CITY], "OW-22"),
    kinds.START: ([CHOOSE_START], "OW-16"),
    kinds.TAKE: ([TURN, SECOND_CARD], "OW-20"),
    kinds.DRAW: ([TURN, SECOND_CARD], "OW-20"),
    kinds.DRAW_TICKETS: ([TURN], "OW-20"),
    kinds.CLAIM: ([TURN], "OW-36"),
    kinds.PAY: ([PAY_TRACK, PAY_CITY], "OW-37"),
    kinds.MOVE_ALVIN: ([MOVE_ALVIN], "OW-98"),
    kinds.PLACE: ([PLACE_CITY], "OW-64"),
}
"""The decisions in which a kind of action can come up, and the rule that places it there."""


def refusal(table: Table, code: int) -> Refusal:
    kind = ACTIONS.kind(code)
    at = code - kind
    step = table.agenda.step()
    steps, rule = _STEPS[kind]
    if step == TURN and kind in (kinds.PAY, kinds.PLACE):
        return Refusal("choose-track-first" if kind == kinds.PAY else "claim-track-first", rule)
    if step not in steps:
        return Refusal("not-this-decision", rule, {"step": STEP_NAMES[step]}, near=0)
    if kind == kinds.CLAIM:
        return _claiming(table, at)
    if kind == kinds.PAY:
        return _paying(table, at)
    if kind == kinds.TAKE:
        return _taking(table, at)
    if kind in (kinds.START, kinds.PLACE):
        return _placing(table, kind, at)
    return _others(table, kind, at)


def _others(table: Table, kind: int, at: int) -> Refusal:
    step = table.agenda.step()
    if kind == kinds.KEEP:
        return Refusal("ticket-not-drawn", "OW-73", ticket_params(at))
    if kind == kinds.DONE:
        least = int(must_keep(step) - table.agenda.x())
        return Refusal("keep-more", "OW-13" if step == CHOOSE_TICKETS else "OW-70", {"count": least})
    if kind == kinds.DRAW:
        return Refusal("deck-empty", "OW-31")
    if kind == kinds.DRAW_TICKETS:
        return Refusal("no-tickets-left", "OW-72")
    return Refusal("city-not-controlled", "OW-89", {"city": CITY_NAMES[at]})


def _taking(table: Table, card: int) -> Refusal:
    params: dict[str, Param] = {"card": CARD_NAMES[card]}
    if table.count_shown(card) == 0:
        return Refusal("card-not-shown", "OW-23", params)
    return Refusal("locomotive-second", "OW-26")


def _placing(table: Table, kind: int, city: int) -> Refusal:
    """OW-17, OW-62, OW-65, OW-87"""
    params: dict[str, Param] = {"city": CITY_NAMES[city]}
    starting = kind == kinds.START
    if not starting and not TRACK_ENDS[table.agenda.x()] >> city & 1:
        return Refusal("city-not-an-end", "OW-62", params)
    if table.controller(city) != NO_OWNER:
        return Refusal("city-occupied", "OW-17" if starting else "OW-65", params)
    return Refusal("city-closed", "OW-87", {"city": CITY_NAMES[ALVIN_CLOSED]})


def _claiming(table: Table, track: int) -> Refusal:
    seat, length, params = table.seat, int(LENGTH[track]), track_params(track)
    if table.owner(track) != NO_OWNER:
        return Refusal("track-claimed", "OW-41", {**params, "seat": int(table.owner(track))})
    if route_closed(table, seat, track):
        few = table.players < ALL_TRACKS_FROM
        rule = "OW-48" if few else "OW-47"
        return Refusal("route-closed" if few else "route-yours", rule, params, nearness(2))
    if TRACK_ENDS[track] & table.network(seat) == 0:
        alone = table.network(seat) == bit(table.start(seat))
        return Refusal("not-connected", "OW-42" if alone else "OW-44", params, nearness(3))
    if table.trains(seat) < length:
        trains = int(table.trains(seat))
        return Refusal("too-few-trains", "OW-38", {**params, "trains": trains}, nearness(4))
    return _unpaid(table, track)


def _unpaid(table: Table, track: int) -> Refusal:
    """OW-39, OW-40, OW-51, OW-52: which cards a track takes, and what there is of them."""
    seat, symbols = table.seat, int(SYMBOLS[track])
    locomotives, params = int(table.hand(seat, LOCOMOTIVE)), track_params(track)
    if locomotives < symbols:
        short = {**params, "need": symbols, "locomotives": locomotives}
        return Refusal("too-few-locomotives", "OW-51", short, nearness(5))
    grey = TRACK_COLOUR[track] == GREY
    cards = int(most_of_a_colour(table, seat) if grey else table.hand(seat, int(TRACK_COLOUR[track])))
    rule = "OW-52" if symbols else "OW-40" if grey else "OW-39"
    missing = int(LENGTH[track]) - cards - locomotives
    have: dict[str, Param] = {**params, "cards": cards, "locomotives": locomotives}
    return Refusal("too-few-cards", rule, have, nearness(6, missing))


def _paying(table: Table, payment: int) -> Refusal:
    if table.agenda.step() == PAY_CITY:
        return _paying_with(table, payment, int(PIECE_PRICE), int(GREY), 0, "OW-63")
    track = table.agenda.x()
    colour, symbols = int(TRACK_COLOUR[track]), int(SYMBOLS[track])
    rule = "OW-52" if symbols else "OW-40" if colour == GREY else "OW-39"
    return _paying_with(table, payment, int(LENGTH[track]), colour, symbols, rule)


def _paying_with(table: Table, payment: int, price: int, colour: int, symbols: int, rule: str) -> Refusal:
    locomotives = int(locomotives_in(payment, price))
    if payment != ALL_LOCOMOTIVES:
        paid = int(colour_of(payment))
        if colour not in (GREY, paid):
            params: dict[str, Param] = {"colour": TRACK_COLOURS[colour], "given": CARD_NAMES[paid]}
            return Refusal("wrong-colour", rule, params)
        if locomotives >= price:
            return Refusal("too-many-locomotives", rule, {"price": price})
        if locomotives < symbols:
            have = int(table.hand(table.seat, LOCOMOTIVE))
            return Refusal("too-few-locomotives", "OW-51", {"need": symbols, "locomotives": have})
    return Refusal("cards-not-in-hand", rule, {"price": price})
