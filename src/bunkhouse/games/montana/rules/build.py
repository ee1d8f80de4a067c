"""Action C: building settlements (MT-66 to MT-78, MT-85, MT-91)."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.engine.errors import Param
from bunkhouse.games.montana.actions import BUILD, DONE
from bunkhouse.games.montana.board import FIELD_NAMES, FIELDS, LINES, NEIGHBOURS, OUTSIDE, REACH, SIDES
from bunkhouse.games.montana.components import (
    BUILD_MOST,
    COIN_PER_UNBUILT,
    GOOD_NAMES,
    LINE_LENGTH,
    LINE_TOKENS,
)
from bunkhouse.games.montana.groups import parts
from bunkhouse.games.montana.packs import EMPTY, counts_in, holds
from bunkhouse.games.montana.rules.trade import fill_trade, may_trade
from bunkhouse.games.montana.state import Table
from bunkhouse.games.montana.steps import BUILD_MORE, END_TURN, TURN


def can_build(table: Table, seat: i64, field: i64) -> bool:
    """MT-67 to MT-69: open land whose goods the player has, in the right sizes."""
    return table.is_open(field) and holds(table.goods_of(seat), table.land.costs[field])


def fill_build(table: Table, choices: Choices) -> None:
    """MT-91: nobody builds without settlements."""
    seat: i64 = table.seat
    field: i64
    if table.left_of(seat) == 0 or table.goods_of(seat) == EMPTY:
        return
    for field in range(FIELDS):
        if can_build(table, seat, field):
            choices.add(BUILD + field)


def can_build_anywhere(table: Table, seat: i64) -> bool:
    field: i64
    for field in range(FIELDS):
        if can_build(table, seat, field):
            return True
    return False


def builds_on(table: Table) -> bool:
    """MT-66: whether another settlement may follow; MT-70: if not, the action is over."""
    seat: i64 = table.agenda.seat()
    more = table.agenda.x() < BUILD_MOST and table.left_of(seat) > 0
    if more and (may_trade(table, seat) or can_build_anywhere(table, seat)):
        return True
    finish_building(table)
    return False


def fill_build_more(table: Table, choices: Choices) -> None:
    fill_build(table, choices)
    choices.add(DONE)
    fill_trade(table, choices)


def finish_building(table: Table) -> None:
    """MT-70: a coin for each settlement not built."""
    seat: i64 = table.agenda.seat()
    coins: i64 = (BUILD_MOST - table.agenda.x()) * COIN_PER_UNBUILT
    table.agenda.pop()
    table.add_coins(seat, coins)
    if table.journal is not None and coins > 0:
        table.tell_seat("gains-coins-unbuilt", seat, {"count": int(coins)})


def build(table: Table, field: i64) -> None:
    """MT-66, MT-69, MT-76: pay the goods, place the settlements, take what the field offers."""
    seat: i64 = table.seat
    built: i64 = 0
    if table.agenda.step() == TURN:
        table.agenda.pop()
        table.agenda.push(END_TURN, seat)
    else:
        built = table.agenda.x()
        table.agenda.pop()
    table.agenda.push(BUILD_MORE, seat, built + 1)
    table.add_goods(seat, -table.land.costs[field])
    cattle = table.has_cattle(field)
    _place(table, seat, field)
    if cattle:
        table.add_cattle(seat, 1)
        if table.journal is not None:
            table.tell_seat("gains-cattle", seat, {"count": 1})
    _take_canteens(table, seat, field)


def _place(table: Table, seat: i64, field: i64) -> None:
    """MT-71, MT-72, MT-75, MT-78: one settlement or two, one more for each line, as far as they last."""
    lines: i64 = lines_completed(table, seat, field)
    tokens: i64 = tokens_placed(table, seat, field, lines)
    table.put_settlements(field, seat, tokens)
    table.add_left(seat, -tokens)
    if table.journal is not None:
        told: dict[str, Param] = {"field": FIELD_NAMES[field], "count": int(tokens)}
        table.tell_seat("builds", seat, {**told, **cost_in_words(table, field)})
        if lines > 0:
            table.tell_seat("completes-line", seat, {"count": int(lines)})
    if table.left_of(seat) == 0 and not table.closing:
        table.closing = True
        if table.journal is not None:
            table.tell_seat("last-settlement", seat)


def cost_in_words(table: Table, field: i64) -> dict[str, Param]:
    """MT-69: how sentences speak of the goods that a field costs."""
    cost = counts_in(table.land.costs[field], GOOD_NAMES)
    return parts("+".join(good for good, count in cost.items() for _ in range(count)))


def tokens_placed(table: Table, seat: i64, field: i64, lines: i64) -> i64:
    tokens: i64 = i64(table.land.tokens[field]) + lines * LINE_TOKENS
    return min(tokens, table.left_of(seat))


def lines_completed(table: Table, seat: i64, field: i64) -> i64:
    """MT-72 to MT-74, MT-R13: the lines of exactly four own fields that a settlement here would complete."""
    lines: i64 = 0
    side: i64
    half: i64 = SIDES // 2
    for side in range(half):
        length: i64 = 1 + _run(table, seat, field, side) + _run(table, seat, field, side + half)
        if length == LINE_LENGTH:
            lines += 1
    return lines


def _run(table: Table, seat: i64, field: i64, side: i64) -> i64:
    """MT-74: how many fields in a row are the player's own, from the next one on."""
    first: i64 = (field * SIDES + side) * REACH
    steps: i64
    for steps in range(REACH):
        other: i64 = i64(LINES[first + steps])
        if other == OUTSIDE or table.owner(other) != seat:
            return steps
    return REACH


def _take_canteens(table: Table, seat: i64, field: i64) -> None:
    """MT-77, MT-R12: the canteen of every lake beside the field that still has one."""
    side: i64
    for side in range(SIDES):
        other: i64 = i64(NEIGHBOURS[field * SIDES + side])
        if other != OUTSIDE and table.has_canteen(other):
            table.take_canteen(other)
            table.add_canteens(seat, 1)
            if table.journal is not None:
                table.tell_seat("gains-canteen", seat, {"field": FIELD_NAMES[other]})
