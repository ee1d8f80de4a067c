"""The turn: phases A, B and C, one after the other (GWT-28, GWT-29, GWT-81, GWT-185)."""

from mypy_extensions import i64

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.families.great_western.ranches import HAND, OFF_BOARD
from bunkhouse.games.great_western_trail.actions import PLACE, PLACE_NODE
from bunkhouse.games.great_western_trail.components import BACKS, ECHO, NEUTRALS, NUMBERS, PRIVATE
from bunkhouse.games.great_western_trail.rules import movement
from bunkhouse.games.great_western_trail.rules.objectives import fill_play
from bunkhouse.games.great_western_trail.state import Table, owner_of
from bunkhouse.games.great_western_trail.steps import (
    END_TURN,
    FORESIGHT,
    INCOME,
    LEAVE_CITY,
    PHASE_A,
    PHASE_B,
    PHASE_C,
)
from bunkhouse.games.great_western_trail.trail import CITY, NODE_NAMES


def plan_turn(table: Table, seat: i64) -> None:
    """GWT-28: phase A, phase B on what it leads to, phase C, and then the next player."""
    table.echoes = 0
    table.agenda.push(END_TURN, seat)
    table.agenda.push(PHASE_C, seat)
    table.agenda.push(PHASE_A, seat)


def end_turn(table: Table) -> None:
    """GWT-18, GWT-183 to GWT-185: clockwise; the game is over when the token owner would be next."""
    following: i64 = (table.agenda.seat() + 1) % i64(table.setting.players)
    table.agenda.pop()
    if following == table.token_owner:
        if table.journal is not None:
            table.tell("game-over", {})
        return
    plan_turn(table, following)
    if table.journal is not None:
        table.tell_seat("turn-begins", following)


def fill_phase_a(table: Table, choices: Choices) -> None:
    """GWT-29, GWT-32, GWT-175: place or move the rancher; objective cards may be played before that."""
    seat: i64 = table.seat
    fill_play(table, choices)
    if table.rancher(seat) != OFF_BOARD:
        movement.reach(table, table.rancher(seat), table.step_limit(seat), True, choices)
        return
    at: i64
    for at in range(NEUTRALS):
        choices.add(PLACE + at)


def place(table: Table, at: i64) -> None:
    """GWT-29: in the first turn the rancher is placed on any neutral building."""
    seat: i64 = table.seat
    table.agenda.pop()
    table.set_rancher(seat, i64(PLACE_NODE[at]))
    if table.journal is not None:
        node: i64 = i64(PLACE_NODE[at])
        table.tell_seat(
            "places", seat, {"node": NODE_NAMES[node], "field": table.field_name(table.tile(node))}
        )
    _begin_phase_b(table, seat)


def move(table: Table, goal: i64) -> None:
    """Phase A: the destination has been chosen."""
    limit: i64 = table.step_limit(table.seat)
    table.agenda.pop()
    movement.set_out(table, goal, limit, 0)


def arrive(table: Table) -> None:
    """The rancher has reached its destination: a new phase B there, unless a card moved it (GWT-178)."""
    seat: i64 = table.agenda.seat()
    free: i64 = table.agenda.y() & 1
    table.agenda.pop()
    if table.journal is not None:
        movement.tell_arrival(table, seat)
    if not free:
        _begin_phase_b(table, seat)


def _begin_phase_b(table: Table, seat: i64) -> None:
    node: i64 = table.rancher(seat)
    if node == CITY:
        _enter_city(table, seat)
        return
    table.agenda.push(PHASE_B, seat, node)
    note_echo(table, node)


def note_echo(table: Table, node: i64) -> None:
    """AR-8: remember which buildings 8b have been visited or copied this turn."""
    tile: i64 = table.tile(node)
    owner: i64 = owner_of(tile)
    if owner >= 0 and table.face((tile - PRIVATE) % NUMBERS) == ECHO:
        table.echoes |= bit(owner)


def _enter_city(table: Table, seat: i64) -> None:
    """GWT-55: the five stages of Kansas City in order, and what follows them."""
    table.agenda.push(LEAVE_CITY, seat)
    table.agenda.push(INCOME, seat)
    stage: i64
    for stage in range(BACKS - 1, -1, -1):
        table.agenda.push(FORESIGHT, seat, stage)


def phase_c(table: Table) -> None:
    """GWT-81: draw up to the hand limit; a larger hand is kept."""
    seat: i64 = table.agenda.seat()
    table.agenda.pop()
    missing: i64 = table.hand_limit(seat) - table.size(seat, HAND)
    if missing > 0:
        drawn: i64 = table.draw_cards(seat, missing)
        if table.journal is not None and drawn > 0:
            table.tell_seat("refills", seat, {"count": int(drawn)})
