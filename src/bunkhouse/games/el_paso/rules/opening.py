"""The choices of the set-up, before the first turn (EP-22, EP-23)."""

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import ActionKind, Choices, Param, Reader, Step
from bunkhouse.families.great_western.ranches import OFF_BOARD
from bunkhouse.games.el_paso.actions import OBJECTIVE as TAKE_OBJECTIVE
from bunkhouse.games.el_paso.actions import PLACE as PLACE_ON
from bunkhouse.games.el_paso.components import NEUTRALS
from bunkhouse.games.el_paso.rules.tokens import fill_row
from bunkhouse.games.el_paso.rules.turn import plan_turn
from bunkhouse.games.el_paso.rules.turn_step import Decision
from bunkhouse.games.el_paso.state import OBJECTIVE, Table
from bunkhouse.games.el_paso.steps import BEGIN, OPENING, PLACE
from bunkhouse.games.el_paso.trail import NEUTRAL_SPACE, SPACE_NAMES


def plan_opening(table: Table, chosen: i64, placed: i64) -> None:
    """EP-22, EP-23, R-2: all objectives are taken, then all ranchers placed, each in seat order.

    ``chosen``, ``placed``: the seats that have done so already.
    """
    table.agenda.push(BEGIN, 0)
    players: i64 = table.setting.players
    seat: i64
    for seat in range(players - 1, placed - 1, -1):
        table.agenda.push(PLACE, seat)
    for seat in range(players - 1, chosen - 1, -1):
        table.agenda.push(OPENING, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class SetUpChoice(Decision):
    """One choice for every seat, in seat order."""

    def reach(self, table: Table, chosen: int, placed: int) -> None:
        """R-2: exactly the seats before the one that decides have decided."""
        for seat in range(table.players):
            if (table.tokens(seat, OBJECTIVE) != 0) != (seat < chosen):
                raise Reader(None, f"seats[{seat}].objectives").error("wrong-order")
            if (table.rancher(seat) != OFF_BOARD) != (seat < placed):
                raise Reader(None, f"seats[{seat}].rancher").error("wrong-order")
        plan_opening(table, chosen, placed)


class FirstObjective(SetUpChoice):
    """EP-22: a face-up objective token."""

    def __init__(self) -> None:
        super().__init__(OPENING, "opening", [TAKE_OBJECTIVE], must="EP-22")

    def fill(self, table: Table, choices: Choices) -> None:
        fill_row(table, OBJECTIVE, TAKE_OBJECTIVE, choices)

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        self.reach(table, seat, 0)


class PlaceRancher(SetUpChoice):
    """EP-23: on any neutral building, which may be shared."""

    def __init__(self) -> None:
        super().__init__(PLACE, "place", [PLACE_ON], must="EP-23")

    def fill(self, table: Table, choices: Choices) -> None:
        at: i64
        for at in range(NEUTRALS):
            choices.add(PLACE_ON + at)

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        self.reach(table, table.players, seat)


class Place(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(PLACE_ON, "EP-23")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        space: i64 = i64(NEUTRAL_SPACE[at])
        table.agenda.pop()
        table.set_rancher(seat, space)
        if table.journal is not None:
            field = table.field_name(table.tile(space))
            table.tell_seat("places", seat, {"space": SPACE_NAMES[space], "field": field})

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return table.field_params(i64(NEUTRAL_SPACE[at]))


class Begin(Step[Table]):
    """EP-25: the first seat begins."""

    def __init__(self) -> None:
        super().__init__(BEGIN, "begin")

    def carry_on(self, table: Table) -> bool:
        table.agenda.pop()
        plan_turn(table, 0)
        return True
