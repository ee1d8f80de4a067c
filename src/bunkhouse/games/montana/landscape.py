"""The land of one game: which terrain tiles lie where, and what their fields show.

It never changes during a game, so all copies of a state share it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.rng import Rng
from bunkhouse.games.montana.board import FIELDS, NEIGHBOURS, OUTSIDE, SIDES, tile_fields
from bunkhouse.games.montana.components import (
    CENTRES,
    DOUBLE_TOKENS,
    GOOD_NAMES,
    ROTATIONS,
    TILE_FIELDS,
    TILE_NAMES,
)
from bunkhouse.games.montana.packs import pack_of

VOID: Final[i64] = 0
LAND: Final[i64] = 1
LAKE: Final[i64] = 2
MOUNTAIN: Final[i64] = 3
KIND_NAMES: Final = ["void", "land", "lake", "mountain"]


class Landscape:
    tiles: list[int]
    """The tile at each place of the layout."""
    turns: list[int]
    """By how many sixths each of them is rotated."""
    kinds: vec[i16]
    costs: vec[i64]
    """The goods that a settlement costs, as a pack."""
    tokens: vec[i16]
    """How many settlements are placed for that."""
    cattle: list[int]
    """The fields that show cattle."""

    def __init__(self, players: int, tiles: list[int], turns: list[int]) -> None:
        self.tiles = tiles
        self.turns = turns
        self.kinds = vec[i16]([i16(VOID)] * FIELDS)
        self.costs = vec[i64]([i64(0)] * FIELDS)
        self.tokens = vec[i16]([i16(0)] * FIELDS)
        self.cattle = []
        for slot in range(len(tiles)):
            self._lay(tile_fields(players, slot), tiles[slot], turns[slot])

    def _lay(self, places: list[int], tile: int, turn: int) -> None:
        """MT-9, MT-R1: one tile, rotated: position p of the ring moves on by ``turn``."""
        for position, shown in enumerate(TILE_FIELDS[tile]):
            moved = position if position == 0 else (position - 1 + turn) % ROTATIONS + 1
            field = places[moved]
            self.kinds[field] = i16(KIND_NAMES.index(shown["kind"]))
            if shown["kind"] == "land":
                self.costs[field] = i64(pack_of(shown["cost"], GOOD_NAMES))
                self.tokens[field] = i16(DOUBLE_TOKENS if shown["double"] else 1)
                if shown["cattle"]:
                    self.cattle.append(field)

    def kind(self, field: i64) -> i64:
        return i64(self.kinds[field])

    def takes_start_tile(self, field: int) -> bool:
        """MT-12, MT-R2: any field but a lake, with land beside it."""
        if self.kind(field) not in (LAND, MOUNTAIN):
            return False
        beside = [int(NEIGHBOURS[field * SIDES + side]) for side in range(SIDES)]
        return any(other != OUTSIDE and self.kind(other) == LAND for other in beside)


def draw_landscape(players: int, rng: Rng) -> Landscape:
    """MT-11, MT-R1: random tiles in random rotation."""
    stack, tiles = list(range(len(TILE_NAMES))), []
    for _ in CENTRES[players]:
        tiles.append(stack.pop(rng.below(len(stack))))
    return Landscape(players, tiles, [int(rng.below(ROTATIONS)) for _ in tiles])
