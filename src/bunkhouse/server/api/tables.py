"""Opening, finding, joining and starting tables."""

from typing import Any

import msgspec
from fastapi import APIRouter

from bunkhouse.server.api.access import Anybody, Somebody, TheDesk, TheHouse
from bunkhouse.server.api.models import Accepted, CommandRequest, SitRequest, StartRequest, TableRequest
from bunkhouse.server.api.views import table_document
from bunkhouse.server.infos import Done
from bunkhouse.server.plans import TablePlan

router = APIRouter(tags=["tables"])


@router.get("/tables")
async def open_tables(house: TheHouse, person: Anybody) -> list[dict[str, Any]]:
    """Tables that wait for people and are open to everybody."""
    return [table_document(info, person) for info in await house.open_tables()]


@router.get("/my-tables")
async def my_tables(house: TheHouse, person: Somebody) -> list[dict[str, Any]]:
    """The tables you sit at; those that wait for you come first."""
    return [table_document(info, person) for info in await house.tables_of(person.id)]


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


def accepted(done: Done) -> Accepted:
    return Accepted(seq=done.seq, step=done.step)
