"""Static files come as tightly packed as the browser can take them."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import brotli
import pytest

import bunkhouse
from bunkhouse.web.assets import content

from .visitor import Visitor

NAME = "js/table.js"
SHEETS = sorted(
    path
    for path in Path(bunkhouse.__file__).parent.rglob("*.css")
    if path.parent.name in ("css", "table") and "vendor" not in path.parts
)
UNIVERSAL = re.compile(r"\*\s*[+~]|[+~]\s*\*")


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
    assert set(answer.headers["vary"].split(", ")) == {"Accept-Encoding"}


@pytest.mark.parametrize(
    ("accepted", "way"), [("gzip, deflate, br, zstd", "br"), ("gzip, br;q=0", "gzip"), ("identity", None)]
)
def test_tables_are_packed(visitor: Callable[..., Visitor], accepted: str, way: str | None) -> None:
    client = visitor().client
    with client.stream("GET", "/learn/montana", headers={"Accept-Encoding": accepted}) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == way
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[way]
    assert unpack(packed).startswith(b"<!doctype html>")
    assert set(answer.headers["vary"].split(", ")) == {"Accept-Encoding"}
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: f"{path.parent.parent.name}-{path.name}")
def test_no_rule_is_about_any_neighbour(sheet: Path) -> None:
    """With such a rule a browser looks at all neighbours again whenever something is put anywhere: 0.1 s."""
    rules = re.sub(r"/\*.*?\*/|calc\([^;{}]*\)", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    selectors = re.findall(r"[^{};]+(?=\{)", rules)
    assert [each for each in selectors if UNIVERSAL.search(each)] == []


def test_all_sheets_are_looked_at() -> None:
    assert len(SHEETS) > 20
