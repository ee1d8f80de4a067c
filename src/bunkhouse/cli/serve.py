"""``bunkhouse serve``: the site."""

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
import uvloop
from starlette.applications import Starlette

from bunkhouse.cli.arguments import whole
from bunkhouse.cli.complaint import Complaint
from bunkhouse.cli.play.saves import folder as saves_folder
from bunkhouse.cli.supervisor import Keeper, keeper
from bunkhouse.server.app import create_app, open_service
from bunkhouse.server.config import Config
from bunkhouse.words import Words

_GRACE = 5
"""Seconds that open requests get to finish when the site closes."""
_EVERYWHERE = ("0.0.0.0", "::", "")
_BACKLOG = 2048
_SWITCH = 0.0005
"""Seconds after which a thread that writes to the database gets its turn while pages are being drawn."""
_GARBAGE = (2_000, 4, 5_000)
"""How often cycles are looked for: they are rare, and a long look stops all tables, so in small bites."""


@dataclass(frozen=True)
class ServeRequest:
    """What was asked for on the command line."""

    host: str
    port: str
    database: str | None
    url: str


def serve_the_site(request: ServeRequest, words: Words) -> None:
    """Serve until somebody ends it; whatever stands in the way is one line."""
    port = whole("--port", request.port, 0, 65535)
    database = _own_database() if request.database is None else request.database
    config = Config(database, public_url=_public(request.url))
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    kept_by = keeper()
    inherited = None if kept_by is None else kept_by.inherited
    with (
        listening(request.host, port) if inherited is None else inherited as open_socket,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        runner.run(_serve(config, open_socket, words, kept_by))


async def _serve(config: Config, open_socket: socket.socket, words: Words, kept_by: Keeper | None) -> None:
    """The tables are opened first, so that a database that cannot be used is known before anybody comes.

    Where another server still has it open, this one waits until that has closed it.
    """
    takes_over = kept_by is not None and kept_by.inherited is not None
    if kept_by is not None and takes_over:
        kept_by.report("ready")
        if not await kept_by.wait_for("go"):
            return
    service = await open_service(config)
    try:
        app = create_app(config, service)
        if not takes_over:
            print(words.say("cli-serving", url=config.public_url or address(open_socket)), flush=True)
        settings = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_keep_alive=30,
            timeout_graceful_shutdown=_GRACE,
        )
        site = Site(settings, app, kept_by)
        await site.serve(sockets=[open_socket])
    finally:
        await service.close()
    if kept_by is not None:
        kept_by.report("closed")
    if not site.replaced:
        print(words.say("cli-served"), flush=True)


class Site(uvicorn.Server):
    """A server that lets go of its live streams when it is told to end; by themselves they never would."""

    def __init__(self, settings: uvicorn.Config, app: Starlette, kept_by: Keeper | None = None) -> None:
        super().__init__(settings)
        self.app = app
        self.kept_by = kept_by
        self.replaced = False
        """Another server goes on in the place of this one."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Get ready for many tables at once, then listen."""
        sys.setswitchinterval(_SWITCH)
        settle_garbage()
        await super().startup(sockets)
        if self.kept_by is not None:
            self.kept_by.report("serving", *(sockets or []))
            self.kept_by.listen(self.hear)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.leave)
        yield

    def hear(self, word: str) -> None:
        """Do what the keeper says."""
        if word in ("compiling", "settled"):
            self.app.state.compiling = word == "compiling"
        elif not self.should_exit:
            self.replaced = word == "leave"
            self.leave()

    def leave(self) -> None:
        """End in an orderly way; asked a second time, at once."""
        self.force_exit = self.should_exit
        self.should_exit = True
        closing = getattr(self.app.state, "closing", None)
        if closing is not None:
            closing.set()


def settle_garbage() -> None:
    """What is there by now stays, and need not be looked through again and again for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that takes connections; ``Complaint`` when it cannot be had."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError):
        raise Complaint("cli-unknown-host", host=host) from None
    with socket.socket(family, kind, protocol) as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            opened.bind(place)
            opened.listen(_BACKLOG)
        except OSError as trouble:
            raise _cannot_listen(trouble, host, port) from None
        opened.setblocking(False)
        yield opened


def _cannot_listen(trouble: OSError, host: str, port: int) -> Complaint:
    if trouble.errno == errno.EADDRINUSE:
        return Complaint("cli-port-busy", port=str(port))
    if trouble.errno in (errno.EACCES, errno.EPERM):
        return Complaint("cli-port-forbidden", port=str(port))
    return Complaint("cli-unknown-host", host=host)


def address(open_socket: socket.socket) -> str:
    """Where a browser finds the site; a server that listens everywhere is found at the machine's address."""
    host, port = open_socket.getsockname()[:2]
    name = _outward_address() if host in _EVERYWHERE else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def _outward_address() -> str:
    """The address of this machine in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "localhost"
        name: str = probe.getsockname()[0]
        return name


def _own_database() -> str:
    """A SQLite file in the user's data folder."""
    data: Path = saves_folder().parent
    data.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{data / 'bunkhouse.sqlite'}"


def _public(url: str) -> str:
    """The address people use, as it was given; ``Complaint`` when it is none."""
    if not url:
        return ""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise Complaint("cli-bad-url", given=url)
    return f"{parts.scheme}://{parts.netloc}/"
