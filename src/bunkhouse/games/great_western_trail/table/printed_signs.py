"""Actions as they are printed: small signs in a row, the same wherever an action stands."""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from bunkhouse.drawing.parts import PartDict
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail import effects
from bunkhouse.games.great_western_trail.effects import (
    ARGUMENT,
    CERTIFICATES_TO_THE_LIMIT,
    EFFECT_NAMES,
    LOCAL_EFFECT,
    LOCAL_ICON,
    LOCAL_START,
    MASTER_EFFECT,
    MASTER_OTHER,
    VERB,
    field,
)
from bunkhouse.games.great_western_trail.rules.discs import linked
from bunkhouse.games.great_western_trail.table import amounts

Sign = tuple[str, ...]
"""What it is - sym, coin, cost, mc, text, to, or - and what it shows."""

EFFECT_NUMBER: Final = {name: number for number, name in enumerate(EFFECT_NAMES)}
BUILDING_NUMBER: Final = {building["id"]: number for number, building in enumerate(c.BUILDINGS)}
VALUE: Final[dict[str, int]] = {kind["id"]: kind["breeding_value"] for kind in c.DATA["cattle_type"]}
_PER: Final = {
    effects.PER_ENGINEER: "w-engineer",
    effects.PER_COWBOY: "w-cowboy",
    effects.PER_WOODS: "tree",
    effects.PER_PAIR: "teepee-blue",
}
_SIGNS: Final = {
    effects.BUY: "ui-buy",
    effects.TRADE: "teepee-blue",
    effects.AUX: "gear",
    effects.COPY: "ui-copy",
    effects.BEHIND: "station",
}

HAND_SIGNS: Final = ((), ("hand-open",), ("hand",), ("hand-open", "hand"))
"""The symbols of no hand, a green one, a black one, and both."""
_HAZARD_SIGNS: Final = ("hz-flood", "hz-drought", "hz-rock")


def tile_sign(tile: str) -> PartDict:
    """A tile of the Kansas City supply: its symbol and what else is printed on it."""
    number = c.TILE_NAMES.index(tile)
    hazard = int(c.HAZARD_TYPE[number])
    symbol = f"w-{tile}" if tile in c.WORKER_NAMES else tile if hazard < 0 else _HAZARD_SIGNS[hazard]
    return {
        "symbol": symbol,
        "vp": int(c.TILE_VP[number]),
        "hand": "".join(HAND_SIGNS[int(c.TILE_HAND[number])]),
    }


@cache
def links(city: str) -> list[tuple[str, int, int]]:
    """GWT-128 to GWT-130: the cities linked with a city, and the points and objective cards of each link."""
    found = []
    for link in range(int(c.LINKS)):
        other = int(linked(link, c.CITY_NAMES.index(city)))
        if other >= 0:
            found.append((c.CITY_NAMES[other], int(c.LINK_VP[link]), int(c.LINK_CARDS[link])))
    return found


@cache
def signs(effect: int) -> list[Sign]:
    """The signs of an effect."""
    verb, number = int(VERB[effect]), int(ARGUMENT[effect])
    return _BY_VERB[verb](effect, number) if verb in _BY_VERB else [("sym", _SIGNS[verb])]


def _bartered(effect: int, number: int) -> list[Sign]:
    needs, gains = _needs(effect), _gains(effect)
    return [*needs, ("to", ""), *gains] if needs else gains


def _hire(effect: int, number: int) -> list[Sign]:
    change = [("cost" if number > 0 else "coin", amounts.change(number))] if number else []
    return [("sym", "ui-hire"), *change]


def _build(effect: int, number: int) -> list[Sign]:
    return [("sym", "ui-build"), ("cost", str(number))]


def _hazard(effect: int, number: int) -> list[Sign]:
    return [("sym", "ui-haz"), *([("cost", str(number))] if number else [])]


def _rancher(effect: int, number: int) -> list[Sign]:
    return [("sym", "boot"), ("text", str(number))]


def _delivery(effect: int, number: int) -> list[Sign]:
    return [("sym", "ui-engine"), ("text", amounts.MINUS), ("to", ""), ("sym", "town")]


_BY_VERB: Final[dict[int, Callable[[int, int], list[Sign]]]] = {
    int(effects.EXCHANGE): _bartered,
    int(effects.HIRE): _hire,
    int(effects.BUILD): _build,
    int(effects.HAZARD): _hazard,
    int(effects.RANCHER): _rancher,
    int(effects.RANCHER_FREE): _rancher,
    int(effects.DELIVERY): _delivery,
}
"""The signs of verbs that more than a symbol stands for, by the effect and its number."""


def _needs(effect: int) -> list[Sign]:
    found: list[Sign] = []
    if field(effect, effects.PAY):
        found.append(("cost", str(int(field(effect, effects.PAY)))))
    wanted = int(field(effect, effects.DISCARD))
    if 0 < wanted < effects.ANY_CATTLE:
        kind = c.TYPE_NAMES[wanted - 1]
        found.append(("mc", kind, str(VALUE[kind])))
    elif wanted == effects.ANY_CATTLE:
        found.append(("mc", "any", ""))
    elif wanted == effects.PAIR:
        found += [("mc", "any", "="), ("mc", "any", "=")]
    elif wanted == effects.ANY_OBJECTIVE:
        found.append(("sym", "objective"))
    if field(effect, effects.BACK):
        found += [("sym", "ui-engine"), ("text", amounts.number(-int(field(effect, effects.BACK))))]
    return found


def _gains(effect: int) -> list[Sign]:
    found: list[Sign] = []
    per = _PER.get(field(effect, effects.PER), "")
    dollars, each = int(field(effect, effects.DOLLARS)), int(field(effect, effects.DOLLARS + 1))
    if dollars:
        found.append(("coin", str(dollars)))
    if each:
        found += [("sym", per), ("text", amounts.TIMES), ("coin", str(each))]
    found += _counted(effect, effects.CERTIFICATES, "cert", per)
    found += _counted(effect, effects.ENGINE, "ui-engine", per)
    found += _counted(effect, effects.DRAW, "cards", per)
    found += _counted(effect, effects.REMOVE, "trash", "")
    if field(effect, effects.OBJECTIVE):
        found.append(("sym", "objective"))
    return found


def _counted(effect: int, reward: int, symbol: str, per: str) -> list[Sign]:
    """A reward with its number, or with what it is counted by."""
    number = int(field(effect, reward))
    each = int(field(effect, reward + 1)) if reward not in (effects.REMOVE,) else 0
    found: list[Sign] = []
    if number == CERTIFICATES_TO_THE_LIMIT:
        return [("sym", symbol), ("text", "max")]
    if number:
        found += [("sym", symbol)] if number == 1 else [("sym", symbol), ("text", str(number))]
    if each:
        times: list[Sign] = [("text", str(each))] if each > 1 else []
        found += [("sym", symbol), *times, ("text", amounts.TIMES), ("sym", per)]
    return found


@cache
def master_signs(master: str) -> list[Sign]:
    """The upper half of a station master: a permanent certificate, or an immediate action."""
    number = c.MASTER_NAMES.index(master)
    if c.MASTER_CERTIFICATES[number]:
        return [("sym", "cert")]
    other = int(MASTER_OTHER[number])
    return [*signs(int(MASTER_EFFECT[number])), *([("or", "/"), *signs(other)] if other >= 0 else [])]


_COUNTED: Final[dict[str, list[Sign]]] = {
    "worker": [("sym", "ui-hire")],
    "objective_in_area": [("sym", "objective")],
    "hazard_tile": [("sym", "ui-haz")],
    "teepee_pair_blue_green": [("sym", "teepee-blue"), ("sym", "teepee-green")],
    "certificate_temporary_or_permanent": [("sym", "cert")],
}


@cache
def master_points(master: str) -> list[Sign]:
    """The lower half of a station master: what it counts at the end."""
    return [("sym", "vp"), *_COUNTED[c.MASTER_PER[c.MASTER_NAMES.index(master)]]]


class PrintedAction(NamedTuple):
    """An icon of a building: its effects, of which only one may be used."""

    effects: list[int]
    signs: list[Sign]


@cache
def actions(building: str) -> list[PrintedAction]:
    """The printed actions of a building."""
    number = BUILDING_NUMBER[building]
    found: list[PrintedAction] = []
    for at in range(int(LOCAL_START[number]), int(LOCAL_START[number + 1])):
        icon, effect = int(LOCAL_ICON[at]), int(LOCAL_EFFECT[at])
        if icon == len(found):
            found.append(PrintedAction([], []))
        entry = found[icon]
        entry.signs.extend([("or", "/"), *signs(effect)] if entry.effects else signs(effect))
        entry.effects.append(effect)
    return found
