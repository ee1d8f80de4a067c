"""What the site refuses, as few named errors.

Every reason is the id of a text in ``text/server.*.ftl``; the params are that text's. ``StoreError`` (the
database cannot be used: nothing was done, nothing acknowledged) comes from the store and is re-exported here;
like ``SiteError`` it is a ``BunkhouseError`` with ``reason`` and ``params``.
"""

from bunkhouse.engine.errors import BunkhouseError, IllegalAction, NotationError, Param
from bunkhouse.store.errors import StoreError

__all__ = [
    "NoSuchTable",
    "NotReady",
    "NotYours",
    "Refused",
    "Sealed",
    "SiteError",
    "Stale",
    "StoreError",
    "TableFull",
    "TooSoon",
    "UndoRefused",
    "Unfit",
]


class SiteError(BunkhouseError):
    """Something the site does not do. Nothing has been changed."""


class NoSuchTable(SiteError):
    """No table has this code: ``no-such-table``."""

    def __init__(self, code: str) -> None:
        super().__init__("no-such-table", {"code": code})


class NotYours(SiteError):
    """The person may not do this: ``not-your-seat``, ``not-the-host``, ``not-seated``, ``not-your-name``."""


class Stale(SiteError):
    """The table has moved on since the command was given: ``stale``. ``seq`` is where it stands now."""

    def __init__(self, seq: int) -> None:
        super().__init__("stale", {"seq": seq})
        self.seq = seq


class Refused(SiteError):
    """The rules forbid the action. ``cause`` is the game's own error, its words are in the game's texts."""

    def __init__(self, cause: IllegalAction | NotationError) -> None:
        super().__init__("refused", {"why": cause.reason, **cause.params})
        self.cause = cause
        self.rule = cause.rule if isinstance(cause, IllegalAction) else ""


class UndoRefused(SiteError):
    """Not that far back. Reasons: ``undo-start``, ``undo-hidden``, ``undo-chance``, ``undo-other`` (the
    walls of the engine), ``undo-off`` (the table's policy), ``undo-nothing`` (over, or not begun)."""


class TableFull(SiteError):
    """No seat is free: ``table-full``; the wanted one is taken: ``seat-taken``."""


class NotReady(SiteError):
    """Not at this time: ``seats-open``, ``already-started``, ``not-started``, ``table-over``,
    ``game-goes-on``, ``not-your-turn``, ``seat-present`` (its person is there), ``seat-resigned``,
    ``nudge-nobody``, ``rules-changed`` (the position is of rules no longer installed)."""


class TooSoon(NotReady):
    """It may be done later: ``not-idle`` (they have just begun to think), ``nudged-already``. ``wait`` is the
    number of seconds until then."""

    def __init__(self, reason: str, wait: int, params: dict[str, Param]) -> None:
        super().__init__(reason, params)
        self.wait = wait


class Sealed(SiteError):
    """Secret until the game is over: ``record-sealed``."""


class Unfit(SiteError):
    """Input the site does not take: ``bad-plan`` (``field``), ``bad-name``, ``bad-login``, ``bad-password``,
    ``login-taken``, ``wrong-login``, ``chat-empty``, ``chat-long``, ``bad-command``, ``unknown-bot``..."""
