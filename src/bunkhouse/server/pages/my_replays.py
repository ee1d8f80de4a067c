"""Replays: the games a visitor has finished, and the way in for a record from elsewhere."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bunkhouse.server.lobby_view.responses import page
from bunkhouse.server.lobby_view.table_rows import Result, results
from bunkhouse.server.sessions import language, person, service
from bunkhouse.store.table_lists import OVER

_MOST = 40


async def replays(request: Request) -> Response:
    someone = person(request)
    games, more = list[Result](), ""
    if someone is not None:
        after = request.query_params.get("after", "")
        mine = await service(request).tables_of(someone.id, after, _MOST, (OVER,))
        games, more = results(mine.tables, language(request), someone.id), mine.next
    return page(request, "lobby/records.html", tab="replays", games=games, more=more)


routes = [Route("/records", replays, methods=["GET"])]
