"""The API as an application of its own, mounted by the site."""

from collections.abc import Sequence
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.server.api import games, people, play, records, tables, watching
from bunkhouse.server.api.models import Failure
from bunkhouse.server.api.view_schemas import with_view_schemas
from bunkhouse.server.error_answers import ErrorAnswers, document
from bunkhouse.server.request_errors import BadRequest

_ABOUT = """
Play from a program: get a token (as a guest, or on your account's page), open or join a table, look at what
your seat may know, choose one of the legal actions, repeat. `docs/example_bot.py` does just that.

Every command carries `seq`, the state of the table you were looking at, and may carry `command`, an id of
your own. When the table has moved on meanwhile, or the command was carried out before, the answer is 409
with the table as it is now, and nothing has happened.
"""
_STATUSES = {
    400: "The request cannot be read.",
    401: "A token is needed.",
    403: "Not yours, or secret until the end.",
    404: "There is no such thing.",
    409: "Not now: too late, done before, or not the time for it.",
    413: "Too long.",
    422: "Not allowed: the document is wrong, or the rules forbid it.",
    429: "Too many requests; see the header Retry-After.",
    503: "The database cannot be used now. Nothing has happened.",
}


class DescribedApi(FastAPI):
    """The application whose OpenAPI document also describes the views of all games."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            self.openapi_schema = with_view_schemas(super().openapi())
        return self.openapi_schema


def api_app(answers: ErrorAnswers) -> FastAPI:
    """All endpoints, and one shape for everything that goes wrong."""
    responses: dict[int | str, dict[str, Any]] = {
        status: {"model": Failure, "description": text} for status, text in _STATUSES.items()
    }
    app = DescribedApi(
        title="Bunkhouse",
        version="1",
        description=_ABOUT,
        docs_url=None,
        redoc_url=None,
        responses=responses,
        redirect_slashes=False,
    )
    for part in (games, people, tables, play, watching, records):
        app.include_router(part.router)
    app.add_exception_handler(BunkhouseError, answers.refused)
    app.add_exception_handler(HTTPException, answers.http)
    app.add_exception_handler(RequestValidationError, _misread)
    app.add_exception_handler(Exception, answers.unforeseen)
    return app


async def _misread(request: Request, error: Exception) -> Response:
    """A document that does not have the form it should have: which fields, and what about them."""
    assert isinstance(error, RequestValidationError)
    told = document(request, 422, BadRequest("bad-document"))
    told["fields"] = [_complaint(each) for each in error.errors()[:20]]
    return JSONResponse(told, 422)


def _complaint(trouble: dict[str, Any]) -> dict[str, str]:
    place: Sequence[object] = trouble.get("loc", ())
    name = ".".join(str(part) for part in place)[:200]
    return {"field": name.encode("utf-8", "replace").decode(), "problem": str(trouble.get("msg", ""))[:200]}
