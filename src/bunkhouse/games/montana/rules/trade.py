"""Cattle trade, at any moment of the own turn (MT-24, MT-79 to MT-81)."""

from typing import Any

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Param, Refusal, Step
from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.actions import TRADE
from bunkhouse.games.montana.packs import pieces
from bunkhouse.games.montana.rules.shortage import receive_good, receive_workers
from bunkhouse.games.montana.state import Table


def may_trade(table: Table, seat: i64) -> bool:
    """MT-80, MT-R8: only in the own turn, with own cattle."""
    return seat == table.turn and table.cattle_of(seat) > 0


def fill_trade(table: Table, choices: Choices) -> None:
    thing: i64
    if may_trade(table, table.seat):
        for thing in range(c.TRADE_KINDS + 1 + c.WORKER_KINDS):
            choices.add(TRADE + thing)


class Trade(ActionKind[Table]):
    """MT-79: one cattle for one good, for coins, or for a worker of any colour; the decision goes on."""

    def __init__(self) -> None:
        super().__init__(TRADE, "MT-24")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.add_cattle(seat, -1)
        table.cattle += 1
        if table.journal is not None:
            table.tell_seat("trades", seat, {"thing": c.TRADE_NAMES[at], "coins": int(c.TRADE_COINS)})
        if at < c.TRADE_KINDS:
            receive_good(table, seat, i64(c.TRADE_GOODS[at]), c.TRADE_AMOUNT)
        elif at == c.TRADE_KINDS:
            table.add_coins(seat, c.TRADE_COINS)
        else:
            receive_workers(table, seat, pieces(at - c.TRADE_KINDS - 1, c.TRADE_WORKERS))

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"coins": int(c.TRADE_COINS)}

    def refusal(self, table: Table, at: int) -> Refusal:
        if table.seat != table.turn:
            return Refusal("own-turn-only", "MT-80")
        if table.cattle_of(table.seat) == 0:
            return Refusal("no-cattle", "MT-79")
        return Refusal("return-first", "MT-38")

    def elsewhere(self, table: Table, step: Step[Any]) -> Refusal:
        return self.refusal(table, 0)
