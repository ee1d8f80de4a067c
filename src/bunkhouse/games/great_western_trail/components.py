"""The figures of ``components.toml`` as typed tables, checked when they are loaded."""

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.authoring import ComponentError, Param, packed

FOLDER: Final = Path(__file__).parent

DATA: Final[dict[str, Any]] = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))


def _by_players(figure: str) -> list[int]:
    """One figure per player count, indexed by the player count."""
    table = DATA["player_count"]
    return [table.get(str(players), {}).get(figure, 0) for players in range(MAX_PLAYERS + 1)]


SLUG: Final[str] = DATA["meta"]["game"]
MIN_PLAYERS: Final[int] = DATA["meta"]["players_min"]
MAX_PLAYERS: Final[int] = DATA["meta"]["players_max"]

# What depends on the number of players.
FEE_GREEN: Final[vec[i16]] = packed(_by_players("hand_fee_green"))
FEE_BLACK: Final[vec[i16]] = packed(_by_players("hand_fee_black"))
MARKET_SIZE: Final[vec[i16]] = packed(_by_players("cattle_market_size"))
FIRST_COLUMN: Final[vec[i16]] = packed(
    [
        min(DATA["player_count"].get(str(players), {}).get("job_market_columns", [1])) - 1
        for players in range(MAX_PLAYERS + 1)
    ]
)
STEPS_BASE: Final[vec[i16]] = packed(_by_players("step_limit_base"))
STEPS_MORE: Final[list[vec[i16]]] = [
    packed(_by_players("step_disc_1_bonus")),
    packed(_by_players("step_disc_2_bonus")),
]
INITIAL_WORKERS: Final[list[int]] = _by_players("initial_workers")

STARTING_MONEY: Final[list[int]] = DATA["setup"]["starting_money_by_seat"]
STARTING_HAND: Final[i64] = DATA["setup"]["starting_hand_size"]
FIRST_TILES: Final[i64] = DATA["setup"]["initial_back1_tiles_placed"]
POOL_SIZE: Final[i64] = DATA["setup"]["objective_pool_size"]

# Cards: the cattle, then the objective cards, then the starting objective cards, which are never in a deck.
_TYPES: Final[list[Any]] = DATA["cattle_type"]
_CATTLE: Final[list[Any]] = [*DATA["starting_deck"], *DATA["market_deck"]]
_OBJECTIVES: Final[list[Any]] = [*DATA["objective"], *DATA["starting_objective"]]
TYPE_NAMES: Final[list[str]] = [kind["id"] for kind in _TYPES]


def _card_name(card: dict[str, Any]) -> str:
    alone = sum(1 for other in _CATTLE if other["type"] == card["type"]) == 1
    return str(card["type"]) if alone else f"{card['type']}_{card['vp']}"


CATTLE_NAMES: Final[list[str]] = [_card_name(card) for card in _CATTLE]
OBJECTIVE_NAMES: Final[list[str]] = [card["id"] for card in _OBJECTIVES]
CARD_NAMES: Final[list[str]] = CATTLE_NAMES + OBJECTIVE_NAMES
CATTLE: Final[i64] = len(CATTLE_NAMES)
DECK_CARDS: Final[i64] = CATTLE + len(DATA["objective"])
CARDS: Final[i64] = len(CARD_NAMES)
OWN_CATTLE: Final[i64] = len(DATA["starting_deck"])
TYPE_OF: Final[vec[i16]] = packed([TYPE_NAMES.index(card["type"]) for card in _CATTLE])
CARD_VALUE: Final[vec[i16]] = packed(
    [_TYPES[TYPE_NAMES.index(card["type"])]["breeding_value"] for card in _CATTLE]
)
CARD_VP: Final[vec[i16]] = packed([card["vp"] for card in [*_CATTLE, *_OBJECTIVES]])
CARD_PENALTY: Final[vec[i16]] = packed([0] * len(_CATTLE) + [card["penalty"] for card in _OBJECTIVES])
CARD_COUNT: Final[vec[i16]] = packed(
    [card["count"] for card in _CATTLE] + [card.get("count", 1) for card in _OBJECTIVES]
)
"""How many of each card there are: of the first cattle in every player's deck, of the rest on the table."""

TASK_NAMES: Final = [
    "building",
    "teepee_green",
    "teepee_blue",
    "hazard",
    "station",
    "cattle_3",
    "west_highland",
    "texas_longhorn",
    "san_francisco",
]
TASKS: Final[i64] = len(TASK_NAMES)
CARD_TASKS: Final[vec[i16]] = packed(
    [0] * (len(_CATTLE) * len(TASK_NAMES))
    + [card["tasks"].count(task) for card in _OBJECTIVES for task in TASK_NAMES]
)

CARD_TASK: Final[list[int]] = [
    next(
        (
            TASK_NAMES.index(name)
            for name in (card["type"], f"cattle_{CARD_VALUE[number]}")
            if name in TASK_NAMES
        ),
        -1,
    )
    for number, card in enumerate(_CATTLE)
]
"""The task that each cattle card is an item of, or -1."""

# Buying cattle: every single card and every pair that a purchase can bring.
_PURCHASES: Final[list[Any]] = DATA["cattle_purchase"]
MARKET_CARDS: Final = list(range(OWN_CATTLE, CATTLE))
COMBINATIONS: Final[list[list[int]]] = [[card] for card in MARKET_CARDS] + [
    [first, second]
    for first in MARKET_CARDS
    for second in MARKET_CARDS
    if first <= second and CARD_VALUE[first] == CARD_VALUE[second]
    if any(
        purchase["cards"] == 2 and purchase["breeding_value"] == CARD_VALUE[first] for purchase in _PURCHASES
    )
]
COMBINATION_NAMES: Final = ["+".join(CARD_NAMES[card] for card in cards) for cards in COMBINATIONS]
MOST_COWBOYS: Final[i64] = max(purchase["cowboys"] for purchase in _PURCHASES)
PURCHASES: Final[list[tuple[int, int, int, int, int]]] = [
    (number, cards[0], cards[-1] if len(cards) == 2 else -1, purchase["cowboys"], purchase["dollars"])
    for number, cards in enumerate(COMBINATIONS)
    for purchase in _PURCHASES
    if purchase["cards"] == len(cards) and purchase["breeding_value"] == CARD_VALUE[cards[0]]
]
"""Combination, first card, second card or -1, cowboys, dollars."""
BUY_COMBINATION: Final[vec[i16]] = packed([purchase[0] for purchase in PURCHASES])
BUY_FIRST: Final[vec[i16]] = packed([purchase[1] for purchase in PURCHASES])
BUY_SECOND: Final[vec[i16]] = packed([purchase[2] for purchase in PURCHASES])
BUY_COWBOYS: Final[vec[i16]] = packed([purchase[3] for purchase in PURCHASES])
BUY_DOLLARS: Final[vec[i16]] = packed([purchase[4] for purchase in PURCHASES])
CARDS_PER_COWBOY: Final[i64] = DATA["cattle_market"]["cards_drawn_per_unused_cowboy"]

# The Kansas City supply: workers, teepees and hazards by the number on their back.
WORKER_NAMES: Final[list[str]] = [row["type"] for row in DATA["worker_row"]]
WORKERS: Final[i64] = len(WORKER_NAMES)
COWBOY: Final[i64] = WORKER_NAMES.index("cowboy")
CRAFTSMAN: Final[i64] = WORKER_NAMES.index("craftsman")
ENGINEER: Final[i64] = WORKER_NAMES.index("engineer")
_SUPPLY: Final[list[Any]] = DATA["kc_tile"]


def _tile_name(tile: dict[str, Any]) -> str:
    if tile["kind"] == "worker":
        return str(tile["type"])
    if tile["kind"] == "teepee":
        return f"teepee-{tile['colour']}"
    return f"{tile['type']}-{tile['hand']}-{tile['vp']}"


def _distinct(kind: str) -> list[Any]:
    found: dict[str, Any] = {}
    for tile in _SUPPLY:
        if tile["kind"] == kind:
            found.setdefault(_tile_name(tile), tile)
    return list(found.values())


_TEEPEES: Final[list[Any]] = sorted(_distinct("teepee"), key=lambda tile: str(tile["colour"]) != "green")
_HAZARDS: Final[list[Any]] = _distinct("hazard")
TILE_NAMES: Final[list[str]] = WORKER_NAMES + [_tile_name(tile) for tile in _TEEPEES + _HAZARDS]
TILES: Final[i64] = len(TILE_NAMES)
TEEPEE_GREEN: Final[i64] = WORKERS
TEEPEE_BLUE: Final[i64] = WORKERS + 1
FIRST_HAZARD: Final[i64] = WORKERS + 2
HAZARD_TYPES: Final = ["flood", "drought", "rockfall"]
HAZARD_TYPE: Final[vec[i16]] = packed(
    [-1] * FIRST_HAZARD + [HAZARD_TYPES.index(tile["type"]) for tile in _HAZARDS]
)
TILE_VP: Final[vec[i16]] = packed([0] * FIRST_HAZARD + [tile["vp"] for tile in _HAZARDS])
BACKS: Final[i64] = max(tile["back"] for tile in _SUPPLY)
SUPPLY_COUNT: Final[list[list[int]]] = [
    [
        sum(tile["count"] for tile in _SUPPLY if tile["back"] == back and _tile_name(tile) == name)
        for name in TILE_NAMES
    ]
    for back in range(1, BACKS + 1)
]
FORESIGHT_SPACES: Final[i64] = DATA["setup"]["foresight_spaces_per_number"]

# The job market.
ROWS: Final[i64] = DATA["job_market"]["rows"]
COLUMNS: Final[i64] = DATA["job_market"]["columns"]
ROW_COST: Final[vec[i16]] = packed(DATA["job_market"]["row_costs"])
TOKEN_START: Final[i64] = DATA["job_market"]["token_start_row"] - 1
YELLOW_ROWS: Final[i64] = sum(2**row for row in DATA["job_market"]["yellow_arrow_after_rows"])
"""Bit n: leaving the n-th row refills the cattle market."""
TOKEN_VP: Final[i64] = DATA["job_market"]["token_vp"]

# Buildings: the neutral ones, then the a-sides and the b-sides of the private ones.
_FACES: Final[list[Any]] = [
    face for side in ("a", "b") for face in DATA["private_building"] if face["side"] == side
]
NEUTRAL_NAMES: Final[list[str]] = [building["id"] for building in DATA["neutral_building"]]
NEUTRALS: Final[i64] = len(NEUTRAL_NAMES)
FACE_NAMES: Final[list[str]] = [face["id"] for face in _FACES]
NUMBERS: Final[i64] = len(_FACES) // 2
CRAFTSMEN: Final[vec[i16]] = packed([face["craftsmen"] for face in _FACES])
FACE_VP: Final[vec[i16]] = packed([face["vp"] for face in _FACES])
BUILDINGS: Final[list[Any]] = [*DATA["neutral_building"], *_FACES]
ECHO: Final[int] = FACE_NAMES.index("8b")
"""The face that copies a neighbour."""

# What lies on the trail: tiles of the supply, neutral buildings, private ones by owner and number, the city.
EMPTY: Final[i64] = -1
NEUTRAL: Final[i64] = TILES
PRIVATE: Final[i64] = NEUTRAL + NEUTRALS
KANSAS_CITY: Final[i64] = PRIVATE + NUMBERS * MAX_PLAYERS
HANDS: Final = ["none", "green", "black", "both"]
"""Bit 0 is a green hand, bit 1 a black one."""
TILE_HAND: Final[vec[i16]] = packed(
    [0] * len(WORKER_NAMES) + [HANDS.index(tile["hand"]) for tile in [*_TEEPEES, *_HAZARDS]]
)
FACE_HAND: Final[vec[i16]] = packed([HANDS.index(face["hand"]) for face in _FACES])

# The railroad.
LAST_SPACE: Final[int] = DATA["railroad"]["last_space"]
END_BONUS: Final[i64] = DATA["railroad"]["end_space_bonus"]
CROSS_COST: Final[i64] = DATA["railroad"]["dollars_per_cross"]
CROSSES: Final[list[int]] = DATA["railroad"]["cross_after_space"]
_STATIONS: Final[list[Any]] = DATA["station"]
STATIONS: Final[i64] = len(_STATIONS)
STATION_NAMES: Final[list[str]] = [str(station["id"]) for station in _STATIONS]
STATION_COST: Final[vec[i16]] = packed([station["cost"] for station in _STATIONS])
STATION_VP: Final[vec[i16]] = packed([station["vp"] for station in _STATIONS])
STATION_WHITE: Final[vec[i16]] = packed([int(station["corner"] == "white") for station in _STATIONS])
TURNOUTS: Final[list[int]] = [station["between"][0] for station in _STATIONS if "between" in station]
_MASTERS: Final[list[Any]] = DATA["station_master"]
MASTER_NAMES: Final[list[str]] = [master["id"] for master in _MASTERS]
MASTERS: Final[i64] = len(_MASTERS)
MASTER_CERTIFICATES: Final[vec[i16]] = packed([master["permanent_certificates"] for master in _MASTERS])
MASTER_VP: Final[vec[i16]] = packed([master["scoring"]["vp"] for master in _MASTERS])
MASTER_EVERY: Final[vec[i16]] = packed([master["scoring"]["every"] for master in _MASTERS])
MASTER_PER: Final[list[str]] = [master["scoring"]["per"] for master in _MASTERS]

# Cities.
_CITIES: Final[list[Any]] = DATA["city"]
CITY_NAMES: Final[list[str]] = [city["id"] for city in _CITIES]
CITIES: Final[i64] = len(_CITIES)
CITY_VALUE: Final[vec[i16]] = packed([city["value"] for city in _CITIES])
CITY_WHITE: Final[vec[i16]] = packed([int(city["corner"] == "white") for city in _CITIES])
CITY_REPEATS: Final[vec[i16]] = packed([int(city["repeatable"]) for city in _CITIES])
CITY_DOLLARS: Final[vec[i16]] = packed([city["immediate_dollars"] for city in _CITIES])
CITY_VP: Final[vec[i16]] = packed([city["vp_per_disc"] for city in _CITIES])
SAN_FRANCISCO: Final[i64] = CITY_NAMES.index("san_francisco")
_LINKS: Final[list[Any]] = DATA["city_link"]
LINKS: Final[i64] = len(_LINKS)
LINK_FROM: Final[vec[i16]] = packed([CITY_NAMES.index(link["between"][0]) for link in _LINKS])
LINK_TO: Final[vec[i16]] = packed([CITY_NAMES.index(link["between"][1]) for link in _LINKS])
LINK_VP: Final[vec[i16]] = packed([link["vp"] for link in _LINKS])
LINK_CARDS: Final[vec[i16]] = packed([link["objective_cards"] for link in _LINKS])

# Final scoring.
CATEGORIES: Final[list[str]] = [category["id"] for category in DATA["scoring_category"]]
DOLLARS_PER_POINT: Final[i64] = DATA["scoring_category"][0]["dollars_per_vp"]

# The player board.
HAND_LIMIT: Final[i64] = DATA["player_board"]["hand_limit_base"]
TRACK: Final[vec[i16]] = packed(DATA["player_board"]["certificate_track"])
"""The values of the certificate track."""
CERTIFICATE_LIMIT: Final[i64] = DATA["player_board"]["certificate_limit_base"]
ROW_SPACES: Final[i64] = DATA["player_board"]["worker_spaces_per_row"]
PRINTED: Final[i64] = DATA["player_board"]["printed_workers_per_row"]
WORKER_VP_FROM: Final[i64] = min(DATA["player_board"]["worker_vp_columns"])
WORKER_VP: Final[i64] = DATA["player_board"]["worker_vp"]
_DISCS: Final[list[Any]] = DATA["disc_space"]
DISC_NAMES: Final[list[str]] = [disc["id"] for disc in _DISCS]
DISCS: Final[i64] = len(DISC_NAMES)
ALL_DISCS: Final[i64] = 2 ** len(DISC_NAMES) - 1


def _disc_mask(field: str, value: object) -> int:
    return sum(2**number for number, disc in enumerate(_DISCS) if disc.get(field) == value)


WHITE_DISCS: Final[i64] = _disc_mask("corner", "white")
HAND_DISCS: Final[i64] = _disc_mask("effect", "hand_limit")
DISC_COST: Final[vec[i16]] = packed([disc.get("cost_dollars", 0) for disc in _DISCS])
DISC_DOLLARS: Final[vec[i16]] = packed([disc.get("gain_dollars", 0) for disc in _DISCS])
DISC_VP: Final[vec[i16]] = packed([disc.get("end_vp", 0) for disc in _DISCS])
STEP_DISCS: Final[list[int]] = [
    number for number, disc in enumerate(_DISCS) if disc["effect"] == "step_limit"
]
LIMIT_DISCS: Final[list[int]] = [
    number for number, disc in enumerate(_DISCS) if disc["effect"] == "certificate_limit"
]
CERTIFICATE_LIMITS: Final[vec[i16]] = packed(
    [CERTIFICATE_LIMIT] + [_DISCS[number]["value"] for number in LIMIT_DISCS]
)
"""The limit after none, the first, both of the certificate spaces have been cleared, in this order."""
AUX_NAMES: Final[list[str]] = [action["id"] for action in DATA["auxiliary_action"]]
AUXES: Final[i64] = len(AUX_NAMES)
AUX_START: Final[vec[i16]] = packed([action["start_level"] for action in DATA["auxiliary_action"]])
AUX_DISCS: Final[vec[i16]] = packed([_disc_mask("aux", name) for name in AUX_NAMES])


def _check(holds: bool, where: str, reason: str, **params: Param) -> None:
    if not holds:
        raise ComponentError(reason, {"path": where, **params})


def _check_all() -> None:
    counts = DATA["counts"]
    sums = {
        "worker_tiles": sum(sum(row[:WORKERS]) for row in SUPPLY_COUNT),
        "teepee_tiles": sum(sum(row[WORKERS:FIRST_HAZARD]) for row in SUPPLY_COUNT),
        "hazard_tiles": sum(sum(row[FIRST_HAZARD:]) for row in SUPPLY_COUNT),
        "discs_per_player": len(DISC_NAMES),
        "market_cattle_cards": sum(card["count"] for card in DATA["market_deck"]),
        "player_cattle_cards_per_player": sum(card["count"] for card in DATA["starting_deck"]),
        "objective_cards": sum(card["count"] for card in DATA["objective"]),
        "starting_objective_cards": len(DATA["starting_objective"]),
        "station_master_tiles": len(MASTER_NAMES),
        "neutral_building_tiles": len(NEUTRAL_NAMES),
        "private_building_tiles_per_player": len(_FACES) // 2,
    }
    for name, given in sums.items():
        _check(given == counts[name], f"counts.{name}", "not-expected", given=given, expected=counts[name])
    costs, red = DATA["job_market"]["row_costs"], DATA["job_market"]["red_arrow_after_row"]
    rows = int(ROWS)
    _check(len(costs) == rows, "job_market.row_costs", "wrong-length", given=len(costs), expected=rows)
    _check(red == rows, "job_market.red_arrow_after_row", "not-expected", given=red, expected=rows)
    for name, discs in (("step_limit", STEP_DISCS), ("certificate_limit", LIMIT_DISCS)):
        _check(len(discs) == 2, f"disc_space.{name}", "wrong-length", given=len(discs), expected=2)
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        columns = int(COLUMNS) - int(FIRST_COLUMN[players])
        filled, given = (int(TOKEN_START) + 1) * columns - 1, INITIAL_WORKERS[players]
        where = f"player_count.{players}.initial_workers"
        _check(given == filled, where, "not-expected", given=given, expected=filled)
    for number, face in enumerate(_FACES):
        where = f"private_building.{face['id']}.number"
        expected = number % (len(_FACES) // 2) + 1
        _check(face["number"] == expected, where, "not-expected", given=face["number"], expected=expected)
    for number, city in enumerate(_CITIES):
        value, space = city["value"], city["track_space"]
        _check(value == space, f"city[{number}].track_space", "not-expected", given=space, expected=value)


_check_all()
