"""Taking in a position document, and refusing one that describes no possible position."""

from bunkhouse.engine.reading import Reader
from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.agenda_document import read_decision
from bunkhouse.games.montana.board import FIELD_NAMES, FIELDS, NEIGHBOURS, OUTSIDE, SIDES
from bunkhouse.games.montana.groups import (
    CREW_LARGEST,
    CREW_NAMES,
    FITTING,
    NOBODY_THERE,
)
from bunkhouse.games.montana.landscape import LAKE, LAND, Landscape
from bunkhouse.games.montana.packs import count_of, pack_of, size
from bunkhouse.games.montana.position import census
from bunkhouse.games.montana.state import LEFT_PART, RIGHT_PART, SHOP, Table
from bunkhouse.games.montana.steps import STAFF_SPACE

_FIELDS = [
    "game",
    "rules",
    "players",
    "options",
    "generator",
    "round",
    "starter",
    "turn",
    "closing",
    "decision",
    "tiles",
    "start",
    "settlements",
    "wheel",
    "crews",
    "supply",
    "spent_canteens",
    "seats",
]
_MOST_ROUNDS = 100_000
_MOST_COINS = 100_000
_MOST_PIECES = 127


def read_landscape(players: int, document: Reader) -> Landscape:
    """MT-11: the tiles in the order of the layout, each at most once."""
    tiles: list[int] = []
    turns: list[int] = []
    for item in document.field("tiles").items(len(c.CENTRES[players])):
        shown = item.only(["tile", "turned"])
        tile = shown["tile"].name(c.TILE_NAMES)
        if tile in tiles:
            raise shown["tile"].error("tile-twice", tile=c.TILE_NAMES[tile])
        tiles.append(tile)
        turns.append(shown["turned"].number(0, c.ROTATIONS - 1))
    return Landscape(players, tiles, turns)


class PositionReader:
    """Fills an empty table from a document, piece by piece."""

    def __init__(self, table: Table, document: Reader) -> None:
        self.table = table
        self.fields = document.only(_FIELDS)

    def read(self) -> None:
        table, fields = self.table, self.fields
        table.round = fields["round"].number(0, _MOST_ROUNDS)
        table.starter = fields["starter"].number(0, table.players - 1)
        if not fields["turn"].missing():
            table.turn = fields["turn"].number(0, table.players - 1)
        table.closing = fields["closing"].flag()
        table.pointer = fields["wheel"].number(0, c.WHEEL_FIELDS - 1)
        table.spent = fields["spent_canteens"].number(0, _MOST_PIECES)
        self._start()
        self._settlements()
        self._land()
        self._crews()
        self._supply()
        for seat, item in enumerate(fields["seats"].items(table.players)):
            self._board(seat, item)
        self._pawns()
        self._totals()
        read_decision(table, fields["decision"])
        self._full_areas()

    def _start(self) -> None:
        """MT-12, MT-R2"""
        reader = self.fields["start"]
        if not reader.missing():
            field = reader.name(FIELD_NAMES)
            if not self.table.land.takes_start_tile(field):
                raise reader.error("no-start-field", field=FIELD_NAMES[field])
            self.table.put_start(field)

    def _settlements(self) -> None:
        """MT-67, MT-68: on land, and hanging together with the start tile."""
        table = self.table
        settlements = self.fields["settlements"].entries(FIELD_NAMES)
        for field, item in settlements:
            if table.land.kind(field) != LAND or field == table.start:
                raise item.error("no-land-there", field=FIELD_NAMES[field])
            shown = item.only(["seat", "tokens"])
            most = int(table.land.tokens[field]) + SIDES // 2 * c.LINE_TOKENS
            table.put_settlements(
                field, shown["seat"].number(0, table.players - 1), shown["tokens"].number(1, most)
            )
        reached = self._reached()
        for field, item in settlements:
            if field not in reached:
                raise item.error("not-connected", field=FIELD_NAMES[field])

    def _reached(self) -> set[int]:
        table = self.table
        reached, waiting = {int(table.start)}, [int(table.start)] if table.start >= 0 else []
        while waiting:
            field = waiting.pop()
            for side in range(SIDES):
                other = int(NEIGHBOURS[field * SIDES + side])
                if other != OUTSIDE and other not in reached and table.owner(other) >= 0:
                    reached.add(other)
                    waiting.append(other)
        return reached

    def _land(self) -> None:
        """MT-13, MT-14, MT-76, MT-77: canteens and cattle lie wherever nobody has taken them."""
        table = self.table
        for field in range(FIELDS):
            if table.land.kind(field) == LAKE:
                beside = [int(NEIGHBOURS[field * SIDES + side]) for side in range(SIDES)]
                if not any(other != OUTSIDE and table.owner(other) >= 0 for other in beside):
                    table.put_canteen(field)
        for field in table.land.cattle:
            if table.start >= 0 and field != table.start and table.owner(field) < 0:
                table.put_cattle(field)

    def _crews(self) -> None:
        """MT-39, MT-43, MT-47: crews that fit their spaces, on the right only beside the left."""
        for space, item in self.fields["crews"].entries(c.SPACE_NAMES):
            parts = item.items(most=1 if space < c.BANK_SPACES else 2)
            if not parts:
                raise item.error("wrong-length", given=0, expected=1)
            for part, crew_name in enumerate(parts):
                crew = crew_name.name(CREW_NAMES)
                if crew not in FITTING[space]:
                    raise crew_name.error("crew-does-not-fit", space=c.SPACE_NAMES[space])
                self.table.put_crew(space, part, crew)

    def _full_areas(self) -> None:
        """MT-41, MT-50: an area is full only until the turn that filled it ends."""
        table, depth = self.table, self.table.agenda.depth_of(STAFF_SPACE)
        working = int(table.agenda.x_at(depth)) if depth >= 0 else -1
        bounds = [(0, int(c.BANK_SPACES))]
        bounds += [
            (int(c.AREA_START[area]), int(c.AREA_START[area + 1])) for area in range(len(c.AREA_NAMES))
        ]
        for first, end in bounds:
            full = all(table.crew(space, LEFT_PART) != NOBODY_THERE for space in range(first, end))
            if full and not first <= working < end:
                raise self.fields["crews"].error("area-full", space=c.SPACE_NAMES[first])

    def _supply(self) -> None:
        table, supply = self.table, self.fields["supply"].only(["goods", "workers", "cattle"])
        table.goods = _pack(supply["goods"], c.GOOD_NAMES)
        table.workers = _pack(supply["workers"], c.WORKER_NAMES)
        table.cattle = supply["cattle"].number(0, c.CATTLE)

    def _board(self, seat: int, item: Reader) -> None:
        table = self.table
        board = item.only(["goods", "workers", "coins", "cattle", "canteens", "left", "pawn"])
        table.give_goods(seat, _pack(board["goods"], c.GOOD_NAMES))
        table.send_workers(seat, -_pack(board["workers"], c.WORKER_NAMES))
        workers, most = size(table.workers_of(seat)), c.WORKER_LIMIT + CREW_LARGEST
        if workers > (most if seat == table.turn else c.WORKER_LIMIT):
            raise board["workers"].error("over-the-limit", given=int(workers), high=int(c.WORKER_LIMIT))
        table.add_coins(seat, board["coins"].number(0, _MOST_COINS))
        table.add_cattle(seat, board["cattle"].number(0, c.CATTLE))
        table.add_canteens(seat, board["canteens"].number(0, _MOST_PIECES))
        table.add_left(seat, board["left"].number(0, c.SETTLEMENTS[table.players]))
        pawn = board["pawn"]
        table.put_pawn(seat, SHOP if pawn.missing() else pawn.name(c.SPOT_NAMES))

    def _pawns(self) -> None:
        """MT-55: no row holds two pawns."""
        table, rows = self.table, set[int]()
        for seat in range(table.players):
            spot = table.pawn(seat)
            if spot != SHOP and int(spot // c.COLUMNS) in rows:
                raise Reader(None, f"seats[{seat}].pawn").error("row-taken", row=int(spot // c.COLUMNS) + 1)
            if spot != SHOP:
                rows.add(int(spot // c.COLUMNS))

    def _totals(self) -> None:
        """MT-2, MT-4, MT-7, MT-16: nothing has been lost or has come from nowhere."""
        table, counted = self.table, census(self.table)
        players = table.players
        for kind, good in enumerate(c.GOOD_NAMES):
            expected = count_of(c.SUPPLY_GOODS[players], kind) + players * count_of(c.START_GOODS, kind)
            self._total(f"supply.goods.{good}", counted[good], int(expected))
        for worker in c.WORKER_NAMES:
            self._total(f"supply.workers.{worker}", counted[f"{worker}-worker"], c.WORKERS_PER_KIND)
        self._total("supply.cattle", counted["cattle"], c.CATTLE)
        lakes = sum(1 for field in range(FIELDS) if table.land.kind(field) == LAKE)
        self._total("spent_canteens", counted["canteens"], lakes)
        for seat in range(players):
            self._total(f"seats[{seat}].left", counted[c.COLOURS[seat]], c.SETTLEMENTS[players])
        done = any(table.left_of(seat) == 0 for seat in range(players))
        if done != table.closing:
            raise self.fields["closing"].error("closing-and-settlements")

    def _total(self, path: str, given: int, expected: int) -> None:
        if given != expected:
            raise Reader(None, path).error("wrong-total", given=given, expected=expected)


def _pack(reader: Reader, names: list[str]) -> int:
    counts: dict[str, int] = {}
    for kind, item in reader.entries(names):
        counts[names[kind]] = item.number(1, _MOST_PIECES)
    return pack_of(counts, names)


assert RIGHT_PART == 1, "parts are read in their order"
