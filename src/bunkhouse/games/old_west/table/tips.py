"""What everything on the table says when it is looked at, each with the rule that it quotes."""

from typing import Any

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.old_west.components import (
    ALVIN_CAPTURE,
    ALVIN_CARD,
    CARD_NAMES,
    CITIES,
    CITY_NAMES,
    CITY_STATES,
    DRAWN_TICKETS,
    DRAWN_TICKETS_KEPT,
    LAST_TRAINS,
    LENGTH,
    PIECE_PRICE,
    ROUTE_END,
    SYMBOLS,
    TRACK_COLOUR,
    TRACK_COLOURS,
    TRACK_VALUE,
)
from bunkhouse.games.old_west.distances import ROUTES
from bunkhouse.games.old_west.table.board_pieces import ends
from bunkhouse.games.old_west.table.element_ids import city_id, route_id

Tip = dict[str, str]

_KEPT: dict[str, list[Tip]] = {}


def tips(context: DrawContext) -> list[Tip]:
    """The same for everybody who reads a language, so they are made once."""
    if context.language not in _KEPT:
        routes = [_route(track, context) for track in ROUTES]
        cities = [_city(city, context) for city in range(CITIES)]
        cards = [_card(card, context) for card in CARD_NAMES]
        _KEPT[context.language] = [*routes, *cities, *cards, *_others(context)]
    return _KEPT[context.language]


def _tip(id: str, title: str, text: str, rule: str) -> Tip:
    return {"id": id, "title": title, "text": text, "rule": rule}


def _route(track: int, context: DrawContext) -> Tip:
    colours = [TRACK_COLOURS[int(TRACK_COLOUR[each])] for each in range(track, int(ROUTE_END[track]))]
    tracks = ", ".join(context.say("table-track", colour=colour) for colour in colours)
    length, points = int(LENGTH[track]), int(TRACK_VALUE[track])
    text = context.say("table-tip-route", length=length, points=points, tracks=tracks)
    if SYMBOLS[track]:
        text += " " + context.say("table-tip-ferry", count=int(SYMBOLS[track]))
        return _tip(route_id(track), ends(track), text, "OW-51")
    return _tip(route_id(track), ends(track), text, "OW-55" if len(colours) == 1 else "OW-47")


def _city(city: int, context: DrawContext) -> Tip:
    state = context.say("table-state", state=CITY_STATES[city])
    return _tip(city_id(city), CITY_NAMES[city], context.say("table-tip-city", state=state), "OW-60")


def _card(card: str, context: DrawContext) -> Tip:
    title = context.say("table-tip-card", card=card)
    if card == CARD_NAMES[-1]:
        return _tip(f"card-{card}", title, context.say("table-tip-locomotive"), "OW-25")
    return _tip(f"card-{card}", title, context.say("table-tip-colour"), "OW-39")


def _others(context: DrawContext) -> list[Tip]:
    drawn, kept = int(DRAWN_TICKETS), int(DRAWN_TICKETS_KEPT)
    capture, card = int(ALVIN_CAPTURE), int(ALVIN_CARD)
    return [
        _tip("score", context.say("table-score"), context.say("table-tip-score"), "OW-80"),
        _tip("points", context.say("table-tip-points"), context.say("table-tip-points-text"), "OW-53"),
        _tip("deck", context.say("table-deck"), context.say("table-tip-deck"), "OW-23"),
        _tip("discards", context.say("table-discards"), context.say("table-tip-discards"), "OW-29"),
        _tip(
            "ticket-deck",
            context.say("table-ticket-deck"),
            context.say("table-tip-tickets", drawn=drawn, kept=kept),
            "OW-70",
        ),
        _tip("ticket", context.say("table-ticket"), context.say("table-tip-ticket"), "OW-81"),
        _tip(
            "trains",
            context.say("table-trains"),
            context.say("table-tip-trains", count=int(LAST_TRAINS)),
            "OW-76",
        ),
        _tip("hands", context.say("table-hands"), context.say("table-tip-hands"), "OW-97"),
        _tip(
            "piece",
            context.say("table-pieces"),
            context.say("table-tip-piece", price=int(PIECE_PRICE)),
            "OW-63",
        ),
        _tip(
            "alvin",
            context.say("table-alvin-sign"),
            context.say("table-tip-alvin", capture=capture, card=card),
            "OW-88",
        ),
    ]


def log_marks(id: str, params: dict[str, Any]) -> list[tuple[str, ...]]:
    """The sign in a line of the log that tells of a card."""
    if id in ("takes", "draws-card"):
        card = "loco" if params["card"] == CARD_NAMES[-1] else params["card"]
        return [(f"g-{card}", "", f"t-{card}")]
    return []
