"""What is printed on the table: the same for everybody who reads a language, so it is said only once."""

from typing import Final, NamedTuple

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.montana.components import (
    AREA_GOOD,
    AREA_NAMES,
    AREA_OF,
    BANK_COINS,
    BANK_SPACES,
    BANK_WORKERS,
    COLUMN_PRICES,
    GOOD_NAMES,
    ROW_CATTLE,
    ROW_COINS,
    ROW_GOODS_COUNT,
    ROW_UPGRADES,
    ROWS,
    SPACE_EXTRA,
    SPACE_NAMES,
    SPACE_PRICE,
    SPACE_YIELD,
    TILE_FIELDS,
    TRADE_COINS,
    TRADE_NAMES,
    WHEEL_NAMES,
    WORKER_NAMES,
)
from bunkhouse.games.montana.groups import parts
from bunkhouse.games.montana.table.element_ids import goods_list

Cost = tuple[str, ...]


class Words(NamedTuple):
    goods: dict[str, str]
    workers: dict[str, str]
    areas: dict[str, str]
    spaces: list[str]
    """What is to be had on every space of the action board."""
    spots: list[list[str]]
    """The spaces of the city, row by row."""
    rewards: list[str]
    things: dict[str, str]
    """What a cattle can be traded for."""
    deeds: dict[str, str]
    """The same on a button."""
    costs: dict[Cost, str]
    wheel: list[str]
    """The workers on the fields of the wheel."""
    plain: dict[str, str]
    parts: list[dict[str, str]]
    zoom: dict[str, str]


COSTS: Final[list[Cost]] = list(
    dict.fromkeys(
        tuple(goods_list(field["cost"])) for tile in TILE_FIELDS for field in tile if field["kind"] == "land"
    )
)
"""Every price that is printed on a tile."""
_KEPT: dict[str, Words] = {}


def words(context: DrawContext) -> Words:
    if context.language not in _KEPT:
        _KEPT[context.language] = _in_words(context)
    return _KEPT[context.language]


def _in_words(context: DrawContext) -> Words:
    return Words(
        goods={good: context.say("good-word", good=good) for good in GOOD_NAMES},
        workers={worker: context.say("board-worker", worker=worker) for worker in WORKER_NAMES},
        areas={area: context.say("table-area", area=area) for area in ("bank", *AREA_NAMES)},
        spaces=[_space(space, context) for space in range(len(SPACE_NAMES))],
        spots=[
            [context.say("board-spot", row=row + 1, price=int(price)) for price in COLUMN_PRICES]
            for row in range(int(ROWS))
        ],
        rewards=[_reward(row, context) for row in range(int(ROWS))],
        things={
            thing: context.say("action-trade", thing=thing, coins=int(TRADE_COINS)) for thing in TRADE_NAMES
        },
        deeds={
            thing: context.say("board-barter-deed", thing=thing, coins=int(TRADE_COINS))
            for thing in TRADE_NAMES
        },
        costs={cost: context.say("pieces", **parts("+".join(cost))) for cost in COSTS},
        wheel=[context.say("crew", **parts(name)) for name in WHEEL_NAMES],
        plain=_plain(context),
        parts=[
            {"id": part, "word": context.say("board-part", part=part)} for part in ("land", "work", "city")
        ],
        zoom={how: context.say("board-zoom", how=how) for how in ("in", "out", "all")},
    )


def _space(space: int, context: DrawContext) -> str:
    if space < BANK_SPACES:
        workers, coins = int(BANK_WORKERS[space]), int(BANK_COINS[space])
        return context.say("board-bank", area="bank", workers=workers, coins=coins)
    area = int(AREA_OF[space])
    return context.say(
        "board-space",
        area=AREA_NAMES[area],
        price=int(SPACE_PRICE[space]),
        count=int(SPACE_YIELD[space]),
        extra=int(SPACE_EXTRA[space]),
        good=GOOD_NAMES[int(AREA_GOOD[area])],
    )


def _reward(row: int, context: DrawContext) -> str:
    return context.say(
        "board-reward",
        row=row + 1,
        cattle=int(ROW_CATTLE[row]),
        coins=int(ROW_COINS[row]),
        count=int(ROW_GOODS_COUNT[row]),
        most=int(ROW_UPGRADES[row]),
        also=int(ROW_CATTLE[row] + ROW_COINS[row] + ROW_GOODS_COUNT[row] > 0),
    )


def _plain(context: DrawContext) -> dict[str, str]:
    """Words that need nothing more to be said."""
    return {
        "land": context.say("board-land"),
        "start": context.say("table-start"),
        "recruit": context.say("board-recruit"),
        "wheel": context.say("board-wheel"),
        "spin": context.say("board-spin"),
        "idle": context.say("board-idle"),
        "supply": context.say("board-supply"),
        "running-out": context.say("board-running-out"),
        "city": context.say("table-city"),
        "city-name": context.say("board-city"),
        "reward": context.say("table-reward"),
        "shop": context.say("board-shop"),
        "your-ranch": context.say("board-your-ranch"),
        "goods": context.say("board-goods"),
        "workers": context.say("board-workers"),
        "purse": context.say("board-purse"),
        "coins": context.say("board-coins"),
        "cattle": context.say("board-cattle"),
        "trade": context.say("board-trade"),
        "canteens": context.say("board-canteens"),
        "use": context.say("board-use"),
        "use-canteen": context.say("board-use-canteen"),
        "homes-left": context.say("board-homes-left"),
        "starts": context.say("board-starts"),
        "barter": context.say("board-barter"),
        "barter-ask": context.say("board-barter-ask"),
        "bids": context.say("board-bids"),
        "short": context.say("board-short"),
        "parts": context.say("board-parts"),
        "cattle-there": context.say("table-cattle"),
        "enough": context.say("board-enough"),
        "shortage": context.say("board-shortage"),
        "tradeable": context.say("board-tradeable"),
        "where": context.say("board-where"),
    }
