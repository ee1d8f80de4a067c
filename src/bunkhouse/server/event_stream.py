"""Live updates as server-sent events.

An update is pulled from its source only when the one before has been handed to the connection, so a slow
client skips what is outdated instead of piling it up. Events are compressed as one gzip stream that is
flushed after each of them: what repeats from update to update costs almost nothing.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

try:
    from isal.isal_zlib import Z_FINISH, Z_SYNC_FLUSH, compressobj
except ImportError:  # where nobody has built it; it only makes the same quicker
    from zlib import Z_FINISH, Z_SYNC_FLUSH, compressobj  # type: ignore[assignment]

_RETRY = b"retry: 1000\n\n"
_HEARTBEAT = b": still here\nevent: beat\ndata:\n\n"
"""An event, so that a script on the other side notices when it no longer comes."""
_NEW_LINE = "\ndata: "
_SEND_TIMEOUT = 60.0
"""A client that takes nothing for so long is gone."""
_LARGEST_ID = 2**53


@dataclass(frozen=True, slots=True)
class Update:
    """One event: text of any number of lines, the table's sequence number, and the event's name."""

    data: str
    id: int | None = None
    event: str = ""

    def encode(self) -> bytes:
        """As it goes over the wire; a line break in the data begins a new data line."""
        id = "" if self.id is None else f"id: {self.id}\n"
        event = f"event: {self.event}\n" if self.event else ""
        data = self.data.replace("\r\n", "\n").replace("\r", "\n") if "\r" in self.data else self.data
        return f"{id}{event}data: {data.replace(chr(10), _NEW_LINE)}\n\n".encode()


def last_seen(request: HTTPConnection) -> int | None:
    """The sequence number that a returning client saw last."""
    text = request.headers.get("last-event-id", "")
    return int(text) if text.isascii() and text.isdigit() and int(text[:17]) < _LARGEST_ID else None


def stream(request: Request, updates: AsyncIterator[Update]) -> Response:
    """The answer to a request for live updates. The source is closed when the client leaves."""
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    state = request.app.state
    return EventStream(updates, zipped, state.config.heartbeat, state.closing)


class EventStream(Response):
    """Sends until the source ends, the client leaves, or the server closes."""

    media_type = "text/event-stream"

    def __init__(
        self, updates: AsyncIterator[Update], zipped: bool, heartbeat: float, closing: asyncio.Event
    ) -> None:
        self.updates = updates
        self.heartbeat = heartbeat
        self.closing = closing
        self.packer = Packer() if zipped else None
        self.status_code = 200
        self.background = None
        headers = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "Accept-Encoding"}
        if zipped:
            headers["content-encoding"] = "gzip"
        self.init_headers(headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        pumping = asyncio.create_task(self._pump(send))
        endings = {
            pumping,
            asyncio.create_task(_gone(receive)),
            asyncio.create_task(self.closing.wait()),
        }
        try:
            await asyncio.wait(endings, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in endings:
                task.cancel()
            await asyncio.gather(*endings, return_exceptions=True)
            await _close(self.updates)
        if pumping.done() and not pumping.cancelled() and (trouble := pumping.exception()):
            if not isinstance(trouble, TimeoutError | OSError):
                raise trouble
            return
        with contextlib.suppress(OSError):
            last = self.packer.finish() if self.packer else b""
            await send({"type": "http.response.body", "body": last, "more_body": False})

    async def _pump(self, send: Send) -> None:
        await self._send(send, _RETRY)
        source = aiter(self.updates)
        coming = asyncio.ensure_future(anext(source))
        try:
            while True:
                done, _ = await asyncio.wait({coming}, timeout=self.heartbeat)
                if not done:
                    await self._send(send, _HEARTBEAT)
                    continue
                try:
                    update = coming.result()
                except StopAsyncIteration:
                    return
                await self._send(send, update.encode())
                coming = asyncio.ensure_future(anext(source))
        finally:
            coming.cancel()
            await asyncio.gather(coming, return_exceptions=True)

    async def _send(self, send: Send, data: bytes) -> None:
        body = self.packer.pack(data) if self.packer else data
        async with asyncio.timeout(_SEND_TIMEOUT):
            await send({"type": "http.response.body", "body": body, "more_body": True})


class Packer:
    """Gzip in one piece, flushed after every event so that it arrives at once."""

    def __init__(self) -> None:
        self._deflate = compressobj(level=1, wbits=31)

    def pack(self, data: bytes) -> bytes:
        return self._deflate.compress(data) + self._deflate.flush(Z_SYNC_FLUSH)

    def finish(self) -> bytes:
        return self._deflate.flush(Z_FINISH)


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _close(updates: AsyncIterator[Update]) -> None:
    close = getattr(updates, "aclose", None)
    if close is not None:
        await close()
