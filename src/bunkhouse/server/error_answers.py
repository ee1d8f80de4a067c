"""What a client is told when something cannot be done: a page, a fragment or a JSON document.

Refusals say their reason in the visitor's language. Anything unforeseen says only a code, under which the
server's own log has the rest.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable
from html import escape
from http import HTTPStatus
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from bunkhouse.engine.errors import BunkhouseError, IllegalAction, Param
from bunkhouse.engine.game import Game
from bunkhouse.engine.registry import game as game_called
from bunkhouse.server.errors import Refused, StoreError, TooSoon
from bunkhouse.server.request_errors import BadRequest, NeedsName, RequestError, TooMany, status_of
from bunkhouse.server.security import SAFE_METHODS, is_api
from bunkhouse.server.sessions import visitor
from bunkhouse.words import Words

ErrorPage = Callable[[Request, int, str, dict[str, Param]], Awaitable[Response]]
log = logging.getLogger("bunkhouse.server")

_BY_STATUS = {404: "no-such-page", 405: "wrong-method"}


class ErrorAnswers:
    """Turns what was raised into an answer; ``page`` draws it for people."""

    def __init__(self, page: ErrorPage) -> None:
        self.page = page

    async def refused(self, request: Request, error: Exception) -> Response:
        """Something that was asked for and is not done, with its reason."""
        assert isinstance(error, BunkhouseError)
        if isinstance(error, StoreError):
            log.warning("%s %s: %s", request.method, request.scope["path"], error)
            error = StoreError(error.reason, {"detail": ""})  # where the database lies is nobody's business
        if isinstance(error, NeedsName) and not is_api(request.scope):
            return _ask_for_name(request)
        return await self._answer(request, status_of(error), error)

    async def http(self, request: Request, error: Exception) -> Response:
        """What the router or the framework refuses: no such page, wrong method."""
        assert isinstance(error, HTTPException)
        known: BunkhouseError = BadRequest(_BY_STATUS.get(error.status_code, "bad-request"))
        answer = await self._answer(request, error.status_code, known)
        for name, value in (error.headers or {}).items():
            answer.headers[name] = value
        return answer

    async def unforeseen(self, request: Request, error: Exception) -> Response:
        """A fault of ours: the client learns a code, the log the whole of it."""
        code = secrets.token_hex(4)
        log.exception("%s %s failed, code %s", request.method, request.scope["path"], code, exc_info=error)
        return await self._answer(request, 500, RequestError("server-fault", {"code": code}))

    async def _answer(self, request: Request, status: int, error: BunkhouseError) -> Response:
        if is_api(request.scope):
            answer: Response = JSONResponse(document(request, status, error), status)
        elif "hx-request" in request.headers:
            text = escape(sentence(request, error))
            answer = HTMLResponse(f'<div class="toast" role="alert">{text}</div>', status)
        else:
            answer = await self._page(request, status, error)
        if isinstance(error, TooMany | TooSoon):
            answer.headers["retry-after"] = str(error.wait)
        if status == HTTPStatus.UNAUTHORIZED and is_api(request.scope):
            answer.headers["www-authenticate"] = "Bearer"
        return answer

    async def _page(self, request: Request, status: int, error: BunkhouseError) -> Response:
        try:
            return await self.page(request, status, error.reason, error.params)
        except Exception as trouble:  # a page that cannot be drawn must not hide what was to be said
            log.exception("the page for status %s cannot be drawn", status, exc_info=trouble)
            return HTMLResponse(f"<!doctype html><p>{escape(sentence(request, error))}</p>", status)


def document(request: Request, status: int, error: BunkhouseError) -> dict[str, object]:
    """An error as the API tells it; every error has this one shape."""
    cause = error.cause if isinstance(error, Refused) else error
    return {
        "error": {
            "status": status,
            "reason": cause.reason,
            "rule": cause.rule if isinstance(cause, IllegalAction) else "",
            "message": sentence(request, error),
        }
    }


def sentence(request: Request, error: BunkhouseError) -> str:
    """The reason in words; those of a game come from its own catalogue."""
    told = error.cause if isinstance(error, Refused) else error
    return Words(visitor(request).language, _game_in_question(request)).error(told)


def _game_in_question(request: Request) -> Game | None:
    """The game of the table that a refused command was for."""
    slug = getattr(request.state, "game", "")
    return game_called(slug) if slug else None


def _ask_for_name(request: Request) -> Response:
    """Send somebody without a name to the front door, and back here afterwards."""
    back: str = request.scope["path"]
    if request.method not in SAFE_METHODS:
        back = back.rsplit("/", 1)[0] or "/"
    where = f"/?next={quote(back, safe='/')}"
    if "hx-request" in request.headers:
        return Response(status_code=401, headers={"HX-Redirect": where})
    return RedirectResponse(where, 303)
