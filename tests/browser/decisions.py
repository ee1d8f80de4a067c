"""One position for every kind of decision of a game: what people are asked in the course of many games."""

from functools import cache
from random import Random

from bunkhouse.engine.history import GameHistory, new_history
from bunkhouse.engine.record import SeatNote
from bunkhouse.engine.registry import game
from bunkhouse.web.pages import table_page
from bunkhouse.web.phrases import table_words
from bunkhouse.web.scene import Sitter, scene

from .paper import COLOURS, NAMES, PLACE

GAMES = 12
"""So many games of random moves are looked through for kinds of decision."""
MORE_COLOURS = [*COLOURS, "black", "white"]


@cache
def found(slug: str, players: int = 4, **options: str) -> dict[str, tuple[int, int]]:
    """For every kind of decision: the seed of a game, and after how many steps it is asked there."""
    met: dict[str, tuple[int, int]] = {}
    for seed in range(GAMES):
        history, chance = _new(slug, players, seed, options), Random(seed)
        while history.state.actor is not None:
            met.setdefault(history.state.prompt().id, (seed, history.step))
            history.apply(chance.choice(history.state.legal()))
    return met


def page(slug: str, seed: int, steps: int, language: str, players: int = 4, **options: str) -> str:
    """The page of the seat that decides after so many steps of that game."""
    history, chance = _new(slug, players, seed, options), Random(seed)
    while history.state.actor is not None and history.step < steps:
        history.apply(chance.choice(history.state.legal()))
    state = history.state
    names = [*NAMES, "Kasia", "Zbyszek"][:players]
    automata = table_words(language, slug, ()).automata(state.setting)
    sitters = [Sitter(name, colour) for name, colour in zip([*names, *automata], MORE_COLOURS, strict=False)]
    return table_page(scene(game(slug), state, state.actor, sitters, history.entries(), language), PLACE)


def _new(slug: str, players: int, seed: int, options: dict[str, str]) -> GameHistory:
    notes = [SeatNote(name) for name in [*NAMES, "Kasia", "Zbyszek"][:players]]
    return new_history(game(slug), players, seed, options, notes)
