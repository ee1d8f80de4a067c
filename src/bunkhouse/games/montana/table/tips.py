"""What every piece is for, with the rule that says so; and what a field costs whoever looks at it."""

from collections import Counter
from typing import Any, Final, NamedTuple

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.montana.actions import ACTIONS, TRADE
from bunkhouse.games.montana.components import (
    AREA_NAMES,
    DOUBLE_TOKENS,
    GOOD_NAMES,
    TRADE_NAMES,
    UPGRADES,
    WORKER_NAMES,
)
from bunkhouse.games.montana.groups import parts
from bunkhouse.games.montana.table.board_pieces import lying
from bunkhouse.games.montana.table.element_ids import CATTLE, GOOD_SYMBOLS, OWN_CATTLE, View, remembered
from bunkhouse.games.montana.table.fields import Gain, card_id, gain_of, owners_of
from bunkhouse.games.montana.table.land import Field, land, tip_of
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
    "price": "MT-52",
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


def tips(context: DrawContext) -> list[Tip]:
    """All explanations that are the same in every game."""
    things = [
        _tip(
            thing,
            context.say("board-tip-title", thing=thing),
            context.say("board-tip-text", thing=thing),
            rule,
        )
        for thing, rule in _RULES.items()
    ]
    areas = [
        _tip(
            f"area-{area}",
            context.say("table-area", area=area),
            context.say("board-tip-area", area=area),
            "MT-43",
        )
        for area in AREA_NAMES
    ]
    rewards = [
        _tip(
            f"reward-{number}",
            context.say("board-tip-reward-title", row=number),
            words(context).rewards[number - 1] + ".",
            rule,
        )
        for number, rule in enumerate(_REWARD_RULES, 1)
    ]
    return [*things, *areas, *rewards, *_pieces(context), *_spots(context), *_printed(context)]


def _pieces(context: DrawContext) -> list[Tip]:
    """Where every kind of good comes from and what it is for; where every worker is at home."""
    large = set(UPGRADES.values())
    return [
        *(
            _tip(
                f"good-{good}",
                context.say("board-tip-good-title", good=good),
                context.say("board-tip-good", good=good),
                "MT-65" if good in large else "MT-5",
            )
            for good in GOOD_NAMES
        ),
        *(
            _tip(
                f"worker-{worker}",
                context.say("board-tip-worker-title", worker=worker),
                context.say("board-tip-worker", worker=worker),
                "MT-43",
            )
            for worker in WORKER_NAMES
        ),
    ]


def _spots(context: DrawContext) -> list[Tip]:
    """What the spaces of each row of the city say: what is to be had there, and how."""
    return [
        _tip(
            f"{kind}-{number}",
            context.say("board-row", row=number),
            f"{reward}. {context.say('board-tip-text', thing=kind)}",
            rule,
        )
        for number, reward in enumerate(words(context).rewards, 1)
        for kind, rule in _SPOT_RULES.items()
    ]


def prices(view: View, context: DrawContext) -> list[Tip]:
    """MT-69, MT-71: what each kind of field that could be built on costs, beside what the viewer has."""
    if context.viewer is None:
        return []
    viewer, board, printed = context.viewer, view["seats"][context.viewer], land(view)
    trades = context.legal.get(OWN_CATTLE, [])
    means = Means(board["goods"], board["cattle"] if trades else 0, trades)
    lies = lying(view, printed)

    def make() -> list[Tip]:
        owners = owners_of(view)
        gains = [(printed.fields[name], gain_of(name, viewer, owners, view)) for name in lies.open]
        different = {card_id(field, gain): (field, gain) for field, gain in gains}
        return [_need(field, gain, means, context) for field, gain in different.values()]

    state = packed(*means, view["settlements"], *lies)
    return remembered(("prices", context.language, printed.laid, viewer, state), make)


class Means(NamedTuple):
    """What somebody can pay with."""

    goods: dict[str, int]
    cattle: int
    """As many as can be traded now."""
    trades: list[int]
    """The trades that are possible now."""

    def suffice(self, missing: list[str]) -> bool:
        """MT-79: whether cattle can be traded for everything that is missing."""
        return 0 < len(missing) <= self.cattle and all(
            good in TRADE_NAMES and _trade(good) in self.trades for good in missing
        )


def _trade(good: str) -> int:
    return int(TRADE) + TRADE_NAMES.index(good)


def _need(field: Field, gain: Gain, means: Means, context: DrawContext) -> Tip:
    """A card: for every good how many are there and how many are needed, what the field brings, and the
    trades that help."""
    needed, held = Counter(field.cost), means.goods
    cells = [
        (GOOD_SYMBOLS[good], f"{held.get(good, 0)}/{count}", held.get(good, 0) >= count)
        for good, count in needed.items()
    ]
    missing = [good for good, count in needed.items() for _ in range(count - held.get(good, 0))]
    said = " ".join(filter(None, [_verdict(missing, means, context), _brings(field, gain, context)]))
    return {
        **_tip(card_id(field, gain), _title(field.double, context), said, _rule(field.double)),
        "cells": cells,
        "deeds": _deeds(missing, context) if means.suffice(missing) else [],
    }


def _brings(field: Field, gain: Gain, context: DrawContext) -> str:
    """MT-71, MT-72, MT-76, MT-77: what there is to be had on a field beside one settlement."""
    double = context.say("board-two-homes", count=int(DOUBLE_TOKENS)) if field.double else ""
    found = ", ".join(filter(None, [double, gain.said(context)]))
    return context.say("board-brings-line", what=found) if found else ""


def _deeds(missing: list[str], context: DrawContext) -> list[tuple[str, str, str, str]]:
    """MT-79: trades that bring what is lacking: the move, its signs and its words."""
    said = words(context).deeds
    return [
        (ACTIONS.notation(_trade(good)), CATTLE, GOOD_SYMBOLS[good], said[good])
        for good in dict.fromkeys(missing)
    ]


def _verdict(missing: list[str], means: Means, context: DrawContext) -> str:
    """Whether the goods suffice; and MT-79: whether cattle can be traded for what is lacking."""
    plain = words(context).plain
    if not missing:
        return plain["enough"]
    lacking = context.say("board-lacking", **parts("+".join(missing)))
    return f"{lacking} {plain['tradeable']}" if means.suffice(missing) else lacking


def _printed(context: DrawContext) -> list[Tip]:
    """What fields say to everybody."""
    return [_price(cost, double, context) for cost in COSTS for double in (False, True)]


def _price(cost: Cost, double: bool, context: DrawContext) -> Tip:
    text = context.say("board-price", **parts("+".join(cost)))
    where = words(context).plain["where"]
    return _tip(tip_of(cost, double), _title(double, context), f"{text} {where}", _rule(double))


def _title(double: bool, context: DrawContext) -> str:
    return context.say("board-price-title", kind="double" if double else "land")


def _rule(double: bool) -> str:
    return "MT-71" if double else "MT-69"


def _tip(id: str, title: str, text: str, rule: str) -> Tip:
    return {"id": id, "title": title, "text": text, "rule": rule}
