"""Answers: a page on paper with the visitor's name in the corner, or the way to another one."""

from typing import Any
from urllib.parse import quote, unquote
from zlib import crc32

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from bunkhouse.server.addresses import split_address
from bunkhouse.server.lobby_view.guest_names import proposed_name, tidy
from bunkhouse.server.people import Person
from bunkhouse.server.sessions import keep, language, person, preferences, remember, service, theme
from bunkhouse.server.table_plan import COLOURS
from bunkhouse.web.preferences import written
from bunkhouse.web.rendering import render

_MOST_PATH = 300
_OFFERED = "offered"


def page(
    request: Request, template: str, /, status: int = 200, tab: str = "", **context: Any
) -> HTMLResponse:
    """A page; ``tab`` is the one that is lit in the bar. Somebody new keeps the name they are offered."""
    context.setdefault("me_name", called(request))
    answer = HTMLResponse(piece(request, template, tab=tab, **context), status)
    if person(request) is None and _OFFERED not in request.cookies:
        keep(answer, request, _OFFERED, quote(context["me_name"]))
    return answer


def piece(request: Request, template: str, /, **context: Any) -> str:
    """A page or a part of one as text, with everything that the frame around it asks for."""
    known = {
        "me": person(request),
        "me_name": called(request),
        "me_colour": favourite(context.get("me_name") or called(request)),
        "here": here(request),
        "tab": "",
        "compiling": getattr(request.app.state, "compiling", False),
    }
    return render(
        template,
        language=language(request),
        theme=theme(request),
        preferences=preferences(request),
        **{**known, **context},
    )


def go(to: str) -> RedirectResponse:
    """The answer to a form that has done its work."""
    return RedirectResponse(to, 303)


def here(request: Request) -> str:
    """The address that brings the visitor back to this page: that of a form is where it stood."""
    if request.method == "GET":
        query = request.scope["query_string"].decode("latin-1")
        return local_path(request.scope["path"] + (f"?{query}" if query else ""))
    return local_path(split_address(request.headers.get("referer", "")).path)


def local_path(text: str) -> str:
    """A path on this site and nothing else: where to go next is for the form to say, not for a stranger."""
    plain = text.startswith("/") and not text.startswith(("//", "/\\")) and text.isprintable()
    return text if plain and len(text) <= _MOST_PATH else "/"


def favourite(name: str) -> str:
    """The brand that goes with a name, from the moment it is offered to somebody; no table has to give it."""
    return COLOURS[crc32(name.encode()) % 4]


def called(request: Request) -> str:
    """The visitor's name, or the one that is offered to them on every page until they have one."""
    someone = person(request)
    if someone is not None:
        return someone.name
    offered = tidy(unquote(request.cookies.get(_OFFERED, "")[:200]))
    if not offered and not hasattr(request.state, "offered"):
        request.state.offered = proposed_name(language(request))
    return offered or str(request.state.offered)


class Arrival:
    """The person behind a form: known already, or a guest from now on, whose answer carries the session."""

    def __init__(self, someone: Person, token: str = "") -> None:
        self.person = someone
        self._token = token

    @classmethod
    async def of(cls, request: Request, name: str = "") -> "Arrival":
        """Whoever sends this; somebody new is called by the name given, or one of ours."""
        someone = person(request)
        if someone is not None:
            return cls(someone)
        named = tidy(name) or called(request)
        wishes = written(preferences(request))
        return cls(*await service(request).people.guest(named, language(request), wishes))

    def go(self, request: Request, to: str) -> RedirectResponse:
        answer = go(to)
        self.note(request, answer)
        return answer

    def note(self, request: Request, answer: Response) -> None:
        """Give a new guest the session; nothing for somebody who has one."""
        if self._token:
            remember(answer, request, self._token)
