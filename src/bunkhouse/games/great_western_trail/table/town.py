"""Kansas City with its stages and foresight tiles, and the job market."""

from typing import Any, Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.great_western_trail.components import (
    COLUMNS,
    FIRST_COLUMN,
    HAZARD_TYPE,
    ROW_COST,
    ROWS,
    TILE_NAMES,
    TILE_VP,
    WORKER_NAMES,
    YELLOW_ROWS,
)
from bunkhouse.games.great_western_trail.table import element_ids
from bunkhouse.games.great_western_trail.table.element_ids import View, owed, remembered, touched
from bunkhouse.games.great_western_trail.table.naming import with_ways
from bunkhouse.games.great_western_trail.table.stops import hazard_sign
from bunkhouse.games.great_western_trail.table.tags import shown
from bunkhouse.games.great_western_trail.table.ways import ways
from bunkhouse.games.great_western_trail.trail import (
    AREA_SPACES,
    CITY,
    HAZARD_NODES,
    NODE_NAMES,
    TRADE_NODES,
)

Part = dict[str, Any]
_STAGES: Final = {"foresight": 0, "income": 3, "delivery": 4}
"""Which stage a step belongs to; foresight counts on with its own number."""
_LETTERS: Final = "ab"


def tile_sign(tile: str) -> Part:
    """A tile of the Kansas City supply: its symbol and what else is printed on it."""
    if tile in WORKER_NAMES:
        return {"symbol": f"w-{tile}", "vp": 0, "hand": ""}
    hand = "hand" if "black" in tile or "blue" in tile else "hand-open"
    if tile.startswith("teepee"):
        return {"symbol": tile, "vp": 0, "hand": hand}
    return {"symbol": hazard_sign(tile), "vp": int(TILE_VP[TILE_NAMES.index(tile)]), "hand": hand}


def city(view: View, context: DrawContext) -> Part:
    """Kansas City: a place to move to, and its five stages."""
    if touched(context, "f-", element_ids.KANSAS_CITY):
        return _city(view, context)
    left = [sum(stack.values()) for stack in view["supply"]]
    lands = [_lands(tile, view) for column in view["foresight"] for tile in column if tile]
    key = ("town", context.language, packed([view["foresight"], left, _stage(view), lands]))
    return remembered(key, lambda: _city(view, context))


def _city(view: View, context: DrawContext) -> Part:
    id = element_ids.KANSAS_CITY
    way = ways(view).get(NODE_NAMES[int(CITY)])
    columns = [_foresight(number, view, context) for number in range(len(view["foresight"]))]
    ids = [id, *(tile["id"] for column in columns for tile in column["tiles"] if tile)]
    return {
        "id": id,
        "ids": ids,
        "title": context.say("city", city="kansas_city"),
        "name": with_ways(context.say("board-kansas-city"), id, view, context),
        "marks": shown(context.legal.get(id, []), view),
        "way": " ".join(way.path) if way is not None and id in context.legal else "",
        "foresight": context.say("board-foresight"),
        "left": context.say("board-tiles-left"),
        "columns": columns,
        "stages": [context.say("board-stage", stage=stage) for stage in ("tiles", "income", "delivery")],
        "stage": _stage(view),
    }


def _stage(view: View) -> int:
    """The stage that somebody is in, from 1; 0 when nobody is in Kansas City."""
    decision = view["decision"]
    frames = decision["owed"] if decision else []
    if not any(frame["step"] == "leave-city" for frame in frames):
        return 0
    step = owed(view)
    if step["step"] == "foresight":
        return int(step["stage"]) + 1
    return _STAGES["income"] + 1 if step["step"] == "income" else _STAGES["delivery"] + 1


def _foresight(number: int, view: View, context: DrawContext) -> Part:
    tiles: list[Part | None] = []
    for at, tile in enumerate(view["foresight"][number]):
        id = element_ids.foresight_id(f"{number + 1}{_LETTERS[at]}")
        if tile is None:
            tiles.append(None)
            continue
        to, node, dollars = _lands(tile, view)
        lands = context.say("board-lands", to=to, node=node, dollars=dollars, before="", after="")
        said = context.say("tile", tile=tile)
        name = context.say("board-foresight-tile", tile=said, stage=number + 1, lands=lands)
        tiles.append({"id": id, **tile_sign(tile), "name": with_ways(name, id, view, context)})
    return {"number": number + 1, "tiles": tiles, "left": sum(view["supply"][number].values())}


def _lands(tile: str, view: View) -> tuple[str, str, int]:
    """GWT-66, GWT-69 to GWT-71: where a tile goes that is chosen: a price in the job market, or a space."""
    if tile in WORKER_NAMES:
        token = view["token"]
        return ("jobs", "", int(ROW_COST[token - 1])) if token is not None else ("nowhere", "", 0)
    free = (NODE_NAMES[node] for node in _area(tile) if NODE_NAMES[node] not in view["trail"])
    node = next(free, "")
    return ("trail" if node else "away", node, 0)


def _area(tile: str) -> list[int]:
    """The spaces that teepees, or hazards of one type, are put on, in this order."""
    type = int(HAZARD_TYPE[TILE_NAMES.index(tile)])
    if type < 0:
        return TRADE_NODES
    first = type * int(AREA_SPACES)
    return HAZARD_NODES[first : first + int(AREA_SPACES)]


def jobs(view: View, context: DrawContext) -> Part:
    """The job market: a part of its own."""
    if touched(context, "j-"):
        return _jobs(view, context)
    key = ("jobs", context.language, view["players"], packed([view["job_market"], view["token"]]))
    return remembered(key, lambda: _jobs(view, context))


def _jobs(view: View, context: DrawContext) -> Part:
    rows = [_row(row, view, context) for row in range(int(ROWS))]
    return {"rows": rows, "ids": [id for row in rows for id in row["ids"]]}


def _row(row: int, view: View, context: DrawContext) -> Part:
    first, token = int(FIRST_COLUMN[view["players"]]), view["token"]
    price = int(ROW_COST[row])
    cells: list[Part] = []
    for column in range(first, int(COLUMNS)):
        worker = view["job_market"][row][column]
        if worker:
            id = element_ids.job_id(row, column)
            name = context.say("board-job", worker=context.say("tile", tile=worker), dollars=price)
            codes = context.legal.get(id, [])
            cells.append(
                {
                    "kind": "worker",
                    "id": id,
                    "worker": worker,
                    "marks": shown(codes, view),
                    "name": with_ways(name, id, view, context),
                }
            )
        elif token == row + 1 and column == COLUMNS - 1:
            cells.append({"kind": "token"})
        else:
            cells.append({"kind": "none"})
    arrow = "red" if row + 1 == ROWS else "yellow" if (int(YELLOW_ROWS) >> (row + 1)) & 1 else ""
    state = "now" if token == row + 1 else "later" if token is not None and row + 1 > token else ""
    return {
        "ids": [cell["id"] for cell in cells if "id" in cell],
        "cells": cells,
        "price": price,
        "due": next((cell["marks"][0][1] for cell in cells if cell.get("marks")), ""),
        "arrow": arrow,
        "state": state,
    }


def spaces_left(view: View) -> int:
    """How many workers are still to be placed until the end is triggered."""
    token = view["token"]
    if token is None:
        return 0
    first = int(FIRST_COLUMN[view["players"]])
    columns = int(COLUMNS) - first
    placed = sum(1 for worker in view["job_market"][token - 1][first:] if worker)
    return int(int(ROWS) - token + 1) * columns - placed
