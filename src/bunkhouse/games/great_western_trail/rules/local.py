"""Phase B: local actions, risk actions, auxiliary actions and copies (GWT-49 to GWT-59, GWT-170)."""

from mypy_extensions import i32, i64

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.games.great_western_trail.actions import AUX, COPY_NODE, DOUBLE, END, USE
from bunkhouse.games.great_western_trail.components import AUX_NAMES, AUXES
from bunkhouse.games.great_western_trail.effects import (
    AUX_EFFECT,
    COPY,
    EFFECT_NAMES,
    LOCAL_EFFECT,
    LOCAL_ICON,
    LOCAL_START,
    VERB,
)
from bunkhouse.games.great_western_trail.rules import using
from bunkhouse.games.great_western_trail.rules.fields import (
    AUX_USED,
    CLOSED,
    FRAME,
    RISK_USED,
    building_at,
    is_usable,
    neighbours,
)
from bunkhouse.games.great_western_trail.rules.objectives import fill_play
from bunkhouse.games.great_western_trail.rules.turn import note_echo
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.steps import ADJACENT, PHASE_B
from bunkhouse.games.great_western_trail.steps import COPY as COPY_STEP
from bunkhouse.games.great_western_trail.trail import NODE_NAMES, RISK


def fill_phase_b(table: Table, choices: Choices) -> None:
    """GWT-49, GWT-54, GWT-175, AR-30: local actions, or an auxiliary action; objective cards; or an end."""
    choices.add(END)
    fill_play(table, choices)
    frames = table.agenda.frames
    at: i64 = (table.agenda.height - 1) * FRAME
    offered: i64 = 0
    while i64(frames[at]) == COPY_STEP:
        offered = _fill_frame(table, choices, i64(frames[at + 2]), i64(frames[at + 3]), offered)
        at -= FRAME
    node: i64 = i64(frames[at + 2])
    used: i64 = i64(frames[at + 3])
    if used & AUX_USED == 0 and is_usable(table, table.seat, node):
        _fill_frame(table, choices, node, used, offered)
    if used == 0:
        fill_singles(table, choices)


def _fill_frame(table: Table, choices: Choices, node: i64, used: i64, offered: i64) -> i64:
    """GWT-50 to GWT-52: what is left to use of one building; returns all effects offered so far."""
    if used & CLOSED:
        return offered
    building: i64 = building_at(table, node)
    at: i64
    for at in range(i64(LOCAL_START[building]), i64(LOCAL_START[building + 1])):
        if not (used >> i64(LOCAL_ICON[at])) & 1:
            offered = _offer(table, choices, node, i64(LOCAL_EFFECT[at]), offered)
    if i64(RISK[node]) >= 0 and not used & RISK_USED:
        offered = _offer(table, choices, node, i64(RISK[node]), offered)
    return offered


def _offer(table: Table, choices: Choices, node: i64, effect: i64, offered: i64) -> i64:
    """Equal actions of a building and of a copy are listed once; each of them can be used."""
    if (offered >> effect) & 1 or not _can_use(table, node, effect):
        return offered
    choices.add(USE + effect)
    return offered | bit(effect)


def _can_use(table: Table, node: i64, effect: i64) -> bool:
    if i64(VERB[effect]) == COPY:
        return neighbours(table, node, None)
    return using.available(table, table.seat, effect)


def fill_singles(table: Table, choices: Choices) -> None:
    """GWT-56 to GWT-58: the single use of every auxiliary action that is not locked."""
    seat: i64 = table.seat
    aux: i64
    for aux in range(AUXES):
        if table.aux_level(seat, aux) > 0 and using.available(table, seat, i64(AUX_EFFECT[2 * aux])):
            choices.add(AUX + aux)


def fill_auxiliary(table: Table, choices: Choices) -> None:
    """GWT-59: single, or double if both spaces are clear."""
    fill_singles(table, choices)
    seat: i64 = table.seat
    aux: i64
    for aux in range(AUXES):
        if table.aux_level(seat, aux) > 1 and using.available(table, seat, i64(AUX_EFFECT[2 * aux + 1])):
            choices.add(DOUBLE + aux)


def use(table: Table, effect: i64) -> None:
    """GWT-50: note that the icon has been used, the copy's before the building's own, and begin."""
    frames = table.agenda.frames
    at: i64 = (table.agenda.height - 1) * FRAME
    bit: i64 = unused(table, i64(frames[at + 2]), i64(frames[at + 3]), effect)
    while bit == 0:
        at -= FRAME
        bit = unused(table, i64(frames[at + 2]), i64(frames[at + 3]), effect)
    frames[at + 3] = i32(i64(frames[at + 3]) | bit)
    if table.journal is not None:
        table.tell_seat("uses", table.seat, {"effect": EFFECT_NAMES[effect]})
    if i64(VERB[effect]) == COPY:
        table.agenda.push(ADJACENT, table.seat, i64(frames[at + 2]))
    else:
        using.begin(table, table.seat, effect)


def unused(table: Table, node: i64, used: i64, effect: i64) -> i64:
    """The bit of the unused icon of a building that has this effect, or 0."""
    building: i64 = building_at(table, node)
    at: i64
    if used & CLOSED:
        return 0
    for at in range(i64(LOCAL_START[building]), i64(LOCAL_START[building + 1])):
        if i64(LOCAL_EFFECT[at]) == effect and not (used >> i64(LOCAL_ICON[at])) & 1:
            return bit(i64(LOCAL_ICON[at]))
    if i64(RISK[node]) == effect and not used & RISK_USED:
        return RISK_USED
    return 0


def auxiliary(table: Table, aux: i64, double: i64) -> None:
    """GWT-49, GWT-59: instead of local actions, or where an icon allows it."""
    frames = table.agenda.frames
    at: i64 = (table.agenda.height - 1) * FRAME
    if i64(frames[at]) == PHASE_B:
        frames[at + 3] = i32(AUX_USED)
    else:
        table.agenda.pop()
    if table.journal is not None:
        table.tell_seat("auxiliary", table.seat, {"aux": AUX_NAMES[aux], "times": int(1 + double)})
    using.begin(table, table.seat, i64(AUX_EFFECT[2 * aux + double]))


def copy_building(table: Table, at: i64) -> None:
    """GWT-170: the local actions of the neighbour can be used here, its risk action included."""
    node: i64 = i64(COPY_NODE[at])
    table.agenda.pop()
    table.agenda.push(COPY_STEP, table.seat, node)
    note_echo(table, node)
    if table.journal is not None:
        params: dict[str, str | int] = {"node": NODE_NAMES[node], "field": table.field_name(table.tile(node))}
        table.tell_seat("copies", table.seat, params)
