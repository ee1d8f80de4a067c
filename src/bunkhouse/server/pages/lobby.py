"""The lobby: what waits for you, what can be played, who is looking for company."""

from collections.abc import AsyncIterator
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.server.forms import fields
from bunkhouse.server.front.draft import quick_plan, usual_players
from bunkhouse.server.front.paper import Arrival, favourite, local_path, page, piece
from bunkhouse.server.front.rows import Row, results, row
from bunkhouse.server.infos import TableInfo
from bunkhouse.server.pages.games import has_tutorial
from bunkhouse.server.running.nicknames import called
from bunkhouse.server.sessions import house, language, person
from bunkhouse.server.stream import Update, stream
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
    async for _ in house(request).lobby_changes(None if someone is None else someone.id):
        yield Update(await lists(request))


async def lists(request: Request) -> str:
    """What changes in the lobby by itself: the banner on top and the lists of tables."""
    return piece(request, "lobby/changes.html", **await _context(request))


async def quick(request: Request) -> Response:
    """One click: a table full of bots, and the game is on."""
    form = await fields(request)
    wanted = poster(form.optional("game") or posters()[0].slug)
    arrival = await Arrival.of(request, form.optional("name") or "")
    info = await house(request).create(
        arrival.person, quick_plan(wanted, language(request), favourite(arrival.person.name))
    )
    return arrival.go(request, f"/t/{info.code}")


async def _context(request: Request) -> dict[str, Any]:
    someone, spoken = person(request), language(request)
    mine: list[TableInfo] = [] if someone is None else await house(request).tables_of(someone.id)
    going_on = [info for info in mine if info.status != "over"]
    rows = [row(info, spoken, someone.id) for info in going_on] if someone is not None else []
    show = request.query_params.get("show", "all")
    show = show if show in SHOWS else "all"
    last = _last(mine)
    return {
        "posters": posters(),
        "newcomer": someone is None,
        "next": local_path(request.query_params.get("next", "/")),
        "calls": await _calls(request, going_on, [each for each in rows if each.call]),
        "waiting": sum(info.status == "running" for info in going_on) - sum(each.call for each in rows),
        "mine": rows,
        "open": await _open(request, show, {info.code for info in going_on}),
        "show": show,
        "last": last,
        "bots": usual_players(last) - 1,
        "recent": [] if someone is None else results(mine, spoken, someone.id, _RECENT),
        "lesson": _lesson(),
    }


async def _calls(request: Request, infos: list[TableInfo], rows: list[Row]) -> list[dict[str, str]]:
    """The tables where it is the visitor's turn; the first one with what is to be done there."""
    by_code = {info.code: info for info in infos}
    return [
        {
            "href": f"/t/{each.code}",
            "game_title": each.game_title,
            "name": each.name,
            "prompt": await _prompt(request, by_code[each.code]) if at == 0 else "",
        }
        for at, each in enumerate(rows)
    ]


async def _prompt(request: Request, info: TableInfo) -> str:
    """What the table asks of the visitor, in the game's words; empty when it cannot be said."""
    try:
        state = (await house(request).desk(info.code)).position().state
    except BunkhouseError:
        return ""
    spoken = language(request)
    words = table_words(spoken, info.game, tuple(called(info.seats, spoken)))
    return words.prompt(state.prompt()) if state.actor is not None else ""


async def _open(request: Request, show: str, but: set[str]) -> list[Row]:
    waiting = await house(request).open_tables() if show != "running" else []
    running = await house(request).running_tables() if show != "free" else []
    spoken = language(request)
    listed = [info for info in [*waiting, *running] if info.code not in but]
    return [row(info, spoken) for info in listed[:_MOST_ROWS]]


def _last(mine: list[TableInfo]) -> Poster:
    """The game that was played last, or the first one on the wall."""
    newest = max(mine, key=lambda info: info.changed, default=None)
    return posters()[0] if newest is None else poster(newest.game)


def _lesson() -> str:
    """Where somebody learns a first game: the guided one, if any game has one."""
    return next((f"/learn/{each.slug}" for each in posters() if has_tutorial(each)), "/learn")


routes = [
    Route("/", lobby),
    Route("/stream", changes),
    Route("/quick", quick, methods=["POST"]),
]
