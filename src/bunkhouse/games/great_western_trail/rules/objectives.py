"""Objective cards: taking them and playing them (GWT-138, GWT-139, GWT-175 to GWT-179)."""

from mypy_extensions import i64

from bunkhouse.engine.choices import Choices
from bunkhouse.families.great_western import herd
from bunkhouse.families.great_western.ranches import AREA, DISCARD, HAND
from bunkhouse.games.great_western_trail.actions import DONE, PLAY, TAKE
from bunkhouse.games.great_western_trail.components import CARD_NAMES, CARDS, CATTLE, DECK_CARDS
from bunkhouse.games.great_western_trail.effects import TO_HAND
from bunkhouse.games.great_western_trail.state import OPEN, STACK, Table


def fill_play(table: Table, choices: Choices) -> None:
    """GWT-175: any objective card in hand."""
    seat: i64 = table.seat
    start: i64 = table.pile(seat, HAND)
    card: i64
    for card in range(CATTLE, DECK_CARDS):
        if i64(table.cards[start + card]) > 0:
            choices.add(PLAY + card - CATTLE)


def lay_out(table: Table, seat: i64, card: i64) -> None:
    """GWT-176: the card lies in the objective area for the rest of the game."""
    table.add_card(seat, HAND, card, -1)
    table.add_card(seat, AREA, card, 1)
    table.reveal()
    if table.journal is not None:
        table.tell_seat("plays", seat, {"card": CARD_NAMES[card]})


def any_left(table: Table) -> bool:
    """GWT-139, AR-10: whether there is a card to take."""
    return table.pool_size + table.objectives_left > 0


def fill_take(table: Table, choices: Choices) -> None:
    """GWT-138, AR-9: any card of the pool, or the top card of the stack."""
    if table.objectives_left > 0:
        choices.add(TAKE)
    card: i64
    for card in range(CATTLE, DECK_CARDS):
        if table.open_cards(card) > 0:
            choices.add(TAKE + 1 + card - CATTLE)
    if table.agenda.y() == 1:
        choices.add(DONE)


def take(table: Table, at: i64) -> None:
    """GWT-138: the card goes where the icon says; the pool is refilled at once."""
    seat: i64 = table.seat
    to_hand: bool = table.agenda.x() == TO_HAND
    table.agenda.pop()
    card: i64 = CATTLE + at - 1
    if at == 0:
        card = draw_objective(table)
    else:
        table.add_shared(OPEN, card, -1)
        table.pool_size -= 1
        refill_pool(table, table.pool_size + 1)
    table.add_card(seat, HAND if to_hand else DISCARD, card, 1)
    if table.journal is not None:
        params: dict[str, str | int] = {
            "card": CARD_NAMES[card],
            "from": "stack" if at == 0 else "pool",
            "to": "hand" if to_hand else "discard",
        }
        table.tell_seat("takes-objective", seat, params)


def draw_objective(table: Table) -> i64:
    """The top card of the objective stack."""
    start: i64 = table.shared(STACK) + CATTLE
    card: i64 = CATTLE + herd.draw(table.cards, start, table.objectives_left, table.rng)
    table.objectives_left -= 1
    table.reveal()
    return card


def refill_pool(table: Table, size: i64) -> None:
    """GWT-139: as long as the stack lasts."""
    while table.pool_size < size and table.objectives_left > 0:
        table.add_shared(OPEN, draw_objective(table), 1)
        table.pool_size += 1


assert CATTLE < DECK_CARDS < CARDS
