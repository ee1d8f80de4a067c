"""Taking in a position document, and refusing one that describes no possible position."""

from mypy_extensions import i16

from bunkhouse.engine.bits import bit
from bunkhouse.engine.reading import Reader
from bunkhouse.games.el_gaucho import dice as handfuls
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.agenda_document import read_decision
from bunkhouse.games.el_gaucho.components import (
    BREED_NAMES,
    DICE_IN_PLAY,
    DICE_PER_TURN,
    GAUCHOS,
    LAST_DICE_ROUNDS,
    PLACE_NAMES,
    RODEO,
    ROUNDS_WITHOUT_DICE,
    SIDES,
    SPACE_NAMES,
    STEPPE_TILES,
    TILE_NAMES,
    TILES,
    VALUES,
)
from bunkhouse.games.el_gaucho.plausible import check
from bunkhouse.games.el_gaucho.rules.refill import usable
from bunkhouse.games.el_gaucho.rules.steppe import fetched_tile
from bunkhouse.games.el_gaucho.state import COVERED, INCOMES, NO_LIMIT, NO_TILE, Table
from bunkhouse.games.el_gaucho.steps import TURN

_FIELDS = [
    "game",
    "rules",
    "players",
    "options",
    "generator",
    "round",
    "starter",
    "rounds_left",
    "decision",
    "turn",
    "rodeo",
    "pampa",
    "steppe",
    "stack",
    "box",
    "seats",
]
_MOST_ROUNDS = 100_000
_MOST_PESOS = 100_000


class PositionReader:
    """Fills an empty table from a document, piece by piece."""

    def __init__(self, table: Table, document: Reader) -> None:
        self.table = table
        self.fields = document.only(_FIELDS)
        self.seen: dict[int, str] = {}
        """Where each tile has been met."""

    def read(self) -> None:
        table, fields = self.table, self.fields
        most_left = LAST_DICE_ROUNDS + ROUNDS_WITHOUT_DICE
        table.round = fields["round"].number(0, _MOST_ROUNDS)
        table.starter = fields["starter"].number(0, table.players - 1)
        self._stack()
        left = fields["rounds_left"]
        if left.missing() != (table.stack_size > 0):
            raise left.error("rounds-left-and-stack", tiles=int(table.stack_size))
        table.rounds_left = NO_LIMIT if left.missing() else left.number(0, most_left)
        self._boxed()
        self._seats()
        self._pampa()
        self._steppe()
        self._turn()
        self._decision()
        check(table)
        self._rodeo()
        self._all_tiles()

    def _tile(self, reader: Reader) -> int:
        """A tile that has not been met before."""
        tile = reader.name(TILE_NAMES)
        if tile in self.seen:
            raise reader.error("tile-twice", tile=TILE_NAMES[tile], other=self.seen[tile])
        self.seen[tile] = reader.path
        return tile

    def _tile_set(self, reader: Reader) -> int:
        bits = 0
        for item in reader.items():
            bits |= bit(self._tile(item))
        return bits

    def _stack(self) -> None:
        table = self.table
        for item in reversed(self.fields["stack"].items()):
            table.stack[table.stack_size] = i16(self._tile(item))
            table.stack_size += 1

    def _boxed(self) -> None:
        self.table.box = self._tile_set(self.fields["box"])

    def _seats(self) -> None:
        table = self.table
        for seat, item in enumerate(self.fields["seats"].items(table.players)):
            ranch = item.only(["supply", "places", "pesos", "herds", "hand", "rejected"])
            table.add_supply(seat, ranch["supply"].number(0, GAUCHOS[table.players]))
            held = fresh = 0
            for place, state in ranch["places"].entries(PLACE_NAMES):
                held |= bit(place)
                fresh |= state.name(["ready", "fresh"]) << place
            table.set_places(seat, held, fresh)
            for source, pesos in ranch["pesos"].only(INCOMES).items():
                table.earn(seat, INCOMES.index(source), pesos.number(0, _MOST_PESOS))
            self._herds(seat, ranch["herds"])
            table.set_tiles(seat, self._tile_set(ranch["hand"]))
            table.set_rejected(seat, self._tile_set(ranch["rejected"]))

    def _herds(self, seat: int, reader: Reader) -> None:
        for breed, row in reader.entries(BREED_NAMES):
            values = []
            for item in row.items(most=VALUES):
                values.append(item.number(1, VALUES))
                tile = breed * VALUES + values[-1] - 1
                self._tile(Reader(TILE_NAMES[tile], item.path))
            herd = herds.herd_of(values) if values else None
            if herd is None:
                raise row.error("herd-out-of-order", row=" ".join(map(str, values)))
            self.table.set_herd(seat, breed, herd)

    def _pampa(self) -> None:
        table = self.table
        for name, reader in self.fields["pampa"].only(SPACE_NAMES).items():
            space = SPACE_NAMES.index(name)
            if reader.missing():
                continue
            if reader.value == "covered":
                table.put_tile(space, COVERED)
                continue
            content = reader.only(["tile", "gaucho"])
            if not usable(table, space):
                raise reader.error("space-not-used", players=table.players)
            table.put_tile(space, self._tile(content["tile"]))
            if not content["gaucho"].missing():
                gaucho = content["gaucho"].only(["seat", "standing"])
                seat = gaucho["seat"].number(0, table.players - 1)
                table.put_rider(space, 2 * seat + gaucho["standing"].flag())

    def _steppe(self) -> None:
        for slot, reader in enumerate(self.fields["steppe"].items(STEPPE_TILES)):
            if reader.missing():
                continue
            content = reader.only(["tile", "seen"])
            seen = 0
            for item in content["seen"].items(most=self.table.players):
                seen |= bit(item.number(0, self.table.players - 1))
            self.table.put_steppe(slot, self._tile(content["tile"]), seen)

    def _decision(self) -> None:
        read_decision(self.table, self.fields["decision"])
        if fetched_tile(self.table) != NO_TILE:
            self._tile(self.fields["decision"].field("tile"))

    def _turn(self) -> None:
        table = self.table
        turn = self.fields["turn"].only(["taken", "dice", "used", "recalling"])
        table.taken = turn["taken"].flag()
        table.recalling = turn["recalling"].flag()
        for item in turn["used"].items():
            table.used |= bit(item.name(PLACE_NAMES))
        if table.taken and table.without_dice():
            raise turn["taken"].error("round-without-dice")
        faces = [item.number(1, SIDES) for item in turn["dice"].items()]
        most = (DICE_PER_TURN if table.taken else 0) + (1 if table.used >> RODEO & 1 else 0)
        handful = handfuls.handful(faces)
        if handful is None or len(faces) > most:
            raise turn["dice"].error("too-many-dice", given=len(faces), high=most)
        table.dice = handful

    def _rodeo(self) -> None:
        """EG-6, EG-21: the dice that nobody has taken yet."""
        table, reader = self.table, self.fields["rodeo"]
        for item in reader.items():
            table.add_die(item.number(1, SIDES), 1)
        expected = 0
        if table.round > 0 and not table.without_dice():
            turns = table.players - table.agenda.count(TURN) + table.taken
            expected = DICE_IN_PLAY[table.players] - DICE_PER_TURN * turns
        if len(reader.items()) != expected:
            raise reader.error("wrong-dice-count", given=len(reader.items()), expected=expected)

    def _all_tiles(self) -> None:
        for tile in range(TILES):
            if tile not in self.seen:
                raise self.fields["box"].error("tile-missing", tile=TILE_NAMES[tile])


def read(table: Table, document: Reader) -> None:
    PositionReader(table, document).read()
