"""A table before its game: the same picture for a form, for its host and for the guests who wait."""

from dataclasses import dataclass, field

import segno
from markupsafe import Markup

from bunkhouse.server.lobby_view.bot_strengths import USUAL
from bunkhouse.server.lobby_view.paces import PACES, pace_name
from bunkhouse.server.lobby_view.table_form import TableForm
from bunkhouse.server.lobby_view.table_rows import pace_words, table_name
from bunkhouse.server.table_info import SeatInfo, TableInfo
from bunkhouse.server.table_plan import COLOURS
from bunkhouse.server.tables.bot_names import read_in
from bunkhouse.web.phrases import site_words
from bunkhouse.web.posters import Poster, poster

_QUIET = 4
"""How many empty modules a reader wants around a code."""


@dataclass(frozen=True)
class Place:
    """A seat in the waiting room."""

    number: int
    kind: str
    """``person``, ``bot``, ``hotseat`` or ``open``."""
    colour: str
    name: str = ""
    text: str = ""
    bot: str = USUAL
    mine: bool = False
    host: bool = False
    ready: bool = False


@dataclass(frozen=True)
class Room:
    """Everything that can be seen and set before a game."""

    poster: Poster
    title: str
    name: str
    players: int
    places: list[Place]
    options: dict[str, str]
    pace: str
    pace_words: str
    undo: str
    door: str
    mine: bool
    """The visitor is the host and may change things."""
    seated: bool = True
    code: str = ""
    """Empty for a table that is not open yet."""
    watch_code: str = ""
    commitment: str = ""
    link: str = ""
    host: str = ""
    host_away: bool = False
    """Whoever sits at the table may start while the host is not there."""
    qr: Markup = field(default=Markup())
    preset: str = ""

    @property
    def free(self) -> int:
        return sum(place.kind == "open" for place in self.places[: self.players])

    @property
    def taken(self) -> int:
        return self.players - self.free

    @property
    def fingerprint(self) -> str:
        """The commitment as people compare it: its beginning and its end."""
        text = self.commitment
        return f"{text[:4]} {text[4:8]} … {text[-4:]}"

    def option_set(self) -> str:
        """The name of the set of options that is chosen; empty for a mixture of one's own."""
        return next((name for name, each in self.poster.presets.items() if each.fits(self.options)), "")


def room_of_form(form: TableForm, host: str, colour: str, language: str) -> Room:
    """A table that is not open yet."""
    say = site_words(language).say
    colours = [colour, *(each for each in COLOURS if each != colour)]
    places = [
        Place(
            number=at,
            kind="person" if seat.kind == "host" else seat.kind,
            colour=colours[at],
            name=host if seat.kind == "host" else seat.name,
            text=say("lobby-seat-you-host") if seat.kind == "host" else "",
            bot=seat.bot,
            mine=seat.kind == "host",
            host=seat.kind == "host",
        )
        for at, seat in enumerate(form.seats)
    ]
    return Room(
        poster=form.poster,
        title=form.name or say("lobby-table-of", name=host),
        name=form.name,
        players=form.players,
        places=places,
        options=form.options,
        pace=form.pace,
        pace_words=pace_words(PACES[form.pace], language),
        undo=form.undo,
        door=form.door,
        mine=True,
        host=host,
        preset=form.preset,
    )


def opened(info: TableInfo, person_id: str, link: str, language: str) -> Room:
    """A table that waits for its people."""
    return Room(
        poster=poster(info.game),
        title=table_name(info, language),
        name=info.name,
        players=info.players,
        places=[_place(seat, info, person_id, language) for seat in read_in(info.seats, language)],
        options=info.options,
        pace=pace_name(info.pace),
        pace_words=pace_words(info.pace, language),
        undo=info.undo,
        door=info.door,
        mine=info.host_id == person_id,
        seated=bool(info.seats_of(person_id)),
        code=info.code,
        watch_code=info.watch_code,
        commitment=info.commitment,
        link=link,
        host=info.host_name,
        host_away=not any(seat.present for seat in info.seats if seat.person_id == info.host_id),
        qr=qr_code(link),
    )


def _place(seat: SeatInfo, info: TableInfo, person_id: str, language: str) -> Place:
    say = site_words(language).say
    mine, host = seat.person_id == person_id, seat.person_id == info.host_id and not seat.hotseat
    kind = "hotseat" if seat.hotseat else seat.kind
    if kind == "person":
        who = ("you-host" if host else "you") if mine else ("host" if host else "guest")
        text = say(f"lobby-seat-{who}")
    else:
        text = say(f"lobby-seat-{kind}")
    return Place(
        number=seat.number,
        kind=kind,
        colour=seat.colour,
        name=seat.name,
        text=text,
        bot=seat.bot or USUAL,
        mine=mine and kind == "person",
        host=host,
        ready=kind == "person" and seat.present,
    )


def qr_code(link: str) -> Markup:
    """The link as a picture that a phone can read."""
    rows = list(segno.make(link, error="m", micro=False).matrix)
    dark = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, bit in enumerate(row) if bit)
    size = len(rows) + 2 * _QUIET
    box = f"{-_QUIET} {-_QUIET} {size} {size}"
    return Markup(
        '<svg class="qr" viewBox="{}" aria-hidden="true"><rect x="{}" y="{}" width="{}" height="{}" '
        'fill="#FFFDF6"/><path d="{}" fill="#221A14" shape-rendering="crispEdges"/></svg>'
    ).format(box, -_QUIET, -_QUIET, size, size, dark)
