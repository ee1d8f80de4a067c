"""Taking in a position document, and refusing one that describes no possible position."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import Reader, count_bits
from bunkhouse.engine.view_types import Heading
from bunkhouse.families.great_western.ranches import AREA, DISCARD, DRAW, HAND, OFF_BOARD
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.agenda_document import read_decision
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
from bunkhouse.games.great_western_trail.view_types import Board, Common

_FIELDS = [*Heading.__annotations__, "generator", *Common.__annotations__, "seats"]
_SEAT_FIELDS = [*Board.__annotations__, "draw", "hand"]
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
        for number, item in enumerate(self.fields["faces"].items(int(c.NUMBERS))):
            face = item.name(c.FACE_NAMES)
            if face % c.NUMBERS != number:
                raise item.error("wrong-face", given=c.FACE_NAMES[face], number=number + 1)
            self.table.sides |= i64(face // c.NUMBERS) << number
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
        for name, item in fields["workers"].only(c.WORKER_NAMES).items():
            table.add_worker(seat, c.WORKER_NAMES.index(name), item.number(c.PRINTED, c.ROW_SPACES))
        table.set_discs(seat, fields["cleared"].members(c.DISC_NAMES))
        table.set_stations(seat, fields["stations"].members(c.STATION_NAMES))
        table.set_station_masters(seat, fields["masters"].members(c.MASTER_NAMES))
        for city, item in fields["cities"].entries(c.CITY_NAMES):
            table.add_city_disc(seat, city, item.number(1, c.DISCS if c.CITY_REPEATS[city] else 1))
        for number in range(c.NUMBERS):
            table.set_site(seat, number, UNBUILT)
        for item in fields["replaced"].items():
            table.set_site(seat, self._number(item), REPLACED)
        for tile, item in fields["tiles"].entries(c.TILE_NAMES):
            if tile < c.WORKERS:
                raise item.error("worker-collected", given=c.TILE_NAMES[tile])
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
        face = reader.name(c.FACE_NAMES)
        number = face % int(c.NUMBERS)
        if self.table.face(number) != face:
            raise reader.error("wrong-face", given=c.FACE_NAMES[face], number=number + 1)
        return number

    def _pile(self, seat: int, pile: i64, reader: Reader) -> None:
        for card, item in reader.entries(c.CARD_NAMES):
            in_area = pile == AREA
            if (card < c.CATTLE and in_area) or (card >= c.DECK_CARDS and not in_area):
                raise item.error("wrong-pile", given=c.CARD_NAMES[card])
            self.table.add_card(seat, pile, card, item.number(1, _MOST_CARDS))

    def _certificates(self, seat: int, reader: Reader) -> None:
        """GWT-124, GWT-134: a value of the track within the limit."""
        limit = int(self.table.certificate_limit(seat))
        value = reader.number(0, limit)
        if value not in list(c.TRACK):
            raise reader.error("not-on-the-track", given=value)
        self.table.set_certificates(seat, value)

    # The board.

    def _trail(self) -> None:
        table = self.table
        for node, reader in self.fields["trail"].entries(NODE_NAMES):
            if node in NEUTRAL_NODES:
                table.put_tile(node, c.NEUTRAL + reader.name(c.NEUTRAL_NAMES))
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
                raise where.error("neutral-buildings", given=int(tile - c.NEUTRAL))

    def _building(self, node: int, reader: Reader) -> None:
        fields = reader.only(["building", "seat"])
        seat = fields["seat"].number(0, self.table.players - 1)
        number = self._number(fields["building"])
        if self.table.site(seat, number) != UNBUILT:
            raise fields["building"].error("built-twice", given=str(fields["building"].value))
        self.table.set_site(seat, number, node)
        self.table.put_tile(node, c.PRIVATE + seat * c.NUMBERS + number)

    def _kansas_city_tile(self, node: int, reader: Reader) -> None:
        tile = reader.name(c.TILE_NAMES)
        if node in TRADE_NODES:
            fits = c.WORKERS <= tile < c.FIRST_HAZARD
        else:
            fits = tile >= c.FIRST_HAZARD and c.HAZARD_TYPE[tile] == HAZARD_NODES.index(node) // AREA_SPACES
        if not fits:
            raise reader.error("wrong-area", given=c.TILE_NAMES[tile])
        self.table.put_tile(node, tile)

    def _token(self) -> None:
        """GWT-182: the token has an owner exactly when it has left the job market."""
        table, token, owner = self.table, self.fields["token"], self.fields["token_owner"]
        table.token = c.ROWS if token.missing() else token.number(1, int(c.ROWS)) - 1
        if token.missing() == owner.missing():
            raise owner.error("token-and-owner")
        if not owner.missing():
            table.token_owner = owner.number(0, table.players - 1)

    def _job_market(self) -> None:
        """GWT-66, GWT-67: the columns of the player count, nothing below the token, its row from the left."""
        table, first = self.table, int(c.FIRST_COLUMN[self.table.players])
        for row, line in enumerate(self.fields["job_market"].items(int(c.ROWS))):
            gap = False
            for column, item in enumerate(line.items(int(c.COLUMNS))):
                if item.missing():
                    gap = gap or column >= first
                    continue
                at_token = row == table.token and (gap or column == c.COLUMNS - 1)
                if column < first or row > table.token or at_token:
                    raise item.error("space-not-filled-yet", players=table.players)
                table.put_job(row, column, item.name(c.WORKER_NAMES))

    def _supply(self) -> None:
        table = self.table
        for back, reader in enumerate(self.fields["supply"].items(int(c.BACKS))):
            for tile, item in reader.entries(c.TILE_NAMES):
                table.add_to_stack(back, tile, item.number(1, c.SUPPLY_COUNT[back][tile]))
        for back, reader in enumerate(self.fields["foresight"].items(int(c.BACKS))):
            for slot, item in enumerate(reader.items(int(c.FORESIGHT_SPACES))):
                if item.missing():
                    continue
                tile = item.name(c.TILE_NAMES)
                if c.SUPPLY_COUNT[back][tile] == 0:
                    raise item.error("wrong-back", given=c.TILE_NAMES[tile], back=back + 1)
                table.put_foresight(back * c.FORESIGHT_SPACES + slot, tile)
        for tile, item in self.fields["removed"].entries(c.TILE_NAMES):
            table.add_removed(tile, item.number(1, _MOST_CARDS))

    def _station_masters(self) -> None:
        """GWT-3, GWT-112: every tile once; where one has been taken lies a worker."""
        table, where = self.table, dict[int, str]()
        for seat in range(table.players):
            for master in range(c.MASTERS):
                if table.station_masters(seat) >> master & 1:
                    self._meet_master(where, master, Reader(None, f"seats[{seat}].masters"))
        for station, reader in enumerate(self.fields["station_masters"].items(int(c.MASTERS))):
            fields = reader.only(["tile", "worker"])
            if fields["tile"].missing() == fields["worker"].missing():
                raise reader.error("tile-or-worker")
            if fields["tile"].missing():
                table.put_worker_given(station, fields["worker"].name(c.WORKER_NAMES))
            else:
                table.put_master(station, fields["tile"].name(c.MASTER_NAMES))
                self._meet_master(where, int(table.master_at(station)), fields["tile"])
        for master in range(c.MASTERS):
            if master not in where:
                raise self.fields["station_masters"].error("missing-tile", given=c.MASTER_NAMES[master])

    def _meet_master(self, where: dict[int, str], master: int, reader: Reader) -> None:
        if master in where:
            raise reader.error("tile-twice", given=c.MASTER_NAMES[master], other=where[master])
        where[master] = reader.path

    def _shared_cards(self) -> None:
        table = self.table
        table.market_size = self._shared("market", OPEN, int(c.OWN_CATTLE), int(c.CATTLE))
        table.cattle_left = self._shared("cattle_stack", STACK, int(c.OWN_CATTLE), int(c.CATTLE))
        table.pool_size = self._shared("pool", OPEN, int(c.CATTLE), int(c.DECK_CARDS))
        table.objectives_left = self._shared("objective_stack", STACK, int(c.CATTLE), int(c.DECK_CARDS))
        self._shared("box", BOX, 0, int(c.CARDS))
        if table.pool_size > c.POOL_SIZE or (table.pool_size < c.POOL_SIZE and table.objectives_left > 0):
            raise self.fields["pool"].error(
                "wrong-pool", given=int(table.pool_size), expected=int(c.POOL_SIZE)
            )

    def _shared(self, name: str, pile: i64, low: int, high: int) -> int:
        total = 0
        for card, item in self.fields[name].entries(c.CARD_NAMES):
            if not low <= card < high:
                raise item.error("wrong-pile", given=c.CARD_NAMES[card])
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
            start = sum(int(table.held(seat, AREA, card)) for card in range(c.DECK_CARDS, c.CARDS))
            if start != 1:
                raise Reader(None, f"seats[{seat}].area").error(
                    "starting-objectives", given=start, expected=1
                )
            for card in range(c.OWN_CATTLE):
                own = sum(int(table.held(seat, pile, card)) for pile in (DRAW, HAND, DISCARD))
                if own > c.CARD_COUNT[card]:
                    where = Reader(None, f"seats[{seat}].draw")
                    raise where.error("too-many-cards", card=c.CARD_NAMES[card], given=own)
        for card in range(c.CARDS):
            expected = int(c.CARD_COUNT[card]) * (table.players if card < c.OWN_CATTLE else 1)
            if counted[card] != expected:
                raise self.fields["box"].error(
                    "cards-do-not-add-up", card=c.CARD_NAMES[card], given=counted[card], expected=expected
                )

    def _count_tiles(self) -> None:
        """GWT-5: no tile more or less than there are."""
        counted = tiles_by_kind(self.table)
        for tile in range(c.TILES):
            expected = sum(c.SUPPLY_COUNT[back][tile] for back in range(c.BACKS))
            if counted[tile] != expected:
                raise self.fields["removed"].error(
                    "tiles-do-not-add-up", tile=c.TILE_NAMES[tile], given=counted[tile], expected=expected
                )
