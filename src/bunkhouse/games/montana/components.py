"""The figures of ``components.toml`` as typed tables, checked when they are loaded."""

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.arrays import packed
from bunkhouse.games.montana import components_check
from bunkhouse.games.montana.components_check import ANY, GOODS, WORKERS, read_figures
from bunkhouse.games.montana.packs import pack_of, pieces
from bunkhouse.games.montana.view_types import TileField

FOLDER: Final = Path(__file__).parent

_DATA: Final[dict[str, Any]] = read_figures((FOLDER / "components.toml").read_text(encoding="utf-8"))


def _wide(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _per_players(table: str) -> list[int]:
    """A table with one figure per player count, indexed by the player count."""
    figures = _DATA[table]
    return [figures.get(f"p{players}", 0) for players in range(MAX_PLAYERS + 1)]


SLUG: Final[str] = _DATA["meta"]["slug"]
MIN_PLAYERS: Final[int] = _DATA["meta"]["players_min"]
MAX_PLAYERS: Final[int] = _DATA["meta"]["players_max"]
COLOURS: Final[list[str]] = _DATA["player_colours"]["list"]

# Goods and workers are numbered in the order of these names.
GOOD_NAMES: Final[list[str]] = GOODS
WORKER_NAMES: Final[list[str]] = WORKERS
PUMPKIN: Final[i64] = GOOD_NAMES.index("pumpkin")
WORKER_KINDS: Final[i64] = len(WORKER_NAMES)
WORKERS_PER_KIND: Final[int] = _DATA["workers"]["per_kind"]
WORKER_LIMIT: Final[i64] = _DATA["workers"]["limit_on_player_board"]
CATTLE: Final[int] = _DATA["components"]["cattle"]

# What a game begins with, by player count.
SUPPLY_GOODS: Final[vec[i64]] = _wide(
    [pack_of(_DATA["supply"].get(f"p{players}", {}), GOODS) for players in range(MAX_PLAYERS + 1)]
)
SETTLEMENTS: Final[list[int]] = _per_players("settlements_per_player")
_START: Final[dict[str, int]] = _DATA["start_items"]
START_GOODS: Final[int] = pack_of({name: _START[name] for name in GOODS if name in _START}, GOODS)
START_CATTLE: Final[int] = _START["cattle"]
START_SPINS: Final[int] = _START["wheel_spins"]
START_COINS: Final[list[int]] = _DATA["start_coins"]["by_seat"]

# The recruitment wheel, clockwise.
_WHEEL: Final[dict[str, Any]] = _DATA["wheel"]
WHEEL_FIELDS: Final[i64] = _WHEEL["field_count"]
WORKERS_PER_FIELD: Final[i64] = _WHEEL["workers_per_field"]
WHITE: Final[i64] = -1
WHEEL: Final[vec[i64]] = _wide(
    [
        WHITE if ANY in field else pack_of({name: field.count(name) for name in field}, WORKERS)
        for field in _WHEEL["fields"]
    ]
)
"""The workers on each field, or WHITE."""
WHEEL_NAMES: Final[list[str]] = ["white" if ANY in field else "+".join(field) for field in _WHEEL["fields"]]
ADVANCE_GOOD: Final[i64] = GOOD_NAMES.index(_WHEEL["extra_hire_cost_good"])
ADVANCE_PRICE: Final[i64] = _WHEEL["extra_hire_cost_per_step"]
ADVANCE_MOST: Final[i64] = _WHEEL["extra_hire_max_steps"]

# Spaces of the action board: the bank's first, then those of the areas.
_BOARD: Final[dict[str, Any]] = _DATA["action_board"]
_BANK: Final[list[Any]] = _BOARD["bank"]["spaces"]
BANK_SPACES: Final[i64] = len(_BANK)
BANK_WORKERS: Final[vec[i16]] = packed([space["workers"] for space in _BANK])
BANK_COINS: Final[vec[i16]] = packed([space["coins"] for space in _BANK])
AREA_NAMES: Final[list[str]] = components_check.AREA_NAMES
AREAS: Final[i64] = len(AREA_NAMES)
_AREA_SPACES: Final[list[Any]] = [space for name in AREA_NAMES for space in _BOARD[name]["spaces"]]
SPACE_NAMES: Final[list[str]] = [space["id"] for space in [*_BANK, *_AREA_SPACES]]
SPACES: Final[i64] = len(SPACE_NAMES)
AREA_START: Final[vec[i16]] = packed(
    [
        BANK_SPACES + sum(len(_BOARD[name]["spaces"]) for name in AREA_NAMES[:number])
        for number in range(len(AREA_NAMES) + 1)
    ]
)
"""The first space of each area, and one past the last."""
AREA_OF: Final[vec[i16]] = packed(
    [-1] * BANK_SPACES + [number for number, name in enumerate(AREA_NAMES) for _ in _BOARD[name]["spaces"]]
)
AREA_WORKER: Final[vec[i16]] = packed([WORKER_NAMES.index(_BOARD[name]["worker"]) for name in AREA_NAMES])
AREA_GOOD: Final[vec[i16]] = packed([GOOD_NAMES.index(_BOARD[name]["good"]) for name in AREA_NAMES])
SPACE_PRICE: Final[vec[i16]] = packed([0] * BANK_SPACES + [space["coins"] for space in _AREA_SPACES])
SPACE_YIELD: Final[vec[i16]] = packed([0] * BANK_SPACES + [space["goods"] for space in _AREA_SPACES])
SPACE_EXTRA: Final[vec[i16]] = packed([0] * BANK_SPACES + [space["extra_goods"] for space in _AREA_SPACES])
MATCHING_WORKERS: Final[int] = _BOARD["staffing"]["matching_workers"]
OTHER_WORKERS: Final[int] = _BOARD["staffing"]["other_workers"]

# The city.
_ROWS: Final[list[Any]] = _DATA["city"]["rows"]
ROWS: Final[i64] = len(_ROWS)
COLUMN_PRICES: Final[vec[i16]] = packed(_DATA["city"]["columns"])
COLUMNS: Final[i64] = len(COLUMN_PRICES)
SPOT_NAMES: Final[list[str]] = [
    f"{row}-{column}" for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)
]
FREE_PUMPKINS: Final[i64] = _DATA["city"]["free_pumpkin_for_active"]
ROW_CATTLE: Final[vec[i16]] = packed([row["cattle"] for row in _ROWS])
ROW_COINS: Final[vec[i16]] = packed([row["coins"] for row in _ROWS])
ROW_GOODS: Final[list[list[str]]] = [row["free_goods_from"] for row in _ROWS]
ROW_GOODS_COUNT: Final[vec[i16]] = packed([row["free_goods"] for row in _ROWS])
ROW_UPGRADES: Final[vec[i16]] = packed([row["max_upgrades"] for row in _ROWS])
UPGRADES: Final[dict[str, str]] = _DATA["upgrades"]

# Building.
BUILD_MOST: Final[i64] = _DATA["build"]["max_settlements"]
COIN_PER_UNBUILT: Final[i64] = _DATA["build"]["coin_per_unbuilt"]
DOUBLE_TOKENS: Final[i64] = _DATA["build"]["tokens_on_double_field"]
LINE_LENGTH: Final[i64] = _DATA["build"]["line_bonus_length"]
LINE_TOKENS: Final[i64] = _DATA["build"]["line_bonus_tokens"]

# Cattle trade: the goods on offer come first, then coins, then workers.
_TRADE: Final[dict[str, Any]] = _DATA["cattle_trade"]
TRADE_GOODS: Final[vec[i16]] = packed([GOOD_NAMES.index(good) for good in _TRADE["goods_choice"]])
TRADE_KINDS: Final[i64] = len(TRADE_GOODS)
TRADE_AMOUNT: Final[i64] = _TRADE["goods_amount"]
TRADE_COINS: Final[i64] = _TRADE["coins_amount"]
TRADE_WORKERS: Final[i64] = _TRADE["workers_amount"]
TRADE_NAMES: Final[list[str]] = [
    *_TRADE["goods_choice"],
    "coins",
    *(f"{name}_worker" for name in WORKER_NAMES),
]

# The land.
DIRECTIONS: Final[list[list[int]]] = _DATA["hex"]["directions"]
POSITIONS: Final[list[list[int]]] = _DATA["hex"]["positions"]
ROTATIONS: Final[int] = _DATA["hex"]["rotations"]
CENTRES: Final[list[list[list[int]]]] = [
    _DATA["layouts"].get(f"p{players}", {"centres": []})["centres"] for players in range(MAX_PLAYERS + 1)
]
"""Where the terrain tiles lie, by player count."""
TILE_FIELDS: Final[list[list[TileField]]] = [tile["fields"] for tile in _DATA["terrain_tile"]]
TILE_NAMES: Final[list[str]] = [tile["id"] for tile in _DATA["terrain_tile"]]

ALL_WORKERS: Final[int] = sum(pieces(kind, WORKERS_PER_KIND) for kind in range(len(WORKERS)))
"""MT-2, MT-15: the workers of the box, as a pack."""
