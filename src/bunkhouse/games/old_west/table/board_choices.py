"""What can be chosen on the map: routes, cities, and the payment for one of them."""

from collections.abc import Callable
from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.old_west import actions as kinds
from bunkhouse.games.old_west.actions import ACTIONS
from bunkhouse.games.old_west.components import CITIES, CITY_NAMES, LENGTH, TRACK_TITLES
from bunkhouse.games.old_west.table import element_ids
from bunkhouse.games.old_west.table.board_layout import CITY_POINTS, at, lasso, tag_point, train_box
from bunkhouse.games.old_west.table.board_pieces import ends_of, piece_style
from bunkhouse.games.old_west.table.claim_effects import Gain, gains, helped, scored
from bunkhouse.games.old_west.table.element_ids import CITY_NUMBERS, TRACK_NUMBERS
from bunkhouse.games.old_west.table.payments import payment_cards, price
from bunkhouse.games.old_west.view_types import Cards, View

_CITY_WORDS: Final[dict[str, Callable[[DrawContext, str], str]]] = {
    "choose-start": lambda context, city: context.say("action-start", city=city),
    "move-alvin": lambda context, city: context.say("action-alvin", city=city),
    "place-city": lambda context, city: context.say("table-place", city=city),
}
"""What choosing a city means, by the step."""
_PLACING: Final = "m-ghost-piece"
"""The city piece that is being paid for."""


def lassos(view: View, context: DrawContext) -> list[PartDict]:
    """One rope round all tracks of a route that may be claimed, with a tag that says who scores."""
    found = []
    for id, codes in context.legal.items():
        if id.startswith("r-"):
            tracks = [code - int(kinds.CLAIM) for code in codes]
            first = min(tracks)
            found.append(_lasso(context.texts, id, first, max(tracks), gains(first, view, context)))
    return found


@cached_part
def _lasso(texts: Texts, id: str, first: int, last: int, gained: list[Gain]) -> PartDict:
    words, length = scored(gained), int(LENGTH[first])
    return {
        "id": id,
        **_rope(first, last),
        "tag": at(tag_point(first, last)),
        "gains": gained,
        "mark": TRACK_TITLES[first],
        "name": texts.say("table-claim", route=TRACK_TITLES[first], length=length, scored=words),
    }


def _rope(first: int, last: int) -> PartDict:
    rope = lasso(first, last)
    return {"style": rope.box.style(), "view": rope.box.view(), "path": rope.path}


def cities(view: View, context: DrawContext) -> list[PartDict]:
    """Cities that may be chosen, each with the action as its name."""
    decision = view["decision"]
    if decision is None or decision["step"] not in _CITY_WORDS:
        return []
    words = _CITY_WORDS[decision["step"]]
    ids = [element_ids.city_id(city) for city in range(CITIES)]
    return [
        {
            "id": id,
            "style": at(CITY_POINTS[city]),
            "mark": CITY_NAMES[city],
            "name": words(context, CITY_NAMES[city]),
        }
        for city, id in enumerate(ids)
        if id in context.legal
    ]


def picked(view: View, context: DrawContext) -> PartDict | None:
    """The track that somebody is paying for or has just claimed: all see which one it is."""
    decision = view["decision"]
    if decision is None or "track" not in decision:
        return None
    track, paying = TRACK_NUMBERS[decision["track"]], decision["step"] == "pay-track"
    return {
        "id": element_ids.picked_id(track),
        **_rope(track, track),
        "ghost": paying,
        "rope": paying and bool(context.legal),
        "track": track,
        "train": train_box(track).style(),
        "train_view": train_box(track).view(),
        "colour": context.colours[decision["seat"]],
    }


def placing(view: View, context: DrawContext) -> PartDict | None:
    """The city piece that somebody is paying for, where it will stand."""
    decision = view["decision"]
    if decision is None or decision["step"] != "pay-city":
        return None
    city = CITY_NUMBERS[decision["city"]]
    return {"id": _PLACING, "style": piece_style(city), "colour": context.colours[decision["seat"]]}


def payment(view: View, context: DrawContext) -> PartDict | None:
    """The ways to pay, in a box beside what is paid for."""
    decision, viewer = view["decision"], context.viewer
    if decision is None or viewer is None or not context.legal:
        return None
    gained: list[Gain] = []
    helps: list[str] = []
    if decision["step"] == "pay-track":
        track = TRACK_NUMBERS[decision["track"]]
        title, beside = TRACK_TITLES[track], element_ids.picked_id(track)
        gained, helps = gains(track, view, context), helped(track, view, context)
    elif decision["step"] == "pay-city":
        title, beside = CITY_NAMES[CITY_NUMBERS[decision["city"]]], _PLACING
    else:
        return None
    return {
        "title": title,
        "pay": context.say("table-pay", count=price(view)),
        "gains": gained,
        "helps": helps,
        "options": _options(view, context, view["seats"][viewer]["hand"] or {}),
        "beside": beside,
    }


def _options(view: View, context: DrawContext, hand: Cards) -> list[PartDict]:
    """Few locomotives first, then what the hand holds most of."""
    codes = [code for codes in context.legal.values() for code in codes]
    options = [(code, *payment_cards(code - int(kinds.PAY), view)) for code in codes]
    options.sort(key=lambda option: (option[3], -hand.get(option[1], 0)))
    return [
        {
            "action": ACTIONS.notation(code),
            "name": context.say("action-pay", colour=card, cards=cards, locomotives=locomotives),
            "card": card,
            "suit": element_ids.suit(card),
            "glyph": element_ids.symbol(card),
            "cards": cards,
            "locomotives": locomotives,
        }
        for code, card, cards, locomotives in options
    ]


def focus(view: View, context: DrawContext) -> list[str]:
    """What a small window should show first: what may be claimed, or the ends of tickets to choose from; else
    the viewer's own cities."""
    routes = [id for id in context.legal if id.startswith("r-")]
    if routes or context.viewer is None:
        return routes
    own = view["seats"][context.viewer]
    ends = sorted(ends_of(own["drawn"] or []))
    return [*map(element_ids.ticket_end_id, ends)] or [
        element_ids.piece_id(CITY_NUMBERS[name]) for name in own["cities"]
    ]
