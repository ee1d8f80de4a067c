"""What every piece is for, with the rule that says so; and what a field costs whoever looks at it."""

from collections import Counter
from typing import Any, Final

from bunkhouse.engine.look import Look
from bunkhouse.engine.memory import packed
from bunkhouse.games.montana.components import AREA_NAMES, TRADE_NAMES
from bunkhouse.games.montana.groups import parts
from bunkhouse.games.montana.table.land import Field, land, tip_of
from bunkhouse.games.montana.table.names import GOOD_SYMBOLS, OWN_CATTLE, View, remembered
from bunkhouse.games.montana.table.words import COSTS, Cost, words

_RULES: Final = {
    "lake": "MT-77",
    "mountain": "MT-68",
    "start": "MT-67",
    "settlement": "MT-87",
    "cattle": "MT-76",
    "canteen": "MT-77",
    "supply": "MT-27",
    "idle": "MT-27",
    "wheel": "MT-33",
    "advance": "MT-36",
    "bank": "MT-39",
    "small": "MT-46",
    "city": "MT-51",
    "pawn": "MT-55",
    "shop": "MT-56",
    "goods": "MT-5",
    "workers": "MT-8",
    "coins": "MT-6",
    "own-cattle": "MT-79",
    "own-canteens": "MT-83",
    "stock": "MT-85",
    "starter": "MT-21",
    "built": "MT-70",
}
_SPOT_RULES: Final = {"spot": "MT-54", "certain": "MT-57"}
_REWARD_RULES: Final = ["MT-61", "MT-62", "MT-63", "MT-64"]

Tip = dict[str, Any]


def tips(look: Look) -> list[Tip]:
    """All explanations that are the same in every game."""
    things = [
        _tip(thing, look.say("board-tip-title", thing=thing), look.say("board-tip-text", thing=thing), rule)
        for thing, rule in _RULES.items()
    ]
    areas = [
        _tip(
            f"area-{area}", look.say("table-area", area=area), look.say("board-tip-area", area=area), "MT-43"
        )
        for area in AREA_NAMES
    ]
    rewards = [
        _tip(
            f"reward-{number}",
            look.say("board-tip-reward-title", row=number),
            words(look).rewards[number - 1] + ".",
            rule,
        )
        for number, rule in enumerate(_REWARD_RULES, 1)
    ]
    return [*things, *areas, *rewards, *_spots(look), *_printed(look)]


def _spots(look: Look) -> list[Tip]:
    """What the spaces of each row of the city say: what is to be had there, and how."""
    return [
        _tip(
            f"{kind}-{number}",
            look.say("board-row", row=number),
            f"{reward}. {look.say('board-tip-text', thing=kind)}",
            rule,
        )
        for number, reward in enumerate(words(look).rewards, 1)
        for kind, rule in _SPOT_RULES.items()
    ]


def prices(view: View, look: Look) -> list[Tip]:
    """MT-69, MT-71: what each kind of field that could be built on costs, beside what the viewer has."""
    if look.viewer is None:
        return []
    board, printed = view["seats"][look.viewer], land(view).fields
    cattle = board["cattle"] if OWN_CATTLE in look.legal else 0
    different = {
        printed[name].tip: printed[name] for name, lies in view["fields"].items() if lies.get("open")
    }
    key = ("prices", look.language, packed(board["goods"]), cattle, *different)
    return remembered(
        key, lambda: [_need(field, board["goods"], cattle, look) for field in different.values()]
    )


def _need(field: Field, held: dict[str, int], cattle: int, look: Look) -> Tip:
    """A card: for every good how many are there and how many are needed."""
    needed = Counter(field.cost)
    cells = [
        (GOOD_SYMBOLS[good], f"{held.get(good, 0)}/{count}", held.get(good, 0) >= count)
        for good, count in needed.items()
    ]
    missing = [good for good, count in needed.items() for _ in range(count - held.get(good, 0))]
    said = _verdict(missing, cattle, look)
    return {
        **_tip(f"need-{field.tip}", _title(field.double, look), said, _rule(field.double)),
        "cells": cells,
    }


def _verdict(missing: list[str], cattle: int, look: Look) -> str:
    """Whether the goods suffice; and MT-79: whether cattle can be traded for what is lacking."""
    plain = words(look).plain
    if not missing:
        return plain["enough"]
    lacking = look.say("board-lacking", **parts("+".join(missing)))
    tradeable = len(missing) <= cattle and all(good in TRADE_NAMES for good in missing)
    return f"{lacking} {plain['tradeable']}" if tradeable else lacking


def _printed(look: Look) -> list[Tip]:
    """What fields say to everybody."""
    return [_price(cost, double, look) for cost in COSTS for double in (False, True)]


def _price(cost: Cost, double: bool, look: Look) -> Tip:
    text = look.say("board-price", **parts("+".join(cost)))
    where = words(look).plain["where"]
    return _tip(tip_of(cost, double), _title(double, look), f"{text} {where}", _rule(double))


def _title(double: bool, look: Look) -> str:
    return look.say("board-price-title", kind="double" if double else "land")


def _rule(double: bool) -> str:
    return "MT-71" if double else "MT-69"


def _tip(id: str, title: str, text: str, rule: str) -> Tip:
    return {"id": id, "title": title, "text": text, "rule": rule}
