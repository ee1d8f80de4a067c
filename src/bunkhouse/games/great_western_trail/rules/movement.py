"""The rancher moves along the trail (GWT-30 to GWT-48, GWT-152, GWT-178)."""

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import Argument, Choices, Number, Param, Prompt, Reader, Refusal, nearness
from bunkhouse.engine.rules import ActionKind
from bunkhouse.families.great_western.ranches import OFF_BOARD
from bunkhouse.families.great_western.trail import TOO_FAR
from bunkhouse.games.great_western_trail.actions import MOVE, MOVE_NODE, VIA, VIA_INDEX, VIA_NODE
from bunkhouse.games.great_western_trail.components import EMPTY
from bunkhouse.games.great_western_trail.effects import ARGUMENT
from bunkhouse.games.great_western_trail.rules.arrival import begin_phase_b
from bunkhouse.games.great_western_trail.rules.fields import between, end_phase_b, field_params, where
from bunkhouse.games.great_western_trail.rules.turn_step import FIRST, LATER, NODE, TurnStep, last_turn
from bunkhouse.games.great_western_trail.rules.verbs import Verb
from bunkhouse.games.great_western_trail.rules.ways import (
    every_way,
    fee,
    fee_params,
    fewest_steps,
    reach,
    road_of,
    steps_by,
    way_by,
)
from bunkhouse.games.great_western_trail.state import NOBODY, Table, owner_of
from bunkhouse.games.great_western_trail.steps import MOVE as MOVE_STEP
from bunkhouse.games.great_western_trail.steps import PHASE_A, WALK
from bunkhouse.games.great_western_trail.trail import (
    BRANCH_FIRST,
    BRANCH_NODE,
    BRANCH_START,
    CITY,
    NEXT_FIRST,
    NEXT_SECOND,
    NODE_NAMES,
)


class RancherVerb(Verb):
    """GWT-152, GWT-178: the rancher moves on, from phase B or before phase A; a free move knows no fees."""

    def __init__(self, number: i64, free: i64) -> None:
        super().__init__(number)
        self.free = free

    def public(self, table: Table, seat: i64, effect: i64, node: i64) -> bool:
        return reach(table, table.rancher(seat), i64(ARGUMENT[effect]), self.free == 0, None)

    def begin(self, table: Table, seat: i64, effect: i64, node: i64) -> None:
        if table.agenda.step() != PHASE_A:
            end_phase_b(table)
        table.agenda.push(MOVE_STEP, seat, i64(ARGUMENT[effect]), self.free)


@mypyc_attr(allow_interpreted_subclasses=True)
class RancherStep(TurnStep):
    """The rancher moves to a field within reach."""

    def limit(self, table: Table) -> i64:
        """How many steps it may take."""
        raise NotImplementedError

    def free(self, table: Table) -> i64:
        """1 for the move of a card, without hand fees and never into Kansas City (GWT-178)."""
        raise NotImplementedError

    def fill(self, table: Table, choices: Choices) -> None:
        reach(table, table.rancher(table.seat), self.limit(table), self.free(table) == 0, choices)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-move", {"steps": int(self.limit(table)), "last": last_turn(table)})


class Moving(RancherStep):
    """GWT-152, GWT-178: a move that a building or a card grants; x: steps, y: 1 without hand fees."""

    def __init__(self) -> None:
        about: list[Argument] = [Number("steps", 1, 9), Number("free", 0, 1)]
        super().__init__(MOVE_STEP, "move", [MOVE], about, FIRST + LATER)

    def limit(self, table: Table) -> i64:
        return table.agenda.x()

    def free(self, table: Table) -> i64:
        return table.agenda.y()


class Move(ActionKind[Table]):
    """The destination has been chosen."""

    def __init__(self) -> None:
        super().__init__(MOVE, "GWT-28")

    def perform(self, table: Table, at: i64) -> None:
        step = _moving(table)
        rest: i64 = 2 * step.limit(table) + step.free(table)
        table.agenda.pop()
        table.agenda.push(WALK, table.seat, i64(MOVE_NODE[at]), rest)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        step, start, node = _moving(table), int(table.rancher(table.seat)), int(MOVE_NODE[at])
        way = every_way(road_of(table, step.free(table) != 0), start, int(step.limit(table)))[node]
        return {**field_params(table, node), "steps": way.steps, **fee_params(table, way)}

    def refusal(self, table: Table, at: int) -> Refusal:
        step, start, node = _moving(table), table.rancher(table.seat), int(MOVE_NODE[at])
        if start == OFF_BOARD:
            return Refusal("place-first", "GWT-29")
        if table.tile(node) == EMPTY:
            return Refusal("no-field", "GWT-30", near=nearness(2))
        distance = int(fewest_steps(table, start, node))
        if distance >= TOO_FAR or distance == 0:
            return Refusal("not-ahead", "GWT-35", near=nearness(3))
        if step.free(table) and node == CITY:
            return Refusal("city-closed", "GWT-178", near=nearness(4))
        params: dict[str, Param] = {"steps": distance, "limit": int(step.limit(table))}
        return Refusal("too-far", "GWT-32", params, nearness(4))


def _moving(table: Table) -> RancherStep:
    step = table.rules().step(table.agenda.step())
    assert isinstance(step, RancherStep)
    return step


class Walking(TurnStep):
    """GWT-31, GWT-35: the rancher is on its way, and at a fork the player freely chooses a branch.

    x: destination, y: twice the steps left, plus one without hand fees.
    """

    def __init__(self) -> None:
        super().__init__(WALK, "walk", [VIA], [NODE, Number("rest", 0, 19)], FIRST + LATER)

    def fill(self, table: Table, choices: Choices) -> None:
        node: i64 = table.rancher(table.seat)
        goal: i64 = _goal(table)
        steps: i64 = _steps_left(table)
        if steps_by(table, i64(NEXT_FIRST[node]), goal) <= steps:
            choices.add(VIA + i64(VIA_INDEX[i64(NEXT_FIRST[node])]))
        if steps_by(table, i64(NEXT_SECOND[node]), goal) <= steps:
            choices.add(VIA + i64(VIA_INDEX[i64(NEXT_SECOND[node])]))

    def carry_on(self, table: Table) -> bool:
        """At the destination a new phase B begins, unless a card moved the rancher (GWT-178)."""
        if not _walk(table):
            return False
        seat: i64 = table.agenda.seat()
        free: bool = _without_fees(table)
        table.agenda.pop()
        if table.journal is not None:
            table.tell_seat("moves", seat, where(table, table.rancher(seat)))
        if not free:
            begin_phase_b(table, seat)
        return True

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-via", {"field": table.field_name(table.tile(_goal(table)))})

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if fewest_steps(table, table.rancher(seat), x) > y >> 1:
            raise given.error("out-of-reach", given=NODE_NAMES[x])


def _goal(table: Table) -> i64:
    """Where the walk ends."""
    return table.agenda.x()


def _steps_left(table: Table) -> i64:
    return table.agenda.y() >> 1


def _without_fees(table: Table) -> bool:
    return table.agenda.y() & 1 != 0


def _walk(table: Table) -> bool:
    """GWT-31, GWT-35: go on along the trail; False when the player has to choose a branch.

    Between branches without a fee nobody is asked: the one with fewer steps leaves every way open that the
    other one leaves, so that nothing has to be paid later on that could have been avoided.
    """
    seat: i64 = table.agenda.seat()
    goal: i64 = _goal(table)
    while table.rancher(seat) != goal:
        node: i64 = table.rancher(seat)
        steps: i64 = _steps_left(table)
        following: i64 = i64(NEXT_FIRST[node])
        other: i64 = i64(NEXT_SECOND[node])
        if other >= 0:
            here: i64 = steps_by(table, following, goal)
            there: i64 = steps_by(table, other, goal)
            if max(here, there) <= steps and _matters(table, seat, node):
                return False
            if there < here:
                following = other
        _enter(table, following)
    return True


def _matters(table: Table, seat: i64, node: i64) -> bool:
    """Whether the choice of a branch can change anything: somewhere on the branches a fee is due."""
    if _without_fees(table) or table.money(seat) == 0:
        return False
    at: i64
    for at in range(
        i64(BRANCH_START[i64(BRANCH_FIRST[node])]), i64(BRANCH_START[i64(BRANCH_FIRST[node + 1])])
    ):
        if fee(table, seat, i64(BRANCH_NODE[at])) > 0:
            return True
    return False


def _enter(table: Table, node: i64) -> None:
    """GWT-31, GWT-39: step onto the next node; only a field costs a step and perhaps a fee."""
    agenda = table.agenda
    seat: i64 = agenda.seat()
    rest: i64 = agenda.y()
    table.set_rancher(seat, node)
    if table.tile(node) < 0:
        return
    agenda.set_y_at(0, rest - 2)
    if not rest & 1:
        _pay(table, seat, node)


def _pay(table: Table, seat: i64, node: i64) -> None:
    """GWT-43, GWT-46, GWT-47: to the owner or the bank, as far as the money reaches."""
    due: i64 = min(fee(table, seat, node), table.money(seat))
    if due == 0:
        return
    owner: i64 = owner_of(table.tile(node))
    table.earn(seat, -due)
    if owner != NOBODY:
        table.earn(owner, due)
        if table.journal is not None:
            table.tell_seat("pays-owner", seat, {"dollars": int(due), "victim": int(owner)})
    elif table.journal is not None:
        table.tell_seat("pays-bank", seat, {"dollars": int(due)})


class Via(ActionKind[Table]):
    """GWT-35: a branch has been chosen."""

    def __init__(self) -> None:
        super().__init__(VIA, "GWT-35")

    def perform(self, table: Table, at: i64) -> None:
        _enter(table, i64(VIA_NODE[at]))

    def params(self, table: Table, at: int) -> dict[str, Param]:
        """What the ways to the goal cost that begin with the branch."""
        branch, road = int(VIA_NODE[at]), road_of(table, _without_fees(table))
        way = way_by(road, branch, int(_goal(table)), int(_steps_left(table)))
        return {**between(table, branch), **fee_params(table, way)}

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("wrong-branch", "GWT-35")
