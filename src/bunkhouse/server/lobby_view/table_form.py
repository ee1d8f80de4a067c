"""What a form says about a table: it is shown again, opened, or compared with what is agreed."""

from collections.abc import Callable
from dataclasses import dataclass, field
from secrets import choice
from typing import Final

from bunkhouse.server.lobby_view.bot_strengths import USUAL, strength
from bunkhouse.server.lobby_view.guest_names import bot_name, tidy
from bunkhouse.server.lobby_view.paces import PACES
from bunkhouse.server.table_plan import Door, Pace, SeatPlan, TablePlan, UndoPolicy
from bunkhouse.web.phrases import site_words
from bunkhouse.web.posters import Poster

Get = Callable[[str], str]
"""The text of a field, empty when it is missing."""

_COMPANY: Final = 3
"""The bots at a quick table, if the game takes so many."""


@dataclass(frozen=True)
class SeatForm:
    """What a seat is to be: ``host``, ``open``, ``bot`` or ``hotseat``."""

    kind: str = "open"
    bot: str = USUAL
    name: str = ""


@dataclass(frozen=True)
class TableForm:
    """A table that is not open yet."""

    poster: Poster
    players: int
    seats: list[SeatForm]
    options: dict[str, str]
    pace: str = "free"
    undo: str = "free"
    door: str = "link"
    name: str = ""
    preset: str = field(default="", compare=False)

    def plan(self, language: str, colour: str, start: bool = False) -> TablePlan:
        """The table as it is opened for a host of this colour; a start fills free seats with bots."""
        seats: list[SeatPlan] = []
        for seat in self.seats[: self.players]:
            called = bot_name(language, [each.name for each in seats])
            seats.append(
                SeatPlan(kind="host", colour=colour)
                if seat.kind == "host"
                else _seat_plan(seat, start, called)
            )
        return TablePlan(
            game=self.poster.slug,
            seats=tuple(seats),
            options=self.options,
            pace=self.agreed_pace,
            undo=self.agreed_undo,
            door=self.agreed_door,
            name=self.name,
            language=language,
            start=start,
        )

    @property
    def agreed_pace(self) -> Pace:
        return PACES[self.pace]

    @property
    def agreed_undo(self) -> UndoPolicy:
        return "off" if self.undo == "off" else "free"

    @property
    def agreed_door(self) -> Door:
        return "open" if self.door == "open" else "link"


def read_table_form(poster: Poster, get: Get, language: str) -> TableForm:
    """What a form or an address describes; whatever it does not say is as usual."""
    preset = get("preset")
    players = read_players(poster, get("players")) or usual_players(poster)
    return TableForm(
        poster=poster,
        players=players,
        seats=[read_seat(get, at, preset, language) for at in range(poster.game.max_players)],
        options=read_options(poster, get),
        pace=get("pace") if get("pace") in PACES else "free",
        undo="off" if get("undo") == "off" else "free",
        door="open" if get("door") == "open" else "link",
        name=tidy(get("title")),
        preset=preset,
    )


def usual_players(poster: Poster) -> int:
    """As many as sit down to a game on most evenings."""
    return min(poster.game.max_players, max(poster.game.min_players, _COMPANY + 1))


def read_players(poster: Poster, text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and int(text) in poster.counts else None


def read_options(poster: Poster, get: Get) -> dict[str, str]:
    """The value of every option; a preset comes before what the single ones say, and is drawn now."""
    preset = poster.presets.get(get("set"))
    chosen = {} if preset is None else {name: choice(values) for name, values in preset.values.items()}
    for option in poster.game.options:
        said = get(f"option-{option.name}")
        chosen.setdefault(option.name, said if said in option.values else option.default)
    return chosen


def read_seat(get: Get, at: int, preset: str, language: str) -> SeatForm:
    if at == 0:
        return SeatForm("host")
    usual = {"hotseat": "hotseat", "bots": "bot"}.get(preset, "open")
    said = get(f"kind-{at}")
    name = tidy(get(f"name-{at}"))
    return SeatForm(
        kind=said if said in ("open", "bot", "hotseat") else usual,
        bot=strength(get(f"bot-{at}")),
        name=name or site_words(language).say("seat-name", number=at + 1),
    )


def quick_plan(poster: Poster, language: str, colour: str) -> TablePlan:
    """The visitor and a company of bots, and off it goes."""
    seats = [SeatForm("host")] + [SeatForm("bot")] * (usual_players(poster) - 1)
    options = read_options(poster, lambda name: "first" if name == "set" else "")
    return TableForm(poster, len(seats), seats, options).plan(language, colour, start=True)


def _seat_plan(seat: SeatForm, start: bool, bot_called: str) -> SeatPlan:
    if seat.kind == "hotseat":
        return SeatPlan(kind="hotseat", name=seat.name)
    if seat.kind == "bot" or start:
        return SeatPlan(kind="bot", bot=seat.bot, name=bot_called)
    return SeatPlan(kind="open")
