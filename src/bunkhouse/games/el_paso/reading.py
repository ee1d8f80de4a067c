"""Taking in a position document: every figure checked against the rules and the components."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import Reader, bit, count_bits
from bunkhouse.engine.view_types import Heading
from bunkhouse.families.great_western.ranches import AREA, DISCARD, DRAW, HAND, OFF_BOARD
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.agenda_document import read_decision
from bunkhouse.games.el_paso.position import cards_by_kind, tiles_by_type, tokens_everywhere
from bunkhouse.games.el_paso.state import BONUS, BOX, NO_TOKEN, OBJECTIVE, RESOURCES, STOCK, Table
from bunkhouse.games.el_paso.trail import COMMON_SPACES, NEUTRAL_LETTERS, NEUTRAL_SPACES, SPACE_NAMES
from bunkhouse.games.el_paso.view_types import Board, Common, SueBoard

_FIELDS = [*Heading.__annotations__, "generator", *Common.__annotations__, "decision", "seats"]
_SEAT_FIELDS = [*Board.__annotations__, "draw", "hand"]
_SUE_FIELDS = [*SueBoard.__annotations__]
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
        self._pile(fields["stock"], STOCK, c.CARDS)
        self._pile(fields["box"], BOX, c.COWS)
        for kind, item in fields["tiles"].entries(c.TYPE_NAMES):
            table.add_tile(kind, item.number(1, c.COPIES[kind]))
        self._tokens(OBJECTIVE, fields["objectives"], fields["objective_stack"])
        self._tokens(BONUS, fields["bonuses"], fields["bonus_stack"])
        for seat, reader in enumerate(self.seats):
            self._seat(seat, reader.only(_SEAT_FIELDS))
        self._sue()
        if not fields["finisher"].missing():
            table.finisher = fields["finisher"].number(0, int(table.around) - 1)
            if table.stock(c.SIMMENTAL) > 0:
                raise fields["finisher"].error("simmental-left", given=int(table.stock(c.SIMMENTAL)))
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
                table.put_tile(space, reader.name(c.NEUTRAL_NAMES))
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
            if letters and c.NEUTRAL_NAMES[tile] != letter:
                raise where.error("not-expected", given=c.NEUTRAL_NAMES[tile], expected=letter)
        for seat in range(table.around):
            if table.buildings(seat) > c.MOST_BUILDINGS:
                raise self.fields["trail"].error("too-many-buildings", seat=seat + 1)

    def _building(self, space: int, reader: Reader) -> None:
        """EP-14, EP-67, EP-69"""
        fields = reader.only(["building", "seat"])
        seat = fields["seat"].number(0, int(self.table.around) - 1)
        face = fields["building"].name(c.FACE_NAMES)
        kind = face % int(c.TYPES)
        if self.table.face(kind) != face:
            expected = c.FACE_NAMES[self.table.face(kind)]
            raise fields["building"].error("not-expected", given=c.FACE_NAMES[face], expected=expected)
        self.table.put_tile(space, c.COMMON + seat * c.TYPES + kind)

    def _tokens(self, kind: i64, row: Reader, stack: Reader) -> None:
        """EP-11, EP-96: gaps only when the stack is empty."""
        table, known = self.table, c.TOKEN_NAMES[kind]
        table.set_stack(kind, stack.members(known))
        for place, item in enumerate(row.items(int(c.ROW))):
            if item.missing() and table.stack(kind) != 0:
                raise item.error("gap-not-refilled")
            table.show(kind, place, NO_TOKEN if item.missing() else item.name(known))

    # Seats.

    def _seat(self, seat: int, fields: dict[str, Reader]) -> None:
        table = self.table
        table.earn(seat, fields["money"].number(0, _MOST))
        table.set_certificates(seat, fields["certificates"].number(0, int(c.MOST_CERTIFICATES)))
        table.add_exchange_tokens(seat, fields["exchange_tokens"].number(0, _MOST))
        table.set_rancher(seat, self._rancher(fields["rancher"]))
        table.set_discs(seat, fields["cleared"].members(c.DISC_NAMES))
        self._own_tokens(seat, fields)
        self._area(seat, fields["workers"])
        for pile, name in ((DRAW, "draw"), (HAND, "hand"), (DISCARD, "discard")):
            for card, item in fields[name].entries(c.CARD_NAMES):
                if pile == HAND and card >= c.COWS:
                    raise item.error("worker-in-hand", given=c.CARD_NAMES[card])
                table.add_card(seat, pile, card, item.number(1, _MOST_CARDS))
        self._posts(seat, fields["posts"], int(c.DISCS))
        self._discs(seat, fields)

    def _discs(self, seat: int, fields: dict[str, Reader]) -> None:
        """EP-88, EP-90: as many discs on posts as fields are cleared, dark ones on dark posts."""
        table = self.table
        placed = [int(table.post_discs(seat, post)) for post in range(len(c.POST_NAMES))]
        cleared = int(count_bits(table.discs(seat)))
        if sum(placed) != cleared:
            raise fields["cleared"].error("discs-do-not-add-up", cleared=cleared, placed=sum(placed))
        dark = sum(1 for disc in range(c.DISCS) if table.discs(seat) >> disc & 1 and c.DISC_DARK[disc])
        room = sum(count for post, count in enumerate(placed) if c.POST_DARK[post])
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
        for kind, name in ((OBJECTIVE, "objectives"), (BONUS, "bonuses")):
            held = fields[name].members(c.TOKEN_NAMES[kind])
            for token in range(len(c.TOKEN_NAMES[kind])):
                if held >> token & 1:
                    self.table.add_token(seat, kind, token)

    def _area(self, seat: int, reader: Reader) -> None:
        for worker, item in reader.entries(c.WORKER_NAMES):
            self.table.add_card(seat, AREA, c.COWS + worker, item.number(1, _MOST_CARDS))

    def _posts(self, seat: int, reader: Reader, most: int) -> None:
        """EP-87"""
        for post, item in reader.entries(c.POST_NAMES):
            self.table.add_post_disc(seat, post, item.number(1, most if c.POST_REPEATS[post] else 1))

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
        for place, item in enumerate(fields["row"].items(int(c.SPECIALISTS))):
            worker = item.name(c.WORKER_NAMES[: c.SPECIALISTS])
            if seen >> worker & 1:
                raise item.error("named-twice", given=str(item.value))
            seen |= int(bit(worker))
            table.put_line(place, worker)
        seat = int(c.SUE)
        self._area(seat, fields["workers"])
        for worker in range(len(c.WORKER_NAMES)):
            least = c.SUE_WORKERS[worker]
            if table.working(c.SUE, c.COWS + worker) < least:
                raise fields["workers"].error(
                    "too-few-workers", worker=c.WORKER_NAMES[worker], expected=least
                )
        for name, item in fields["assigned"].only(c.WORKER_NAMES[: c.SPECIALISTS]).items():
            table.assign(c.WORKER_NAMES.index(name), item.number(0, _MOST_CARDS))
        assigned = sum(int(table.assigned(worker)) for worker in range(c.SPECIALISTS))
        versatile = int(table.working(c.SUE, c.COWS + c.SPECIALISTS))
        if assigned > versatile:
            raise fields["assigned"].error("too-many-assigned", given=assigned, expected=versatile)
        for cow, item in fields["cows"].entries(c.COW_NAMES):
            table.add_card(c.SUE, DISCARD, cow, item.number(1, _MOST_CARDS))
        table.set_rancher(c.SUE, self._rancher(fields["rancher"]))
        self._posts(seat, fields["posts"], int(c.SUE_DISCS))
        if table.discs_left(c.SUE) < 0:
            raise fields["posts"].error(
                "discs-do-not-add-up", cleared=int(c.SUE_DISCS), placed=int(c.SUE_DISCS)
            )
        self._own_tokens(seat, fields)
        self._pile(fields["resources"], RESOURCES, c.CARDS)
        self._bot_cards(fields)

    def _bot_cards(self, fields: dict[str, Reader]) -> None:
        """EP-115, EP-119: every A card and as many B cards as the difficulty says, in deck or discards."""
        table = self.table
        table.set_bot_deck(fields["bot_deck"].members(c.BOT_NAMES))
        table.set_bot_discard(fields["bot_discard"].members(c.BOT_NAMES))
        if table.bot_deck() & table.bot_discard():
            raise fields["bot_discard"].error("named-twice", given="bot card")
        cards = table.bot_deck() | table.bot_discard()
        for card, name in enumerate(c.BOT_NAMES):
            if not c.BOT_IS_B[card] and not cards >> card & 1:
                raise fields["bot_deck"].error("missing-card", given=name)
        extra = sum(1 for card, is_b in enumerate(c.BOT_IS_B) if is_b and cards >> card & 1)
        expected = int(table.setting.option("difficulty"))
        if extra != expected:
            raise fields["bot_deck"].error("wrong-difficulty", given=extra, expected=expected)

    def _pile(self, reader: Reader, pile: i64, kinds: i64) -> None:
        """A shared pile; ``kinds``: of so many kinds of card."""
        for card, item in reader.entries(c.CARD_NAMES):
            if card >= kinds:
                raise item.error("wrong-pile", given=c.CARD_NAMES[card])
            self.table.add_shared(pile, card, item.number(1, _MOST_CARDS))

    # What must add up.

    def _count_cards(self) -> None:
        """EP-4, EP-5, EP-16: no card more or less than there are."""
        counted, players = cards_by_kind(self.table), self.table.players
        for card in range(c.CARDS):
            expected = c.CARD_COUNT[card]
            if card < c.COWS and c.PER_PLAYER[card]:
                expected = c.PER_PLAYER[card] * players
            elif card == c.SIMMENTAL:
                expected = c.SIMMENTALS[players]
            if counted[card] != expected:
                name = c.CARD_NAMES[card]
                raise self.fields["stock"].error(
                    "cards-do-not-add-up", card=name, given=counted[card], expected=expected
                )

    def _count_tiles(self) -> None:
        """EP-3"""
        for kind, count in enumerate(tiles_by_type(self.table)):
            if count != c.COPIES[kind]:
                raise self.fields["tiles"].error(
                    "tiles-do-not-add-up", type=c.TYPE_NAMES[kind], given=count, expected=c.COPIES[kind]
                )

    def _count_tokens(self) -> None:
        """EP-2: every token in exactly one place."""
        for kind, field in ((OBJECTIVE, "objective_stack"), (BONUS, "bonus_stack")):
            places = tokens_everywhere(self.table, int(kind))
            for token, name in enumerate(c.TOKEN_NAMES[kind]):
                found = places.count(token)
                if found != 1:
                    raise self.fields[field].error(
                        "tokens-do-not-add-up", token=name, given=found, expected=1
                    )
