"""Kansas City, stages 1 to 3: foresight tiles are put on the board (GWT-65 to GWT-71, GWT-77, GWT-182)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Argument, Choices, Number, Param, Prompt, Refusal
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.actions import FORESIGHT
from bunkhouse.games.great_western_trail.rules.cattle import refill_market
from bunkhouse.games.great_western_trail.rules.turn_step import FIRST, IN_THE_CITY, TurnStep, last_turn
from bunkhouse.games.great_western_trail.state import NO_TILE, Table
from bunkhouse.games.great_western_trail.steps import FORESIGHT as FORESIGHT_STEP
from bunkhouse.games.great_western_trail.steps import LEAVE_CITY
from bunkhouse.games.great_western_trail.trail import (
    AREA_SPACES,
    HAZARD_NODES,
    NODE_NAMES,
    START,
    TRADE_NODES,
)


def _eligible(table: Table, space: i64) -> bool:
    """GWT-65, GWT-183, GWT-184: any tile; no workers once the token has left the job market."""
    tile: i64 = table.foresight(space)
    return tile != NO_TILE and (tile >= c.WORKERS or table.token < c.ROWS)


def spaces_for(tile: int) -> list[int]:
    """GWT-69, GWT-70: the spaces of a teepee, or a hazard of this type, the lowest value or number first."""
    if tile < c.FIRST_HAZARD:
        return TRADE_NODES
    first = int(c.HAZARD_TYPE[tile]) * int(AREA_SPACES)
    return HAZARD_NODES[first : first + int(AREA_SPACES)]


def free_space(table: Table, tile: i64) -> i64:
    """GWT-69 to GWT-71: the first free space for a teepee or hazard, or -1."""
    for node in spaces_for(tile):
        if table.tile(node) == c.EMPTY:
            return node
    return -1


class Foresight(TurnStep):
    """GWT-65: a tile is chosen; x: the number of the stage, from 0."""

    def __init__(self) -> None:
        about: list[Argument] = [Number("stage", 0, int(c.BACKS) - 1)]
        super().__init__(FORESIGHT_STEP, "foresight", [FORESIGHT], about, IN_THE_CITY)

    def fill(self, table: Table, choices: Choices) -> None:
        first: i64 = table.agenda.x() * c.FORESIGHT_SPACES
        space: i64
        for space in range(first, first + c.FORESIGHT_SPACES):
            if _eligible(table, space):
                choices.add(FORESIGHT + space)

    def carry_on(self, table: Table) -> bool:
        """A single tile is put on the board at once, and without one the stage is skipped."""
        first: i64 = table.agenda.x() * c.FORESIGHT_SPACES
        only: i64 = -1
        found: i64 = 0
        space: i64
        for space in range(first, first + c.FORESIGHT_SPACES):
            if _eligible(table, space):
                found += 1
                only = space
        if found > 1:
            return False
        if found == 1:
            _choose_tile(table, table.agenda.seat(), only)
        else:
            table.agenda.pop()
        return True

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-foresight", {"stage": int(table.agenda.x()) + 1, "last": last_turn(table)})


class Foresee(ActionKind[Table]):
    """GWT-65: the tile goes to the board at once."""

    def __init__(self) -> None:
        super().__init__(FORESIGHT, "GWT-65")

    def perform(self, table: Table, at: i64) -> None:
        _choose_tile(table, table.seat, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        """GWT-66, GWT-69 to GWT-71: where the tile goes."""
        tile = int(table.foresight(at))
        if tile < c.WORKERS:
            return {"tile": c.TILE_NAMES[tile], "to": "jobs", "dollars": int(c.ROW_COST[table.token])}
        node = int(free_space(table, tile))
        if node < 0:
            return {"tile": c.TILE_NAMES[tile], "to": "away"}
        return {"tile": c.TILE_NAMES[tile], "to": "trail", "node": NODE_NAMES[node]}

    def refusal(self, table: Table, at: int) -> Refusal:
        tile = table.foresight(at)
        if at // c.FORESIGHT_SPACES != table.agenda.x() or tile == NO_TILE:
            return Refusal("other-stage", "GWT-65")
        assert tile < c.WORKERS
        return Refusal("no-more-workers", "GWT-184")


def _choose_tile(table: Table, seat: i64, space: i64) -> None:
    tile: i64 = table.foresight(space)
    table.agenda.pop()
    table.put_foresight(space, NO_TILE)
    if tile < c.WORKERS:
        if table.journal is not None:
            table.tell_seat("foresees", seat, {"tile": c.TILE_NAMES[tile], "placed": 1})
        _place_worker(table, seat, tile)
        return
    node: i64 = free_space(table, tile)
    if node >= 0:
        table.put_tile(node, tile)
    else:
        table.add_removed(tile, 1)
    if table.journal is not None:
        table.tell_seat("foresees", seat, {"tile": c.TILE_NAMES[tile], "placed": int(node >= 0)})


def _place_worker(table: Table, seat: i64, worker: i64) -> None:
    """GWT-66, GWT-67: the next free space in the token's row; its own space comes last and moves it down."""
    row: i64 = table.token
    column: i64 = i64(c.FIRST_COLUMN[table.setting.players])
    while table.job(row, column) != NO_TILE:
        column += 1
    table.put_job(row, column, worker)
    if column < c.COLUMNS - 1:
        return
    table.token = row + 1
    if table.token == c.ROWS:
        _trigger_end(table, seat)
    elif (c.YELLOW_ROWS >> table.token) & 1:
        refill_market(table)


def _trigger_end(table: Table, seat: i64) -> None:
    """GWT-68, GWT-182: the red arrow; the token goes to the player who placed the last worker."""
    table.token_owner = seat
    if table.journal is not None:
        table.tell_seat("takes-token", seat)


class LeaveCity(TurnStep):
    """GWT-38, GWT-77: the rancher goes to the start of the trail, empty foresight spaces are refilled."""

    def __init__(self) -> None:
        super().__init__(LEAVE_CITY, "leave-city", [], upon=FIRST)

    def carry_on(self, table: Table) -> bool:
        table.set_rancher(table.agenda.seat(), START)
        table.agenda.pop()
        refill_foresight(table)
        return True


def refill_foresight(table: Table) -> None:
    """GWT-9, GWT-77, AR-12: from the stack of their number, as long as it lasts."""
    back: i64
    slot: i64
    for back in range(c.BACKS):
        for slot in range(c.FORESIGHT_SPACES):
            space: i64 = back * c.FORESIGHT_SPACES + slot
            if table.foresight(space) == NO_TILE and table.stack_size(back) > 0:
                table.put_foresight(space, table.draw_tile(back))
                table.reveal()
