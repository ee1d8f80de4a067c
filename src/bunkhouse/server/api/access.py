"""Who is asking: what the endpoints depend on."""

from typing import Annotated

from fastapi import Depends, Path, Request
from fastapi.security import HTTPBearer

from bunkhouse.server import sessions
from bunkhouse.server.desk import Desk
from bunkhouse.server.house import House
from bunkhouse.server.people import Person
from bunkhouse.server.reasons import NeedsToken

_bearer = HTTPBearer(auto_error=False, description="A token of a guest or an account.")
Code = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


def house(request: Request) -> House:
    return sessions.house(request)


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


async def desk(request: Request, code: Code) -> Desk:
    """The table in the path; its game's words are used if something is refused."""
    found = await sessions.house(request).desk(code)
    request.state.game = found.info.game
    return found


async def watched_desk(request: Request, code: Code) -> Desk:
    found = await sessions.house(request).watched(code)
    request.state.game = found.info.game
    return found


TheHouse = Annotated[House, Depends(house)]
Language = Annotated[str, Depends(language)]
Anybody = Annotated[Person | None, Depends(anybody)]
Somebody = Annotated[Person, Depends(somebody)]
TheDesk = Annotated[Desk, Depends(desk)]
WatchedDesk = Annotated[Desk, Depends(watched_desk)]
