"""What is printed on the table: the same for everybody who reads a language, so it is said only once."""

from typing import Final, NamedTuple

from bunkhouse.engine.look import Look
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
from bunkhouse.games.montana.table.names import goods_list

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


def words(look: Look) -> Words:
    if look.language not in _KEPT:
        _KEPT[look.language] = _in_words(look)
    return _KEPT[look.language]


def _in_words(look: Look) -> Words:
    return Words(
        goods={good: look.say("good-word", good=good) for good in GOOD_NAMES},
        workers={worker: look.say("board-worker", worker=worker) for worker in WORKER_NAMES},
        areas={area: look.say("table-area", area=area) for area in ("bank", *AREA_NAMES)},
        spaces=[_space(space, look) for space in range(len(SPACE_NAMES))],
        spots=[
            [look.say("board-spot", row=row + 1, price=int(price)) for price in COLUMN_PRICES]
            for row in range(int(ROWS))
        ],
        rewards=[_reward(row, look) for row in range(int(ROWS))],
        things={
            thing: look.say("action-trade", thing=thing, coins=int(TRADE_COINS)) for thing in TRADE_NAMES
        },
        deeds={
            thing: look.say("board-barter-deed", thing=thing, coins=int(TRADE_COINS)) for thing in TRADE_NAMES
        },
        costs={cost: look.say("pieces", **parts("+".join(cost))) for cost in COSTS},
        wheel=[look.say("crew", **parts(name)) for name in WHEEL_NAMES],
        plain=_plain(look),
        parts=[{"id": part, "word": look.say("board-part", part=part)} for part in ("land", "work", "city")],
        zoom={how: look.say("board-zoom", how=how) for how in ("in", "out", "all")},
    )


def _space(space: int, look: Look) -> str:
    if space < BANK_SPACES:
        workers, coins = int(BANK_WORKERS[space]), int(BANK_COINS[space])
        return look.say("board-bank", area="bank", workers=workers, coins=coins)
    area = int(AREA_OF[space])
    return look.say(
        "board-space",
        area=AREA_NAMES[area],
        price=int(SPACE_PRICE[space]),
        count=int(SPACE_YIELD[space]),
        extra=int(SPACE_EXTRA[space]),
        good=GOOD_NAMES[int(AREA_GOOD[area])],
    )


def _reward(row: int, look: Look) -> str:
    return look.say(
        "board-reward",
        row=row + 1,
        cattle=int(ROW_CATTLE[row]),
        coins=int(ROW_COINS[row]),
        count=int(ROW_GOODS_COUNT[row]),
        most=int(ROW_UPGRADES[row]),
        also=int(ROW_CATTLE[row] + ROW_COINS[row] + ROW_GOODS_COUNT[row] > 0),
    )


def _plain(look: Look) -> dict[str, str]:
    """Words that need nothing more to be said."""
    return {
        "land": look.say("board-land"),
        "start": look.say("table-start"),
        "recruit": look.say("board-recruit"),
        "wheel": look.say("board-wheel"),
        "spin": look.say("board-spin"),
        "idle": look.say("board-idle"),
        "supply": look.say("board-supply"),
        "running-out": look.say("board-running-out"),
        "city": look.say("table-city"),
        "city-name": look.say("board-city"),
        "reward": look.say("table-reward"),
        "shop": look.say("board-shop"),
        "your-ranch": look.say("board-your-ranch"),
        "goods": look.say("board-goods"),
        "workers": look.say("board-workers"),
        "purse": look.say("board-purse"),
        "coins": look.say("board-coins"),
        "cattle": look.say("board-cattle"),
        "trade": look.say("board-trade"),
        "canteens": look.say("board-canteens"),
        "use": look.say("board-use"),
        "use-canteen": look.say("board-use-canteen"),
        "homes-left": look.say("board-homes-left"),
        "starts": look.say("board-starts"),
        "barter": look.say("board-barter"),
        "barter-ask": look.say("board-barter-ask"),
        "bids": look.say("board-bids"),
        "short": look.say("board-short"),
        "parts": look.say("board-parts"),
        "cattle-there": look.say("table-cattle"),
        "enough": look.say("board-enough"),
        "shortage": look.say("board-shortage"),
        "tradeable": look.say("board-tradeable"),
        "where": look.say("board-where"),
    }
