"""Tables as the lobby lists them."""

from dataclasses import dataclass

from bunkhouse.server.lobby_view.times import now, since
from bunkhouse.server.table_info import Ending, SeatInfo, TableInfo
from bunkhouse.server.table_plan import Pace
from bunkhouse.server.tables.bot_names import called, read_in
from bunkhouse.web.phrases import site_words
from bunkhouse.web.posters import Poster, poster

DAY = 86400


@dataclass(frozen=True)
class Row:
    """One table in a list, in the reader's words."""

    code: str
    watch_code: str
    poster: Poster
    game_title: str
    name: str
    host: str
    seats: list[SeatInfo]
    pace: str
    language: str
    free: int
    call: bool
    """It is the reader's turn."""
    state: str
    """What a table of the reader's waits for."""
    nudged: str = ""
    """Who reminded the reader that it is their turn."""


@dataclass(frozen=True)
class Result:
    """A finished game of the reader's."""

    code: str
    poster: Poster
    title: str
    name: str
    colour: str
    place: int
    when: str


def row(info: TableInfo, language: str, person_id: str | None = None) -> Row:
    call = person_id is not None and info.waits_for(person_id)
    found = poster(info.game)
    return Row(
        code=info.code,
        watch_code=info.watch_code,
        poster=found,
        game_title=found.title(language),
        name=table_name(info, language),
        host=info.host_name,
        seats=read_in(info.seats, language),
        pace=pace_words(info.pace, language),
        language=info.language,
        free=sum(seat.kind == "open" for seat in info.seats) if info.status == "waiting" else 0,
        call=call,
        state=_state(info, language, call),
        nudged=info.seats[info.nudge.by].name if call and info.nudge is not None else "",
    )


def table_name(info: TableInfo, language: str) -> str:
    """The name the host gave; otherwise the table is called after its host."""
    return info.name or site_words(language).say("lobby-table-of", name=info.host_name)


def _state(info: TableInfo, language: str, call: bool) -> str:
    say = site_words(language).say
    if call:
        return say("lobby-your-turn")
    if info.status == "waiting":
        return say("lobby-waits-for-people", count=sum(seat.kind == "open" for seat in info.seats))
    if info.actor is not None and info.actor < len(info.seats):
        return say("lobby-their-turn", name=called(info.seats, language)[info.actor])
    return ""


def pace_words(pace: Pace, language: str) -> str:
    """How long people may think, in a few words."""
    say = site_words(language).say
    if pace.kind == "days":
        return say("lobby-pace-days", days=max(1, pace.bank // DAY))
    if pace.kind == "live":
        return say("lobby-pace-live", minutes=pace.bank // 60, seconds=pace.increment)
    return say("lobby-pace-free")


def results(table_info: list[TableInfo], language: str, person_id: str) -> list[Result]:
    """The finished games among these tables of a person; the best of several seats counts."""
    return [_result(info, info.ending, language, person_id) for info in table_info if info.ending is not None]


def _result(info: TableInfo, ending: Ending, language: str, person_id: str) -> Result:
    best = min(info.seats_of(person_id), key=lambda seat: ending.ranking[seat])
    found = poster(info.game)
    return Result(
        code=info.code,
        poster=found,
        title=found.title(language),
        name=table_name(info, language),
        colour=info.seats[best].colour,
        place=ending.ranking[best],
        when=since(info.changed, now(), language),
    )
