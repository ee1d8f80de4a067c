"""Parts of a picture that are looked up are what they would be if they were drawn."""

import marshal
from itertools import product

import pytest

import bunkhouse
from bunkhouse.drawing.parts import Part
from bunkhouse.engine.game import Game
from bunkhouse.engine.state import State
from bunkhouse.web.scene import Scene, Sitter, scene
from bunkhouse.web.table_drawing import drawing
from bunkhouse.words import LANGUAGES

from .drawn import COLOURS, NAMES, drawn_anew, positions, seen

DRAWN = [game for game in bunkhouse.games() if drawing(game).drawn]


def _seen_by_others(game: Game, state: State, viewer: int | None, number: int) -> Scene:
    """With another language, other names or other colours: none of it may be mistaken for what was seen
    before."""
    seats = range(state.seats)
    names = [NAMES[(seat + (number == 1)) % len(NAMES)] for seat in seats]
    colours = [COLOURS[(seat + (number == 2)) % len(COLOURS)] for seat in seats]
    sitters = [Sitter(name, colour) for name, colour in zip(names, colours, strict=True)]
    return scene(game, state, viewer, sitters, [], LANGUAGES[number == 3])


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_looked_up_is_what_would_be_drawn(
    game: Game, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = 3 if seed == 1 else game.min_players
    for state in positions(game, players, seed, every=15):
        for viewer, number in product((None, *range(players)), range(4)):
            shown = _seen_by_others(game, state, viewer, number)
            assert shown.picture == drawn_anew(shown, monkeypatch)


def test_something_is_looked_up() -> None:
    game = bunkhouse.game("el-gaucho")
    state = game.new(players=3, seed=1)
    rival = 1 if state.actor != 1 else 2
    once, again = (seen(game, state, rival).picture["pastures"][0] for _ in range(2))
    assert isinstance(once, Part)
    assert once is again
    assert seen(game, state, rival, "pl").picture["pastures"][0] is not once
    assert marshal.loads(marshal.dumps(dict(once))) == once
