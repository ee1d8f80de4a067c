"""What lies beside the map: face-up cards, decks, the hand, and what everybody has."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.rules.draw import is_whole_action
from bunkhouse.games.old_west.rules.tickets import tickets_to_draw
from bunkhouse.games.old_west.table import element_ids
from bunkhouse.games.old_west.view_types import Cards, View

_STACK: Final = 4
"""No more cards of one colour are drawn on top of each other."""
_FEW: Final = 8
"""So few trains are few."""


def depot(view: View, context: DrawContext) -> PartDict:
    """The face-up cards and the two decks."""
    display, decision = view["display"], view["decision"]
    lit = context.lit(
        [*map(element_ids.shown_id, range(len(display))), element_ids.DECK, element_ids.TICKET_DECK]
    )
    second = decision is not None and decision["step"] == "second-card"
    cards = 1 if second else int(c.CARDS_PER_DRAW)
    return _depot(context.texts, display, view["deck"], view["discards"], view["ticket_deck"], cards, lit)


@cached_part
def _depot(
    texts: Texts,
    display: list[str | None],
    deck: int,
    discards: Cards,
    tickets: int,
    cards: int,
    lit: list[str],
) -> PartDict:
    drawing = any(id != element_ids.TICKET_DECK for id in lit)
    shown = [
        None if card is None else _shown(texts, place, card, element_ids.shown_id(place) in lit, drawing)
        for place, card in enumerate(display)
    ]
    return {
        "title": texts.say("table-train-cards"),
        "shown": shown,
        "drawing": drawing,
        "draw": texts.say("table-draw", count=cards),
        "deck": _deck(texts, deck, discards, element_ids.DECK in lit),
        "tickets": _ticket_deck(texts, tickets, element_ids.TICKET_DECK in lit),
    }


@cached_part
def _shown(texts: Texts, place: int, card: str, legal: bool, drawing: bool) -> PartDict:
    """A face-up card, dull while others may be drawn but not this one."""
    whole = texts.say("table-whole-draw") if legal and is_whole_action(c.CARD_NAMES.index(card)) else ""
    name = texts.say("action-take", card=card)
    return {
        **_card(texts, card),
        "id": element_ids.shown_id(place),
        "legal": legal,
        "dull": drawing and not legal,
        "name": f"{name}, {whole}" if whole else name,
        "whole": whole,
    }


def _deck(texts: Texts, count: int, discards: Cards, legal: bool) -> PartDict:
    """The cards that are face down, and those that are discarded."""
    listed = [f"{texts.say('table-card', card=card)} {number}" for card, number in discards.items()]
    return {
        "id": element_ids.DECK,
        "legal": legal,
        "name": texts.say("action-draw"),
        "count": count,
        "face_down": texts.say("table-face-down"),
        "discards": sum(discards.values()),
        "discard": texts.say("table-discard"),
        "discarded": ", ".join(listed),
    }


@cached_part
def _ticket_deck(texts: Texts, count: int, legal: bool) -> PartDict:
    return {
        "id": element_ids.TICKET_DECK,
        "legal": legal,
        "title": texts.say("table-tickets"),
        "name": texts.say("action-tickets"),
        "count": count,
        "take": texts.say("table-take", count=int(tickets_to_draw(count))),
        "least": texts.say("table-least", count=int(c.DRAWN_TICKETS_KEPT)),
    }


def _card(texts: Texts, card: str) -> PartDict:
    return {
        "card": card,
        "suit": element_ids.suit(card),
        "glyph": element_ids.symbol(card),
        "picture": "loco" if card == c.CARD_NAMES[c.LOCOMOTIVE] else f"car-{card}",
        "words": texts.say("table-card", card=card),
    }


def dock(view: View, context: DrawContext) -> PartDict:
    """Nine places that never change, and one's stock; a spectator sees the discard pile there."""
    texts, viewer, decision = context.texts, context.viewer, view["decision"]
    if viewer is None:
        return _dock(texts, "", view["discards"], None, [], False)
    own = view["seats"][viewer]
    paying = decision is not None and decision["step"] in ("pay-track", "pay-city")
    left = (own["trains"], own["pieces"])
    return _dock(
        texts, context.colours[viewer], own["hand"] or {}, left, context.lit(element_ids.HAND), paying
    )


@cached_part
def _dock(
    texts: Texts, colour: str, cards: Cards, left: tuple[int, int] | None, lit: list[str], paying: bool
) -> PartDict:
    stacks = [
        _stack(texts, card, cards.get(card, 0), id in lit, id in lit and paying)
        for card, id in zip(c.CARD_NAMES, element_ids.HAND, strict=True)
    ]
    return {
        "colour": colour,
        "title": texts.say("table-discards" if left is None else "table-your-hand"),
        "total": texts.say("table-cards", count=sum(cards.values())),
        "stacks": stacks,
        "stock": None if left is None else _stock(texts, *left),
    }


@cached_part
def _stack(texts: Texts, card: str, count: int, legal: bool, paying: bool) -> PartDict:
    """All cards of a kind."""
    return {
        **_card(texts, card),
        "id": f"h-{card}",
        "count": count,
        "under": list(range(min(count, _STACK) - 1, 0, -1)),
        "legal": legal,
        "paying": paying,
        "name": texts.say("table-stack", card=card, count=count),
        "none": texts.say("table-none"),
    }


def _stock(texts: Texts, trains: int, pieces: int) -> PartDict:
    """What the viewer has not put on the map yet."""
    return {
        "trains": trains,
        "of_trains": texts.say("table-of-trains", count=int(c.TRAINS)),
        "pieces": pieces,
        "of_pieces": texts.say("table-pieces-left", count=pieces),
    }


@cached_part
def seat_line(
    texts: Texts, seat: int, own: bool, trains: int, cards: int, tickets: int, placed: int
) -> PartDict:
    """What everybody sees of a seat."""
    return {
        "id": element_ids.stock_id(seat),
        "own": own,
        "trains": trains,
        "trains_words": texts.say("table-trains-left", count=trains),
        "cards": cards,
        "cards_words": texts.say("table-cards", count=cards),
        "tickets": tickets,
        "tickets_words": texts.say("table-ticket-count", count=tickets),
        "placed": placed,
        "pieces": int(c.PIECES),
        "pieces_words": texts.say("table-pieces-placed", count=placed),
        "few": trains <= _FEW,
    }
