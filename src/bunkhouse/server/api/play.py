"""Looking at a table, and acting at it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse

from bunkhouse.server.api.dependencies import Anybody, Language, Somebody, TheTable
from bunkhouse.server.api.models import (
    Accepted,
    ActRequest,
    Deed,
    Legal,
    Number,
    Observation,
    Refusal,
    ResignRequest,
    Said,
    SayRequest,
    Seat,
    UndoRequest,
)
from bunkhouse.server.api.views import acting_seat, deeds, observation, viewer_seat
from bunkhouse.server.error_answers import document
from bunkhouse.server.errors import NotYours, Stale
from bunkhouse.server.event_stream import Update, stream
from bunkhouse.server.people import Person
from bunkhouse.server.request_errors import Repeated, status_of
from bunkhouse.server.sessions import still_visiting
from bunkhouse.server.table_info import Done
from bunkhouse.server.tables.commands.absence import Resign
from bunkhouse.server.tables.commands.chat import Say
from bunkhouse.server.tables.commands.play import Act, Undo
from bunkhouse.server.tables.live_table import LiveTable

router = APIRouter(tags=["play"])
AskedSeat = Annotated[Seat | None, Query(description="One of your own seats.")]
_CONFLICT: dict[int | str, dict[str, Any]] = {
    409: {"model": Refusal, "description": "Too late, or done before; `state` is the table as it is now."}
}
EVENTS: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "Server-sent events: `data` is an observation, `id` its seq.",
        "content": {"text/event-stream": {"schema": {"type": "string"}}},
    }
}


@router.get("/tables/{code}/observe")
async def observe(
    table: TheTable, person: Anybody, language: Language, seat: AskedSeat = None
) -> Observation:
    """What your seat may know now, and what it may do."""
    return observation(table, viewer_seat(table, person, seat), language)


@router.get("/tables/{code}/legal")
async def legal(table: TheTable, person: Somebody, language: Language, seat: AskedSeat = None) -> list[Legal]:
    """What your seat may do now, in notation and in words."""
    return observation(table, viewer_seat(table, person, seat), language).legal


@router.get("/tables/{code}/history")
async def history(
    table: TheTable,
    person: Anybody,
    language: Language,
    seat: AskedSeat = None,
    start: Annotated[Number, Query(description="Leave out the first steps.")] = 0,
) -> list[Deed]:
    """What has happened, step by step, as far as your seat may know."""
    return deeds(table, viewer_seat(table, person, seat), language, start)


@router.post("/tables/{code}/act", responses=_CONFLICT, response_model=Accepted)
async def act(
    given: ActRequest, request: Request, table: TheTable, person: Somebody, language: Language
) -> Response | Accepted:
    """Choose one of the legal actions."""
    seat = acting_seat(table, person, given.seat)
    doing = table.do(Act(person.id, seat, given.action, given.seq, id=given.command))
    return await _answer(request, table, person, seat, language, doing)


@router.post("/tables/{code}/undo", responses=_CONFLICT, response_model=Accepted)
async def undo(
    given: UndoRequest, request: Request, table: TheTable, person: Somebody, language: Language
) -> Response | Accepted:
    """Take back your last steps, as far as nothing hidden has been seen."""
    seat = acting_seat(table, person, given.seat)
    asked = Undo(person.id, seat, given.steps, given.seq, given.whole_turn, id=given.command)
    doing = table.do(asked)
    return await _answer(request, table, person, seat, language, doing)


@router.post("/tables/{code}/resign", responses=_CONFLICT, response_model=Accepted)
async def resign(
    given: ResignRequest, request: Request, table: TheTable, person: Somebody, language: Language
) -> Response | Accepted:
    """Give up."""
    seat = acting_seat(table, person, given.seat)
    doing = table.do(Resign(person.id, seat, id=given.command))
    return await _answer(request, table, person, seat, language, doing)


@router.post("/tables/{code}/say")
async def say(given: SayRequest, table: TheTable, person: Somebody) -> Said:
    """Talk to the table."""
    line = await table.say(Say(person, given.text, id=given.command))
    return Said(number=line.number, name=line.name, seat=line.seat, text=line.text)


@router.get("/tables/{code}/stream", responses=EVENTS, response_class=Response)
async def follow(
    request: Request, table: TheTable, person: Anybody, language: Language, seat: AskedSeat = None
) -> Response:
    """The table as it is, again after every change. A client that returns gets the newest at once.

    Which seat you may see is asked anew for every change. The stream ends when the seat you asked for is no
    longer yours, or your token no longer holds; without a seat of your own you see what a spectator sees.
    """
    viewer_seat(table, person, seat)

    async def allowed() -> int | None:
        if not await still_visiting(request):
            raise NotYours("not-your-seat")
        return viewer_seat(table, person, seat)

    return stream(request, observations(table, allowed, language, None if person is None else person.id))


async def observations(
    table: LiveTable, allowed: Callable[[], Awaitable[int | None]], language: str, person_id: str | None
) -> AsyncIterator[Update]:
    """An update for every change of the position; talk and presence are not worth one.

    ``allowed`` says before each of them whose view may be shown, and ends the stream with ``NotYours``.
    """
    shown: tuple[int, int | None] = (-1, None)
    async for _ in table.watch(person_id):
        try:
            seat = await allowed()
        except NotYours:
            return
        if (table.seq, seat) != shown:
            told = observation(table, seat, language)
            shown = (told.seq, seat)
            yield Update(told.model_dump_json(), told.seq)


async def _answer(
    request: Request, table: LiveTable, person: Person, seat: int, language: str, doing: Awaitable[Done]
) -> Response | Accepted:
    """The outcome of a command with the table after it; 409 for one that came too late or twice."""

    def state() -> Observation:
        """The seat may have changed hands meanwhile: then its view is no longer this person's."""
        return observation(table, seat if seat in table.seats_of(person.id) else None, language)

    try:
        done = await doing
        if done.repeated:
            raise Repeated(done.seq)
    except (Stale, Repeated) as late:
        told = document(request, status_of(late), late)
        told["state"] = state().model_dump()
        return JSONResponse(told, status_of(late))
    return Accepted(seq=done.seq, step=done.step, state=state())
