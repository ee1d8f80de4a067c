"""Rodeo, Merchant and Thief (EG-40, EG-43 to EG-47)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import Choices, Param, Refusal, has_bit, nearness
from bunkhouse.games.el_gaucho import components as c
from bunkhouse.games.el_gaucho import dice as handfuls
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.actions import LOOK, REPLACE, RODEO_DIE, ROUSE, SELL, STEAL
from bunkhouse.games.el_gaucho.rules.foreman import fill_foreman
from bunkhouse.games.el_gaucho.rules.ranch import add_on_the_right, forced_sale, sell_herd
from bunkhouse.games.el_gaucho.rules.special_action import SpecialAction, use_place
from bunkhouse.games.el_gaucho.rules.steppe import fill_look
from bunkhouse.games.el_gaucho.state import COMPENSATION, TRADE, Table, breed_of, tile_params, value_of

USES: Final[list[int]] = [RODEO_DIE, SELL, STEAL, ROUSE, REPLACE, LOOK]
"""The kinds of action that use a gaucho on a special place."""


def fill_special(table: Table, choices: Choices) -> None:
    """EG-40: any own gaucho on a special place, at any moment of the turn."""
    seat: i64 = table.seat
    ready: i64 = table.places(seat) & ~table.fresh(seat)
    if ready == 0:
        return
    at: i64
    if has_bit(ready, c.MERCHANT):
        for at in range(c.BREEDS):
            if herds.size(table.herd(seat, at)) >= c.MERCHANT_MIN:
                choices.add(SELL + at)
    if has_bit(ready, c.RODEO):
        for at in range(c.VIRTUAL_MAX - c.VIRTUAL_MIN + 1):
            choices.add(RODEO_DIE + at)
    if has_bit(ready, c.THIEF):
        fill_thief(table, choices)
    if has_bit(ready, c.FOREMAN):
        fill_foreman(table, choices)
    if has_bit(ready, c.STEPPE):
        fill_look(table, choices)


def fill_thief(table: Table, choices: Choices) -> None:
    """EG-46: any tile of an opponent's herds."""
    seat: i64
    breed: i64
    value: i64
    for seat in range(table.players):
        if seat == table.seat:
            continue
        for breed in range(c.BREEDS):
            herd: i64 = table.herd(seat, breed)
            if herd == 0:
                continue
            for value in range(1, c.VALUES + 1):
                if herds.holds(herd, value):
                    choices.add(STEAL + breed * c.VALUES + value - 1)


class RodeoDie(SpecialAction):
    """EG-43: one more die with a chosen value."""

    def __init__(self) -> None:
        super().__init__(RODEO_DIE, c.RODEO)

    def perform(self, table: Table, at: i64) -> None:
        use_place(table, c.RODEO)
        table.dice = handfuls.joined(table.dice, c.VIRTUAL_MIN + at)
        if table.journal is not None:
            table.tell_seat("gains-die", table.seat, {"value": int(c.VIRTUAL_MIN + at)})


class Sell(SpecialAction):
    """EG-45: the herd's value and a bonus."""

    def __init__(self) -> None:
        super().__init__(SELL, c.MERCHANT)

    def perform(self, table: Table, at: i64) -> None:
        use_place(table, c.MERCHANT)
        sell_herd(table, table.seat, at, TRADE)
        table.earn(table.seat, TRADE, c.MERCHANT_BONUS)
        if table.journal is not None:
            table.tell_seat("bonus", table.seat, {"pesos": int(c.MERCHANT_BONUS)})

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"pesos": int(herds.merchant_price(table.herd(table.seat, at)))}

    def obstacle(self, table: Table, at: int) -> Refusal:
        return Refusal("herd-too-small", "EG-45", {"count": int(c.MERCHANT_MIN)}, nearness(2))


class Steal(SpecialAction):
    """EG-46, EG-47: the victim is paid the large number; EG-42: no Sorting for the tile."""

    def __init__(self) -> None:
        super().__init__(STEAL, c.THIEF)

    def perform(self, table: Table, at: i64) -> None:
        use_place(table, c.THIEF)
        breed: i64 = breed_of(at)
        value: i64 = value_of(at)
        victim: i64 = _victim(table, breed, value)
        table.set_herd(victim, breed, herds.removed(table.herd(victim, breed), value))
        table.earn(victim, COMPENSATION, value)
        if table.journal is not None:
            paid: dict[str, Param] = {"victim": int(victim), "pesos": int(value)}
            table.tell_seat("steals", table.seat, {**paid, **tile_params(at)})
        add_on_the_right(table, table.seat, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        victim = int(_victim(table, breed_of(at), value_of(at)))
        return {**tile_params(at), "victim": victim, "sells": int(forced_sale(table, table.seat, at))}

    def obstacle(self, table: Table, at: int) -> Refusal:
        return Refusal("not-in-a-rivals-herd", "EG-46", tile_params(at), nearness(2))


def _victim(table: Table, breed: i64, value: i64) -> i64:
    """The opponent whose herd holds a tile."""
    seat: i64 = 0
    while seat == table.seat or not herds.holds(table.herd(seat, breed), value):
        seat += 1
    return seat
