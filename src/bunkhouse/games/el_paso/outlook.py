"""What a position promises: the lead at the end, as a network has learnt to see it.

Among players it is the lead over the mean of all of them, so that the difference between two seats is the one
between their scores; alone it is the lead over Sue. ``scripts/train_outlook.py`` teaches the two networks.
"""

from pathlib import Path
from typing import Final

from bunkhouse.engine.network import Network
from bunkhouse.games.el_paso.components import FOLDER
from bunkhouse.games.el_paso.features import FEATURES, describe
from bunkhouse.games.el_paso.state import Table

_HIDDEN: Final = 32


def _taught(path: Path) -> Network:
    learner = Network(FEATURES, _HIDDEN)
    if path.exists():
        learner.read(path)
    return learner


ALONE: Final = _taught(FOLDER / "outlook-alone.json")
TOGETHER: Final = _taught(FOLDER / "outlook.json")


def network(players: int) -> Network:
    return ALONE if players == 1 else TOGETHER


def appraise(table: Table, seat: int) -> float:
    if table.is_sue(seat):
        return 0.0
    if table.seat < 0:
        return _lead(table, seat)
    learner = network(table.players)
    describe(table, seat, learner.inputs)
    return learner.value()


def _lead(table: Table, seat: int) -> float:
    scores = table.scores()
    if table.players == 1:
        return float(scores[0] - scores[1])
    return float(scores[seat]) - float(sum(scores)) / float(len(scores))
