"""Kansas City with its stages and foresight tiles, and the job market."""

from typing import Final

from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.rules.foresight import spaces_for
from bunkhouse.games.great_western_trail.table import element_ids
from bunkhouse.games.great_western_trail.table.lit_pieces import Lit, target
from bunkhouse.games.great_western_trail.table.printed_signs import tile_sign
from bunkhouse.games.great_western_trail.trail import NODE_NAMES
from bunkhouse.games.great_western_trail.view_types import View

_LETTERS: Final = "ab"


Landing = tuple[str, str, int]
"""Where a tile goes: jobs, trail, away or nowhere; on the trail the node, in the job market the price."""


@cached_part
def city(
    texts: Texts,
    foresight: list[list[str | None]],
    landings: dict[str, Landing],
    left: list[int],
    stage: int,
    lit: Lit,
) -> PartDict:
    """Kansas City: a place to move to, and its five stages.

    ``landings``: where every tile would go; ``left``: how many tiles of each number are still to come.
    """
    id = element_ids.KANSAS_CITY
    columns: list[PartDict] = [
        {"number": at + 1, "tiles": _tiles(texts, at, pair, landings, lit), "left": left[at]}
        for at, pair in enumerate(foresight)
    ]
    tiles = [tile["id"] for column in columns for tile in column["tiles"] if tile]
    return {
        **target(id, texts.say("board-kansas-city"), lit),
        "ids": [id, *tiles],
        "title": texts.say("city", city="kansas_city"),
        "way": lit[id][2] if id in lit else "",
        "foresight": texts.say("board-foresight"),
        "left": texts.say("board-tiles-left"),
        "columns": columns,
        "stages": [texts.say("board-stage", stage=each) for each in ("tiles", "income", "delivery")],
        "stage": stage,
    }


def _tiles(
    texts: Texts, column: int, pair: list[str | None], landings: dict[str, Landing], lit: Lit
) -> list[PartDict | None]:
    """The foresight tiles of a number."""
    found: list[PartDict | None] = []
    for letter, tile in zip(_LETTERS, pair, strict=True):
        if tile is None:
            found.append(None)
            continue
        to, node, dollars = landings[tile]
        lands = texts.say("board-lands", to=to, node=node, dollars=dollars, before="", after="")
        said = texts.say("tile", tile=tile)
        name = texts.say("board-foresight-tile", tile=said, stage=column + 1, lands=lands)
        found.append(
            {**tile_sign(tile), **target(element_ids.foresight_id(f"{column + 1}{letter}"), name, lit)}
        )
    return found


def landings(view: View) -> dict[str, Landing]:
    """GWT-66, GWT-69 to GWT-71: where each foresight tile goes if it is chosen."""
    return {tile: _landing(tile, view) for pair in view["foresight"] for tile in pair if tile}


def _landing(tile: str, view: View) -> Landing:
    if tile in c.WORKER_NAMES:
        token = view["token"]
        return ("jobs", "", int(c.ROW_COST[token - 1])) if token is not None else ("nowhere", "", 0)
    spaces = [NODE_NAMES[node] for node in spaces_for(c.TILE_NAMES.index(tile))]
    free = [name for name in spaces if name not in view["trail"]]
    return ("trail", free[0], 0) if free else ("away", "", 0)


@cached_part
def jobs(texts: Texts, players: int, market: list[list[str | None]], token: int | None, lit: Lit) -> PartDict:
    """The job market."""
    first = int(c.FIRST_COLUMN[players])
    rows = [_row(texts, row, workers[first:], first, token, lit) for row, workers in enumerate(market)]
    return {"rows": rows, "ids": [id for row in rows for id in row["ids"]]}


def _row(
    texts: Texts, row: int, workers: list[str | None], first: int, token: int | None, lit: Lit
) -> PartDict:
    price = int(c.ROW_COST[row])
    cells: list[PartDict] = []
    for column, worker in enumerate(workers, first):
        if worker:
            name = texts.say("board-job", worker=texts.say("tile", tile=worker), dollars=price)
            named = target(element_ids.job_id(row, column), name, lit)
            cells.append({"kind": "worker", "worker": worker, **named})
        else:
            here = token == row + 1 and column == c.COLUMNS - 1
            cells.append({"kind": "token" if here else "none"})
    arrow = "red" if row + 1 == c.ROWS else "yellow" if (int(c.YELLOW_ROWS) >> (row + 1)) & 1 else ""
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
    first = int(c.FIRST_COLUMN[view["players"]])
    columns = int(c.COLUMNS) - first
    placed = sum(1 for worker in view["job_market"][token - 1][first:] if worker)
    return (int(c.ROWS) - token + 1) * columns - placed
