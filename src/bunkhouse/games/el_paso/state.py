"""What lies on the table: packed arrays, one per noun, and the small words in which the rules read them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from bunkhouse.engine.authoring import Agenda, Param, Rng, Setting, bit, count_bits
from bunkhouse.families.great_western import certificates, ranches
from bunkhouse.families.great_western.ranches import (
    AREA,
    DISCARD,
    DRAW,
    HAND,
    NO_CARD,
    NOTES,
    PILES,
    RanchTable,
)
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.steps import BEFORE_SCORING, LEAVE, MOVE
from bunkhouse.games.el_paso.trail import EL_PASO, SPACE_NAMES, SPACES

# The piles of the table. Of a seat, workers lie in its area; Sue's cows are on her discard pile.
STOCK: Final[i64] = 0
"""The cattle market, the worker market and the Simmental stack."""
BOX: Final[i64] = 1
"""Cards removed from the game."""
RESOURCES: Final[i64] = 2
"""Sue's resource deck."""
_SHARED: Final[i64] = 3

# What a player board notes besides.
_EXCHANGE: Final[i64] = NOTES
_TOKENS: Final[i64] = _EXCHANGE + 1
_POSTS: Final[i64] = _TOKENS + 2
_BOARD: Final[i64] = _POSTS + c.POSTS

# The two kinds of token.
OBJECTIVE: Final[i64] = 0
BONUS: Final[i64] = 1

# What else lies on the table.
_TILES: Final[i64] = 0
_ROWS: Final[i64] = c.TYPES
_STACKS: Final[i64] = _ROWS + 2 * c.ROW
_BOT_DECK: Final[i64] = _STACKS + 2
_BOT_DISCARD: Final[i64] = _BOT_DECK + 1
_LINE: Final[i64] = _BOT_DISCARD + 1
_ASSIGNED: Final[i64] = _LINE + c.SPECIALISTS
_PLACES: Final[i64] = _ASSIGNED + c.SPECIALISTS

NO_TOKEN: Final[i64] = -1
NOBODY: Final[i64] = -1
NO_TYPE: Final[i64] = -1
TURN_STEPS: Final[i64] = 2
"""The end of the turn and the draw phase lie under everything that is owed in a turn."""


class Table(RanchTable):
    """The trail, the markets, the train supply, the trading posts and the player boards."""

    places: vec[i32]
    """The building market, the train supply, and what is Sue's alone."""
    sides: i64
    """Bit n: building type n shows its b-side; bit TYPES + n: train card n shows its star side; the next one:
    the neutral buildings lie in any order. 0 where everything is as in a first game."""
    finisher: i64
    """Whose rancher stands on the emptied Simmental space."""

    def __init__(
        self,
        setting: Setting,
        rng: Rng,
        agenda: Agenda,
        cards: vec[i16],
        boards: vec[i32],
        trail: vec[i16],
        places: vec[i32],
        around: i64,
        sides: i64,
        finisher: i64,
    ) -> None:
        super().__init__(setting, rng, agenda, cards, boards, trail, around, c.CARDS, _BOARD)
        self.places = places
        self.sides = sides
        self.finisher = finisher

    def is_sue(self, seat: i64) -> bool:
        """EP-112: in a solo game the second seat is Sue's."""
        return seat == c.SUE and self.setting.players == 1

    # Cards.

    def working(self, seat: i64, worker: i64) -> i64:
        """How many workers of a kind lie in a worker area."""
        return i64(self.cards[(seat * PILES + AREA) * c.CARDS + worker])

    def owned(self, seat: i64, card: i64) -> i64:
        """How many of a card a seat has, wherever they are."""
        at: i64 = seat * PILES * c.CARDS + card
        return i64(
            self.cards[at]
            + self.cards[at + c.CARDS]
            + self.cards[at + 2 * c.CARDS]
            + self.cards[at + 3 * c.CARDS]
        )

    def stock(self, card: i64) -> i64:
        """How many of a card are left in its market or on the Simmental stack."""
        return i64(self.cards[(self.around * PILES + STOCK) * c.CARDS + card])

    def discard(self, seat: i64, pile: i64, card: i64, count: i64) -> None:
        """EP-28: from hand or worker area, face up on the own discard pile; its owner learns nothing new."""
        self.add_card(seat, pile, card, -count)
        self.add_card(seat, DISCARD, card, count)

    def draw_cows(self, seat: i64, count: i64) -> i64:
        """EP-43, EP-44: draw until so many cows have come to the hand; returns how many came.

        Workers go to the worker area and do not count; the discards are shuffled only when a card is missing.
        """
        drawn: i64 = 0
        while drawn < count:
            card: i64 = self.take_card(seat)
            if card == NO_CARD:
                break
            self.reveal()
            if card < c.COWS:
                self.add_card(seat, HAND, card, 1)
                drawn += 1
                if self.journal is not None:
                    self.tell("draws", {"seat": int(seat), "card": c.CARD_NAMES[card]}, int(seat))
            else:
                self.add_card(seat, AREA, card, 1)
                if self.journal is not None:
                    self.tell_seat("worker-comes", seat, {"worker": c.CARD_NAMES[card]})
        return drawn

    def can_draw(self, seat: i64) -> bool:
        """R-7: whether there is a card to draw at all."""
        return self.size(seat, DRAW) + self.size(seat, DISCARD) > 0

    # The player board.

    def certificate_room(self, seat: i64) -> i64:
        """EP-49: how many fields the marker may still move."""
        return certificates.room(c.TRACK, self.certificates(seat), c.MOST_CERTIFICATES)

    def add_certificates(self, seat: i64, fields: i64) -> None:
        self.set_certificates(seat, certificates.forward(c.TRACK, self.certificates(seat), fields))
        if self.journal is not None:
            self.tell_seat("certificates", seat, {"count": int(fields)})

    def permanent(self, seat: i64) -> i64:
        """EP-84: the permanent certificates, on bonus tokens and on the player board."""
        found: i64 = count_bits(self.tokens(seat, BONUS) & c.CERTIFICATE_TOKENS)
        return found + self._unlocked(seat, c.DISC_CERTIFICATES)

    def _unlocked(self, seat: i64, ability: vec[i16]) -> i64:
        cleared: i64 = self.discs(seat)
        found: i64 = 0
        disc: i64
        for disc in range(c.DISCS):
            if (cleared >> disc) & 1:
                found += i64(ability[disc])
        return found

    def step_limit(self, seat: i64) -> i64:
        """EP-32, EP-90: how far the rancher may move."""
        return c.STEP_LIMIT + self._unlocked(seat, c.DISC_STEPS)

    def hand_limit(self, seat: i64) -> i64:
        """EP-42, EP-90"""
        return c.HAND_LIMIT + self._unlocked(seat, c.DISC_HAND)

    def aux_level(self, seat: i64, aux: i64) -> i64:
        """EP-72: 0 locked, 1 available, 2 strengthened."""
        return i64(c.AUX_AT_START[aux]) + ((self.discs(seat) >> i64(c.AUX_DISC[aux])) & 1)

    def exchange_tokens(self, seat: i64) -> i64:
        return i64(self.boards[seat * _BOARD + _EXCHANGE])

    def add_exchange_tokens(self, seat: i64, count: i64) -> None:
        self.note(seat, _EXCHANGE, count)

    def tokens(self, seat: i64, kind: i64) -> i64:
        """The objective or bonus tokens of a seat, a bit each."""
        return i64(self.boards[seat * _BOARD + _TOKENS + kind])

    def add_token(self, seat: i64, kind: i64, token: i64) -> None:
        at: i64 = seat * _BOARD + _TOKENS + kind
        self.boards[at] = i32(i64(self.boards[at]) | bit(token))

    def post_discs(self, seat: i64, post: i64) -> i64:
        """How many discs of a seat lie on a trading post."""
        return i64(self.boards[seat * _BOARD + _POSTS + post])

    def add_post_disc(self, seat: i64, post: i64, count: i64) -> None:
        self.note(seat, _POSTS + post, count)

    def discs_left(self, seat: i64) -> i64:
        """How many discs still lie on the player board, or in front of Sue."""
        if not self.is_sue(seat):
            return count_bits(c.ALL_DISCS & ~self.discs(seat))
        left: i64 = c.SUE_DISCS
        post: i64
        for post in range(c.POSTS):
            left -= self.post_discs(seat, post)
        return left

    # The trail.

    def face(self, kind: i64) -> i64:
        """The side of a common building type that is in play (EP-14, EP-69)."""
        return kind + c.TYPES * ((self.sides >> kind) & 1)

    def star(self, card: i64) -> i64:
        """1 when a train card shows its star side (EP-10)."""
        return (self.sides >> (c.TYPES + card)) & 1

    def buildings(self, seat: i64) -> i64:
        """How many buildings bear the marker of a seat (EP-68)."""
        found: i64 = 0
        space: i64
        for space in range(SPACES):
            if owner_of(i64(self.trail[space])) == seat:
                found += 1
        return found

    def tiles_left(self, kind: i64) -> i64:
        """How many tiles of a type lie in the building market."""
        return i64(self.places[_TILES + kind])

    def add_tile(self, kind: i64, count: i64) -> None:
        self.places[_TILES + kind] = i32(i64(self.places[_TILES + kind]) + count)

    # The train supply.

    def shown(self, kind: i64, place: i64) -> i64:
        """The token that lies face up at a place of its row, or NO_TOKEN."""
        return i64(self.places[_ROWS + kind * c.ROW + place])

    def show(self, kind: i64, place: i64, token: i64) -> None:
        self.places[_ROWS + kind * c.ROW + place] = i32(token)

    def stack(self, kind: i64) -> i64:
        """The tokens in the face-down stack, a bit each."""
        return i64(self.places[_STACKS + kind])

    def set_stack(self, kind: i64, tokens: i64) -> None:
        self.places[_STACKS + kind] = i32(tokens)

    def draw_token(self, kind: i64) -> i64:
        """A random token of a stack, or NO_TOKEN. A stack has no order before somebody draws from it."""
        tokens: i64 = self.stack(kind)
        if tokens == 0:
            return NO_TOKEN
        token: i64 = pick(tokens, self.rng)
        self.set_stack(kind, tokens & ~bit(token))
        self.reveal()
        return token

    # Sue.

    def bot_deck(self) -> i64:
        """The bot cards in her deck, a bit each."""
        return i64(self.places[_BOT_DECK])

    def set_bot_deck(self, cards: i64) -> None:
        self.places[_BOT_DECK] = i32(cards)

    def bot_discard(self) -> i64:
        return i64(self.places[_BOT_DISCARD])

    def set_bot_discard(self, cards: i64) -> None:
        self.places[_BOT_DISCARD] = i32(cards)

    def line(self, place: i64) -> i64:
        """The specialisation at a place of Sue's row, from the left (EP-116)."""
        return i64(self.places[_LINE + place])

    def put_line(self, place: i64, specialist: i64) -> None:
        self.places[_LINE + place] = i32(specialist)

    def assigned(self, specialist: i64) -> i64:
        """How many versatile workers have joined a specialisation of Sue's."""
        return i64(self.places[_ASSIGNED + specialist])

    def assign(self, specialist: i64, count: i64) -> None:
        at: i64 = _ASSIGNED + specialist
        self.places[at] = i32(i64(self.places[at]) + count)

    # The turn.

    def turn_begins(self) -> bool:
        return self.agenda.step() == MOVE and self.agenda.x() == 0

    def turn_seat(self) -> i64:
        """Whose turn it is; only while a turn is under way."""
        return self.agenda.seat_at(self.agenda.height - 1)

    def _first(self) -> i64:
        """How deep on the agenda the first thing lies that is owed in this turn; negative if nothing is."""
        return self.agenda.height - 1 - TURN_STEPS

    def showing(self, seat: i64) -> bool:
        """Whether the hand of a seat lies open for a delivery (EP-82)."""
        first: i64 = self._first()
        agenda = self.agenda
        return (
            first >= 0
            and agenda.step_at(first) == LEAVE
            and agenda.seat_at(first) == seat
            and agenda.x_at(first) == 1
        )

    def before_scoring(self) -> bool:
        """Whether all turns are over, and only what may be done at any time is left (R-20)."""
        first: i64 = self._first()
        return first >= 0 and self.agenda.step_at(first) == BEFORE_SCORING

    # Names.

    def field_name(self, tile: i64) -> str:
        """How documents and sentences call what lies on a space."""
        if tile == c.EL_PASO_TILE:
            return "el_paso"
        if tile < c.COMMON:
            return c.NEUTRAL_NAMES[tile]
        return c.FACE_NAMES[self.face(type_of(tile))]

    def field_params(self, space: i64) -> dict[str, Param]:
        """A space and what lies there; a common building with the number of its owner's seat, else 0."""
        tile: i64 = self.tile(space)
        owner = int(owner_of(tile)) + 1
        return {"space": SPACE_NAMES[space], "field": self.field_name(tile), "owner": owner}

    def train_params(self, card: i64) -> dict[str, Param]:
        return {"card": c.TRAIN_NAMES[card], "side": "star" if self.star(card) else "plain"}


def owner_of(tile: i64) -> i64:
    """The seat whose marker a common building bears; NOBODY for everything else."""
    if tile < c.COMMON or tile == c.EL_PASO_TILE:
        return NOBODY
    return (tile - c.COMMON) // c.TYPES


def type_of(tile: i64) -> i64:
    """The type of a common building; NO_TYPE for everything else."""
    if tile < c.COMMON or tile == c.EL_PASO_TILE:
        return NO_TYPE
    return (tile - c.COMMON) % c.TYPES


def pick(members: i64, rng: Rng) -> i64:
    """A random member of a set that is not empty."""
    size: i64 = count_bits(members)
    skip: i64 = rng.below(size) if size > 1 else 0
    number: i64 = 0
    while True:
        if (members >> number) & 1:
            if skip == 0:
                return number
            skip -= 1
        number += 1


def clear_cards(around: int) -> vec[i16]:
    return ranches.clear_piles(around, _SHARED, c.CARDS)


def clear_boards(around: int) -> vec[i32]:
    return ranches.clear_boards(around, _BOARD)


def clear_trail() -> vec[i16]:
    trail = vec[i16]([i16(c.EMPTY)] * SPACES)
    trail[EL_PASO] = i16(c.EL_PASO_TILE)
    return trail


def clear_places() -> vec[i32]:
    places = vec[i32]([i32(0)] * _PLACES)
    place: i64
    for place in range(2 * c.ROW):
        places[_ROWS + place] = i32(NO_TOKEN)
    return places
