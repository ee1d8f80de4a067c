"""Taking in a position document, and refusing one that describes no possible position."""

from mypy_extensions import i16

from bunkhouse.engine.authoring import PositionError, Reader, bit
from bunkhouse.games.el_gaucho import components as c
from bunkhouse.games.el_gaucho import dice as handfuls
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.position import gaucho_count
from bunkhouse.games.el_gaucho.rules.position_checks import after_turns, at_seat
from bunkhouse.games.el_gaucho.rules.refill import usable
from bunkhouse.games.el_gaucho.rules.steppe import fetched_tile
from bunkhouse.games.el_gaucho.state import COVERED, INCOMES, NO_LIMIT, NO_TILE, Table
from bunkhouse.games.el_gaucho.steps import TURN

_FIELDS = [
    "game", "rules", "players", "options", "generator", "round", "starter", "rounds_left", "decision",
    "turn", "rodeo", "pampa", "steppe", "stack", "box", "seats",
]  # fmt: skip
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
        most_left = c.LAST_DICE_ROUNDS + c.ROUNDS_WITHOUT_DICE
        table.round = fields["round"].number(0, _MOST_ROUNDS)
        table.starter = fields["starter"].number(0, table.players - 1)
        self._stack()
        left = fields["rounds_left"]
        if left.missing() != (table.stack_size > 0):
            raise left.error("rounds-left-and-stack", tiles=int(table.stack_size))
        table.rounds_left = NO_LIMIT if left.missing() else left.number(0, most_left)
        table.box = self._tile_set(fields["box"])
        self._seats()
        self._pampa()
        self._steppe()
        self._turn()
        self._decision()
        _check_covers(table)
        _check_removed_breed(table)
        for seat in range(table.players):
            _check_gauchos(table, seat)
        self._rodeo()
        self._all_tiles()

    def _tile(self, reader: Reader) -> int:
        """A tile that has not been met before."""
        tile = reader.name(c.TILE_NAMES)
        if tile in self.seen:
            raise reader.error("tile-twice", tile=c.TILE_NAMES[tile], other=self.seen[tile])
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

    def _seats(self) -> None:
        table = self.table
        for seat, item in enumerate(self.fields["seats"].items(table.players)):
            ranch = item.only(["supply", "places", "pesos", "herds", "hand", "rejected"])
            table.add_supply(seat, ranch["supply"].number(0, c.GAUCHOS[table.players]))
            held = fresh = 0
            for place, state in ranch["places"].entries(c.PLACE_NAMES):
                held |= bit(place)
                fresh |= state.name(["ready", "fresh"]) << place
            table.set_places(seat, held, fresh)
            for source, pesos in ranch["pesos"].only(INCOMES).items():
                table.earn(seat, INCOMES.index(source), pesos.number(0, _MOST_PESOS))
            self._herds(seat, ranch["herds"])
            table.set_tiles(seat, self._tile_set(ranch["hand"]))
            table.set_rejected(seat, self._tile_set(ranch["rejected"]))

    def _herds(self, seat: int, reader: Reader) -> None:
        for breed, row in reader.entries(c.BREED_NAMES):
            values = []
            for item in row.items(most=c.VALUES):
                values.append(item.number(1, c.VALUES))
                tile = breed * c.VALUES + values[-1] - 1
                self._tile(Reader(c.TILE_NAMES[tile], item.path))
            herd = herds.herd_of(values) if values else None
            if herd is None:
                raise row.error("herd-out-of-order", row=" ".join(map(str, values)))
            self.table.set_herd(seat, breed, herd)

    def _pampa(self) -> None:
        table = self.table
        for name, reader in self.fields["pampa"].only(c.SPACE_NAMES).items():
            space = c.SPACE_NAMES.index(name)
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
        for slot, reader in enumerate(self.fields["steppe"].items(c.STEPPE_TILES)):
            if reader.missing():
                continue
            content = reader.only(["tile", "seen"])
            seen = 0
            for item in content["seen"].items(most=self.table.players):
                seen |= bit(item.number(0, self.table.players - 1))
            self.table.put_steppe(slot, self._tile(content["tile"]), seen)

    def _decision(self) -> None:
        """Lay out the agenda; without a decision the game is over."""
        table, reader = self.table, self.fields["decision"]
        if reader.missing():
            if table.rounds_left != 0:
                raise reader.error("not-over")
            after_turns(table, table.players)
            _check_all_sold(table)
            return
        step, x, y = table.rules().read(reader, ["seat"])
        step.lay_out(table, reader.field("seat").number(0, table.players - 1), x, y, reader)
        if fetched_tile(table) != NO_TILE:
            self._tile(reader.field("tile"))

    def _turn(self) -> None:
        table = self.table
        turn = self.fields["turn"].only(["taken", "dice", "used", "recalling"])
        table.taken = turn["taken"].flag()
        table.recalling = turn["recalling"].flag()
        for item in turn["used"].items():
            table.used |= bit(item.name(c.PLACE_NAMES))
        if table.taken and table.without_dice():
            raise turn["taken"].error("round-without-dice")
        faces = [item.number(1, c.SIDES) for item in turn["dice"].items()]
        most = (c.DICE_PER_TURN if table.taken else 0) + (1 if table.used >> c.RODEO & 1 else 0)
        handful = handfuls.handful(faces)
        if handful is None or len(faces) > most:
            raise turn["dice"].error("too-many-dice", given=len(faces), high=most)
        table.dice = handful

    def _rodeo(self) -> None:
        """EG-6, EG-21: the dice that nobody has taken yet."""
        table, reader = self.table, self.fields["rodeo"]
        for item in reader.items():
            table.add_die(item.number(1, c.SIDES), 1)
        expected = 0
        if table.round > 0 and not table.without_dice():
            turns = table.players - table.agenda.count(TURN) + table.taken
            expected = c.DICE_IN_PLAY[table.players] - c.DICE_PER_TURN * turns
        if len(reader.items()) != expected:
            raise reader.error("wrong-dice-count", given=len(reader.items()), expected=expected)

    def _all_tiles(self) -> None:
        for tile in range(c.TILES):
            if tile not in self.seen:
                raise self.fields["box"].error("tile-missing", tile=c.TILE_NAMES[tile])


# Whether what lies on the table, each part fine by itself, can lie there together.


def _check_all_sold(table: Table) -> None:
    """EG-72, EG-73: at the end nobody has a herd or a standing gaucho left."""
    for seat in range(table.players):
        if any(table.herd(seat, breed) for breed in range(c.BREEDS)):
            raise at_seat(seat, "herds").error("not-all-sold")
        for space in range(c.SPACES):
            if table.rider(space) == 2 * seat + 1:
                raise PositionError(f"pampa.{c.SPACE_NAMES[space]}.gaucho", "not-all-sold", {})


def _check_covers(table: Table) -> None:
    """EG-7, EG-17: just the unused spaces are covered, by rejected tiles only after the laying out."""
    later = c.REJECTED_AS_COVERS[table.players] > 0 and not table.dealt
    for space in range(c.SPACES):
        expected = not usable(table, space) and not later
        if (table.tile(space) == COVERED) != expected:
            reason = "should-be-covered" if expected else "should-not-be-covered"
            raise PositionError(f"pampa.{c.SPACE_NAMES[space]}", reason, {})


def _check_removed_breed(table: Table) -> None:
    """EG-7: with 2 players one whole breed is in the box."""
    if c.BREEDS_REMOVED[table.players] == 0:
        return
    chosen = table.setting.option("removed_breed")
    for breed in range(c.BREEDS):
        row = table.box >> (breed * c.VALUES) & (herds.DESCENDING - 1)
        if row == herds.DESCENDING - 1 and chosen in (c.RANDOM_BREED, c.BREED_NAMES[breed]):
            return
    raise PositionError("box", "no-breed-removed", {})


def _check_gauchos(table: Table, seat: int) -> None:
    """EG-11: every gaucho of a seat is in the supply, on a special place or on the Pampa."""
    total, expected = gaucho_count(table, seat), c.GAUCHOS[table.players]
    if total != expected:
        raise at_seat(seat, "supply").error("wrong-gaucho-count", given=total, expected=expected)
