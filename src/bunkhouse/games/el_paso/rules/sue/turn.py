"""A turn of Sue: her card says how she moves and what she does (EP-119, EP-123, EP-132)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import Step, bit
from bunkhouse.games.el_paso.components import BOT_ACTION, BOT_ACTIONS, BOT_DRAWS, BOT_NAMES
from bunkhouse.games.el_paso.rules.delivery import take_simmental
from bunkhouse.games.el_paso.rules.sue.actions import act
from bunkhouse.games.el_paso.rules.sue.delivering import deliver
from bunkhouse.games.el_paso.rules.sue.walking import steps, walk
from bunkhouse.games.el_paso.state import Table, pick
from bunkhouse.games.el_paso.steps import SUE
from bunkhouse.games.el_paso.trail import EL_PASO


class SueTurn(Step[Table]):
    def __init__(self) -> None:
        super().__init__(SUE, "sue")

    def carry_on(self, table: Table) -> bool:
        seat: i64 = table.agenda.seat()
        table.agenda.pop()
        card: i64 = _draw_bot_card(table)
        action: i64 = i64(BOT_ACTION[card])
        if table.journal is not None:
            table.tell_seat("sue-draws", seat, {"card": BOT_NAMES[card], "action": BOT_ACTIONS[action]})
        walk(table, seat, steps(table, seat, card))
        act(table, seat, action, i64(BOT_DRAWS[card]))
        if table.rancher(seat) == EL_PASO:
            take_simmental(table, seat)
            deliver(table, seat)
        table.set_bot_discard(table.bot_discard() | bit(card))
        return True


def _draw_bot_card(table: Table) -> i64:
    """EP-119: the discards are shuffled when the deck is empty at the start of her turn."""
    deck: i64 = table.bot_deck()
    if deck == 0:
        deck = table.bot_discard()
        table.set_bot_discard(0)
        if table.journal is not None:
            table.tell("sue-shuffles", {})
    card: i64 = pick(deck, table.rng)
    table.set_bot_deck(deck & ~bit(card))
    table.reveal()
    return card
