"""Where an action is clicked, and what its target says about it."""

from typing import Final

from bunkhouse.games.montana import actions as kinds
from bunkhouse.games.montana.actions import ACTIONS
from bunkhouse.games.montana.board import FIELD_NAMES
from bunkhouse.games.montana.components import (
    ADVANCE_GOOD,
    ADVANCE_PRICE,
    AREA_GOOD,
    AREA_OF,
    BANK_COINS,
    BANK_SPACES,
    BUILD_MOST,
    COIN_PER_UNBUILT,
    COLUMN_PRICES,
    COLUMNS,
    FREE_PUMPKINS,
    GOOD_NAMES,
    SPACE_NAMES,
    SPACE_PRICE,
    SPACE_YIELD,
    TRADE_COINS,
    TRADE_NAMES,
    UPGRADES,
    WHEEL_FIELDS,
)
from bunkhouse.games.montana.table.element_ids import (
    CANTEEN,
    CATTLE,
    CITY,
    COINS,
    GOOD_SYMBOLS,
    OWN_CANTEENS,
    OWN_CATTLE,
    WHEEL,
    WORKER_SYMBOLS,
    Mark,
    View,
    barter_id,
    field_id,
    goods_list,
    offer_id,
    space_id,
    spot_id,
    thing_symbol,
    wheel_field_id,
)
from bunkhouse.games.montana.table.offers import group_of

_GROUPS: Final = (kinds.HIRE, kinds.RETURN, kinds.STAFF, kinds.TAKE, kinds.EXCHANGE)
_PUMPKIN: Final = GOOD_SYMBOLS["pumpkin"]
_MINUS: Final = "\N{MINUS SIGN}"


def targets(code: int, view: View, viewer: int | None) -> list[str]:
    """The elements of an action in the order of clicking; empty: a plain button."""
    kind = int(ACTIONS.kind(code))
    at = code - kind
    if kind == kinds.START and view["start"] is not None:
        return []  # MT-12: once the start tile lies, a field is only ever built on
    if kind in (kinds.BUILD, kinds.START):
        return [field_id(FIELD_NAMES[at])]
    if kind in _GROUPS:
        return [offer_id(group_of(code))]
    if kind == kinds.TRADE:
        return [OWN_CATTLE, barter_id(TRADE_NAMES[at])]
    if kind == kinds.WORK:
        return [space_id(SPACE_NAMES[at])]
    if kind == kinds.PLACE:
        return [spot_id(f"{at // COLUMNS + 1}-{at % COLUMNS + 1}")]
    if kind == kinds.ADVANCE:
        return [wheel_field_id((view["wheel"]["pointer"] + at + 1) % int(WHEEL_FIELDS))]
    return _single(kind)


def _single(kind: int) -> list[str]:
    if kind == kinds.RECRUIT:
        return [WHEEL]
    if kind == kinds.CITY:
        return [CITY]
    return [OWN_CANTEENS] if kind == kinds.CANTEEN else []


def reveals(code: int, view: View) -> bool:
    """MT-33: where the wheel stops cannot be taken back."""
    return bool(code == kinds.RECRUIT)


def tag(code: int, view: View) -> list[Mark]:
    """What an action costs and brings, in signs."""
    kind = int(ACTIONS.kind(code))
    at = code - kind
    if kind == kinds.BUILD:
        field = view["fields"].get(FIELD_NAMES[at], {})
        return [(GOOD_SYMBOLS[good], "") for good in goods_list(field.get("cost", {}))]
    if kind in _GROUPS:
        return _group(kind, group_of(code))
    if kind == kinds.TRADE:
        thing = TRADE_NAMES[at]
        return [(CATTLE, "\N{RIGHTWARDS ARROW}"), (thing_symbol(thing), _coins(thing))]
    if kind == kinds.WORK:
        return _work(at)
    if kind == kinds.PLACE:
        return [(_PUMPKIN, f"{int(COLUMN_PRICES[at % int(COLUMNS)])}")]
    if kind == kinds.ADVANCE:
        return [(GOOD_SYMBOLS[GOOD_NAMES[int(ADVANCE_GOOD)]], f"{(at + 1) * int(ADVANCE_PRICE)}")]
    if kind == kinds.DONE:
        return _done(view)
    return _plain(kind)


def _coins(thing: str) -> str:
    return f"{int(TRADE_COINS)}" if thing == "coins" else ""


def _group(kind: int, group: str) -> list[Mark]:
    pieces = group.split("+")
    if kind == kinds.TAKE:
        return [(GOOD_SYMBOLS[piece], "") for piece in pieces]
    if kind == kinds.EXCHANGE:
        small = [(GOOD_SYMBOLS[piece], "") for piece in pieces]
        large = [(GOOD_SYMBOLS[UPGRADES[piece]], "") for piece in pieces]
        return [*small, ("", "\N{RIGHTWARDS ARROW}"), *large]
    return [(WORKER_SYMBOLS[piece], "") for piece in pieces]


def _work(space: int) -> list[Mark]:
    if space < BANK_SPACES:
        return [(COINS, f"+{int(BANK_COINS[space])}")]
    good = GOOD_SYMBOLS[GOOD_NAMES[int(AREA_GOOD[int(AREA_OF[space])])]]
    return [(COINS, f"{_MINUS}{int(SPACE_PRICE[space])}"), (good, f"+{int(SPACE_YIELD[space])}")]


def _done(view: View) -> list[Mark]:
    """MT-70: a coin for each settlement not built; elsewhere stopping costs nothing."""
    decision = view["decision"]
    if decision is None or decision["step"] != "build":
        return []
    coins = (int(BUILD_MOST) - decision["built"]) * int(COIN_PER_UNBUILT)
    return [(COINS, f"+{coins}")]


def _plain(kind: int) -> list[Mark]:
    if kind == kinds.CITY:
        return [(_PUMPKIN, f"+{int(FREE_PUMPKINS)}")]
    if kind == kinds.RECRUIT:
        return [("wk-any", ""), ("wk-any", "")]
    return [(CANTEEN, f"{_MINUS}1")] if kind == kinds.CANTEEN else []
