"""The cached parts of El Paso's table: what is looked up is what would be drawn."""

import pytest

from bunkhouse.engine.state import State
from bunkhouse.web.scene import Scene, Sitter, scene

from .drawn import COLOURS, NAMES, drawn_anew
from .test_el_paso_table import GAME, varied

TABLES = [
    (NAMES, COLOURS, "en"),
    (NAMES[::-1], COLOURS, "en"),
    (NAMES, COLOURS[::-1], "en"),
    (NAMES, COLOURS, "pl"),
]
"""Whoever sits there, in whatever colours and language."""


def shown_at(number: int, state: State, viewer: int | None) -> Scene:
    names, colours, language = TABLES[number % len(TABLES)]
    sitters = [Sitter(names[seat], colours[seat]) for seat in range(state.seats)]
    return scene(GAME, state, viewer, sitters, [], language)


@pytest.mark.parametrize(("players", "games"), [(1, 3), (2, 3), (4, 1)])
def test_a_part_is_kept_by_all_that_it_shows(
    players: int, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables look at every position, one after the other, so what the first sees is cached."""
    for number, state in enumerate(varied(players, games, every=3)):
        for viewer in (None, *range(players)):
            shown_at(0, state, viewer)
            shown = shown_at(number, state, viewer)
            assert shown.picture == drawn_anew(shown, monkeypatch)
