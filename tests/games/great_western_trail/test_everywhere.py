"""Every effect on every kind of space: whatever a turn can lead to is a position (GWT-39, GWT-49)."""

from collections.abc import Mapping
from typing import Any

import pytest

from bunkhouse.engine.conformance import Case, position_is_sound
from bunkhouse.engine.rarity import unfold
from bunkhouse.engine.rng import seeded
from bunkhouse.engine.state import State
from bunkhouse.games.great_western_trail import GAME
from bunkhouse.games.great_western_trail.components import DISC_NAMES
from bunkhouse.games.great_western_trail.effects import (
    CARD_EFFECT,
    EFFECT_NAMES,
    MASTER_EFFECT,
    MASTER_OTHER,
    NO_EFFECT,
    ROW_EFFECT,
)
from bunkhouse.games.great_western_trail.rules.using import is_plain_dollars
from bunkhouse.words import LANGUAGES, Words

from ..playing import cannot, do, legal
from .table import on, table
from .verbs import seat

TILES = {
    "flood1": "flood-green-2",
    "drought1": "drought-black-2",
    "rock1": "rockfall-green-2",
    "rock2": "rockfall-black-3",
    "teepee_m1": "teepee-blue",
    "teepee_p1": "teepee-green",
    "teepee_p4": "teepee-blue",
}
RICH: dict[str, Any] = {
    "money": 60,
    "engine": "4",
    "workers": {"cowboy": 5, "craftsman": 4, "engineer": 3},
    "cleared": [name for name in DISC_NAMES if name.startswith("aux_")],
    "hand": "jersey jersey dutch_belt black_angus guernsey aux_san_francisco move_s_s_b_b money_s_s_h",
}
"""A seat that lacks nothing, just before a station with a master."""
JOBS = {1: "craftsman engineer"}
SPACES = {
    "A": "",
    "F": "",
    "ab1": "1a 0",
    "flood_r1": "2a 0",
    "teepee_r1": "3a 0",
    "ce1": "7a 1",
    **TILES,
}
"""One of every kind: neutral, own, own with either risk action, another seat's, and tiles."""
BESIDE = "teepee_m1"
IMMEDIATE = {int(effect) for effect in (*ROW_EFFECT, *CARD_EFFECT, *MASTER_EFFECT, *MASTER_OTHER)}
CHOSEN = sorted(effect for effect in IMMEDIATE - {int(NO_EFFECT)} if not is_plain_dollars(effect))
"""The immediate actions that somebody is asked about."""


@pytest.mark.parametrize(
    ("given", "effect"),
    [(TILES["flood1"], "remove-hazard"), (TILES["teepee_p1"], "trade")],
    ids=["hazard", "teepee"],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tile_under_the_own_rancher_may_be_taken(given: str, effect: str, players: int) -> None:
    """GWT-39, GWT-54: the rancher stays, the prompt names no tile, and nothing but the turn's end is left."""
    node = next(node for node, tile in TILES.items() if tile == given)
    state = _stands_on(node, players, ["auxiliary"], [{"step": "choose", "effect": effect, "other": None}])
    do(state, f"use {effect}", f"{'clear' if effect == 'remove-hazard' else 'trade'} {node}")
    assert seat(state)["rancher"] == node
    assert node not in state.dump()["trail"]
    assert state.prompt().params["field"] == "empty"
    assert "end" in legal(state)
    cannot(state, "use hire", "GWT-54", "not-your-building")
    _sound(state, players)
    do(state, "end")
    assert seat(state)["rancher"] == node


def test_an_auxiliary_action_is_still_possible_where_the_tile_has_been_taken() -> None:
    """GWT-39, GWT-54: a card has led to the tile's master before anything was used."""
    state = _stands_on("flood1", 3, [], [{"step": "choose", "effect": "remove-hazard", "other": None}])
    do(state, "use remove-hazard", "clear flood1")
    assert "aux dollar" in legal(state)
    for language in LANGUAGES:
        words = Words(language, GAME)
        assert "?" not in words.prompt(state.prompt()) + words.hint(state.prompt())
        assert words.problems == []
    _sound(state, 3)


@pytest.mark.parametrize("space", [space for space in SPACES if space != BESIDE])
def test_every_immediate_action_on_every_kind_of_space(space: str) -> None:
    """GWT-39, GWT-87, GWT-114, GWT-176: whatever comes of it."""
    checked: set[str] = set()
    for effect in CHOSEN:
        choose = {"step": "choose", "effect": EFFECT_NAMES[effect], "other": None}
        _unfolds(_stands_on(space, 2 + effect % 3, ["auxiliary"], [choose]), checked, 15)


@pytest.mark.parametrize("space", [space for space in SPACES if space != BESIDE])
def test_every_turn_on_every_kind_of_space(space: str) -> None:
    """GWT-49 to GWT-59"""
    _unfolds(_stands_on(space, 3, [], []), set(), 80)


@pytest.mark.parametrize("side", ["a", "b"])
def test_every_turn_on_every_own_building(side: str) -> None:
    """GWT-49 to GWT-53, GWT-145 to GWT-174: beside another seat's building."""
    checked: set[str] = set()
    for number in range(1, 11):
        trail = {**TILES, "ab1": f"2{side} 1", "ab2": f"{number}{side} 0"}
        state = on("ab2", players=4, faces=side, trail=trail, jobs=JOBS, market="holstein", **RICH)
        _unfolds(state, checked, 60)


def _stands_on(space: str, players: int, used: list[str], owed: list[Mapping[str, Any]]) -> State:
    trail = {node: words for node, words in SPACES.items() if words}
    phase_b = {"step": "phase-b", "node": space, "used": used}
    seats = {0: {**RICH, "rancher": space}}
    return table([phase_b, *owed], players=players, trail=trail, jobs=JOBS, market="holstein", seats=seats)


def _unfolds(state: State, checked: set[str], most: int) -> None:
    """All that can come of a position in this turn can be written down, read, seen and said."""
    for signature, after in unfold(state, most):
        if signature not in checked:
            checked.add(signature)
            _sound(after, state.players)


def _sound(state: State, players: int) -> None:
    position_is_sound(Case(GAME, players, {}), 0, state, seeded(len(state.legal())))
