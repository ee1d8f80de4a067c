"""The land of one game: which terrain tiles lie where, and what their fields show.

It never changes during a game, so all copies of a state share it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.rng import Rng
from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.board import FIELDS, NEIGHBOURS, OUTSIDE, SIDES, tile_fields
from bunkhouse.games.montana.packs import pack_of

VOID: Final[i64] = 0
LAND: Final[i64] = 1
LAKE: Final[i64] = 2
MOUNTAIN: Final[i64] = 3
KIND_NAMES: Final = ["void", "land", "lake", "mountain"]

# What the fields of all tiles show, one tile after another, by position on the tile.
_TILE_SIZE: Final[i64] = len(c.POSITIONS)
_SHOWN: Final = [shown for tile in c.TILE_FIELDS for shown in tile]
_KINDS: Final = vec[i16]([i16(KIND_NAMES.index(shown["kind"])) for shown in _SHOWN])
_COSTS: Final = vec[i64]([i64(pack_of(shown.get("cost", {}), c.GOOD_NAMES)) for shown in _SHOWN])
_TOKENS: Final = vec[i16](
    [i16((c.DOUBLE_TOKENS if shown["double"] else 1) if shown["kind"] == "land" else 0) for shown in _SHOWN]
)
_PASTURES: Final = vec[i16]([i16(1 if shown.get("cattle") else 0) for shown in _SHOWN])
_COVERED: Final = [
    vec[i16]([i16(field) for slot in range(len(centres)) for field in tile_fields(players, slot)])
    for players, centres in enumerate(c.CENTRES)
]
"""By player count: the fields under the tiles of the layout, one place after another."""


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
        covered = _COVERED[players]
        for slot in range(len(tiles)):
            self._lay(covered, slot, tiles[slot], turns[slot])

    def _lay(self, covered: vec[i16], slot: i64, tile: i64, turn: i64) -> None:
        """MT-9, MT-R1: one tile, rotated: position p of the ring moves on by ``turn``."""
        position: i64
        for position in range(_TILE_SIZE):
            moved: i64 = position if position == 0 else (position - 1 + turn) % c.ROTATIONS + 1
            field: i64 = i64(covered[slot * _TILE_SIZE + moved])
            shown: i64 = tile * _TILE_SIZE + position
            self.kinds[field] = _KINDS[shown]
            self.costs[field] = _COSTS[shown]
            self.tokens[field] = _TOKENS[shown]
            if _PASTURES[shown] != 0:
                self.cattle.append(field)

    def kind(self, field: i64) -> i64:
        return i64(self.kinds[field])

    def takes_start_tile(self, field: i64) -> bool:
        """MT-12, MT-R2: any field but a lake, with land beside it."""
        if self.kind(field) != LAND and self.kind(field) != MOUNTAIN:
            return False
        side: i64
        for side in range(SIDES):
            other: i64 = i64(NEIGHBOURS[field * SIDES + side])
            if other != OUTSIDE and self.kind(other) == LAND:
                return True
        return False


def draw_landscape(players: int, rng: Rng) -> Landscape:
    """MT-11, MT-R1: random tiles in random rotation."""
    stack, tiles = list(range(len(c.TILE_NAMES))), []
    for _ in c.CENTRES[players]:
        tiles.append(stack.pop(rng.below(len(stack))))
    return Landscape(players, tiles, [int(rng.below(c.ROTATIONS)) for _ in tiles])
