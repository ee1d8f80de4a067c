"""What lies on the table: packed arrays, one per noun, and the small words in which the rules read them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.authoring import Agenda, Rng, RuledState, Setting
from bunkhouse.games.montana.board import FIELDS, NEIGHBOURS, OUTSIDE, SIDES
from bunkhouse.games.montana.components import BANK_SPACES, COLUMNS, PUMPKIN, SPACES
from bunkhouse.games.montana.landscape import LAND, Landscape
from bunkhouse.games.montana.packs import EMPTY, count_of

# What a field holds, in bits.
_OWNER: Final[i64] = 15
_TOKENS: Final[i64] = 4
OPEN: Final[i64] = 256
_CATTLE: Final[i64] = 512
_CANTEEN: Final[i64] = 1024

# What a player board holds.
_GOODS: Final[i64] = 0
_WORKERS: Final[i64] = 1
_COINS: Final[i64] = 2
_CATTLE_HELD: Final[i64] = 3
_CANTEENS: Final[i64] = 4
_LEFT: Final[i64] = 5
_PAWN: Final[i64] = 6
_BOARD: Final[i64] = 7

NO_START: Final[i64] = -1
NOBODY_ON_TURN: Final[i64] = -1
SHOP: Final[i64] = -1
"""Where a pawn waits that does not stand in the city."""
LEFT_PART: Final[i64] = 0
RIGHT_PART: Final[i64] = 1


class Table(RuledState):
    """The land, the action board, the supply and the player boards."""

    land: Landscape
    fields: vec[i16]
    """What lies on each field: settlements and their owner, cattle, canteen, and whether it is open."""
    crews: vec[i16]
    """The crew on each bank space, then on the left and right part of every other space; see groups.py."""
    boards: vec[i64]
    """Per seat: goods, workers, coins, cattle, canteens, settlements left, pawn."""
    goods: i64
    """The goods of the supply, as a pack."""
    workers: i64
    """The workers of the supply, as a pack."""
    cattle: i64 = 0
    """The cattle of the supply."""
    spent: i64 = 0
    """Canteens that have left the game."""
    pointer: i64 = 0
    """The field of the wheel that the pointer shows."""
    start: i64
    """The field under the start tile, or NO_START."""
    starter: i64 = 0
    turn: i64
    """The seat on turn, or NOBODY_ON_TURN during set-up."""
    round: i64 = 0
    closing: bool = False
    """Whether the end of the game has been triggered (MT-85)."""

    def __init__(
        self,
        setting: Setting,
        rng: Rng,
        agenda: Agenda,
        land: Landscape,
        fields: vec[i16],
        crews: vec[i16],
        boards: vec[i64],
    ) -> None:
        super().__init__(setting, rng, agenda)
        self.land = land
        self.fields = fields
        self.crews = crews
        self.boards = boards
        self.goods = EMPTY
        self.workers = EMPTY
        self.start = NO_START
        self.turn = NOBODY_ON_TURN

    def copy_table(self, twin: "Table") -> None:
        self.copy_base(twin)
        twin.goods = self.goods
        twin.workers = self.workers
        twin.cattle = self.cattle
        twin.spent = self.spent
        twin.pointer = self.pointer
        twin.start = self.start
        twin.starter = self.starter
        twin.turn = self.turn
        twin.round = self.round
        twin.closing = self.closing

    # The land.

    def owner(self, field: i64) -> i64:
        """Whose settlements stand on a field, -1 for nobody's."""
        return owner_on(self.fields, field)

    def tokens(self, field: i64) -> i64:
        return (i64(self.fields[field]) >> _TOKENS) & 15

    def is_open(self, field: i64) -> bool:
        """MT-67, MT-68: empty land beside the start tile or a settlement."""
        return i64(self.fields[field]) & OPEN != 0

    def has_cattle(self, field: i64) -> bool:
        return i64(self.fields[field]) & _CATTLE != 0

    def has_canteen(self, field: i64) -> bool:
        return canteen_on(self.fields, field)

    def put_cattle(self, field: i64) -> None:
        self.fields[field] = i16(i64(self.fields[field]) | _CATTLE)

    def put_canteen(self, field: i64) -> None:
        self.fields[field] = i16(i64(self.fields[field]) | _CANTEEN)

    def take_canteen(self, field: i64) -> None:
        self.fields[field] = i16(i64(self.fields[field]) & ~_CANTEEN)

    def put_settlements(self, field: i64, seat: i64, tokens: i64) -> None:
        """An empty field becomes the seat's, with whatever lay there gone; its neighbours open up."""
        self.fields[field] = i16((seat + 1) | (tokens << _TOKENS))
        self.open_around(field)

    def put_start(self, field: i64) -> None:
        self.start = field
        self.open_around(field)

    def open_around(self, field: i64) -> None:
        side: i64
        for side in range(SIDES):
            other: i64 = i64(NEIGHBOURS[field * SIDES + side])
            if other == OUTSIDE or self.land.kind(other) != LAND:
                continue
            if other == self.start:
                continue
            held: i64 = i64(self.fields[other])
            if held & _OWNER == 0:
                self.fields[other] = i16(held | OPEN)

    # The action board.

    def crew(self, space: i64, part: i64) -> i64:
        """The crew on a part of a space; the bank's spaces have only one."""
        return i64(self.crews[_post(space, part)])

    def put_crew(self, space: i64, part: i64, crew: i64) -> None:
        self.crews[_post(space, part)] = i16(crew)

    # Player boards.

    def goods_of(self, seat: i64) -> i64:
        return self.boards[seat * _BOARD + _GOODS]

    def add_goods(self, seat: i64, pack: i64) -> None:
        """From the supply to a player board; a negative pack goes back."""
        self.boards[seat * _BOARD + _GOODS] += pack
        self.goods -= pack

    def give_goods(self, seat: i64, pack: i64) -> None:
        """Goods that do not come from the supply."""
        self.boards[seat * _BOARD + _GOODS] += pack

    def pumpkins(self, seat: i64) -> i64:
        return count_of(self.boards[seat * _BOARD + _GOODS], PUMPKIN)

    def workers_of(self, seat: i64) -> i64:
        return self.boards[seat * _BOARD + _WORKERS]

    def add_workers(self, seat: i64, pack: i64) -> None:
        """From the supply to a player board; a negative pack goes back."""
        self.boards[seat * _BOARD + _WORKERS] += pack
        self.workers -= pack

    def send_workers(self, seat: i64, pack: i64) -> None:
        """From a player board to the action board."""
        self.boards[seat * _BOARD + _WORKERS] -= pack

    def coins_of(self, seat: i64) -> i64:
        return self.boards[seat * _BOARD + _COINS]

    def add_coins(self, seat: i64, coins: i64) -> None:
        """MT-6: coins never run out."""
        self.boards[seat * _BOARD + _COINS] += coins

    def cattle_of(self, seat: i64) -> i64:
        return self.boards[seat * _BOARD + _CATTLE_HELD]

    def add_cattle(self, seat: i64, count: i64) -> None:
        self.boards[seat * _BOARD + _CATTLE_HELD] += count

    def canteens_of(self, seat: i64) -> i64:
        return self.boards[seat * _BOARD + _CANTEENS]

    def add_canteens(self, seat: i64, count: i64) -> None:
        self.boards[seat * _BOARD + _CANTEENS] += count

    def left_of(self, seat: i64) -> i64:
        """The settlements a seat has not placed yet."""
        return self.boards[seat * _BOARD + _LEFT]

    def add_left(self, seat: i64, count: i64) -> None:
        self.boards[seat * _BOARD + _LEFT] += count

    def pawn(self, seat: i64) -> i64:
        """Where a pawn stands: row times the number of columns plus column, or SHOP."""
        return self.boards[seat * _BOARD + _PAWN] + SHOP

    def put_pawn(self, seat: i64, spot: i64) -> None:
        self.boards[seat * _BOARD + _PAWN] = spot - SHOP

    def pawn_in_row(self, row: i64) -> i64:
        """The seat whose pawn stands in a row of the city, -1 when there is none."""
        first: i64 = row * COLUMNS
        seat: i64
        for seat in range(i64(self.setting.players)):
            if first <= self.pawn(seat) < first + COLUMNS:
                return seat
        return -1


def owner_on(fields: vec[i16], field: i64) -> i64:
    """Whose settlements stand on a field, -1 for nobody's."""
    return (i64(fields[field]) & _OWNER) - 1


def canteen_on(fields: vec[i16], field: i64) -> bool:
    return i64(fields[field]) & _CANTEEN != 0


def fields_with(owners: dict[int, int], canteens: list[int]) -> vec[i16]:
    """The land with the settlements of these seats, by field, and with canteens on these lakes."""
    fields = clear_fields()
    for field, seat in owners.items():
        fields[field] = i16(seat + 1)
    for field in canteens:
        fields[field] = i16(_CANTEEN)
    return fields


def _post(space: i64, part: i64) -> i64:
    return space if space < BANK_SPACES else 2 * space - BANK_SPACES + part


def clear_fields() -> vec[i16]:
    return vec[i16]([i16(0)] * FIELDS)


def clear_crews() -> vec[i16]:
    return vec[i16]([i16(0)] * (2 * SPACES - BANK_SPACES))


def clear_boards(players: int) -> vec[i64]:
    return vec[i64]([i64(0)] * (_BOARD * players))
