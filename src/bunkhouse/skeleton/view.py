"""Who sees what, and how the unknown is drawn anew. Hidden is the order of the nuggets in the creek."""

from mypy_extensions import i16

from bunkhouse.engine.rng import seeded
from bunkhouse.skeleton.position import found
from bunkhouse.skeleton.setup import shuffle
from bunkhouse.skeleton.state import Table
from bunkhouse.skeleton.view_types import View


def observe(table: Table, seat: int | None) -> View:
    """What a seat, or a spectator, may know: built from scratch, nothing is taken away from the truth."""
    actor = table.actor
    return {
        **table.heading(),
        "seat": seat,
        "actor": actor,
        "decision": None if actor is None else {"step": "turn", "seat": actor},
        "left": int(table.left),
        "seats": [
            {
                "found": found(table, other),
                "gone": table.has_left(other),
                "score": int(table.points(other)),
            }
            for other in range(table.players)
        ],
    }


def resample(table: Table, seat: int | None, seed: int) -> None:
    """Turn a copy of the truth into a state that agrees with what everybody knows."""
    table.rng = seeded(seed, 1)
    nuggets = sorted(int(table.creek[at]) for at in range(table.left))
    shuffle(nuggets, seeded(seed))
    for at, nugget in enumerate(nuggets):
        table.creek[at] = i16(nugget)
