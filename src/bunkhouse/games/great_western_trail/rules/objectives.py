"""Objective cards: taking them and playing them (GWT-138, GWT-139, GWT-175 to GWT-179)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Param, Perhaps, Prompt, Reader, Refusal
from bunkhouse.families.great_western import herd
from bunkhouse.families.great_western.ranches import AREA, DISCARD, HAND
from bunkhouse.games.great_western_trail.actions import DONE, PLAY, TAKE
from bunkhouse.games.great_western_trail.components import CARD_NAMES, CARDS, CATTLE, DECK_CARDS
from bunkhouse.games.great_western_trail.effects import CARD_EFFECT, EFFECT_NAMES, NO_EFFECT, TO_HAND
from bunkhouse.games.great_western_trail.rules.turn_step import MAY_DECLINE, TurnStep
from bunkhouse.games.great_western_trail.state import OPEN, STACK, Table
from bunkhouse.games.great_western_trail.steps import CHOOSE, OBJECTIVE


def fill_play(table: Table, choices: Choices) -> None:
    """GWT-175: any objective card in hand."""
    seat: i64 = table.seat
    start: i64 = table.pile(seat, HAND)
    card: i64
    for card in range(CATTLE, DECK_CARDS):
        if i64(table.cards[start + card]) > 0:
            choices.add(PLAY + card - CATTLE)


class Play(ActionKind[Table]):
    """GWT-175, GWT-176: lay it out for the rest of the game and use its immediate action now or never."""

    def __init__(self) -> None:
        super().__init__(PLAY, "GWT-175")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        card: i64 = CATTLE + at
        table.add_card(seat, HAND, card, -1)
        table.add_card(seat, AREA, card, 1)
        table.reveal()
        if table.journal is not None:
            table.tell_seat("plays", seat, {"card": CARD_NAMES[card]})
        table.agenda.push(CHOOSE, seat, i64(CARD_EFFECT[at]), NO_EFFECT)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"effect": EFFECT_NAMES[CARD_EFFECT[at]]}

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("not-in-hand", "GWT-175")


def any_left(table: Table) -> bool:
    """GWT-139, AR-10: whether there is a card to take."""
    return table.pool_size + table.objectives_left > 0


class Taking(TurnStep):
    """GWT-138, AR-9: any card of the pool, or the top card of the stack.

    x: where it goes, y: 1 if that may be declined.
    """

    def __init__(self) -> None:
        about = [Perhaps("to", ["discard", "hand"]), MAY_DECLINE]
        super().__init__(OBJECTIVE, "objective", [TAKE, DONE], about)

    def fill(self, table: Table, choices: Choices) -> None:
        if table.objectives_left > 0:
            choices.add(TAKE)
        card: i64
        for card in range(CATTLE, DECK_CARDS):
            if table.open_cards(card) > 0:
                choices.add(TAKE + 1 + card - CATTLE)
        if table.agenda.y() == 1:
            choices.add(DONE)

    def carry_on(self, table: Table) -> bool:
        if any_left(table):
            return False
        table.agenda.pop()
        return True

    def prompt(self, table: Table) -> Prompt:
        """GWT-129, GWT-138: where the card goes, and how many are taken one after another."""
        left = 0
        while table.agenda.step_at(left) == OBJECTIVE:
            left += 1
        to = "hand" if table.agenda.x() == TO_HAND else "discard"
        return Prompt("prompt-objective", {"left": left, "to": to})

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if x == 0:
            raise given.field("to").error("missing")


class Take(ActionKind[Table]):
    """GWT-138: the card goes where the icon says; the pool is refilled at once."""

    def __init__(self) -> None:
        super().__init__(TAKE, "GWT-138")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        to_hand: bool = table.agenda.x() == TO_HAND
        table.agenda.pop()
        card: i64 = CATTLE + at - 1
        if at == 0:
            card = _draw_objective(table)
        else:
            table.add_shared(OPEN, card, -1)
            table.pool_size -= 1
            refill_pool(table, table.pool_size + 1)
        table.add_card(seat, HAND if to_hand else DISCARD, card, 1)
        if table.journal is not None:
            said: dict[str, Param] = {
                "card": CARD_NAMES[card],
                "from": "stack" if at == 0 else "pool",
                "to": "hand" if to_hand else "discard",
            }
            table.tell_seat("takes-objective", seat, said)

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("stack-empty" if at == 0 else "not-in-pool", "GWT-138")


def _draw_objective(table: Table) -> i64:
    """The top card of the objective stack."""
    start: i64 = table.shared(STACK) + CATTLE
    card: i64 = CATTLE + herd.draw(table.cards, start, table.objectives_left, table.rng)
    table.objectives_left -= 1
    table.reveal()
    return card


def refill_pool(table: Table, size: i64) -> None:
    """GWT-139: as long as the stack lasts."""
    while table.pool_size < size and table.objectives_left > 0:
        table.add_shared(OPEN, _draw_objective(table), 1)
        table.pool_size += 1


assert CATTLE < DECK_CARDS < CARDS
