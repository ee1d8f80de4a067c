"""Hiring, buying cattle, using the train, gaining cows, building: what the markets offer (EP-53 to EP-71)."""

from mypy_extensions import i64

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.families.great_western.ranches import AREA, DISCARD
from bunkhouse.games.el_paso.components import (
    CARD_NAMES,
    COWS,
    MARKET_COW,
    TRAIN_NAMES,
    VERSATILE,
    VERSATILE_SURCHARGE,
    WORKER_NAMES,
)
from bunkhouse.games.el_paso.icons import (
    BUILD,
    BUY,
    GAIN_COW,
    HIRE,
    HIRE_TWO,
    ICON_AMOUNT,
    ICON_COST,
    ICON_FIRST,
    ICON_KIND,
)
from bunkhouse.games.el_paso.icons import TRAIN as TRAIN_ICON
from bunkhouse.games.el_paso.rules import payment
from bunkhouse.games.el_paso.rules.building import fill_sites, put_building
from bunkhouse.games.el_paso.rules.frames import HIRED, find_icon, hired, note, take_icon, top_source
from bunkhouse.games.el_paso.rules.payment import BUILDING, CATTLE, TRAIN, only_one_way
from bunkhouse.games.el_paso.state import STOCK, Table
from bunkhouse.games.el_paso.steps import SITE
from bunkhouse.games.el_paso.steps import TRAIN as TRAIN_STEP
from bunkhouse.games.el_paso.trail import COMMON_SPACE, SPACES


def hire_price(icon: i64, used: i64, worker: i64) -> i64:
    """EP-54 to EP-56: what a worker costs; the second of a double hire has a price of its own."""
    second: bool = i64(ICON_KIND[icon]) == HIRE_TWO and hired(used) > 0
    price: i64 = i64(ICON_AMOUNT[icon]) if second else i64(ICON_COST[icon])
    return price + VERSATILE_SURCHARGE if COWS + worker == VERSATILE else price


def can_hire(table: Table, seat: i64, icon: i64, used: i64, worker: i64) -> bool:
    """EP-53, EP-56, EP-96: one that is left in the market and can be paid; the second of another kind."""
    return (
        table.stock(COWS + worker) > 0
        and hired(used) != worker + 1
        and table.money(seat) >= hire_price(icon, used, worker)
    )


def hire(table: Table, seat: i64, worker: i64) -> None:
    """EP-53 to EP-56, R-9: straight to the worker area; a double hire is done in two parts."""
    icon: i64 = find_icon(table, HIRE, HIRE_TWO)
    used: i64 = table.agenda.y()
    dollars: i64 = hire_price(icon, used, worker)
    if i64(ICON_KIND[icon]) == HIRE_TWO and hired(used) == 0:
        note(table, (worker + 1) * bit(HIRED))
    else:
        note(table, bit(icon - i64(ICON_FIRST[top_source(table)])))
    table.earn(seat, -dollars)
    table.add_shared(STOCK, COWS + worker, -1)
    table.add_card(seat, AREA, COWS + worker, 1)
    if table.journal is not None:
        table.tell_seat("hires", seat, {"worker": WORKER_NAMES[worker], "dollars": int(dollars)})


def gain_cow(table: Table, seat: i64, at: i64) -> None:
    """EP-79: without cowboys, perhaps at a price."""
    dollars: i64 = i64(ICON_COST[take_icon(table, GAIN_COW, GAIN_COW)])
    cow: i64 = i64(MARKET_COW[at])
    table.earn(seat, -dollars)
    _to_discard(table, seat, cow)
    if table.journal is not None:
        table.tell_seat("gains-cow", seat, {"card": CARD_NAMES[cow], "dollars": int(dollars)})


def _to_discard(table: Table, seat: i64, cow: i64) -> None:
    table.add_shared(STOCK, cow, -1)
    table.add_card(seat, DISCARD, cow, 1)


def choose_cow(table: Table, seat: i64, at: i64) -> None:
    """EP-61: exactly one cow."""
    take_icon(table, BUY, BUY)
    _begin(table, seat, CATTLE, at)


def choose_train(table: Table, seat: i64, card: i64) -> None:
    """EP-63: exactly one train card."""
    take_icon(table, TRAIN_ICON, TRAIN_ICON)
    _begin(table, seat, TRAIN, card)


def choose_building(table: Table, seat: i64, kind: i64) -> None:
    """EP-67, EP-71: exactly one building; its space is chosen next."""
    take_icon(table, BUILD, BUILD)
    table.agenda.push(SITE, seat, kind)


def fill_site(table: Table, choices: Choices) -> None:
    fill_sites(table, table.seat, table.agenda.x(), choices)


def choose_site(table: Table, seat: i64, at: i64) -> None:
    kind: i64 = table.agenda.x()
    table.agenda.pop()
    _begin(table, seat, BUILDING, kind * SPACES + i64(COMMON_SPACE[at]))


def _begin(table: Table, seat: i64, purpose: i64, target: i64) -> None:
    if only_one_way(table, seat, purpose, target):
        settle(table, seat, purpose, target, payment.fewest_versatile(table, seat, purpose, target))


def choose_workers(table: Table, seat: i64, versatile: i64) -> None:
    purpose: i64 = table.agenda.x()
    target: i64 = table.agenda.y()
    table.agenda.pop()
    settle(table, seat, purpose, target, versatile)


def settle(table: Table, seat: i64, purpose: i64, target: i64, versatile: i64) -> None:
    """Pay, and take what has been paid for."""
    workers: i64 = payment.workers_needed(table, purpose, target)
    dollars: i64 = payment.pay(table, seat, purpose, target, versatile)
    if purpose == BUILDING:
        put_building(table, seat, target // SPACES, target % SPACES, dollars)
    elif purpose == CATTLE:
        cow: i64 = i64(MARKET_COW[target])
        _to_discard(table, seat, cow)
        if table.journal is not None:
            table.tell_seat("buys", seat, {"card": CARD_NAMES[cow], **_price(workers, versatile, dollars)})
    else:
        table.agenda.push(TRAIN_STEP, seat, target)
        if table.journal is not None:
            side = "star" if table.star(target) else "plain"
            said = {"card": TRAIN_NAMES[target], "side": side, **_price(workers, versatile, dollars)}
            table.tell_seat("uses-train", seat, said)


def _price(workers: i64, versatile: i64, dollars: i64) -> dict[str, str | int]:
    return {"specialists": int(workers - versatile), "versatile": int(versatile), "dollars": int(dollars)}
