"""From options and seed to the first position (GC-1)."""

from librt.vecs import vec
from mypy_extensions import i16

from bunkhouse.engine.rng import Rng
from bunkhouse.skeleton.components import CREEK
from bunkhouse.skeleton.state import Table
from bunkhouse.skeleton.steps import TURN


def shuffled_creek(length: str, rng: Rng) -> vec[i16]:
    """All nuggets of a creek, in an order of chance."""
    nuggets = [kind for kind, count in enumerate(CREEK[length]) for _ in range(count)]
    shuffle(nuggets, rng)
    return vec[i16]([i16(kind) for kind in nuggets])


def shuffle(nuggets: list[int], rng: Rng) -> None:
    for at in range(len(nuggets) - 1, 0, -1):
        other = rng.below(at + 1)
        nuggets[at], nuggets[other] = nuggets[other], nuggets[at]


def set_up(table: Table) -> None:
    """The first seat begins."""
    table.agenda.push(TURN, 0)
