"""Auxiliary actions of the player board (EP-72 to EP-76)."""

from mypy_extensions import i32, i64

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.families.great_western.ranches import HAND
from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.actions import AGAIN, AUX, END
from bunkhouse.games.el_paso.components import AUX_NAMES, AUXES, CARD_NAMES, COWS
from bunkhouse.games.el_paso.icons import AUX_SOURCE, ICON_AMOUNT, ICON_COST, ICON_COWS, ICON_FIRST, ICON_KIND
from bunkhouse.games.el_paso.rules.frames import AUX_USED, note, top_source, unused_icon
from bunkhouse.games.el_paso.rules.free import exchange
from bunkhouse.games.el_paso.state import BOX, Table
from bunkhouse.games.el_paso.steps import AGAIN as AGAIN_STEP
from bunkhouse.games.el_paso.steps import AUXILIARY


def symbol(table: Table, seat: i64, aux: i64) -> i64:
    """EP-72: what an auxiliary action of a seat does; -1 while its disc locks it."""
    level: i64 = table.aux_level(seat, aux)
    if level == 0:
        return -1
    return i64(ICON_FIRST[AUX_SOURCE + AUXES * (level - 1) + aux])


def can_use(table: Table, seat: i64, aux: i64) -> bool:
    """EP-72 to EP-75: available, paid for, and to some effect."""
    icon: i64 = symbol(table, seat, aux)
    if icon < 0 or table.money(seat) < i64(ICON_COST[icon]):
        return False
    kind: i64 = i64(ICON_KIND[icon])
    if kind == icons.CERTIFICATES:
        return table.certificate_room(seat) > 0
    if kind == icons.EXCHANGE:
        return table.can_draw(seat)
    if kind == icons.REMOVE_COW:
        return removable(table, seat, i64(ICON_COWS[icon])) >= 0
    return True


def removable(table: Table, seat: i64, cows: i64) -> i64:
    """A card in hand of some kinds, or -1."""
    cow: i64
    for cow in range(COWS):
        if (cows >> cow) & 1 and table.in_hand(seat, cow) > 0:
            return cow
    return -1


def fill_auxiliary(table: Table, seat: i64, used: i64, choices: Choices) -> None:
    """EP-76: those that have not been used yet."""
    aux: i64
    for aux in range(AUXES):
        if not (used >> aux) & 1 and can_use(table, seat, aux):
            choices.add(AUX + aux)


def fill_more(table: Table, choices: Choices) -> None:
    """EP-76, R-14: another one, or none."""
    fill_auxiliary(table, table.seat, table.agenda.y(), choices)
    choices.add(END)


def fill_again(choices: Choices) -> None:
    """EP-74: the second exchange may be left out."""
    choices.add(AGAIN)
    choices.add(END)


def choose(table: Table, seat: i64, aux: i64) -> None:
    """EP-37, EP-38, EP-76: shown by a symbol if there is one, else instead of all that the stop offers."""
    agenda = table.agenda
    if agenda.step() == AUXILIARY:
        left: i64 = agenda.x() - 1
        used: i64 = agenda.y() | bit(aux)
        agenda.pop()
        _owe(table, seat, left, used)
    else:
        source: i64 = top_source(table)
        icon: i64 = unused_icon(table, source, agenda.y(), icons.AUXILIARY)
        if icon >= 0:
            note(table, bit(icon - i64(ICON_FIRST[source])))
            _owe(table, seat, i64(ICON_AMOUNT[icon]) - 1, bit(aux))
        else:
            note(table, AUX_USED)
    if table.journal is not None:
        table.tell_seat("auxiliary", seat, {"number": AUX_NAMES[aux]})
    _perform(table, seat, symbol(table, seat, aux))


def _owe(table: Table, seat: i64, left: i64, used: i64) -> None:
    if left > 0:
        table.agenda.push(AUXILIARY, seat, left, used)


def _perform(table: Table, seat: i64, icon: i64) -> None:
    """EP-73 to EP-75"""
    kind: i64 = i64(ICON_KIND[icon])
    amount: i64 = i64(ICON_AMOUNT[icon])
    table.earn(seat, -i64(ICON_COST[icon]))
    if kind == icons.MONEY:
        table.earn(seat, amount)
        if table.journal is not None:
            table.tell_seat("gains-money", seat, {"dollars": int(amount)})
    elif kind == icons.CERTIFICATES:
        table.add_certificates(seat, min(amount, table.certificate_room(seat)))
    elif kind == icons.REMOVE_COW:
        remove(table, seat, removable(table, seat, i64(ICON_COWS[icon])))
    else:
        if amount > 1:
            table.agenda.push(AGAIN_STEP, seat, amount - 1)
        exchange(table, seat)


def exchange_again(table: Table, seat: i64) -> None:
    """EP-74: one after the other."""
    at: i64 = table.agenda.height * 4 - 2
    left: i64 = table.agenda.x() - 1
    if left > 0:
        table.agenda.frames[at] = i32(left)
    else:
        table.agenda.pop()
    exchange(table, seat)


def remove(table: Table, seat: i64, cow: i64) -> None:
    """EP-80: from the hand to the box."""
    table.add_card(seat, HAND, cow, -1)
    table.add_shared(BOX, cow, 1)
    table.reveal()
    if table.journal is not None:
        table.tell_seat("removes", seat, {"card": CARD_NAMES[cow]})
