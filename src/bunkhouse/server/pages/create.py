"""A new table: everything about it on one page, with answers that are right without a touch."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bunkhouse.server.forms import fields
from bunkhouse.server.front.draft import read_draft
from bunkhouse.server.front.names import tidy
from bunkhouse.server.front.paper import Arrival, called, favourite, page
from bunkhouse.server.front.rooms import drafted
from bunkhouse.server.front.setup import setup_context
from bunkhouse.server.sessions import language, service
from bunkhouse.web.posters import poster, posters


async def draft_page(request: Request) -> Response:
    """The page as its address describes it."""
    query = request.query_params
    spoken = language(request)
    draft = read_draft(
        poster(query.get("game") or posters()[0].slug), lambda name: query.get(name, "")[:200], spoken
    )
    name = tidy(query.get("name", "")[:200]) or called(request)
    room = drafted(draft, name, favourite(name), spoken)
    return page(request, "lobby/create.html", tab="tables", me_name=name, **setup_context(room, spoken))


async def open_table(request: Request) -> Response:
    """Open the table that the form describes; the button says whether the game begins at once."""
    form = await fields(request)

    def get(name: str) -> str:
        return form.optional(name) or ""

    spoken = language(request)
    draft = read_draft(poster(get("game") or posters()[0].slug), get, spoken)
    arrival = await Arrival.of(request, get("name"))
    plan = draft.plan(spoken, favourite(arrival.person.name), start=get("go") == "start")
    info = await service(request).create(arrival.person, plan)
    return arrival.go(request, f"/t/{info.code}")


routes = [
    Route("/new", draft_page, methods=["GET"]),
    Route("/new", open_table, methods=["POST"]),
]
