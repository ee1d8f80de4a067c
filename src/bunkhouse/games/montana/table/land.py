"""The land: what is printed on it, worked out once for each land, and what the view says of it now."""

import random
from functools import lru_cache
from typing import Final, NamedTuple

from typing_extensions import TypedDict

from bunkhouse.drawing.parts import PartDict
from bunkhouse.games.montana.board import FIELD_NAMES, PLACES, tile_fields
from bunkhouse.games.montana.components import GOOD_NAMES, ROTATIONS, TILE_FIELDS, TILE_NAMES
from bunkhouse.games.montana.table.board_layout import BoardLayout, Hex, board_layout, outline, side
from bunkhouse.games.montana.table.element_ids import GOOD_SYMBOLS, listed
from bunkhouse.games.montana.view_types import Settlements, TileField, View

_SIDES: Final = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
"""The hex across each side, in the order in which ``board_layout.corners`` goes round."""
_STROKES: Final = 110
_MEADOWS: Final = 6
"""How many different drawings of grass there are, in ``icons.svg``."""

Cost = tuple[str, ...]
"""Goods one by one."""
Laid = tuple[tuple[str, int], ...]
"""The tiles in the order of the layout, each with its rotation."""


class PrintedField(TypedDict):
    """What is printed on a field."""

    name: str
    at: Hex
    kind: str
    cost: Cost
    double: bool
    cattle: bool
    style: str
    tint: int
    tip: str


class PrintedLand(NamedTuple):
    layout: BoardLayout
    fields: dict[str, PrintedField]
    art: PartDict


class LandState(TypedDict):
    """The land as it lies: plain values that parts are drawn from."""

    players: int
    laid: Laid
    start: str | None
    settlements: dict[str, Settlements]
    finds: dict[str, str]
    """MT-13, MT-14: fields with cattle ("cow") or a canteen ("can") that nobody has taken yet; and
    fields that will get cattle as soon as the start tile lies."""
    open: list[str]
    """MT-67: fields that can be built on now or as soon as there are goods."""


def land_state(view: View) -> LandState:
    players, start = view["players"], view["start"]
    laid = tuple((tile["tile"], tile["turned"]) for tile in view["tiles"])
    printed = printed_land(players, laid).fields
    finds: dict[str, str] = {}
    free = []
    for name, field in view["fields"].items():
        if field["kind"] == "land":
            if field["cattle"] or (start is None and printed[name]["cattle"]):
                finds[name] = "cow"
            if field["open"]:
                free.append(name)
        elif field["kind"] == "lake" and field["canteen"]:
            finds[name] = "can"
    return {
        "players": players,
        "laid": laid,
        "start": start,
        "settlements": view["settlements"],
        "finds": finds,
        "open": free,
    }


COSTS: Final[list[Cost]] = list(
    dict.fromkeys(
        tuple(listed(field["cost"], GOOD_NAMES))
        for tile in TILE_FIELDS
        for field in tile
        if field["kind"] == "land"
    )
)
"""Every price that is printed on a tile."""


@lru_cache(64)
def printed_land(players: int, laid: Laid) -> PrintedLand:
    layout = board_layout(players)
    fields: dict[str, PrintedField] = {}
    for slot, (tile, turned) in enumerate(laid):
        places = tile_fields(players, slot)
        for position, shown in enumerate(TILE_FIELDS[TILE_NAMES.index(tile)]):
            moved = position if position == 0 else (position - 1 + turned) % ROTATIONS + 1
            field = _field(places[moved], shown, layout)
            fields[field["name"]] = field
    return PrintedLand(layout, fields, _art(layout, list(fields.values())))


def _field(number: int, shown: TileField, layout: BoardLayout) -> PrintedField:
    q, r = PLACES[number]
    cost = tuple(listed(shown.get("cost", {}), GOOD_NAMES))
    double = shown.get("double", False)
    return {
        "name": FIELD_NAMES[number],
        "at": (q, r),
        "kind": shown["kind"],
        "cost": cost,
        "double": double,
        "cattle": shown.get("cattle", False),
        "style": layout.style((q, r)),
        "tint": layout.tints[(q, r)],
        "tip": tip_of(cost, double) if shown["kind"] == "land" else shown["kind"],
    }


def tip_of(cost: Cost, double: bool) -> str:
    """Fields with the same price say the same of themselves."""
    letters = "-".join(GOOD_SYMBOLS[good].removeprefix("g-") for good in cost)
    return f"{'double' if double else 'field'}-{letters}"


def _art(layout: BoardLayout, fields: list[PrintedField]) -> PartDict:
    """Everything the drawing of the land consists of."""
    chance = random.Random(11)  # scatters grass, the same on every sheet
    width, height = layout.width, layout.height
    inner, outer = _borders(layout)
    return {
        "width": round(width, 1),
        "height": round(height, 1),
        "compass": 54 if layout.supply == "right" else round(width - 54, 1),
        "strokes": "".join(
            f"M{chance.uniform(0, width):.0f} {chance.uniform(4, height):.0f}h{chance.uniform(8, 34):.0f}"
            for _ in range(_STROKES)
        ),
        "coast": "".join(outline(*layout.points[field["at"]]) for field in fields),
        "inner": inner,
        "outer": outer,
        "fields": [_drawn(field, layout, chance) for field in fields],
    }


def _borders(layout: BoardLayout) -> tuple[str, str]:
    """The lines between fields of one tile, and those around tiles; a side of two fields is drawn once."""
    inner, outer = "", ""
    for (q, r), (x, y) in layout.points.items():
        for number, (dq, dr) in enumerate(_SIDES):
            other = (q + dq, r + dr)
            if other in layout.slots and other < (q, r):
                continue
            if layout.slots.get(other) == layout.slots[(q, r)]:
                inner += side(x, y, number)
            else:
                outer += side(x, y, number)
    return inner, outer


def _drawn(field: PrintedField, layout: BoardLayout, chance: random.Random) -> PartDict:
    x, y = layout.points[field["at"]]
    drawn: PartDict = {
        "kind": "double" if field["double"] else field["kind"],
        "tip": field["tip"],
        "x": round(x, 1),
        "y": round(y, 1),
        "tint": field["tint"],
        "meadow": chance.randrange(_MEADOWS),
        "price": None,
        "homes": None,
    }
    if field["kind"] == "land":
        drawn["price"] = _price(field, x, y)
    if field["double"]:
        drawn["homes"] = _homes(field, x, y)
    return drawn


def _price(field: PrintedField, x: float, y: float) -> PartDict:
    """A cream plate with one picture for every piece; cattle and the sign of double fields stand above it."""
    count = len(field["cost"])
    if field["double"]:
        y += 5 if count == 4 else 8
    elif field["cattle"]:
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
            for good, (a, b) in zip(field["cost"], at, strict=True)
        ],
    }


def _homes(field: PrintedField, x: float, y: float) -> dict[str, float]:
    top, wide = (y - 26, 27.0) if len(field["cost"]) == 4 else (y - 17, 36.0)
    return {"x": round(x - wide / 2, 1), "y": round(top - wide * 0.3, 1), "wide": wide, "high": wide * 0.6}
