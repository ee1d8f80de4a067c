"""What everything on the table says when it is looked at, each with the rule that it quotes."""

from typing import Any

from bunkhouse.engine.look import Look
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
from bunkhouse.games.old_west.table.lying import ends
from bunkhouse.games.old_west.table.places import city_id, route_id

Tip = dict[str, str]

_KEPT: dict[str, list[Tip]] = {}


def tips(look: Look) -> list[Tip]:
    """The same for everybody who reads a language, so they are made once."""
    if look.language not in _KEPT:
        routes = [_route(track, look) for track in ROUTES]
        cities = [_city(city, look) for city in range(CITIES)]
        cards = [_card(card, look) for card in CARD_NAMES]
        _KEPT[look.language] = [*routes, *cities, *cards, *_others(look)]
    return _KEPT[look.language]


def _tip(id: str, title: str, text: str, rule: str) -> Tip:
    return {"id": id, "title": title, "text": text, "rule": rule}


def _route(track: int, look: Look) -> Tip:
    colours = [TRACK_COLOURS[int(TRACK_COLOUR[each])] for each in range(track, int(ROUTE_END[track]))]
    tracks = ", ".join(look.say("table-track", colour=colour) for colour in colours)
    length, points = int(LENGTH[track]), int(TRACK_VALUE[track])
    text = look.say("table-tip-route", length=length, points=points, tracks=tracks)
    if SYMBOLS[track]:
        text += " " + look.say("table-tip-ferry", count=int(SYMBOLS[track]))
        return _tip(route_id(track), ends(track), text, "OW-51")
    return _tip(route_id(track), ends(track), text, "OW-55" if len(colours) == 1 else "OW-47")


def _city(city: int, look: Look) -> Tip:
    state = look.say("table-state", state=CITY_STATES[city])
    return _tip(city_id(city), CITY_NAMES[city], look.say("table-tip-city", state=state), "OW-60")


def _card(card: str, look: Look) -> Tip:
    title = look.say("table-tip-card", card=card)
    if card == CARD_NAMES[-1]:
        return _tip(f"card-{card}", title, look.say("table-tip-locomotive"), "OW-25")
    return _tip(f"card-{card}", title, look.say("table-tip-colour"), "OW-39")


def _others(look: Look) -> list[Tip]:
    drawn, kept = int(DRAWN_TICKETS), int(DRAWN_TICKETS_KEPT)
    capture, card = int(ALVIN_CAPTURE), int(ALVIN_CARD)
    return [
        _tip("score", look.say("table-score"), look.say("table-tip-score"), "OW-80"),
        _tip("points", look.say("table-tip-points"), look.say("table-tip-points-text"), "OW-53"),
        _tip("deck", look.say("table-deck"), look.say("table-tip-deck"), "OW-23"),
        _tip("discards", look.say("table-discards"), look.say("table-tip-discards"), "OW-29"),
        _tip(
            "ticket-deck",
            look.say("table-ticket-deck"),
            look.say("table-tip-tickets", drawn=drawn, kept=kept),
            "OW-70",
        ),
        _tip("ticket", look.say("table-ticket"), look.say("table-tip-ticket"), "OW-81"),
        _tip(
            "trains", look.say("table-trains"), look.say("table-tip-trains", count=int(LAST_TRAINS)), "OW-76"
        ),
        _tip("hands", look.say("table-hands"), look.say("table-tip-hands"), "OW-97"),
        _tip(
            "piece",
            look.say("table-pieces"),
            look.say("table-tip-piece", price=int(PIECE_PRICE)),
            "OW-63",
        ),
        _tip(
            "alvin",
            look.say("table-alvin-sign"),
            look.say("table-tip-alvin", capture=capture, card=card),
            "OW-88",
        ),
    ]


def log_marks(id: str, params: dict[str, Any]) -> list[tuple[str, ...]]:
    """The sign in a line of the log that tells of a card."""
    if id in ("takes", "draws-card"):
        card = "loco" if params["card"] == CARD_NAMES[-1] else params["card"]
        return [(f"g-{card}", "", f"t-{card}")]
    return []
