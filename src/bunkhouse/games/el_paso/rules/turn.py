"""The turn: movement, action and draw phase, and the last turn of all (EP-25, EP-42, EP-101)."""

from typing import Any

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Param, Reader, Refusal, Step
from bunkhouse.families.great_western.ranches import HAND
from bunkhouse.games.el_paso.actions import END
from bunkhouse.games.el_paso.rules.free import can_gain
from bunkhouse.games.el_paso.rules.turn_step import FIRST, Decision, TurnStep, last_params
from bunkhouse.games.el_paso.state import Table
from bunkhouse.games.el_paso.steps import BEFORE_SCORING, DRAW_PHASE, END_TURN, MOVE, SUE


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


def is_last(table: Table, seat: i64) -> bool:
    """R-21: whether the scoring follows the turn of a seat."""
    return (seat + 1) % table.around == table.finisher


class EndTurn(Step[Table]):
    """EP-25, EP-101, R-21: clockwise; the game is over when the finisher would be next."""

    def __init__(self) -> None:
        super().__init__(END_TURN, "end-turn")

    def carry_on(self, table: Table) -> bool:
        seat: i64 = table.agenda.seat()
        table.agenda.pop()
        if not is_last(table, seat):
            plan_turn(table, (seat + 1) % table.around)
        elif table.journal is not None:
            table.tell("game-over", {})
        return True


class DrawPhase(Step[Table]):
    """EP-42, R-6, R-20: draw up to the hand limit; a larger hand is kept, and the finisher draws no more.

    In the very last turn it stays on the agenda, below what may still be done before the scoring.
    """

    def __init__(self) -> None:
        super().__init__(DRAW_PHASE, "draw-phase")

    def carry_on(self, table: Table) -> bool:
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
        return True


class BeforeScoring(TurnStep):
    """R-20: what the last draw phase brought may still be used."""

    def __init__(self) -> None:
        super().__init__(BEFORE_SCORING, "before-scoring", [END], FIRST)

    def fill(self, table: Table, choices: Choices) -> None:
        choices.add(END)

    def carry_on(self, table: Table) -> bool:
        if can_gain(table, table.agenda.seat()):
            return False
        self.finish(table)
        return True

    def finish(self, table: Table) -> None:
        """Nothing more is done before the scoring; the draw phase is over, too."""
        table.agenda.pop()
        table.agenda.pop()

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if not is_last(table, seat):
            raise given.error("wrong-order")


class End(ActionKind[Table]):
    """R-5: nothing more is done here.

    Nobody draws cards at the end of a turn without having said so: the last action can be taken back.
    """

    def __init__(self) -> None:
        super().__init__(END, "EP-40")

    def perform(self, table: Table, at: i64) -> None:
        step = table.rules().step(table.agenda.step())
        assert isinstance(step, Decision)
        step.finish(table)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return last_params(table)

    def refusal(self, table: Table, at: int) -> Refusal:
        return self.elsewhere(table, table.rules().step(table.agenda.step()))

    def elsewhere(self, table: Table, step: Step[Any]) -> Refusal:
        assert isinstance(step, Decision)
        return Refusal("must-choose", step.must)
