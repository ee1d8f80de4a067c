"""Taking in what is owed in a turn: the agenda of a position document, checked against the table."""

from typing import Final

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.reading import Reader
from bunkhouse.families.great_western.ranches import HAND
from bunkhouse.games.great_western_trail import effects, steps
from bunkhouse.games.great_western_trail.components import EMPTY, ROWS
from bunkhouse.games.great_western_trail.effects import (
    CARD_EFFECT,
    EFFECT_NAMES,
    MASTER_EFFECT,
    MASTER_OTHER,
    NO_EFFECT,
    ROW_EFFECT,
    VERB,
    field,
)
from bunkhouse.games.great_western_trail.frames import Frame, read_frame
from bunkhouse.games.great_western_trail.rails import LAST_SLOT
from bunkhouse.games.great_western_trail.rules.fields import building_at
from bunkhouse.games.great_western_trail.rules.movement import fewest_steps
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.trail import CITY, HAZARD_NODES, NODE_NAMES, TRADE_NODES

_FIRST_OWED: Final = [steps.PHASE_A, steps.PHASE_B, steps.MOVE, steps.WALK, steps.LEAVE_CITY]
"""What can be owed directly on top of phase C."""
_IN_THE_CITY: Final = [steps.LEAVE_CITY, steps.INCOME, steps.FORESIGHT]
_BELOW: Final = [
    steps.PHASE_C,
    steps.PHASE_A,
    steps.PHASE_B,
    steps.COPY,
    steps.UPGRADE,
    steps.MASTER,
    steps.RETURN,
    steps.OBJECTIVE,
    steps.TRANSPORT,
    *_IN_THE_CITY,
]
"""What other steps can be owed on top of."""
_IMMEDIATE: Final = [int(effect) for effect in (*ROW_EFFECT, *CARD_EFFECT, *MASTER_EFFECT, *MASTER_OTHER)]


def _with_verb(verb: int) -> list[int]:
    return [effect for effect in range(len(EFFECT_NAMES)) if VERB[effect] == verb]


_EFFECTS: Final[dict[int, list[int]]] = {
    steps.HIRE: _with_verb(effects.HIRE),
    steps.BUILD: _with_verb(effects.BUILD),
    steps.HAZARD: _with_verb(effects.HAZARD),
    steps.BACK: [effect for effect in range(len(EFFECT_NAMES)) if field(effect, effects.BACK) > 0],
    steps.DISCARD: [
        effect for effect in range(len(EFFECT_NAMES)) if field(effect, effects.DISCARD) >= effects.ANY_CATTLE
    ],
    steps.CHOOSE: [effect for effect in _IMMEDIATE if effect != NO_EFFECT],
}
"""The effects that a step can be about."""
_MOST_OWED: Final = 60


def read_decision(table: Table, reader: Reader) -> None:
    """Rebuild the agenda of the turn in progress; without one the game must be over."""
    if reader.missing():
        if table.token < ROWS:
            raise reader.error("not-over")
        _end_of_the_line(table, -1)
        return
    fields = reader.only(["seat", "copied", "owed"])
    seat = fields["seat"].number(0, table.players - 1)
    for item in fields["copied"].items(most=table.players):
        table.echoes |= bit(item.number(0, table.players - 1))
    table.agenda.push(steps.END_TURN, seat)
    table.agenda.push(steps.PHASE_C, seat)
    below = int(steps.PHASE_C)
    for item in fields["owed"].items(most=_MOST_OWED):
        frame = read_frame(item, seat)
        _fits_on(table, item, frame, below)
        below = frame[0]
        table.agenda.push(frame[0], seat, frame[2], frame[3])
    _rancher_stands(table, seat)
    _end_of_the_line(table, seat)
    _something_to_decide(table, fields["owed"], seat)


def _fits_on(table: Table, reader: Reader, frame: Frame, below: int) -> None:
    """What can be owed on top of what, and with which arguments."""
    step, seat, x, y = frame
    first = step in _FIRST_OWED and (below == steps.PHASE_C or step not in (steps.MOVE, steps.WALK))
    if below not in _BELOW or (below == steps.PHASE_C) != first:
        raise reader.error("wrong-order")
    if step in (steps.FORESIGHT, steps.INCOME) and below not in _IN_THE_CITY:
        raise reader.error("wrong-order")
    if step in _EFFECTS and x not in _EFFECTS[step]:
        raise reader.error("wrong-effect", given=EFFECT_NAMES[x])
    if step == steps.CHOOSE and y != NO_EFFECT and y not in _EFFECTS[step]:
        raise reader.error("wrong-effect", given=EFFECT_NAMES[y])
    if step == steps.GIVE_BACK and x > table.size(seat, HAND):
        raise reader.error("too-few-cards", given=int(table.size(seat, HAND)), expected=x)
    owed = x if step == steps.TRANSPORT or (step == steps.DELIVERY and y == 0) else 0
    if owed > table.money(seat):
        raise reader.error("income-missing", given=int(table.money(seat)), expected=owed)
    if step in (steps.PHASE_B, steps.COPY, steps.ADJACENT, steps.WALK):
        _fits_there(table, reader, frame, below)


def _fits_there(table: Table, reader: Reader, frame: Frame, below: int) -> None:
    """The steps that speak of a node."""
    step, seat, node, rest = frame
    if step == steps.PHASE_B and (node != table.rancher(seat) or not _is_field(table, node)):
        raise reader.error("rancher-elsewhere", given=NODE_NAMES[node])
    if step == steps.COPY and (below not in (steps.PHASE_B, steps.COPY) or building_at(table, node) < 0):
        raise reader.error("nothing-to-copy", given=NODE_NAMES[node])
    if step == steps.ADJACENT and building_at(table, node) < 0:
        raise reader.error("nothing-to-copy", given=NODE_NAMES[node])
    if step == steps.WALK and fewest_steps(table, table.rancher(seat), node) > rest >> 1:
        raise reader.error("out-of-reach", given=NODE_NAMES[node])


def _is_field(table: Table, node: int) -> bool:
    """GWT-30, GWT-39: a tile lies there, or it was a hazard or a teepee and has just been taken."""
    if table.tile(node) == EMPTY:
        return node in HAZARD_NODES or node in TRADE_NODES
    return node != CITY


def _rancher_stands(table: Table, seat: int) -> None:
    """GWT-38: a rancher is in Kansas City only during its stages."""
    for other in range(table.players):
        inside = table.rancher(other) == CITY
        busy = other == seat and any(frame[0] == steps.LEAVE_CITY for frame in table.agenda.listed())
        if inside != busy:
            raise Reader(None, f"seats[{other}].rancher").error("not-in-the-city")


def _end_of_the_line(table: Table, seat: int) -> None:
    """GWT-109: an engine stays on the last space only until it has moved back."""
    for other in range(table.players):
        leaving = other == seat and any(frame[0] == steps.RETURN for frame in table.agenda.listed())
        if (table.engine(other) == LAST_SLOT) != leaving:
            raise Reader(None, f"seats[{other}].engine").error("must-move-back")


def _something_to_decide(table: Table, reader: Reader, seat: int) -> None:
    twin = table.copy()
    if twin.agenda.height <= 2 or twin.carry_on():
        raise reader.error("nothing-to-decide")
    twin.seat = seat
    choices = Choices()
    twin.fill(choices)
    if choices.count == 0:
        raise reader.error("nothing-to-decide")
