"""A position as a document, and the count of all components."""

from bunkhouse.engine.state import Document
from bunkhouse.skeleton.components import KINDS, NUGGET_NAMES
from bunkhouse.skeleton.state import Table


def dump(table: Table) -> Document:
    agenda = table.agenda
    return {
        **table.heading(),
        "generator": table.rng.words(),
        "decision": table.rules().write(agenda.frame_at(0), {"seat": table.actor}) if agenda.height else None,
        "creek": [NUGGET_NAMES[table.creek[at]] for at in range(table.left)],
        "seats": [
            {"found": found(table, seat), "gone": table.has_left(seat)} for seat in range(table.players)
        ],
    }


def found(table: Table, seat: int) -> dict[str, int]:
    """What a seat has found, by the names of the nuggets."""
    counts = {NUGGET_NAMES[kind]: int(table.count(seat, kind)) for kind in range(KINDS)}
    return {name: count for name, count in counts.items() if count}


def census(table: Table) -> dict[str, int]:
    """How many nuggets of each kind there are, wherever they lie."""
    counts = dict.fromkeys(NUGGET_NAMES, 0)
    for at in range(table.left):
        counts[NUGGET_NAMES[table.creek[at]]] += 1
    for seat in range(table.players):
        for name, count in found(table, seat).items():
            counts[name] += count
    return counts
