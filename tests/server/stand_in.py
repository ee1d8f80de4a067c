"""A site without tables, for tests of the door alone; and a server in a thread for tests of streams."""

import asyncio
import socket
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import cast

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from bunkhouse.server import app as site
from bunkhouse.server.config import Config, Limits, Rate
from bunkhouse.server.event_stream import Update, last_seen, stream
from bunkhouse.server.forms import fields
from bunkhouse.server.people import Person
from bunkhouse.server.sessions import forget, language, need_person, remember
from bunkhouse.server.table_service import TableService

GOSIA = Person(id="gosia", name="Gosia", language="pl", login=None, created=0)
SAME_SITE = {"Sec-Fetch-Site": "same-origin"}
NO_DATABASE = "sqlite:///nowhere"
FREELY = Limits(Rate(10_000, 100_000), Rate(10_000, 100_000), Rate(10_000, 100_000), 1000)


class EmptyHouse:
    """Knows one person by one session."""

    def __init__(self) -> None:
        self.people = self

    async def by_session(self, token: str) -> Person | None:
        return GOSIA if token == "gosia-session" else None

    async def by_token(self, secret: str) -> Person | None:
        return GOSIA if secret == "gosia-token" else None

    async def healthy(self) -> None:
        return None


async def _page(request: Request) -> Response:
    return PlainTextResponse("page " * 400)


async def _enter(request: Request) -> Response:
    answer = PlainTextResponse("welcome")
    remember(answer, request, "gosia-session")
    return answer


async def _exit(request: Request) -> Response:
    answer = PlainTextResponse("goodbye")
    forget(answer, request)
    return answer


async def _own(request: Request) -> Response:
    return PlainTextResponse(need_person(request).name)


async def _spoken(request: Request) -> Response:
    return PlainTextResponse(language(request))


async def _close(request: Request) -> Response:
    request.app.state.closing.set()
    return PlainTextResponse("closing")


async def _form(request: Request) -> Response:
    form = await fields(request)
    return PlainTextResponse(f"{form.text('word')} {form.number('number')}")


async def _broken(request: Request) -> Response:
    secret = "the-seed-is-4711"
    raise RuntimeError(secret)


async def _count(request: Request) -> AsyncIterator[Update]:
    start = last_seen(request)
    for number in range(0 if start is None else start + 1, 3):
        yield Update(f"line {number}\nsecond <b>line</b>", number)
    try:
        await asyncio.sleep(3600)
    finally:
        request.app.state.left = True


async def _stream(request: Request) -> Response:
    return stream(request, _count(request))


ROUTES = [
    Route("/page", _page),
    Route("/enter", _enter, methods=["POST"]),
    Route("/exit", _exit, methods=["POST"]),
    Route("/own", _own),
    Route("/t/x/act", _own, methods=["POST"]),
    Route("/spoken", _spoken),
    Route("/close", _close, methods=["POST"]),
    Route("/form", _form, methods=["POST"]),
    Route("/records", _form, methods=["POST"]),
    Route("/broken", _broken, methods=["GET", "POST"]),
    Route("/stream", _stream),
]


def door(config: Config | None = None) -> Starlette:
    """The whole site around an empty site and a few pages of its own."""
    built = site.create_app(config or Config(NO_DATABASE), cast(TableService, EmptyHouse()))
    built.router.routes[:0] = ROUTES
    return built


@contextmanager
def served(app: Starlette) -> Iterator[str]:
    """A real server for the application; yields its address."""
    with socket.socket() as opened:
        opened.bind(("127.0.0.1", 0))
        opened.listen(100)
        settings = uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=2)
        server = uvicorn.Server(settings)
        running = threading.Thread(target=server.run, kwargs={"sockets": [opened]}, daemon=True)
        running.start()
        deadline = time.monotonic() + 120
        while not server.started and running.is_alive() and time.monotonic() < deadline:
            time.sleep(0.01)
        assert server.started
        try:
            yield f"http://127.0.0.1:{opened.getsockname()[1]}"
        finally:
            server.should_exit = True
            running.join(10)
