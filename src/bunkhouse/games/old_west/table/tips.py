"""What everything on the table says when it is looked at, each with the rule that it quotes."""

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.distances import ROUTES
from bunkhouse.games.old_west.table.element_ids import city_id, route_id

Tip = dict[str, str]


def tips(context: DrawContext) -> list[Tip]:
    found: list[Tip] = _tips(context.texts)["tips"]
    return found


@cached_part
def _tips(texts: Texts) -> PartDict:
    routes = [_route(track, texts) for track in ROUTES]
    cities = [_city(city, texts) for city in range(c.CITIES)]
    cards = [_card(card, texts) for card in c.CARD_NAMES]
    return {"tips": [*routes, *cities, *cards, *_others(texts)]}


def _tip(id: str, title: str, text: str, rule: str) -> Tip:
    return {"id": id, "title": title, "text": text, "rule": rule}


def _route(track: int, texts: Texts) -> Tip:
    colours = [c.TRACK_COLOURS[int(c.TRACK_COLOUR[each])] for each in range(track, int(c.ROUTE_END[track]))]
    tracks = ", ".join(texts.say("table-track", colour=colour) for colour in colours)
    length, points = int(c.LENGTH[track]), int(c.TRACK_VALUE[track])
    text = texts.say("table-tip-route", length=length, points=points, tracks=tracks)
    rule = "OW-55" if len(colours) == 1 else "OW-47"
    if c.SYMBOLS[track]:
        text += " " + texts.say("table-tip-ferry", count=int(c.SYMBOLS[track]))
        rule = "OW-51"
    return _tip(route_id(track), c.TRACK_TITLES[track], text, rule)


def _city(city: int, texts: Texts) -> Tip:
    state = texts.say("table-state", state=c.CITY_STATES[city])
    return _tip(city_id(city), c.CITY_NAMES[city], texts.say("table-tip-city", state=state), "OW-60")


def _card(card: str, texts: Texts) -> Tip:
    locomotive = card == c.CARD_NAMES[c.LOCOMOTIVE]
    text = texts.say("table-tip-locomotive" if locomotive else "table-tip-colour")
    return _tip(
        f"card-{card}", texts.say("table-tip-card", card=card), text, "OW-25" if locomotive else "OW-39"
    )


def _others(texts: Texts) -> list[Tip]:
    say = texts.say
    tickets = say("table-tip-tickets", drawn=int(c.DRAWN_TICKETS), kept=int(c.DRAWN_TICKETS_KEPT))
    trains = say("table-tip-trains", count=int(c.LAST_TRAINS))
    piece = say("table-tip-piece", price=int(c.PIECE_PRICE))
    alvin = say("table-tip-alvin", capture=int(c.ALVIN_CAPTURE), card=int(c.ALVIN_CARD))
    return [
        _tip("score", say("table-score"), say("table-tip-score"), "OW-80"),
        _tip("points", say("table-tip-points"), say("table-tip-points-text"), "OW-53"),
        _tip("deck", say("table-deck"), say("table-tip-deck"), "OW-23"),
        _tip("discards", say("table-discards"), say("table-tip-discards"), "OW-29"),
        _tip("ticket-deck", say("table-ticket-deck"), tickets, "OW-70"),
        _tip("ticket", say("table-ticket"), say("table-tip-ticket"), "OW-81"),
        _tip("trains", say("table-trains"), trains, "OW-76"),
        _tip("hands", say("table-hands"), say("table-tip-hands"), "OW-97"),
        _tip("piece", say("table-pieces"), piece, "OW-63"),
        _tip("end", say("table-end-title"), say("table-end", count=int(c.LAST_TRAINS)), "OW-76"),
        _tip("alvin", say("table-alvin-sign"), alvin, "OW-88"),
    ]
