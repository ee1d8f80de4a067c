"""Opening, finding, joining and starting tables."""

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Response

from bunkhouse.server.api.access import Anybody, Somebody, TheDesk, TheHouse
from bunkhouse.server.api.models import (
    Accepted,
    CommandRequest,
    Place,
    SitRequest,
    StartRequest,
    TableRequest,
)
from bunkhouse.server.api.views import table_document
from bunkhouse.server.house import PAGE
from bunkhouse.server.infos import Done
from bunkhouse.server.plans import TablePlan

router = APIRouter(tags=["tables"])


@router.get("/tables")
async def open_tables(house: TheHouse, person: Anybody) -> list[dict[str, Any]]:
    """Tables that wait for people and are open to everybody."""
    return [table_document(info, person) for info in await house.open_tables()]


@router.get("/my-tables")
async def my_tables(
    house: TheHouse,
    person: Somebody,
    response: Response,
    after: Annotated[Place, Query(description="Where the page before this one ended.")] = "",
    limit: Annotated[int, Query(ge=1, le=200, description="How many at most.")] = PAGE,
) -> list[dict[str, Any]]:
    """The tables you sit at: those that wait for you, then running, waiting and ended ones, each the newest
    first. When there are more, the header `Link` has the address of the next page (`rel="next"`)."""
    found = await house.tables_of(person.id, after, limit)
    if found.next:
        response.headers["link"] = f'</api/my-tables?after={found.next}&limit={limit}>; rel="next"'
    return [table_document(info, person) for info in found.tables]


@router.post("/tables", status_code=201)
async def open_table(given: TableRequest, house: TheHouse, person: Somebody) -> dict[str, Any]:
    """Open a table; one of the seats is yours (kind `host`)."""
    plan = msgspec.convert(given.model_dump(exclude={"command"}), TablePlan)
    return table_document(await house.create(person, plan, command=given.command), person)


@router.get("/tables/{code}")
async def one_table(desk: TheDesk, person: Anybody) -> dict[str, Any]:
    return table_document(desk.info, person)


@router.post("/tables/{code}/sit")
async def sit(given: SitRequest, desk: TheDesk, person: Somebody) -> Accepted:
    """Take a free seat."""
    return accepted(await desk.sit(person.id, given.seat, colour=given.colour, command=given.command))


@router.post("/tables/{code}/leave")
async def leave(given: CommandRequest, desk: TheDesk, person: Somebody) -> Accepted:
    """Give up your seats, before the game begins."""
    return accepted(await desk.leave(person.id, command=given.command))


@router.post("/tables/{code}/start")
async def start(given: StartRequest, desk: TheDesk, person: Somebody) -> Accepted:
    """Begin the game, as its host."""
    return accepted(await desk.start(person.id, fill=given.fill, command=given.command))


@router.post("/tables/{code}/nudge")
async def nudge(desk: TheDesk, person: Somebody) -> dict[str, Any]:
    """Remind whoever is to decide that you are waiting; the table as it is then.

    A minute after the last decision at the earliest, and once in ten minutes: 429 before that.
    """
    await desk.nudge(person.id)
    return table_document(desk.info, person)


def accepted(done: Done) -> Accepted:
    return Accepted(seq=done.seq, step=done.step)
