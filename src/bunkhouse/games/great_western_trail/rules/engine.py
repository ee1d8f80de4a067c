"""The engine on the railroad (GWT-100 to GWT-110)."""

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import ActionKind, Choices, Number, Prompt, Refusal, bit
from bunkhouse.games.great_western_trail.actions import DONE, ENGINE
from bunkhouse.games.great_western_trail.components import END_BONUS
from bunkhouse.games.great_western_trail.rails import LAST_SLOT, SLOT_NAMES, SLOTS, STATION_AT, TURNOUT
from bunkhouse.games.great_western_trail.rules.turn_step import MAY_DECLINE, TurnStep
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.steps import ENGINE as ENGINE_STEP
from bunkhouse.games.great_western_trail.steps import RETURN, UPGRADE


def _one_back(slot: i64, occupied: i64) -> i64:
    """GWT-101, GWT-102: the spaces one step behind a slot, a bit each; occupied ones are skipped."""
    found: i64 = 0
    while slot > 0:
        slot -= 1
        if i64(TURNOUT[slot]):
            if not (occupied >> slot) & 1:
                found |= bit(slot)
            slot -= 1
        if not (occupied >> slot) & 1:
            return found | bit(slot)
    return found


def spaces_between(occupied: i64, low: i64, high: i64) -> i64:
    """GWT-101, GWT-102: the spaces that count between two slots: numbered, and free."""
    counted: i64 = 0
    slot: i64
    for slot in range(low + 1, high):
        if not i64(TURNOUT[slot]) and not (occupied >> slot) & 1:
            counted += 1
    return counted


def back_targets(table: Table, seat: i64, spaces: i64) -> i64:
    """GWT-104, AR-18: where exactly so many spaces back lead, a bit for each slot."""
    occupied: i64 = table.other_engines(seat)
    reached: i64 = bit(table.engine(seat))
    slot: i64
    while spaces > 0:
        spaces -= 1
        following: i64 = 0
        for slot in range(1, SLOTS):
            if (reached >> slot) & 1:
                following |= _one_back(slot, occupied)
        reached = following
    return reached


def put_engine(table: Table, seat: i64, slot: i64) -> None:
    """The engine stops there; GWT-106: on a turnout the station may be upgraded."""
    table.set_engine(seat, slot)
    if table.journal is not None:
        table.tell_seat("engine", seat, {"space": SLOT_NAMES[slot]})
    if slot == LAST_SLOT:
        table.agenda.push(RETURN, seat)
    if i64(STATION_AT[slot]) >= 0:
        table.agenda.push(UPGRADE, seat, i64(STATION_AT[slot]))


@mypyc_attr(allow_interpreted_subclasses=True)
class EngineStep(TurnStep):
    """GWT-109, GWT-174: the engine moves, to any free space behind it unless something else is said."""

    def fill(self, table: Table, choices: Choices) -> None:
        occupied: i64 = table.other_engines(table.seat)
        slot: i64
        for slot in range(table.engine(table.seat)):
            if not (occupied >> slot) & 1:
                choices.add(ENGINE + slot)

    def stop(self, table: Table, slot: i64) -> None:
        """A space has been chosen."""
        raise NotImplementedError

    def unreachable(self, table: Table, slot: int) -> Refusal:
        """Why the engine cannot move to a space that is free."""
        return Refusal("not-back", "GWT-109")

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-engine-back", {})


class MoveEngine(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(ENGINE, "GWT-103")

    def perform(self, table: Table, at: i64) -> None:
        _moving(table).stop(table, at)

    def refusal(self, table: Table, at: int) -> Refusal:
        if table.other_engines(table.seat) >> at & 1:
            return Refusal("space-occupied", "GWT-102")
        return _moving(table).unreachable(table, at)


def _moving(table: Table) -> EngineStep:
    step = table.rules().step(table.agenda.step())
    assert isinstance(step, EngineStep)
    return step


class Forward(EngineStep):
    """GWT-103, GWT-109: the engine moves forward; stopping ends the move.

    x: most spaces, y: 1 if that may be declined.
    """

    def __init__(self) -> None:
        super().__init__(ENGINE_STEP, "engine", [ENGINE, DONE], [Number("most", 1, 9), MAY_DECLINE])

    def fill(self, table: Table, choices: Choices) -> None:
        """GWT-101 to GWT-103, GWT-109: up to so many free spaces; turnouts are spaces on the side."""
        seat: i64 = table.seat
        most: i64 = table.agenda.x()
        occupied: i64 = table.other_engines(seat)
        passed: i64 = 0
        slot: i64
        for slot in range(table.engine(seat) + 1, SLOTS):
            if (occupied >> slot) & 1:
                continue
            if i64(TURNOUT[slot]):
                if passed + 1 <= most:
                    choices.add(ENGINE + slot)
            else:
                passed += 1
                if passed > most:
                    break
                choices.add(ENGINE + slot)
        if table.agenda.y() == 1:
            choices.add(DONE)

    def stop(self, table: Table, slot: i64) -> None:
        table.agenda.pop()
        put_engine(table, table.seat, slot)

    def unreachable(self, table: Table, slot: int) -> Refusal:
        behind = slot <= table.engine(table.seat)
        return Refusal("not-forward" if behind else "engine-too-far", "GWT-103")

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-engine", {"count": int(table.agenda.x())})


class Return(EngineStep):
    """GWT-109, GWT-110: back from the last space, with the bonus in hand before the upgrade is decided."""

    def __init__(self) -> None:
        super().__init__(RETURN, "return", [ENGINE])

    def stop(self, table: Table, slot: i64) -> None:
        table.agenda.pop()
        table.earn(table.seat, END_BONUS)
        put_engine(table, table.seat, slot)
