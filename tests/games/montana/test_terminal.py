"""The table drawn in a terminal."""

from io import StringIO
from typing import cast

import pytest
from rich.console import Console

from bunkhouse.drawing.terminal_table import TIMES
from bunkhouse.engine.state import State
from bunkhouse.games.montana import GAME
from bunkhouse.games.montana.terminal import CANTEEN, CATTLE, START, draw
from bunkhouse.games.montana.view_types import View

from .table import LAND, LINE, table
from .table import START as START_FIELD

NAMES = ["Ann", "Bob", "Cid", "Dora"]


def say(id: str, **params: object) -> str:
    """Words that tell which message they stand for."""
    return (
        str(params.get("good") or params.get("worker") or id)[:1] if "letter" in id or "worker" in id else id
    )


def drawn(state: State, width: int = 100) -> list[str]:
    console = Console(file=StringIO(), width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(cast(View, state.observe(0)), say, NAMES[: state.players]))
    return capture.get().splitlines()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [100, 120, 160])
def test_the_whole_table_fits(players: int, width: int) -> None:
    state = GAME.new(players, 5)
    for turn in range(120):
        if state.actor is None:
            break
        if turn % 40 == 0:
            lines = drawn(state, width)
            assert max(len(line) for line in lines) <= width
            text = "\n".join(lines)
            assert all(name in text for name in state.observe(None)["fields"])
            assert all(name in text for name in NAMES[:players])
        state.apply(state.legal()[turn % len(state.legal())])


def test_what_lies_on_the_land_is_shown() -> None:
    text = "\n".join(drawn(table(settlements={LINE[4]: "2*2"}, pawns={}, crews={"mine-1": "copper"})))
    assert f"C{TIMES}2" in text
    assert START * 3 in text
    assert text.count(CANTEEN) == len(LAND.all("lake")) + 1
    assert CATTLE in text
    assert START_FIELD in text


def test_a_pawn_in_the_city_is_shown() -> None:
    state = table(goods={0: "pumpkin", 1: "pumpkin"}, step="place", by=1, pawns={0: "3-1"})
    row = next(line for line in drawn(state) if line.startswith("│ 3 "))
    assert " A " in row
