"""The special actions of the own turn: Rodeo, Merchant, Thief, Foreman, Steppe (EG-40, EG-43 to EG-53)."""

from mypy_extensions import i64

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.games.el_gaucho import dice as handfuls
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.actions import DONE, LOOK, REPLACE, RODEO_DIE, ROUSE, SELL, STEAL
from bunkhouse.games.el_gaucho.components import (
    BREEDS,
    FOREMAN,
    FOREMAN_RAISES,
    MERCHANT,
    MERCHANT_BONUS,
    MERCHANT_MIN,
    RODEO,
    SPACE_NAMES,
    SPACES,
    STEPPE,
    THIEF,
    VALUES,
    VIRTUAL_MAX,
    VIRTUAL_MIN,
)
from bunkhouse.games.el_gaucho.rules.ranch import add_on_the_right, sell_herd
from bunkhouse.games.el_gaucho.state import (
    COMPENSATION,
    NO_GAUCHO,
    TRADE,
    Table,
    breed_of,
    tile_params,
    value_of,
)
from bunkhouse.games.el_gaucho.steps import FOREMAN_MORE


def fill_special(table: Table, choices: Choices) -> None:
    """EG-40: any own gaucho on a special place, at any moment of the turn."""
    seat: i64 = table.seat
    if table.places(seat) & ~table.fresh(seat) == 0:
        return
    at: i64
    if table.ready(seat, MERCHANT):
        for at in range(BREEDS):
            if herds.size(table.herd(seat, at)) >= MERCHANT_MIN:
                choices.add(SELL + at)
    if table.ready(seat, RODEO):
        for at in range(VIRTUAL_MAX - VIRTUAL_MIN + 1):
            choices.add(RODEO_DIE + at)
    if table.ready(seat, THIEF):
        fill_thief(table, choices)
    if table.ready(seat, FOREMAN):
        fill_foreman(table, choices)
    if table.ready(seat, STEPPE) and table.steppe_count() > 0 and table.empty_spaces() > 0:
        choices.add(LOOK)


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


def fill_foreman(table: Table, choices: Choices) -> None:
    """EG-48, EG-49: own lying gauchos to raise, others' lying gauchos to replace."""
    seat: i64 = table.seat
    space: i64
    for space in range(SPACES):
        rider: i64 = table.rider(space)
        if rider == NO_GAUCHO or rider & 1:
            continue
        choices.add((ROUSE if rider == 2 * seat else REPLACE) + space)


def use_place(table: Table, place: i64) -> None:
    """EG-37, EG-40: the gaucho returns to the supply; the place is closed to the player for this turn."""
    table.leave_place(table.seat, place)
    table.used |= bit(place)


def gain_virtual_die(table: Table, at: i64) -> None:
    """EG-43: one more die with a chosen value."""
    use_place(table, RODEO)
    table.dice = handfuls.joined(table.dice, VIRTUAL_MIN + at)
    if table.journal is not None:
        table.tell_seat("gains-die", table.seat, {"value": int(VIRTUAL_MIN + at)})


def sell_to_merchant(table: Table, breed: i64) -> None:
    """EG-45: the herd's value and a bonus."""
    use_place(table, MERCHANT)
    sell_herd(table, table.seat, breed, TRADE)
    table.earn(table.seat, TRADE, MERCHANT_BONUS)
    if table.journal is not None:
        table.tell_seat("bonus", table.seat, {"pesos": int(MERCHANT_BONUS)})


def steal(table: Table, tile: i64) -> None:
    """EG-46, EG-47: the victim is paid the large number; EG-42: no Sorting for the tile."""
    use_place(table, THIEF)
    breed: i64 = breed_of(tile)
    value: i64 = value_of(tile)
    victim: i64 = 0
    while victim == table.seat or not herds.holds(table.herd(victim, breed), value):
        victim += 1
    table.set_herd(victim, breed, herds.removed(table.herd(victim, breed), value))
    table.earn(victim, COMPENSATION, value)
    if table.journal is not None:
        table.tell_seat(
            "steals", table.seat, {"victim": int(victim), "pesos": int(value), **tile_params(tile)}
        )
    add_on_the_right(table, table.seat, tile)


def rouse(table: Table, space: i64) -> None:
    """EG-48: one own lying gaucho stands up; another one may follow."""
    raised: i64 = 1
    if table.agenda.step() == FOREMAN_MORE:
        raised += table.agenda.x()
        table.agenda.pop()
    else:
        use_place(table, FOREMAN)
    table.put_rider(space, 2 * table.seat + 1)
    if table.journal is not None:
        where = SPACE_NAMES[space]
        table.tell_seat("rouses", table.seat, {"space": where, **tile_params(table.tile(space))})
    if raised < FOREMAN_RAISES and _has_lying(table, table.seat):
        table.agenda.push(FOREMAN_MORE, table.seat, raised)


def _has_lying(table: Table, seat: i64) -> bool:
    space: i64
    for space in range(SPACES):
        if table.rider(space) == 2 * seat:
            return True
    return False


def fill_foreman_more(table: Table, choices: Choices) -> None:
    space: i64
    for space in range(SPACES):
        if table.rider(space) == 2 * table.seat:
            choices.add(ROUSE + space)
    choices.add(DONE)


def replace(table: Table, space: i64) -> None:
    """EG-49, EG-R12: the opponent is paid the large number and gets the gaucho back."""
    use_place(table, FOREMAN)
    victim: i64 = table.rider(space) >> 1
    tile: i64 = table.tile(space)
    table.put_rider(space, 2 * table.seat + 1)
    table.add_supply(table.seat, -1)
    table.add_supply(victim, 1)
    table.earn(victim, COMPENSATION, value_of(tile))
    if table.journal is not None:
        said = tile_params(tile)
        said.update({"victim": int(victim), "pesos": int(value_of(tile)), "space": SPACE_NAMES[space]})
        table.tell_seat("replaces", table.seat, said)
