"""Static files: the site's own, what was fetched for it, and those of the games' tables.

There are few and they are small, so each is read and compressed once and then kept.
"""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

import brotli
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from bunkhouse.engine.errors import UnknownName
from bunkhouse.server.compression import accepted
from bunkhouse.web.assets import STATIC, content, parts_of, path_of

SERVED = frozenset({".css", ".js", ".svg", ".woff2", ".png", ".ico", ".webmanifest", ".mp3", ".ogg", ".wav"})
_PACKED = frozenset({".css", ".js", ".svg", ".webmanifest"})
_MOST_PARTS = 20
_YEAR = "public, max-age=31536000, immutable"
_SHORT = "public, max-age=300"
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True)
class Item:
    """A file ready to be sent."""

    stamp: int
    kind: str
    tag: str
    plain: bytes
    packed: dict[str, bytes]
    """By how it is compressed, the tightest first."""


class StaticFiles:
    """Hands out the files below a few folders."""

    def __init__(self) -> None:
        self._items: dict[str, Item] = {}

    async def serve(self, request: Request) -> Response:
        item = self._item(request.path_params["path"])
        headers = {
            "cache-control": _YEAR if request.query_params.get("v") else _SHORT,
            "etag": item.tag,
            "vary": "Accept-Encoding",
        }
        if request.headers.get("if-none-match") == item.tag:
            return Response(status_code=304, headers=headers)
        body = item.plain
        way = next((each for each in item.packed if each in accepted(request)), "")
        if way:
            body = item.packed[way]
            headers["content-encoding"] = way
        return Response(body, media_type=item.kind, headers=headers)

    def _item(self, name: str) -> Item:
        stamp = max(path.stat().st_mtime_ns for path in found(name))
        item = self._items.get(name)
        if item is None or item.stamp != stamp:
            item = self._items[name] = _read(name, stamp)
        return item


def found(name: str) -> list[Path]:
    """The files behind a path below ``/static/``; a 404 for anything that is not served."""
    if "\0" in name or name.count("+") >= _MOST_PARTS:
        raise HTTPException(404)
    return [_served(part) for part in parts_of(name)]


def _served(name: str) -> Path:
    try:
        path = path_of(name).resolve()
        slug = name.split("/")[1] if name.startswith("games/") else ""
        folder = path_of(f"games/{slug}/").resolve() if slug else STATIC.resolve()
        there = path.suffix in SERVED and path.is_relative_to(folder) and path.is_file()
    except (UnknownName, IndexError, OSError):  # OSError: a name that no file system takes
        raise HTTPException(404) from None
    if not there:
        raise HTTPException(404)
    return path


def _read(name: str, stamp: int) -> Item:
    plain, suffix = content(name), Path(name).suffix
    ways = {"br": brotli.compress(plain), "gzip": gzip.compress(plain, 9, mtime=0)}
    packed = ways if suffix in _PACKED else {}
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Item(stamp, kind, f'"{hashlib.sha256(plain).hexdigest()[:20]}"', plain, packed)
