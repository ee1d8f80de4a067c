"""What a position will bring: the lead at the end, as a network has learnt to see it.

Among players it is the lead over the mean of all of them, so that the difference between two seats is the one
between their scores; alone it is the lead over Sue, of which the first points count most. What wins against
Sue depends a lot on the sides in play, so there is a network of its own for all but the first sides.
``scripts/train_value_model.py`` teaches the networks; their weights lie beside this module.
"""

from math import tanh
from typing import Final

from bunkhouse.games.el_paso.bot.features import FEATURES, SOLO_FEATURES, VARIANT_FEATURES, describe
from bunkhouse.games.el_paso.components import DOLLARS_PER_POINT, FOLDER
from bunkhouse.games.el_paso.state import Table
from bunkhouse.judging.network import Network

_HIDDEN: Final = 32
_FOLDER: Final = FOLDER / "bot"
_CLEAR: Final = 10.0
"""Leads beyond this are hardly told apart: the game is won or lost anyway."""


def _taught(name: str, features: int) -> Network:
    learner, path = Network(features, _HIDDEN), _FOLDER / name
    if path.exists():
        learner.read(path)
    return learner


SOLO: Final = _taught("value-model-solo.json", SOLO_FEATURES)
VARIANTS: Final = _taught("value-model-variants.json", VARIANT_FEATURES)
TOGETHER: Final = _taught("value-model.json", FEATURES)


def network(players: int, sides: int) -> Network:
    if players > 1:
        return TOGETHER
    return SOLO if sides == 0 else VARIANTS


def value(table: Table, seat: int) -> float:
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
