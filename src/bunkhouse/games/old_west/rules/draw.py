"""Drawing train cards (OW-23 to OW-32)."""

from mypy_extensions import i64

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.games.old_west.actions import DRAW, TAKE
from bunkhouse.games.old_west.components import CARD_NAMES, DISPLAY, KINDS, LOCOMOTIVE
from bunkhouse.games.old_west.rules.deck import draw_card, refill_display
from bunkhouse.games.old_west.state import NO_CARD, Table
from bunkhouse.games.old_west.steps import SECOND_CARD, TURN


def can_draw(table: Table) -> bool:
    """OW-31"""
    return table.deck_size > 0 or table.display != 0


def _colours_shown(table: Table) -> i64:
    """The kinds of card in the display, a bit each."""
    place: i64
    kinds: i64 = 0
    for place in range(DISPLAY):
        kind: i64 = table.shown(place)
        if kind != NO_CARD:
            kinds |= bit(kind)
    return kinds


def fill_draw(table: Table, choices: Choices) -> None:
    """OW-23, OW-26: any face-up card or the deck; a face-up locomotive only as the first card."""
    shown: i64 = _colours_shown(table)
    kinds: i64 = KINDS if table.agenda.step() == TURN else LOCOMOTIVE
    kind: i64
    for kind in range(kinds):
        if (shown >> kind) & 1:
            choices.add(TAKE + kind)
    if table.deck_size > 0:
        choices.add(DRAW)


def take(table: Table, kind: i64) -> None:
    """OW-24: a face-up card, replaced at once; OW-25: a locomotive is the whole action."""
    seat: i64 = table.seat
    place: i64 = 0
    while table.shown(place) != kind:
        place += 1
    table.show(place, NO_CARD)
    table.add_card(seat, kind, 1)
    if table.journal is not None:
        table.tell("takes", {"seat": int(seat), "card": CARD_NAMES[kind]})
    _after_card(table, kind == LOCOMOTIVE)
    refill_display(table)


def draw(table: Table) -> None:
    """OW-23, OW-27: the unseen top card, an ordinary card whatever it is."""
    seat: i64 = table.seat
    kind: i64 = draw_card(table)
    table.add_card(seat, kind, 1)
    if table.journal is not None:
        table.tell("draws", {"seat": int(seat)})
        table.tell("draws-card", {"seat": int(seat), "card": CARD_NAMES[kind]}, int(seat))
    _after_card(table, False)


def _after_card(table: Table, whole_action: bool) -> None:
    first: bool = table.agenda.step() == TURN
    table.agenda.pop()
    if first and not whole_action:
        table.agenda.push(SECOND_CARD, table.seat)


def second_card(table: Table) -> bool:
    """OW-32: without a legal second card the action is over; returns whether it is."""
    if table.deck_size > 0 or _colours_shown(table) & ~bit(LOCOMOTIVE):
        return False
    table.agenda.pop()
    return True
