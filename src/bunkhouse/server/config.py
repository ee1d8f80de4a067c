"""How a server is set up: where its data lies, under which address people reach it, what it puts up with."""

from dataclasses import dataclass, field
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Rate:
    """A bucket of tokens: ``burst`` at once, then ``second`` a second."""

    second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """What one client may ask for. Wide enough for a busy table, a family behind one router, and a bot."""

    reading: Rate = Rate(40, 400)
    """Pages and views, for each address."""
    commands: Rate = Rate(15, 60)
    """Moves, talk and everything else that changes something, for each person."""
    arrivals: Rate = Rate(1, 60)
    """New guests, new tables, logins and uploads, for each address."""
    streams: int = 60
    """Live streams open at the same time, for each address."""
    body: int = 64 * 1024
    upload: int = 2 * 1024 * 1024
    """The most bytes of a request; a record file may be longer than a form."""


@dataclass(frozen=True)
class Config:
    """Everything that ``create_app`` needs to know."""

    database: str
    public_url: str = ""
    """The address that people use when a proxy stands in between, for example ``https://games.example``."""
    hosts: tuple[str, ...] = ()
    """Further names under which the server may be called, beside localhost and plain addresses."""
    bot_workers: int = 1
    bot_pause: float = 0.5
    """Seconds between the visible actions of bots, so that people can follow."""
    undo_wait: float = 2.0
    """Seconds that bots wait for somebody who may still take back what they did; 0: not at all."""
    heartbeat: float = 15.0
    limits: Limits = field(default_factory=Limits)

    @property
    def public_host(self) -> str:
        return urlsplit(self.public_url).netloc.lower()

    @property
    def https(self) -> bool:
        return urlsplit(self.public_url).scheme == "https"
