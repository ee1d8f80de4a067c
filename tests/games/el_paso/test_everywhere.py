"""Every symbol on every kind of stop: whatever a turn can lead to is a position (EP-36 to EP-94)."""

from typing import Any

import pytest

from bunkhouse.engine.conformance import Case, position_is_sound
from bunkhouse.engine.rarity import unfold
from bunkhouse.engine.rng import seeded
from bunkhouse.engine.state import State
from bunkhouse.games.el_paso import GAME
from bunkhouse.games.el_paso.components import DISC_NAMES, TRAIN_NAMES, TYPE_NAMES

from .table import before_el_paso, delivering, on, on_train, spending

RICH: dict[str, Any] = {
    "money": 60,
    "certificates": 1,
    "exchange_tokens": 2,
    "workers": "cowboy " * 4 + "builder " * 3 + "engineer " * 3 + "versatile " * 2,
    "hand": "criollo pineywoods galloway santa_gertrudis",
    "cleared": [name for name in DISC_NAMES if name.startswith("aux")],
}
"""A seat that lacks nothing."""
SIDES = {"a": {}, "b": {f"building_{name}": "b" for name in TYPE_NAMES}}
STARS = {f"train_{name}": "star" for name in TRAIN_NAMES}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_turn_on_every_neutral_building(players: int) -> None:
    """EP-36 to EP-40"""
    trail = {"c1": "1a 0", "c5": "2a 0"} if players == 1 else {"c1": "1a 0", "c5": "2a 1"}
    checked: set[str] = set()
    for letter in "BCDEFG":
        _unfolds(on(f"n{letter}", players=players, trail=trail, **RICH), checked, 40)


@pytest.mark.parametrize("side", SIDES)
def test_every_turn_on_every_common_building(side: str) -> None:
    """EP-37, EP-38, EP-70: the own one, and another seat's."""
    checked: set[str] = set()
    for name in TYPE_NAMES:
        for owner in (0, 1):
            trail = {"c5": f"{name}{side} {owner}", "c1": f"{'2' if name == '1' else '1'}{side} 0"}
            _unfolds(on("c5", trail=trail, options=SIDES[side], **RICH), checked, 30)


@pytest.mark.parametrize("options", [{}, STARS], ids=["plain", "star"])
def test_every_train_card(options: dict[str, str]) -> None:
    """EP-63 to EP-65"""
    checked: set[str] = set()
    for card in TRAIN_NAMES:
        _unfolds(on_train(card, options=options, **RICH), checked, 40)


def test_every_delivery_and_every_reward() -> None:
    """EP-79 to EP-94"""
    checked: set[str] = set()
    _unfolds(before_el_paso(**RICH), checked, 40)
    _unfolds(spending(**RICH), checked, 60)
    for value in (0, 6, 11, 30):
        _unfolds(delivering(value, **RICH), checked, 60)


def _unfolds(state: State, checked: set[str], most: int) -> None:
    """All that can come of a position in this turn can be written down, read, seen and said."""
    for signature, after in unfold(state, most):
        if signature not in checked:
            checked.add(signature)
            position_is_sound(Case(GAME, state.players, {}), 0, after, seeded(len(checked)))
