"""What a position promises: the lead at the end, as a network has learnt to see it.

Among players it is the lead over the mean of all of them, so that the difference between two seats is the one
between their scores; alone it is the lead over Sue, of which the first points count most. What wins against
Sue depends a lot on the sides in play, so there is a network of its own for all but the first sides.
``scripts/train_outlook.py`` teaches the networks.
"""

from math import tanh
from pathlib import Path
from typing import Final

from bunkhouse.engine.network import Network
from bunkhouse.games.el_paso.components import DOLLARS_PER_POINT, FOLDER
from bunkhouse.games.el_paso.features import ALONE_FEATURES, FEATURES, VARIED_FEATURES, describe
from bunkhouse.games.el_paso.state import Table

_HIDDEN: Final = 32
_CLEAR: Final = 10.0
"""Leads beyond this are hardly told apart: the game is won or lost anyway."""


def _taught(path: Path, features: int) -> Network:
    learner = Network(features, _HIDDEN)
    if path.exists():
        learner.read(path)
    return learner


ALONE: Final = _taught(FOLDER / "outlook-alone.json", ALONE_FEATURES)
VARIED: Final = _taught(FOLDER / "outlook-varied.json", VARIED_FEATURES)
TOGETHER: Final = _taught(FOLDER / "outlook.json", FEATURES)


def network(players: int, sides: int) -> Network:
    if players > 1:
        return TOGETHER
    return ALONE if sides == 0 else VARIED


def appraise(table: Table, seat: int) -> float:
    if table.is_sue(seat):
        return 0.0
    if table.seat < 0 or table.before_scoring():
        return _lead(table, seat)
    learner = network(table.players, int(table.sides))
    describe(table, seat, learner.inputs)
    return learner.value()


def _lead(table: Table, seat: int) -> float:
    """EP-111: alone, what is left of the money decides between equals, and Sue has none."""
    scores = table.scores()
    if table.players == 1:
        dollars = float(table.money(seat) % DOLLARS_PER_POINT) / float(DOLLARS_PER_POINT)
        return _CLEAR * tanh((float(scores[0] - scores[1]) + dollars) / _CLEAR)
    return float(scores[seat]) - float(sum(scores)) / float(len(scores))
