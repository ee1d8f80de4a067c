"""Tables seen by spectators, through a code of their own."""

from fastapi import APIRouter, Request, Response

from bunkhouse.server.api.dependencies import Language, WatchedTable
from bunkhouse.server.api.models import Deed, Observation
from bunkhouse.server.api.play import EVENTS, observations
from bunkhouse.server.api.views import deeds, observation
from bunkhouse.server.event_stream import stream

router = APIRouter(tags=["watch"])


@router.get("/watch/{code}")
async def watch(table: WatchedTable, language: Language) -> Observation:
    """What everybody may know."""
    return observation(table, None, language)


@router.get("/watch/{code}/history")
async def watch_history(table: WatchedTable, language: Language) -> list[Deed]:
    return deeds(table, None, language)


@router.get("/watch/{code}/stream", responses=EVENTS, response_class=Response)
async def watch_stream(request: Request, table: WatchedTable, language: Language) -> Response:
    return stream(request, observations(table, _spectator, language, None))


async def _spectator() -> None:
    """Everybody may always see what everybody may know."""
