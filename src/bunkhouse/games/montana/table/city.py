"""The city: four rewards, prices in pumpkins, and pawns that jump each other; the shop where they wait."""

from typing import Any, Final

from bunkhouse.engine.look import Look
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
from bunkhouse.games.montana.table.names import CITY, GOOD_SYMBOLS, View, pawn_id, spot_id
from bunkhouse.games.montana.table.words import words

_PRICES: Final = [int(price) for price in COLUMN_PRICES]
_SMALL: Final = [GOOD_SYMBOLS[small] for small in UPGRADES]
_LARGE: Final = [GOOD_SYMBOLS[large] for large in UPGRADES.values()]
_CITY_STEPS: Final = ("place", "move", "pause", "take", "exchange")


def city(view: View, look: Look) -> dict[str, Any]:
    standing = {seat["pawn"]: number for number, seat in enumerate(view["seats"]) if seat["pawn"]}
    said = words(look).plain
    rows = [_row(row, standing, view, look) for row in range(int(ROWS))]
    return {
        "id": CITY,
        "ids": [CITY, *(cell["id"] for row in rows for cell in row["cells"])],
        "title": said["city"],
        "name": said["city-name"],
        "go": look.say("board-go", count=int(FREE_PUMPKINS)),
        "reward": said["reward"],
        "prices": _PRICES,
        "rows": rows,
        "busy": _step(view) in _CITY_STEPS,
        "shop": [_pawn(number, look) for number, seat in enumerate(view["seats"]) if seat["pawn"] is None],
        "shop_word": said["shop"],
    }


def _step(view: View) -> str:
    decision = view["decision"]
    while decision is not None and decision["step"] == "surplus":
        decision = decision["then"]
    return "" if decision is None else str(decision["step"])


def _row(row: int, standing: dict[str, int], view: View, look: Look) -> dict[str, Any]:
    """MT-54: left of a pawn nobody can stand; to the right of it the pawn is jumped."""
    place = next((spot for spot in standing if spot.startswith(f"{row + 1}-")), None)
    taken = 0 if place is None else int(place.partition("-")[2])
    seat = None if place is None else standing[place]
    decision = view["decision"]
    rewarded = (
        decision is not None and decision["step"] in ("take", "exchange") and decision["row"] == row + 1
    )
    return {
        "reward": _reward(row),
        "word": words(look).rewards[row],
        "now": rewarded,
        "cells": [_cell(row, column, taken, seat, look) for column in range(1, int(COLUMNS) + 1)],
    }


def _cell(row: int, column: int, taken: int, seat: int | None, look: Look) -> dict[str, Any]:
    spot = f"{row + 1}-{column}"
    jumps = seat is not None and column > taken
    price = _PRICES[column - 1]
    if jumps and seat is not None:
        name = look.say("board-spot-jump", row=row + 1, price=price, name=look.names[seat])
    else:
        name = words(look).spots[row][column - 1]
    return {
        "id": spot_id(spot),
        "name": name,
        "price": price,
        "closed": column < taken,
        "jumps": look.colours[seat] if jumps and seat is not None else "",
        "pawn": _pawn(seat, look) if seat is not None and column == taken else None,
    }


def _pawn(seat: int, look: Look) -> dict[str, Any]:
    return {"id": pawn_id(seat), "colour": look.colours[seat], "name": look.names[seat]}


def _reward(row: int) -> dict[str, Any]:
    return {
        "cattle": int(ROW_CATTLE[row]),
        "coins": int(ROW_COINS[row]),
        "count": int(ROW_GOODS_COUNT[row]),
        "goods": [GOOD_SYMBOLS[good] for good in ROW_GOODS[row]],
        "upgrades": int(ROW_UPGRADES[row]),
        "small": _SMALL,
        "large": _LARGE,
    }
