"""Paying with workers: for cattle, the train and buildings (EP-61 to EP-63, EP-67, EP-70)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import Param, Refusal
from bunkhouse.families.great_western.ranches import AREA
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.state import NO_TYPE, Table, type_of
from bunkhouse.games.el_paso.trail import SPACE_COST, SPACES

# What is paid for.
CATTLE: Final[i64] = 0
TRAIN: Final[i64] = 1
BUILDING: Final[i64] = 2
PURPOSES: Final = ["cattle", "train", "building"]
TARGETS: Final = [c.MARKET_NAMES, c.TRAIN_NAMES, c.TYPE_NAMES]
"""What can be bought, by purpose; a building also takes a space."""


def specialist(purpose: i64) -> i64:
    """The kind of worker that a payment asks for."""
    if purpose == CATTLE:
        return c.COWBOY
    return c.ENGINEER if purpose == TRAIN else c.BUILDER


def worker_dollars(workers: i64) -> i64:
    """EP-61: what has to be paid beside so many workers."""
    return c.DOLLARS_PER_WORKER * workers


def workers_for(purpose: i64, target: i64, old: i64) -> i64:
    """EP-62, EP-63, EP-67, EP-70: a building goes by type and space; an upgrade costs the difference.

    ``old``: the type of the building that is replaced, or NO_TYPE.
    """
    if purpose == CATTLE:
        return i64(c.COWBOYS_NEEDED[target])
    if purpose == TRAIN:
        return i64(c.ENGINEERS_NEEDED[target])
    needed: i64 = i64(c.BUILDERS[target // SPACES])
    return needed if old == NO_TYPE else needed - i64(c.BUILDERS[old])


def dollars_for(purpose: i64, target: i64, old: i64) -> i64:
    """EP-61, EP-67, R-13: for every worker, and for an empty space that has a cost."""
    dollars: i64 = worker_dollars(workers_for(purpose, target, old))
    if purpose == BUILDING and old == NO_TYPE:
        dollars += i64(SPACE_COST[target % SPACES])
    return dollars


def _replaced(table: Table, purpose: i64, target: i64) -> i64:
    return type_of(table.tile(target % SPACES)) if purpose == BUILDING else NO_TYPE


def workers_needed(table: Table, purpose: i64, target: i64) -> i64:
    return workers_for(purpose, target, _replaced(table, purpose, target))


def dollars_needed(table: Table, purpose: i64, target: i64) -> i64:
    return dollars_for(purpose, target, _replaced(table, purpose, target))


def affordable(table: Table, seat: i64, purpose: i64, target: i64) -> bool:
    """R-12: workers and money must be there in full before anything is begun."""
    have: i64 = table.working(seat, specialist(purpose)) + table.working(seat, c.VERSATILE)
    return have >= workers_needed(table, purpose, target) and table.money(seat) >= dollars_needed(
        table, purpose, target
    )


def fewest_versatile(table: Table, seat: i64, purpose: i64, target: i64) -> i64:
    return max(0, workers_needed(table, purpose, target) - table.working(seat, specialist(purpose)))


def most_versatile(table: Table, seat: i64, purpose: i64, target: i64) -> i64:
    return min(workers_needed(table, purpose, target), table.working(seat, c.VERSATILE))


def pay(table: Table, seat: i64, purpose: i64, target: i64, versatile: i64) -> i64:
    """EP-28, EP-61: the workers go to the discard pile, the money to the bank; returns the dollars."""
    workers: i64 = workers_needed(table, purpose, target)
    dollars: i64 = dollars_needed(table, purpose, target)
    if workers > versatile:
        table.discard(seat, AREA, specialist(purpose), workers - versatile)
    if versatile > 0:
        table.discard(seat, AREA, c.VERSATILE, versatile)
    table.earn(seat, -dollars)
    return dollars


def price_params(table: Table, purpose: i64, target: i64) -> dict[str, Param]:
    """What a cow, a train card or a building on a space costs."""
    return {
        "worker": c.WORKER_NAMES[specialist(purpose) - c.COWS],
        "count": int(workers_needed(table, purpose, target)),
        "dollars": int(dollars_needed(table, purpose, target)),
    }


def unaffordable(table: Table, purpose: i64, target: i64, rule: str) -> Refusal:
    """R-12: workers or money are missing."""
    seat = table.seat
    needed = int(workers_needed(table, purpose, target))
    have = int(table.working(seat, specialist(purpose)) + table.working(seat, c.VERSATILE))
    if have < needed:
        return Refusal("too-few-workers", rule, {"needed": needed, "count": have})
    price = int(dollars_needed(table, purpose, target))
    return Refusal("price-too-high", rule, {"dollars": price, "money": int(table.money(seat))})
