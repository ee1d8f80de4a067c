"""What is clicked for an action, and what the target says about it."""

from collections.abc import Callable
from functools import partial
from typing import Final

from bunkhouse.drawing.clicks import BUTTON, Click, Clicks, Mark, either
from bunkhouse.games.old_west import actions as kinds
from bunkhouse.games.old_west.actions import ACTIONS
from bunkhouse.games.old_west.components import CARD_NAMES, LOCOMOTIVE, LONGEST, TICKET_POINTS
from bunkhouse.games.old_west.rules.payment import colour_of
from bunkhouse.games.old_west.table import element_ids
from bunkhouse.games.old_west.table.claim_effects import note
from bunkhouse.games.old_west.table.payments import cards_of, payers, payment_cards, payments
from bunkhouse.games.old_west.view_types import View

_CLAIM: Final = int(kinds.CLAIM)
_PLACE: Final = int(kinds.PLACE)


def _always(id: str) -> Callable[[int, View, int | None], list[str]]:
    return lambda at, view, viewer: [id]


def _city(city: int, view: View, viewer: int | None) -> list[str]:
    return [element_ids.city_id(city)]


def _ticket(ticket: int, view: View, viewer: int | None) -> list[str]:
    return [element_ids.ticket_id(ticket)]


def _ticket_points(ticket: int, view: View) -> list[Mark]:
    return [("ticket", f"{int(TICKET_POINTS[ticket])}")]


def _shown_cards(card: int, view: View, viewer: int | None) -> list[str]:
    places = [place for place, shown in enumerate(view["display"]) if shown == CARD_NAMES[card]]
    return either(*([element_ids.shown_id(place)] for place in places))


def _card_glyph(card: int, view: View) -> list[Mark]:
    return [(element_ids.symbol(CARD_NAMES[card]), "")]


def _route(track: int, view: View, viewer: int | None) -> list[str]:
    """The route, or first the cards that pay for it."""
    cards = [element_ids.HAND[CARD_NAMES.index(card)] for card in payers(_CLAIM + track, view)]
    return either([element_ids.route_id(track)], *([card, element_ids.route_id(track)] for card in cards))


def _payment(payment: int, view: View, viewer: int | None) -> list[str]:
    """A payment is found at the cards of its colour; one that is all but locomotives needs those as well."""
    locomotives = element_ids.HAND[int(LOCOMOTIVE)]
    if payment == kinds.ALL_LOCOMOTIVES:
        return [locomotives]
    coloured = element_ids.HAND[int(colour_of(payment))]
    return [coloured, locomotives] if payment % LONGEST == LONGEST - 1 else [coloured]


def _payment_cards(payment: int, view: View) -> list[Mark]:
    card, cards, locomotives = payment_cards(payment, view)
    marks = [(element_ids.symbol(card), cards), ("g-loco", locomotives)]
    return [(glyph, f"{count}") for glyph, count in marks if count]


def _cost(first: int, at: int, view: View) -> list[Mark]:
    """The very cards that will be paid; with several payments to choose from, how many cards."""
    ways = payments(first + at, view)
    if len(ways) == 1:
        return [(element_ids.symbol(card), "") for card in cards_of(ways[0])]
    return [("cards", f"{ways[0]['cards'] + ways[0]['locomotives']}")] if ways else []


def _paid_at_once(first: int, at: int, view: View) -> bool:
    """What is paid at once is named before, even where there is only one choice."""
    return len(payments(first + at, view)) == 1


CLICKS: Final[Clicks[View]] = Clicks(
    ACTIONS,
    {
        "keep": Click(_ticket, _ticket_points),
        "done": BUTTON,
        "start": Click(_city),
        "take": Click(_shown_cards, _card_glyph),
        "draw": Click(_always(element_ids.DECK), lambda at, view: [("cards", "")]),
        # tickets that were seen cannot be unseen; a card drawn is everyday life
        "tickets": Click(_always(element_ids.TICKET_DECK), lambda at, view: [("ticket", "")], reveals=True),
        "claim": Click(_route, partial(_cost, _CLAIM), asks=partial(_paid_at_once, _CLAIM), note=note),
        "pay": Click(_payment, _payment_cards),
        "alvin": Click(_city),
        "place": Click(_city, partial(_cost, _PLACE), asks=partial(_paid_at_once, _PLACE)),
    },
)
