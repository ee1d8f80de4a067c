"""What is being decided, as readable entries of a position.

The turn of a seat always has the same beginning: its end and the draw phase are owed. What is owed on top of
that is written as a list of steps, the next one last, each with its arguments by name. A seat that has used
an exchange token out of turn owes a discard on top of everything.
"""

from typing import Final

from bunkhouse.engine.bits import bit
from bunkhouse.engine.reading import Reader
from bunkhouse.engine.state import Document
from bunkhouse.games.el_paso import steps
from bunkhouse.games.el_paso.components import (
    AUX_NAMES,
    BUILDERS,
    COMMON,
    FACE_NAMES,
    MARKET_NAMES,
    POST_NAMES,
    TRAIN_NAMES,
    TYPE_NAMES,
    TYPES,
    WORKER_NAMES,
)
from bunkhouse.games.el_paso.icons import KIND_NAMES, icon_names
from bunkhouse.games.el_paso.rules import payment
from bunkhouse.games.el_paso.rules.frames import (
    AUX_USED,
    HIRED,
    NO_SOURCE,
    REPLACED,
    hired,
    replaced,
    source_of,
)
from bunkhouse.games.el_paso.rules.turn import TURN_FRAMES
from bunkhouse.games.el_paso.state import Table, owner_of
from bunkhouse.games.el_paso.trail import SPACE_NAMES, SPACES

Frame = list[int]
"""Step, seat, x, y."""

OPENINGS: Final = [int(steps.OPENING), int(steps.PLACE)]
FRAMES: Final = {
    int(steps.ACT): ("space", SPACE_NAMES),
    int(steps.TRAIN): ("card", TRAIN_NAMES),
    int(steps.REWARD): ("post", POST_NAMES),
}
"""The steps that use symbols, and how their place is called."""
_TARGETS: Final = {int(payment.CATTLE): MARKET_NAMES, int(payment.TRAIN): TRAIN_NAMES}
_AUX: Final = "auxiliary_instead"
_MOST_STEPS: Final = 9
_MOST_VALUE: Final = 200


def write_decision(table: Table) -> Document | None:
    """Whose turn it is and what is owed in it; None when the game is over."""
    if table.agenda.height == 0:
        return None
    frames = table.agenda.listed()
    if frames[0][0] == steps.BEGIN:
        return {"seat": frames[-1][1], "owed": [{"step": steps.STEP_NAMES[frames[-1][0]]}]}
    return {
        "seat": frames[0][1],
        "owed": [_write_frame(table, frame) for frame in frames[TURN_FRAMES:]],
    }


def _write_frame(table: Table, frame: Frame) -> Document:
    step, seat, x, y = frame
    entry: Document = {"step": steps.STEP_NAMES[step]}
    if step in FRAMES:
        name, known = FRAMES[step]
        entry[name] = known[x]
        entry["used"] = used_symbols(table, frame)
        entry["hired"] = None if hired(y) == 0 else WORKER_NAMES[hired(y) - 1]
        if replaced(y) > 0:
            entry["replaced"] = FACE_NAMES[table.face(replaced(y) - 1)]
    elif step == steps.MOVE:
        entry["granted"] = x
    elif step == steps.AUXILIARY:
        entry["left"] = x
        entry["used"] = [name for number, name in enumerate(AUX_NAMES) if y >> number & 1]
    elif step == steps.AGAIN:
        entry["left"] = x
    elif step == steps.GIVE_BACK:
        entry["seat"] = seat
    elif step == steps.SITE:
        entry["type"] = TYPE_NAMES[x]
    elif step == steps.PAY:
        entry["for"] = payment.PURPOSES[x]
        entry["target"] = _TARGETS[x][y] if x in _TARGETS else TYPE_NAMES[y // SPACES]
        entry["space"] = None if x in _TARGETS else SPACE_NAMES[y % SPACES]
    elif step == steps.LEAVE:
        entry["shown"] = x == 1
    elif step == steps.DELIVER:
        entry["value"] = x
    return entry


def used_symbols(table: Table, frame: Frame) -> list[str]:
    """What has been used in a step that uses symbols, by name."""
    step, seat, x, y = frame
    if y & AUX_USED:
        return [_AUX]
    source = source_of(table, seat, step, x, y)
    if source == NO_SOURCE:
        return []
    return [name for number, name in enumerate(icon_names(int(source))) if y >> number & 1]


def read_frame(table: Table, reader: Reader, seat: int) -> Frame:
    """One owed step; its name and arguments must be right, whatever they mean together."""
    step = reader.field("step").name(steps.STEP_NAMES)
    if step in FRAMES:
        return _read_symbols(table, reader, seat, step)
    if step == steps.MOVE:
        return [step, seat, reader.only(["step", "granted"])["granted"].number(0, _MOST_STEPS), 0]
    if step == steps.AUXILIARY:
        fields = reader.only(["step", "left", "used"])
        used = 0
        for item in fields["used"].items(most=len(AUX_NAMES)):
            used |= int(bit(item.name(AUX_NAMES)))
        return [step, seat, fields["left"].number(1, len(AUX_NAMES)), used]
    if step == steps.AGAIN:
        return [step, seat, reader.only(["step", "left"])["left"].number(1, _MOST_STEPS), 0]
    if step == steps.GIVE_BACK:
        return [step, reader.only(["step", "seat"])["seat"].number(0, table.players - 1), 0, 0]
    if step == steps.SITE:
        return [step, seat, reader.only(["step", "type"])["type"].name(TYPE_NAMES), 0]
    if step == steps.PAY:
        return _read_payment(reader, seat)
    if step == steps.LEAVE:
        return [step, seat, int(reader.only(["step", "shown"])["shown"].flag()), 0]
    if step in (steps.SPEND, steps.BEFORE_SCORING):
        reader.only(["step"])
        return [step, seat, 0, 0]
    if step == steps.DELIVER:
        return [step, seat, reader.only(["step", "value"])["value"].number(0, _MOST_VALUE), 0]
    raise reader.field("step").error("not-a-decision", given=steps.STEP_NAMES[step])


def _read_symbols(table: Table, reader: Reader, seat: int, step: int) -> Frame:
    name, known = FRAMES[step]
    names = ["step", name, "used", "hired"]
    if step == steps.ACT and "replaced" in reader.mapping():
        names.append("replaced")
    fields = reader.only(names)
    x = fields[name].name(known)
    if step == steps.ACT and table.tile(x) < 0:
        raise fields[name].error("no-building", given=SPACE_NAMES[x])
    if step == steps.ACT and SPACE_NAMES[x] == "el_paso":
        raise fields[name].error("not-in-el-paso")
    used = _read_replaced(table, fields["replaced"], seat, x) if "replaced" in fields else 0
    source = int(source_of(table, seat, step, x, used))
    shown = [] if source == NO_SOURCE else icon_names(source)
    for item in fields["used"].items(most=len(KIND_NAMES)):
        if item.value == _AUX and step == steps.ACT:
            used |= int(AUX_USED)
        else:
            used |= int(bit(item.name(shown)))
    if not fields["hired"].missing():
        if "hire_one_or_two_different" not in shown:
            raise fields["hired"].error("not-expected", given=str(fields["hired"].value), expected="null")
        used |= (fields["hired"].name(WORKER_NAMES) + 1) * int(bit(HIRED))
    if used & AUX_USED and used != AUX_USED:
        raise fields["used"].error("symbols-and-auxiliary")
    return [step, seat, x, used]


def _read_replaced(table: Table, reader: Reader, seat: int, space: int) -> int:
    """EP-70, R-15: a smaller building of the same seat."""
    face, tile = reader.name(FACE_NAMES), table.tile(space)
    kind = face % int(TYPES)
    smaller = owner_of(tile) == seat and BUILDERS[kind] < BUILDERS[(tile - COMMON) % TYPES]
    if not smaller or table.face(kind) != face:
        raise reader.error("not-replaced", given=FACE_NAMES[face])
    return (kind + 1) * int(bit(REPLACED))


def _read_payment(reader: Reader, seat: int) -> Frame:
    fields = reader.only(["step", "for", "target", "space"])
    purpose = fields["for"].name(payment.PURPOSES)
    if purpose in _TARGETS:
        if not fields["space"].missing():
            raise fields["space"].error("not-expected", given=str(fields["space"].value), expected="null")
        return [int(steps.PAY), seat, purpose, fields["target"].name(_TARGETS[purpose])]
    kind = fields["target"].name(TYPE_NAMES)
    return [int(steps.PAY), seat, purpose, kind * int(SPACES) + fields["space"].name(SPACE_NAMES)]
