"""Reading documents: every mistake is named with its path."""

from collections.abc import Callable

import pytest

from bunkhouse.engine.errors import PositionError
from bunkhouse.engine.reading import Reader

DOCUMENT = {"seats": [{"supply": 3, "name": "red"}], "ready": True, "count": 5, "nothing": None}


def root() -> Reader:
    return Reader(DOCUMENT, "")


def test_good_values() -> None:
    seat = root().field("seats").items(1)[0]
    assert seat.field("supply").number(0, 3) == 3
    assert seat.field("name").name(["blue", "red"]) == 1
    assert root().field("ready").flag() is True
    assert root().field("nothing").missing()
    assert Reader(["c", "a"], "").members(["a", "b", "c"]) == 0b101
    assert [(at, item.value) for at, item in Reader({"b": 7}, "").entries(["a", "b"])] == [(1, 7)]
    assert set(root().only(["seats", "ready", "count", "nothing"])) == set(DOCUMENT)


@pytest.mark.parametrize(
    ("read", "path", "reason"),
    [
        (
            lambda r: r.field("seats").items()[0].field("supply").number(0, 2),
            "seats[0].supply",
            "out-of-range",
        ),
        (lambda r: r.field("ready").number(0, 1), "ready", "not-a-number"),
        (lambda r: r.field("count").flag(), "count", "not-a-flag"),
        (lambda r: r.field("count").items(), "count", "not-a-list"),
        (lambda r: r.field("seats").items(2), "seats", "wrong-length"),
        (lambda r: r.field("seats").items(most=0), "seats", "too-long"),
        (lambda r: r.field("seats").mapping(), "seats", "not-a-mapping"),
        (lambda r: r.field("count").name(["a"]), "count", "not-a-name"),
        (lambda r: r.field("absent"), "absent", "missing"),
        (lambda r: r.field("seats").items()[0].field("name").name(["blue"]), "seats[0].name", "unknown-name"),
        (lambda r: r.only(["seats", "ready", "count"]), "nothing", "unknown-field"),
        (lambda r: r.only([*DOCUMENT, "more"]), "more", "missing"),
        (lambda r: Reader(["a", "b", "a"], "x").members(["a", "b"]), "x[2]", "named-twice"),
        (lambda r: Reader({"a": 1, "c": 2}, "x").entries(["a", "b"]), "x.c", "unknown-name"),
        (lambda r: r.field("count").same(6), "count", "not-expected"),
        (lambda r: r.field("ready").same(1), "ready", "not-expected"),
    ],
)
def test_mistakes_have_a_path_and_a_reason(read: Callable[[Reader], object], path: str, reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(root())
    assert (caught.value.path, caught.value.reason) == (path, reason)
    assert path in str(caught.value)


def test_close_names_are_suggested() -> None:
    with pytest.raises(PositionError) as caught:
        Reader("blck-05", "stack[3]").name(["black-05", "white-12"])
    assert caught.value.params["suggestion"] == "black-05"


def test_long_values_are_cut_in_messages() -> None:
    with pytest.raises(PositionError) as caught:
        Reader(list(range(1000)), "x").number(0, 1)
    assert len(str(caught.value.params["given"])) <= 40
