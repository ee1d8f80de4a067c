"""Drawing train cards (OW-23 to OW-32)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Reader, Refusal, Step, bit
from bunkhouse.games.old_west.actions import DRAW, TAKE
from bunkhouse.games.old_west.components import CARD_NAMES, DISPLAY, KINDS, LOCOMOTIVE
from bunkhouse.games.old_west.rules.deck import draw_card, refill_display
from bunkhouse.games.old_west.rules.position_checks import in_turn
from bunkhouse.games.old_west.state import NO_CARD, Table
from bunkhouse.games.old_west.steps import SECOND_CARD, TURN


def can_draw(table: Table) -> bool:
    """OW-31"""
    return table.deck_size > 0 or table.display != 0


def is_whole_action(kind: i64) -> bool:
    """OW-25: a face-up card after which no second one is drawn."""
    return kind == LOCOMOTIVE


def fill_draw(table: Table, choices: Choices, first: bool) -> None:
    """OW-23, OW-26: any face-up card or the deck; a face-up locomotive only as the first card."""
    shown: i64 = _colours_shown(table)
    kinds: i64 = KINDS if first else LOCOMOTIVE
    kind: i64
    for kind in range(kinds):
        if (shown >> kind) & 1:
            choices.add(TAKE + kind)
    if table.deck_size > 0:
        choices.add(DRAW)


def _colours_shown(table: Table) -> i64:
    """The kinds of card in the display, a bit each."""
    place: i64
    kinds: i64 = 0
    for place in range(DISPLAY):
        kind: i64 = table.shown(place)
        if kind != NO_CARD:
            kinds |= bit(kind)
    return kinds


class SecondCard(Step[Table]):
    """OW-26: a second card, if the first was no face-up locomotive."""

    def __init__(self) -> None:
        super().__init__(SECOND_CARD, "second-card", [TAKE, DRAW])

    def fill(self, table: Table, choices: Choices) -> None:
        fill_draw(table, choices, False)

    def carry_on(self, table: Table) -> bool:
        """OW-32: without a legal second card the action is over."""
        if table.deck_size > 0 or _colours_shown(table) & ~bit(LOCOMOTIVE):
            return False
        table.agenda.pop()
        return True

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        in_turn(table, seat)
        table.agenda.push(SECOND_CARD, seat)


class Take(ActionKind[Table]):
    """OW-24: a face-up card, replaced at once; OW-25: a locomotive is the whole action."""

    def __init__(self) -> None:
        super().__init__(TAKE, "OW-20")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        place: i64 = 0
        while table.shown(place) != at:
            place += 1
        table.show(place, NO_CARD)
        table.add_card(seat, at, 1)
        if table.journal is not None:
            table.tell("takes", {"seat": int(seat), "card": CARD_NAMES[at]})
        _after_card(table, is_whole_action(at))
        refill_display(table)

    def refusal(self, table: Table, at: int) -> Refusal:
        if table.count_shown(at) == 0:
            return Refusal("card-not-shown", "OW-23", {"card": CARD_NAMES[at]})
        return Refusal("locomotive-second", "OW-26")


class Draw(ActionKind[Table]):
    """OW-23, OW-27: the unseen top card, an ordinary card whatever it is."""

    def __init__(self) -> None:
        super().__init__(DRAW, "OW-20")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        kind: i64 = draw_card(table)
        table.add_card(seat, kind, 1)
        if table.journal is not None:
            table.tell("draws", {"seat": int(seat)})
            table.tell("draws-card", {"seat": int(seat), "card": CARD_NAMES[kind]}, int(seat))
        _after_card(table, False)

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("deck-empty", "OW-31")


def _after_card(table: Table, whole_action: bool) -> None:
    first: bool = table.agenda.step() == TURN
    if first:
        table.passes = 0
    table.agenda.pop()
    if first and not whole_action:
        table.agenda.push(SECOND_CARD, table.seat)
