"""How every kind of action is clicked, and what its target says about it."""

from collections.abc import Callable, Sequence
from typing import Final

from bunkhouse.drawing.clicks import BUTTON, Click, Clicks, Mark, those_of
from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.actions import ACTIONS
from bunkhouse.games.montana.board import FIELD_NAMES
from bunkhouse.games.montana.groups import BUNDLE_NAMES, CREW_NAMES, EXCHANGE_NAMES
from bunkhouse.games.montana.rules.build import coins_for_unbuilt
from bunkhouse.games.montana.rules.recruit import advance_price, field_after
from bunkhouse.games.montana.table import element_ids as ids
from bunkhouse.games.montana.view_types import View

_CREWS: Final = CREW_NAMES[1:]
_PUMPKIN: Final = ids.GOOD_SYMBOLS["pumpkin"]
_MINUS: Final = "\N{MINUS SIGN}"
_ARROW: Final = "\N{RIGHTWARDS ARROW}"

Targets = Callable[[int, View, int | None], list[str]]
Tag = Callable[[int, View], list[Mark]]


def _one(element: str) -> Targets:
    return lambda at, view, viewer: [element]


def _one_of(elements: Sequence[str]) -> Targets:
    return lambda at, view, viewer: [elements[at]]


def _says(*marks: Mark) -> Tag:
    return lambda at, view: list(marks)


def _start_field(at: int, view: View, viewer: int | None) -> list[str]:
    """MT-12: once the start tile lies, a field is only ever built on."""
    return [ids.field_id(FIELD_NAMES[at])] if view["start"] is None else []


def _wheel_field(at: int, view: View, viewer: int | None) -> list[str]:
    return [ids.wheel_field_id(int(field_after(view["wheel"]["pointer"], at + 1)))]


def _barter(at: int, view: View, viewer: int | None) -> list[str]:
    return [ids.OWN_CATTLE, ids.barter_id(c.TRADE_NAMES[at])]


def _advance_price(at: int, view: View) -> list[Mark]:
    return [(ids.GOOD_SYMBOLS[c.GOOD_NAMES[int(c.ADVANCE_GOOD)]], f"{advance_price(at + 1)}")]


def _crew(at: int, view: View) -> list[Mark]:
    return [(ids.WORKER_SYMBOLS[worker], "") for worker in _CREWS[at].split("+")]


def _bundle(at: int, view: View) -> list[Mark]:
    return [(ids.GOOD_SYMBOLS[good], "") for good in BUNDLE_NAMES[at].split("+")]


def _exchange(at: int, view: View) -> list[Mark]:
    goods = EXCHANGE_NAMES[at].split("+")
    large = [(ids.GOOD_SYMBOLS[c.UPGRADES[good]], "") for good in goods]
    return [*((ids.GOOD_SYMBOLS[good], "") for good in goods), ("", _ARROW), *large]


def _space(at: int, view: View) -> list[Mark]:
    if at < c.BANK_SPACES:
        return [(ids.COINS, f"+{c.BANK_COINS[at]}")]
    good = ids.GOOD_SYMBOLS[c.GOOD_NAMES[int(c.AREA_GOOD[int(c.AREA_OF[at])])]]
    return [(ids.COINS, f"{_MINUS}{c.SPACE_PRICE[at]}"), (good, f"+{c.SPACE_YIELD[at]}")]


def _spot_price(at: int, view: View) -> list[Mark]:
    return [(_PUMPKIN, f"{c.COLUMN_PRICES[at % c.COLUMNS]}")]


def _cost(at: int, view: View) -> list[Mark]:
    field = view["fields"].get(FIELD_NAMES[at])
    if field is None or field["kind"] != "land":
        return []
    return [(ids.GOOD_SYMBOLS[good], "") for good in ids.listed(field["cost"], c.GOOD_NAMES)]


def _thing(at: int, view: View) -> list[Mark]:
    thing = c.TRADE_NAMES[at]
    return [(ids.CATTLE, _ARROW), (ids.thing_symbol(thing), f"{c.TRADE_COINS}" if thing == "coins" else "")]


def _unbuilt(at: int, view: View) -> list[Mark]:
    """MT-70: who stops building gets coins; elsewhere stopping brings nothing."""
    decision = view["decision"]
    if decision is None or decision["step"] != "build":
        return []
    return [(ids.COINS, f"+{coins_for_unbuilt(decision['built'])}")]


_CREW: Final = Click(_one_of([ids.group_id(crew) for crew in _CREWS]), _crew)

CLICKS: Final[Clicks[View]] = Clicks(
    ACTIONS,
    {
        "start": Click(_start_field),
        # MT-33: where the wheel stops cannot be taken back
        "recruit": Click(_one(ids.WHEEL), _says((ids.ANY_WORKER, ""), (ids.ANY_WORKER, "")), reveals=True),
        "hire": _CREW,
        "advance": Click(_wheel_field, _advance_price),
        "return": _CREW,
        "work": Click(_one_of([ids.space_id(space) for space in c.SPACE_NAMES]), _space),
        "staff": _CREW,
        "city": Click(_one(ids.CITY), _says((_PUMPKIN, f"+{c.FREE_PUMPKINS}"))),
        "place": Click(_one_of([ids.spot_id(spot) for spot in c.SPOT_NAMES]), _spot_price),
        "pass": BUTTON,
        "take": Click(_one_of([ids.group_id(goods) for goods in BUNDLE_NAMES]), _bundle),
        "exchange": Click(_one_of([ids.group_id(goods) for goods in EXCHANGE_NAMES]), _exchange),
        "build": Click(_one_of([ids.field_id(field) for field in FIELD_NAMES]), _cost),
        "trade": Click(_barter, _thing),
        "canteen": Click(_one(ids.OWN_CANTEENS), _says((ids.CANTEEN, f"{_MINUS}1"))),
        "done": Click(tag=_unbuilt, gives_up=those_of(ACTIONS, "build", "exchange")),
        "end": BUTTON,
    },
)
