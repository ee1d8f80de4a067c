"""Several people at one device: the screen is covered only while somebody has something to hide."""

import random

import pytest

import bunkhouse
from bunkhouse.engine.state import State
from bunkhouse.server.table_view.viewer import secrets
from bunkhouse.server.tables.position import Position

SLUGS = [game.slug for game in bunkhouse.games()]


def hidden(slug: str, state: State) -> bool:
    position = Position(bunkhouse.game(slug), state, 0, 0, ())
    return secrets(position, list(range(state.players)))


def knows_the_steppe(state: State) -> bool:
    """One of them has looked at tiles there, and another has not."""
    known = [state.observe(seat)["steppe"] for seat in range(state.players)]
    return any(tiles != known[0] for tiles in known)


def choosing_start_tiles(state: State) -> bool:
    hands = [state.observe(seat)["seats"][seat]["hand"] for seat in range(state.players)]
    return any(hands) and state.observe(None)["round"] == 0


@pytest.mark.parametrize("slug", SLUGS)
def test_only_what_is_shown_is_hidden_from_the_neighbour(slug: str) -> None:
    game = bunkhouse.game(slug)
    for players in range(max(2, game.min_players), game.max_players + 1):
        state, chance = game.new(players=players, seed=5), random.Random(5)
        covered: list[bool] = []
        while state.actor is not None and len(covered) < 120:
            covered.append(hidden(slug, state))
            if slug == "el-gaucho":
                secret = choosing_start_tiles(state) or knows_the_steppe(state)
                assert covered[-1] == secret or state.observe(None)["round"] == 0
                assert covered[-1] or not secret
            state.apply(chance.choice(state.legal()))
        if slug == "montana":
            assert not any(covered)
        elif slug != "el-gaucho":
            assert all(covered)
