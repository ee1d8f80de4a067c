"""What lies beside the map: face-up cards, decks, the hand, and what everybody has."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.old_west import actions as kinds
from bunkhouse.games.old_west.components import CARD_NAMES, DRAWN_TICKETS, DRAWN_TICKETS_KEPT, PIECES, TRAINS
from bunkhouse.games.old_west.table import element_ids
from bunkhouse.games.old_west.table.element_ids import Part, View, remembered

_STACK: Final = 4
"""No more cards of one colour are drawn on top of each other."""
_FEW: Final = 8
"""So few trains are few."""


def depot(view: View, context: DrawContext) -> Part:
    """The face-up cards and the two decks."""
    display: list[str | None] = view["display"]
    legal = [
        card is not None and element_ids.shown_id(place) in context.legal
        for place, card in enumerate(display)
    ]
    drawing = any(legal) or element_ids.DECK in context.legal
    count = 1 if view["decision"] is not None and view["decision"]["step"] == "second-card" else 2

    def make() -> Part:
        cards = zip(display, legal, strict=True)
        shown = [_shown(place, *each, drawing, context) for place, each in enumerate(cards)]
        return {
            "title": context.say("table-train-cards"),
            "shown": shown,
            "drawing": drawing,
            "draw": context.say("table-draw", count=count),
            "deck": _deck(view, context),
            "tickets": _ticket_deck(view["ticket_deck"], element_ids.TICKET_DECK in context.legal, context),
        }

    decks = packed(view["deck"], view["discards"], view["ticket_deck"])
    lit = (element_ids.DECK in context.legal, element_ids.TICKET_DECK in context.legal, *legal)
    return remembered(("depot", context.language, count, decks, packed(display), lit), make)


def _shown(place: int, card: str | None, legal: bool, drawing: bool, context: DrawContext) -> Part | None:
    """A face-up card, dull while others may be drawn but not this one; None where there is none."""
    if card is None:
        return None

    def make() -> Part:
        whole = legal and card == CARD_NAMES[-1]
        name = context.say("action-take", card=card)
        return {
            **_card(card, context),
            "id": element_ids.shown_id(place),
            "legal": legal,
            "dull": drawing and not legal,
            "name": f"{name}, {context.say('table-whole-draw')}" if whole else name,
            "whole": context.say("table-whole-draw") if whole else "",
        }

    return remembered(("shown", context.language, place, card, legal, drawing), make)


def _deck(view: View, context: DrawContext) -> Part:
    """The cards that are face down, and those that are discarded."""
    return {
        "id": element_ids.DECK,
        "legal": element_ids.DECK in context.legal,
        "name": context.say("action-draw"),
        "count": view["deck"],
        "face_down": context.say("table-face-down"),
        "discards": sum(view["discards"].values()),
        "discard": context.say("table-discard"),
        "discarded": _listed(view["discards"], context),
    }


def _ticket_deck(count: int, legal: bool, context: DrawContext) -> Part:
    def make() -> Part:
        return {
            "id": element_ids.TICKET_DECK,
            "legal": legal,
            "title": context.say("table-tickets"),
            "name": context.say("action-tickets"),
            "count": count,
            "take": context.say("table-take", count=min(count, int(DRAWN_TICKETS))),
            "least": context.say("table-least", count=int(DRAWN_TICKETS_KEPT)),
        }

    return remembered(("ticket-deck", context.language, count, legal), make)


def _card(card: str, context: DrawContext) -> Part:
    return {
        "card": card,
        "suit": element_ids.suit(card),
        "glyph": element_ids.symbol(card),
        "picture": "loco" if card == CARD_NAMES[-1] else f"car-{card}",
        "words": context.say("table-card", card=card),
    }


def _listed(cards: dict[str, int], context: DrawContext) -> str:
    return ", ".join(f"{context.say('table-card', card=card)} {count}" for card, count in cards.items())


def dock(view: View, context: DrawContext) -> Part:
    """Nine places that never change, and one's stock; a spectator sees the discard pile there."""
    item = None if context.viewer is None else view["seats"][context.viewer]
    cards: dict[str, int] = view["discards"] if item is None else item["hand"]
    legal = context.legal
    lit = [
        (number, any(code >= kinds.PAY for code in legal[id]))
        for number, id in enumerate(_HAND)
        if legal and id in legal
    ]
    colour = "" if context.viewer is None else context.colours[context.viewer]

    def make() -> Part:
        paying = dict(lit)
        stacks = [
            _stack(number, cards.get(card, 0), number in paying, paying.get(number, False), context)
            for number, card in enumerate(CARD_NAMES)
        ]
        return {
            "colour": colour,
            "title": context.say("table-your-hand" if item is not None else "table-discards"),
            "total": context.say("table-cards", count=sum(cards.values())),
            "stacks": stacks,
            "stock": None if item is None else _stock(item["trains"], item["pieces"], colour, context),
        }

    left = () if item is None else (item["trains"], item["pieces"])
    return remembered(("dock", context.language, colour, packed(cards, lit), *left), make)


_HAND: Final = [element_ids.hand_id(number) for number in range(len(CARD_NAMES))]


def _stack(number: int, count: int, legal: bool, paying: bool, context: DrawContext) -> Part:
    """All cards of a kind."""

    def make() -> Part:
        card = CARD_NAMES[number]
        return {
            **_card(card, context),
            "id": _HAND[number],
            "count": count,
            "under": list(range(min(count, _STACK) - 1, 0, -1)),
            "legal": legal,
            "paying": paying,
            "name": context.say("table-stack", card=card, count=count),
            "none": context.say("table-none"),
        }

    return remembered(("stack", context.language, number, count, legal, paying), make)


def _stock(trains: int, pieces: int, colour: str, context: DrawContext) -> Part:
    """What the viewer has not put on the map yet."""
    return {
        "colour": colour,
        "trains": trains,
        "of_trains": context.say("table-of-trains", count=int(TRAINS)),
        "pieces": pieces,
        "of_pieces": context.say("table-pieces-left", count=pieces),
    }


def seats(view: View, context: DrawContext) -> list[Part]:
    """What everybody sees of everybody."""
    return [_seat(seat, item, context) for seat, item in enumerate(view["seats"])]


def _seat(seat: int, item: View, context: DrawContext) -> Part:
    trains, cards, placed = item["trains"], item["cards"], int(PIECES) - item["pieces"]
    tickets = item["ticket_count"] + item["drawn_count"]

    def make() -> Part:
        return {
            "id": element_ids.stock_id(seat),
            "trains": trains,
            "trains_words": context.say("table-trains-left", count=trains),
            "cards": cards,
            "cards_words": context.say("table-cards", count=cards),
            "tickets": tickets,
            "tickets_words": context.say("table-ticket-count", count=tickets),
            "placed": placed,
            "pieces": int(PIECES),
            "pieces_words": context.say("table-pieces-placed", count=placed),
            "few": trains <= _FEW,
        }

    return remembered(("seat", context.language, seat, trains, cards, tickets, placed), make)
