"""The railroad: cities with discs and links, stations and their masters, engines and where they can go."""

from typing import Any, Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.great_western_trail.components import (
    CITY_DOLLARS,
    CITY_NAMES,
    CITY_VALUE,
    CITY_VP,
    CITY_WHITE,
    LINK_CARDS,
    LINK_FROM,
    LINK_VP,
    LINKS,
    MASTERS,
    STATION_COST,
    STATION_NAMES,
    STATION_VP,
    STATION_WHITE,
)
from bunkhouse.games.great_western_trail.rails import SLOT_NAMES
from bunkhouse.games.great_western_trail.table import board_layout, element_ids, figures
from bunkhouse.games.great_western_trail.table.element_ids import View, remembered, touched
from bunkhouse.games.great_western_trail.table.naming import with_ways
from bunkhouse.games.great_western_trail.table.printed import master_points, master_signs
from bunkhouse.games.great_western_trail.table.tags import shown

Part = dict[str, Any]
_LINK_FROM: Final = {int(LINK_FROM[link]): link for link in range(LINKS)}


def cities(view: View, context: DrawContext) -> Part:
    """All cities: a part of their own."""

    def make() -> Part:
        made = [_city(number, view, context) for number in range(len(CITY_NAMES))]
        return {"cities": made, "ids": [city["id"] for city in made]}

    if touched(context, "y-"):
        return make()
    discs = packed([board["cities"] for board in view["seats"]])
    return remembered(("cities", context.language, discs, *context.names, *context.colours), make)


def _city(number: int, view: View, context: DrawContext) -> Part:
    city = CITY_NAMES[number]
    id = element_ids.city_id(city)
    discs = [
        {
            "colour": context.colours[seat],
            "id": f"m-{city}-{seat}",
            "count": board["cities"][city],
            "from": element_ids.supply_id(seat),
        }
        for seat, board in enumerate(view["seats"])
        if city in board["cities"]
    ]
    there = ", ".join(
        context.names[seat] for seat, board in enumerate(view["seats"]) if city in board["cities"]
    )
    link = _LINK_FROM.get(number)
    name = context.say("board-city", city=city, value=int(CITY_VALUE[number]), names=there, count=len(discs))
    return {
        "id": id,
        "left": board_layout.CITY_AT[city],
        "title": context.say("board-city-short", city=city),
        "tip": f"city-{city}",
        "value": int(CITY_VALUE[number]),
        "points": figures.number(int(CITY_VP[number])) if CITY_VP[number] else "",
        "dollars": int(CITY_DOLLARS[number]),
        "corner": "w" if CITY_WHITE[number] else "b",
        "discs": discs,
        "marks": shown(context.legal.get(id, []), view),
        "name": with_ways(name, id, view, context),
        "link": None if link is None else _link(link),
    }


def _link(link: int) -> Part:
    """What two neighbours bring together (GWT-128 to GWT-130)."""
    points = int(LINK_VP[link])
    return {
        "cards": int(LINK_CARDS[link]),
        "points": figures.number(points) if points else "",
        "bad": points < 0,
    }


def stations(view: View, context: DrawContext) -> Part:
    """All stations: a part of their own."""

    def make() -> Part:
        made = [_station(number, view, context) for number in range(len(STATION_NAMES))]
        return {"stations": made, "ids": [station["id"] for station in made]}

    if touched(context, "s-"):
        return make()
    state = packed([view["station_masters"], [board["stations"] for board in view["seats"]]])
    return remembered(("stations", context.language, state, *context.names, *context.colours), make)


def _station(number: int, view: View, context: DrawContext) -> Part:
    station = STATION_NAMES[number]
    id = element_ids.station_id(station)
    owners = [seat for seat, board in enumerate(view["seats"]) if station in board["stations"]]
    master = view["station_masters"][number] if number < MASTERS else {"tile": None, "worker": None}
    points, price = int(STATION_VP[number]), int(STATION_COST[number])
    name = context.say(
        "board-station-master"
        if master["tile"]
        else "board-station-worker"
        if master["worker"]
        else "board-station",
        station=station,
        dollars=price,
        points=points,
        corner="white" if STATION_WHITE[number] else "black",
        names=", ".join(context.names[seat] for seat in owners),
        count=len(owners),
        master=master["tile"] or "",
        worker=master["worker"] or "",
    )
    return {
        "id": id,
        "at": board_layout.at(board_layout.STATION_AT[number]),
        "price": price,
        "points": points,
        "corner": "w" if STATION_WHITE[number] else "b",
        "master": master_signs(master["tile"]) if master["tile"] else [],
        "scores": master_points(master["tile"]) if master["tile"] else [],
        "worker": master["worker"] or "",
        "discs": [
            {
                "colour": context.colours[seat],
                "id": f"m-station-{station}-{seat}",
                "from": element_ids.supply_id(seat),
            }
            for seat in owners
        ],
        "marks": shown(context.legal.get(id, []), view),
        "tip": "station",
        "name": with_ways(name, id, view, context),
    }


def engines(view: View, context: DrawContext) -> Part:
    """Every engine on its space."""
    where = [board["engine"] for board in view["seats"]]
    key = ("engines", context.language, *where, *context.names, *context.colours)
    return remembered(key, lambda: {"engines": _engines(view, context)})


def _engines(view: View, context: DrawContext) -> list[Part]:
    """In the start building there may be several."""
    found, waiting = [], 0
    for seat, board in enumerate(view["seats"]):
        x, y = board_layout.SLOT_AT[board["engine"]]
        if board["engine"] == SLOT_NAMES[0]:
            x, y, waiting = x + 9 * waiting - 6, y - 2 * waiting, waiting + 1
        name = context.say("board-engine", name=context.names[seat], space=board["engine"])
        found.append(
            {
                "id": element_ids.engine_id(seat),
                "colour": context.colours[seat],
                "at": board_layout.at((x, y)),
                "name": name,
            }
        )
    return found


def slots(view: View, context: DrawContext) -> list[Part]:
    """The spaces that an engine can move to now."""
    found = []
    for slot in SLOT_NAMES:
        id = element_ids.slot_id(slot)
        if id in context.legal:
            name = context.say("rail", space=slot)
            found.append(
                {
                    "id": id,
                    "at": board_layout.at(board_layout.SLOT_AT[slot]),
                    "side": slot.startswith("t"),
                    "marks": shown(context.legal[id], view)[:1],
                    "name": with_ways(name, id, view, context),
                }
            )
    return found
