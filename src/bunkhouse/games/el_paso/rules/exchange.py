"""Exchanging a card: draw one, then discard one (EP-51, EP-74)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import Choices, Document, Reader
from bunkhouse.families.great_western.ranches import HAND
from bunkhouse.games.el_paso import steps
from bunkhouse.games.el_paso.actions import DISCARD
from bunkhouse.games.el_paso.components import CARD_NAMES, COWS
from bunkhouse.games.el_paso.rules.turn_step import TurnStep
from bunkhouse.games.el_paso.state import Table

_BETWEEN: Final[list[int]] = [
    steps.MOVE,
    steps.ACT,
    steps.TRAIN,
    steps.REWARD,
    steps.AUXILIARY,
    steps.AGAIN,
    steps.LEAVE,
    steps.SPEND,
    steps.DELIVER,
    steps.BEFORE_SCORING,
]
"""R-4: the steps that an exchange can come between."""
_EVERY_COW: Final[i64] = -1
"""The set of all kinds of cow."""


def exchange(table: Table, seat: i64) -> None:
    """EP-51, R-8: draw until a cow has come, then a card must be discarded; without a cow nothing is."""
    if table.draw_cows(seat, 1) > 0:
        table.agenda.push(steps.GIVE_BACK, seat)


def fill_hand(table: Table, seat: i64, choices: Choices, kind: i64, cows: i64) -> None:
    """The cards in hand that belong to some kinds of cow."""
    start: i64 = table.pile(seat, HAND)
    cow: i64
    for cow in range(COWS):
        if (cows >> cow) & 1 and i64(table.cards[start + cow]) > 0:
            choices.add(kind + cow)


def give_back(table: Table, seat: i64, cow: i64) -> None:
    """EP-51: exactly one card, perhaps the one just drawn."""
    table.agenda.pop()
    table.discard(seat, HAND, cow, 1)
    if table.journal is not None:
        table.tell_seat("gives-back", seat, {"card": CARD_NAMES[cow]})


class GiveBack(TurnStep):
    """EP-51: an exchange is under way, perhaps of a seat whose turn it is not: a card must be discarded."""

    def __init__(self) -> None:
        super().__init__(steps.GIVE_BACK, "give-back", [DISCARD], _BETWEEN, must="EP-51")

    def fill(self, table: Table, choices: Choices) -> None:
        fill_hand(table, table.seat, choices, DISCARD, _EVERY_COW)

    def also(self, given: Reader) -> list[str]:
        return ["seat"]

    def more(self, table: Table, seat: int, x: int, y: int) -> Document:
        return {"seat": seat}

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        super().lay_out(table, given.field("seat").number(0, table.players - 1), x, y, given)

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if table.size(seat, HAND) == 0:
            raise given.error("too-few-cards", given=0, expected=1)
