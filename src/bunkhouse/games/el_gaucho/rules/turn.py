"""A player's turn: taking dice and using them (EG-21 to EG-39)."""

from mypy_extensions import i64

from bunkhouse.engine.bits import bit
from bunkhouse.engine.choices import Choices
from bunkhouse.games.el_gaucho import dice as handfuls
from bunkhouse.games.el_gaucho.actions import DICE_CHOICES, END, ENTER, LIE, RAISE, RECALL, STAND, TAKE
from bunkhouse.games.el_gaucho.components import (
    ENTRY_MASKS,
    LARGE,
    PLACE_NAMES,
    PLACES,
    SIDES,
    SMALL,
    SORTING,
    SPACE_NAMES,
    SPACES,
)
from bunkhouse.games.el_gaucho.dice import FIRST_PAIR, HANDFUL_NAMES, NO_DICE, PART_START, PARTS, SIZE, TOTAL
from bunkhouse.games.el_gaucho.rules.special import fill_special
from bunkhouse.games.el_gaucho.state import NO_GAUCHO, Table, tile_params


def fill_turn(table: Table, choices: Choices) -> None:
    """EG-21, EG-22, EG-25, EG-28: dice must be taken but need not be used; special actions come on top."""
    if table.taken or table.without_dice():
        choices.add(END)
    else:
        fill_take(table, choices)
    if table.dice != NO_DICE:
        fill_dice(table, choices)
    fill_special(table, choices)
    fill_recall(table, choices)


def fill_take(table: Table, choices: Choices) -> None:
    """EG-21: any 2 of the dice that remain in the rodeo."""
    low: i64
    high: i64
    pair: i64 = 0
    for low in range(1, SIDES + 1):
        for high in range(low, SIDES + 1):
            if table.dice_showing(low) > (1 if low == high else 0) and table.dice_showing(high) > 0:
                choices.add(TAKE + pair)
            pair += 1


def fill_dice(table: Table, choices: Choices) -> None:
    """EG-23, EG-24: every part of the dice in hand, for what its total opens exactly."""
    seat: i64 = table.seat
    supply: i64 = table.supply(seat)
    at: i64
    space: i64
    place: i64
    for at in range(i64(PART_START[table.dice]), i64(PART_START[table.dice + 1])):
        part: i64 = i64(PARTS[at])
        total: i64 = i64(TOTAL[part])
        for space in range(SPACES):
            tile: i64 = i64(table.pampa[space])
            if tile < 0:
                continue
            rider: i64 = i64(table.riders[space])
            if rider == NO_GAUCHO:
                if supply > 0:
                    if i64(LARGE[tile]) == total:
                        choices.add(STAND + space * DICE_CHOICES + part - 1)
                    if i64(SMALL[tile]) == total:
                        choices.add(LIE + space * DICE_CHOICES + part - 1)
            elif rider == 2 * seat and i64(SMALL[tile]) == total:
                choices.add(RAISE + space * DICE_CHOICES + part - 1)
        if supply > 0:
            closed: i64 = table.places(seat) | table.used
            for place in range(PLACES):
                if (i64(ENTRY_MASKS[place]) >> total) & 1 and not (closed >> place) & 1:
                    choices.add(ENTER + place * DICE_CHOICES + part - 1)


def fill_recall(table: Table, choices: Choices) -> None:
    """EG-38: only with an empty supply - or while just taking gauchos back - and never standing ones."""
    seat: i64 = table.seat
    if table.supply(seat) > 0 and not table.recalling:
        return
    place: i64
    space: i64
    for place in range(PLACES):
        if (table.places(seat) >> place) & 1:
            choices.add(RECALL + place)
    for space in range(SPACES):
        if table.rider(space) == 2 * seat:
            choices.add(RECALL + PLACES + space)


def take(table: Table, pair: i64) -> None:
    """EG-21: the dice leave the rodeo and lie before the player."""
    handful: i64 = FIRST_PAIR + pair
    low: i64
    high: i64
    at: i64 = 0
    for low in range(1, SIDES + 1):
        for high in range(low, SIDES + 1):
            if at == pair:
                table.add_die(low, -1)
                table.add_die(high, -1)
            at += 1
    table.dice = handfuls.joined(table.dice, handful)
    table.taken = True
    if table.journal is not None:
        table.tell_seat("takes", table.seat, {"dice": HANDFUL_NAMES[handful]})


def stand(table: Table, space: i64, part: i64) -> None:
    """EG-29: dice total = large number."""
    _spend(table, part)
    table.add_supply(table.seat, -1)
    table.put_rider(space, 2 * table.seat + 1)
    if table.journal is not None:
        _tell_dice(table, "stands", space, part)


def lie(table: Table, space: i64, part: i64) -> None:
    """EG-30: dice total = small number."""
    _spend(table, part)
    table.add_supply(table.seat, -1)
    table.put_rider(space, 2 * table.seat)
    if table.journal is not None:
        _tell_dice(table, "lies", space, part)


def raise_gaucho(table: Table, space: i64, part: i64) -> None:
    """EG-31: dice total = small number."""
    _spend(table, part)
    table.put_rider(space, 2 * table.seat + 1)
    if table.journal is not None:
        _tell_dice(table, "raises", space, part)


def enter(table: Table, place: i64, part: i64) -> None:
    """EG-33, EG-36: the gaucho cannot be used before the next turn."""
    seat: i64 = table.seat
    _spend(table, part)
    table.add_supply(seat, -1)
    just: i64 = bit(place)
    table.set_places(seat, table.places(seat) | just, table.fresh(seat) | just)
    if table.journal is not None:
        table.tell_seat("enters", seat, {"place": PLACE_NAMES[place], "dice": HANDFUL_NAMES[part]})


def recall(table: Table, spot: i64) -> None:
    """EG-38, EG-39: back to the supply, without the action of the place."""
    seat: i64 = table.seat
    table.recalling = True
    if spot < PLACES:
        table.leave_place(seat, spot)
        if table.journal is not None:
            table.tell_seat("recalls-from-place", seat, {"place": PLACE_NAMES[spot]})
        return
    space: i64 = spot - PLACES
    table.put_rider(space, NO_GAUCHO)
    table.add_supply(seat, 1)
    if table.journal is not None:
        table.tell_seat(
            "recalls-from-pampa", seat, {"space": SPACE_NAMES[space], **tile_params(table.tile(space))}
        )


def end_turn(table: Table) -> None:
    """EG-22, EG-36, EG-44: unused dice are lost; gauchos on special places are ready from the next turn on.

    EG-R6: one that has just entered Sorting stays unready until this round's collecting is over.
    """
    seat: i64 = table.seat
    if table.journal is not None and table.dice != NO_DICE:
        count = int(SIZE[table.dice])
        table.tell_seat("forfeits", seat, {"dice": HANDFUL_NAMES[table.dice], "count": count})
    table.agenda.pop()
    table.dice = NO_DICE
    table.taken = False
    table.used = 0
    table.set_places(seat, table.places(seat), table.fresh(seat) & bit(SORTING))


def _spend(table: Table, part: i64) -> None:
    table.dice = handfuls.rest(table.dice, part)


def _tell_dice(table: Table, id: str, space: i64, part: i64) -> None:
    tile = tile_params(table.tile(space))
    table.tell_seat(id, table.seat, {"space": SPACE_NAMES[space], "dice": HANDFUL_NAMES[part], **tile})
