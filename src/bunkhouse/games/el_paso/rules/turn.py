"""The set-up choices and the turn: movement, action and draw phase (EP-22 to EP-25, EP-42, EP-78, EP-101)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.families.great_western.ranches import HAND
from bunkhouse.games.el_paso.actions import PLACE
from bunkhouse.games.el_paso.components import NEUTRALS
from bunkhouse.games.el_paso.rules import delivery, movement
from bunkhouse.games.el_paso.state import Table
from bunkhouse.games.el_paso.steps import (
    ACT,
    BEFORE_SCORING,
    BEGIN,
    DRAW_PHASE,
    END_TURN,
    MOVE,
    OPENING,
    SUE,
)
from bunkhouse.games.el_paso.steps import PLACE as PLACE_STEP
from bunkhouse.games.el_paso.trail import EL_PASO, NEUTRAL_SPACE, SPACE_NAMES

TURN_FRAMES: Final[i64] = 2
"""The end of the turn and the draw phase lie under everything that is owed in a turn."""


def plan_opening(table: Table, step: i64, first: i64) -> None:
    """EP-22, EP-23, R-2: all objectives are taken, then all ranchers placed, each in seat order."""
    table.agenda.push(BEGIN, 0)
    players: i64 = table.setting.players
    seat: i64
    for seat in range(players - 1, -1, -1):
        if step == OPENING or seat >= first:
            table.agenda.push(PLACE_STEP, seat)
    if step == OPENING:
        for seat in range(players - 1, first - 1, -1):
            table.agenda.push(OPENING, seat)


def plan_turn(table: Table, seat: i64) -> None:
    """EP-25: movement phase, action phase, draw phase, and then the next seat."""
    table.agenda.push(END_TURN, seat)
    if table.is_sue(seat):
        table.agenda.push(SUE, seat)
    else:
        table.agenda.push(DRAW_PHASE, seat)
        table.agenda.push(MOVE, seat)
    if table.journal is not None:
        table.tell_seat("turn-begins", seat)


def end_turn(table: Table) -> None:
    """EP-25, EP-101, R-21: clockwise; the game is over when the finisher would be next."""
    seat: i64 = table.agenda.seat()
    table.agenda.pop()
    if is_last(table, seat):
        if table.journal is not None:
            table.tell("game-over", {})
        return
    plan_turn(table, (seat + 1) % table.around)


def fill_place(choices: Choices) -> None:
    at: i64
    for at in range(NEUTRALS):
        choices.add(PLACE + at)


def place(table: Table, seat: i64, at: i64) -> None:
    """EP-23: on any neutral building, which may be shared."""
    space: i64 = i64(NEUTRAL_SPACE[at])
    table.agenda.pop()
    table.set_rancher(seat, space)
    if table.journal is not None:
        table.tell_seat(
            "places", seat, {"space": SPACE_NAMES[space], "field": table.field_name(table.tile(space))}
        )


def move(table: Table, seat: i64, space: i64, cowboys: i64) -> None:
    """EP-36, EP-78, R-15: use the stop where the rancher ends; in El Paso left-over actions are lost."""
    table.agenda.pop()
    movement.ride_to(table, seat, space, cowboys)
    if space == EL_PASO:
        table.agenda.height = TURN_FRAMES
        delivery.enter(table, seat)
    else:
        table.agenda.push(ACT, seat, space)


def draw_phase(table: Table) -> None:
    """EP-42, R-6, R-20: draw up to the hand limit; a larger hand is kept, and the finisher draws no more.

    In the very last turn it stays on the agenda, below what may still be done before the scoring.
    """
    seat: i64 = table.agenda.seat()
    missing: i64 = table.hand_limit(seat) - table.size(seat, HAND)
    if missing > 0 and table.finisher != seat:
        drawn: i64 = table.draw_cows(seat, missing)
        if table.journal is not None and drawn > 0:
            table.tell_seat("refills", seat, {"count": int(drawn)})
    if is_last(table, seat):
        table.agenda.push(BEFORE_SCORING, seat)
    else:
        table.agenda.pop()


def is_last(table: Table, seat: i64) -> bool:
    """R-21: whether the scoring follows the turn of a seat."""
    return (seat + 1) % table.around == table.finisher


def begin_scoring(table: Table) -> None:
    """R-20: nothing more is done before the scoring; the draw phase is over, too."""
    table.agenda.pop()
    table.agenda.pop()
