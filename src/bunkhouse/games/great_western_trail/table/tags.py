"""What an action costs and brings, in signs: the tag beside its target and the row in its menu."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from bunkhouse.games.great_western_trail import actions as kinds
from bunkhouse.games.great_western_trail.actions import ACTIONS
from bunkhouse.games.great_western_trail.components import (
    AUX_NAMES,
    CARDS_PER_COWBOY,
    CITY_DOLLARS,
    CITY_NAMES,
    CITY_VP,
    COMBINATION_NAMES,
    CRAFTSMEN,
    DISC_COST,
    DISC_DOLLARS,
    DISC_NAMES,
    DISC_VP,
    FACE_NAMES,
    FACE_VP,
    PURCHASES,
    STATION_COST,
    STATION_NAMES,
    STATION_VP,
    TILE_NAMES,
    TILE_VP,
)
from bunkhouse.games.great_western_trail.effects import ARGUMENT, AUX_EFFECT
from bunkhouse.games.great_western_trail.rails import SLOT_NAMES, TURNOUT, transport_cost
from bunkhouse.games.great_western_trail.rules.building import craftsmen_to_replace
from bunkhouse.games.great_western_trail.rules.hiring import hire_price
from bunkhouse.games.great_western_trail.table import figures, printed
from bunkhouse.games.great_western_trail.table.element_ids import View, owed
from bunkhouse.games.great_western_trail.table.printed import EFFECT_NUMBER, actions, signs
from bunkhouse.games.great_western_trail.table.ways import branch_fees, ways
from bunkhouse.games.great_western_trail.trail import NODE_NAMES, TRADE_VALUE

Mark = tuple[str, str]
Values = dict[str, str]
_DOT: Final = "\N{NO-BREAK SPACE}\N{MIDDLE DOT}\N{NO-BREAK SPACE}"
_BAR: Final = "\N{NO-BREAK SPACE}|\N{NO-BREAK SPACE}"
_STROKE: Final = "\N{NO-BREAK SPACE}/\N{NO-BREAK SPACE}"

PRICES: Final = {
    (COMBINATION_NAMES[number], cowboys): dollars for number, _, _, cowboys, dollars in PURCHASES
}


def tag(code: int, view: View) -> list[Mark]:
    """Pairs of a symbol and a text, either of which may be empty."""
    find = _TAGS.get(int(ACTIONS.kind(code)))
    return [] if find is None else find(ACTIONS.values(code), view)


def money(amount: int) -> list[Mark]:
    """What is paid or received; nothing says nothing."""
    return [("", figures.dollars(amount))] if amount else []


def points(amount: int) -> list[Mark]:
    return [("vp", figures.number(amount))] if amount else []


def fees(least: int, most: int) -> list[Mark]:
    return [("", figures.fees(least, most))] if most else []


def _move(values: Values, view: View) -> list[Mark]:
    way = ways(view).get(values["node"])
    if way is None:
        return []
    due = f"\N{MIDDLE DOT}{figures.fees(way.least, way.most)}" if way.most else ""
    return [("boot", f"{way.steps}{due}")]


def _via(values: Values, view: View) -> list[Mark]:
    least, most = branch_fees(view, values["node"])
    return fees(least, most) or [("", "$0")]


def effect_marks(effect: int) -> list[Mark]:
    """The printed signs of an effect as far as a tag can show them."""
    found: list[Mark] = []
    for sign in signs(effect):
        kind, text = sign[0], sign[1]
        if kind == "sym":
            found.append((text, ""))
        elif kind in ("cost", "coin"):
            found.append(("", f"{figures.MINUS if kind == 'cost' else ''}${text}"))
        elif kind == "text":
            found.append(("", text))
        elif kind == "to":
            found.append(("fwd", ""))
        elif kind == "mc":
            found.append(("cards", ""))
    return found


def _hire(values: Values, view: View) -> list[Mark]:
    return money(-int(hire_price(int(values["row"]) - 1, _effect(view))))


def _effect(view: View) -> int:
    """The effect that the present step is about."""
    return EFFECT_NUMBER[owed(view)["effect"]]


def build_price(number: int, node: str, view: View) -> int:
    """GWT-94, GWT-95: what a building costs on a place, the one that it replaces taken off."""
    face, field = FACE_NAMES.index(view["faces"][number - 1]), view["trail"].get(node)
    needed = int(CRAFTSMEN[face])
    if isinstance(field, dict):
        needed = int(craftsmen_to_replace(face, FACE_NAMES.index(field["building"])))
    return needed * int(ARGUMENT[_effect(view)])


def _build(values: Values, view: View) -> list[Mark]:
    """The price, the points, and after a dot what can be done there."""
    number = int(values["number"])
    face = view["faces"][number - 1]
    gain = points(int(FACE_VP[FACE_NAMES.index(face)]))
    return [*money(-build_price(number, values["node"], view)), *gain, ("", _DOT), *_abilities(face)]


@cache
def _abilities(face: str) -> tuple[Mark, ...]:
    """What is printed on a building: its actions with bars between them, alternatives with strokes."""
    found: list[Mark] = []
    for number, entry in enumerate(actions(face)):
        for way, effect in enumerate(entry["effects"]):
            between = _STROKE if way else _BAR if number else ""
            found += [("", between)] if between else []
            found += effect_marks(effect)
    return tuple(found)


def _buy(values: Values, view: View) -> list[Mark]:
    cowboys = int(values["cowboys"])
    return [("w-cowboy", str(cowboys)), *money(-PRICES[values["cattle"], cowboys])]


def _trade(values: Values, view: View) -> list[Mark]:
    return money(int(TRADE_VALUE[NODE_NAMES.index(values["node"])]))


def _clear(values: Values, view: View) -> list[Mark]:
    tile = view["trail"].get(values["node"])
    gain = points(int(TILE_VP[TILE_NAMES.index(tile)])) if tile in TILE_NAMES else []
    return [*money(-int(ARGUMENT[_effect(view)])), *gain]


def _engine(values: Values, view: View) -> list[Mark]:
    """How many spaces the engine moves, and whether it reaches a station."""
    seat, target = view["actor"], SLOT_NAMES.index(values["space"])
    here = SLOT_NAMES.index(view["seats"][seat]["engine"])
    taken = {SLOT_NAMES.index(board["engine"]) for board in view["seats"]} - {0}
    low, high = sorted((here, target))
    between = [slot for slot in range(low + 1, high) if not TURNOUT[slot] and slot not in taken]
    count = len(between) + (1 if target != here else 0)
    spaces = figures.change(count if target > here else -count)
    return [("", spaces), *([("station", "")] if TURNOUT[target] else [])]


def _upgrade(values: Values, view: View) -> list[Mark]:
    station = STATION_NAMES.index(values["station"])
    return [*money(-int(STATION_COST[station])), *points(int(STATION_VP[station]))]


def _lift(values: Values, view: View) -> list[Mark]:
    return points(-int(STATION_VP[STATION_NAMES.index(values["station"])]))


def _disc(values: Values, view: View) -> list[Mark]:
    disc = DISC_NAMES.index(values["disc"])
    return [*money(int(DISC_DOLLARS[disc]) - int(DISC_COST[disc])), *points(int(DISC_VP[disc]))]


def _deliver(values: Values, view: View) -> list[Mark]:
    city, number = values["city"], CITY_NAMES.index(values["city"])
    board = view["seats"][view["actor"]]
    engine = SLOT_NAMES.index(board["engine"])
    cost = 0 if owed(view).get("extraordinary") else int(transport_cost(engine, number))
    linked, cards = links(city, board["cities"])
    found = [*money(int(CITY_DOLLARS[number]) - cost), *points(int(CITY_VP[number]) + linked)]
    if cards:
        found.append(("objective", str(cards) if cards > 1 else ""))
    return found or [("", "$0")]


def links(city: str, discs: dict[str, int]) -> tuple[int, int]:
    """GWT-128 to GWT-130: points and objective cards of the links that a first disc in a city completes."""
    completed = [] if city in discs else [link for link in printed.links(city) if link[0] in discs]
    return sum(points for _, points, _ in completed), sum(cards for _, _, cards in completed)


def _spend(values: Values, view: View) -> list[Mark]:
    return [("cert", figures.number(-int(values["count"])))] if values["count"] != "0" else []


def _aux(double: int) -> Callable[[Values, View], list[Mark]]:
    def find(values: Values, view: View) -> list[Mark]:
        return effect_marks(int(AUX_EFFECT[2 * AUX_NAMES.index(values["aux"]) + double]))

    return find


_Find = Callable[[Values, View], list[Mark]]
_TAGS: Final[dict[int, _Find]] = {
    int(kinds.MOVE): _move,
    int(kinds.VIA): _via,
    int(kinds.USE): lambda values, view: effect_marks(EFFECT_NUMBER[values["effect"]]),
    int(kinds.AUX): _aux(0),
    int(kinds.DOUBLE): _aux(1),
    int(kinds.HIRE): _hire,
    int(kinds.BUILD): _build,
    int(kinds.BUY): _buy,
    int(kinds.TRADE): _trade,
    int(kinds.CLEAR): _clear,
    int(kinds.ENGINE): _engine,
    int(kinds.UPGRADE): _upgrade,
    int(kinds.LIFT): _lift,
    int(kinds.DISC): _disc,
    int(kinds.DELIVER): _deliver,
    int(kinds.SPEND): _spend,
    int(kinds.CERTIFICATES): lambda values, view: [("cert", f"+{values['count']}")],
    int(kinds.DRAW): lambda values, view: [("cards", f"+{values['count']}")],
    int(kinds.TAKE): lambda values, view: [("objective", "")],
    int(kinds.ENLARGE): lambda values, view: [("w-cowboy", "1"), ("cards", f"+{int(CARDS_PER_COWBOY)}")],
    int(kinds.GIVE): lambda values, view: [(f"w-{values['worker']}", figures.number(-1))],
    int(kinds.REMOVE): lambda values, view: [("trash", "")],
    int(kinds.PLAY): lambda values, view: [("objective", "")],
}


def shown(codes: list[int], view: View) -> list[Mark]:
    """The tag of a piece: of its only action, or what several of them have in common."""
    if not codes:
        return []
    kind = int(ACTIONS.kind(codes[0]))
    if kind == kinds.BUILD:
        return _cheapest_building(codes, view)
    if kind == kinds.BUY:
        prices = [PRICES[each["cattle"], int(each["cowboys"])] for each in map(ACTIONS.values, codes)]
        return [("", figures.price(min(prices), max(prices)))]
    if kind in (kinds.USE, kinds.AUX, kinds.DOUBLE, kinds.TAKE, kinds.PLAY):
        return []
    return tag(codes[0], view)


def _cheapest_building(codes: list[int], view: View) -> list[Mark]:
    prices: set[int] = set()
    for code in codes:
        values: Any = ACTIONS.values(code)
        prices.add(build_price(int(values["number"]), values["node"], view))
    return [("", figures.price(min(prices), max(prices)))]
