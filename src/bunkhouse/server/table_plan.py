"""What is agreed when a table is opened."""

from typing import Literal

import msgspec

from bunkhouse.engine.errors import OptionError, UnknownName
from bunkhouse.engine.game import Game
from bunkhouse.engine.registry import game as find_game
from bunkhouse.server.errors import Unfit

SeatKind = Literal["person", "bot", "open"]
PaceKind = Literal["free", "live", "days"]
UndoPolicy = Literal["free", "off"]
Door = Literal["open", "link"]
Status = Literal["waiting", "running", "over"]

COLOURS = ("red", "blue", "yellow", "green", "black", "white")
"""The brands, in the order in which seats get them."""


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """How long people may think.

    ``free``: as long as they like. ``live``: every seat has ``bank`` seconds for the game and gets
    ``increment`` seconds back whenever its turn passes. ``days``: ``bank`` seconds for every turn (a day
    is 86400), no increment.
    """

    kind: PaceKind = "free"
    bank: int = 0
    increment: int = 0


class SeatPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat is to be when the table opens.

    ``host``: the person who opens the table. ``hotseat``: the same person, for somebody beside them whose
    name is ``name``. ``bot``: the bot called ``bot``. ``open``: free for whoever comes.
    """

    kind: Literal["host", "hotseat", "bot", "open"] = "open"
    bot: str = ""
    name: str = ""
    colour: str = ""
    """Empty: the next brand that is free."""


class TablePlan(msgspec.Struct, frozen=True, kw_only=True):
    """A table as its host wants it. The number of seats is the number of players."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, str] = {}
    pace: Pace = Pace()
    undo: UndoPolicy = "free"
    door: Door = "link"
    """``open``: listed in the lobby. ``link``: only whoever has the code finds it."""
    name: str = ""
    language: str = ""
    """The language of the table's talk, shown in the lobby; empty when it does not matter."""
    start: bool = False
    """Begin at once; needs a plan without open seats."""
    seed: int | None = None
    """A chosen seed, for tutorials and puzzles: only at a table without open seats."""


def fit_pace(pace: Pace) -> Pace:
    """The pace itself, when it makes sense. ``Unfit``."""
    if pace.kind == "free":
        return Pace()
    low, high = (30, 6 * 3600) if pace.kind == "live" else (3600, 30 * 86400)
    increment = 0 if pace.kind == "days" else pace.increment
    if pace.kind not in ("live", "days") or not low <= pace.bank <= high or not 0 <= increment <= 600:
        raise Unfit("bad-plan", {"field": "pace"})
    return Pace(kind=pace.kind, bank=pace.bank, increment=increment)


def fit_game(slug: str) -> Game:
    """The installed game of this name. ``Unfit``."""
    try:
        return find_game(slug)
    except UnknownName as error:
        raise Unfit("bad-plan", {"field": "game", **error.params}) from None


def fit_options(game: Game, players: int, options: dict[str, str]) -> str:
    """The options of a game, every one with a value, as they are kept. ``Unfit``."""
    try:
        chosen = game.setting(players, dict(options)).options
    except (OptionError, UnknownName) as error:
        field = "players" if error.reason == "wrong-player-count" else "options"
        raise Unfit("bad-plan", {"field": field, "why": error.reason, **error.params}) from None
    return msgspec.json.encode(chosen).decode()


def fit_choice(given: str, known: tuple[str, ...], field: str) -> str:
    """One of the known values of a field. ``Unfit``."""
    if given not in known:
        raise Unfit("bad-plan", {"field": field})
    return given
