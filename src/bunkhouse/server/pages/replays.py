"""Replays: the games a visitor has finished, and the way in for a record from elsewhere."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bunkhouse.server.front.paper import page
from bunkhouse.server.front.rows import results
from bunkhouse.server.sessions import house, language, person

_MOST = 40


async def replays(request: Request) -> Response:
    someone = person(request)
    mine = [] if someone is None else await house(request).tables_of(someone.id)
    games = [] if someone is None else results(mine, language(request), someone.id, _MOST)
    return page(request, "lobby/records.html", tab="replays", games=games)


routes = [Route("/records", replays, methods=["GET"])]
