"""The lobby: what waits for you, what can be played, who is looking for company."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.server.event_stream import Update, stream
from bunkhouse.server.forms import fields
from bunkhouse.server.lobby_view.responses import Arrival, favourite, local_path, page, piece
from bunkhouse.server.lobby_view.table_form import quick_plan, usual_players
from bunkhouse.server.lobby_view.table_rows import Row, results, row
from bunkhouse.server.pages.games import has_tutorial
from bunkhouse.server.people import Person
from bunkhouse.server.sessions import language, person, service, still_visiting
from bunkhouse.server.table_info import TableInfo, TablePage
from bunkhouse.server.table_service import GOING_ON
from bunkhouse.server.tables.bot_names import called
from bunkhouse.store.table_lists import CALLING, OVER, RUNNING
from bunkhouse.web.phrases import table_words
from bunkhouse.web.posters import Poster, poster, posters

_MOST_ROWS = 30
_RECENT = 3
SHOWS = ("all", "free", "running")


async def lobby(request: Request) -> Response:
    context = await _context(request)
    return page(request, "lobby/lobby.html", tab="tables", **context)


async def changes(request: Request) -> Response:
    """The lists again whenever something in them changes."""
    return stream(request, _updates(request))


async def _updates(request: Request) -> AsyncIterator[Update]:
    someone = person(request)
    async for _ in service(request).lobby_changes(None if someone is None else someone.id):
        if not await still_visiting(request):
            return
        yield Update(await lists(request))


async def lists(request: Request) -> str:
    """What changes in the lobby by itself: the banner on top and the lists of tables."""
    return piece(request, "lobby/changes.html", **await _context(request))


async def quick(request: Request) -> Response:
    """One click: a table full of bots, and the game is on."""
    form = await fields(request)
    wanted = poster(form.optional("game") or posters()[0].slug)
    arrival = await Arrival.of(request, form.optional("name") or "")
    info = await service(request).create(
        arrival.person, quick_plan(wanted, language(request), favourite(arrival.person.name))
    )
    return arrival.go(request, f"/t/{info.code}")


async def _context(request: Request) -> dict[str, Any]:
    someone, spoken = person(request), language(request)
    mine = await _mine(request, someone)
    rows = [row(info, spoken, mine.person_id) for info in mine.page.tables]
    show = request.query_params.get("show", "all")
    show = show if show in SHOWS else "all"
    return {
        "posters": posters(),
        "newcomer": someone is None,
        "next": local_path(request.query_params.get("next", "/")),
        "call": await _call(request, mine),
        "calls": mine.counts[CALLING],
        "waiting": mine.counts[RUNNING],
        "mine": rows,
        "after": mine.after,
        "more": mine.page.next,
        "finished": mine.counts[OVER],
        "open": await _open(request, show, mine.person_id),
        "show": show,
        "last": mine.last,
        "bots": usual_players(mine.last) - 1,
        "recent": results(mine.recent, spoken, mine.person_id),
        "lesson": _lesson(),
    }


@dataclass(frozen=True)
class _Mine:
    """What the lobby shows of a visitor's own tables."""

    person_id: str = ""
    page: TablePage = field(default_factory=lambda: TablePage(tables=[], next=""))
    after: str = ""
    """Where the page begins."""
    first: TableInfo | None = None
    """The first table that waits for the visitor."""
    counts: Sequence[int] = (0, 0, 0, 0)
    recent: list[TableInfo] = field(default_factory=list)
    last: Poster = field(default_factory=lambda: posters()[0])
    """The game that was played last, or the first one on the wall."""


async def _mine(request: Request, someone: Person | None) -> _Mine:
    if someone is None:
        return _Mine()
    found, after = service(request), request.query_params.get("after", "")
    page = await found.tables_of(someone.id, after, _MOST_ROWS, GOING_ON)
    calling = await found.tables_of(someone.id, "", 1, (CALLING,))
    played = await found.last_played(someone.id)
    return _Mine(
        person_id=someone.id,
        page=page,
        after=after,
        first=next(iter(calling.tables), None),
        counts=await found.count_of(someone.id),
        recent=(await found.tables_of(someone.id, "", _RECENT, (OVER,))).tables,
        last=posters()[0] if played is None else poster(played),
    )


async def _call(request: Request, mine: _Mine) -> dict[str, str]:
    """The first table where it is the visitor's turn, with what is to be done there."""
    if mine.first is None:
        return {}
    each = row(mine.first, language(request), mine.person_id)
    return {
        "href": f"/t/{each.code}",
        "game_title": each.game_title,
        "name": each.name,
        "nudged": each.nudged,
        "prompt": await _prompt(request, mine.first),
    }


async def _prompt(request: Request, info: TableInfo) -> str:
    """What the table asks of the visitor, in the game's words; empty when it cannot be said."""
    try:
        table = await service(request).table(info.code)
        state = table.state.position().state
    except BunkhouseError:
        return ""
    someone, now, spoken = person(request), table.info, language(request)
    if someone is None or not now.waits_for(someone.id):
        return ""  # the game has gone on meanwhile: what is asked now is for somebody else
    words = table_words(spoken, now.game, tuple(called(now.seats, spoken)))
    return words.prompt(state.prompt())


async def _open(request: Request, show: str, person_id: str) -> list[Row]:
    waiting = await service(request).open_tables() if show != "running" else []
    running = await service(request).running_tables() if show != "free" else []
    spoken = language(request)
    listed = [info for info in [*waiting, *running] if not info.seats_of(person_id)]
    return [row(info, spoken) for info in listed[:_MOST_ROWS]]


def _lesson() -> str:
    """Where somebody learns a first game: the guided one, if any game has one."""
    return next((f"/learn/{each.slug}" for each in posters() if has_tutorial(each)), "/learn")


routes = [
    Route("/", lobby),
    Route("/stream", changes),
    Route("/quick", quick, methods=["POST"]),
]
