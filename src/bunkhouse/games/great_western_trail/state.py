"""What lies on the table: packed arrays, one per noun, and the small words in which the rules read them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from bunkhouse.engine.authoring import Agenda, Rng, Setting, bit, count_bits
from bunkhouse.families.great_western import certificates, herd, ranches
from bunkhouse.families.great_western.ranches import DISCARD, HAND, NO_CARD, NOTES, RanchTable
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.trail import CITY, NODES, WOODS

# The piles of the table. Of a seat, objective cards that have been played lie in its area.
OPEN: Final[i64] = 0
"""The cattle market and the objective pool."""
STACK: Final[i64] = 1
"""The cattle stack and the objective stack."""
BOX: Final[i64] = 2
"""Cards removed from the game."""
_SHARED: Final[i64] = 3

# What a player board notes besides.
_ENGINE: Final[i64] = NOTES
_STATIONS: Final[i64] = _ENGINE + 1
_MASTERS: Final[i64] = _STATIONS + 1
_WORKERS: Final[i64] = _MASTERS + 1
_CITIES: Final[i64] = _WORKERS + c.WORKERS
_SITES: Final[i64] = _CITIES + c.CITIES
_TILES: Final[i64] = _SITES + c.NUMBERS
_BOARD: Final[i64] = _TILES + c.TILES

# Where a private building is, if not on a node of the trail.
UNBUILT: Final[i64] = -1
REPLACED: Final[i64] = -2

# The Kansas City supply: stacks, their sizes, the foresight spaces, tiles removed from the game.
_STACK_SIZES: Final[i64] = c.BACKS * c.TILES
_FORESIGHT: Final[i64] = _STACK_SIZES + c.BACKS
_REMOVED: Final[i64] = _FORESIGHT + c.BACKS * c.FORESIGHT_SPACES
# Behind it: the job market, the station masters, the workers given for them.
_JOBS: Final[i64] = _REMOVED + c.TILES
_BESIDE: Final[i64] = _JOBS + c.ROWS * c.COLUMNS
_GIVEN: Final[i64] = _BESIDE + c.MASTERS
_SUPPLY: Final[i64] = _GIVEN + c.MASTERS

NO_TILE: Final[i64] = -1
NOBODY: Final[i64] = -1


class Table(RanchTable):
    """The trail, the railroad, the markets and the player boards."""

    supply: vec[i16]
    """The Kansas City supply with the foresight spaces and the tiles that are out of the game; the worker on
    each space of the job market, the station master beside each station, and the worker given for it, each
    NO_TILE where there is none."""
    token: i64 = 0
    """The row of the job market token; ROWS once it has left the job market."""
    token_owner: i64
    market_size: i64 = 0
    pool_size: i64 = 0
    cattle_left: i64 = 0
    objectives_left: i64 = 0
    sides: i64 = 0
    """Bit n: private building n shows its b-side."""
    starter: i64 = 0
    echoes: i64 = 0
    """The owners of the buildings 8b that were visited or copied this turn, a bit each (AR-8)."""

    def __init__(
        self,
        setting: Setting,
        rng: Rng,
        agenda: Agenda,
        cards: vec[i16],
        boards: vec[i32],
        trail: vec[i16],
        supply: vec[i16],
    ) -> None:
        super().__init__(setting, rng, agenda, cards, boards, trail, setting.players, c.CARDS, _BOARD)
        self.supply = supply
        self.token_owner = NOBODY

    def copy_table(self, twin: "Table") -> None:
        self.copy_base(twin)
        twin.token = self.token
        twin.token_owner = self.token_owner
        twin.market_size = self.market_size
        twin.pool_size = self.pool_size
        twin.cattle_left = self.cattle_left
        twin.objectives_left = self.objectives_left
        twin.sides = self.sides
        twin.starter = self.starter
        twin.echoes = self.echoes

    # Cards.

    def open_cards(self, card: i64) -> i64:
        """How many of a card lie in the cattle market or the objective pool."""
        return i64(self.cards[self.shared(OPEN) + card])

    def discard(self, seat: i64, card: i64) -> None:
        """GWT-22: from the hand to the own discard pile, face up; whoever chooses it learns nothing new."""
        self.add_card(seat, HAND, card, -1)
        self.add_card(seat, DISCARD, card, 1)

    def discard_hand(self, seat: i64) -> None:
        super().discard_hand(seat)
        self.reveal()

    def draw_cards(self, seat: i64, count: i64) -> i64:
        """GWT-20, GWT-21: draw so many cards, shuffling only when one is missing; returns how many came."""
        drawn: i64 = 0
        while drawn < count:
            card: i64 = self.take_card(seat)
            if card == NO_CARD:
                break
            self.add_card(seat, HAND, card, 1)
            drawn += 1
        if drawn > 0:
            self.reveal()
        return drawn

    # The player board.

    def certificate_limit(self, seat: i64) -> i64:
        """GWT-124: the second limit counts only after the first."""
        cleared: i64 = self.discs(seat)
        if not (cleared >> i64(c.LIMIT_DISCS[0])) & 1:
            return i64(c.CERTIFICATE_LIMITS[0])
        return i64(c.CERTIFICATE_LIMITS[2 if (cleared >> i64(c.LIMIT_DISCS[1])) & 1 else 1])

    def certificate_room(self, seat: i64) -> i64:
        """GWT-134: how many spaces of the track the marker may still move forward."""
        return certificates.room(c.TRACK, self.certificates(seat), self.certificate_limit(seat))

    def permanent(self, seat: i64) -> i64:
        """GWT-73: the permanent certificates."""
        owned: i64 = self.station_masters(seat)
        found: i64 = 0
        master: i64
        for master in range(c.MASTERS):
            if (owned >> master) & 1:
                found += i64(c.MASTER_CERTIFICATES[master])
        return found

    def engine(self, seat: i64) -> i64:
        return i64(self.boards[seat * _BOARD + _ENGINE])

    def set_engine(self, seat: i64, slot: i64) -> None:
        self.boards[seat * _BOARD + _ENGINE] = i32(slot)

    def other_engines(self, seat: i64) -> i64:
        """GWT-102: the occupied slots, a bit each; the start building is never full."""
        found: i64 = 0
        other: i64
        for other in range(self.setting.players):
            if other != seat:
                found |= bit(self.engine(other))
        return found & ~i64(1)

    def workers(self, seat: i64, worker: i64) -> i64:
        return i64(self.boards[seat * _BOARD + _WORKERS + worker])

    def add_worker(self, seat: i64, worker: i64, count: i64) -> None:
        self.note(seat, _WORKERS + worker, count)

    def step_limit(self, seat: i64) -> i64:
        """GWT-33, GWT-34: how far the rancher may move."""
        players: i64 = self.setting.players
        cleared: i64 = self.discs(seat)
        limit: i64 = i64(c.STEPS_BASE[players])
        if (cleared >> i64(c.STEP_DISCS[0])) & 1:
            limit += i64(c.STEPS_MORE[0][players])
        if (cleared >> i64(c.STEP_DISCS[1])) & 1:
            limit += i64(c.STEPS_MORE[1][players])
        return limit

    def hand_limit(self, seat: i64) -> i64:
        """GWT-81: one more card for every cleared hand space."""
        return c.HAND_LIMIT + count_bits(self.discs(seat) & c.HAND_DISCS)

    def aux_level(self, seat: i64, aux: i64) -> i64:
        """GWT-57, GWT-58: 0 locked, 1 single, 2 single or double."""
        return i64(c.AUX_START[aux]) + count_bits(self.discs(seat) & i64(c.AUX_DISCS[aux]))

    def stations(self, seat: i64) -> i64:
        """The stations that carry a disc of the seat, a bit each."""
        return i64(self.boards[seat * _BOARD + _STATIONS])

    def set_stations(self, seat: i64, stations: i64) -> None:
        self.boards[seat * _BOARD + _STATIONS] = i32(stations)

    def station_masters(self, seat: i64) -> i64:
        return i64(self.boards[seat * _BOARD + _MASTERS])

    def set_station_masters(self, seat: i64, masters: i64) -> None:
        self.boards[seat * _BOARD + _MASTERS] = i32(masters)

    def city_discs(self, seat: i64, city: i64) -> i64:
        return i64(self.boards[seat * _BOARD + _CITIES + city])

    def add_city_disc(self, seat: i64, city: i64, count: i64) -> None:
        self.note(seat, _CITIES + city, count)

    def site(self, seat: i64, number: i64) -> i64:
        """The node of a private building, UNBUILT or REPLACED."""
        return i64(self.boards[seat * _BOARD + _SITES + number])

    def set_site(self, seat: i64, number: i64, node: i64) -> None:
        self.boards[seat * _BOARD + _SITES + number] = i32(node)

    def buildings(self, seat: i64) -> i64:
        """How many private buildings of a seat stand on the trail."""
        found: i64 = 0
        number: i64
        for number in range(c.NUMBERS):
            if self.site(seat, number) >= 0:
                found += 1
        return found

    def buildings_in_woods(self, seat: i64) -> i64:
        """GWT-99: how many of them stand in the woods."""
        found: i64 = 0
        number: i64
        for number in range(c.NUMBERS):
            node: i64 = self.site(seat, number)
            if node >= 0 and i64(WOODS[node]) != 0:
                found += 1
        return found

    def collected(self, seat: i64, tile: i64) -> i64:
        """How many teepees or hazards of a kind a seat has taken."""
        return i64(self.boards[seat * _BOARD + _TILES + tile])

    def add_collected(self, seat: i64, tile: i64, count: i64) -> None:
        self.note(seat, _TILES + tile, count)

    # The trail.

    def face(self, number: i64) -> i64:
        """The side of a private building that everybody uses (GWT-13)."""
        return number + c.NUMBERS * ((self.sides >> number) & 1)

    # The Kansas City supply, the job market and the station masters.

    def stack_size(self, back: i64) -> i64:
        return i64(self.supply[_STACK_SIZES + back])

    def in_stack(self, back: i64, tile: i64) -> i64:
        return i64(self.supply[back * c.TILES + tile])

    def add_to_stack(self, back: i64, tile: i64, count: i64) -> None:
        at: i64 = back * c.TILES + tile
        self.supply[at] = i16(i64(self.supply[at]) + count)
        at = _STACK_SIZES + back
        self.supply[at] = i16(i64(self.supply[at]) + count)

    def draw_tile(self, back: i64) -> i64:
        """A random tile of a stack, or NO_TILE."""
        size: i64 = self.stack_size(back)
        if size == 0:
            return NO_TILE
        self.supply[_STACK_SIZES + back] = i16(size - 1)
        return herd.draw(self.supply, back * c.TILES, size, self.rng)

    def foresight(self, space: i64) -> i64:
        return i64(self.supply[_FORESIGHT + space])

    def put_foresight(self, space: i64, tile: i64) -> None:
        self.supply[_FORESIGHT + space] = i16(tile)

    def removed(self, tile: i64) -> i64:
        """How many tiles of a kind are out of the game."""
        return i64(self.supply[_REMOVED + tile])

    def add_removed(self, tile: i64, count: i64) -> None:
        self.supply[_REMOVED + tile] = i16(i64(self.supply[_REMOVED + tile]) + count)

    def job(self, row: i64, column: i64) -> i64:
        return i64(self.supply[_JOBS + row * c.COLUMNS + column])

    def put_job(self, row: i64, column: i64, worker: i64) -> None:
        self.supply[_JOBS + row * c.COLUMNS + column] = i16(worker)

    def master_at(self, station: i64) -> i64:
        """The station master tile beside a station, or NO_TILE."""
        return i64(self.supply[_BESIDE + station]) if station < c.MASTERS else NO_TILE

    def put_master(self, station: i64, master: i64) -> None:
        self.supply[_BESIDE + station] = i16(master)

    def worker_given(self, station: i64) -> i64:
        return i64(self.supply[_GIVEN + station])

    def put_worker_given(self, station: i64, worker: i64) -> None:
        self.supply[_GIVEN + station] = i16(worker)

    # Names.

    def field_name(self, tile: i64) -> str:
        """How documents and sentences call what lies on a node; a private building goes by its face."""
        if tile == c.EMPTY:
            return "empty"
        if tile < c.NEUTRAL:
            return c.TILE_NAMES[tile]
        if tile < c.PRIVATE:
            return c.NEUTRAL_NAMES[tile - c.NEUTRAL]
        if tile == c.KANSAS_CITY:
            return "kansas_city"
        return c.FACE_NAMES[self.face((tile - c.PRIVATE) % c.NUMBERS)]


def owner_of(tile: i64) -> i64:
    """The seat that a private building belongs to; NOBODY for everything else."""
    if tile < c.PRIVATE or tile == c.KANSAS_CITY:
        return NOBODY
    return (tile - c.PRIVATE) // c.NUMBERS


def clear_cards(players: int) -> vec[i16]:
    return ranches.clear_piles(players, _SHARED, c.CARDS)


def clear_boards(players: int) -> vec[i32]:
    return ranches.clear_boards(players, _BOARD)


def clear_trail() -> vec[i16]:
    trail = vec[i16]([i16(c.EMPTY)] * NODES)
    trail[CITY] = i16(c.KANSAS_CITY)
    return trail


def clear_supply() -> vec[i16]:
    supply = vec[i16]([i16(0)] * _SUPPLY)
    space: i64
    for space in range(c.BACKS * c.FORESIGHT_SPACES):
        supply[_FORESIGHT + space] = i16(NO_TILE)
    for space in range(_JOBS, _SUPPLY):
        supply[space] = i16(NO_TILE)
    return supply
