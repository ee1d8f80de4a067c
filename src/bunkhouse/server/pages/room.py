"""The waiting room: the table is open, people come, and whoever is host may still change everything."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from bunkhouse.server.errors import SiteError
from bunkhouse.server.event_stream import Update, stream
from bunkhouse.server.forms import Fields, fields
from bunkhouse.server.lobby_view.bot_strengths import USUAL
from bunkhouse.server.lobby_view.links import table_link
from bunkhouse.server.lobby_view.responses import go, page, piece
from bunkhouse.server.lobby_view.room_changes import agree, fill
from bunkhouse.server.lobby_view.setup_choices import setup_context
from bunkhouse.server.lobby_view.table_form import Get
from bunkhouse.server.lobby_view.waiting_room import opened
from bunkhouse.server.people import Person
from bunkhouse.server.sessions import language, need_person, service, still_visiting
from bunkhouse.server.tables.commands.before_start import Leave, Reorder, SetSeat, Start
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.web.phrases import site_words

Change = Callable[[LiveTable, Person, Fields], Awaitable[None]]


async def room_page(request: Request, table: LiveTable) -> Response:
    """The page for somebody who sits at a table that waits."""
    return page(request, "lobby/create.html", tab="tables", **_context(request, table))


async def changes(request: Request) -> Response:
    """The room again whenever somebody comes, goes, or the host changes something."""
    need_person(request)
    table = await service(request).table(request.path_params["code"])
    return stream(request, _updates(request, table))


async def _updates(request: Request, table: LiveTable) -> AsyncIterator[Update]:
    """Ends with a sign to go to the table: when the game has begun, or the visitor's seat is gone."""
    async for signal in table.watch(need_person(request).id):
        if not await still_visiting(request):
            return
        yield Update(fragment(request, table), signal.seq)
        if not _waits_here(request, table):
            return


def _waits_here(request: Request, table: LiveTable) -> bool:
    return table.info.status == "waiting" and bool(table.seats_of(need_person(request).id))


def fragment(request: Request, table: LiveTable, notice: str = "") -> str:
    """The part of the page that changes; for whoever no longer waits there, a sign to go to the table."""
    if not _waits_here(request, table):
        sign = "lobby-game-begun" if table.info.status != "waiting" else "lobby-seat-gone"
        return piece(request, "lobby/moved-on.html", code=table.info.code, sign=sign)
    return piece(request, "lobby/setup.html", **{**_context(request, table), "notice": notice})


def _context(request: Request, table: LiveTable) -> dict[str, Any]:
    info, spoken = table.info, language(request)
    room = opened(info, need_person(request).id, table_link(request, info.code), spoken)
    return {**setup_context(room, spoken), "seq": info.seq}


# What the host and the guests do there.


async def configure(request: Request) -> Response:
    """Whatever the form says differently from what is agreed."""

    async def change(table: LiveTable, person: Person, form: Fields) -> None:
        await agree(table, person, _getter(form), language(request))

    return await _changed(request, change)


async def start(request: Request) -> Response:
    """Begin; what the form changed last counts, and bots take what is still free."""

    async def change(table: LiveTable, person: Person, form: Fields) -> None:
        if table.info.host_id == person.id:
            await agree(table, person, _getter(form), language(request))
            await fill(table, person, language(request))
        await table.do(Start(person, fill=USUAL))

    return await _changed(request, change)


async def order(request: Request) -> Response:
    """Another order of seats: all of it, or one seat moved up or down."""

    async def change(table: LiveTable, person: Person, form: Fields) -> None:
        await table.do(Reorder(person.id, _order(form, table.info.players)))

    return await _changed(request, change)


async def free_seat(request: Request) -> Response:
    """The host frees a seat that somebody has taken."""

    async def change(table: LiveTable, person: Person, form: Fields) -> None:
        await table.do(SetSeat(person, form.number("free"), "open"))

    return await _changed(request, change)


async def leave(request: Request) -> Response:
    table = await service(request).table(request.path_params["code"])
    await table.do(Leave(need_person(request).id))
    return go("/")


async def _changed(request: Request, change: Change) -> Response:
    """Carry out a change and show the room; a refusal is a notice there, or a page without scripts."""
    person = need_person(request)
    table = await service(request).table(request.path_params["code"])
    form = await fields(request)
    if "hx-request" not in request.headers:
        await change(table, person, form)
        return go(f"/t/{table.info.code}")
    try:
        await change(table, person, form)
    except SiteError as refusal:
        return HTMLResponse(fragment(request, table, site_words(language(request)).error(refusal)))
    return HTMLResponse(fragment(request, table))


def _getter(form: Fields) -> Get:
    return lambda name: form.optional(name) or ""


def _order(form: Fields, players: int) -> list[int]:
    wanted = [
        int(each) for each in (form.optional("order") or "").split(",") if each.isascii() and each.isdigit()
    ]
    if wanted:
        return wanted
    seat, _, way = (form.optional("move") or "").partition("-")
    at = int(seat) if seat.isascii() and seat.isdigit() else 0
    other = at + 1 if way == "down" else at - 1
    seats = list(range(players))
    if at < players and 0 <= other < players:
        seats[at], seats[other] = seats[other], seats[at]
    return seats


routes = [
    Route("/t/{code}/room", changes),
    Route("/t/{code}/configure", configure, methods=["POST"]),
    Route("/t/{code}/start", start, methods=["POST"]),
    Route("/t/{code}/order", order, methods=["POST"]),
    Route("/t/{code}/seat", free_seat, methods=["POST"]),
    Route("/t/{code}/leave", leave, methods=["POST"]),
]
