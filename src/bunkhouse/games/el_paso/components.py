"""The figures of ``components.toml`` as typed tables, checked when they are loaded."""

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.authoring import ComponentError, Param, packed

FOLDER: Final = Path(__file__).parent

DATA: Final[dict[str, Any]] = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))

SLUG: Final[str] = DATA["meta"]["game"]
MIN_PLAYERS: Final[int] = DATA["meta"]["min_players"]
MAX_PLAYERS: Final[int] = DATA["meta"]["max_players"]

_FIGURES: Final[dict[str, int]] = DATA["constants"]
DOLLARS_PER_WORKER: Final[i64] = _FIGURES["money_per_discarded_worker"]
VERSATILE_SURCHARGE: Final[i64] = _FIGURES["versatile_hire_surcharge"]
HAND_LIMIT: Final[i64] = _FIGURES["start_hand_limit"]
STEP_LIMIT: Final[i64] = _FIGURES["start_step_limit"]
MOST_CERTIFICATES: Final[i64] = _FIGURES["certificate_track_max"]
TRACK: Final[vec[i16]] = packed(
    list(range(_FIGURES["certificate_track_min"], _FIGURES["certificate_track_max"] + 1))
)
"""The values of the certificate track."""
MOST_BUILDINGS: Final[i64] = _FIGURES["max_buildings_per_player"]
EL_PASO_DOLLARS: Final[i64] = _FIGURES["el_paso_money"]
FINISHER_VP: Final[i64] = _FIGURES["simmental_space_vp"]
DOLLARS_PER_POINT: Final[i64] = _FIGURES["dollars_per_vp"]

# Cards: the cows, then the workers.
_COWS: Final[list[Any]] = DATA["cow_types"]
_WORKERS: Final[list[Any]] = DATA["worker_types"]
COW_NAMES: Final[list[str]] = [cow["id"] for cow in _COWS]
WORKER_NAMES: Final[list[str]] = [worker["id"] for worker in _WORKERS]
CARD_NAMES: Final[list[str]] = COW_NAMES + WORKER_NAMES
COWS: Final[i64] = len(COW_NAMES)
WORKERS: Final[i64] = len(WORKER_NAMES)
CARDS: Final[i64] = len(CARD_NAMES)
CARD_COUNT: Final[list[int]] = [card["count"] for card in [*_COWS, *_WORKERS]]
CARD_VP: Final[vec[i16]] = packed([card["vp"] for card in [*_COWS, *_WORKERS]])
BREEDING: Final[vec[i16]] = packed([cow["breeding"] for cow in _COWS])
ITSELF: Final[vec[i16]] = packed(list(range(len(_COWS))))
"""Every kind of cow is a type of its own."""
PER_PLAYER: Final[list[int]] = [cow.get("per_player", 0) for cow in _COWS]
COWBOY: Final[i64] = COWS + WORKER_NAMES.index("cowboy")
BUILDER: Final[i64] = COWS + WORKER_NAMES.index("builder")
ENGINEER: Final[i64] = COWS + WORKER_NAMES.index("engineer")
VERSATILE: Final[i64] = COWS + WORKER_NAMES.index("versatile")
SPECIALISTS: Final[i64] = sum(1 for worker in _WORKERS if worker["specialised"])
STARTING_WORKERS: Final[list[int]] = [worker["start_per_player"] for worker in _WORKERS]
SIMMENTAL: Final[i64] = COW_NAMES.index("simmental")
CORRIENTE: Final[i64] = COW_NAMES.index("corriente")

MARKET: Final[list[int]] = [number for number, cow in enumerate(_COWS) if cow["role"] == "market"]
"""The cows of the cattle market."""
MARKET_NAMES: Final[list[str]] = [COW_NAMES[cow] for cow in MARKET]
MARKET_COW: Final[vec[i16]] = packed(MARKET)
MARKET_COWS: Final[i64] = len(MARKET)
COWBOYS_NEEDED: Final[vec[i16]] = packed([_COWS[cow]["market_cowboys"] for cow in MARKET])


def cow_mask(entry: dict[str, Any]) -> int:
    """The kinds of cow that an action speaks of, a bit each: by colour, by breeding value, or any."""
    found = 0
    for number, cow in enumerate(_COWS):
        named = cow["colour"] == entry.get("colour") or cow["breeding"] == entry.get("breeding")
        if named or entry.get("any"):
            found += int(2**number)
    _check(found > 0, "actions", "unknown-name", given=str(entry))
    return found


# The bonus of a worker: dollars and certificates gained, dollars paid.
_BONUSES: Final[list[Any]] = [worker["bonus"] for worker in _WORKERS]


def _bonus(kind: str) -> list[int]:
    return [bonus["amount"] if bonus["kind"] == kind else 0 for bonus in _BONUSES]


BONUS_DOLLARS: Final[vec[i16]] = packed(_bonus("gain_money"))
BONUS_CERTIFICATES: Final[vec[i16]] = packed(_bonus("gain_certificates"))
BONUS_STEPS: Final[vec[i16]] = packed(_bonus("extra_step"))
BONUS_COST: Final[vec[i16]] = packed([bonus.get("cost", 0) for bonus in _BONUSES])

# Set-up.
OPENING_HAND: Final[i64] = DATA["setup"]["opening_hand"]
SIMMENTALS: Final[list[int]] = [
    DATA["setup"]["simmental_stack"].get(f"players_{players}", 0) for players in range(MAX_PLAYERS + 1)
]
"""How many Simmental cards lie on the board, by the number of players."""
CAPITAL: Final[list[int]] = [seat["money"] for seat in DATA["setup"]["starting_capital"]]
EXCHANGE_TOKENS: Final[list[int]] = [seat["exchange_tokens"] for seat in DATA["setup"]["starting_capital"]]

# Buildings: the neutral ones, then the a-sides and the b-sides of the common ones.
_COMMON: Final[list[Any]] = DATA["common_buildings"]
NEUTRAL_NAMES: Final[list[str]] = [building["id"] for building in DATA["neutral_buildings"]]
NEUTRALS: Final[i64] = len(NEUTRAL_NAMES)
TYPES: Final[i64] = len(_COMMON)
TYPE_NAMES: Final[list[str]] = [str(building["type"]) for building in _COMMON]
FACE_NAMES: Final[list[str]] = [f"{name}{side}" for side in ("a", "b") for name in TYPE_NAMES]
BUILDERS: Final[vec[i16]] = packed([building["builders"] for building in _COMMON])
COPIES: Final[list[int]] = [building["copies"] for building in _COMMON]
FACE_VP: Final[vec[i16]] = packed([building[side]["vp"] for side in ("a", "b") for building in _COMMON])
MOST_BUILDERS: Final[int] = max(building["builders"] for building in _COMMON)

# What lies on a space of the trail: nothing, a neutral building, a common one by owner and type, or El Paso.
EMPTY: Final[i64] = -1
COMMON: Final[i64] = NEUTRALS
EL_PASO_TILE: Final[i64] = COMMON + TYPES * MAX_PLAYERS

# The train.
_TRAIN: Final[list[Any]] = DATA["train_cards"]
TRAINS: Final[i64] = len(_TRAIN)
TRAIN_NAMES: Final[list[str]] = [str(card["engineers"]) for card in _TRAIN]
ENGINEERS_NEEDED: Final[vec[i16]] = packed([card["engineers"] for card in _TRAIN])

# Tokens.
_OBJECTIVES: Final[list[Any]] = DATA["objective_tokens"]
_BONUS_TOKENS: Final[list[Any]] = DATA["bonus_tokens"]
OBJECTIVE_NAMES: Final[list[str]] = [token["id"] for token in _OBJECTIVES]
BONUS_NAMES: Final[list[str]] = [token["id"] for token in _BONUS_TOKENS]
TOKEN_NAMES: Final = [OBJECTIVE_NAMES, BONUS_NAMES]
OBJECTIVES: Final[i64] = len(_OBJECTIVES)
BONUSES: Final[i64] = len(_BONUS_TOKENS)
OBJECTIVE_VP: Final[vec[i16]] = packed([token["vp"] for token in _OBJECTIVES])
BONUS_VP: Final[vec[i16]] = packed([token["vp"] for token in _BONUS_TOKENS])
BONUS_EFFECT: Final[list[str]] = [token["effect"] for token in _BONUS_TOKENS]
ROW: Final[i64] = _FIGURES["face_up_objective_tokens"]
"""How many tokens of a kind lie face up."""


def _tokens_with(effect: str) -> int:
    return sum(2**number for number, name in enumerate(BONUS_EFFECT) if name == effect)


CERTIFICATE_TOKENS: Final[i64] = _tokens_with("permanent_certificate")
DUPLICATE_TOKENS: Final[i64] = _tokens_with("count_duplicate")

_BUILDING_TASKS: Final = [("building", 0), ("building_3plus", 3), ("building_4plus", 4)]
"""A building serves one of these; who needs a bigger one uses up a smaller one, too."""
TASK_NAMES: Final = [
    *COW_NAMES,
    *WORKER_NAMES,
    *(name for name, _ in _BUILDING_TASKS),
    "dark_disc",
    "bonus_token",
]
TASKS: Final[i64] = len(TASK_NAMES)
BUILDING_SIZES: Final[list[int]] = [least for _, least in _BUILDING_TASKS]
FIRST_BUILDING: Final[i64] = CARDS
DARK_DISC: Final[i64] = TASK_NAMES.index("dark_disc")
BONUS_TOKEN: Final[i64] = TASK_NAMES.index("bonus_token")


def _needs(token: dict[str, Any]) -> list[int]:
    """How many of each element an objective needs; a bigger building is a building as well."""
    found = [token["needs"].get(name, 0) for name in TASK_NAMES]
    for at in range(FIRST_BUILDING + len(_BUILDING_TASKS) - 1, FIRST_BUILDING, -1):
        found[at - 1] += found[at]
    return found


NEEDS: Final[vec[i16]] = packed([number for token in _OBJECTIVES for number in _needs(token)])
OBJECTIVE_NEEDS: Final[list[dict[str, int]]] = [token["needs"] for token in _OBJECTIVES]

# Trading posts.
_POSTS: Final[list[Any]] = DATA["trading_posts"]
POSTS: Final[i64] = len(_POSTS)
POST_NAMES: Final[list[str]] = [str(post["value"]) for post in _POSTS]
POST_VALUE: Final[vec[i16]] = packed([post["value"] for post in _POSTS])
POST_DARK: Final[vec[i16]] = packed([int(post["dark_corners"]) for post in _POSTS])
POST_REPEATS: Final[vec[i16]] = packed([int(post["repeatable"]) for post in _POSTS])
POST_VP: Final[vec[i16]] = packed([post["vp"] for post in _POSTS])

# The player board.
_DISCS: Final[list[Any]] = DATA["player_board"]["disc_fields"]
DISC_NAMES: Final[list[str]] = [disc["id"] for disc in _DISCS]
DISCS: Final[i64] = len(_DISCS)
ALL_DISCS: Final[i64] = 2 ** len(_DISCS) - 1
DISC_DOLLARS: Final[vec[i16]] = packed([disc["money"] for disc in _DISCS])
DISC_DARK: Final[vec[i16]] = packed([int(disc["dark_corners"]) for disc in _DISCS])


def _unlocking(ability: str) -> list[int]:
    return [disc["unlocks"].get(ability, 0) for disc in _DISCS]


DISC_HAND: Final[vec[i16]] = packed(_unlocking("hand_limit"))
DISC_STEPS: Final[vec[i16]] = packed(_unlocking("step_limit"))
DISC_CERTIFICATES: Final[vec[i16]] = packed(_unlocking("permanent_certificates"))
_AUX: Final[list[Any]] = DATA["player_board"]["auxiliary_actions"]
AUXES: Final[i64] = len(_AUX)
AUX_NAMES: Final[list[str]] = [str(action["number"]) for action in _AUX]
AUX_AT_START: Final[vec[i16]] = packed([int(action["available_at_start"]) for action in _AUX])
AUX_DISC: Final[vec[i16]] = packed([DISC_NAMES.index(action["disc"]) for action in _AUX])

# Sue.
_SOLO: Final[dict[str, Any]] = DATA["solo"]
SUE: Final[i64] = 1
"""Her seat."""
SUE_DISCS: Final[i64] = _SOLO["sue_discs"]
SUE_FIRST_POSTS: Final[list[int]] = [
    POST_NAMES.index(str(value)) for value in _SOLO["sue_discs_placed_at_setup"]
]
SUE_WORKERS: Final[list[int]] = [_SOLO["sue_starting_workers"].get(name, 0) for name in WORKER_NAMES]
RESOURCES: Final[list[int]] = [_SOLO["resource_deck"].get(name, 0) for name in CARD_NAMES]
FULL_SPECIALISATION: Final[i64] = _SOLO["versatile_ignored_at"]
DIFFICULTIES: Final[list[str]] = [str(count) for count in range(_SOLO["max_b_cards"] + 1)]
SUE_POSTS: Final[vec[i16]] = packed(
    [POST_NAMES.index(str(value)) for value in _SOLO["delivery_order"]["posts"]]
)
SUE_FALLBACK: Final[i64] = COW_NAMES.index(_SOLO["fallback_cow_when_buildings_maxed"]["type"])
_BY_COWBOYS: Final[dict[str, str]] = _SOLO["cattle_by_cowboys"]
SUE_COW: Final[vec[i16]] = packed(
    [
        COW_NAMES.index(name)
        for _, name in sorted(item for item in _BY_COWBOYS.items() if item[0].startswith("cowboys_"))
    ]
)
"""The cow Sue takes with 1, 2, ... cowboys; the last entry also for more."""
_BOT_CARDS: Final[list[Any]] = DATA["bot_cards"]
BOT_NAMES: Final[list[str]] = [card["id"] for card in _BOT_CARDS]
BOT_CARDS: Final[i64] = len(_BOT_CARDS)
BOT_IS_B: Final[list[bool]] = [card["kind"] == "B" for card in _BOT_CARDS]
BOT_STEPS: Final[vec[i16]] = packed([card["move"].get("steps", 0) for card in _BOT_CARDS])
BOT_STEPS_PER: Final[vec[i16]] = packed(
    [
        WORKER_NAMES.index(card["move"]["steps_per"]) if "steps_per" in card["move"] else -1
        for card in _BOT_CARDS
    ]
)
"""The specialisation whose workers give the steps, or -1."""
BOT_ACTIONS: Final = ["draw_resources", "cattle_market", "build_or_upgrade", "train", "strongest_of_three"]
BOT_ACTION: Final[vec[i16]] = packed([BOT_ACTIONS.index(card["action"]["kind"]) for card in _BOT_CARDS])
BOT_DRAWS: Final[vec[i16]] = packed([card["action"].get("count", 0) for card in _BOT_CARDS])

CATEGORIES: Final = ["money", "buildings", "posts", "workers", "cows", "bonuses", "objectives"]
"""The seven categories of the final scoring (EP-103 to EP-109)."""


def _check(holds: bool, where: str, reason: str, **params: Param) -> None:
    if not holds:
        raise ComponentError(reason, {"path": where, **params})


def _check_all() -> None:
    counts = DATA["component_counts"]
    sums = {
        "cow_cards": sum(cow["count"] for cow in _COWS),
        "starting_cow_cards": sum(cow["count"] for cow in _COWS if cow["role"] == "starting"),
        "market_cow_cards": sum(_COWS[cow]["count"] for cow in MARKET),
        "simmental_cow_cards": _COWS[SIMMENTAL]["count"],
        "worker_cards": sum(worker["count"] for worker in _WORKERS),
        "train_cards": len(_TRAIN),
        "objective_tokens": len(_OBJECTIVES),
        "bonus_tokens": len(_BONUS_TOKENS),
        "bot_cards": len(_BOT_CARDS),
        "neutral_building_tiles": len(NEUTRAL_NAMES),
        "common_building_tiles": sum(COPIES),
        "player_discs": len(_DISCS) * MAX_PLAYERS,
    }
    for name, given in sums.items():
        expected = counts[name]
        _check(given == expected, f"component_counts.{name}", "not-expected", given=given, expected=expected)
    size = sum(RESOURCES)
    expected = _SOLO["resource_deck_size"]
    _check(size == expected, "solo.resource_deck", "not-expected", given=size, expected=expected)
    for token in _OBJECTIVES:
        for name in token["needs"]:
            _check(name in TASK_NAMES, f"objective_tokens[{token['id']}]", "unknown-name", given=name)
    ascending = [card["engineers"] for card in _TRAIN] == list(range(1, len(_TRAIN) + 1))
    _check(ascending, "train_cards", "not-expected", given=", ".join(TRAIN_NAMES), expected="1, 2, 3, 4")


_check_all()
