"""Static files come as tightly packed as the browser can take them."""

import gzip
from collections.abc import Callable

import brotli
import pytest

from bunkhouse.web.assets import content

from .visitor import Visitor

NAME = "js/table.js"


@pytest.mark.parametrize(
    ("accepted", "way"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip", "br"),
        ("gzip, br;q=0", "gzip"),
        ("identity", None),
    ],
)
def test_files_are_packed(visitor: Callable[..., Visitor], accepted: str, way: str | None) -> None:
    client = visitor().client
    with client.stream("GET", f"/static/{NAME}", headers={"Accept-Encoding": accepted}) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == way
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[way]
    assert unpack(packed) == content(NAME)
    assert answer.headers["vary"] == "Accept-Encoding"
