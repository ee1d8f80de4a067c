"""Action C: building settlements (MT-66 to MT-78, MT-85, MT-91)."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.authoring import Argument, Choices, Number, Param, Prompt, Reader, Refusal
from bunkhouse.engine.rules import ActionKind, Step
from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.actions import BUILD, DONE, TRADE
from bunkhouse.games.montana.board import FIELD_NAMES, FIELDS, LINES, NEIGHBOURS, OUTSIDE, REACH, SIDES
from bunkhouse.games.montana.groups import parts
from bunkhouse.games.montana.landscape import LAND
from bunkhouse.games.montana.packs import EMPTY, counts_in, holds
from bunkhouse.games.montana.rules.agenda_checks import in_action
from bunkhouse.games.montana.rules.trade import fill_trade, may_trade
from bunkhouse.games.montana.state import OPEN, Table, canteen_on, owner_on
from bunkhouse.games.montana.steps import BUILD_MORE, END_TURN, TURN


def next_site(table: Table, seat: i64, field: i64) -> i64:
    """MT-67 to MT-69: from a field on, the first open land whose goods the player has, else FIELDS."""
    goods: i64 = table.goods_of(seat)
    fields, costs = table.fields, table.land.costs
    while field < FIELDS:
        if i64(fields[field]) & OPEN != 0 and holds(goods, costs[field]):
            return field
        field += 1
    return FIELDS


def fill_build(table: Table, choices: Choices) -> None:
    """MT-91: nobody builds without settlements."""
    seat: i64 = table.seat
    if table.left_of(seat) == 0 or table.goods_of(seat) == EMPTY:
        return
    field: i64 = next_site(table, seat, 0)
    while field < FIELDS:
        choices.add(BUILD + field)
        field = next_site(table, seat, field + 1)


def _built(table: Table) -> i64:
    """The settlements that this action has built so far."""
    return table.agenda.x()


def coins_for_unbuilt(built: i64) -> i64:
    """MT-70: a coin for each settlement not built."""
    return (c.BUILD_MOST - built) * c.COIN_PER_UNBUILT


def finish_building(table: Table) -> None:
    seat: i64 = table.agenda.seat()
    coins: i64 = coins_for_unbuilt(_built(table))
    table.agenda.pop()
    table.add_coins(seat, coins)
    if table.journal is not None and coins > 0:
        table.tell_seat("gains-coins-unbuilt", seat, {"count": int(coins)})


class BuildMore(Step[Table]):
    """MT-66: more settlements in the same action; x: built so far."""

    def __init__(self) -> None:
        about: list[Argument] = [Number("built", 1, int(c.BUILD_MOST) - 1)]
        super().__init__(BUILD_MORE, "build", [BUILD, DONE, TRADE], about)

    def fill(self, table: Table, choices: Choices) -> None:
        fill_build(table, choices)
        choices.add(DONE)
        fill_trade(table, choices)

    def carry_on(self, table: Table) -> bool:
        """MT-70: where no other settlement can follow, the action is over."""
        seat: i64 = table.agenda.seat()
        more = _built(table) < c.BUILD_MOST and table.left_of(seat) > 0
        if more and (may_trade(table, seat) or next_site(table, seat, 0) < FIELDS):
            return False
        finish_building(table)
        return True

    def prompt(self, table: Table) -> Prompt:
        built = _built(table)
        return Prompt("prompt-build", {"built": int(built), "rest": int(c.BUILD_MOST - built)})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        in_action(table, seat, given)
        table.agenda.push(BUILD_MORE, seat, x)


class Build(ActionKind[Table]):
    """MT-66, MT-69, MT-76, MT-77: pay the goods, place the settlements, take what there is to be had."""

    def __init__(self) -> None:
        super().__init__(BUILD, "MT-23")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        built: i64 = 0
        if table.agenda.step() == TURN:
            table.agenda.pop()
            table.agenda.push(END_TURN, seat)
        else:
            built = _built(table)
            table.agenda.pop()
        table.agenda.push(BUILD_MORE, seat, built + 1)
        table.add_goods(seat, -table.land.costs[at])
        cattle = table.has_cattle(at)
        _place(table, seat, at)
        if cattle:
            table.add_cattle(seat, 1)
            if table.journal is not None:
                table.tell_seat("gains-cattle", seat, {"count": 1})
        for lake in canteens_beside(table.fields, at):
            table.take_canteen(lake)
            table.add_canteens(seat, 1)
            if table.journal is not None:
                table.tell_seat("gains-canteen", seat, {"field": FIELD_NAMES[lake]})

    def params(self, table: Table, at: int) -> dict[str, Param]:
        """MT-69, MT-71, MT-72: the cost and the number of settlements."""
        lines = lines_completed(table.fields, table.seat, at)
        return {
            "field": FIELD_NAMES[at],
            **cost_in_words(table, at),
            "count": int(tokens_placed(table, table.seat, at, lines)),
            "cattle": int(table.has_cattle(at)),
        }

    def refusal(self, table: Table, at: int) -> Refusal:
        params: dict[str, Param] = {"field": FIELD_NAMES[at]}
        if table.left_of(table.seat) == 0:
            return Refusal("no-settlements", "MT-91")
        if table.land.kind(at) != LAND:
            return Refusal("no-land-there", "MT-68", params)
        if table.owner(at) >= 0 or at == table.start:
            return Refusal("field-taken", "MT-68", params)
        if not table.is_open(at):
            return Refusal("no-neighbour", "MT-67", params)
        return Refusal("goods-missing", "MT-69", {**params, **cost_in_words(table, at)})


def _place(table: Table, seat: i64, field: i64) -> None:
    """MT-71, MT-72, MT-75, MT-78: one settlement or two, one more for each line, as far as they last."""
    lines: i64 = lines_completed(table.fields, seat, field)
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
    cost = counts_in(table.land.costs[field], c.GOOD_NAMES)
    return parts("+".join(good for good, count in cost.items() for _ in range(count)))


def tokens_placed(table: Table, seat: i64, field: i64, lines: i64) -> i64:
    return min(i64(table.land.tokens[field]) + tokens_for_lines(lines), table.left_of(seat))


def tokens_for_lines(lines: i64) -> i64:
    """MT-72: the settlements that come on top."""
    return lines * c.LINE_TOKENS


def lines_completed(fields: vec[i16], seat: i64, field: i64) -> i64:
    """MT-72 to MT-74, MT-R13: the lines of exactly four own fields that a settlement here would complete."""
    lines: i64 = 0
    side: i64
    half: i64 = SIDES // 2
    for side in range(half):
        length: i64 = 1 + _run(fields, seat, field, side) + _run(fields, seat, field, side + half)
        if length == c.LINE_LENGTH:
            lines += 1
    return lines


def _run(fields: vec[i16], seat: i64, field: i64, side: i64) -> i64:
    """MT-74: how many fields in a row are the player's own, from the next one on."""
    first: i64 = (field * SIDES + side) * REACH
    steps: i64
    for steps in range(REACH):
        other: i64 = i64(LINES[first + steps])
        if other == OUTSIDE or owner_on(fields, other) != seat:
            return steps
    return REACH


def canteens_beside(fields: vec[i16], field: i64) -> list[int]:
    """MT-77, MT-R12: the lakes beside a field that still have their canteens."""
    found: list[int] = []
    side: i64
    for side in range(SIDES):
        other: i64 = i64(NEIGHBOURS[field * SIDES + side])
        if other != OUTSIDE and canteen_on(fields, other):
            found.append(other)
    return found
