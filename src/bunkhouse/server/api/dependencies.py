"""Who is asking: what the endpoints depend on."""

from typing import Annotated

from fastapi import Depends, Path, Request
from fastapi.security import HTTPBearer

from bunkhouse.server import sessions
from bunkhouse.server.people import Person
from bunkhouse.server.request_errors import NeedsToken
from bunkhouse.server.table_service import TableService
from bunkhouse.server.tables.live_table import LiveTable

_bearer = HTTPBearer(auto_error=False, description="A token of a guest or an account.")
Code = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


def service(request: Request) -> TableService:
    return sessions.service(request)


def language(request: Request) -> str:
    return sessions.language(request)


def anybody(request: Request) -> Person | None:
    return sessions.person(request)


def somebody(request: Request, _: Annotated[object, Depends(_bearer)]) -> Person:
    """The person whose token came along; ``NeedsToken`` without one."""
    person = sessions.person(request)
    if person is None:
        raise NeedsToken
    return person


async def table(request: Request, code: Code) -> LiveTable:
    """The table in the path; its game's words are used if something is refused."""
    found = await sessions.service(request).table(code)
    request.state.game = found.info.game
    return found


async def watched_table(request: Request, code: Code) -> LiveTable:
    found = await sessions.service(request).watched(code)
    request.state.game = found.info.game
    return found


Service = Annotated[TableService, Depends(service)]
Language = Annotated[str, Depends(language)]
Anybody = Annotated[Person | None, Depends(anybody)]
Somebody = Annotated[Person, Depends(somebody)]
TheTable = Annotated[LiveTable, Depends(table)]
WatchedTable = Annotated[LiveTable, Depends(watched_table)]
