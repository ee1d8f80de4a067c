"""Train cards on the table (OW-29 to OW-35): deck, discard pile and the face-up cards."""

from mypy_extensions import i16, i64

from bunkhouse.engine.rng import Rng
from bunkhouse.games.old_west.components import DISPLAY, DISPLAY_LOCOMOTIVES, KINDS, LOCOMOTIVE
from bunkhouse.games.old_west.state import NO_CARD, Table


def shuffle_deck(table: Table, rng: Rng) -> None:
    at: i64
    for at in range(table.deck_size - 1, 0, -1):
        other: i64 = rng.below(at + 1)
        card: i16 = table.deck[at]
        table.deck[at] = table.deck[other]
        table.deck[other] = card


def draw_card(table: Table) -> i64:
    """The next card of a deck that is not empty; OW-29: an exhausted deck is rebuilt at once."""
    table.deck_size -= 1
    kind: i64 = i64(table.deck[table.deck_size])
    table.reveal()
    if table.deck_size == 0:
        _rebuild_deck(table)
    return kind


def _rebuild_deck(table: Table) -> None:
    """OW-29: the discard pile is shuffled and becomes the deck."""
    kind: i64
    _: i64
    for kind in range(KINDS):
        count: i64 = table.discards(kind)
        for _ in range(count):
            table.deck[table.deck_size] = i16(kind)
            table.deck_size += 1
        table.add_discards(kind, -count)
    if table.deck_size == 0:
        return
    shuffle_deck(table, table.rng)
    if table.journal is not None:
        table.tell("deck-rebuilt", {"count": int(table.deck_size)})


def refill_display(table: Table) -> None:
    """OW-24, OW-30: empty places are filled while the deck lasts; OW-34: then locomotives are counted."""
    _turn_up(table)
    while too_many_locomotives(table):
        only_swap: bool = table.deck_size == DISPLAY and table.discard_size() == 0
        _discard_display(table)
        _turn_up(table)
        if only_swap:
            # OW-35: display and deck could do nothing but change places for ever.
            return


def cards_discarded(table: Table) -> None:
    """OW-30, OW-34, OW-35: new discards may end a shortage."""
    if table.deck_size == 0:
        _rebuild_deck(table)
    refill_display(table)


def _turn_up(table: Table) -> None:
    place: i64
    for place in range(DISPLAY):
        if table.deck_size > 0 and table.shown(place) == NO_CARD:
            table.show(place, draw_card(table))


def too_many_locomotives(table: Table) -> bool:
    """OW-33, OW-35: too many, and replacing them can help."""
    if table.count_shown(LOCOMOTIVE) < DISPLAY_LOCOMOTIVES:
        return False
    at: i64
    coloured: i64 = coloured_cards_in_sight(table)
    for at in range(table.deck_size):
        if i64(table.deck[at]) != LOCOMOTIVE:
            coloured += 1
    return coloured >= coloured_cards_needed()


def coloured_cards_needed() -> i64:
    """OW-35: so many cards other than locomotives make a display that can stay."""
    return DISPLAY - DISPLAY_LOCOMOTIVES + 1


def coloured_cards_in_sight(table: Table) -> i64:
    """Cards other than locomotives in the discard pile and the display."""
    place: i64
    count: i64 = table.discard_size() - table.discards(LOCOMOTIVE)
    for place in range(DISPLAY):
        if table.shown(place) != NO_CARD and table.shown(place) != LOCOMOTIVE:
            count += 1
    return count


def only_swaps_left(table: Table) -> bool:
    """OW-35: whether locomotives may lie there because deck and display have just changed places."""
    return table.deck_size <= DISPLAY and table.discard_size() == 0


def _discard_display(table: Table) -> None:
    """OW-33: the whole display goes to the discard pile."""
    place: i64
    for place in range(DISPLAY):
        if table.shown(place) != NO_CARD:
            table.add_discards(table.shown(place), 1)
    table.display = 0
    if table.journal is not None:
        table.tell("display-replaced", {})
    if table.deck_size == 0:
        _rebuild_deck(table)
