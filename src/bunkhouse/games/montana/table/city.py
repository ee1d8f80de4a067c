"""The city: four rewards, prices in pumpkins, and pawns that jump each other; the shop where they wait."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.table.decision import under_way
from bunkhouse.games.montana.table.element_ids import CITY, GOOD_SYMBOLS, pawn_id, spot_id
from bunkhouse.games.montana.view_types import View

_PRICES: Final = [int(price) for price in c.COLUMN_PRICES]
_SMALL: Final = [GOOD_SYMBOLS[small] for small in c.UPGRADES]
_LARGE: Final = [GOOD_SYMBOLS[large] for large in c.UPGRADES.values()]
_CITY_STEPS: Final = ("place", "move", "pause", "take", "exchange")

Pawn = tuple[int, int, str, str]
"""Seat and column of a pawn that stands in a row; name and colour of its player."""


def city(view: View, context: DrawContext) -> PartDict:
    decision = under_way(view)
    pumpkins = [seat["goods"].get("pumpkin", 0) for seat in view["seats"]]
    return _city(
        context.texts,
        [seat["pawn"] for seat in view["seats"]],
        context.names,
        context.colours,
        _passed(view),
        _rewarded(view),
        pumpkins if decision is not None and decision["step"] in _CITY_STEPS else [],
    )


def _passed(view: View) -> list[int]:
    """MT-56, MT-R14: the seats that wait at the shop and will not be asked again, until rewards are taken."""
    decision, turn, seats = under_way(view), view["turn"], view["seats"]
    if decision is None or turn is None:
        return []
    if decision["step"] == "move" or decision["step"] == "pause":
        following = decision["next"]
    elif decision["step"] == "place":
        following = decision["seat"]
    else:
        return []
    asked = len(seats) if following is None else (following - turn) % len(seats)
    jumped = decision["seat"] if decision["step"] == "move" else None
    return [
        number
        for number, seat in enumerate(seats)
        if seat["pawn"] is None and (number - turn) % len(seats) < asked and number != jumped
    ]


def _rewarded(view: View) -> int:
    """The row whose reward is being chosen; 0 for none."""
    decision = view["decision"]
    if decision is not None and (decision["step"] == "take" or decision["step"] == "exchange"):
        return decision["row"]
    return 0


@cached_part
def _city(
    texts: Texts,
    pawns: list[str | None],
    names: list[str],
    colours: list[str],
    passed: list[int],
    rewarded: int,
    pumpkins: list[int],
) -> PartDict:
    """``pumpkins``: of every seat, while the city is visited."""
    stands: dict[int, Pawn] = {}
    for seat, place in enumerate(pawns):
        if place:
            row, column = place.split("-")
            stands[int(row)] = seat, int(column), names[seat], colours[seat]
    rows = [_row(texts, row, rewarded == row, stands.get(row)) for row in range(1, int(c.ROWS) + 1)]
    return {
        "id": CITY,
        "ids": [CITY, *(id for row in rows for id in row["ids"])],
        "title": texts.say("table-city"),
        "name": texts.say("board-city"),
        "go": texts.say("board-go", count=int(c.FREE_PUMPKINS)),
        "reward": texts.say("table-reward"),
        "prices": _PRICES,
        "rows": rows,
        "busy": bool(pumpkins),
        "shop": [
            _pawn(texts, seat, names[seat], colours[seat], seat in passed)
            for seat, place in enumerate(pawns)
            if not place
        ],
        "bids": texts.say("board-bids"),
        "pumpkins": [
            {"colour": colours[seat], "name": names[seat], "count": count}
            for seat, count in enumerate(pumpkins)
        ],
        "shop_word": texts.say("board-shop"),
    }


@cached_part
def _row(texts: Texts, row: int, now: bool, pawn: Pawn | None) -> PartDict:
    """``now``: its reward is being chosen."""
    cells = [_cell(texts, row, column, pawn) for column in range(1, int(c.COLUMNS) + 1)]
    return {
        "number": row,
        "ids": [cell["id"] for cell in cells],
        "reward": _reward(row - 1),
        "word": reward_words(texts, row),
        "now": now,
        "cells": cells,
    }


def _cell(texts: Texts, row: int, column: int, pawn: Pawn | None) -> PartDict:
    """MT-54: left of a pawn nobody can stand; to the right of it the pawn is jumped."""
    price = _PRICES[column - 1]
    seat, taken, name, colour = pawn or (-1, 0, "", "")
    jumps = pawn is not None and column > taken
    said = texts.say("board-spot-jump", row=row, price=price, name=name) if jumps else ""
    return {
        "id": spot_id(f"{row}-{column}"),
        "name": said or texts.say("board-spot", row=row, price=price),
        "price": price,
        "closed": column < taken,
        "jumps": colour if jumps else "",
        "pawn": _pawn(texts, seat, name, colour) if column == taken else None,
    }


def _pawn(texts: Texts, seat: int, name: str, colour: str, passed: bool = False) -> PartDict:
    return {
        "id": pawn_id(seat),
        "colour": colour,
        "name": texts.say("board-pawn", name=name, passed=int(passed)),
        "out": passed,
    }


def _reward(row: int) -> PartDict:
    return {
        "cattle": int(c.ROW_CATTLE[row]),
        "coins": int(c.ROW_COINS[row]),
        "count": int(c.ROW_GOODS_COUNT[row]),
        "goods": [GOOD_SYMBOLS[good] for good in c.ROW_GOODS[row]],
        "upgrades": int(c.ROW_UPGRADES[row]),
        "small": _SMALL,
        "large": _LARGE,
    }


def reward_words(texts: Texts, row: int) -> str:
    """MT-61 to MT-64: what a row gives."""
    cattle, coins, count = c.ROW_CATTLE[row - 1], c.ROW_COINS[row - 1], c.ROW_GOODS_COUNT[row - 1]
    return texts.say(
        "board-reward",
        row=row,
        cattle=int(cattle),
        coins=int(coins),
        count=int(count),
        most=int(c.ROW_UPGRADES[row - 1]),
        also=int(cattle + coins + count > 0),
    )
