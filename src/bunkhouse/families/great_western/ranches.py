"""What both games note for every seat: its piles of cards, and what its player board shows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from bunkhouse.engine.authoring import Agenda, Rng, RuledState, Setting
from bunkhouse.families.great_western import herd

# The piles of a seat. The last one is laid out openly, and nobody needs its size.
DRAW: Final[i64] = 0
HAND: Final[i64] = 1
DISCARD: Final[i64] = 2
AREA: Final[i64] = 3
PILES: Final[i64] = 4

# What a player board notes for its seat, before what a game adds.
_MONEY: Final[i64] = 0
_CERTIFICATES: Final[i64] = 1
_RANCHER: Final[i64] = 2
_DISCS: Final[i64] = 3
_SIZES: Final[i64] = 4
NOTES: Final[i64] = 7

NO_CARD: Final[i64] = -1
OFF_BOARD: Final[i64] = -1
"""Where a rancher stands that has not been placed yet."""


class RanchTable(RuledState):
    """A trail, and ranches with cards, a purse, certificates, a rancher and discs."""

    cards: vec[i16]
    """For every seat its piles, then the shared ones: counts by card."""
    boards: vec[i32]
    """For every seat what its player board shows."""
    trail: vec[i16]
    """What lies on each space of the trail."""
    around: i64
    """How many sit round the table, those included who play by themselves."""
    kinds: i64
    """How many kinds of card there are."""
    width: i64
    """How many notes a player board takes."""

    def __init__(
        self,
        setting: Setting,
        rng: Rng,
        agenda: Agenda,
        cards: vec[i16],
        boards: vec[i32],
        trail: vec[i16],
        around: i64,
        kinds: i64,
        width: i64,
    ) -> None:
        super().__init__(setting, rng, agenda)
        self.cards = cards
        self.boards = boards
        self.trail = trail
        self.around = around
        self.kinds = kinds
        self.width = width

    # Cards.

    def pile(self, seat: i64, pile: i64) -> i64:
        """Where the counts of a seat's pile begin."""
        return (seat * PILES + pile) * self.kinds

    def shared(self, pile: i64) -> i64:
        """Where the counts of a shared pile begin."""
        return (self.around * PILES + pile) * self.kinds

    def held(self, seat: i64, pile: i64, card: i64) -> i64:
        return i64(self.cards[self.pile(seat, pile) + card])

    def in_hand(self, seat: i64, card: i64) -> i64:
        return i64(self.cards[self.pile(seat, HAND) + card])

    def size(self, seat: i64, pile: i64) -> i64:
        """How many cards are in the draw pile, the hand or the discard pile."""
        return i64(self.boards[seat * self.width + _SIZES + pile])

    def add_card(self, seat: i64, pile: i64, card: i64, count: i64) -> None:
        at: i64 = self.pile(seat, pile) + card
        self.cards[at] = i16(i64(self.cards[at]) + count)
        if pile != AREA:
            self.note(seat, _SIZES + pile, count)

    def add_shared(self, pile: i64, card: i64, count: i64) -> None:
        at: i64 = self.shared(pile) + card
        self.cards[at] = i16(i64(self.cards[at]) + count)

    def discard_hand(self, seat: i64) -> None:
        herd.pour(self.cards, self.pile(seat, HAND), self.pile(seat, DISCARD), self.kinds)
        at: i64 = seat * self.width + _SIZES
        self.boards[at + DISCARD] = i32(self.boards[at + DISCARD] + self.boards[at + HAND])
        self.boards[at + HAND] = i32(0)

    def take_card(self, seat: i64) -> i64:
        """The next card of the draw pile, or NO_CARD; discards are shuffled only when a card is missing."""
        size: i64 = self.size(seat, DRAW)
        if size == 0:
            size = self.size(seat, DISCARD)
            if size == 0:
                return NO_CARD
            self._shuffle(seat)
        self.note(seat, _SIZES + DRAW, -1)
        return herd.draw(self.cards, self.pile(seat, DRAW), size, self.rng)

    def _shuffle(self, seat: i64) -> None:
        herd.pour(self.cards, self.pile(seat, DISCARD), self.pile(seat, DRAW), self.kinds)
        at: i64 = seat * self.width + _SIZES
        self.boards[at + DRAW] = self.boards[at + DISCARD]
        self.boards[at + DISCARD] = i32(0)
        if self.journal is not None:
            self.tell_seat("shuffles", seat)

    # The player board.

    def note(self, seat: i64, note: i64, count: i64) -> None:
        """Add to one of the notes of a player board."""
        at: i64 = seat * self.width + note
        self.boards[at] = i32(i64(self.boards[at]) + count)

    def money(self, seat: i64) -> i64:
        return i64(self.boards[seat * self.width + _MONEY])

    def earn(self, seat: i64, dollars: i64) -> None:
        """Take dollars from the bank, or pay them to it when negative."""
        self.note(seat, _MONEY, dollars)

    def certificates(self, seat: i64) -> i64:
        """The temporary certificates: where the marker stands on the track."""
        return i64(self.boards[seat * self.width + _CERTIFICATES])

    def set_certificates(self, seat: i64, value: i64) -> None:
        self.boards[seat * self.width + _CERTIFICATES] = i32(value)

    def rancher(self, seat: i64) -> i64:
        return i64(self.boards[seat * self.width + _RANCHER])

    def set_rancher(self, seat: i64, space: i64) -> None:
        self.boards[seat * self.width + _RANCHER] = i32(space)

    def discs(self, seat: i64) -> i64:
        """The disc spaces that have been cleared, a bit each."""
        return i64(self.boards[seat * self.width + _DISCS])

    def set_discs(self, seat: i64, cleared: i64) -> None:
        self.boards[seat * self.width + _DISCS] = i32(cleared)

    # The trail.

    def tile(self, space: i64) -> i64:
        return i64(self.trail[space])

    def put_tile(self, space: i64, tile: i64) -> None:
        self.trail[space] = i16(tile)


def clear_piles(around: int, shared: i64, kinds: i64) -> vec[i16]:
    """Empty piles: those of every seat, and so many shared ones."""
    return vec[i16]([i16(0)] * ((around * PILES + shared) * kinds))


def clear_boards(around: int, width: i64) -> vec[i32]:
    """Empty player boards, the ranchers beside the board."""
    boards = vec[i32]([i32(0)] * (width * around))
    seat: i64
    for seat in range(around):
        boards[seat * width + _RANCHER] = i32(OFF_BOARD)
    return boards
