"""What the door of the site refuses before the site is asked, and the status that every refusal has."""

from bunkhouse.engine.errors import BunkhouseError, UnknownName
from bunkhouse.server.errors import (
    NoSuchTable,
    NotReady,
    NotYours,
    Refused,
    Sealed,
    Stale,
    StoreError,
    TableFull,
    TooSoon,
    UndoRefused,
    Unfit,
)


class RequestError(BunkhouseError):
    """A request that does not get in; ``status`` is its answer in HTTP."""

    status = 400


class BadRequest(RequestError):
    """A form or document that cannot be read: ``bad-request``, ``field-missing``, ``field-wrong``."""


class UnknownHost(RequestError):
    """The server was called by a name that is not its own."""

    status = 421

    def __init__(self, host: str) -> None:
        super().__init__("unknown-host", {"host": host[:80]})


class ForeignRequest(RequestError):
    """Another site, or nobody knows who, sent a command or asked for a stream."""

    status = 403

    def __init__(self) -> None:
        super().__init__("foreign-request")


class NeedsName(RequestError):
    """A command of somebody the site does not know yet."""

    status = 401

    def __init__(self) -> None:
        super().__init__("needs-name")


class NeedsToken(RequestError):
    """A request to the API without a token, or with one that is not valid."""

    status = 401

    def __init__(self) -> None:
        super().__init__("needs-token")


class Repeated(RequestError):
    """The same command was carried out before; this time nothing happened. ``seq`` is what it did then."""

    status = 409

    def __init__(self, seq: int) -> None:
        super().__init__("repeated", {"seq": seq})


class TooMany(RequestError):
    """More requests than one client may make; ``wait`` seconds until the next."""

    status = 429

    def __init__(self, wait: int) -> None:
        super().__init__("too-many", {"seconds": wait})
        self.wait = wait


class TooLarge(RequestError):
    """More bytes than a request may have."""

    status = 413

    def __init__(self, most: int) -> None:
        super().__init__("too-large", {"kilobytes": most // 1024})


_STATUS: list[tuple[type[BunkhouseError], int]] = [
    (NoSuchTable, 404),
    (NotYours, 403),
    (Sealed, 403),
    (Stale, 409),
    (UndoRefused, 409),
    (TableFull, 409),
    (TooSoon, 429),
    (NotReady, 409),
    (Refused, 422),
    (Unfit, 422),
    (StoreError, 503),
    (UnknownName, 404),
]


def status_of(error: BunkhouseError) -> int:
    """The status that tells an HTTP client what became of its request."""
    if isinstance(error, RequestError):
        return error.status
    return next((status for kind, status in _STATUS if isinstance(error, kind)), 422)
