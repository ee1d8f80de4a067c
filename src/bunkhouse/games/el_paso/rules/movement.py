"""The rancher on the trail (EP-29 to EP-36, EP-77, EP-78)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Number, Param, Prompt, Reader, Refusal, bit
from bunkhouse.families.great_western.ranches import AREA
from bunkhouse.families.great_western.trail import TOO_FAR
from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.actions import HURRIES, HURRY, RIDE
from bunkhouse.games.el_paso.actions import MOVE as MOVE_TO
from bunkhouse.games.el_paso.components import COWBOY, SIMMENTAL
from bunkhouse.games.el_paso.icons import ICON_AMOUNT
from bunkhouse.games.el_paso.rules.delivery import enter
from bunkhouse.games.el_paso.rules.symbols import SymbolAction
from bunkhouse.games.el_paso.rules.turn_step import FIRST, WITHIN, TurnStep
from bunkhouse.games.el_paso.state import NOBODY, TURN_STEPS, Table
from bunkhouse.games.el_paso.steps import ACT, DRAW_PHASE, MOVE
from bunkhouse.games.el_paso.trail import (
    BRANCH_FIRST,
    BRANCH_NODE,
    BRANCH_START,
    EL_PASO,
    JUNCTION,
    SPACE_NAMES,
    distance,
)

_MOST_STEPS: Final = 9


def limit(table: Table) -> i64:
    """EP-32, EP-77: how far the seat that moves may go: its step limit, or what an action grants."""
    granted: i64 = table.agenda.x()
    return granted if granted > 0 else table.step_limit(table.seat)


class Move(TurnStep):
    """EP-25, EP-77: the rancher moves; x: the steps an action grants, 0 in the movement phase."""

    def __init__(self) -> None:
        granted = Number("granted", 0, _MOST_STEPS)
        super().__init__(MOVE, "move", [MOVE_TO, HURRY], [*FIRST, *WITHIN], [granted], "EP-32")

    def fill(self, table: Table, choices: Choices) -> None:
        """EP-30 to EP-34: every stop up to El Paso, with as many cowboys as the way there takes.

        Ways of different lengths to the same stop are different choices when they take different numbers of
        cowboys. The possible numbers of steps to a stop are kept as the bits of one number.
        """
        seat: i64 = table.seat
        most: i64 = limit(table)
        cowboys: i64 = table.working(seat, COWBOY)
        node: i64 = table.rancher(seat)
        reached: i64 = 1
        while True:
            together: i64 = 0
            branch: i64
            at: i64
            for branch in range(i64(BRANCH_FIRST[node]), i64(BRANCH_FIRST[node + 1])):
                lengths: i64 = reached
                for at in range(i64(BRANCH_START[branch]), i64(BRANCH_START[branch + 1])):
                    space: i64 = i64(BRANCH_NODE[at])
                    if i64(table.trail[space]) >= 0:
                        lengths = lengths << 1
                        _add(choices, space, lengths, most, cowboys)
                together |= lengths
            node = i64(JUNCTION[node])
            if i64(table.trail[node]) >= 0:
                together = together << 1
                _add(choices, node, together, most, cowboys)
            if node == EL_PASO:
                return
            reached = together

    def prompt(self, table: Table) -> Prompt:
        """EP-32 to EP-34, EP-99 to EP-101: how far one gets, whether cowboys help, how near the end is."""
        codes, actions = table.legal(), table.actions()
        near = {int(code - MOVE_TO) for code in codes if actions.kind(code) == MOVE_TO}
        far = {int(code - HURRY) // int(HURRIES) for code in codes if actions.kind(code) == HURRY}
        start = table.rancher(table.seat)
        end = "last" if table.finisher != NOBODY else "none" if table.stock(SIMMENTAL) else "near"
        params: dict[str, Param] = {
            "steps": max((distance(table.trail, start, space) for space in near), default=1),
            "cowboys": int(bool(far - near)),
            "action": int(table.agenda.x() > 0),
            "end": end,
        }
        return Prompt("prompt-move", params)

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        """Only an action grants steps."""
        if (x == 0) != (table.agenda.step() == DRAW_PHASE):
            raise given.field("granted").error("wrong-order")


def _add(choices: Choices, space: i64, lengths: i64, most: i64, cowboys: i64) -> None:
    if lengths & (bit(most + 1) - 1):
        choices.add(MOVE_TO + space)
    count: i64
    for count in range(1, cowboys + 1):
        if (lengths >> (most + count)) & 1:
            choices.add(HURRY + space * HURRIES + count - 1)


def _move(table: Table, seat: i64, space: i64, cowboys: i64) -> None:
    """EP-36, EP-78, R-15: use the stop where the rancher ends; in El Paso left-over actions are lost."""
    table.agenda.pop()
    _ride_to(table, seat, space, cowboys)
    if space != EL_PASO:
        table.agenda.push(ACT, seat, space)
        return
    while table.agenda.height > TURN_STEPS:
        table.agenda.pop()
    enter(table, seat)


def _ride_to(table: Table, seat: i64, space: i64, cowboys: i64) -> None:
    """EP-33, EP-60: the cowboys are discarded, the rancher moves."""
    if cowboys > 0:
        table.discard(seat, AREA, COWBOY, cowboys)
    table.set_rancher(seat, space)
    if table.journal is not None:
        params: dict[str, Param] = {
            "space": SPACE_NAMES[space],
            "field": table.field_name(table.tile(space)),
            "cowboys": int(cowboys),
        }
        table.tell_seat("moves", seat, params)


def _out_of_reach(table: Table, space: int) -> Refusal | None:
    """EP-29, EP-31: why a space cannot be the goal, however far one may go."""
    if table.tile(space) < 0:
        return Refusal("no-stop", "EP-29")
    if distance(table.trail, table.rancher(table.seat), space) >= TOO_FAR:
        return Refusal("not-ahead", "EP-31")
    return None


def _way_params(table: Table, space: int) -> dict[str, Param]:
    """EP-32: the fewest steps to a stop, and how many are allowed."""
    seat = table.seat
    most = int(limit(table))
    return {"steps": distance(table.trail, table.rancher(seat), space), "limit": most}


class MoveTo(ActionKind[Table]):
    """EP-32: as far as the step limit allows."""

    def __init__(self) -> None:
        super().__init__(MOVE_TO, "EP-25")

    def perform(self, table: Table, at: i64) -> None:
        _move(table, table.seat, at, 0)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        steps = distance(table.trail, table.rancher(table.seat), at)
        return {**table.field_params(at), "cowboys": 0, "steps": steps}

    def refusal(self, table: Table, at: int) -> Refusal:
        return _out_of_reach(table, at) or Refusal("too-far", "EP-32", _way_params(table, at))


class Hurry(ActionKind[Table]):
    """EP-33, EP-60: exactly as much farther as cowboys are discarded."""

    def __init__(self) -> None:
        super().__init__(HURRY, "EP-60")

    def perform(self, table: Table, at: i64) -> None:
        _move(table, table.seat, at // HURRIES, at % HURRIES + 1)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        space, cowboys = at // int(HURRIES), at % int(HURRIES) + 1
        steps = int(limit(table)) + cowboys
        return {**table.field_params(space), "cowboys": cowboys, "steps": steps}

    def refusal(self, table: Table, at: int) -> Refusal:
        space, cowboys = at // int(HURRIES), at % int(HURRIES) + 1
        unreachable = _out_of_reach(table, space)
        if unreachable is not None:
            return unreachable
        have = int(table.working(table.seat, COWBOY))
        if cowboys > have:
            return Refusal("too-few-cowboys", "EP-33", {"count": have})
        return Refusal("wrong-cowboys", "EP-33", _way_params(table, space))


class Ride(SymbolAction):
    """EP-77: the rancher will move again."""

    def __init__(self) -> None:
        super().__init__(RIDE, "EP-77", icons.MOVE)

    def perform(self, table: Table, at: i64) -> None:
        table.agenda.push(MOVE, table.seat, i64(ICON_AMOUNT[self.take(table)]))

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"steps": int(ICON_AMOUNT[self.icon(table)])}
