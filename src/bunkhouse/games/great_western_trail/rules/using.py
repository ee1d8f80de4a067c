"""Effects, whatever they do: whether they can be used, and how they begin (GWT-25, GWT-26)."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.games.great_western_trail import effects
from bunkhouse.games.great_western_trail.actions import DONE, USE
from bunkhouse.games.great_western_trail.components import COWBOY
from bunkhouse.games.great_western_trail.effects import (
    ARGUMENT,
    EFFECT_NAMES,
    NO_EFFECT,
    VERB,
    field,
    has_requirement,
)
from bunkhouse.games.great_western_trail.rules import (
    areas,
    building,
    cattle,
    exchange,
    fields,
    hiring,
    movement,
    railroad,
)
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.steps import (
    AUXILIARY,
    BEHIND,
    BUILD,
    BUY,
    HAZARD,
    HIRE,
    PHASE_A,
    SPECIAL,
    TRADE,
)


def available(table: Table, seat: i64, effect: i64) -> bool:
    """GWT-25: whether the effect can be used now."""
    verb: i64 = i64(VERB[effect])
    if verb == effects.EXCHANGE:
        return public(table, seat, effect) and exchange.discardable(
            table, seat, field(effect, effects.DISCARD), None
        )
    return public(table, seat, effect)


def public(table: Table, seat: i64, effect: i64) -> bool:
    """The part of ``available`` that everybody can see: all but the cards in hand."""
    verb: i64 = i64(VERB[effect])
    number: i64 = i64(ARGUMENT[effect])
    if verb == effects.EXCHANGE:
        return exchange.usable(table, seat, effect)
    if verb == effects.HIRE:
        return hiring.hireable(table, seat, number, None)
    if verb == effects.BUILD:
        return building.buildable(table, seat, number, None)
    if verb == effects.BUY:
        return cattle.can_start(table, seat)
    if verb == effects.TRADE:
        return areas.tradable(table, seat, None)
    if verb == effects.HAZARD:
        return areas.removable(table, seat, number, None)
    if verb == effects.RANCHER:
        return movement.reach(table, table.rancher(seat), number, True, None)
    if verb == effects.RANCHER_FREE:
        return movement.reach(table, table.rancher(seat), number, False, None)
    if verb == effects.DELIVERY:
        return table.engine(seat) > 0
    if verb == effects.BEHIND:
        return railroad.stations_behind(table, seat, None)
    return True


def begin(table: Table, seat: i64, effect: i64) -> None:
    """Carry out what needs no decision and put the first decision of an effect on the agenda."""
    verb: i64 = i64(VERB[effect])
    agenda = table.agenda
    if verb == effects.EXCHANGE:
        exchange.begin(table, seat, effect)
    elif verb == effects.HIRE:
        agenda.push(HIRE, seat, effect)
    elif verb == effects.BUILD:
        agenda.push(BUILD, seat, effect)
    elif verb == effects.BUY:
        agenda.push(BUY, seat, table.workers(seat, COWBOY), 0)
    elif verb == effects.TRADE:
        agenda.push(TRADE, seat)
    elif verb == effects.HAZARD:
        agenda.push(HAZARD, seat, effect)
    elif verb == effects.AUX:
        agenda.push(AUXILIARY, seat, i64(ARGUMENT[effect]))
    elif verb == effects.RANCHER:
        fields.end(table)
        movement.push_move(table, i64(ARGUMENT[effect]), 0)
    elif verb == effects.RANCHER_FREE:
        if agenda.step() != PHASE_A:
            fields.end(table)
        movement.push_move(table, i64(ARGUMENT[effect]), 1)
    elif verb == effects.DELIVERY:
        agenda.push(SPECIAL, seat)
    else:
        agenda.push(BEHIND, seat)


def fill_choose(table: Table, choices: Choices) -> None:
    """GWT-87, GWT-114, GWT-176: an immediate action is used now or forfeited."""
    seat: i64 = table.seat
    if available(table, seat, table.agenda.x()):
        choices.add(USE + table.agenda.x())
    if table.agenda.y() != NO_EFFECT and available(table, seat, table.agenda.y()):
        choices.add(USE + table.agenda.y())
    choices.add(DONE)


def use_offered(table: Table, effect: i64) -> None:
    """The immediate action is used."""
    table.agenda.pop()
    if table.journal is not None:
        table.tell_seat("uses", table.seat, {"effect": EFFECT_NAMES[effect]})
    begin(table, table.seat, effect)


def offer(table: Table) -> bool:
    """Skip an immediate action that plainly cannot be used; take plain dollars at once (GWT-26)."""
    seat: i64 = table.agenda.seat()
    effect: i64 = table.agenda.x()
    other: i64 = table.agenda.y()
    if public(table, seat, effect) or (other != NO_EFFECT and public(table, seat, other)):
        if not is_plain_dollars(effect):
            return False
        table.agenda.pop()
        begin(table, seat, effect)
    else:
        table.agenda.pop()
    return True


def is_plain_dollars(effect: i64) -> bool:
    """Whether dollars are all that an effect is about."""
    return field(effect, effects.DOLLARS) > 0 and not has_requirement(effect)
