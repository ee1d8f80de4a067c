"""What lies on the map: trains, city pieces, Alvin, and the ends of one's own tickets."""

from functools import cache
from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.old_west.components import CITY_NAMES, TICKET_A, TICKET_B, TRACK_A, TRACK_B
from bunkhouse.games.old_west.table import element_ids
from bunkhouse.games.old_west.table.element_ids import (
    CITY_NUMBERS,
    TICKET_NUMBERS,
    TRACK_NUMBERS,
    Part,
    View,
    remembered,
)
from bunkhouse.games.old_west.table.map_sheet import CITY_POINTS, Box, at, train_box

_ASIDE: Final = 13
"""How far Alvin steps aside for a city piece."""


def trains(view: View, context: DrawContext) -> Part:
    """Everybody's trains."""

    def make() -> Part:
        seats = enumerate(view["seats"])
        return {"trains": [_train(name, seat, context) for seat, item in seats for name in item["tracks"]]}

    laid = packed([item["tracks"] for item in view["seats"]])
    return remembered(("trains", laid, *context.names, *context.colours), make)


def _train(track_name: str, seat: int, context: DrawContext) -> Part:
    owner, colour = context.names[seat], context.colours[seat]

    def make() -> Part:
        track = TRACK_NUMBERS[track_name]
        return {
            "id": f"t-{track_name}",
            "track": track,
            "style": train_style(track),
            "colour": colour,
            "from": element_ids.stock_id(seat),
            "name": f"{ends(track)}: {owner}",
        }

    return remembered(("train", track_name, seat, owner, colour), make)


def controllers(view: View) -> dict[int, int]:
    """The seats that have a city piece, by city."""
    return {CITY_NUMBERS[name]: seat for seat, item in enumerate(view["seats"]) for name in item["cities"]}


def pieces(view: View, context: DrawContext) -> Part:
    """City pieces, those in the south in front."""

    def make() -> Part:
        order = sorted(controllers(view).items(), key=lambda item: CITY_POINTS[item[0]][1])
        return {"pieces": [_piece(city, seat, context) for city, seat in order]}

    placed = packed([item["cities"] for item in view["seats"]])
    return remembered(("pieces", placed, *context.names, *context.colours), make)


def _piece(city: int, seat: int, context: DrawContext) -> Part:
    return {
        "id": element_ids.piece_id(city),
        "style": piece_style(city),
        "colour": context.colours[seat],
        "from": element_ids.stock_id(seat),
        "name": f"{CITY_NAMES[city]}: {context.names[seat]}",
    }


def alvin(view: View, context: DrawContext) -> Part | None:
    if view["alvin"] is None:
        return None
    aside = _ASIDE if any(view["alvin"] in item["cities"] for item in view["seats"]) else 0

    def make() -> Part:
        city = CITY_NUMBERS[view["alvin"]]
        x, y = CITY_POINTS[city]
        return {
            "id": element_ids.ALVIN,
            "style": Box(x - 16 + aside, y - 28, x + 16 + aside, y + 9).style(),
            "name": context.say("table-alvin", city=CITY_NAMES[city]),
        }

    return remembered(("alvin", context.language, view["alvin"], aside), make)


def goals(view: View, context: DrawContext) -> Part:
    """The ends of the viewer's tickets, also of those that are being chosen from."""
    item: View = {} if context.viewer is None else view["seats"][context.viewer]
    tickets, drawn = item.get("tickets") or [], item.get("drawn") or []

    def make() -> Part:
        kept, looked_at = _ends_of(tickets), _ends_of(drawn)
        return {"goals": [_goal(city, city in kept) for city in sorted(kept | looked_at)]}

    return remembered(("goals", packed(tickets, drawn)), make)


def _goal(city: int, kept: bool) -> Part:
    return {"id": f"m-goal-{element_ids.city_id(city)[2:]}", "style": at(CITY_POINTS[city]), "kept": kept}


def _ends_of(names: list[str]) -> set[int]:
    """The cities of some tickets."""
    tickets = [TICKET_NUMBERS[name] for name in names]
    return {int(end[ticket]) for ticket in tickets for end in (TICKET_A, TICKET_B)}


def ends(track: int) -> str:
    """The two cities of a track."""
    return f"{CITY_NAMES[int(TRACK_A[track])]} \N{EN DASH} {CITY_NAMES[int(TRACK_B[track])]}"


@cache
def train_style(track: int) -> str:
    return train_box(track).style()


@cache
def piece_style(city: int) -> str:
    x, y = CITY_POINTS[city]
    return Box(x - 14, y - 19, x + 14, y + 12).style()
