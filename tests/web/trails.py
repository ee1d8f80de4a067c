"""Positions of Great Western Trail in which there is much to look at."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import cast

import pytest

import bunkhouse
from bunkhouse.drawing.clicks import Mark
from bunkhouse.engine.state import State
from bunkhouse.games.great_western_trail.table.clicks import CLICKS
from bunkhouse.games.great_western_trail.view_types import View
from bunkhouse.words import LANGUAGES

GAME = bunkhouse.game("great-western-trail")
BY_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


IDLE = {"action-end", "action-done", "action-aux", "action-discard", "action-spend"}
"""What players at random do too much of."""


def busy(players: int, seed: int) -> Iterator[State]:
    """Every position of a game in which a lot is used, hired and built; always the same state."""
    state, chance = GAME.new(players, seed), Random(seed)
    while state.actor is not None:
        yield state
        codes = state.legal()
        weights = [1 if GAME.actions.text_id(code) in IDLE else 6 for code in codes]
        state.apply(chance.choices(codes, weights)[0])
    yield state


def varied(players: int, games: int = 2, every: int = 17, each: int = 2) -> Iterator[State]:
    """Some positions of each kind of decision, then one in ``every``, and the ends of the games."""
    met: Counter[str] = Counter()
    for number, state in enumerate(chain.from_iterable(busy(players, seed) for seed in range(games))):
        kind = GAME.actions.text_id(state.legal()[-1]) if state.actor is not None else "over"
        met[kind] += 1
        if met[kind] <= each or kind == "over" or number % every == 0:
            yield state


def decisions(players: int, games: int, *kinds: str) -> Iterator[tuple[State, int, str]]:
    """Every legal action of these kinds: the position, the code, the kind."""
    for state in chain.from_iterable(busy(players, seed) for seed in range(games)):
        for code in state.legal() if state.actor is not None else ():
            kind = GAME.actions.text_id(code).removeprefix("action-")
            if kind in kinds:
                yield state, code, kind


def tag(state: State, code: int) -> list[Mark]:
    """What the seat that decides sees beside a piece that begins this action."""
    return CLICKS.tag(code, cast(View, state.observe(state.actor)))
