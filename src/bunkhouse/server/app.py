"""The site as one application: guards outside, then limits, sessions, compression, pages and the API."""

import asyncio
import importlib
import pkgutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.server import pages
from bunkhouse.server.api import api_app
from bunkhouse.server.config import Config
from bunkhouse.server.error_answers import ErrorAnswers
from bunkhouse.server.limits import Limiter
from bunkhouse.server.pages.errors import error_page
from bunkhouse.server.security import Guard
from bunkhouse.server.sessions import Visitors, service
from bunkhouse.server.static_files import StaticFiles
from bunkhouse.server.table_service import TableService


def create_app(config: Config, opened: TableService | None = None) -> Starlette:
    """The site. It opens its tables when it starts, unless it is given tables that are open already."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.closing = asyncio.Event()
        running = opened or await open_service(config)
        app.state.service = running
        try:
            yield
        finally:
            app.state.closing.set()
            if opened is None:
                await running.close()

    answers = ErrorAnswers(error_page)
    api = api_app(answers)
    app = Starlette(
        routes=[
            Route("/static/{path:path}", StaticFiles().serve),
            Route("/health", health),
            Mount("/api", api),
            *page_routes(),
        ],
        middleware=[
            Middleware(Guard, config=config),
            Middleware(GZipMiddleware, minimum_size=600, compresslevel=6),
            Middleware(Answering, answers=answers),
            Middleware(Visitors),
            Middleware(Limiter, config=config),
        ],
        exception_handlers={
            BunkhouseError: answers.refused,
            HTTPException: answers.http,
        },
        lifespan=lifespan,
    )
    app.state.config = config
    api.state = app.state  # one service, whichever door a request comes through
    return app


async def open_service(config: Config) -> TableService:
    """The tables of a configuration; ``StoreError`` when its database cannot be used."""
    return await TableService.open(
        config.database,
        bot_workers=config.bot_workers,
        bot_pause=config.bot_pause,
        undo_wait=config.undo_wait,
    )


class Answering:
    """Answers what the guards and the middleware refuse, and what nobody foresaw, in the site's own way.

    Inside the headers and the compression, so that a refusal is as well protected as a page.
    """

    def __init__(self, app: ASGIApp, answers: ErrorAnswers) -> None:
        self.app = app
        self.answers = answers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = finished = False

        async def noting(message: Message) -> None:
            nonlocal started, finished
            started = started or message["type"] == "http.response.start"
            finished = message["type"] == "http.response.body" and not message.get("more_body")
            await send(message)

        try:
            if (objection := scope["state"].get("refused")) is not None:
                raise objection
            await self.app(scope, receive, noting)
        except ClientDisconnect:
            return  # whoever asked has left before the question was out
        except Exception as error:
            if finished:
                return  # the API has answered already, and logged it
            if started:
                raise
            request = Request(scope, receive)
            expected = isinstance(error, BunkhouseError)
            answer = await (self.answers.refused if expected else self.answers.unforeseen)(request, error)
            await answer(scope, receive, send)


def page_routes() -> list[BaseRoute]:
    """The routes of every module of the pages package."""
    found: list[BaseRoute] = []
    for module in sorted(pkgutil.iter_modules(pages.__path__), key=lambda each: each.name):
        page = importlib.import_module(f"{pages.__name__}.{module.name}")
        found += getattr(page, "routes", [])
    return found


async def health(request: Request) -> Response:
    """Whether the server can do its work: its database answers."""
    await service(request).healthy()
    return PlainTextResponse("ok\n")
