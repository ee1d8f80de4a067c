"""The waiting room: the table is open, people come, and whoever is host may still change everything."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from bunkhouse.server.desk import Desk
from bunkhouse.server.errors import HouseError
from bunkhouse.server.forms import Fields, fields
from bunkhouse.server.front.agreement import agree, fill
from bunkhouse.server.front.draft import Get
from bunkhouse.server.front.links import table_link
from bunkhouse.server.front.paper import go, page, piece
from bunkhouse.server.front.rooms import opened
from bunkhouse.server.front.setup import setup_context
from bunkhouse.server.front.strengths import USUAL
from bunkhouse.server.people import Person
from bunkhouse.server.sessions import house, language, need_person, still_visiting
from bunkhouse.server.stream import Update, stream
from bunkhouse.web.phrases import site_words

Change = Callable[[Desk, Person, Fields], Awaitable[None]]


async def room_page(request: Request, desk: Desk) -> Response:
    """The page for somebody who sits at a table that waits."""
    return page(request, "lobby/create.html", tab="tables", **_context(request, desk))


async def changes(request: Request) -> Response:
    """The room again whenever somebody comes, goes, or the host changes something."""
    need_person(request)
    desk = await house(request).desk(request.path_params["code"])
    return stream(request, _updates(request, desk))


async def _updates(request: Request, desk: Desk) -> AsyncIterator[Update]:
    """Ends with a sign to go to the table: when the game has begun, or the visitor's seat is gone."""
    async for signal in desk.watch(need_person(request).id):
        if not await still_visiting(request):
            return
        yield Update(fragment(request, desk), signal.seq)
        if not _waits_here(request, desk):
            return


def _waits_here(request: Request, desk: Desk) -> bool:
    return desk.info.status == "waiting" and bool(desk.seat_of(need_person(request).id))


def fragment(request: Request, desk: Desk, notice: str = "") -> str:
    """The part of the page that changes; for whoever no longer waits there, a sign to go to the table."""
    if not _waits_here(request, desk):
        sign = "lobby-game-begun" if desk.info.status != "waiting" else "lobby-seat-gone"
        return piece(request, "lobby/moved-on.html", code=desk.info.code, sign=sign)
    return piece(request, "lobby/setup.html", **{**_context(request, desk), "notice": notice})


def _context(request: Request, desk: Desk) -> dict[str, Any]:
    info, spoken = desk.info, language(request)
    room = opened(info, need_person(request).id, table_link(request, info.code), spoken)
    return {**setup_context(room, spoken), "seq": info.seq}


# What the host and the guests do there.


async def configure(request: Request) -> Response:
    """Whatever the form says differently from what is agreed."""

    async def change(desk: Desk, person: Person, form: Fields) -> None:
        await agree(desk, person, _getter(form), language(request))

    return await _changed(request, change)


async def start(request: Request) -> Response:
    """Begin; what the form changed last counts, and bots take what is still free."""

    async def change(desk: Desk, person: Person, form: Fields) -> None:
        if desk.info.host_id == person.id:
            await agree(desk, person, _getter(form), language(request))
            await fill(desk, person, language(request))
        await desk.start(person.id, fill=USUAL)

    return await _changed(request, change)


async def order(request: Request) -> Response:
    """Another order of seats: all of it, or one seat moved up or down."""

    async def change(desk: Desk, person: Person, form: Fields) -> None:
        await desk.reorder(person.id, _order(form, desk.info.players))

    return await _changed(request, change)


async def free_seat(request: Request) -> Response:
    """The host frees a seat that somebody has taken."""

    async def change(desk: Desk, person: Person, form: Fields) -> None:
        await desk.set_seat(person.id, form.number("free"), "open")

    return await _changed(request, change)


async def leave(request: Request) -> Response:
    desk = await house(request).desk(request.path_params["code"])
    await desk.leave(need_person(request).id)
    return go("/")


async def _changed(request: Request, change: Change) -> Response:
    """Carry out a change and show the room; a refusal is a notice there, or a page without scripts."""
    person = need_person(request)
    desk = await house(request).desk(request.path_params["code"])
    form = await fields(request)
    if "hx-request" not in request.headers:
        await change(desk, person, form)
        return go(f"/t/{desk.info.code}")
    try:
        await change(desk, person, form)
    except HouseError as refusal:
        return HTMLResponse(fragment(request, desk, site_words(language(request)).error(refusal)))
    return HTMLResponse(fragment(request, desk))


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
