"""The turn (OW-20 to OW-22) and the end of the game (OW-76 to OW-79)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import Choices, Prompt, Reader, Step
from bunkhouse.games.old_west.actions import CLAIM, DRAW, DRAW_TICKETS, TAKE
from bunkhouse.games.old_west.components import LAST_TRAINS, LAST_TURNS
from bunkhouse.games.old_west.rules.claim import fill_claims
from bunkhouse.games.old_west.rules.draw import can_draw, fill_draw
from bunkhouse.games.old_west.rules.finish import finish
from bunkhouse.games.old_west.rules.position_checks import in_turn
from bunkhouse.games.old_west.state import NO_LIMIT, Table
from bunkhouse.games.old_west.steps import END_TURN, TURN


def begin_turn(table: Table, seat: i64) -> None:
    table.agenda.push(END_TURN, seat)
    table.agenda.push(TURN, seat)


class Turn(Step[Table]):
    """OW-20: draw train cards, draw tickets or claim a track."""

    def __init__(self) -> None:
        super().__init__(TURN, "turn", [TAKE, DRAW, DRAW_TICKETS, CLAIM])

    def fill(self, table: Table, choices: Choices) -> None:
        fill_draw(table, choices, True)
        if table.ticket_count > 0:
            choices.add(DRAW_TICKETS)
        fill_claims(table, choices)

    def carry_on(self, table: Table) -> bool:
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

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-turn" if table.turns_left == NO_LIMIT else "prompt-last-turn", {})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        in_turn(table, seat)
        table.agenda.push(TURN, seat)


class EndTurn(Step[Table]):
    def __init__(self) -> None:
        super().__init__(END_TURN, "end-turn")

    def carry_on(self, table: Table) -> bool:
        """OW-21: clockwise to the next seat, unless OW-77 or OW-79 ends the game."""
        seat: i64 = table.agenda.seat()
        players: i64 = i64(table.setting.players)
        table.agenda.pop()
        _count_turns(table, seat, players)
        if table.turns_left == 0 or table.passes == players:
            finish(table)
        else:
            begin_turn(table, (seat + 1) % players)
        return True


def _count_turns(table: Table, seat: i64, players: i64) -> None:
    """OW-76 to OW-78: the last round begins once, and counts every turn after it."""
    if table.turns_left != NO_LIMIT:
        table.turns_left -= 1
    elif table.trains(seat) <= LAST_TRAINS:
        table.turns_left = LAST_TURNS * players
        if table.journal is not None:
            table.tell("last-round", {"seat": int(seat), "trains": int(table.trains(seat))})
