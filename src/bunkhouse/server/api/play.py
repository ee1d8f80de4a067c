"""Looking at a table, and acting at it."""

from collections.abc import AsyncIterator, Awaitable
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse

from bunkhouse.server.api.access import Anybody, Language, Somebody, TheDesk
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
from bunkhouse.server.desk import Desk
from bunkhouse.server.errors import Stale
from bunkhouse.server.failures import document
from bunkhouse.server.infos import Done
from bunkhouse.server.reasons import Repeated, status_of
from bunkhouse.server.stream import Update, stream

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
async def observe(desk: TheDesk, person: Anybody, language: Language, seat: AskedSeat = None) -> Observation:
    """What your seat may know now, and what it may do."""
    return observation(desk, viewer_seat(desk, person, seat), language)


@router.get("/tables/{code}/legal")
async def legal(desk: TheDesk, person: Somebody, language: Language, seat: AskedSeat = None) -> list[Legal]:
    """What your seat may do now, in notation and in words."""
    return observation(desk, viewer_seat(desk, person, seat), language).legal


@router.get("/tables/{code}/history")
async def history(
    desk: TheDesk,
    person: Anybody,
    language: Language,
    seat: AskedSeat = None,
    start: Annotated[Number, Query(description="Leave out the first steps.")] = 0,
) -> list[Deed]:
    """What has happened, step by step, as far as your seat may know."""
    return deeds(desk, viewer_seat(desk, person, seat), language, start)


@router.post("/tables/{code}/act", responses=_CONFLICT, response_model=Accepted)
async def act(
    given: ActRequest, request: Request, desk: TheDesk, person: Somebody, language: Language
) -> Response | Accepted:
    """Choose one of the legal actions."""
    seat = acting_seat(desk, person, given.seat)
    doing = desk.act(person.id, seat, given.action, given.seq, given.command)
    return await _answer(request, desk, seat, language, doing)


@router.post("/tables/{code}/undo", responses=_CONFLICT, response_model=Accepted)
async def undo(
    given: UndoRequest, request: Request, desk: TheDesk, person: Somebody, language: Language
) -> Response | Accepted:
    """Take back your last steps, as far as nothing hidden has been seen."""
    seat = acting_seat(desk, person, given.seat)
    doing = desk.undo(person.id, seat, given.steps, given.seq, given.command)
    return await _answer(request, desk, seat, language, doing)


@router.post("/tables/{code}/resign", responses=_CONFLICT, response_model=Accepted)
async def resign(
    given: ResignRequest, request: Request, desk: TheDesk, person: Somebody, language: Language
) -> Response | Accepted:
    """Give up."""
    seat = acting_seat(desk, person, given.seat)
    doing = desk.resign(person.id, seat, command=given.command)
    return await _answer(request, desk, seat, language, doing)


@router.post("/tables/{code}/say")
async def say(given: SayRequest, desk: TheDesk, person: Somebody) -> Said:
    """Talk to the table."""
    line = await desk.say(person.id, given.text, command=given.command)
    return Said(number=line.number, name=line.name, seat=line.seat, text=line.text)


@router.get("/tables/{code}/stream", responses=EVENTS, response_class=Response)
async def follow(
    request: Request, desk: TheDesk, person: Anybody, language: Language, seat: AskedSeat = None
) -> Response:
    """The table as it is, again after every change. A client that returns gets the newest at once."""
    viewer = viewer_seat(desk, person, seat)
    return stream(request, observations(desk, viewer, language, None if person is None else person.id))


async def observations(
    desk: Desk, seat: int | None, language: str, person_id: str | None
) -> AsyncIterator[Update]:
    """An update for every change of the position; talk and presence are not worth one."""
    shown = -1
    async for signal in desk.watch(person_id):
        if signal.seq != shown:
            told = observation(desk, seat, language)
            shown = told.seq
            yield Update(told.model_dump_json(), shown)


async def _answer(
    request: Request, desk: Desk, seat: int, language: str, doing: Awaitable[Done]
) -> Response | Accepted:
    """The outcome of a command with the table after it; 409 for one that came too late or twice."""
    try:
        done = await doing
        if done.repeated:
            raise Repeated(done.seq)
    except (Stale, Repeated) as late:
        told = document(request, status_of(late), late)
        told["state"] = observation(desk, seat, language).model_dump()
        return JSONResponse(told, status_of(late))
    return Accepted(seq=done.seq, step=done.step, state=observation(desk, seat, language))
