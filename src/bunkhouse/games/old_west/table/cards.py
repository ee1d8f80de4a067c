"""What lies beside the map: face-up cards, decks, the hand, tickets, and what everybody has."""

from typing import Any, Final

from bunkhouse.engine.look import Look
from bunkhouse.games.old_west import actions as kinds
from bunkhouse.games.old_west.components import (
    CARD_NAMES,
    CITY_NAMES,
    DRAWN_TICKETS,
    DRAWN_TICKETS_KEPT,
    PIECES,
    START_TICKETS_KEPT,
    TICKET_A,
    TICKET_B,
    TICKET_POINTS,
    TRAINS,
)
from bunkhouse.games.old_west.table import goals, places
from bunkhouse.games.old_west.table.places import TICKET_NUMBERS

_STACK: Final = 4
"""No more cards of one colour are drawn on top of each other."""
_LONGEST_PIPS: Final = 16
_CHOOSING: Final = ("choose-tickets", "keep-tickets")


def depot(view: dict[str, Any], look: Look) -> dict[str, Any]:
    """The face-up cards and the two decks."""
    shown = [_shown(view, look, place) for place in range(len(view["display"]))]
    drawing = any(item is not None and item["legal"] for item in shown) or places.DECK in look.legal
    count = 1 if view["decision"] is not None and view["decision"]["step"] == "second-card" else 2
    dealt = min(view["ticket_deck"], int(DRAWN_TICKETS))
    return {
        "shown": shown,
        "drawing": drawing,
        "draw": look.say("table-draw", count=count),
        "deck": {"id": places.DECK, "legal": places.DECK in look.legal, "count": view["deck"]},
        "discards": sum(view["discards"].values()),
        "discarded": _listed(view["discards"], look),
        "tickets": {
            "id": places.TICKET_DECK,
            "legal": places.TICKET_DECK in look.legal,
            "count": view["ticket_deck"],
            "take": look.say("table-take", count=dealt),
            "least": look.say("table-least", count=int(DRAWN_TICKETS_KEPT)),
        },
    }


def _shown(view: dict[str, Any], look: Look, place: int) -> dict[str, Any] | None:
    """A face-up card."""
    card, id = view["display"][place], places.shown_id(place)
    if card is None:
        return None
    whole = id in look.legal and card == CARD_NAMES[-1]
    name = look.say("action-take", card=card)
    return {
        **_card(card, look),
        "id": id,
        "legal": id in look.legal,
        "name": f"{name}, {look.say('table-whole-draw')}" if whole else name,
        "whole": whole,
    }


def _card(card: str, look: Look) -> dict[str, Any]:
    return {
        "card": card,
        "suit": places.suit(card),
        "glyph": places.symbol(card),
        "picture": "loco" if card == CARD_NAMES[-1] else f"car-{card}",
        "words": look.say("table-card", card=card),
    }


def _listed(cards: dict[str, int], look: Look) -> str:
    return ", ".join(f"{look.say('table-card', card=card)} {count}" for card, count in cards.items())


def hand(view: dict[str, Any], look: Look) -> dict[str, Any]:
    """Nine places that never change; a spectator sees the discard pile there."""
    cards = view["discards"] if look.viewer is None else view["seats"][look.viewer]["hand"]
    stacks = []
    for number, card in enumerate(CARD_NAMES):
        count, id = cards.get(card, 0), places.hand_id(number)
        stacks.append(
            {
                **_card(card, look),
                "id": id,
                "count": count,
                "under": list(range(min(count, _STACK) - 1, 0, -1)),
                "legal": id in look.legal,
                "paying": any(code >= kinds.PAY for code in look.legal.get(id, ())),
                "name": look.say("table-stack", card=card, count=count),
            }
        )
    total = sum(cards.values())
    return {
        "mine": look.viewer is not None,
        "title": look.say("table-your-hand" if look.viewer is not None else "table-discards"),
        "total": look.say("table-cards", count=total),
        "stacks": stacks,
    }


def stock(view: dict[str, Any], look: Look) -> dict[str, Any] | None:
    """What the viewer has not put on the map yet."""
    if look.viewer is None:
        return None
    item = view["seats"][look.viewer]
    return {
        "trains": item["trains"],
        "of_trains": look.say("table-of-trains", count=int(TRAINS)),
        "pieces": item["pieces"],
        "of_pieces": look.say("table-pieces-left", count=item["pieces"]),
    }


def tickets(view: dict[str, Any], look: Look) -> dict[str, Any] | None:
    """The viewer's tickets, those nearest to completion first; completed ones last."""
    if look.viewer is None:
        return None
    item = view["seats"][look.viewer]
    roads, joined = goals.roads(view, look.viewer), goals.network(view, look.viewer)
    rows = [
        _ticket(TICKET_NUMBERS[name], name in item["completed"], roads, joined) for name in item["tickets"]
    ]
    rows.sort(key=lambda row: (row["done"], row["left"] is None, row["left"], -row["points"]))
    safe = sum(row["points"] for row in rows if row["done"])
    risk = sum(row["points"] for row in rows if not row["done"])
    over = view["actor"] is None
    return {
        "rows": rows,
        "safe": look.say("table-safe", points=safe),
        "risk": look.say("table-lost", points=risk) if over else look.say("table-at-risk", points=risk),
        "over": over,
    }


def _ticket(ticket: int, done: bool, roads: goals.Roads, joined: tuple[int, ...]) -> dict[str, Any]:
    way = goals.way(ticket, roads, joined)
    a, b = int(TICKET_A[ticket]), int(TICKET_B[ticket])
    length = way.laid + (way.left or 0)
    return {
        "id": places.ticket_id(ticket),
        "from": CITY_NAMES[a],
        "to": CITY_NAMES[b],
        "points": int(TICKET_POINTS[ticket]),
        "done": done,
        "left": 0 if done else way.left,
        "laid": way.laid,
        "pips": length if 0 < length <= _LONGEST_PIPS else 0,
        "lights": f"m-goal-{places.city_id(a)[2:]} m-goal-{places.city_id(b)[2:]}",
    }


def choosing(view: dict[str, Any], look: Look) -> dict[str, Any] | None:
    """The tickets before a viewer who is to keep some of them."""
    decision = view["decision"]
    if decision is None or decision["step"] not in _CHOOSING:
        return None
    if look.viewer is None or look.viewer != decision["seat"]:
        return None
    item = view["seats"][look.viewer]
    roads, joined = goals.roads(view, look.viewer), goals.network(view, look.viewer)
    rows = [_ticket(TICKET_NUMBERS[name], False, roads, joined) for name in item["drawn"]]
    for row in rows:
        about = {name: row[name] for name in ("from", "to", "points")}
        row["name"] = look.say("action-keep", **about)
        row["legal"] = row["id"] in look.legal
    least = START_TICKETS_KEPT if decision["step"] == "choose-tickets" else DRAWN_TICKETS_KEPT
    return {"rows": rows, "least": look.say("table-least", count=int(least))}


def seats(view: dict[str, Any], look: Look) -> list[dict[str, Any]]:
    """What everybody sees of everybody."""
    return [
        {
            "id": places.stock_id(seat),
            "colour": look.colours[seat],
            "trains": item["trains"],
            "trains_words": look.say("table-trains-left", count=item["trains"]),
            "cards": item["cards"],
            "cards_words": look.say("table-cards", count=item["cards"]),
            "tickets": item["ticket_count"] + item["drawn_count"],
            "tickets_words": look.say("table-ticket-count", count=item["ticket_count"] + item["drawn_count"]),
            "placed": int(PIECES) - item["pieces"],
            "pieces": int(PIECES),
            "pieces_words": look.say("table-pieces-placed", count=int(PIECES) - item["pieces"]),
            "few": item["trains"] <= 8,
        }
        for seat, item in enumerate(view["seats"])
    ]


def opened(view: dict[str, Any], look: Look) -> list[dict[str, Any]]:
    """Once the game is over: everybody's tickets, completed and missed."""
    if view["actor"] is not None:
        return []
    return [
        {
            "colour": look.colours[seat],
            "name": look.names[seat],
            "done": _points(item["completed"]),
            "missed": _points([name for name in item["tickets"] if name not in item["completed"]]),
        }
        for seat, item in enumerate(view["seats"])
    ]


def _points(names: list[str]) -> list[int]:
    return sorted((int(TICKET_POINTS[TICKET_NUMBERS[name]]) for name in names), reverse=True)
