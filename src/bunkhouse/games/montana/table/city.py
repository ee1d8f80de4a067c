"""The city: four rewards, prices in pumpkins, and pawns that jump each other; the shop where they wait."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.montana.components import (
    COLUMN_PRICES,
    COLUMNS,
    FREE_PUMPKINS,
    ROW_CATTLE,
    ROW_COINS,
    ROW_GOODS,
    ROW_GOODS_COUNT,
    ROW_UPGRADES,
    ROWS,
    UPGRADES,
)
from bunkhouse.games.montana.table.element_ids import (
    CITY,
    GOOD_SYMBOLS,
    Part,
    View,
    pawn_id,
    remembered,
    spot_id,
    under_way,
)
from bunkhouse.games.montana.table.words import words

_PRICES: Final = [int(price) for price in COLUMN_PRICES]
_SMALL: Final = [GOOD_SYMBOLS[small] for small in UPGRADES]
_LARGE: Final = [GOOD_SYMBOLS[large] for large in UPGRADES.values()]
_PUMPKIN: Final = "pumpkin"
_BIDDING: Final = ("place", "move", "pause")
_CITY_STEPS: Final = (*_BIDDING, "take", "exchange")


def city(view: View, context: DrawContext) -> Part:
    pawns = [seat["pawn"] for seat in view["seats"]]
    decision = under_way(view)
    busy, rewarded = decision is not None and decision["step"] in _CITY_STEPS, _rewarded(view)
    passed = _passed(view)
    pumpkins = [seat["goods"].get(_PUMPKIN, 0) for seat in view["seats"]] if busy else []
    key = (
        "city",
        context.language,
        rewarded,
        packed(busy, passed, pumpkins),
        *pawns,
        *context.names,
        *context.colours,
    )
    return remembered(key, lambda: _city(pawns, busy, rewarded, passed, pumpkins, context))


def _passed(view: View) -> list[int]:
    """MT-56, MT-R14: whoever waits at the shop and will not be asked again, until rewards are taken."""
    decision, seats = under_way(view), view["seats"]
    if decision is None or decision["step"] not in _BIDDING:
        return []
    following = decision["seat"] if decision["step"] == "place" else decision["next"]
    asked = len(seats) if following is None else (following - view["turn"]) % len(seats)
    return [
        number
        for number, seat in enumerate(seats)
        if seat["pawn"] is None
        and (number - view["turn"]) % len(seats) < asked
        and not (decision["step"] == "move" and decision["seat"] == number)
    ]


def _city(
    pawns: list[str | None],
    busy: bool,
    rewarded: int,
    passed: list[int],
    pumpkins: list[int],
    context: DrawContext,
) -> Part:
    said = words(context).plain
    rows = [_row(row, pawns, rewarded == row + 1, context) for row in range(int(ROWS))]
    return {
        "id": CITY,
        "ids": [CITY, *(id for row in rows for id in row["ids"])],
        "title": said["city"],
        "name": said["city-name"],
        "go": context.say("board-go", count=int(FREE_PUMPKINS)),
        "reward": said["reward"],
        "prices": _PRICES,
        "rows": rows,
        "busy": busy,
        "shop": [_pawn(number, context, number in passed) for number, place in enumerate(pawns) if not place],
        "bids": said["bids"],
        "pumpkins": [
            {"colour": context.colours[seat], "name": context.names[seat], "count": count}
            for seat, count in enumerate(pumpkins)
        ],
        "shop_word": said["shop"],
    }


def _rewarded(view: View) -> int:
    """The row whose reward is being chosen; 0 for none."""
    decision = view["decision"]
    return decision["row"] if decision is not None and decision["step"] in ("take", "exchange") else 0


def _row(row: int, pawns: list[str | None], now: bool, context: DrawContext) -> Part:
    """MT-54: left of a pawn nobody can stand; to the right of it the pawn is jumped."""
    seat = next(
        (number for number, place in enumerate(pawns) if place and place.startswith(f"{row + 1}-")), None
    )
    place = None if seat is None else pawns[seat]
    taken = int(place.partition("-")[2]) if place else 0

    def make() -> Part:
        cells = [_cell(row, column, taken, seat, context) for column in range(1, int(COLUMNS) + 1)]
        return {
            "number": row + 1,
            "ids": [cell["id"] for cell in cells],
            "reward": _reward(row),
            "word": words(context).rewards[row],
            "now": now,
            "cells": cells,
        }

    who = () if seat is None else (seat, taken, context.names[seat], context.colours[seat])
    return remembered(("row", context.language, row, now, *who), make)


def _cell(row: int, column: int, taken: int, seat: int | None, context: DrawContext) -> Part:
    spot = f"{row + 1}-{column}"
    jumps = seat is not None and column > taken
    price = _PRICES[column - 1]
    if jumps and seat is not None:
        name = context.say("board-spot-jump", row=row + 1, price=price, name=context.names[seat])
    else:
        name = words(context).spots[row][column - 1]
    return {
        "id": spot_id(spot),
        "name": name,
        "price": price,
        "closed": column < taken,
        "jumps": context.colours[seat] if jumps and seat is not None else "",
        "pawn": _pawn(seat, context) if seat is not None and column == taken else None,
    }


def _pawn(seat: int, context: DrawContext, passed: bool = False) -> Part:
    return {
        "id": pawn_id(seat),
        "colour": context.colours[seat],
        "name": context.say("board-pawn", name=context.names[seat], passed=int(passed)),
        "out": passed,
    }


def _reward(row: int) -> Part:
    return {
        "cattle": int(ROW_CATTLE[row]),
        "coins": int(ROW_COINS[row]),
        "count": int(ROW_GOODS_COUNT[row]),
        "goods": [GOOD_SYMBOLS[good] for good in ROW_GOODS[row]],
        "upgrades": int(ROW_UPGRADES[row]),
        "small": _SMALL,
        "large": _LARGE,
    }
