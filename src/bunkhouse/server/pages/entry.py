"""The front door: what you are called, and how you like to read."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bunkhouse.server.forms import Fields, fields
from bunkhouse.server.lobby_view.guest_names import tidy
from bunkhouse.server.lobby_view.responses import Arrival, go, local_path
from bunkhouse.server.request_errors import BadRequest
from bunkhouse.server.sessions import THEMES, keep, person, service
from bunkhouse.words import LANGUAGES

AUTO = "auto"
"""A theme that follows the system."""


async def name(request: Request) -> Response:
    """Somebody new says a name, or somebody known changes it."""
    form = await fields(request)
    wanted = form.text("name")
    someone = person(request)
    if someone is not None:
        await service(request).people.rename(someone.id, tidy(wanted))
        return go(_next(form))
    return (await Arrival.of(request, wanted)).go(request, _next(form))


async def language(request: Request) -> Response:
    """Another language, from now on and on every page."""
    form = await fields(request)
    wanted = form.text("language")
    if wanted not in LANGUAGES:
        raise BadRequest("field-wrong", {"field": "language"})
    answer = go(_next(form))
    keep(answer, request, "language", wanted)
    someone = person(request)
    if someone is not None and someone.language != wanted:
        await service(request).people.set_language(someone.id, wanted)
    return answer


async def theme(request: Request) -> Response:
    """Noon, lantern, or whatever the system shows."""
    form = await fields(request)
    wanted = form.text("theme")
    if wanted not in (*THEMES, AUTO):
        raise BadRequest("field-wrong", {"field": "theme"})
    answer = go(_next(form))
    keep(answer, request, "theme", wanted)
    return answer


def _next(form: Fields) -> str:
    return local_path(form.optional("next", 400) or "/")


routes = [
    Route("/name", name, methods=["POST"]),
    Route("/language", language, methods=["POST"]),
    Route("/theme", theme, methods=["POST"]),
]
