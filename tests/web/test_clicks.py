"""Clicks: every kind of action is listed once, and asked by its code."""

import pytest

from bunkhouse.drawing.clicks import BUTTON, Click, Clicks, either
from bunkhouse.engine.actions import ActionSpace, Axis, Kind

ACTIONS = ActionSpace(Kind("stop"), Kind("take {card}", Axis("card", ["a", "b", "c"])))
CLICKS: Clicks[list[str]] = Clicks(
    ACTIONS,
    {
        "stop": BUTTON,
        "take": Click(
            lambda at, view, viewer: [view[at], f"seat-{viewer}"],
            lambda at, view: [("card", view[at])],
            reveals=lambda at, view: at == 2,
            asks=True,
        ),
    },
)
VIEW = ["x", "y", "z"]
TAKE_B = ACTIONS.parse("take b")


def test_an_action_is_clicked_as_its_kind_says() -> None:
    assert CLICKS.targets(TAKE_B, VIEW, 1) == ["y", "seat-1"]
    assert CLICKS.tag(TAKE_B, VIEW) == [("card", "y")]
    assert CLICKS.asks(TAKE_B, VIEW)
    assert [CLICKS.reveals(ACTIONS.parse(f"take {card}"), VIEW) for card in "abc"] == [False, False, True]


def test_a_button_belongs_to_no_piece() -> None:
    stop = ACTIONS.parse("stop")
    assert (CLICKS.targets(stop, VIEW, 1), CLICKS.tag(stop, VIEW)) == ([], [])
    assert not CLICKS.reveals(stop, VIEW)


@pytest.mark.parametrize("names", [["stop"], ["stop", "take", "fly"]])
def test_kinds_that_are_missing_or_unknown_are_refused(names: list[str]) -> None:
    with pytest.raises(ValueError, match=r"take|fly"):
        Clicks(ACTIONS, dict.fromkeys(names, BUTTON))


def test_several_ways_are_divided() -> None:
    assert either(["a"], ["b", "c"]) == ["a", "|", "b", "c"]
    assert either() == []
