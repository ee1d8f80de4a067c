"""What lies beside the map: face-up cards, decks, the hand, and what everybody has."""

from typing import Final

from bunkhouse.engine.look import Look
from bunkhouse.engine.memory import packed
from bunkhouse.games.old_west import actions as kinds
from bunkhouse.games.old_west.components import CARD_NAMES, DRAWN_TICKETS, DRAWN_TICKETS_KEPT, PIECES, TRAINS
from bunkhouse.games.old_west.table import places
from bunkhouse.games.old_west.table.places import Part, View, remembered

_STACK: Final = 4
"""No more cards of one colour are drawn on top of each other."""
_FEW: Final = 8
"""So few trains are few."""


def depot(view: View, look: Look) -> Part:
    """The face-up cards and the two decks."""
    display: list[str | None] = view["display"]
    legal = [card is not None and places.shown_id(place) in look.legal for place, card in enumerate(display)]
    drawing = any(legal) or places.DECK in look.legal
    count = 1 if view["decision"] is not None and view["decision"]["step"] == "second-card" else 2

    def make() -> Part:
        cards = zip(display, legal, strict=True)
        shown = [_shown(place, *each, drawing, look) for place, each in enumerate(cards)]
        return {
            "title": look.say("table-train-cards"),
            "shown": shown,
            "drawing": drawing,
            "draw": look.say("table-draw", count=count),
            "deck": _deck(view, look),
            "tickets": _ticket_deck(view["ticket_deck"], places.TICKET_DECK in look.legal, look),
        }

    decks = packed(view["deck"], view["discards"], view["ticket_deck"])
    lit = (places.DECK in look.legal, places.TICKET_DECK in look.legal, *legal)
    return remembered(("depot", look.language, count, decks, packed(display), lit), make)


def _shown(place: int, card: str | None, legal: bool, drawing: bool, look: Look) -> Part | None:
    """A face-up card, dull while others may be drawn but not this one; None where there is none."""
    if card is None:
        return None

    def make() -> Part:
        whole = legal and card == CARD_NAMES[-1]
        name = look.say("action-take", card=card)
        return {
            **_card(card, look),
            "id": places.shown_id(place),
            "legal": legal,
            "dull": drawing and not legal,
            "name": f"{name}, {look.say('table-whole-draw')}" if whole else name,
            "whole": look.say("table-whole-draw") if whole else "",
        }

    return remembered(("shown", look.language, place, card, legal, drawing), make)


def _deck(view: View, look: Look) -> Part:
    """The cards that are face down, and those that are discarded."""
    return {
        "id": places.DECK,
        "legal": places.DECK in look.legal,
        "name": look.say("action-draw"),
        "count": view["deck"],
        "face_down": look.say("table-face-down"),
        "discards": sum(view["discards"].values()),
        "discard": look.say("table-discard"),
        "discarded": _listed(view["discards"], look),
    }


def _ticket_deck(count: int, legal: bool, look: Look) -> Part:
    def make() -> Part:
        return {
            "id": places.TICKET_DECK,
            "legal": legal,
            "title": look.say("table-tickets"),
            "name": look.say("action-tickets"),
            "count": count,
            "take": look.say("table-take", count=min(count, int(DRAWN_TICKETS))),
            "least": look.say("table-least", count=int(DRAWN_TICKETS_KEPT)),
        }

    return remembered(("ticket-deck", look.language, count, legal), make)


def _card(card: str, look: Look) -> Part:
    return {
        "card": card,
        "suit": places.suit(card),
        "glyph": places.symbol(card),
        "picture": "loco" if card == CARD_NAMES[-1] else f"car-{card}",
        "words": look.say("table-card", card=card),
    }


def _listed(cards: dict[str, int], look: Look) -> str:
    return ", ".join(f"{look.say('table-card', card=card)} {count}" for card, count in cards.items())


def dock(view: View, look: Look) -> Part:
    """Nine places that never change, and one's stock; a spectator sees the discard pile there."""
    item = None if look.viewer is None else view["seats"][look.viewer]
    cards: dict[str, int] = view["discards"] if item is None else item["hand"]
    legal = look.legal
    lit = [
        (number, any(code >= kinds.PAY for code in legal[id]))
        for number, id in enumerate(_HAND)
        if legal and id in legal
    ]
    colour = "" if look.viewer is None else look.colours[look.viewer]

    def make() -> Part:
        paying = dict(lit)
        stacks = [
            _stack(number, cards.get(card, 0), number in paying, paying.get(number, False), look)
            for number, card in enumerate(CARD_NAMES)
        ]
        return {
            "colour": colour,
            "title": look.say("table-your-hand" if item is not None else "table-discards"),
            "total": look.say("table-cards", count=sum(cards.values())),
            "stacks": stacks,
            "stock": None if item is None else _stock(item["trains"], item["pieces"], colour, look),
        }

    left = () if item is None else (item["trains"], item["pieces"])
    return remembered(("dock", look.language, colour, packed(cards, lit), *left), make)


_HAND: Final = [places.hand_id(number) for number in range(len(CARD_NAMES))]


def _stack(number: int, count: int, legal: bool, paying: bool, look: Look) -> Part:
    """All cards of a kind."""

    def make() -> Part:
        card = CARD_NAMES[number]
        return {
            **_card(card, look),
            "id": _HAND[number],
            "count": count,
            "under": list(range(min(count, _STACK) - 1, 0, -1)),
            "legal": legal,
            "paying": paying,
            "name": look.say("table-stack", card=card, count=count),
            "none": look.say("table-none"),
        }

    return remembered(("stack", look.language, number, count, legal, paying), make)


def _stock(trains: int, pieces: int, colour: str, look: Look) -> Part:
    """What the viewer has not put on the map yet."""
    return {
        "colour": colour,
        "trains": trains,
        "of_trains": look.say("table-of-trains", count=int(TRAINS)),
        "pieces": pieces,
        "of_pieces": look.say("table-pieces-left", count=pieces),
    }


def seats(view: View, look: Look) -> list[Part]:
    """What everybody sees of everybody."""
    return [_seat(seat, item, look) for seat, item in enumerate(view["seats"])]


def _seat(seat: int, item: View, look: Look) -> Part:
    trains, cards, placed = item["trains"], item["cards"], int(PIECES) - item["pieces"]
    tickets = item["ticket_count"] + item["drawn_count"]

    def make() -> Part:
        return {
            "id": places.stock_id(seat),
            "trains": trains,
            "trains_words": look.say("table-trains-left", count=trains),
            "cards": cards,
            "cards_words": look.say("table-cards", count=cards),
            "tickets": tickets,
            "tickets_words": look.say("table-ticket-count", count=tickets),
            "placed": placed,
            "pieces": int(PIECES),
            "pieces_words": look.say("table-pieces-placed", count=placed),
            "few": trains <= _FEW,
        }

    return remembered(("seat", look.language, seat, trains, cards, tickets, placed), make)
