"""What is still owed, rebuilt from the decision that a position document names."""

from bunkhouse.engine.reading import Reader
from bunkhouse.games.montana.components import (
    AREA_OF,
    BANK_SPACES,
    BANK_WORKERS,
    BUILD_MOST,
    COLUMN_PRICES,
    PUMPKIN,
    ROW_GOODS_COUNT,
    ROW_UPGRADES,
    ROWS,
    SPACE_NAMES,
    SPACE_PRICE,
    START_SPINS,
    WHEEL,
    WHITE,
    WORKER_LIMIT,
    WORKERS_PER_FIELD,
)
from bunkhouse.games.montana.groups import NOBODY_THERE
from bunkhouse.games.montana.packs import count_of, size
from bunkhouse.games.montana.position import PART_NAMES
from bunkhouse.games.montana.rules.build import can_build_anywhere
from bunkhouse.games.montana.rules.city import can_place, may_exchange, plan_places, plan_rewards
from bunkhouse.games.montana.rules.recruit import may_advance
from bunkhouse.games.montana.rules.trade import may_trade
from bunkhouse.games.montana.rules.work import can_staff_area, may_staff
from bunkhouse.games.montana.setup import CHOSEN_FIELD, plan_spins
from bunkhouse.games.montana.state import LEFT_PART, NO_START, NOBODY_ON_TURN, RIGHT_PART, SHOP, Table
from bunkhouse.games.montana.steps import (
    ADVANCE_POINTER,
    BUILD_MORE,
    END_TURN,
    EXCHANGE_GOODS,
    HIRE_ANY,
    LAST,
    MOVE_PAWN,
    PAUSE,
    PLACE_PAWN,
    RESOLVE,
    STAFF_SPACE,
    START_TILE,
    STEP_NAMES,
    SURPLUS,
    TAKE_GOODS,
    TURN,
)

_IN_TURN = [
    TURN,
    HIRE_ANY,
    SURPLUS,
    ADVANCE_POINTER,
    STAFF_SPACE,
    PLACE_PAWN,
    MOVE_PAWN,
    PAUSE,
    TAKE_GOODS,
    EXCHANGE_GOODS,
    BUILD_MORE,
    LAST,
]
_BY_OTHERS = [PLACE_PAWN, MOVE_PAWN, TAKE_GOODS, EXCHANGE_GOODS]
"""What the seats that are not on turn decide too."""
_IN_CITY = [*_BY_OTHERS, PAUSE]


def plan(table: Table, reader: Reader) -> None:
    """Fill the agenda; a ``PositionError`` when the position does not lead to this decision."""
    if table.turn == NOBODY_ON_TURN:
        _set_up(table, reader)
        return
    if table.start == NO_START or table.round == 0:
        raise Reader(None, "start" if table.start == NO_START else "round").error("missing")
    if reader.missing():
        if not table.closing or (table.turn + 1) % table.players != table.starter:
            raise reader.error("not-over")
    else:
        _Pending(table).plan(reader, False)
    _limits(table)
    _pawns(table)


def _limits(table: Table) -> None:
    """MT-8: more workers than the limit only while some are being returned."""
    returning = table.agenda.height > 0 and table.agenda.step() == SURPLUS
    for seat in range(table.players):
        workers = size(table.workers_of(seat))
        if workers > WORKER_LIMIT and not (returning and seat == table.turn):
            raise Reader(None, f"seats[{seat}].workers").error(
                "over-the-limit", given=int(workers), high=int(WORKER_LIMIT)
            )


def _pawns(table: Table) -> None:
    """MT-59: pawns stand in the city only while it is visited."""
    visited = any(frame[0] in _IN_CITY for frame in table.agenda.listed())
    for seat in range(table.players):
        if not visited and table.pawn(seat) != SHOP:
            raise Reader(None, f"seats[{seat}].pawn").error("pawn-not-at-shop")


def _set_up(table: Table, reader: Reader) -> None:
    """MT-12, MT-20: the start tile, or a white field during the spins for starting workers."""
    step = reader.field("step").name(STEP_NAMES)
    if step == START_TILE:
        reader.only(["step", "seat"])
        reader.field("seat").same(int(table.starter))
        if table.start != NO_START or table.setting.option("start_tile") != CHOSEN_FIELD:
            raise reader.field("step").error("not-a-decision", given=STEP_NAMES[step])
        _spun(table, 0, 0)
        plan_spins(table, 0, 0)
        table.agenda.push(START_TILE, table.starter)
        return
    if step != HIRE_ANY or table.start == NO_START:
        raise reader.field("step").error("not-a-decision", given=STEP_NAMES[step])
    fields = reader.only(["step", "seat", "first"])
    fields["first"].flag()
    seat = fields["seat"].number(0, table.players - 1)
    _white(table, reader)
    order = (seat - table.starter) % table.players
    spun = int(size(table.workers_of(seat)) // WORKERS_PER_FIELD)
    _spun(table, int(order), spun)
    plan_spins(table, int(order), spun + 1)
    table.agenda.push(HIRE_ANY, seat)


def _spun(table: Table, order: int, spun: int) -> None:
    """MT-20: who has spun how often shows in the workers."""
    for k in range(table.players):
        seat = (table.starter + k) % table.players
        spins = START_SPINS if k < order else spun if k == order else 0
        workers = int(size(table.workers_of(seat)))
        if workers != spins * WORKERS_PER_FIELD or spun >= START_SPINS:
            raise Reader(None, f"seats[{seat}].workers").error(
                "wrong-start-workers", given=workers, expected=int(spins * WORKERS_PER_FIELD)
            )


def _white(table: Table, reader: Reader) -> None:
    if WHEEL[table.pointer] != WHITE:
        raise reader.error("wheel-not-white")


class _Pending:
    def __init__(self, table: Table) -> None:
        self.table = table

    def plan(self, reader: Reader, nested: bool) -> None:
        """``nested``: surplus workers go back first, and the step need not wait for a decision afterwards."""
        table = self.table
        step = reader.field("step").name(STEP_NAMES)
        if step not in _IN_TURN or (nested and step == SURPLUS):
            raise reader.field("step").error("not-a-decision", given=STEP_NAMES[step])
        seat = reader.field("seat").number(0, table.players - 1)
        if seat != table.turn and (nested or step not in _BY_OTHERS):
            raise reader.field("seat").error("not-on-turn", seat=seat)
        if step not in (TURN, LAST, SURPLUS):
            table.agenda.push(END_TURN, table.turn)
        waits = self._push(reader, step, seat)
        if not waits and not nested:
            raise reader.error("nothing-to-decide")

    def _push(self, reader: Reader, step: int, seat: int) -> bool:
        """Puts the step on the agenda; tells whether there is anything to decide."""
        if step == SURPLUS:
            return self._surplus(reader, seat)
        if step == STAFF_SPACE:
            return self._staff(reader, seat)
        if step == HIRE_ANY:
            return self._hire(reader, seat)
        if step == BUILD_MORE:
            return self._build(reader, seat)
        if step == PLACE_PAWN:
            return self._place(reader, seat)
        if step in (MOVE_PAWN, PAUSE):
            return self._interrupted(reader, step, seat)
        if step in (TAKE_GOODS, EXCHANGE_GOODS):
            return self._reward(reader, step, seat)
        reader.only(["step", "seat"])
        table = self.table
        table.agenda.push(step, seat)
        if step == ADVANCE_POINTER:
            return may_advance(table, seat)
        return step == TURN or table.cattle_of(seat) > 0 or table.canteens_of(seat) > 0

    def _surplus(self, reader: Reader, seat: int) -> bool:
        table = self.table
        then = reader.only(["step", "seat", "then"])["then"]
        if then.missing():
            table.agenda.push(END_TURN, seat)
        else:
            self.plan(then, True)
        table.agenda.push(SURPLUS, seat)
        return size(table.workers_of(seat)) > WORKER_LIMIT

    def _staff(self, reader: Reader, seat: int) -> bool:
        """MT-42 to MT-47"""
        table, fields = self.table, reader.only(["step", "seat", "space", "part"])
        space = fields["space"].name(SPACE_NAMES)
        part = fields["part"].name(PART_NAMES)
        if part == RIGHT_PART and space < BANK_SPACES:
            raise fields["part"].error("no-right-part", space=SPACE_NAMES[space])
        if table.crew(space, part) != NOBODY_THERE:
            raise fields["space"].error("space-taken", space=SPACE_NAMES[space])
        if part == RIGHT_PART and table.crew(space, LEFT_PART) == NOBODY_THERE:
            raise fields["part"].error("left-part-empty", space=SPACE_NAMES[space])
        if part == LEFT_PART and not self._can_use(space, seat):
            raise reader.error("cannot-use-space", space=SPACE_NAMES[space])
        table.agenda.push(STAFF_SPACE, seat, space, part)
        return may_staff(table)

    def _can_use(self, space: int, seat: int) -> bool:
        table = self.table
        workers = table.workers_of(seat)
        if space < BANK_SPACES:
            return size(workers) >= int(BANK_WORKERS[space])
        return can_staff_area(workers, int(AREA_OF[space])) and table.coins_of(seat) >= int(
            SPACE_PRICE[space]
        )

    def _hire(self, reader: Reader, seat: int) -> bool:
        fields = reader.only(["step", "seat", "first"])
        _white(self.table, reader)
        if fields["first"].flag():
            self.table.agenda.push(ADVANCE_POINTER, seat)
        self.table.agenda.push(HIRE_ANY, seat)
        return True

    def _build(self, reader: Reader, seat: int) -> bool:
        table = self.table
        built = reader.only(["step", "seat", "built"])["built"].number(1, BUILD_MOST - 1)
        table.agenda.push(BUILD_MORE, seat, built)
        able = table.cattle_of(seat) > 0 or can_build_anywhere(table, seat)
        return able and table.left_of(seat) > 0

    def _place(self, reader: Reader, seat: int) -> bool:
        """MT-51, MT-53: nobody stands in the city who has not been asked yet."""
        table = self.table
        reader.only(["step", "seat"])
        order = (seat - table.turn) % table.players
        table.agenda.push(RESOLVE, table.turn)
        plan_places(table, order)
        self._not_yet_placed(int(order))
        if order == 0 and table.pumpkins(seat) < int(COLUMN_PRICES[0]):
            raise reader.error("cannot-place")
        return can_place(table, seat)

    def _interrupted(self, reader: Reader, step: int, seat: int) -> bool:
        """MT-55, MT-R14: the regular decisions go on with the seat named as next."""
        table = self.table
        following = reader.only(["step", "seat", "next"])["next"]
        order = table.players
        if not following.missing():
            order = int((following.number(0, table.players - 1) - table.turn) % table.players)
        if order < 2 or (seat - table.turn) % table.players >= order:
            raise following.error("out-of-order")
        self._not_yet_placed(order)
        table.agenda.push(RESOLVE, table.turn)
        plan_places(table, order)
        passed = order == table.players and table.pawn(seat) == SHOP
        table.agenda.push(PAUSE, table.turn)
        if step == PAUSE:
            cattle = table.cattle_of(seat)
            return cattle > 0 and (cattle > count_of(table.goods, PUMPKIN) or passed)
        if table.pawn(seat) != SHOP:
            raise reader.error("pawn-not-at-shop", seat=seat)
        table.agenda.push(MOVE_PAWN, seat)
        return can_place(table, seat) or may_trade(table, seat)

    def _not_yet_placed(self, order: int) -> None:
        table = self.table
        for k in range(order, table.players):
            seat = int((table.turn + k) % table.players)
            if table.pawn(seat) != SHOP:
                raise Reader(None, f"seats[{seat}].pawn").error("out-of-order")

    def _reward(self, reader: Reader, step: int, seat: int) -> bool:
        """MT-59, MT-60: whoever comes later still stands in the city."""
        table = self.table
        row = reader.only(["step", "seat", "row"])["row"].number(1, ROWS) - 1
        offered = ROW_GOODS_COUNT[row] if step == TAKE_GOODS else ROW_UPGRADES[row]
        if offered == 0:
            raise reader.field("row").error("not-offered", row=row + 1)
        for k in range((seat - table.turn) % table.players + 1):
            earlier = int((table.turn + k) % table.players)
            if table.pawn(earlier) != SHOP:
                raise Reader(None, f"seats[{earlier}].pawn").error("out-of-order")
        plan_rewards(table)
        if step == TAKE_GOODS and ROW_UPGRADES[row] > 0:
            table.agenda.push(EXCHANGE_GOODS, seat, row)
        table.agenda.push(step, seat, row)
        return step == TAKE_GOODS or may_exchange(table)
