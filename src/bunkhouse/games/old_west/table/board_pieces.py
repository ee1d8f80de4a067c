"""What lies on the map: trains, city pieces, Alvin, and the ends of one's own tickets."""

from functools import cache
from typing import Final

from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.old_west.components import CITY_NAMES, TICKET_A, TICKET_B, TRACK_TITLES
from bunkhouse.games.old_west.table import element_ids
from bunkhouse.games.old_west.table.board_layout import CITY_POINTS, Box, at, train_box
from bunkhouse.games.old_west.table.element_ids import CITY_NUMBERS, TICKET_NUMBERS, TRACK_NUMBERS

_ASIDE: Final = 13
"""How far Alvin steps aside for a city piece."""


@cached_part
def trains(texts: Texts, tracks: list[list[str]], names: list[str], colours: list[str]) -> PartDict:
    """Everybody's trains."""
    found = [
        _train(texts, TRACK_NUMBERS[name], seat, names[seat], colours[seat])
        for seat, laid in enumerate(tracks)
        for name in laid
    ]
    return {"trains": found}


@cached_part
def _train(texts: Texts, track: int, seat: int, owner: str, colour: str) -> PartDict:
    return {
        "id": element_ids.train_id(track),
        "track": track,
        "style": train_box(track).style(),
        "view": train_box(track).view(),
        "colour": colour,
        "from": element_ids.stock_id(seat),
        "name": f"{TRACK_TITLES[track]}: {owner}",
    }


@cached_part
def pieces(texts: Texts, cities: list[list[str]], names: list[str], colours: list[str]) -> PartDict:
    """City pieces, those in the south in front."""
    placed = [(CITY_NUMBERS[name], seat) for seat, held in enumerate(cities) for name in held]
    placed.sort(key=lambda piece: CITY_POINTS[piece[0]][1])
    return {"pieces": [_piece(city, seat, names[seat], colours[seat]) for city, seat in placed]}


def _piece(city: int, seat: int, owner: str, colour: str) -> PartDict:
    return {
        "id": element_ids.piece_id(city),
        "style": piece_style(city),
        "colour": colour,
        "from": element_ids.stock_id(seat),
        "name": f"{CITY_NAMES[city]}: {owner}",
    }


@cached_part
def alvin(texts: Texts, name: str, with_piece: bool) -> PartDict:
    """Alvin in a city, beside its piece if it has one."""
    city, aside = CITY_NUMBERS[name], _ASIDE if with_piece else 0
    x, y = CITY_POINTS[city]
    return {
        "id": element_ids.ALVIN,
        "style": Box(x - 16 + aside, y - 28, x + 16 + aside, y + 9).style(),
        "name": texts.say("table-alvin", city=CITY_NAMES[city]),
    }


@cached_part
def ticket_ends(texts: Texts, tickets: list[str], drawn: list[str]) -> PartDict:
    """The ends of the viewer's tickets, also of those that are being chosen from."""
    kept, looked_at = ends_of(tickets), ends_of(drawn)
    return {"ends": [_ticket_end(city, city in kept) for city in sorted(kept | looked_at)]}


def _ticket_end(city: int, kept: bool) -> PartDict:
    return {"id": element_ids.ticket_end_id(city), "style": at(CITY_POINTS[city]), "kept": kept}


def ends_of(names: list[str]) -> set[int]:
    """The cities of some tickets."""
    tickets = [TICKET_NUMBERS[name] for name in names]
    return {int(end[ticket]) for ticket in tickets for end in (TICKET_A, TICKET_B)}


@cache
def piece_style(city: int) -> str:
    x, y = CITY_POINTS[city]
    return Box(x - 14, y - 19, x + 14, y + 12).style()
