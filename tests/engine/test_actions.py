"""Kinds of action: dense codes, notation, parsing."""

import pytest

from bunkhouse.engine.actions import ActionSpace, Axis, Kind
from bunkhouse.engine.errors import NotationError

SPACE = Axis("space", ["P1-1", "P1-2", "P2-1"])
DICE = Axis("dice", ["1", "2", "1+1"])
ACTIONS = ActionSpace(Kind("stand {space} with {dice}", SPACE, DICE), Kind("look"), Kind("take {dice}", DICE))


def test_codes_are_dense_and_the_last_axis_changes_fastest() -> None:
    assert ACTIONS.size == 9 + 1 + 3
    assert [ACTIONS.notation(code) for code in (0, 1, 3, 8, 9, 12)] == [
        "stand P1-1 with 1",
        "stand P1-1 with 2",
        "stand P1-2 with 1",
        "stand P2-1 with 1+1",
        "look",
        "take 1+1",
    ]


def test_every_code_round_trips() -> None:
    for code in range(ACTIONS.size):
        assert ACTIONS.parse(ACTIONS.notation(code)) == code


def test_kinds_and_text_ids() -> None:
    assert [ACTIONS.kind(code) for code in (0, 8, 9, 10, 12)] == [0, 0, 9, 10, 10]
    assert ACTIONS.first("take") == 10
    assert ACTIONS.text_id(12) == "action-take"
    assert ACTIONS.values(5) == {"space": "P1-2", "dice": "1+1"}


def test_parsing_forgives_case_and_spaces() -> None:
    assert ACTIONS.parse("  STAND p1-2   with 1+1 ") == 5


@pytest.mark.parametrize(
    ("text", "reason", "suggestion"),
    [
        ("", "unknown-kind", ""),
        ("stnad P1-1 with 1", "unknown-kind", "stand"),
        ("stand P1-1", "wrong-form", None),
        ("look there", "wrong-form", None),
        ("stand P1-3 with 1", "unknown-value", "P1-2"),
        ("take 7", "unknown-value", ""),
    ],
)
def test_errors_say_what_and_suggest(text: str, reason: str, suggestion: str | None) -> None:
    with pytest.raises(NotationError) as caught:
        ACTIONS.parse(text)
    assert caught.value.reason == reason
    if suggestion is not None:
        assert caught.value.params["suggestion"] == suggestion


@pytest.mark.parametrize("code", [-1, 13])
def test_codes_outside_are_refused(code: int) -> None:
    with pytest.raises(NotationError, match="unknown-code"):
        ACTIONS.notation(code)
