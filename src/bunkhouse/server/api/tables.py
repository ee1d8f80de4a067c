"""Opening, finding, joining and starting tables."""

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Response

from bunkhouse.server.api.dependencies import Anybody, Service, Somebody, TheTable
from bunkhouse.server.api.models import (
    Accepted,
    CommandRequest,
    Place,
    SitRequest,
    StartRequest,
    TableRequest,
)
from bunkhouse.server.api.views import table_document
from bunkhouse.server.table_info import Done
from bunkhouse.server.table_plan import TablePlan
from bunkhouse.server.table_service import PAGE
from bunkhouse.server.tables.commands.before_start import Leave, Sit, Start
from bunkhouse.server.tables.commands.nudges import Nudge

router = APIRouter(tags=["tables"])


@router.get("/tables")
async def open_tables(service: Service, person: Anybody) -> list[dict[str, Any]]:
    """Tables that wait for people and are open to everybody."""
    return [table_document(info, person) for info in await service.open_tables()]


@router.get("/my-tables")
async def my_tables(
    service: Service,
    person: Somebody,
    response: Response,
    after: Annotated[Place, Query(description="Where the page before this one ended.")] = "",
    limit: Annotated[int, Query(ge=1, le=200, description="How many at most.")] = PAGE,
) -> list[dict[str, Any]]:
    """The tables you sit at: those that wait for you, then running, waiting and ended ones, each the newest
    first. When there are more, the header `Link` has the address of the next page (`rel="next"`)."""
    found = await service.tables_of(person.id, after, limit)
    if found.next:
        response.headers["link"] = f'</api/my-tables?after={found.next}&limit={limit}>; rel="next"'
    return [table_document(info, person) for info in found.tables]


@router.post("/tables", status_code=201)
async def open_table(given: TableRequest, service: Service, person: Somebody) -> dict[str, Any]:
    """Open a table; one of the seats is yours (kind `host`)."""
    plan = msgspec.convert(given.model_dump(exclude={"command"}), TablePlan)
    return table_document(await service.create(person, plan, command=given.command), person)


@router.get("/tables/{code}")
async def one_table(table: TheTable, person: Anybody) -> dict[str, Any]:
    return table_document(table.info, person)


@router.post("/tables/{code}/sit")
async def sit(given: SitRequest, table: TheTable, person: Somebody) -> Accepted:
    """Take a free seat."""
    return accepted(await table.do(Sit(person, given.seat, colour=given.colour, id=given.command)))


@router.post("/tables/{code}/leave")
async def leave(given: CommandRequest, table: TheTable, person: Somebody) -> Accepted:
    """Give up your seats, before the game begins."""
    return accepted(await table.do(Leave(person.id, id=given.command)))


@router.post("/tables/{code}/start")
async def start(given: StartRequest, table: TheTable, person: Somebody) -> Accepted:
    """Begin the game, as its host."""
    return accepted(await table.do(Start(person, fill=given.fill, id=given.command)))


@router.post("/tables/{code}/nudge")
async def nudge(table: TheTable, person: Somebody) -> dict[str, Any]:
    """Remind whoever is to decide that you are waiting; the table as it is then.

    A minute after the last decision at the earliest, and once in ten minutes: 429 before that.
    """
    await table.nudge(Nudge(person.id))
    return table_document(table.info, person)


def accepted(done: Done) -> Accepted:
    return Accepted(seq=done.seq, step=done.step)
