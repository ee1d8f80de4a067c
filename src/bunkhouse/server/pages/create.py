"""A new table: everything about it on one page, with answers that are right without a touch."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bunkhouse.server.forms import fields
from bunkhouse.server.lobby_view.guest_names import tidy
from bunkhouse.server.lobby_view.responses import Arrival, called, favourite, page
from bunkhouse.server.lobby_view.setup_choices import setup_context
from bunkhouse.server.lobby_view.table_form import read_table_form
from bunkhouse.server.lobby_view.waiting_room import room_of_form
from bunkhouse.server.sessions import language, service
from bunkhouse.web.posters import poster, posters


async def draft_page(request: Request) -> Response:
    """The page as its address describes it."""
    query = request.query_params
    spoken = language(request)
    form = read_table_form(
        poster(query.get("game") or posters()[0].slug), lambda name: query.get(name, "")[:200], spoken
    )
    name = tidy(query.get("name", "")[:200]) or called(request)
    room = room_of_form(form, name, favourite(name), spoken)
    return page(request, "lobby/create.html", tab="tables", me_name=name, **setup_context(room, spoken))


async def open_table(request: Request) -> Response:
    """Open the table that the form describes; the button says whether the game begins at once."""
    sent = await fields(request)

    def get(name: str) -> str:
        return sent.optional(name) or ""

    spoken = language(request)
    form = read_table_form(poster(get("game") or posters()[0].slug), get, spoken)
    arrival = await Arrival.of(request, get("name"))
    plan = form.plan(spoken, favourite(arrival.person.name), start=get("go") == "start")
    info = await service(request).create(arrival.person, plan)
    return arrival.go(request, f"/t/{info.code}")


routes = [
    Route("/new", draft_page, methods=["GET"]),
    Route("/new", open_table, methods=["POST"]),
]
