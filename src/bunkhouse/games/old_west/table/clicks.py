"""What is clicked for an action, and what the target says about it."""

from typing import Any, Final

from bunkhouse.games.old_west import actions as kinds
from bunkhouse.games.old_west.actions import ACTIONS
from bunkhouse.games.old_west.components import (
    CARD_COLOURS,
    CARD_NAMES,
    LENGTH,
    LOCOMOTIVE,
    LONGEST,
    PIECE_PRICE,
    TICKET_POINTS,
)
from bunkhouse.games.old_west.rules.payment import colour_of, locomotives_in
from bunkhouse.games.old_west.table.claims import cards_of, payers, payments
from bunkhouse.games.old_west.table.element_ids import (
    ALVIN,
    CITY_NUMBERS,
    DECK,
    TICKET_DECK,
    TRACK_NUMBERS,
    city_id,
    hand_id,
    piece_id,
    route_id,
    shown_id,
    stock_id,
    symbol,
    ticket_id,
    train_id,
)

Mark = tuple[str, str]

OR: Final = "|"
"""Between two ways to the same action."""


def targets(code: int, view: dict[str, Any], viewer: int | None) -> list[str]:
    """The ids of what is clicked, in order; an action without any is a button in the prompt.

    Several ways to one action are divided by ``OR``.
    """
    kind = int(ACTIONS.kind(code))
    at = code - kind
    if kind == kinds.CLAIM:
        cards = [hand_id(CARD_NAMES.index(card)) for card in payers(code, view)]
        return _ways([[route_id(at)], *([card, route_id(at)] for card in cards)])
    if kind == kinds.TAKE:
        shown = [place for place, card in enumerate(view["display"]) if card == CARD_NAMES[at]]
        return _ways([[shown_id(place)] for place in shown])
    if kind == kinds.DRAW:
        return [DECK]
    if kind == kinds.DRAW_TICKETS:
        return [TICKET_DECK]
    if kind == kinds.PAY:
        return _cards(at)
    if kind == kinds.KEEP:
        return [ticket_id(at)]
    return [] if kind == kinds.DONE else [city_id(at)]


def _ways(ways: list[list[str]]) -> list[str]:
    joined = [[*way, OR] for way in ways]
    return [id for way in joined for id in way][:-1]


def _cards(payment: int) -> list[str]:
    """A payment is found at the cards of its colour; one that is all but locomotives needs those as well."""
    locomotives = hand_id(int(LOCOMOTIVE))
    if payment == kinds.ALL_LOCOMOTIVES:
        return [locomotives]
    coloured = hand_id(int(colour_of(payment)))
    return [coloured, locomotives] if payment % LONGEST == LONGEST - 1 else [coloured]


def tag(code: int, view: dict[str, Any]) -> list[Mark]:
    """The cost of an action, or what it is about, in signs."""
    kind = int(ACTIONS.kind(code))
    at = code - kind
    if kind in (kinds.CLAIM, kinds.PLACE):
        return _cost(code, view)
    if kind == kinds.PAY:
        colour, cards, locomotives = payment(at, price(view))
        marks = [(symbol(colour), f"{cards}")] if cards else []
        return [*marks, ("g-loco", f"{locomotives}")] if locomotives else marks
    if kind == kinds.TAKE:
        return [(symbol(CARD_NAMES[at]), "")]
    if kind == kinds.KEEP:
        return [("ticket", f"{int(TICKET_POINTS[at])}")]
    if kind == kinds.DRAW_TICKETS:
        return [("ticket", "")]
    return [("cards", "")] if kind == kinds.DRAW else []


def _cost(code: int, view: dict[str, Any]) -> list[Mark]:
    """The very cards that will be paid; with several payments to choose from, how many cards."""
    ways = payments(code, view)
    if len(ways) == 1:
        return [(symbol(card), "") for card in cards_of(ways[0])]
    return [("cards", f"{ways[0]['cards'] + ways[0]['locomotives']}")] if ways else []


def price(view: dict[str, Any]) -> int:
    """How many cards are being paid."""
    decision = view["decision"]
    if decision is not None and decision["step"] == "pay-track":
        return int(LENGTH[TRACK_NUMBERS[decision["track"]]])
    return int(PIECE_PRICE)


def payment(number: int, cards: int) -> tuple[str, int, int]:
    """The colour of a payment, its coloured cards and its locomotives."""
    locomotives = int(locomotives_in(number, cards))
    colour = CARD_NAMES[int(LOCOMOTIVE)] if locomotives == cards else CARD_COLOURS[int(colour_of(number))]
    return colour, cards - locomotives, locomotives


def reveals(code: int, view: dict[str, Any]) -> bool:
    """Whether one is asked first: tickets that were seen cannot be unseen. A card drawn is everyday life."""
    return bool(code == kinds.DRAW_TICKETS)


def moved(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """New trains and city pieces come from the stock of their owner, Alvin from where he was."""
    found = []
    for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        tracks = [TRACK_NUMBERS[name] for name in new["tracks"] if name not in old["tracks"]]
        cities = [CITY_NUMBERS[name] for name in new["cities"] if name not in old["cities"]]
        found += [f"{train_id(track)} {stock_id(seat)}" for track in tracks]
        found += [f"{piece_id(city)} {stock_id(seat)}" for city in cities]
    if before["alvin"] != after["alvin"]:
        found.append(ALVIN)
    return found
