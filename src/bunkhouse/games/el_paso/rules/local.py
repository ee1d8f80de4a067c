"""Using a stop, a train card or a reward: its symbols in any order, each at most once (EP-36 to EP-41)."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.families.great_western.ranches import HAND
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.components import (
    BREEDING,
    CARD_NAMES,
    MARKET_COW,
    MARKET_COWS,
    TRAINS,
    TYPES,
    WORKERS,
)
from bunkhouse.games.el_paso.icons import (
    ICON_AMOUNT,
    ICON_COST,
    ICON_COWS,
    ICON_EXTRA,
    ICON_FIRST,
    ICON_KIND,
)
from bunkhouse.games.el_paso.rules import auxiliary, building, market, tokens
from bunkhouse.games.el_paso.rules.frames import AUX_USED, NO_SOURCE, take_icon, top_source, unused_icon
from bunkhouse.games.el_paso.rules.free import fill_hand
from bunkhouse.games.el_paso.rules.payment import CATTLE, TRAIN, affordable
from bunkhouse.games.el_paso.state import BONUS, OBJECTIVE, Table
from bunkhouse.games.el_paso.steps import ACT, MOVE


def fill_frame(table: Table, choices: Choices) -> None:
    """EP-37, EP-38, EP-40, R-5, R-38: symbols, or an auxiliary action instead of them all, or an end."""
    agenda = table.agenda
    seat: i64 = agenda.seat()
    used: i64 = agenda.y()
    source: i64 = top_source(table)
    choices.add(kinds.END)
    if used & AUX_USED:
        return
    if source != NO_SOURCE:
        first: i64 = i64(ICON_FIRST[source])
        icon: i64
        for icon in range(first, i64(ICON_FIRST[source + 1])):
            if not (used >> (icon - first)) & 1:
                _fill_icon(table, seat, icon, used, choices)
    if agenda.step() == ACT and used == 0 and unused_icon(table, source, used, icons.AUXILIARY) < 0:
        auxiliary.fill_auxiliary(table, seat, 0, choices)


def _fill_icon(table: Table, seat: i64, icon: i64, used: i64, choices: Choices) -> None:
    """What one symbol allows, if its cost can be paid (EP-41)."""
    kind: i64 = i64(ICON_KIND[icon])
    at: i64
    if kind == icons.DISCARD_COW:
        fill_hand(table, seat, choices, kinds.DISCARD, i64(ICON_COWS[icon]))
    elif kind in (icons.HIRE, icons.HIRE_TWO):
        for at in range(WORKERS):
            if market.can_hire(table, seat, icon, used, at):
                choices.add(kinds.HIRE + at)
    elif table.money(seat) < i64(ICON_COST[icon]):
        return
    elif kind == icons.BUY:
        for at in range(MARKET_COWS):
            if table.stock(i64(MARKET_COW[at])) > 0 and affordable(table, seat, CATTLE, at):
                choices.add(kinds.BUY + at)
    elif kind == icons.TRAIN:
        for at in range(TRAINS):
            if affordable(table, seat, TRAIN, at):
                choices.add(kinds.TRAIN + at)
    elif kind == icons.BUILD:
        for at in range(TYPES):
            if building.can_build(table, seat, at):
                choices.add(kinds.BUILD + at)
    elif kind == icons.CERTIFICATES:
        for at in range(min(i64(ICON_AMOUNT[icon]), table.certificate_room(seat))):
            choices.add(kinds.CERTIFICATES + at)
    elif kind == icons.AUXILIARY:
        auxiliary.fill_auxiliary(table, seat, 0, choices)
    elif kind == icons.REMOVE_COW:
        fill_hand(table, seat, choices, kinds.REMOVE, i64(ICON_COWS[icon]))
    else:
        _fill_gain(table, icon, choices)


def _fill_gain(table: Table, icon: i64, choices: Choices) -> None:
    kind: i64 = i64(ICON_KIND[icon])
    if kind == icons.MONEY:
        choices.add(kinds.MONEY)
    elif kind == icons.EXCHANGE_TOKEN:
        choices.add(kinds.TAKE_EXCHANGE)
    elif kind == icons.MOVE:
        choices.add(kinds.RIDE)
    elif kind == icons.GAIN_COW:
        at: i64
        for at in range(MARKET_COWS):
            if i64(MARKET_COW[at]) == i64(ICON_COWS[icon]) and table.stock(i64(MARKET_COW[at])) > 0:
                choices.add(kinds.GAIN + at)
    else:
        if kind != icons.BONUS:
            tokens.fill_tokens(table, OBJECTIVE, kinds.OBJECTIVE, choices)
        if kind != icons.OBJECTIVE:
            tokens.fill_tokens(table, BONUS, kinds.BONUS, choices)


def discard_cow(table: Table, seat: i64, cow: i64) -> None:
    """EP-45 to EP-47: one card for money, once for each symbol."""
    icon: i64 = take_icon(table, icons.DISCARD_COW, icons.DISCARD_COW)
    dollars: i64 = i64(ICON_AMOUNT[icon]) + i64(ICON_EXTRA[icon]) * i64(BREEDING[cow])
    table.discard(seat, HAND, cow, 1)
    table.earn(seat, dollars)
    if table.journal is not None:
        table.tell_seat("sells", seat, {"card": CARD_NAMES[cow], "dollars": int(dollars)})


def gain_money(table: Table, seat: i64) -> None:
    """EP-48"""
    dollars: i64 = i64(ICON_AMOUNT[take_icon(table, icons.MONEY, icons.MONEY)])
    table.earn(seat, dollars)
    if table.journal is not None:
        table.tell_seat("gains-money", seat, {"dollars": int(dollars)})


def gain_certificates(table: Table, seat: i64, count: i64) -> None:
    """EP-49: up to one field for each symbol."""
    icon: i64 = take_icon(table, icons.CERTIFICATES, icons.CERTIFICATES)
    table.earn(seat, -i64(ICON_COST[icon]))
    table.add_certificates(seat, count)


def take_exchange_token(table: Table, seat: i64) -> None:
    """EP-50, EP-95"""
    dollars: i64 = i64(ICON_COST[take_icon(table, icons.EXCHANGE_TOKEN, icons.EXCHANGE_TOKEN)])
    table.earn(seat, -dollars)
    table.add_exchange_tokens(seat, 1)
    if table.journal is not None:
        table.tell_seat("takes-exchange", seat, {"dollars": int(dollars)})


def take_token(table: Table, seat: i64, kind: i64, place: i64) -> None:
    """EP-64 to EP-66"""
    wanted: i64 = icons.OBJECTIVE if kind == OBJECTIVE else icons.BONUS
    table.earn(seat, -i64(ICON_COST[take_icon(table, wanted, icons.ANY_TOKEN)]))
    tokens.take(table, seat, kind, place)


def remove_cow(table: Table, seat: i64, cow: i64) -> None:
    """EP-80"""
    take_icon(table, icons.REMOVE_COW, icons.REMOVE_COW)
    auxiliary.remove(table, seat, cow)


def ride(table: Table, seat: i64) -> None:
    """EP-77: the rancher will move again."""
    steps: i64 = i64(ICON_AMOUNT[take_icon(table, icons.MOVE, icons.MOVE)])
    table.agenda.push(MOVE, seat, steps)
