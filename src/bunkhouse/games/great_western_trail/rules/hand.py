"""Cards in hand: drawn and given back, discarded, removed from the game (GWT-22, GWT-61 to GWT-64)."""

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import ActionKind, Choices, Number, Param, Prompt, Reader, Refusal
from bunkhouse.families.great_western.ranches import DISCARD as DISCARD_PILE
from bunkhouse.families.great_western.ranches import DRAW as DRAW_PILE
from bunkhouse.families.great_western.ranches import HAND
from bunkhouse.games.great_western_trail.actions import DISCARD, DONE, DRAW, MOST_DRAWN, REMOVE
from bunkhouse.games.great_western_trail.components import CARD_NAMES, DECK_CARDS
from bunkhouse.games.great_western_trail.rules.turn_step import TurnStep
from bunkhouse.games.great_western_trail.state import BOX, Table
from bunkhouse.games.great_western_trail.steps import DRAW as DRAW_STEP
from bunkhouse.games.great_western_trail.steps import GIVE_BACK
from bunkhouse.games.great_western_trail.steps import REMOVE as REMOVE_STEP


def deck_size(table: Table, seat: i64) -> i64:
    """How many cards could be drawn."""
    return table.size(seat, DRAW_PILE) + table.size(seat, DISCARD_PILE)


def _fill_hand(table: Table, choices: Choices, kind: i64) -> None:
    """GWT-61, GWT-64: any hand card, objective cards included."""
    card: i64
    for card in range(DECK_CARDS):
        if table.in_hand(table.seat, card) > 0:
            choices.add(kind + card)


def discard(table: Table, seat: i64, card: i64) -> None:
    table.discard(seat, card)
    if table.journal is not None:
        table.tell_seat("discards", seat, {"card": CARD_NAMES[card]})


class Drawing(TurnStep):
    """GWT-61, GWT-166, GWT-177: up to so many cards; x: how many."""

    def __init__(self) -> None:
        super().__init__(DRAW_STEP, "draw", [DRAW], [Number("most", 1, int(MOST_DRAWN))])

    def fill(self, table: Table, choices: Choices) -> None:
        count: i64
        for count in range(min(table.agenda.x(), deck_size(table, table.seat))):
            choices.add(DRAW + count)

    def carry_on(self, table: Table) -> bool:
        """Without a choice of how many, the cards are drawn at once."""
        if min(table.agenda.x(), deck_size(table, table.agenda.seat())) > 1:
            return False
        _draw(table, table.agenda.seat(), 1)
        return True

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-draw", {"count": int(table.agenda.x())})


def _draw(table: Table, seat: i64, count: i64) -> None:
    """AR-14: as many are discarded as were really drawn."""
    table.agenda.pop()
    drawn: i64 = table.draw_cards(seat, count)
    if table.journal is not None:
        table.tell_seat("draws", seat, {"count": int(drawn)})
    if drawn > 0:
        table.agenda.push(GIVE_BACK, seat, drawn)


class Draw(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(DRAW, "GWT-61")

    def perform(self, table: Table, at: i64) -> None:
        _draw(table, table.seat, at + 1)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"cards": at + 1}

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("too-many-cards-drawn", "GWT-61")


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardStep(TurnStep):
    """A card must be discarded."""

    def discard(self, table: Table, card: i64) -> None:
        """A card has been chosen."""
        raise NotImplementedError


class GivingBack(DiscardStep):
    """GWT-61: as many cards are discarded as were drawn; x: how many."""

    def __init__(self) -> None:
        super().__init__(GIVE_BACK, "give-back", [DISCARD], [Number("count", 1, int(MOST_DRAWN))])

    def fill(self, table: Table, choices: Choices) -> None:
        _fill_hand(table, choices, DISCARD)

    def discard(self, table: Table, card: i64) -> None:
        left: i64 = table.agenda.x() - 1
        table.agenda.pop()
        discard(table, table.seat, card)
        if left > 0:
            table.agenda.push(GIVE_BACK, table.seat, left)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-give-back", {"count": int(table.agenda.x())})

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if x > table.size(seat, HAND):
            raise given.error("too-few-cards", given=int(table.size(seat, HAND)), expected=x)


class Discard(ActionKind[Table]):
    """GWT-22: a card goes to the own discard pile."""

    def __init__(self) -> None:
        super().__init__(DISCARD, "GWT-22")

    def perform(self, table: Table, at: i64) -> None:
        step = table.rules().step(table.agenda.step())
        assert isinstance(step, DiscardStep)
        step.discard(table, at)

    def refusal(self, table: Table, at: int) -> Refusal:
        return _not_this_card(table, at)


class Removing(TurnStep):
    """GWT-64, AR-13: up to so many hand cards may be removed from the game; x: how many."""

    def __init__(self) -> None:
        super().__init__(REMOVE_STEP, "remove", [REMOVE, DONE], [Number("count", 1, 9)])

    def fill(self, table: Table, choices: Choices) -> None:
        _fill_hand(table, choices, REMOVE)
        choices.add(DONE)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-remove", {"count": int(table.agenda.x())})


class Remove(ActionKind[Table]):
    """GWT-64: out of the game, face up."""

    def __init__(self) -> None:
        super().__init__(REMOVE, "GWT-64")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        left: i64 = table.agenda.x() - 1
        table.agenda.pop()
        table.add_card(seat, HAND, at, -1)
        table.add_shared(BOX, at, 1)
        table.reveal()
        if table.journal is not None:
            table.tell_seat("removes", seat, {"card": CARD_NAMES[at]})
        if left > 0:
            table.agenda.push(REMOVE_STEP, seat, left)

    def refusal(self, table: Table, at: int) -> Refusal:
        return _not_this_card(table, at)


def _not_this_card(table: Table, card: int) -> Refusal:
    if table.in_hand(table.seat, card) == 0:
        return Refusal("not-in-hand", "GWT-22")
    return Refusal("wrong-card", "GWT-144")
