"""Taking in a position document, and refusing one that describes no possible position."""

from mypy_extensions import i64

from bunkhouse.engine.bits import count_bits
from bunkhouse.engine.reading import Reader
from bunkhouse.families.great_western.ranches import AREA, DISCARD, DRAW, HAND, OFF_BOARD
from bunkhouse.games.great_western_trail.agenda_document import read_decision
from bunkhouse.games.great_western_trail.components import (
    BACKS,
    CARD_COUNT,
    CARD_NAMES,
    CARDS,
    CATTLE,
    CITY_NAMES,
    CITY_REPEATS,
    COLUMNS,
    DECK_CARDS,
    DISC_NAMES,
    DISCS,
    FACE_NAMES,
    FIRST_COLUMN,
    FIRST_HAZARD,
    FORESIGHT_SPACES,
    HAZARD_TYPE,
    MASTER_NAMES,
    MASTERS,
    NEUTRAL,
    NEUTRAL_NAMES,
    NUMBERS,
    OWN_CATTLE,
    POOL_SIZE,
    PRINTED,
    PRIVATE,
    ROW_SPACES,
    ROWS,
    STATION_NAMES,
    SUPPLY_COUNT,
    TILE_NAMES,
    TILES,
    TRACK,
    WORKER_NAMES,
    WORKERS,
)
from bunkhouse.games.great_western_trail.position import cards_by_kind, discs_moved, tiles_by_kind
from bunkhouse.games.great_western_trail.rails import SLOT_NAMES
from bunkhouse.games.great_western_trail.setup import sides
from bunkhouse.games.great_western_trail.state import BOX, OPEN, REPLACED, STACK, UNBUILT, Table
from bunkhouse.games.great_western_trail.trail import (
    AREA_SPACES,
    BUILDING_NODES,
    HAZARD_NODES,
    NEUTRAL_NODES,
    NODE_NAMES,
    STOPS,
    TRADE_NODES,
)

_FIELDS = [
    "game",
    "rules",
    "players",
    "options",
    "generator",
    "starter",
    "faces",
    "trail",
    "job_market",
    "token",
    "token_owner",
    "foresight",
    "removed",
    "station_masters",
    "supply",
    "market",
    "cattle_stack",
    "pool",
    "objective_stack",
    "box",
    "decision",
    "seats",
]
_SEAT_FIELDS = [
    "money",
    "certificates",
    "engine",
    "rancher",
    "workers",
    "cleared",
    "stations",
    "masters",
    "cities",
    "replaced",
    "tiles",
    "discard",
    "area",
    "draw",
    "hand",
]
_MOST_MONEY = 1_000_000
_MOST_CARDS = 200


class PositionReader:
    """Fills an empty table from a document, piece by piece."""

    def __init__(self, table: Table, document: Reader) -> None:
        self.table = table
        self.fields = document.only(_FIELDS)
        self.seats = self.fields["seats"].items(table.players)

    def read(self) -> None:
        table, fields = self.table, self.fields
        table.starter = fields["starter"].number(0, table.players - 1)
        self._faces()
        for seat, reader in enumerate(self.seats):
            self._seat(seat, reader.only(_SEAT_FIELDS))
        self._trail()
        self._token()
        self._job_market()
        self._supply()
        self._station_masters()
        self._shared_cards()
        self._engines()
        self._count_cards()
        self._count_tiles()
        read_decision(table, fields["decision"])

    def _faces(self) -> None:
        """GWT-13: one side of each number, as the option says."""
        option = self.table.setting.option("private_buildings")
        for number, item in enumerate(self.fields["faces"].items(int(NUMBERS))):
            face = item.name(FACE_NAMES)
            if face % NUMBERS != number:
                raise item.error("wrong-face", given=FACE_NAMES[face], number=number + 1)
            self.table.sides |= i64(face // NUMBERS) << number
        if option != "random" and self.table.sides != sides(option):
            raise self.fields["faces"].error(
                "not-expected", given=str(self.fields["faces"].value), expected=option
            )

    # Seats.

    def _seat(self, seat: int, fields: dict[str, Reader]) -> None:
        table = self.table
        table.earn(seat, fields["money"].number(0, _MOST_MONEY))
        table.set_engine(seat, fields["engine"].name(SLOT_NAMES))
        table.set_rancher(seat, self._rancher(fields["rancher"]))
        for name, item in fields["workers"].only(WORKER_NAMES).items():
            table.add_worker(seat, WORKER_NAMES.index(name), item.number(PRINTED, ROW_SPACES))
        table.set_discs(seat, fields["cleared"].members(DISC_NAMES))
        table.set_stations(seat, fields["stations"].members(STATION_NAMES))
        table.set_station_masters(seat, fields["masters"].members(MASTER_NAMES))
        for city, item in fields["cities"].entries(CITY_NAMES):
            table.add_city_disc(seat, city, item.number(1, DISCS if CITY_REPEATS[city] else 1))
        for number in range(NUMBERS):
            table.set_site(seat, number, UNBUILT)
        for item in fields["replaced"].items():
            table.set_site(seat, self._number(item), REPLACED)
        for tile, item in fields["tiles"].entries(TILE_NAMES):
            if tile < WORKERS:
                raise item.error("worker-collected", given=TILE_NAMES[tile])
            table.add_collected(seat, tile, item.number(1, _MOST_CARDS))
        for pile, name in ((DRAW, "draw"), (HAND, "hand"), (DISCARD, "discard"), (AREA, "area")):
            self._pile(seat, pile, fields[name])
        self._certificates(seat, fields["certificates"])
        moved, cleared = discs_moved(table, seat), int(count_bits(table.discs(seat)))
        if moved != cleared:
            raise fields["cleared"].error("discs-do-not-add-up", cleared=cleared, placed=moved)

    def _rancher(self, reader: Reader) -> int:
        if reader.missing():
            return int(OFF_BOARD)
        node = reader.name(NODE_NAMES)
        if node not in STOPS and NODE_NAMES[node] != "start":
            raise reader.error("beside-the-trail", given=NODE_NAMES[node])
        return node

    def _number(self, reader: Reader) -> int:
        """The number of a private building given by its face."""
        face = reader.name(FACE_NAMES)
        number = face % int(NUMBERS)
        if self.table.face(number) != face:
            raise reader.error("wrong-face", given=FACE_NAMES[face], number=number + 1)
        return number

    def _pile(self, seat: int, pile: i64, reader: Reader) -> None:
        for card, item in reader.entries(CARD_NAMES):
            in_area = pile == AREA
            if (card < CATTLE and in_area) or (card >= DECK_CARDS and not in_area):
                raise item.error("wrong-pile", given=CARD_NAMES[card])
            self.table.add_card(seat, pile, card, item.number(1, _MOST_CARDS))

    def _certificates(self, seat: int, reader: Reader) -> None:
        """GWT-124, GWT-134: a value of the track within the limit."""
        limit = int(self.table.certificate_limit(seat))
        value = reader.number(0, limit)
        if value not in list(TRACK):
            raise reader.error("not-on-the-track", given=value)
        self.table.set_certificates(seat, value)

    # The board.

    def _trail(self) -> None:
        table = self.table
        for node, reader in self.fields["trail"].entries(NODE_NAMES):
            if node in NEUTRAL_NODES:
                table.put_tile(node, NEUTRAL + reader.name(NEUTRAL_NAMES))
            elif node in BUILDING_NODES:
                self._building(node, reader)
            elif node in HAZARD_NODES or node in TRADE_NODES:
                self._kansas_city_tile(node, reader)
            else:
                raise reader.error("no-tile-here", given=NODE_NAMES[node])
        letters = [int(table.tile(node)) for node in NEUTRAL_NODES]
        for node, tile in zip(NEUTRAL_NODES, letters, strict=True):
            if tile < 0 or letters.count(tile) > 1:
                where = Reader(None, f"trail.{NODE_NAMES[node]}")
                raise where.error("neutral-buildings", given=int(tile - NEUTRAL))

    def _building(self, node: int, reader: Reader) -> None:
        fields = reader.only(["building", "seat"])
        seat = fields["seat"].number(0, self.table.players - 1)
        number = self._number(fields["building"])
        if self.table.site(seat, number) != UNBUILT:
            raise fields["building"].error("built-twice", given=str(fields["building"].value))
        self.table.set_site(seat, number, node)
        self.table.put_tile(node, PRIVATE + seat * NUMBERS + number)

    def _kansas_city_tile(self, node: int, reader: Reader) -> None:
        tile = reader.name(TILE_NAMES)
        if node in TRADE_NODES:
            fits = WORKERS <= tile < FIRST_HAZARD
        else:
            fits = tile >= FIRST_HAZARD and HAZARD_TYPE[tile] == HAZARD_NODES.index(node) // AREA_SPACES
        if not fits:
            raise reader.error("wrong-area", given=TILE_NAMES[tile])
        self.table.put_tile(node, tile)

    def _token(self) -> None:
        """GWT-182: the token has an owner exactly when it has left the job market."""
        table, token, owner = self.table, self.fields["token"], self.fields["token_owner"]
        table.token = ROWS if token.missing() else token.number(1, int(ROWS)) - 1
        if token.missing() == owner.missing():
            raise owner.error("token-and-owner")
        if not owner.missing():
            table.token_owner = owner.number(0, table.players - 1)

    def _job_market(self) -> None:
        """GWT-66, GWT-67: the columns of the player count, nothing below the token, its row from the left."""
        table, first = self.table, int(FIRST_COLUMN[self.table.players])
        for row, line in enumerate(self.fields["job_market"].items(int(ROWS))):
            gap = False
            for column, item in enumerate(line.items(int(COLUMNS))):
                if item.missing():
                    gap = gap or column >= first
                    continue
                at_token = row == table.token and (gap or column == COLUMNS - 1)
                if column < first or row > table.token or at_token:
                    raise item.error("space-not-filled-yet", players=table.players)
                table.put_job(row, column, item.name(WORKER_NAMES))

    def _supply(self) -> None:
        table = self.table
        for back, reader in enumerate(self.fields["supply"].items(int(BACKS))):
            for tile, item in reader.entries(TILE_NAMES):
                table.add_to_stack(back, tile, item.number(1, SUPPLY_COUNT[back][tile]))
        for back, reader in enumerate(self.fields["foresight"].items(int(BACKS))):
            for slot, item in enumerate(reader.items(int(FORESIGHT_SPACES))):
                if item.missing():
                    continue
                tile = item.name(TILE_NAMES)
                if SUPPLY_COUNT[back][tile] == 0:
                    raise item.error("wrong-back", given=TILE_NAMES[tile], back=back + 1)
                table.put_foresight(back * FORESIGHT_SPACES + slot, tile)
        for tile, item in self.fields["removed"].entries(TILE_NAMES):
            table.add_removed(tile, item.number(1, _MOST_CARDS))

    def _station_masters(self) -> None:
        """GWT-3, GWT-112: every tile once; where one has been taken lies a worker."""
        table, where = self.table, dict[int, str]()
        for seat in range(table.players):
            for master in range(MASTERS):
                if table.station_masters(seat) >> master & 1:
                    self._meet_master(where, master, Reader(None, f"seats[{seat}].masters"))
        for station, reader in enumerate(self.fields["station_masters"].items(int(MASTERS))):
            fields = reader.only(["tile", "worker"])
            if fields["tile"].missing() == fields["worker"].missing():
                raise reader.error("tile-or-worker")
            if fields["tile"].missing():
                table.put_worker_given(station, fields["worker"].name(WORKER_NAMES))
            else:
                table.put_master(station, fields["tile"].name(MASTER_NAMES))
                self._meet_master(where, int(table.master_at(station)), fields["tile"])
        for master in range(MASTERS):
            if master not in where:
                raise self.fields["station_masters"].error("missing-tile", given=MASTER_NAMES[master])

    def _meet_master(self, where: dict[int, str], master: int, reader: Reader) -> None:
        if master in where:
            raise reader.error("tile-twice", given=MASTER_NAMES[master], other=where[master])
        where[master] = reader.path

    def _shared_cards(self) -> None:
        table = self.table
        table.market_size = self._shared("market", OPEN, int(OWN_CATTLE), int(CATTLE))
        table.cattle_left = self._shared("cattle_stack", STACK, int(OWN_CATTLE), int(CATTLE))
        table.pool_size = self._shared("pool", OPEN, int(CATTLE), int(DECK_CARDS))
        table.objectives_left = self._shared("objective_stack", STACK, int(CATTLE), int(DECK_CARDS))
        self._shared("box", BOX, 0, int(CARDS))
        if table.pool_size > POOL_SIZE or (table.pool_size < POOL_SIZE and table.objectives_left > 0):
            raise self.fields["pool"].error("wrong-pool", given=int(table.pool_size), expected=int(POOL_SIZE))

    def _shared(self, name: str, pile: i64, low: int, high: int) -> int:
        total = 0
        for card, item in self.fields[name].entries(CARD_NAMES):
            if not low <= card < high:
                raise item.error("wrong-pile", given=CARD_NAMES[card])
            count = item.number(1, _MOST_CARDS)
            self.table.add_shared(pile, card, count)
            total += count
        return total

    # What must add up.

    def _engines(self) -> None:
        """GWT-102: one engine to a space, except in the start building."""
        table = self.table
        for seat in range(table.players):
            slot = table.engine(seat)
            if slot > 0 and table.other_engines(seat) >> slot & 1:
                raise Reader(None, f"seats[{seat}].engine").error("engines-collide", space=SLOT_NAMES[slot])

    def _count_cards(self) -> None:
        """GWT-10, GWT-11, GWT-16, GWT-17: no card more or less than there are."""
        table, counted = self.table, cards_by_kind(self.table)
        for seat in range(table.players):
            start = sum(int(table.held(seat, AREA, card)) for card in range(DECK_CARDS, CARDS))
            if start != 1:
                raise Reader(None, f"seats[{seat}].area").error(
                    "starting-objectives", given=start, expected=1
                )
            for card in range(OWN_CATTLE):
                own = sum(int(table.held(seat, pile, card)) for pile in (DRAW, HAND, DISCARD))
                if own > CARD_COUNT[card]:
                    where = Reader(None, f"seats[{seat}].draw")
                    raise where.error("too-many-cards", card=CARD_NAMES[card], given=own)
        for card in range(CARDS):
            expected = int(CARD_COUNT[card]) * (table.players if card < OWN_CATTLE else 1)
            if counted[card] != expected:
                raise self.fields["box"].error(
                    "cards-do-not-add-up", card=CARD_NAMES[card], given=counted[card], expected=expected
                )

    def _count_tiles(self) -> None:
        """GWT-5: no tile more or less than there are."""
        counted = tiles_by_kind(self.table)
        for tile in range(TILES):
            expected = sum(SUPPLY_COUNT[back][tile] for back in range(BACKS))
            if counted[tile] != expected:
                raise self.fields["removed"].error(
                    "tiles-do-not-add-up", tile=TILE_NAMES[tile], given=counted[tile], expected=expected
                )


def read(table: Table, document: Reader) -> None:
    PositionReader(table, document).read()
