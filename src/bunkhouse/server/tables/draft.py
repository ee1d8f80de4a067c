"""A change of a table, planned and checked but not yet written."""

from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from bunkhouse.engine.history import GameHistory, TriedAction
from bunkhouse.engine.state import State
from bunkhouse.server.tables.clocks import Clocks
from bunkhouse.server.tables.describe import thinker
from bunkhouse.server.tables.loading import installed_game
from bunkhouse.server.tables.seats import Seats
from bunkhouse.server.tables.state import TableState
from bunkhouse.server.tables.stored_positions import packed
from bunkhouse.store.rows import Change, MoveRow, Snapshot


@dataclass(frozen=True, slots=True)
class Draft:
    """What a command changes."""

    kind: str
    seat: int | None = None
    notation: str = ""
    changes: dict[str, object] = field(default_factory=dict)
    """Columns of the table's row that become something else."""
    seats: Seats | None = None
    clocks: Clocks | None = None
    """Clocks to go on from, when not the ones that run."""
    begins: GameHistory | None = None
    """The game begins."""
    tried: TriedAction | None = None
    """An action is played."""
    back: int = 0
    """So many actions are taken back."""
    position: State | None = None
    """What the position is afterwards, when it changed."""
    milestones: tuple[Snapshot, ...] = ()
    hold: bool = True
    """Bots wait while it can be taken back."""


def change_of(state: TableState, draft: Draft, person_id: str | None, command: str) -> Change:
    """Everything to be written for a draft."""
    now = state.now
    seats = state.seats if draft.seats is None else draft.seats
    table = replace(state.table, **draft.changes, seq=state.table.seq + 1, changed=now)
    clocks = (draft.clocks or state.clocks).passed(thinker(table, seats), now)
    table = replace(table, clocks=msgspec.json.encode(clocks.left).decode(), turn_began=now)
    move = MoveRow(
        table_id=table.id,
        seq=table.seq,
        kind=draft.kind,
        seat=draft.seat,
        person_id=person_id,
        notation=draft.notation,
        interjection=draft.tried is not None and draft.tried.played.interjection,
        step=table.step,
        rules=table.rules,
        command=command,
        time=now,
    )
    return Change(
        table=table,
        move=move,
        seats=draft.seats,
        position=None if draft.position is None else Snapshot(table.step, packed(draft.position)),
        milestones=list(draft.milestones),
        taken_back=draft.back > 0,
        nudge_answered=state.nudge is not None and draft.seat == state.nudge.seat,
    )


def after(state: TableState, draft: Draft, change: Change, before: Clocks) -> TableState:
    """The table after a change that was written; ``before`` are the clocks that it was planned with.

    The log and the history of the table go on; everything else is new.
    """
    table, move, history = change.table, change.move, draft.begins or state.history
    state.log[move.command] = move
    if draft.tried is not None and before.left and draft.seat is not None:
        left = msgspec.json.decode(table.clocks, type=list[int])[draft.seat]
        state.gains[table.step] = left - before.left_now(draft.seat, move.time)
    if history is not None and draft.tried is not None:
        history.accept(draft.tried)
    if history is not None and draft.back:
        history.undo(draft.back)
    return replace(
        state,
        table=table,
        seats=state.seats if change.seats is None else change.seats,
        nudge=None if change.nudge_answered else state.nudge,
        game=state.game if table.game == state.table.game else installed_game(table.game),
        history=history,
        released=state.released if draft.hold else move.seq,
    )
