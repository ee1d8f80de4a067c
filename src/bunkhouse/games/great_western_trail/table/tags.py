"""What an action costs and brings, in signs: the tag beside its target and the row in its menu.

Prices, fees and distances come from the rules. ``at`` is the place of an action within its kind.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from bunkhouse.drawing.clicks import Mark
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.actions import MOVE_NODE, VIA_NODE
from bunkhouse.games.great_western_trail.effects import ARGUMENT, AUX_EFFECT
from bunkhouse.games.great_western_trail.rails import SLOT_NAMES, TURNOUT
from bunkhouse.games.great_western_trail.rules import building
from bunkhouse.games.great_western_trail.rules.cattle import purchase
from bunkhouse.games.great_western_trail.rules.delivery import transport_due
from bunkhouse.games.great_western_trail.rules.engine import spaces_between
from bunkhouse.games.great_western_trail.rules.hiring import hire_price
from bunkhouse.games.great_western_trail.table import amounts, printed_signs
from bunkhouse.games.great_western_trail.table.decision import deciding, effect, owed
from bunkhouse.games.great_western_trail.table.ways import way_by_branch, ways
from bunkhouse.games.great_western_trail.trail import (
    BUILDING_NODES,
    HAZARD_NODES,
    NODE_NAMES,
    SITES,
    TRADE_NODES,
    TRADE_VALUE,
)
from bunkhouse.games.great_western_trail.view_types import View

_DOT: Final = "\N{NO-BREAK SPACE}\N{MIDDLE DOT}\N{NO-BREAK SPACE}"
_BAR: Final = "\N{NO-BREAK SPACE}|\N{NO-BREAK SPACE}"
_STROKE: Final = "\N{NO-BREAK SPACE}/\N{NO-BREAK SPACE}"


def _money(amount: int) -> list[Mark]:
    """What is paid or received; nothing says nothing."""
    return [("", amounts.dollars(amount))] if amount else []


def _points(amount: int) -> list[Mark]:
    return [("vp", amounts.number(amount))] if amount else []


_MARKS: Final[dict[str, Callable[[str], Mark]]] = {
    "sym": lambda text: (text, ""),
    "cost": lambda text: ("", f"{amounts.MINUS}${text}"),
    "coin": lambda text: ("", f"${text}"),
    "text": lambda text: ("", text),
    "to": lambda text: ("fwd", ""),
    "mc": lambda text: ("cards", ""),
}


def _signs(effect: int) -> list[Mark]:
    """The printed signs of an effect as far as a tag can show them."""
    return [_MARKS[sign[0]](sign[1]) for sign in printed_signs.signs(effect) if sign[0] in _MARKS]


def move(at: int, view: View) -> list[Mark]:
    way = ways(view)[NODE_NAMES[MOVE_NODE[at]]]
    due = f"\N{MIDDLE DOT}{amounts.fees(way.least, way.most)}" if way.most else ""
    return [("boot", f"{way.steps}{due}")]


def via(at: int, view: View) -> list[Mark]:
    way = way_by_branch(view, NODE_NAMES[VIA_NODE[at]])
    return [("", amounts.fees(way.least, way.most))]


def use(at: int, view: View) -> list[Mark]:
    return _signs(at)


def aux(at: int, view: View) -> list[Mark]:
    return _signs(int(AUX_EFFECT[2 * at]))


def double(at: int, view: View) -> list[Mark]:
    return _signs(int(AUX_EFFECT[2 * at + 1]))


def hire(at: int, view: View) -> list[Mark]:
    return _money(-int(hire_price(at % int(c.ROWS), effect(view))))


def build_price(at: int, view: View) -> int:
    """GWT-94, GWT-95: what a building costs on a place, the one that it replaces taken off."""
    number, site = divmod(at, int(SITES))
    field = view["trail"].get(NODE_NAMES[BUILDING_NODES[site]])
    old = c.FACE_NAMES.index(field["building"]) if isinstance(field, dict) else int(building.NO_FACE)
    return int(building.build_price(c.FACE_NAMES.index(view["faces"][number]), old, effect(view)))


def build(at: int, view: View) -> list[Mark]:
    """The price, the points, the hand that others will pay, and after a dot what can be done there."""
    face = view["faces"][at // int(SITES)]
    number = c.FACE_NAMES.index(face)
    hands: list[Mark] = [(hand, "") for hand in printed_signs.HAND_SIGNS[int(c.FACE_HAND[number])]]
    gain = _points(int(c.FACE_VP[number]))
    return [*_money(-build_price(at, view)), *gain, *hands, ("", _DOT), *_abilities(face)]


@cache
def _abilities(face: str) -> tuple[Mark, ...]:
    """What is printed on a building: its actions with bars between them, alternatives with strokes."""
    found: list[Mark] = []
    for number, entry in enumerate(printed_signs.actions(face)):
        for way, each in enumerate(entry.effects):
            between = _STROKE if way else _BAR if number else ""
            found += [("", between)] if between else []
            found += _signs(each)
    return tuple(found)


def buy_price(at: int, view: View) -> int:
    return int(c.BUY_DOLLARS[purchase(at)])


def buy(at: int, view: View) -> list[Mark]:
    return [("w-cowboy", str(int(c.BUY_COWBOYS[purchase(at)]))), *_money(-buy_price(at, view))]


def enlarge(at: int, view: View) -> list[Mark]:
    return [("w-cowboy", "1"), ("cards", f"+{int(c.CARDS_PER_COWBOY)}")]


def trade(at: int, view: View) -> list[Mark]:
    return _money(int(TRADE_VALUE[TRADE_NODES[at]]))


def clear(at: int, view: View) -> list[Mark]:
    tile = view["trail"].get(NODE_NAMES[HAZARD_NODES[at]])
    gain = _points(int(c.TILE_VP[c.TILE_NAMES.index(tile)])) if isinstance(tile, str) else []
    return [*_money(-int(ARGUMENT[effect(view)])), *gain]


def engine(at: int, view: View) -> list[Mark]:
    """How many spaces the engine moves, and whether it reaches a station."""
    here = SLOT_NAMES.index(deciding(view)["engine"])
    occupied = sum(2**slot for slot in {SLOT_NAMES.index(board["engine"]) for board in view["seats"]})
    spaces = int(spaces_between(occupied, min(here, at), max(here, at))) + 1
    return [
        ("", amounts.change(spaces if at > here else -spaces)),
        *([("station", "")] if TURNOUT[at] else []),
    ]


def upgrade(at: int, view: View) -> list[Mark]:
    return [*_money(-int(c.STATION_COST[at])), *_points(int(c.STATION_VP[at]))]


def lift(at: int, view: View) -> list[Mark]:
    return _points(-int(c.STATION_VP[at]))


def disc(at: int, view: View) -> list[Mark]:
    return [*_money(int(c.DISC_DOLLARS[at]) - int(c.DISC_COST[at])), *_points(int(c.DISC_VP[at]))]


def deliver(at: int, view: View) -> list[Mark]:
    """What comes in and goes out; GWT-128 to GWT-130: what the links bring that a first disc completes."""
    board, step = deciding(view), owed(view)
    assert step is not None
    assert step["step"] == "delivery"
    cost = int(transport_due(SLOT_NAMES.index(board["engine"]), at, step["extraordinary"]))
    discs, city = board["cities"], c.CITY_NAMES[at]
    links = [] if city in discs else [link for link in printed_signs.links(city) if link[0] in discs]
    linked, cards = sum(points for _, points, _ in links), sum(cards for _, _, cards in links)
    found = [*_money(int(c.CITY_DOLLARS[at]) - cost), *_points(int(c.CITY_VP[at]) + linked)]
    if cards:
        found.append(("objective", str(cards) if cards > 1 else ""))
    return found or [("", "$0")]


def spend(at: int, view: View) -> list[Mark]:
    return [("cert", amounts.number(-at))] if at else []


def certificates(at: int, view: View) -> list[Mark]:
    return [("cert", f"+{at}")]


def draw(at: int, view: View) -> list[Mark]:
    return [("cards", f"+{at + 1}")]


def objective(at: int, view: View) -> list[Mark]:
    return [("objective", "")]


def give(at: int, view: View) -> list[Mark]:
    return [(f"w-{c.WORKER_NAMES[at]}", amounts.number(-1))]


def remove(at: int, view: View) -> list[Mark]:
    return [("trash", "")]
