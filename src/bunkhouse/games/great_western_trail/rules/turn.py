"""The turn: phases A, B and C, one after the other (GWT-28, GWT-29, GWT-81, GWT-185)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Param, Prompt, Refusal, Step
from bunkhouse.families.great_western.ranches import HAND, OFF_BOARD
from bunkhouse.games.great_western_trail.actions import MOVE, PLACE, PLACE_NODE, PLAY
from bunkhouse.games.great_western_trail.components import NEUTRALS
from bunkhouse.games.great_western_trail.rules.arrival import begin_phase_b
from bunkhouse.games.great_western_trail.rules.fields import field_params, where
from bunkhouse.games.great_western_trail.rules.movement import RancherStep
from bunkhouse.games.great_western_trail.rules.objectives import fill_play
from bunkhouse.games.great_western_trail.rules.turn_step import FIRST
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.steps import END_TURN, PHASE_A, PHASE_C


def plan_turn(table: Table, seat: i64) -> None:
    """GWT-28: phase A, phase B on what it leads to, phase C, and then the next player."""
    table.echoes = 0
    owe_the_end(table, seat)
    table.agenda.push(PHASE_A, seat)


def owe_the_end(table: Table, seat: i64) -> None:
    """Whatever happens in a turn, phase C and its end come last."""
    table.agenda.push(END_TURN, seat)
    table.agenda.push(PHASE_C, seat)


class PhaseA(RancherStep):
    """GWT-29, GWT-32, GWT-175: place or move the rancher; objective cards may be played before that."""

    def __init__(self) -> None:
        super().__init__(PHASE_A, "phase-a", [PLACE, MOVE, PLAY], upon=FIRST)

    def limit(self, table: Table) -> i64:
        return table.step_limit(table.seat)

    def free(self, table: Table) -> i64:
        return 0

    def fill(self, table: Table, choices: Choices) -> None:
        fill_play(table, choices)
        if table.rancher(table.seat) != OFF_BOARD:
            super().fill(table, choices)
            return
        at: i64
        for at in range(NEUTRALS):
            choices.add(PLACE + at)

    def prompt(self, table: Table) -> Prompt:
        if table.rancher(table.seat) == OFF_BOARD:
            return Prompt("prompt-place", {})
        return super().prompt(table)


class Place(ActionKind[Table]):
    """GWT-29: in the first turn the rancher is placed on any neutral building."""

    def __init__(self) -> None:
        super().__init__(PLACE, "GWT-29")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        node: i64 = i64(PLACE_NODE[at])
        table.agenda.pop()
        table.set_rancher(seat, node)
        if table.journal is not None:
            table.tell_seat("places", seat, where(table, node))
        begin_phase_b(table, seat)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return field_params(table, int(PLACE_NODE[at]))

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("already-on-the-trail", "GWT-29")


class PhaseC(Step[Table]):
    """GWT-81: draw up to the hand limit; a larger hand is kept."""

    def __init__(self) -> None:
        super().__init__(PHASE_C, "phase-c")

    def carry_on(self, table: Table) -> bool:
        seat: i64 = table.agenda.seat()
        table.agenda.pop()
        missing: i64 = table.hand_limit(seat) - table.size(seat, HAND)
        if missing > 0:
            drawn: i64 = table.draw_cards(seat, missing)
            if table.journal is not None and drawn > 0:
                table.tell_seat("refills", seat, {"count": int(drawn)})
        return True


class EndTurn(Step[Table]):
    """GWT-18, GWT-183 to GWT-185: clockwise; the game is over when the token owner would be next."""

    def __init__(self) -> None:
        super().__init__(END_TURN, "end-turn")

    def carry_on(self, table: Table) -> bool:
        following: i64 = (table.agenda.seat() + 1) % i64(table.setting.players)
        table.agenda.pop()
        if following == table.token_owner:
            if table.journal is not None:
                table.tell("game-over", {})
            return True
        plan_turn(table, following)
        if table.journal is not None:
            table.tell_seat("turn-begins", following)
        return True
