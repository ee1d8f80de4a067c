"""Taking in a position document, and refusing one that describes no possible position."""

from mypy_extensions import i16

from bunkhouse.engine.agenda import NOBODY
from bunkhouse.engine.bits import bit
from bunkhouse.engine.reading import Reader
from bunkhouse.games.el_gaucho import dice as handfuls
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.components import (
    BREED_NAMES,
    BREEDS,
    DICE_IN_PLAY,
    DICE_PER_TURN,
    FOREMAN_RAISES,
    GAUCHOS,
    LAST_DICE_ROUNDS,
    PLACE_NAMES,
    RODEO,
    ROUNDS_WITHOUT_DICE,
    SIDES,
    SPACE_NAMES,
    STEPPE_SMALL_COUNT,
    STEPPE_TILES,
    TILE_NAMES,
    TILES,
    VALUES,
)
from bunkhouse.games.el_gaucho.plausible import OVER, check
from bunkhouse.games.el_gaucho.rules.collect import plan_adding
from bunkhouse.games.el_gaucho.rules.prepare import plan_keeping, plan_posts
from bunkhouse.games.el_gaucho.rules.refill import usable
from bunkhouse.games.el_gaucho.rules.rounds import plan_turns
from bunkhouse.games.el_gaucho.state import COVERED, INCOMES, NO_LIMIT, Table
from bunkhouse.games.el_gaucho.steps import (
    ADD_CATTLE,
    ARRANGE_HERD,
    CLOSE_ROUND,
    FOREMAN_MORE,
    KEEP_TILES,
    LAY_OUT,
    POST_GAUCHO,
    REFILL_STEPPE,
    SELL_HERDS,
    STEP_NAMES,
    STEPPE_CHOICE,
    STEPPE_SPACE,
    TURN,
)

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
_IN_TURN = [TURN, FOREMAN_MORE, STEPPE_CHOICE, STEPPE_SPACE]
_DECIDED = [KEEP_TILES, ARRANGE_HERD, POST_GAUCHO, *_IN_TURN, ADD_CATTLE]


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
        step, seat = self._decision()
        self._turn(step)
        check(table, step, seat)
        self._rodeo(step)
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

    def _decision(self) -> tuple[int, int]:
        """Rebuilds the agenda; returns the step that waits for a decision, and whose."""
        reader, table = self.fields["decision"], self.table
        if reader.missing():
            if table.rounds_left != 0:
                raise reader.error("not-over")
            table.dealt = True
            return OVER, int(table.starter)
        step = reader.field("step").name(STEP_NAMES)
        if step not in _DECIDED:
            raise reader.field("step").error("not-a-decision", given=STEP_NAMES[step])
        seat = reader.field("seat").number(0, table.players - 1)
        order = (seat - table.starter) % table.players
        if step in (KEEP_TILES, ARRANGE_HERD):
            self._keeping(reader, step, seat, order)
        elif step == POST_GAUCHO:
            reader.only(["step", "seat"])
            table.dealt = True
            plan_posts(table, order)
        elif step == ADD_CATTLE:
            self._adding(reader, seat, order)
        else:
            table.dealt = True
            plan_turns(table, order)
            self._in_turn(reader, step, seat)
        return step, seat

    def _keeping(self, reader: Reader, step: int, seat: int, order: int) -> None:
        table = self.table
        plan_posts(table, table.players - 1)
        table.agenda.push(LAY_OUT, NOBODY)
        plan_keeping(table, order + 1)
        if step == KEEP_TILES:
            reader.only(["step", "seat"])
            kept = [herds.values(table.herd(seat, breed)) for breed in range(BREEDS)]
            values = [value for row in kept for value in row]
            table.agenda.push(KEEP_TILES, seat, len(values), max(values, default=0))
        else:
            asked = reader.only(["step", "seat", "breed"])["breed"].name(BREED_NAMES)
            for breed in range(asked + 1):
                if herds.size(table.herd(seat, breed)) > 1:
                    table.agenda.push(ARRANGE_HERD, seat, breed)
            if herds.size(table.herd(seat, asked)) < 2:
                raise reader.error("nothing-to-arrange")

    def _adding(self, reader: Reader, seat: int, order: int) -> None:
        table = self.table
        final = reader.only(["step", "seat", "final"])["final"].flag()
        if final and table.rounds_left != 0:
            raise reader.error("not-over")
        if table.tiles(seat) == 0:
            raise reader.error("nothing-to-add")
        table.dealt = True
        table.harvest = True
        table.agenda.push(SELL_HERDS if final else CLOSE_ROUND, NOBODY)
        plan_adding(table, order)

    def _in_turn(self, reader: Reader, step: int, seat: int) -> None:
        agenda = self.table.agenda
        if step == FOREMAN_MORE:
            raised = reader.only(["step", "seat", "raised"])["raised"].number(1, FOREMAN_RAISES - 1)
            agenda.push(FOREMAN_MORE, seat, raised)
        elif step == STEPPE_CHOICE:
            placed = reader.only(["step", "seat", "placed"])["placed"].number(0, STEPPE_SMALL_COUNT - 1)
            agenda.push(REFILL_STEPPE, NOBODY)
            agenda.push(STEPPE_CHOICE, seat, placed)
            self._steppe_possible(reader)
        elif step == STEPPE_SPACE:
            fields = reader.only(["step", "seat", "tile", "placed"])
            tile = self._tile(fields["tile"])
            placed = fields["placed"].number(0, STEPPE_SMALL_COUNT - 1)
            agenda.push(REFILL_STEPPE, NOBODY)
            agenda.push(STEPPE_CHOICE, seat, placed)
            agenda.push(STEPPE_SPACE, seat, tile, placed)
            if self.table.supply(seat) == 0 or self.table.empty_spaces() == 0:
                raise reader.error("steppe-impossible")
        else:
            reader.only(["step", "seat"])

    def _steppe_possible(self, reader: Reader) -> None:
        table = self.table
        nothing = table.steppe_count() == 0 or table.supply(table.agenda.seat()) == 0
        if table.empty_spaces() == 0 or (table.agenda.x() == 0 and nothing):
            raise reader.error("steppe-impossible")

    def _turn(self, step: int) -> None:
        table = self.table
        turn = self.fields["turn"].only(["taken", "dice", "used", "recalling"])
        table.taken = turn["taken"].flag()
        table.recalling = turn["recalling"].flag()
        for item in turn["used"].items():
            table.used |= bit(item.name(PLACE_NAMES))
        if step not in _IN_TURN and (table.taken or table.recalling or table.used):
            raise self.fields["turn"].error("nobody-on-turn")
        if table.taken and table.without_dice():
            raise turn["taken"].error("round-without-dice")
        faces = [item.number(1, SIDES) for item in turn["dice"].items()]
        most = (DICE_PER_TURN if table.taken else 0) + (1 if table.used >> RODEO & 1 else 0)
        handful = handfuls.handful(faces)
        if handful is None or len(faces) > most:
            raise turn["dice"].error("too-many-dice", given=len(faces), high=most)
        table.dice = handful

    def _rodeo(self, step: int) -> None:
        """EG-6, EG-21: the dice that nobody has taken yet."""
        table, reader = self.table, self.fields["rodeo"]
        for item in reader.items():
            table.add_die(item.number(1, SIDES), 1)
        expected = 0
        if table.round > 0 and not table.without_dice():
            turns = table.players
            if step in _IN_TURN:
                turns = (table.agenda.seat() - table.starter) % table.players + table.taken
            expected = DICE_IN_PLAY[table.players] - DICE_PER_TURN * turns
        if len(reader.items()) != expected:
            raise reader.error("wrong-dice-count", given=len(reader.items()), expected=expected)

    def _all_tiles(self) -> None:
        for tile in range(TILES):
            if tile not in self.seen:
                raise self.fields["box"].error("tile-missing", tile=TILE_NAMES[tile])


def read(table: Table, document: Reader) -> None:
    PositionReader(table, document).read()
