"""Rodeo, Merchant and Thief (EG-40, EG-43 to EG-47)."""

from typing import final

from mypy_extensions import i64

from bunkhouse.engine.bits import has_bit
from bunkhouse.engine.choices import Choices
from bunkhouse.engine.errors import Param
from bunkhouse.engine.messages import Refusal, nearness
from bunkhouse.games.el_gaucho import dice as handfuls
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.actions import RODEO_DIE, SELL, STEAL
from bunkhouse.games.el_gaucho.components import (
    BREEDS,
    FOREMAN,
    MERCHANT,
    MERCHANT_BONUS,
    MERCHANT_MIN,
    RODEO,
    STEPPE,
    THIEF,
    VALUES,
    VIRTUAL_MAX,
    VIRTUAL_MIN,
)
from bunkhouse.games.el_gaucho.rules.foreman import fill_foreman
from bunkhouse.games.el_gaucho.rules.places import SpecialAction, use_place
from bunkhouse.games.el_gaucho.rules.ranch import add_on_the_right, forced_sale, sell_herd
from bunkhouse.games.el_gaucho.rules.steppe import fill_look
from bunkhouse.games.el_gaucho.state import COMPENSATION, TRADE, Table, breed_of, tile_params, value_of


def fill_special(table: Table, choices: Choices) -> None:
    """EG-40: any own gaucho on a special place, at any moment of the turn."""
    seat: i64 = table.seat
    ready: i64 = table.places(seat) & ~table.fresh(seat)
    if ready == 0:
        return
    at: i64
    if has_bit(ready, MERCHANT):
        for at in range(BREEDS):
            if herds.size(table.herd(seat, at)) >= MERCHANT_MIN:
                choices.add(SELL + at)
    if has_bit(ready, RODEO):
        for at in range(VIRTUAL_MAX - VIRTUAL_MIN + 1):
            choices.add(RODEO_DIE + at)
    if has_bit(ready, THIEF):
        fill_thief(table, choices)
    if has_bit(ready, FOREMAN):
        fill_foreman(table, choices)
    if has_bit(ready, STEPPE):
        fill_look(table, choices)


def fill_thief(table: Table, choices: Choices) -> None:
    """EG-46: any tile of an opponent's herds."""
    seat: i64
    breed: i64
    value: i64
    for seat in range(table.players):
        if seat == table.seat:
            continue
        for breed in range(BREEDS):
            herd: i64 = table.herd(seat, breed)
            if herd == 0:
                continue
            for value in range(1, VALUES + 1):
                if herds.holds(herd, value):
                    choices.add(STEAL + breed * VALUES + value - 1)


@final
class RodeoDie(SpecialAction):
    """EG-43: one more die with a chosen value."""

    def __init__(self) -> None:
        super().__init__(RODEO_DIE, RODEO)

    def perform(self, table: Table, at: i64) -> None:
        use_place(table, RODEO)
        table.dice = handfuls.joined(table.dice, VIRTUAL_MIN + at)
        if table.journal is not None:
            table.tell_seat("gains-die", table.seat, {"value": int(VIRTUAL_MIN + at)})


@final
class Sell(SpecialAction):
    """EG-45: the herd's value and a bonus."""

    def __init__(self) -> None:
        super().__init__(SELL, MERCHANT)

    def perform(self, table: Table, at: i64) -> None:
        use_place(table, MERCHANT)
        sell_herd(table, table.seat, at, TRADE)
        table.earn(table.seat, TRADE, MERCHANT_BONUS)
        if table.journal is not None:
            table.tell_seat("bonus", table.seat, {"pesos": int(MERCHANT_BONUS)})

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"pesos": int(herds.worth(table.herd(table.seat, at)) + MERCHANT_BONUS)}

    def obstacle(self, table: Table, at: int) -> Refusal:
        return Refusal("herd-too-small", "EG-45", {"count": int(MERCHANT_MIN)}, nearness(2))


@final
class Steal(SpecialAction):
    """EG-46, EG-47: the victim is paid the large number; EG-42: no Sorting for the tile."""

    def __init__(self) -> None:
        super().__init__(STEAL, THIEF)

    def perform(self, table: Table, at: i64) -> None:
        use_place(table, THIEF)
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
