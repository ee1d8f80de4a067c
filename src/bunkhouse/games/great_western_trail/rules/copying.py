"""Building 8b copies a neighbour (GWT-170, GWT-173)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Param, Prompt, Reader, Refusal, bit
from bunkhouse.games.great_western_trail.actions import COPY, COPY_INDEX, COPY_NODE
from bunkhouse.games.great_western_trail.components import ECHO, NEUTRALS
from bunkhouse.games.great_western_trail.rules.fields import building_at, field_params, where
from bunkhouse.games.great_western_trail.rules.turn_step import NODE, TurnStep
from bunkhouse.games.great_western_trail.rules.verbs import Verb
from bunkhouse.games.great_western_trail.state import Table, owner_of
from bunkhouse.games.great_western_trail.steps import ADJACENT
from bunkhouse.games.great_western_trail.steps import COPY as COPY_STEP
from bunkhouse.games.great_western_trail.trail import NEIGHBOURS, NODE_NAMES


def note_echo(table: Table, node: i64) -> None:
    """AR-8: remember which buildings 8b have been visited or copied this turn."""
    if building_at(table, node) == NEUTRALS + ECHO:
        table.echoes |= bit(owner_of(table.tile(node)))


def neighbours(table: Table, node: i64, choices: Choices | None) -> bool:
    """GWT-170, GWT-173, AR-8: buildings directly before and after; no 8b twice in a turn."""
    found: bool = False
    for other in NEIGHBOURS[node]:
        building: i64 = building_at(table, other)
        if building < 0:
            continue
        if building == NEUTRALS + ECHO and (table.echoes >> owner_of(table.tile(other))) & 1:
            continue
        if choices is None:
            return True
        found = True
        choices.add(COPY + i64(COPY_INDEX[other]))
    return found


class CopyVerb(Verb):
    def public(self, table: Table, seat: i64, effect: i64, node: i64) -> bool:
        return neighbours(table, node, None)

    def begin(self, table: Table, seat: i64, effect: i64, node: i64) -> None:
        table.agenda.push(ADJACENT, seat, node)


class Adjacent(TurnStep):
    """GWT-170: a neighbour is chosen; x: the node of the 8b."""

    def __init__(self) -> None:
        super().__init__(ADJACENT, "adjacent", [COPY], [NODE])

    def fill(self, table: Table, choices: Choices) -> None:
        neighbours(table, table.agenda.x(), choices)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-copy", {})

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if building_at(table, x) < 0:
            raise given.error("nothing-to-copy", given=NODE_NAMES[x])


class CopyBuilding(ActionKind[Table]):
    """GWT-170: the local actions of the neighbour can be used here, its risk action included."""

    def __init__(self) -> None:
        super().__init__(COPY, "GWT-170")

    def perform(self, table: Table, at: i64) -> None:
        node: i64 = i64(COPY_NODE[at])
        table.agenda.pop()
        table.agenda.push(COPY_STEP, table.seat, node)
        note_echo(table, node)
        if table.journal is not None:
            table.tell_seat("copies", table.seat, where(table, node))

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return field_params(table, int(COPY_NODE[at]))

    def refusal(self, table: Table, at: int) -> Refusal:
        """A building beside the 8b can be copied, unless it is another 8b that was copied before."""
        node = int(COPY_NODE[at])
        beside = node in NEIGHBOURS[table.agenda.x()] and building_at(table, node) >= 0
        return Refusal("copied-already" if beside else "not-adjacent", "GWT-173")
