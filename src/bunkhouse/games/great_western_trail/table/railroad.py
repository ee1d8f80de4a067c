"""The railroad: cities with discs and links, stations and their masters, engines and where they can go."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.rails import SLOT_NAMES
from bunkhouse.games.great_western_trail.table import amounts, board_layout, element_ids
from bunkhouse.games.great_western_trail.table.lit_pieces import Lit, target
from bunkhouse.games.great_western_trail.table.printed_signs import master_points, master_signs
from bunkhouse.games.great_western_trail.view_types import Counts, MasterSpace

_STATION: Final = "station-"
"""How the names of stations begin where they stand beside cities."""
_NOBODY: Final[MasterSpace] = {"tile": None, "worker": None}
_LINK_FROM: Final = {int(c.LINK_FROM[link]): link for link in range(c.LINKS)}


@cached_part
def cities(texts: Texts, discs: list[Counts], names: list[str], colours: list[str], lit: Lit) -> PartDict:
    """All cities; ``discs``: where those of each seat lie."""
    made = [_city(texts, number, discs, names, colours, lit) for number in range(len(c.CITY_NAMES))]
    return {"cities": made, "ids": [city["id"] for city in made]}


def _city(
    texts: Texts, number: int, discs: list[Counts], names: list[str], colours: list[str], lit: Lit
) -> PartDict:
    city, link, value = c.CITY_NAMES[number], _LINK_FROM.get(number), int(c.CITY_VALUE[number])
    there = [seat for seat, owned in enumerate(discs) if city in owned]
    said = ", ".join([names[seat] for seat in there])
    name = texts.say("board-city", city=city, value=value, names=said, count=len(there))
    return {
        **target(element_ids.city_id(city), name, lit),
        "left": board_layout.CITY_AT[city],
        "title": texts.say("board-city-short", city=city),
        "tip": f"city-{city}",
        "value": value,
        "points": amounts.number(int(c.CITY_VP[number])) if c.CITY_VP[number] else "",
        "dollars": int(c.CITY_DOLLARS[number]),
        "corner": "w" if c.CITY_WHITE[number] else "b",
        "discs": [{**_disc(city, seat, colours), "count": discs[seat][city]} for seat in there],
        "link": None if link is None else _link(link),
    }


def _disc(place: str, seat: int, colours: list[str]) -> PartDict:
    """A disc of a seat that lies on the board."""
    return {"colour": colours[seat], "id": f"m-{place}-{seat}", "from": element_ids.supply_id(seat)}


def _link(link: int) -> PartDict:
    """What two neighbours bring together (GWT-128 to GWT-130)."""
    points = int(c.LINK_VP[link])
    return {
        "cards": int(c.LINK_CARDS[link]),
        "points": amounts.number(points) if points else "",
        "bad": points < 0,
    }


def goal_id(name: str) -> str:
    """The element of a city or station that a disc goes to; ``name`` as the step calls it."""
    if name in c.CITY_NAMES:
        return element_ids.city_id(name)
    return element_ids.station_id(name.removeprefix(_STATION))


@cached_part
def goal(texts: Texts, name: str) -> PartDict:
    """Where a disc will lie that is being chosen: a frame around it, and words."""
    if name in c.CITY_NAMES:
        at, kind = f"left:{board_layout.CITY_AT[name]}px", "city-goal"
    else:
        number = c.STATION_NAMES.index(name.removeprefix(_STATION))
        at, kind = board_layout.at(board_layout.STATION_AT[number]), "station-goal"
    return {"at": at, "kind": kind, "word": texts.say("board-goal")}


@cached_part
def stations(
    texts: Texts,
    masters: list[MasterSpace],
    discs: list[list[str]],
    names: list[str],
    colours: list[str],
    lit: Lit,
) -> PartDict:
    """All stations; ``discs``: where those of each seat lie."""
    made = []
    for number, station in enumerate(c.STATION_NAMES):
        owners = [seat for seat, owned in enumerate(discs) if station in owned]
        master = masters[number] if number < len(masters) else _NOBODY
        part = _station(texts, number, master, [names[seat] for seat in owners], lit)
        part["discs"] = [_disc(f"station-{station}", seat, colours) for seat in owners]
        made.append(part)
    return {"stations": made, "ids": [station["id"] for station in made]}


def _station(texts: Texts, number: int, master: MasterSpace, owners: list[str], lit: Lit) -> PartDict:
    station, tile, worker = c.STATION_NAMES[number], master["tile"] or "", master["worker"] or ""
    points, price = int(c.STATION_VP[number]), int(c.STATION_COST[number])
    name = texts.say(
        "board-station-master" if tile else "board-station-worker" if worker else "board-station",
        station=station,
        dollars=price,
        points=points,
        corner="white" if c.STATION_WHITE[number] else "black",
        names=", ".join(owners),
        count=len(owners),
        master=tile,
        worker=worker,
    )
    return {
        **target(element_ids.station_id(station), name, lit),
        "at": board_layout.at(board_layout.STATION_AT[number]),
        "price": price,
        "points": points,
        "corner": "w" if c.STATION_WHITE[number] else "b",
        "master": master_signs(tile) if tile else [],
        "scores": master_points(tile) if tile else [],
        "worker": worker,
        "tip": "station",
    }


@cached_part
def engines(texts: Texts, slots: list[str], names: list[str], colours: list[str]) -> PartDict:
    """Every engine on its space; in the start building there may be several."""
    found, waiting = [], 0
    for seat, slot in enumerate(slots):
        x, y = board_layout.SLOT_AT[slot]
        if slot == SLOT_NAMES[0]:
            x, y, waiting = x + 9 * waiting - 6, y - 2 * waiting, waiting + 1
        found.append(
            {
                "id": element_ids.engine_id(seat),
                "colour": colours[seat],
                "at": board_layout.at((x, y)),
                "name": texts.say("board-engine", name=names[seat], space=slot),
            }
        )
    return {"engines": found}


def slots(context: DrawContext, lit: Lit) -> list[PartDict]:
    """The spaces that an engine can move to now."""
    found = []
    for slot in SLOT_NAMES:
        id = element_ids.slot_id(slot)
        if id in lit:
            part = target(id, context.say("rail", space=slot), lit)
            part["marks"] = part["marks"][:1]
            part["at"] = board_layout.at(board_layout.SLOT_AT[slot])
            part["side"] = slot.startswith("t")
            found.append(part)
    return found
