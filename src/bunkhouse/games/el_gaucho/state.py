"""What lies on the table: packed arrays, one per noun, and the small words in which the rules read them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bunkhouse.engine.authoring import Agenda, Param, Rng, RuledState, Setting, bit
from bunkhouse.games.el_gaucho import components as c

NO_TILE: Final[i64] = -1
COVERED: Final[i64] = -2
NO_GAUCHO: Final[i64] = -1

# Where the land notes what lies on the Steppe, and who has seen it.
_STEPPE: Final[i64] = 2 * c.SPACES
_SEEN: Final[i64] = _STEPPE + c.STEPPE_TILES

# What a ranch notes for its seat.
_SUPPLY: Final[i64] = 0
_PLACES: Final[i64] = 1
_FRESH: Final[i64] = 2
_TILES: Final[i64] = 3
_REJECTED: Final[i64] = 4
_PESOS: Final[i64] = 5
_HERDS: Final[i64] = 9
_RANCH: Final[i64] = _HERDS + c.BREEDS

# Where pesos come from.
SALES: Final[i64] = 0
TRADE: Final[i64] = 1
COMPENSATION: Final[i64] = 2
FINAL_SALES: Final[i64] = 3
INCOMES: Final = ["sales", "trade", "compensation", "final"]

NO_LIMIT: Final[i64] = -1
"""How many rounds are left while the stack is not empty (EG-67)."""


class Table(RuledState):
    """The Pampa, the Steppe, the dice and the ranches."""

    land: vec[i16]
    """The tile on each space of the Pampa, NO_TILE or COVERED; then the gaucho on each: twice its seat, plus
    one when it stands, or NO_GAUCHO; then the tiles of the Steppe or NO_TILE; then for each of these the
    seats that have seen it (a bit per seat)."""
    stack: vec[i16]
    """The face-down stack, the next tile last."""
    ranch: vec[i64]
    """Per seat: supply, special places held, those entered just now, tiles in hand, rejected, pesos; then the
    herd of each breed, see herd.py."""
    stack_size: i64 = 0
    rodeo: i64 = 0
    """Dice left in the dice rodeo: four bits of number for each face."""
    dice: i64 = 0
    """The handful before the player on turn."""
    taken: bool = False
    """Whether the player on turn has taken dice."""
    used: i64 = 0
    """The special places used this turn, a bit each (EG-37)."""
    recalling: bool = False
    """Whether the player is just taking gauchos back (EG-38)."""
    round: i64 = 0
    starter: i64 = 0
    rounds_left: i64
    """How many rounds follow the current one, or NO_LIMIT."""
    box: i64 = 0
    """Tiles that everybody knows to be out of the game, a bit each."""
    harvest: bool = False
    """Whether anybody has collected a tile this round (EG-65)."""
    dealt: bool = False
    """Whether the start tiles lie face up already."""

    def __init__(
        self,
        setting: Setting,
        rng: Rng,
        agenda: Agenda,
        land: vec[i16],
        stack: vec[i16],
        ranch: vec[i64],
    ) -> None:
        super().__init__(setting, rng, agenda)
        self.land = land
        self.stack = stack
        self.ranch = ranch
        self.rounds_left = NO_LIMIT

    def copy_table(self, twin: "Table") -> None:
        self.copy_base(twin)
        twin.stack_size = self.stack_size
        twin.rodeo = self.rodeo
        twin.dice = self.dice
        twin.taken = self.taken
        twin.used = self.used
        twin.recalling = self.recalling
        twin.round = self.round
        twin.starter = self.starter
        twin.rounds_left = self.rounds_left
        twin.box = self.box
        twin.harvest = self.harvest
        twin.dealt = self.dealt

    def in_order(self, number: i64) -> i64:
        """The seat that is so many places after the starting player."""
        return (self.starter + number) % self.setting.players

    def order(self, seat: i64) -> i64:
        """The place of a seat in turn order, 0 for the starting player."""
        return (seat - self.starter) % self.setting.players

    # The Pampa.

    def tile(self, space: i64) -> i64:
        return i64(self.land[space])

    def rider(self, space: i64) -> i64:
        return i64(self.land[c.SPACES + space])

    def put_tile(self, space: i64, tile: i64) -> None:
        self.land[space] = i16(tile)

    def put_rider(self, space: i64, rider: i64) -> None:
        self.land[c.SPACES + space] = i16(rider)

    def empty_spaces(self) -> i64:
        """EG-51: spaces that could take a tile; covered ones never count."""
        space: i64
        count: i64 = 0
        for space in range(c.SPACES):
            if i64(self.land[space]) == NO_TILE:
                count += 1
        return count

    # The stack and the Steppe.

    def draw(self) -> i64:
        """The next tile of the stack; EG-67: the last one triggers the end."""
        self.stack_size -= 1
        if self.stack_size == 0:
            self.rounds_left = c.LAST_DICE_ROUNDS + c.ROUNDS_WITHOUT_DICE
        return i64(self.stack[self.stack_size])

    def steppe_tile(self, slot: i64) -> i64:
        return i64(self.land[_STEPPE + slot])

    def seen_by(self, slot: i64) -> i64:
        return i64(self.land[_SEEN + slot])

    def put_steppe(self, slot: i64, tile: i64, seen: i64) -> None:
        self.land[_STEPPE + slot] = i16(tile)
        self.land[_SEEN + slot] = i16(seen)

    def steppe_count(self) -> i64:
        slot: i64
        count: i64 = 0
        for slot in range(c.STEPPE_TILES):
            if self.steppe_tile(slot) != NO_TILE:
                count += 1
        return count

    # Rounds and dice.

    def without_dice(self) -> bool:
        """EG-70: whether this is a round without dice."""
        return 0 <= self.rounds_left < c.ROUNDS_WITHOUT_DICE

    def dice_showing(self, face: i64) -> i64:
        return (self.rodeo >> (4 * face)) & 15

    def rodeo_faces(self) -> list[int]:
        """The dice in the dice rodeo, in order."""
        return [face for face in range(1, c.SIDES + 1) for _ in range(self.dice_showing(face))]

    def add_die(self, face: i64, count: i64) -> None:
        self.rodeo += count << (4 * face)

    # Ranches.

    def herd(self, seat: i64, breed: i64) -> i64:
        return self.ranch[seat * _RANCH + _HERDS + breed]

    def set_herd(self, seat: i64, breed: i64, herd: i64) -> None:
        self.ranch[seat * _RANCH + _HERDS + breed] = herd

    def supply(self, seat: i64) -> i64:
        return self.ranch[seat * _RANCH + _SUPPLY]

    def add_supply(self, seat: i64, count: i64) -> None:
        self.ranch[seat * _RANCH + _SUPPLY] += count

    def places(self, seat: i64) -> i64:
        """The special places where the seat has a gaucho, a bit each."""
        return self.ranch[seat * _RANCH + _PLACES]

    def fresh(self, seat: i64) -> i64:
        """Those of them that were entered too recently to be used (EG-36)."""
        return self.ranch[seat * _RANCH + _FRESH]

    def ready(self, seat: i64, place: i64) -> bool:
        return ((self.places(seat) & ~self.fresh(seat)) >> place) & 1 != 0

    def set_places(self, seat: i64, places: i64, fresh: i64) -> None:
        self.ranch[seat * _RANCH + _PLACES] = places
        self.ranch[seat * _RANCH + _FRESH] = fresh

    def leave_place(self, seat: i64, place: i64) -> None:
        """The gaucho goes back from a special place to the supply."""
        gone: i64 = ~bit(place)
        self.set_places(seat, self.places(seat) & gone, self.fresh(seat) & gone)
        self.add_supply(seat, 1)

    def tiles(self, seat: i64) -> i64:
        """The tiles a seat holds but has not laid out: start tiles, or cattle being collected; a bit each."""
        return self.ranch[seat * _RANCH + _TILES]

    def set_tiles(self, seat: i64, tiles: i64) -> None:
        self.ranch[seat * _RANCH + _TILES] = tiles

    def rejected(self, seat: i64) -> i64:
        """The start tiles a seat has put back into the box, which only that seat knows."""
        return self.ranch[seat * _RANCH + _REJECTED]

    def set_rejected(self, seat: i64, tiles: i64) -> None:
        self.ranch[seat * _RANCH + _REJECTED] = tiles

    def income(self, seat: i64, source: i64) -> i64:
        return self.ranch[seat * _RANCH + _PESOS + source]

    def earn(self, seat: i64, source: i64, pesos: i64) -> None:
        self.ranch[seat * _RANCH + _PESOS + source] += pesos

    def pesos(self, seat: i64) -> i64:
        source: i64
        total: i64 = 0
        for source in range(4):
            total += self.ranch[seat * _RANCH + _PESOS + source]
        return total


def breed_of(tile: i64) -> i64:
    return tile // c.VALUES


def value_of(tile: i64) -> i64:
    return i64(c.LARGE[tile])


def tile_params(tile: i64) -> dict[str, Param]:
    """How sentences speak of a tile: by breed and value."""
    return {"breed": c.BREED_NAMES[breed_of(tile)], "value": int(value_of(tile))}


def clear_land() -> vec[i16]:
    return vec[i16]([i16(NO_TILE)] * _SEEN + [i16(0)] * c.STEPPE_TILES)


def clear_stack() -> vec[i16]:
    return vec[i16]([i16(NO_TILE)] * c.TILES)


def clear_ranches(players: int) -> vec[i64]:
    return vec[i64]([i64(0)] * (_RANCH * players))


assert NO_TILE == NO_GAUCHO, "spaces without tiles and without gauchos are made alike"
assert c.TILES <= 63, "tiles are kept as bits"
