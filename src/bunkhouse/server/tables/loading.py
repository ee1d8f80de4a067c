"""From what is written down about a table back to a game that can be played on."""

import logging
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bunkhouse.engine.errors import BunkhouseError, UnknownName
from bunkhouse.engine.game import Game
from bunkhouse.engine.history import GameHistory, PlayedAction
from bunkhouse.engine.moves import read_move
from bunkhouse.engine.registry import game as find_game
from bunkhouse.engine.state import State
from bunkhouse.server.tables.log import in_effect
from bunkhouse.server.tables.state import TableState
from bunkhouse.server.tables.stored_positions import load_position, unpacked
from bunkhouse.store.rows import Loaded, Snapshot, TableRow
from bunkhouse.store.tables import TableBook

_LOG = logging.getLogger(__name__)


def installed_game(slug: str) -> Game | None:
    try:
        return find_game(slug)
    except UnknownName:
        return None


def opening_of(game: Game, table: TableRow, players: int) -> State:
    """The first position of a table's game."""
    return game.open(players, table.seed, msgspec.json.decode(table.options, type=dict[str, object]))


def rules_changed(line: Sequence[PlayedAction], game: Game) -> bool:
    return any(played.rules != game.rules for played in line)


def table_state(loaded: Loaded, history: GameHistory | None, before: TableState | None = None) -> TableState:
    """The table as it was read; what this process alone knows of it stays as it was ``before``."""
    game = installed_game(loaded.table.game)
    state = TableState(
        table=loaded.table,
        seats=loaded.seats,
        log={move.command: move for move in loaded.moves},
        chat=loaded.chat,
        nudge=loaded.nudge,
        rest=loaded.rest,
        game=game,
        history=history,
        mixed_rules=history is not None and rules_changed(history.played, history.game),
    )
    if before is None:
        return state
    return replace(
        state,
        gains=before.gains,
        released=before.released,
        away_after=before.away_after,
        undo_wait=before.undo_wait,
    )


async def restore_history(book: TableBook, loaded: Loaded) -> GameHistory | None:
    """The history of a loaded table's game, if it has begun and can be read."""
    game = installed_game(loaded.table.game)
    if game is None or loaded.position is None:
        return None
    snapshots = loaded.tails
    if loaded.table.rules != game.rules or rules_changed(in_effect(loaded.moves), game):
        snapshots = await book.snapshots(loaded.table.id)
    return restore(game, loaded, snapshots)


def follow(history: GameHistory | None, loaded: Loaded) -> GameHistory | None:
    """The same history after what others played on, when it only went on and did not go back."""
    played = in_effect(loaded.moves)
    if history is None or played[: history.step] != history.played:
        return None
    try:
        for each in played[history.step :]:
            tried = history.attempt(read_move(history.game, each.written), each.time)
            if tried.played != each:
                return None
            history.accept(tried)
    except BunkhouseError:
        return None
    return history


def restore(game: Game, loaded: Loaded, snapshots: Sequence[Snapshot]) -> GameHistory | None:
    """The history of a table's game; None when the installed rules cannot come to its position in any way.

    ``snapshots`` are the ones to look back with, the latest first: the newest few, or all of them for a game
    whose rules have changed on the way.
    """
    assert loaded.position is not None
    document = unpacked(loaded.position.document)
    written = (document or {}).get("rules", loaded.table.rules)
    line, players = in_effect(loaded.moves), len(loaded.seats)
    unchanged = written == game.rules and not rules_changed(line, game)
    kept = _positions(game, snapshots)
    state = load_position(game, document)
    if state is None:
        starts = [*kept, (0, opening_of(game, loaded.table, players))] if unchanged else kept
        state = _played_again(game, loaded.table, line, starts)
    if state is None:
        return None
    if unchanged:
        history = GameHistory(game, state, loaded.table.seed, played=line)
        recall(history, kept)
        return history
    return _under_new_rules(game, state, loaded.table.seed, line, dict(kept))


def _played_again(
    game: Game, table: TableRow, line: list[PlayedAction], starts: Sequence[tuple[int, State]]
) -> State | None:
    """The position after all actions in effect, from the first of some earlier positions that leads there."""
    base = _under_these_rules(game, line)
    for step, start in starts:
        if not base <= step <= len(line):
            continue
        state = start.copy()
        try:
            for played in line[step:]:
                read_move(game, played.written).perform(state)
        except BunkhouseError:
            continue
        if table.status != "running" or state.actor == table.actor:
            _LOG.error("table %s: its log was played again from step %d", table.code, step)
            return state
    return None


def _under_these_rules(game: Game, line: list[PlayedAction]) -> int:
    """The step from which on the installed rules were played."""
    return next((at for at in range(len(line), 0, -1) if line[at - 1].rules != game.rules), 0)


def _under_new_rules(
    game: Game, state: State, seed: int, line: list[PlayedAction], positions: dict[int, State]
) -> GameHistory:
    """What was played under other rules is known by its notation and by the positions that were kept."""
    base = _under_these_rules(game, line)
    start = positions.get(base)
    if start is None:
        base, start = len(line), state
    history = GameHistory(game, state, seed, played=line, base=base, start=start)
    for step, position in positions.items():
        if step < base:
            history.keep(step, position)
    recall(history, [(step, position) for step, position in positions.items() if step >= base])
    return history


def recall(history: GameHistory, tails: Sequence[tuple[int, State]]) -> None:
    """Give a freshly loaded history back what an undo may return to.

    ``tails`` are earlier positions, the latest first. Playing on from one tells how far an undo reaches, when
    the wall lies behind it; otherwise the one before it is tried.
    """
    for step, start in tails:
        if history.recall(step, start):
            return


def _positions(game: Game, snapshots: Sequence[Snapshot]) -> list[tuple[int, State]]:
    found = [(one.step, load_position(game, unpacked(one.document))) for one in snapshots]
    return [(step, state) for step, state in found if state is not None]
