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


def _masks(ends: list[tuple[int, int]]) -> vec[i64]:
    """Two cities each, as bits."""
    return vec[i64]([bit(a) | bit(b) for a, b in ends])


_CONSTANTS: Final[dict[str, int]] = _DATA["constants"]
_PIECES: Final[dict[str, int]] = _DATA["city_pieces"]

SLUG: Final[str] = _DATA["meta"]["slug"]
MIN_PLAYERS: Final[int] = _CONSTANTS["players_min"]
MAX_PLAYERS: Final[int] = _CONSTANTS["players_max"]
COLOURS: Final[list[str]] = _DATA["players"]["colours"]

# Train cards: the colours, then the locomotive.
CARD_COLOURS: Final[list[str]] = _DATA["train_cards"]["colours"]
CARD_NAMES: Final[list[str]] = [*CARD_COLOURS, "locomotive"]
KINDS: Final[i64] = len(CARD_NAMES)
LOCOMOTIVE: Final[i64] = len(CARD_COLOURS)
CARDS: Final[i64] = _DATA["train_cards"]["total"]
CARD_COUNTS: Final[list[int]] = [
    *([_DATA["train_cards"]["per_colour"]] * len(CARD_COLOURS)),
    _DATA["train_cards"]["locomotives"],
]

# Cities and tracks.
_CITIES: Final[list[Any]] = _DATA["cities"]
CITY_IDS: Final[list[str]] = [city["id"] for city in _CITIES]
CITY_NAMES: Final[list[str]] = [city["name"] for city in _CITIES]
CITY_STATES: Final[list[str]] = [city["state"] for city in _CITIES]
CITY_PLACES: Final[list[Any]] = [(city["x"], city["y"]) for city in _CITIES]
"""Where the cities lie on a plan of the map."""
CITIES: Final[i64] = len(CITY_IDS)


def _titles(ends: list[tuple[int, int]]) -> list[str]:
    """Two cities each, as people read them."""
    return [f"{CITY_NAMES[a]} \N{EN DASH} {CITY_NAMES[b]}" for a, b in ends]


_TRACKS: Final[list[Any]] = _DATA["routes"]
_ENDS: Final = [(CITY_IDS.index(track["a"]), CITY_IDS.index(track["b"])) for track in _TRACKS]
TRACK_NAMES: Final[list[str]] = [track["id"] for track in _TRACKS]
TRACK_TITLES: Final = _titles(_ENDS)
TRACKS: Final[i64] = len(TRACK_NAMES)
TRACK_A: Final[vec[i16]] = packed([a for a, _ in _ENDS])
TRACK_B: Final[vec[i16]] = packed([b for _, b in _ENDS])
TRACK_ENDS: Final[vec[i64]] = _masks(_ENDS)
LENGTH: Final[vec[i16]] = packed([track["length"] for track in _TRACKS])
GREY: Final[i64] = len(CARD_COLOURS)
"""The colour of a track that takes cards of any one colour."""
TRACK_COLOURS: Final[list[str]] = [*CARD_COLOURS, "grey"]
TRACK_COLOUR: Final[vec[i16]] = packed([TRACK_COLOURS.index(track["colour"]) for track in _TRACKS])
SYMBOLS: Final[vec[i16]] = packed([track["ferry_locos"] for track in _TRACKS])
"""The locomotive symbols of each track; only a ferry has any."""
LONGEST: Final[i64] = max(track["length"] for track in _TRACKS)
TRACK_VALUE: Final[vec[i16]] = packed([_DATA["route_scoring"][str(track["length"])] for track in _TRACKS])

# The tracks of one double or triple route stand side by side: from ROUTE_START up to ROUTE_END.
ROUTE_START: Final[vec[i16]] = packed([_ENDS.index(ends) for ends in _ENDS])
ROUTE_END: Final[vec[i16]] = packed([_ENDS.index(ends) + _ENDS.count(ends) for ends in _ENDS])
ROUTE_BENDS: Final[list[Any]] = [track.get("via") for track in _TRACKS]
"""A point of the plan that a route leads through, or None."""
ROUTE_NAMES: Final[list[str]] = [f"{track['a']}_{track['b']}" for track in _TRACKS]
"""The two cities as one word, the same for all tracks of a route."""

_LOOKS: Final = [(track["a"], track["b"], track["colour"]) for track in _TRACKS]
TWIN: Final[list[int]] = [
    track["track"] if _LOOKS.count(_LOOKS[number]) > 1 else 0 for number, track in enumerate(_TRACKS)
]
"""The number of a track within its route where two of the same colour must be told apart, else 0."""

# Tickets.
_TICKETS: Final[list[Any]] = _DATA["tickets"]
_GOALS: Final = [(CITY_IDS.index(ticket["a"]), CITY_IDS.index(ticket["b"])) for ticket in _TICKETS]
TICKET_NAMES: Final[list[str]] = [ticket["id"] for ticket in _TICKETS]
TICKET_TITLES: Final = _titles(_GOALS)
TICKETS: Final[i64] = len(TICKET_NAMES)
TICKET_A: Final[vec[i16]] = packed([a for a, _ in _GOALS])
TICKET_B: Final[vec[i16]] = packed([b for _, b in _GOALS])
TICKET_ENDS: Final[vec[i64]] = _masks(_GOALS)
TICKET_POINTS: Final[vec[i16]] = packed([ticket["points"] for ticket in _TICKETS])

# What each player begins with, and what a turn allows.
TRAINS: Final[i64] = _CONSTANTS["trains_per_player"]
START_POINTS: Final[i64] = _CONSTANTS["start_score"]
START_CARDS: Final[i64] = _CONSTANTS["initial_train_cards"]
DISPLAY: Final[i64] = _CONSTANTS["face_up_cards"]
DISPLAY_LOCOMOTIVES: Final[i64] = _CONSTANTS["face_up_locomotive_limit"]
"""So many face-up locomotives are too many."""
CARDS_PER_DRAW: Final[i64] = _CONSTANTS["train_cards_per_draw"]
START_TICKETS: Final[i64] = _CONSTANTS["initial_tickets_dealt"]
START_TICKETS_KEPT: Final[i64] = _CONSTANTS["initial_tickets_min_keep"]
DRAWN_TICKETS: Final[i64] = _CONSTANTS["ticket_draw_count"]
DRAWN_TICKETS_KEPT: Final[i64] = _CONSTANTS["ticket_draw_min_keep"]
ALL_TRACKS_FROM: Final[i64] = _CONSTANTS["all_parallel_tracks_min_players"]
"""The number of players from which all tracks of a double or triple route are used."""
LAST_TRAINS: Final[i64] = _CONSTANTS["end_trigger_trains_left"]
LAST_TURNS: Final[i64] = _CONSTANTS["final_turns_per_player"]

PIECES: Final[i64] = _PIECES["per_player"]
PIECE_PRICE: Final[i64] = _PIECES["placement_cost_cards"]
GLOBETROTTER: Final[i64] = _DATA["bonuses"]["globetrotter_points"]
ALVIN_START: Final[i64] = CITY_IDS.index(_DATA["alvin"]["start_city"])
ALVIN_CLOSED: Final[i64] = CITY_IDS.index(_DATA["alvin"]["no_city_piece_in"])
ALVIN_CAPTURE: Final[i64] = _DATA["alvin"]["capture_points"]
ALVIN_CARD: Final[i64] = _DATA["alvin"]["final_points"]


def _same(where: str, given: int, expected: int) -> None:
    _check(given == expected, where, "not-expected", given=given, expected=expected)


def _at_most(where: str, given: int, high: int) -> None:
    _check(given <= high, where, "out-of-range", given=given, low=0, high=high)


def _check_all() -> None:
    _same("train_cards.total", sum(CARD_COUNTS), CARDS)
    _same("city_pieces.total", _PIECES["total"], PIECES * MAX_PLAYERS)
    _same("players.colours", len(COLOURS), MAX_PLAYERS)
    for where, names in (("cities", CITY_IDS), ("routes", TRACK_NAMES), ("tickets", TICKET_NAMES)):
        _check(len(set(names)) == len(names), where, "name-twice")
    for number, track in enumerate(_TRACKS):
        where = f"routes[{number}]"
        first = int(ROUTE_START[number])
        _same(f"{where}.track", track["track"], number - first + 1)
        _same(f"{where}.tracks", track["tracks"], ROUTE_END[number] - first)
        _same(f"{where}.length", track["length"], LENGTH[first])
        _at_most(f"{where}.ferry_locos", track["ferry_locos"], track["length"] - 1)
    # What the turn is written for.
    _same("constants.train_cards_per_draw", CARDS_PER_DRAW, 2)
    _same("constants.face_up_locomotive_cost", _CONSTANTS["face_up_locomotive_cost"], 2)
    _same("constants.routes_claimed_per_turn", _CONSTANTS["routes_claimed_per_turn"], 1)
    _same("constants.parallel_tracks_per_player", _CONSTANTS["parallel_tracks_per_player"], 1)
    _same("city_pieces.start_city_cost_cards", _PIECES["start_city_cost_cards"], 0)
    _same("city_pieces.max_per_city", _PIECES["max_per_city"], 1)
    _same("city_pieces.max_placed_per_claim", _PIECES["max_placed_per_claim"], 1)
    # What the state packs into single numbers.
    _at_most("cities", CITIES, 62)
    _at_most("tickets", TICKETS, 62)
    _at_most("constants.face_up_cards", DISPLAY, 15)
    _at_most("constants.initial_tickets_dealt", START_TICKETS, 10)
    _at_most("constants.ticket_draw_count", DRAWN_TICKETS, START_TICKETS)


_check_all()
