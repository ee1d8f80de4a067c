"""The land as it is printed: every field with its price, worked out once for each land."""

import random
from functools import lru_cache
from typing import Any, Final, NamedTuple

from bunkhouse.drawing.parts import packed
from bunkhouse.games.montana.board import FIELD_NAMES, PLACES, tile_fields
from bunkhouse.games.montana.components import ROTATIONS, TILE_FIELDS, TILE_NAMES
from bunkhouse.games.montana.table.element_ids import GOOD_SYMBOLS, View, goods_list
from bunkhouse.games.montana.table.opponent_sheet import Hex, Sheet, outline, sheet, side

_SIDES: Final = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
"""The hex across each side, in the order in which ``sheet.corners`` goes round."""
_STROKES: Final = 110
_MEADOWS: Final = 6
"""How many different drawings of grass there are, in ``icons.svg``."""


class Field(NamedTuple):
    """What is printed on a field."""

    name: str
    at: Hex
    kind: str
    cost: tuple[str, ...]
    """The goods, one by one."""
    double: bool
    cattle: bool
    style: str
    tint: int
    tip: str


class Land(NamedTuple):
    laid: bytes
    """Which land it is: equal for the same tiles in the same places."""
    sheet: Sheet
    fields: dict[str, Field]
    art: dict[str, Any]


def land(view: View) -> Land:
    laid = tuple((tile["tile"], tile["turned"]) for tile in view["tiles"])
    return _land(view["players"], laid)


@lru_cache(64)
def _land(players: int, laid: tuple[tuple[str, int], ...]) -> Land:
    ground = sheet(players)
    fields: dict[str, Field] = {}
    for slot, (tile, turned) in enumerate(laid):
        places = tile_fields(players, slot)
        for position, printed in enumerate(TILE_FIELDS[TILE_NAMES.index(tile)]):
            moved = position if position == 0 else (position - 1 + turned) % ROTATIONS + 1
            field = _field(places[moved], printed, ground)
            fields[field.name] = field
    return Land(packed(players, laid), ground, fields, _art(ground, list(fields.values())))


def _field(number: int, printed: dict[str, Any], ground: Sheet) -> Field:
    q, r = PLACES[number]
    cost = tuple(goods_list(printed.get("cost", {})))
    double = bool(printed.get("double", False))
    return Field(
        name=FIELD_NAMES[number],
        at=(q, r),
        kind=printed["kind"],
        cost=cost,
        double=double,
        cattle=bool(printed.get("cattle", False)),
        style=ground.style((q, r)),
        tint=ground.tints[(q, r)],
        tip=printed["kind"] if printed["kind"] != "land" else tip_of(cost, double),
    )


def tip_of(cost: tuple[str, ...], double: bool) -> str:
    """Fields with the same price say the same of themselves."""
    letters = "-".join(GOOD_SYMBOLS[good].removeprefix("g-") for good in cost)
    return f"{'double' if double else 'field'}-{letters}"


def _art(ground: Sheet, fields: list[Field]) -> dict[str, Any]:
    """Everything the drawing of the land consists of."""
    chance = random.Random(11)  # scatters grass, the same on every sheet
    width, height = ground.width, ground.height
    inner, outer = _borders(ground)
    return {
        "width": round(width, 1),
        "height": round(height, 1),
        "compass": 54 if ground.supply == "right" else round(width - 54, 1),
        "strokes": "".join(
            f"M{chance.uniform(0, width):.0f} {chance.uniform(4, height):.0f}h{chance.uniform(8, 34):.0f}"
            for _ in range(_STROKES)
        ),
        "coast": "".join(outline(*ground.points[field.at]) for field in fields),
        "inner": inner,
        "outer": outer,
        "fields": [_drawn(field, ground, chance) for field in fields],
    }


def _borders(ground: Sheet) -> tuple[str, str]:
    """The lines between fields of one tile, and those around tiles; a side of two fields is drawn once."""
    inner, outer = "", ""
    for (q, r), (x, y) in ground.points.items():
        for number, (dq, dr) in enumerate(_SIDES):
            other = (q + dq, r + dr)
            if other in ground.slots and other < (q, r):
                continue
            if ground.slots.get(other) == ground.slots[(q, r)]:
                inner += side(x, y, number)
            else:
                outer += side(x, y, number)
    return inner, outer


def _drawn(field: Field, ground: Sheet, chance: random.Random) -> dict[str, Any]:
    x, y = ground.points[field.at]
    drawn: dict[str, Any] = {
        "kind": "double" if field.double else field.kind,
        "tip": field.tip,
        "x": round(x, 1),
        "y": round(y, 1),
        "tint": field.tint,
        "meadow": chance.randrange(_MEADOWS),
        "price": None,
        "homes": None,
    }
    if field.kind == "land":
        drawn["price"] = _price(field, x, y)
    if field.double:
        drawn["homes"] = _homes(field, x, y)
    return drawn


def _price(field: Field, x: float, y: float) -> dict[str, Any]:
    """A cream plate with one picture for every piece; cattle and the sign of double fields stand above it."""
    count = len(field.cost)
    if field.double:
        y += 5 if count == 4 else 8
    elif field.cattle:
        y += 9.5
    if count == 4:
        size, wide, high = 22.0, 49.0, 46.0
        at = [(x + dx, y + dy) for dy in (-11.0, 11.5) for dx in (-11.5, 11.5)]
    else:
        size, wide, high, step = (28.0, 60.0, 31.0, 27.5) if count == 2 else (22.0, 63.0, 27.0, 20.0)
        at = [(x + step * (number - (count - 1) / 2), y) for number in range(count)]
    return {
        "x": round(x - wide / 2, 1),
        "y": round(y - high / 2, 1),
        "wide": wide,
        "high": high,
        "size": size,
        "goods": [
            (GOOD_SYMBOLS[good], round(a - size / 2, 1), round(b - size / 2, 1))
            for good, (a, b) in zip(field.cost, at, strict=True)
        ],
    }


def _homes(field: Field, x: float, y: float) -> dict[str, float]:
    top, wide = (y - 26, 27.0) if len(field.cost) == 4 else (y - 17, 36.0)
    return {"x": round(x - wide / 2, 1), "y": round(top - wide * 0.3, 1), "wide": wide, "high": wide * 0.6}
