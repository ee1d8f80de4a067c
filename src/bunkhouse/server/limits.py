"""How much one client may ask for: requests a second, streams at a time, bytes a request."""

import math
import time
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bunkhouse.server.config import Config, Rate
from bunkhouse.server.request_errors import TooLarge, TooMany
from bunkhouse.server.security import SAFE_METHODS, is_stream

ARRIVALS = frozenset(
    {"name", "quick", "new", "login", "register", "its-me", "records", "tokens", "guests", "tables"}
)
"""The last word of the paths where people and tables come into being, or passwords are tried."""
UPLOADS = frozenset({"records"})
_MOST_CLIENTS = 20_000


class Buckets:
    """A bucket of tokens for every client; clients that have been quiet for long are forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, client: str) -> None:
        """Use a token of the client; ``TooMany`` when there is none."""
        now = self.clock()
        level, then = self._levels.get(client, (float(self.rate.burst), now))
        level = min(float(self.rate.burst), level + (now - then) * self.rate.second)
        if level < 1:
            raise TooMany(math.ceil((1 - level) / self.rate.second))
        if client not in self._levels and len(self._levels) >= _MOST_CLIENTS:
            self._forget(now)
        self._levels[client] = (level - 1, now)

    def _forget(self, now: float) -> None:
        """Drop every client whose bucket is full again; they lose nothing."""
        full = self.rate.burst
        kept = {
            client: (level, then)
            for client, (level, then) in self._levels.items()
            if level + (now - then) * self.rate.second < full
        }
        self._levels = kept if len(kept) < _MOST_CLIENTS else {}


class Limiter:
    """Counts requests and streams, and cuts off bodies that are too long."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.limits = config.limits
        self.reading = Buckets(self.limits.reading)
        self.commands = Buckets(self.limits.commands)
        self.arrivals = Buckets(self.limits.arrivals)
        self.streams: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        self._count(scope)
        if is_stream(scope):
            await self._stream(scope, receive, send)
        else:
            await self.app(scope, self._measured(scope, receive), send)

    def _count(self, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        address = client_address(scope)
        if scope["method"] in SAFE_METHODS:
            self.reading.take(address)
            return
        if _last_word(scope) in ARRIVALS:
            self.arrivals.take(address)
        visitor = getattr(connection.state, "visitor", None)
        person = None if visitor is None else visitor.person
        self.commands.take(address if person is None else person.id)

    async def _stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = client_address(scope)
        if self.streams.get(address, 0) >= self.limits.streams:
            raise TooMany(5)
        self.streams[address] = self.streams.get(address, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.streams[address] -= 1
            if not self.streams[address]:
                del self.streams[address]

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """The same body, that raises ``TooLarge`` as soon as it is too long; not one byte more is read."""
        most = self.limits.upload if _last_word(scope) in UPLOADS else self.limits.body
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        if announced.isdigit() and int(announced) > most:
            raise TooLarge(most)
        received = 0

        async def counting() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > most:
                raise TooLarge(most)
            return message

        return counting


def client_address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def _last_word(scope: Scope) -> str:
    path: str = scope["path"]
    return path.rstrip("/").rsplit("/", 1)[-1]
