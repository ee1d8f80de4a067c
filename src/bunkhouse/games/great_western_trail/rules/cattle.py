"""Buying cattle (GWT-140 to GWT-143)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.families.great_western.ranches import DISCARD
from bunkhouse.games.great_western_trail.actions import BUY, DONE, ENLARGE
from bunkhouse.games.great_western_trail.components import (
    BUY_COMBINATION,
    BUY_COWBOYS,
    BUY_DOLLARS,
    BUY_FIRST,
    BUY_SECOND,
    CARD_NAMES,
    CARDS_PER_COWBOY,
    COMBINATIONS,
    COWBOY,
    MOST_COWBOYS,
)
from bunkhouse.games.great_western_trail.rules.city import reveal_cattle
from bunkhouse.games.great_western_trail.state import OPEN, Table
from bunkhouse.games.great_western_trail.steps import BUY as BUY_STEP

_WAYS: Final[i64] = len(BUY_FIRST)


def purchases(table: Table, seat: i64, cowboys: i64, choices: Choices | None) -> bool:
    """GWT-140 to GWT-142: every card or pair in the market that cowboys and money allow."""
    money: i64 = table.money(seat)
    start: i64 = table.shared(OPEN)
    found: bool = False
    way: i64
    for way in range(_WAYS):
        if i64(BUY_COWBOYS[way]) > cowboys or i64(BUY_DOLLARS[way]) > money:
            continue
        first: i64 = i64(BUY_FIRST[way])
        second: i64 = i64(BUY_SECOND[way])
        if i64(table.cards[start + first]) < (2 if first == second else 1):
            continue
        if second >= 0 and i64(table.cards[start + second]) == 0:
            continue
        if choices is None:
            return True
        found = True
        choices.add(BUY + i64(BUY_COMBINATION[way]) * MOST_COWBOYS + i64(BUY_COWBOYS[way]) - 1)
    return found


def can_start(table: Table, seat: i64) -> bool:
    """Whether there is anything to buy, or to add to the market."""
    return table.cattle_left > 0 or purchases(table, seat, table.workers(seat, COWBOY), None)


def fill_buy(table: Table, choices: Choices) -> None:
    """GWT-141, GWT-143: buy, enlarge the market, or stop; the first decision is not to stop."""
    cowboys: i64 = table.agenda.x()
    purchases(table, table.seat, cowboys, choices)
    if table.cattle_left > 0:
        choices.add(ENLARGE)
    if table.agenda.y() == 1:
        choices.add(DONE)


def _spend_cowboys(table: Table, used: i64) -> None:
    """GWT-141, AR-15: each cowboy is used at most once in this action."""
    left: i64 = table.agenda.x() - used
    table.agenda.pop()
    if left > 0:
        table.agenda.push(BUY_STEP, table.seat, left, 1)


def buy(table: Table, combination: i64, cowboys: i64) -> None:
    """GWT-142: the cards go to the own discard pile."""
    seat: i64 = table.seat
    way: i64 = 0
    while i64(BUY_COMBINATION[way]) != combination or i64(BUY_COWBOYS[way]) != cowboys:
        way += 1
    table.earn(seat, -i64(BUY_DOLLARS[way]))
    _take(table, seat, i64(BUY_FIRST[way]))
    if i64(BUY_SECOND[way]) >= 0:
        _take(table, seat, i64(BUY_SECOND[way]))
    if table.journal is not None:
        cards: list[str] = [CARD_NAMES[card] for card in COMBINATIONS[combination]]
        params: dict[str, str | int] = {
            "card": cards[0],
            "second": cards[1] if len(cards) == 2 else "none",
            "dollars": int(BUY_DOLLARS[way]),
        }
        table.tell_seat("buys", seat, params)
    _spend_cowboys(table, cowboys)


def _take(table: Table, seat: i64, card: i64) -> None:
    table.add_shared(OPEN, card, -1)
    table.market_size -= 1
    table.add_card(seat, DISCARD, card, 1)


def enlarge(table: Table) -> None:
    """GWT-143, AR-15: a cowboy adds cards from the stack to the market."""
    count: i64 = min(CARDS_PER_COWBOY, table.cattle_left)
    left: i64 = count
    while left > 0:
        reveal_cattle(table)
        left -= 1
    if table.journal is not None:
        table.tell_seat("enlarges", table.seat, {"count": int(count)})
    _spend_cowboys(table, 1)
