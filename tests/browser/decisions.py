"""One position for every kind of decision of a game: what people are asked in the course of many games."""

from functools import cache
from random import Random

from bunkhouse.bots.greedy import GreedyBot
from bunkhouse.bots.perspective import Perspective
from bunkhouse.engine.history import GameHistory, new_history
from bunkhouse.engine.record import SeatNote
from bunkhouse.engine.registry import game
from bunkhouse.engine.rng import seeded
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
    return _page_of(history, language)


def late_page(slug: str, seed: int, language: str, players: int) -> str:
    """The page before the last decision of a game between bots: rich people, full boards, a long log."""
    history, bot, luck = _new(slug, players, seed, {}), GreedyBot(game(slug)), seeded(seed)
    state, codes = history.state.copy(), list[int]()
    while state.actor is not None:
        codes.append(bot.choose(Perspective(state, state.actor), luck))
        state.play(codes[-1])
    for code in codes[:-1]:
        history.apply(code)
    return _page_of(history, language)


def _page_of(history: GameHistory, language: str) -> str:
    state, slug = history.state, history.game.slug
    names = [note.name for note in history.seats]
    automata = table_words(language, slug, ()).automata(state.setting)
    sitters = [Sitter(name, colour) for name, colour in zip([*names, *automata], MORE_COLOURS, strict=False)]
    return table_page(scene(game(slug), state, state.actor, sitters, history.entries(), language), PLACE)


def _new(slug: str, players: int, seed: int, options: dict[str, str]) -> GameHistory:
    notes = [SeatNote(name) for name in [*NAMES, "Kasia", "Zbyszek"][:players]]
    return new_history(game(slug), players, seed, options, notes)
