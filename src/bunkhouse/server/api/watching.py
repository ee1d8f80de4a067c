"""Tables seen by spectators, through a code of their own."""

from fastapi import APIRouter, Request, Response

from bunkhouse.server.api.access import Language, WatchedDesk
from bunkhouse.server.api.models import Deed, Observation
from bunkhouse.server.api.play import EVENTS, observations
from bunkhouse.server.api.views import deeds, observation
from bunkhouse.server.stream import stream

router = APIRouter(tags=["watch"])


@router.get("/watch/{code}")
async def watch(desk: WatchedDesk, language: Language) -> Observation:
    """What everybody may know."""
    return observation(desk, None, language)


@router.get("/watch/{code}/history")
async def watch_history(desk: WatchedDesk, language: Language) -> list[Deed]:
    return deeds(desk, None, language)


@router.get("/watch/{code}/stream", responses=EVENTS, response_class=Response)
async def watch_stream(request: Request, desk: WatchedDesk, language: Language) -> Response:
    return stream(request, observations(desk, _spectator, language, None))


async def _spectator() -> None:
    """Everybody may always see what everybody may know."""
