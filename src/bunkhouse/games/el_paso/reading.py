"""Taking in a position document: every figure checked against the rules and the components."""

from mypy_extensions import i64

from bunkhouse.engine.bits import bit, count_bits
from bunkhouse.engine.reading import Reader
from bunkhouse.families.great_western.ranches import AREA, DISCARD, DRAW, HAND, OFF_BOARD
from bunkhouse.games.el_paso.agenda_document import read_decision
from bunkhouse.games.el_paso.components import (
    BONUS_NAMES,
    BOT_IS_B,
    BOT_NAMES,
    CARD_COUNT,
    CARD_NAMES,
    CARDS,
    COMMON,
    COPIES,
    COW_NAMES,
    COWS,
    DISC_NAMES,
    DISCS,
    FACE_NAMES,
    MOST_BUILDINGS,
    MOST_CERTIFICATES,
    NEUTRAL_NAMES,
    OBJECTIVE_NAMES,
    PER_PLAYER,
    POST_DARK,
    POST_NAMES,
    POST_REPEATS,
    ROW,
    SIMMENTAL,
    SIMMENTALS,
    SPECIALISTS,
    SUE,
    SUE_DISCS,
    SUE_WORKERS,
    TYPE_NAMES,
    TYPES,
    WORKER_NAMES,
)
from bunkhouse.games.el_paso.components import DISC_DARK as DARK_FIELDS
from bunkhouse.games.el_paso.position import cards_by_kind, tiles_by_type, tokens_everywhere
from bunkhouse.games.el_paso.state import BONUS, BOX, NO_TOKEN, OBJECTIVE, RESOURCES, STOCK, Table
from bunkhouse.games.el_paso.trail import COMMON_SPACES, NEUTRAL_LETTERS, NEUTRAL_SPACES, SPACE_NAMES

_FIELDS = [
    "game",
    "rules",
    "players",
    "options",
    "generator",
    "trail",
    "stock",
    "tiles",
    "objectives",
    "bonuses",
    "objective_stack",
    "bonus_stack",
    "box",
    "finisher",
    "sue",
    "decision",
    "seats",
]
_SEAT_FIELDS = [
    "money",
    "certificates",
    "exchange_tokens",
    "rancher",
    "cleared",
    "posts",
    "objectives",
    "bonuses",
    "workers",
    "discard",
    "draw",
    "hand",
]
_SUE_FIELDS = [
    "row",
    "workers",
    "assigned",
    "cows",
    "rancher",
    "posts",
    "objectives",
    "bonuses",
    "resources",
    "bot_deck",
    "bot_discard",
]
_MOST = 1_000_000
_MOST_CARDS = 100


class PositionReader:
    """Fills an empty table from a document, piece by piece."""

    def __init__(self, table: Table, document: Reader) -> None:
        self.table = table
        self.fields = document.only(_FIELDS)
        self.seats = self.fields["seats"].items(table.players)

    def read(self) -> None:
        table, fields = self.table, self.fields
        self._trail()
        self._pile(fields["stock"], table.shared(STOCK), 0, int(CARDS))
        self._pile(fields["box"], table.shared(BOX), 0, int(COWS))
        for kind, item in fields["tiles"].entries(TYPE_NAMES):
            table.add_tile(kind, item.number(1, COPIES[kind]))
        self._tokens(OBJECTIVE, "objectives", "objective_stack", OBJECTIVE_NAMES)
        self._tokens(BONUS, "bonuses", "bonus_stack", BONUS_NAMES)
        for seat, reader in enumerate(self.seats):
            self._seat(seat, reader.only(_SEAT_FIELDS))
        self._sue()
        if not fields["finisher"].missing():
            table.finisher = fields["finisher"].number(0, int(table.around) - 1)
            if table.stock(SIMMENTAL) > 0:
                raise fields["finisher"].error("simmental-left", given=int(table.stock(SIMMENTAL)))
        self._count_cards()
        self._count_tiles()
        self._count_tokens()
        read_decision(table, fields["decision"])

    # The board.

    def _trail(self) -> None:
        """EP-9, EP-17: every neutral building once; common ones on common spaces, at most two to a seat."""
        table = self.table
        for space, reader in self.fields["trail"].entries(SPACE_NAMES):
            if space in NEUTRAL_SPACES:
                table.put_tile(space, reader.name(NEUTRAL_NAMES))
            elif space in COMMON_SPACES:
                self._building(space, reader)
            else:
                raise reader.error("no-tile-here", given=SPACE_NAMES[space])
        tiles = [int(table.tile(space)) for space in NEUTRAL_SPACES]
        letters = table.setting.option("neutral_buildings") == "letters"
        for space, tile, letter in zip(NEUTRAL_SPACES, tiles, NEUTRAL_LETTERS, strict=True):
            where = Reader(None, f"trail.{SPACE_NAMES[space]}")
            if tile < 0 or tiles.count(tile) > 1:
                raise where.error("neutral-buildings")
            if letters and NEUTRAL_NAMES[tile] != letter:
                raise where.error("not-expected", given=NEUTRAL_NAMES[tile], expected=letter)
        for seat in range(table.around):
            if table.buildings(seat) > MOST_BUILDINGS:
                raise self.fields["trail"].error("too-many-buildings", seat=seat + 1)

    def _building(self, space: int, reader: Reader) -> None:
        """EP-14, EP-67, EP-69"""
        fields = reader.only(["building", "seat"])
        seat = fields["seat"].number(0, int(self.table.around) - 1)
        face = fields["building"].name(FACE_NAMES)
        kind = face % int(TYPES)
        if self.table.face(kind) != face:
            expected = FACE_NAMES[self.table.face(kind)]
            raise fields["building"].error("not-expected", given=FACE_NAMES[face], expected=expected)
        self.table.put_tile(space, COMMON + seat * TYPES + kind)

    def _tokens(self, kind: i64, row: str, stack: str, known: list[str]) -> None:
        """EP-11, EP-96: gaps only when the stack is empty."""
        table = self.table
        table.set_stack(kind, self.fields[stack].members(known))
        for place, item in enumerate(self.fields[row].items(int(ROW))):
            if not item.missing():
                table.show(kind, place, item.name(known))
            elif table.stack(kind) != 0:
                raise item.error("gap-not-refilled")
            else:
                table.show(kind, place, NO_TOKEN)

    # Seats.

    def _seat(self, seat: int, fields: dict[str, Reader]) -> None:
        table = self.table
        table.earn(seat, fields["money"].number(0, _MOST))
        table.set_certificates(seat, fields["certificates"].number(0, int(MOST_CERTIFICATES)))
        table.add_exchange_tokens(seat, fields["exchange_tokens"].number(0, _MOST))
        table.set_rancher(seat, self._rancher(fields["rancher"]))
        table.set_discs(seat, fields["cleared"].members(DISC_NAMES))
        self._own_tokens(seat, fields)
        self._area(seat, fields["workers"])
        for pile, name in ((DRAW, "draw"), (HAND, "hand"), (DISCARD, "discard")):
            for card, item in fields[name].entries(CARD_NAMES):
                if pile == HAND and card >= COWS:
                    raise item.error("worker-in-hand", given=CARD_NAMES[card])
                table.add_card(seat, pile, card, item.number(1, _MOST_CARDS))
        self._posts(seat, fields["posts"], int(DISCS))
        self._discs(seat, fields)

    def _discs(self, seat: int, fields: dict[str, Reader]) -> None:
        """EP-88, EP-90: as many discs on posts as fields are cleared, dark ones on dark posts."""
        table = self.table
        placed = [int(table.post_discs(seat, post)) for post in range(len(POST_NAMES))]
        cleared = int(count_bits(table.discs(seat)))
        if sum(placed) != cleared:
            raise fields["cleared"].error("discs-do-not-add-up", cleared=cleared, placed=sum(placed))
        dark = sum(1 for disc in range(DISCS) if table.discs(seat) >> disc & 1 and DARK_FIELDS[disc])
        room = sum(count for post, count in enumerate(placed) if POST_DARK[post])
        if dark > room:
            raise fields["posts"].error("dark-discs", cleared=dark, placed=room)

    def _rancher(self, reader: Reader) -> int:
        """EP-29: on a stop, or beside the board before the first turn."""
        if reader.missing():
            return int(OFF_BOARD)
        space = reader.name(SPACE_NAMES)
        if self.table.tile(space) < 0:
            raise reader.error("no-building", given=SPACE_NAMES[space])
        return space

    def _own_tokens(self, seat: int, fields: dict[str, Reader]) -> None:
        for kind, name, known in (
            (OBJECTIVE, "objectives", OBJECTIVE_NAMES),
            (BONUS, "bonuses", BONUS_NAMES),
        ):
            held = fields[name].members(known)
            for token in range(len(known)):
                if held >> token & 1:
                    self.table.add_token(seat, kind, token)

    def _area(self, seat: int, reader: Reader) -> None:
        for worker, item in reader.entries(WORKER_NAMES):
            self.table.add_card(seat, AREA, COWS + worker, item.number(1, _MOST_CARDS))

    def _posts(self, seat: int, reader: Reader, most: int) -> None:
        """EP-87"""
        for post, item in reader.entries(POST_NAMES):
            self.table.add_post_disc(seat, post, item.number(1, most if POST_REPEATS[post] else 1))

    # Sue.

    def _sue(self) -> None:
        """EP-112 to EP-117: only in solo games."""
        table, reader = self.table, self.fields["sue"]
        if table.players > 1:
            if not reader.missing():
                raise reader.error("not-expected", given="sue", expected="null")
            return
        fields = reader.only(_SUE_FIELDS)
        seen = 0
        for place, item in enumerate(fields["row"].items(int(SPECIALISTS))):
            worker = item.name(WORKER_NAMES[:SPECIALISTS])
            if seen >> worker & 1:
                raise item.error("named-twice", given=str(item.value))
            seen |= int(bit(worker))
            table.put_line(place, worker)
        seat = int(SUE)
        self._area(seat, fields["workers"])
        for worker in range(len(WORKER_NAMES)):
            least = SUE_WORKERS[worker]
            if table.working(SUE, COWS + worker) < least:
                raise fields["workers"].error("too-few-workers", worker=WORKER_NAMES[worker], expected=least)
        for name, item in fields["assigned"].only(WORKER_NAMES[:SPECIALISTS]).items():
            table.assign(WORKER_NAMES.index(name), item.number(0, _MOST_CARDS))
        assigned = sum(int(table.assigned(worker)) for worker in range(SPECIALISTS))
        versatile = int(table.working(SUE, COWS + SPECIALISTS))
        if assigned > versatile:
            raise fields["assigned"].error("too-many-assigned", given=assigned, expected=versatile)
        for cow, item in fields["cows"].entries(COW_NAMES):
            table.add_card(SUE, DISCARD, cow, item.number(1, _MOST_CARDS))
        table.set_rancher(SUE, self._rancher(fields["rancher"]))
        self._posts(seat, fields["posts"], int(SUE_DISCS))
        if table.discs_left(SUE) < 0:
            raise fields["posts"].error("discs-do-not-add-up", cleared=int(SUE_DISCS), placed=int(SUE_DISCS))
        self._own_tokens(seat, fields)
        self._pile(fields["resources"], table.shared(RESOURCES), 0, int(CARDS))
        self._bot_cards(fields)

    def _bot_cards(self, fields: dict[str, Reader]) -> None:
        """EP-115, EP-119: every A card and as many B cards as the difficulty says, in deck or discards."""
        table = self.table
        table.set_bot_deck(fields["bot_deck"].members(BOT_NAMES))
        table.set_bot_discard(fields["bot_discard"].members(BOT_NAMES))
        if table.bot_deck() & table.bot_discard():
            raise fields["bot_discard"].error("named-twice", given="bot card")
        cards = table.bot_deck() | table.bot_discard()
        for card, name in enumerate(BOT_NAMES):
            if not BOT_IS_B[card] and not cards >> card & 1:
                raise fields["bot_deck"].error("missing-card", given=name)
        extra = sum(1 for card, is_b in enumerate(BOT_IS_B) if is_b and cards >> card & 1)
        expected = int(table.setting.option("difficulty"))
        if extra != expected:
            raise fields["bot_deck"].error("wrong-difficulty", given=extra, expected=expected)

    # Reading sets and piles.

    def _pile(self, reader: Reader, start: int, low: int, high: int) -> None:
        """Cards of a shared pile; ``start`` is where its counts begin."""
        pile = (start - int(self.table.shared(STOCK))) // int(CARDS)
        for card, item in reader.entries(CARD_NAMES):
            if not low <= card < high:
                raise item.error("wrong-pile", given=CARD_NAMES[card])
            self.table.add_shared(pile, card, item.number(1, _MOST_CARDS))

    # What must add up.

    def _count_cards(self) -> None:
        """EP-4, EP-5, EP-16: no card more or less than there are."""
        counted, players = cards_by_kind(self.table), self.table.players
        for card in range(CARDS):
            expected = CARD_COUNT[card]
            if card < COWS and PER_PLAYER[card]:
                expected = PER_PLAYER[card] * players
            elif card == SIMMENTAL:
                expected = SIMMENTALS[players]
            if counted[card] != expected:
                name = CARD_NAMES[card]
                raise self.fields["stock"].error(
                    "cards-do-not-add-up", card=name, given=counted[card], expected=expected
                )

    def _count_tiles(self) -> None:
        """EP-3"""
        for kind, count in enumerate(tiles_by_type(self.table)):
            if count != COPIES[kind]:
                raise self.fields["tiles"].error(
                    "tiles-do-not-add-up", type=TYPE_NAMES[kind], given=count, expected=COPIES[kind]
                )

    def _count_tokens(self) -> None:
        """EP-2: every token in exactly one place."""
        for kind, field, known in (
            (OBJECTIVE, "objective_stack", OBJECTIVE_NAMES),
            (BONUS, "bonus_stack", BONUS_NAMES),
        ):
            places = [token for tokens in tokens_everywhere(self.table, int(kind)) for token in tokens]
            for token, name in enumerate(known):
                if places.count(token) != 1:
                    raise self.fields[field].error(
                        "tokens-do-not-add-up", token=name, given=places.count(token), expected=1
                    )


def read(table: Table, document: Reader) -> None:
    PositionReader(table, document).read()
