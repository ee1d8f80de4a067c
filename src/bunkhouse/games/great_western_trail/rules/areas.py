"""Trading with Indians and removing hazards (GWT-135 to GWT-137)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Param, Refusal
from bunkhouse.games.great_western_trail import effects
from bunkhouse.games.great_western_trail.actions import CLEAR, TRADE
from bunkhouse.games.great_western_trail.components import EMPTY, TILE_NAMES
from bunkhouse.games.great_western_trail.effects import ARGUMENT
from bunkhouse.games.great_western_trail.rules.turn_step import EFFECT, TurnStep, effect_owed, with_verb
from bunkhouse.games.great_western_trail.rules.verbs import Verb
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.steps import HAZARD
from bunkhouse.games.great_western_trail.steps import TRADE as TRADE_STEP
from bunkhouse.games.great_western_trail.trail import (
    HAZARD_NODE,
    HAZARD_SPACES,
    TRADE_NODE,
    TRADE_SPACES,
    TRADE_VALUE,
)


def _tradable(table: Table, seat: i64, choices: Choices | None) -> bool:
    """GWT-135: every teepee whose price can be paid."""
    found: bool = False
    at: i64
    for at in range(TRADE_SPACES):
        node: i64 = i64(TRADE_NODE[at])
        if table.tile(node) != EMPTY and table.money(seat) + i64(TRADE_VALUE[node]) >= 0:
            if choices is None:
                return True
            found = True
            choices.add(TRADE + at)
    return found


def _removable(table: Table, seat: i64, cost: i64, choices: Choices | None) -> bool:
    """GWT-136: every hazard, if the price can be paid."""
    if table.money(seat) < cost:
        return False
    found: bool = False
    at: i64
    for at in range(HAZARD_SPACES):
        if table.tile(i64(HAZARD_NODE[at])) != EMPTY:
            if choices is None:
                return True
            found = True
            choices.add(CLEAR + at)
    return found


def _collect(table: Table, node: i64, dollars: i64) -> None:
    """GWT-39: pay or receive something and keep the tile of a node."""
    tile: i64 = table.tile(node)
    table.agenda.pop()
    table.earn(table.seat, dollars)
    table.put_tile(node, EMPTY)
    table.add_collected(table.seat, tile, 1)


class TradeVerb(Verb):
    def public(self, table: Table, seat: i64, effect: i64, node: i64) -> bool:
        return _tradable(table, seat, None)

    def begin(self, table: Table, seat: i64, effect: i64, node: i64) -> None:
        table.agenda.push(TRADE_STEP, seat)


class Trading(TurnStep):
    """GWT-135: with any Indians whose price can be paid."""

    def __init__(self) -> None:
        super().__init__(TRADE_STEP, "trade", [TRADE])

    def fill(self, table: Table, choices: Choices) -> None:
        _tradable(table, table.seat, choices)


class Trade(ActionKind[Table]):
    """GWT-39, GWT-135: pay or receive the value of the space and keep the tile."""

    def __init__(self) -> None:
        super().__init__(TRADE, "GWT-135")

    def perform(self, table: Table, at: i64) -> None:
        node: i64 = i64(TRADE_NODE[at])
        if table.journal is not None:
            table.tell_seat("trades", table.seat, self.params(table, at))
        _collect(table, node, i64(TRADE_VALUE[node]))

    def params(self, table: Table, at: int) -> dict[str, Param]:
        node = int(TRADE_NODE[at])
        return {"tile": TILE_NAMES[table.tile(node)], "dollars": int(TRADE_VALUE[node])}

    def refusal(self, table: Table, at: int) -> Refusal:
        empty = table.tile(int(TRADE_NODE[at])) == EMPTY
        return Refusal("nothing-there" if empty else "too-expensive", "GWT-135")


class HazardVerb(Verb):
    def public(self, table: Table, seat: i64, effect: i64, node: i64) -> bool:
        return _removable(table, seat, i64(ARGUMENT[effect]), None)

    def begin(self, table: Table, seat: i64, effect: i64, node: i64) -> None:
        table.agenda.push(HAZARD, seat, effect)


class Clearing(TurnStep):
    """GWT-136: a hazard is removed; x: effect."""

    def __init__(self) -> None:
        super().__init__(HAZARD, "hazard", [CLEAR], [EFFECT], effects=with_verb(effects.HAZARD))

    def fill(self, table: Table, choices: Choices) -> None:
        _removable(table, table.seat, i64(ARGUMENT[effect_owed(table)]), choices)


class Clear(ActionKind[Table]):
    """GWT-39, GWT-136: pay the price of the icon and keep the tile."""

    def __init__(self) -> None:
        super().__init__(CLEAR, "GWT-136")

    def perform(self, table: Table, at: i64) -> None:
        if table.journal is not None:
            table.tell_seat("clears", table.seat, self.params(table, at))
        _collect(table, i64(HAZARD_NODE[at]), -i64(ARGUMENT[effect_owed(table)]))

    def params(self, table: Table, at: int) -> dict[str, Param]:
        tile = TILE_NAMES[table.tile(int(HAZARD_NODE[at]))]
        return {"tile": tile, "dollars": int(ARGUMENT[effect_owed(table)])}

    def refusal(self, table: Table, at: int) -> Refusal:
        empty = table.tile(int(HAZARD_NODE[at])) == EMPTY
        return Refusal("nothing-there" if empty else "too-expensive", "GWT-136")
