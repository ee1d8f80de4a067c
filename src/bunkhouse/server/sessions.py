"""Who is visiting: the person behind a session cookie, and how they like to read.

A session is a random token in an ``HttpOnly`` cookie; the site knows whose it is. Under https the cookie's
name has the ``__Host-`` prefix, so that no other name of the same domain can plant one.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from bunkhouse.server.config import Config
from bunkhouse.server.people import Person
from bunkhouse.server.request_errors import NeedsName
from bunkhouse.server.security import is_api
from bunkhouse.web.preferences import Preferences, read
from bunkhouse.words import LANGUAGES

if TYPE_CHECKING:
    from bunkhouse.server.table_service import TableService

SESSION = "bunkhouse"
THEMES = ("noon", "lantern")
PREFERRED = "preferences"
"""The cookie that keeps them on a device; whoever logs in there brings their own."""
_YEAR = 365 * 24 * 3600
_MOST_TOKEN = 200


@dataclass(frozen=True)
class Visitor:
    """Whoever sent a request."""

    person: Person | None
    language: str
    theme: str
    preferences: Preferences


class Visitors:
    """Finds out who is visiting before a page is asked; the API has tokens instead of cookies."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["path"].startswith("/static/"):
            request = HTTPConnection(scope)
            someone = await _whose(request)
            request.state.visitor = _visitor(request, someone)
        await self.app(scope, receive, send)


async def still_visiting(request: HTTPConnection) -> bool:
    """Ask again who is visiting: False when the session or the token has ended since it was asked last.

    Whoever holds a connection open asks this before everything that is shown on it.
    """
    before = visitor(request)
    if before.person is None:
        return True
    someone = await _whose(request)
    if someone is None or someone.id != before.person.id:
        return False
    request.state.visitor = replace(before, person=someone)
    return True


def _visitor(request: HTTPConnection, someone: Person | None) -> Visitor:
    return Visitor(someone, _language(request, someone), _theme(request), _preferences(request, someone))


async def _whose(request: HTTPConnection) -> Person | None:
    """The person behind a token of the API, or behind the cookie of a page."""
    return await (_bearer(request) if is_api(request.scope) else _from_cookie(request))


async def _from_cookie(request: HTTPConnection) -> Person | None:
    token = request.cookies.get(cookie_name(_config(request)), "")
    if not token or len(token) > _MOST_TOKEN:
        return None
    return await service(request).people.by_session(token)


async def _bearer(request: HTTPConnection) -> Person | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token or len(token) > _MOST_TOKEN:
        return None
    return await service(request).people.by_token(token.strip())


def _language(request: HTTPConnection, someone: Person | None) -> str:
    """The language chosen here, else the person's, else the browser's first that is spoken here."""
    chosen = [request.cookies.get("language", ""), "" if someone is None else someone.language]
    return next(
        (each for each in [*chosen, *_accepted(request)] if each in LANGUAGES),
        LANGUAGES[0],
    )


def _accepted(request: HTTPConnection) -> list[str]:
    """What ``Accept-Language`` asks for, best first."""
    weighed: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "")[:400].split(","):
        tag, _, weight = part.partition(";q=")
        try:
            weighed.append((-float(weight or 1), tag.strip().split("-")[0].lower()))
        except ValueError:
            continue
    return [tag for _, tag in sorted(weighed, key=lambda each: each[0])]


def _theme(request: HTTPConnection) -> str:
    theme = request.cookies.get("theme", "")
    return theme if theme in THEMES else ""


def _preferences(request: HTTPConnection, someone: Person | None) -> Preferences:
    """What was chosen on this device, else what the person chose last anywhere."""
    return read(request.cookies.get(PREFERRED, ""), "" if someone is None else someone.preferences)


# What pages ask.


def service(request: HTTPConnection) -> "TableService":
    found: TableService = request.app.state.service
    return found


def visitor(request: HTTPConnection) -> Visitor:
    found = getattr(request.state, "visitor", None)
    return found if isinstance(found, Visitor) else _visitor(request, None)


def person(request: HTTPConnection) -> Person | None:
    return visitor(request).person


def need_person(request: HTTPConnection) -> Person:
    """The person, or ``NeedsName``: the visitor is asked to say who they are."""
    someone = person(request)
    if someone is None:
        raise NeedsName
    return someone


def language(request: HTTPConnection) -> str:
    return visitor(request).language


def theme(request: HTTPConnection) -> str:
    return visitor(request).theme


def preferences(request: HTTPConnection) -> Preferences:
    return visitor(request).preferences


# What pages set.


def cookie_name(config: Config) -> str:
    return f"__Host-{SESSION}" if config.https else SESSION


def remember(response: Response, request: HTTPConnection, token: str) -> None:
    """Give the visitor a session."""
    config = _config(request)
    _set(response, config, cookie_name(config), token)


def forget(response: Response, request: HTTPConnection) -> None:
    """End the visitor's session in this browser."""
    config = _config(request)
    response.delete_cookie(cookie_name(config), path="/", secure=config.https, httponly=True, samesite="lax")


def keep(response: Response, request: HTTPConnection, name: str, value: str) -> None:
    """Note a preference, such as the language or the theme."""
    _set(response, _config(request), name, value)


def drop(response: Response, request: HTTPConnection, name: str) -> None:
    """Forget a preference that was noted on this device."""
    response.delete_cookie(name, path="/", secure=_config(request).https, httponly=True, samesite="lax")


def _set(response: Response, config: Config, name: str, value: str) -> None:
    response.set_cookie(
        name, value, max_age=_YEAR, path="/", secure=config.https, httponly=True, samesite="lax"
    )


def _config(request: HTTPConnection) -> Config:
    config: Config = request.app.state.config
    return config
