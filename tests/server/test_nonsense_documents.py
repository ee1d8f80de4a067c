"""JSON filled with nonsense: every field of every document, and every place of a record."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bunkhouse.engine.history import new_history
from bunkhouse.engine.record import SeatNote, digest
from bunkhouse.engine.registry import game

from .nonsense import HALF, Site

SEATS = [{"kind": "host"}, {"kind": "bot", "bot": "random", "name": "", "colour": ""}]
DOCUMENTS: dict[str, dict[str, Any]] = {
    "/guests": {"name": "Ann", "language": "pl"},
    "/tables": {
        "game": "el-gaucho",
        "seats": SEATS,
        "options": {"removed_breed": "none"},
        "pace": {"kind": "live", "bank": 60, "increment": 5},
        "undo": "free",
        "door": "open",
        "name": "Ours",
        "language": "en",
        "start": False,
        "command": "",
    },
    "/tables/{code}/sit": {"seat": 1, "colour": "red", "command": ""},
    "/tables/{code}/leave": {"command": ""},
    "/tables/{code}/start": {"fill": "", "command": ""},
    "/tables/{code}/act": {"action": "end", "seq": 3, "seat": 0, "command": ""},
    "/tables/{code}/undo": {"steps": 1, "seq": 3, "seat": 0, "command": ""},
    "/tables/{code}/resign": {"seat": 5, "command": ""},
    "/tables/{code}/say": {"text": "Howdy", "command": ""},
    "/tables/{code}/nudge": {},
}
NONSENSE: list[Any] = [
    HALF,
    f"Ann{HALF}",
    "Ann\0",
    "\u202e",
    "a" * 5000,
    "http://[",
    "-1",
    None,
    True,
    -1,
    7,
    10**40,
    1.5,
    float("inf"),
    [],
    {},
    [HALF],
    {HALF: HALF},
]


def spoilt(document: Any, wrong: Any) -> Iterator[Any]:
    """The document with one place of it wrong, for every place; names of fields are places too."""
    yield wrong
    if isinstance(document, dict):
        for name, value in document.items():
            for worse in spoilt(value, wrong):
                yield {**document, name: worse}
        if isinstance(wrong, str):
            yield {**document, wrong: "x"}
    elif isinstance(document, list):
        for at, value in enumerate(document[:3]):
            for worse in spoilt(value, wrong):
                yield [*document[:at], worse, *document[at + 1 :]]


@pytest.mark.parametrize("path", DOCUMENTS)
def test_no_document_is_a_fault_of_the_server(site: Site, path: str) -> None:
    headers = {"Authorization": f"Bearer {site.token}", "Content-Type": "application/json"}
    for wrong in NONSENSE:
        for given in spoilt(DOCUMENTS[path], wrong):
            where = "/api" + path.format(code=site.codes[1])
            answer = site.client.post(where, content=json.dumps(given), headers=headers)
            assert answer.status_code < 500, (where, given, answer.text[:300])


@pytest.mark.parametrize("content", [b"[" * 100_000, b"\xff", b'"\\ud800"', b"{", b"9" * 5000, b"\x00", b""])
@pytest.mark.parametrize("path", [*DOCUMENTS, "/records"])
def test_nothing_that_is_no_document_is_a_fault_of_the_server(site: Site, path: str, content: bytes) -> None:
    headers = {"Authorization": f"Bearer {site.token}", "Content-Type": "application/json"}
    where = "/api" + path.format(code=site.codes[1])
    assert 400 <= site.client.post(where, content=content[:60_000], headers=headers).status_code < 500


@pytest.mark.parametrize("slug", ["el-gaucho", "montana", "old-west", "great-western-trail", "el-paso"])
@pytest.mark.parametrize("count", range(13))
def test_a_table_of_any_size_is_opened_or_refused(site: Site, slug: str, count: int) -> None:
    seats = [{"kind": "host"}, *({"kind": "open"} for _ in range(count - 1))] if count else []
    headers = {"Authorization": f"Bearer {site.token}"}
    answer = site.client.post("/api/tables", json={"game": slug, "seats": seats}, headers=headers)
    fits = game(slug).min_players <= count <= game(slug).max_players
    assert answer.status_code == (201 if fits else 422), answer.text


# Records.


def signed(document: dict[str, Any]) -> str:
    """As a liar would hand it in: with a digest that fits."""
    return json.dumps({**document, "digest": digest(document)})


def a_record() -> dict[str, Any]:
    history = new_history(game("el-gaucho"), 2, 7, {}, [SeatNote("Ann"), SeatNote("Bob", "random")])
    for _ in range(3):
        history.apply(history.state.legal()[0])
    document: dict[str, Any] = history.record().document()
    document |= {"result": {"scores": [1, 2], "ranking": [2, 1]}, "salt": "a", "commitment": "b"}
    return document


def liars(nonsense: list[Any]) -> Iterator[str]:
    right = a_record()
    for wrong in nonsense:
        for given in spoilt(right, wrong):
            yield signed(given) if isinstance(given, dict) else json.dumps(given)
    options = {"seed": "1", "players": "2", "self": "x", "game": "x", "options": "x", HALF: "x"}
    for name, value in options.items():
        yield signed({**right, "options": {name: value}})
        yield signed({**right, "options": {**right["options"], name: value}, "result": None})
    for without in ("result", "salt", "commitment"):
        yield signed({name: value for name, value in right.items() if name != without})
    for promised in (HALF, ""):
        yield signed({**right, "result": None, "salt": promised, "commitment": promised})
    yield signed({**right, "extra": json.loads("[" * 400 + "]" * 400)})
    yield json.dumps({**right, "extra": json.loads("[" * 900 + "]" * 900)})


def test_no_record_is_a_fault_of_the_api(site: Site) -> None:
    for text in liars(NONSENSE):
        answer = site.client.post("/api/records", content=text.encode())
        assert answer.status_code < 500, (text, answer.text[:300])


@pytest.mark.parametrize("headers", [{}, {"HX-Request": "true"}])
def test_no_record_is_a_fault_of_the_page(site: Site, headers: dict[str, str]) -> None:
    for text in liars([HALF, 10**40]):
        answer = site.client.post("/records", data={"text": text, "step": "1"}, headers=headers)
        assert answer.status_code < 500, (text, answer.text[:300])


def test_an_honest_record_is_read(site: Site) -> None:
    honest = {name: value for name, value in a_record().items() if name not in ("salt", "commitment")}
    honest["result"] = None
    assert site.client.post("/api/records", content=signed(honest).encode()).status_code == 200
    assert site.client.post("/records", data={"text": signed(honest)}).status_code == 200
