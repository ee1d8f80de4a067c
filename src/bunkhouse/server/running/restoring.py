"""From what is written down about a table back to a game that can be played on."""

from collections.abc import Sequence

import msgspec

from bunkhouse.engine.errors import UnknownName
from bunkhouse.engine.game import Game
from bunkhouse.engine.registry import game as find_game
from bunkhouse.engine.state import State
from bunkhouse.server.running.actions import Played, in_effect
from bunkhouse.server.running.course import Course, recalled
from bunkhouse.server.running.documents import load_position, unpacked
from bunkhouse.store.rows import Loaded, Snapshot, TableRow


def installed_game(slug: str) -> Game | None:
    try:
        return find_game(slug)
    except UnknownName:
        return None


def opening_of(game: Game, table: TableRow, players: int) -> State:
    """The first position of a table's game."""
    return game.open(players, table.seed, msgspec.json.decode(table.options, type=dict[str, object]))


def rules_changed(line: Sequence[Played], game: Game) -> bool:
    return any(played.rules != game.rules for played in line)


def restore(game: Game, loaded: Loaded, snapshots: Sequence[Snapshot]) -> Course | None:
    """The course of a table's game; None when the installed rules cannot read its position.

    ``snapshots`` are the ones to look back with, the latest first: the newest few, or all of them for a game
    whose rules have changed on the way.
    """
    assert loaded.position is not None
    document = unpacked(loaded.position.document)
    state = load_position(game, document)
    if state is None:
        return None
    line, players = in_effect(loaded.moves), len(loaded.seats)
    if document["rules"] == game.rules and not rules_changed(line, game):
        course = Course(game, state, line, lambda: opening_of(game, loaded.table, players))
        recalled(course, _positions(game, snapshots))
        return course
    return _under_new_rules(game, state, line, snapshots)


def _under_new_rules(game: Game, state: State, line: list[Played], snapshots: Sequence[Snapshot]) -> Course:
    """What was played under other rules is known by its notation and by the positions that were kept."""
    base = next((at for at in range(len(line), 0, -1) if line[at - 1].rules != game.rules), 0)
    positions = dict(_positions(game, snapshots))
    start = positions.get(base)
    if start is None:
        base, start = len(line), state
    begin = start
    course = Course(game, state, line, lambda: begin, base)
    for step, position in positions.items():
        if step < base:
            course.keep(step, position)
    recalled(course, [(step, position) for step, position in positions.items() if step >= base])
    return course


def _positions(game: Game, snapshots: Sequence[Snapshot]) -> list[tuple[int, State]]:
    found = [(one.step, load_position(game, unpacked(one.document))) for one in snapshots]
    return [(step, state) for step, state in found if state is not None]
