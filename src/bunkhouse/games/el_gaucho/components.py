"""The figures of ``components.toml`` as typed tables, checked when they are loaded."""

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.authoring import ComponentError, Param, bit, packed

FOLDER: Final = Path(__file__).parent

_DATA: Final[dict[str, Any]] = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))


def _check(holds: bool, where: str, reason: str, **params: Param) -> None:
    if not holds:
        raise ComponentError(reason, {"path": where, **params})


def _per_players(table: str) -> list[int]:
    """A table with one figure per player count, indexed by the player count."""
    figures = _DATA[table]
    return [figures.get(f"p{players}", 0) for players in range(MAX_PLAYERS + 1)]


SLUG: Final[str] = _DATA["meta"]["slug"]
MIN_PLAYERS: Final[int] = _DATA["meta"]["players_min"]
MAX_PLAYERS: Final[int] = _DATA["meta"]["players_max"]
COLOURS: Final[list[str]] = _DATA["player_colours"]["list"]

# Cattle: tile number = breed * VALUES + value - 1.
BREED_NAMES: Final[list[str]] = _DATA["breeds"]["list"]
BREEDS: Final[i64] = len(BREED_NAMES)
VALUES: Final[i64] = _DATA["components"]["tiles_per_breed"]
TILES: Final[i64] = BREEDS * VALUES
TILE_NAMES: Final[list[str]] = [tile["id"] for tile in _DATA["cattle"]["tiles"]]
LARGE: Final[vec[i16]] = packed([tile["large"] for tile in _DATA["cattle"]["tiles"]])
SMALL: Final[vec[i16]] = packed([tile["small"] for tile in _DATA["cattle"]["tiles"]])
NUMBERS: Final[vec[i16]] = packed(
    [bit(tile["large"]) | bit(tile["small"]) for tile in _DATA["cattle"]["tiles"]]
)
"""Both numbers of each tile, as bits."""

RANDOM_BREED: Final = "random"
"""The option that leaves to chance which breed leaves the game."""

# The Pampa: spaces are numbered from the bottom pasture upwards.
_PASTURES: Final[list[Any]] = _DATA["pasture"]
_SPACES: Final[list[Any]] = [space for pasture in _PASTURES for space in pasture["spaces"]]
PASTURES: Final[i64] = len(_PASTURES)
SPACE_NAMES: Final[list[str]] = [space["id"] for space in _SPACES]
SPACES: Final[i64] = len(SPACE_NAMES)
PASTURE_START: Final[vec[i16]] = packed(
    [sum(pasture["size"] for pasture in _PASTURES[:number]) for number in range(len(_PASTURES) + 1)]
)
PASTURE_NUMERALS: Final = ["I", "II", "III", "IV"]
"""How the pastures are labelled on the Pampa."""
PASTURE_OF: Final[list[int]] = [number for number, pasture in enumerate(_PASTURES) for _ in pasture["spaces"]]
MARKS: Final[list[str]] = [space["mark"] for space in _SPACES]
FILL_TARGET: Final[i64] = _DATA["fill"]["target_sum"]

# Special places, in the order of the data.
_PLACES: Final[list[Any]] = _DATA["special_place"]
PLACE_NAMES: Final[list[str]] = [place["id"] for place in _PLACES]
PLACES: Final[i64] = len(PLACE_NAMES)
MERCHANT: Final[i64] = PLACE_NAMES.index("merchant")
RODEO: Final[i64] = PLACE_NAMES.index("rodeo")
SORTING: Final[i64] = PLACE_NAMES.index("sorting")
THIEF: Final[i64] = PLACE_NAMES.index("thief")
FOREMAN: Final[i64] = PLACE_NAMES.index("foreman")
STEPPE: Final[i64] = PLACE_NAMES.index("steppe")
ENTRY_TOTALS: Final[list[list[int]]] = [place["cost_totals"] for place in _PLACES]
ENTRY_MASKS: Final[vec[i16]] = packed([sum(bit(total) for total in totals) for totals in ENTRY_TOTALS])
"""Bit n is set when a total of n opens the place."""

MERCHANT_MIN: Final[i64] = _DATA["special_effects"]["merchant_min_tiles"]
MERCHANT_BONUS: Final[i64] = _DATA["special_effects"]["merchant_bonus"]
FOREMAN_RAISES: Final[i64] = _DATA["special_effects"]["foreman_max_raise"]
VIRTUAL_MIN: Final[i64] = _DATA["special_effects"]["rodeo_die_min"]
VIRTUAL_MAX: Final[i64] = _DATA["special_effects"]["rodeo_die_max"]
STEPPE_TILES: Final[i64] = _DATA["steppe"]["tiles"]
STEPPE_SMALL_COUNT: Final[i64] = _DATA["steppe"]["choose_small_count"]
STEPPE_SMALL_MAX: Final[i64] = _DATA["steppe"]["choose_small_max_value"]

# Dice and set-up by player count.
SIDES: Final[i64] = _DATA["dice_in_play"]["sides"]
DICE_PER_TURN: Final[i64] = _DATA["dice_in_play"]["per_player_pick"]
DICE_IN_PLAY: Final[list[int]] = _per_players("dice_in_play")
GAUCHOS: Final[list[int]] = _per_players("gauchos_per_player")
START_TILES: Final[list[int]] = _per_players("start_tiles_drawn")
USED_MARKS: Final[list[list[str]]] = [
    _DATA["usable_marks"].get(f"p{players}", []) for players in range(MAX_PLAYERS + 1)
]
BREEDS_REMOVED: Final[list[int]] = [
    _DATA["removed_breed"].get(f"p{players}_breeds_removed", 0) for players in range(MAX_PLAYERS + 1)
]
REJECTED_AS_COVERS: Final[list[int]] = [
    _DATA["removed_breed"].get(f"p{players}_discards_used_as_covers", 0) for players in range(MAX_PLAYERS + 1)
]
_KEEP_OPTIONS: Final[list[Any]] = sorted(_DATA["start_tile_options"], key=lambda option: option["keep"])
KEEP_CAPS: Final[vec[i16]] = packed([0, *[option["max_value_each"] for option in _KEEP_OPTIONS]])
"""The highest value that each kept start tile may have, by the number of tiles kept."""
KEEP_MOST: Final[i64] = len(KEEP_CAPS) - 1

LAP: Final[int] = _DATA["scoring"]["track_lap"]
BAG_SIDES: Final[list[int]] = _DATA["scoring"]["bag_sides"]
LAST_DICE_ROUNDS: Final[i64] = _DATA["end_game"]["normal_rounds_after_trigger"]
ROUNDS_WITHOUT_DICE: Final[i64] = _DATA["end_game"]["rounds_without_dice"]


def _check_all() -> None:
    _check(len(TILE_NAMES) == TILES, "cattle.tiles", "wrong-length", given=len(TILE_NAMES), expected=TILES)
    small = _DATA["small_number_by_value"]
    for number, tile in enumerate(_DATA["cattle"]["tiles"]):
        where = f"cattle.tiles[{number}]"
        breed, value = BREED_NAMES[number // VALUES], number % VALUES + 1
        _check(tile["breed"] == breed, f"{where}.breed", "not-expected", given=tile["breed"], expected=breed)
        _check(tile["large"] == value, f"{where}.large", "not-expected", given=tile["large"], expected=value)
        shown = small[str(value)]
        _check(tile["small"] == shown, f"{where}.small", "not-expected", given=tile["small"], expected=shown)
    for number, pasture in enumerate(_PASTURES):
        size, spaces = pasture["size"], len(pasture["spaces"])
        _check(size == spaces, f"pasture[{number}].size", "not-expected", given=size, expected=spaces)
    _check(len(set(SPACE_NAMES)) == SPACES, "pasture", "name-twice")
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        dice = DICE_IN_PLAY[players]
        _check(dice > DICE_PER_TURN * players - 1, "dice_in_play", "too-few", players=players, given=dice)


_check_all()
