"""How somebody likes to play and read: a form on the account's page and at every table."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bunkhouse.server.errors import Unfit
from bunkhouse.server.forms import Fields, fields
from bunkhouse.server.lobby_view.responses import go, local_path
from bunkhouse.server.sessions import PREFERRED, keep, person, preferences, service
from bunkhouse.web.preferences import PREFERENCES, Preferences, fits, written

_BESIDES = ("next",)
"""What the form says beside the preferences."""
_MOST = 40


async def prefer(request: Request) -> Response:
    """Some preferences become something else; one that there is not, and nothing changes."""
    form = await fields(request)
    text = written({**preferences(request), **_chosen(form)})
    someone = person(request)
    if someone is not None and someone.preferences != text:
        await service(request).people.prefer(someone.id, text)
    scripted = "hx-request" in request.headers
    answer = Response(status_code=204) if scripted else go(local_path(form.optional("next", 400) or "/me"))
    keep(answer, request, PREFERRED, text or "usual")
    return answer


def _chosen(form: Fields) -> Preferences:
    """``Unfit``: no such preference, or no such value of it."""
    names = [name for name in form.names() if name not in _BESIDES]
    for name in names:
        if name not in PREFERENCES:
            raise Unfit("no-such-preference", {"name": name[:_MOST]})
        if not fits(name, form.text(name, _MOST)):
            raise Unfit("no-such-wish", {"name": name})
    return {name: form.text(name, _MOST) for name in names}


routes = [Route("/preferences", prefer, methods=["POST"])]
