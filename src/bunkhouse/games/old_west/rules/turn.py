"""The turn (OW-20 to OW-22) and the end of the game (OW-76 to OW-79)."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.games.old_west.actions import DRAW_TICKETS
from bunkhouse.games.old_west.components import LAST_TRAINS, LAST_TURNS
from bunkhouse.games.old_west.rules.claim import fill_claims
from bunkhouse.games.old_west.rules.draw import can_draw, fill_draw
from bunkhouse.games.old_west.rules.finish import finish
from bunkhouse.games.old_west.state import NO_LIMIT, Table
from bunkhouse.games.old_west.steps import END_TURN, TURN


def begin_turn(table: Table, seat: i64) -> None:
    table.agenda.push(END_TURN, seat)
    table.agenda.push(TURN, seat)


def fill_turn(table: Table, choices: Choices) -> None:
    """OW-20: draw train cards, draw tickets or claim a track."""
    fill_draw(table, choices)
    if table.ticket_count > 0:
        choices.add(DRAW_TICKETS)
    fill_claims(table, choices)


def pass_without_choice(table: Table) -> bool:
    """OW-22: a seat passes when no action is legal, and only then."""
    if can_draw(table) or table.ticket_count > 0:
        return False
    table.seat = table.agenda.seat()
    claims = Choices()
    fill_claims(table, claims)
    if claims.count > 0:
        return False
    table.agenda.pop()
    table.passes += 1
    if table.journal is not None:
        table.tell("passes", {"seat": int(table.seat)})
    return True


def end_turn(table: Table) -> None:
    """OW-21: clockwise to the next seat, unless OW-77 or OW-79 ends the game."""
    seat: i64 = table.agenda.seat()
    players: i64 = i64(table.setting.players)
    table.agenda.pop()
    _count_turns(table, seat, players)
    if table.turns_left == 0 or table.passes == players:
        finish(table)
        return
    begin_turn(table, (seat + 1) % players)


def _count_turns(table: Table, seat: i64, players: i64) -> None:
    """OW-76 to OW-78: the last round begins once, and counts every turn after it."""
    if table.turns_left != NO_LIMIT:
        table.turns_left -= 1
    elif table.trains(seat) <= LAST_TRAINS:
        table.turns_left = LAST_TURNS * players
        if table.journal is not None:
            table.tell("last-round", {"seat": int(seat), "trains": int(table.trains(seat))})
