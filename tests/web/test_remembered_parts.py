"""Parts of a picture that are looked up are what they would be if they were drawn."""

import marshal
import sys
from collections.abc import Callable
from typing import Any

import pytest

import bunkhouse
from bunkhouse.engine.game import Game
from bunkhouse.engine.memory import Part
from bunkhouse.engine.state import State
from bunkhouse.web.drawing import drawing
from bunkhouse.web.look import TableLook
from bunkhouse.web.scene import Scene, Sitter, scene

from .drawn import COLOURS, NAMES, positions, seen

DRAWN = [game for game in bunkhouse.games() if drawing(game).drawn]


def _draws(
    look: TableLook,
    name: str,
    *what: Any,
    ids: object = None,
    own: bool = True,
    draw: Callable[[], dict[str, Any]],
) -> dict[str, Any]:
    return draw()


def _makes(key: tuple[object, ...], make: Callable[[], Any]) -> Any:
    return make()


def _drawn(shown: Scene, game: Game, patch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The picture when nothing is looked up: neither by the look nor in a memory of the table's own."""
    with patch.context() as drawing_everything:
        drawing_everything.setattr(TableLook, "remembered", _draws)
        table = f"bunkhouse.games.{game.folder.name}.table."
        for name, module in sys.modules.items():
            if name.startswith(table) and hasattr(module, "remembered"):
                drawing_everything.setattr(module, "remembered", _makes)
        return shown.drawing.picture(shown.view, shown.look)


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_looked_up_is_what_would_be_drawn(
    game: Game, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for state in positions(game, 3, seed, every=7):
        for viewer in (None, 0, 1, 2):
            shown = seen(game, state, viewer)
            assert shown.picture == _drawn(shown, game, monkeypatch)


def _otherwise(game: Game, state: State, viewer: int | None) -> Scene:
    """The same position in Polish, at a table of others."""
    sitters = [Sitter(NAMES[-1 - seat], COLOURS[-1 - seat]) for seat in range(state.seats)]
    return scene(game, state, viewer, sitters, [], "pl")


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
def test_nothing_is_looked_up_for_others(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    players = game.min_players
    for state in positions(game, players, 3, every=5):
        for viewer in (None, *range(players)):
            seen(game, state, viewer)
            shown = _otherwise(game, state, viewer)
            assert shown.picture == _drawn(shown, game, monkeypatch)


def test_something_is_looked_up() -> None:
    game = bunkhouse.game("el-gaucho")
    state = game.new(players=3, seed=1)
    rival = 1 if state.actor != 1 else 2
    once, again = (seen(game, state, rival).picture["pastures"][0] for _ in range(2))
    assert isinstance(once, Part)
    assert once is again
    assert seen(game, state, rival, "pl").picture["pastures"][0] is not once
    assert marshal.loads(marshal.dumps(dict(once))) == once
