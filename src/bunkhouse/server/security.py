"""The wall around the site: who may be asked for, from where, and what a page may load.

Unsafe requests and live streams must prove that a page of this very site sent them: by ``Sec-Fetch-Site``,
which every current browser adds and no script can forge, else by ``Origin``. Sessions ride on cookies, so
this is what keeps other sites from playing in somebody's name.
"""

import ipaddress
import socket

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bunkhouse.server.addresses import is_host, split_address
from bunkhouse.server.config import Config
from bunkhouse.server.request_errors import ForeignRequest, UnknownHost

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

CONTENT_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # pieces are placed by left and top
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


FILE_HEADERS = ("x-content-type-options", "cross-origin-resource-policy")
"""All that a style sheet, a script or a font needs; there are dozens of them on a page."""


def is_stream(scope: Scope) -> bool:
    path: str = scope["path"]
    return path.rsplit("/", 1)[-1] == "stream"


def is_api(scope: Scope) -> bool:
    path: str = scope["path"]
    return path == "/api" or path.startswith("/api/")


def is_plain_file(scope: Scope) -> bool:
    """A static file that cannot be looked at as a page; a drawing can."""
    path: str = scope["path"]
    return path.startswith("/static/") and path.endswith((".css", ".js", ".woff2"))


class Guard:
    """Refuses requests for other hosts and from other sites, and adds the headers that every answer has."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        own = {"localhost", socket.gethostname().lower()}
        self.names = own | {host.lower() for host in config.hosts}
        self.headers = dict(HEADERS)
        if config.https:
            self.headers["strict-transport-security"] = "max-age=31536000"
        self.file_headers = {name: self.headers[name] for name in FILE_HEADERS}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        added = self.file_headers if is_plain_file(scope) else self.headers

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in added.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "private, no-cache")
            await send(message)

        scope.setdefault("state", {})["refused"] = self.objection(scope)
        await self.app(scope, receive, send_guarded)

    def objection(self, scope: Scope) -> Exception | None:
        """Why this request is refused, None when it may pass."""
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        if not self.knows(host):
            return UnknownHost(host)
        unsafe = scope["method"] not in SAFE_METHODS
        if (unsafe or is_stream(scope)) and not self.same_origin(headers, host, is_api(scope)):
            return ForeignRequest()
        return None

    def knows(self, host: str) -> bool:
        """Whether the server may be called by this name.

        A foreign name that leads here would make a foreign page same-origin; a plain address cannot.
        """
        if not is_host(host):
            return False
        if host == self.config.public_host:
            return True
        name = host_name(host)
        return name in self.names or name.endswith((".localhost", ".local")) or is_address(name)

    def same_origin(self, headers: Headers, host: str, api: bool) -> bool:
        site, origin = headers.get("sec-fetch-site"), headers.get("origin")
        if site is not None:
            return site == "same-origin"
        if origin is not None:
            return split_address(origin).netloc.lower() in {host, self.config.public_host} - {""}
        return api  # the API knows no cookies, and programs send neither header


def host_name(host: str) -> str:
    """The name or address in a Host header, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
