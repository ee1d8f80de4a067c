"""What every piece is for, with the rule that says so; and what a field costs whoever looks at it."""

from collections import Counter
from typing import Final, NamedTuple

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.actions import TRADE
from bunkhouse.games.montana.groups import parts
from bunkhouse.games.montana.table.city import reward_words
from bunkhouse.games.montana.table.element_ids import CATTLE, GOOD_SYMBOLS, OWN_CATTLE
from bunkhouse.games.montana.table.fields import Gain, card_id, gain_words, gains_of
from bunkhouse.games.montana.table.land import (
    COSTS,
    LandState,
    PrintedField,
    printed_land,
    tip_of,
)
from bunkhouse.games.montana.view_types import Counts, View

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


def tips(context: DrawContext) -> list[PartDict]:
    """All explanations that are the same in every game."""
    texts = context.texts
    areas = dict.fromkeys(c.AREA_NAMES, "MT-43")
    large = set(c.UPGRADES.values())
    goods = {good: "MT-65" if good in large else "MT-5" for good in c.GOOD_NAMES}
    workers = dict.fromkeys(c.WORKER_NAMES, "MT-43")
    return [
        *_named(texts, "", "thing", _RULES, "board-tip-title", "board-tip-text"),
        *_named(texts, "area-", "area", areas, "table-area", "board-tip-area"),
        *_rewards(texts),
        *_named(texts, "good-", "good", goods, "board-tip-good-title", "board-tip-good"),
        *_named(texts, "worker-", "worker", workers, "board-tip-worker-title", "board-tip-worker"),
        *_spots(texts),
        *(_price(texts, cost, double) for cost in COSTS for double in (False, True)),
        {"id": "end", "title": texts.say("board-end-title"), "text": texts.say("board-end"), "rule": "MT-85"},
    ]


def _named(
    texts: Texts, prefix: str, param: str, rules: dict[str, str], title: str, text: str
) -> list[PartDict]:
    """Things that are called by a parameter of two texts, with their rules."""
    return [
        _tip(prefix + name, texts.say(title, **{param: name}), texts.say(text, **{param: name}), rule)
        for name, rule in rules.items()
    ]


def _rewards(texts: Texts) -> list[PartDict]:
    title = "board-tip-reward-title"
    return [
        _tip(f"reward-{row}", texts.say(title, row=row), f"{reward_words(texts, row)}.", rule)
        for row, rule in enumerate(_REWARD_RULES, 1)
    ]


def _spots(texts: Texts) -> list[PartDict]:
    """What the spaces of each row of the city say: what is to be had there, and how."""
    return [
        _tip(
            f"{kind}-{row}",
            texts.say("board-row", row=row),
            f"{reward_words(texts, row)}. {texts.say('board-tip-text', thing=kind)}",
            rule,
        )
        for row in range(1, int(c.ROWS) + 1)
        for kind, rule in _SPOT_RULES.items()
    ]


def _price(texts: Texts, cost: tuple[str, ...], double: bool) -> PartDict:
    """What a field says to everybody."""
    price = texts.say("board-price", **parts("+".join(cost)))
    return _field_tip(texts, tip_of(cost, double), double, f"{price} {texts.say('board-where')}")


def prices(land: LandState, view: View, context: DrawContext) -> list[PartDict]:
    """MT-69, MT-71: what each kind of field that could be built on costs, beside what the viewer has."""
    if context.viewer is None:
        return []
    board = view["seats"][context.viewer]
    things = [c.TRADE_NAMES[code - int(TRADE)] for code in context.legal.get(OWN_CATTLE, [])]
    cattle = board["cattle"] if things else 0
    cards = _prices(context.texts, land, context.viewer, board["goods"], cattle, things)
    found: list[PartDict] = cards["cards"]
    return found


@cached_part
def _prices(
    texts: Texts, land: LandState, viewer: int, goods: Counts, cattle: int, things: list[str]
) -> PartDict:
    fields = printed_land(land["players"], land["laid"]).fields
    gains, means = gains_of(land, land["open"], viewer), Means(goods, cattle, things)
    different = {card_id(fields[name], gain): (fields[name], gain) for name, gain in gains.items()}
    return {"cards": [_card(texts, id, *found, means) for id, found in different.items()]}


class Means(NamedTuple):
    """What somebody can pay with."""

    goods: Counts
    cattle: int
    """As many as can be traded now."""
    things: list[str]
    """What they can be traded for."""

    def suffice(self, missing: list[str]) -> bool:
        """MT-79: whether cattle can be traded for everything that is missing."""
        return 0 < len(missing) <= self.cattle and set(missing) <= set(self.things)


def _card(texts: Texts, id: str, field: PrintedField, gain: Gain, means: Means) -> PartDict:
    """For every good how many are there and how many are needed, what the field brings, and the trades that
    help."""
    needed, held = Counter(field["cost"]), means.goods
    missing = [good for good, count in needed.items() for _ in range(count - held.get(good, 0))]
    said = filter(None, [_verdict(texts, missing, means), _brings(texts, field["double"], gain)])
    return {
        **_field_tip(texts, id, field["double"], " ".join(said)),
        "cells": [
            (GOOD_SYMBOLS[good], f"{held.get(good, 0)}/{count}", held.get(good, 0) >= count)
            for good, count in needed.items()
        ],
        "deeds": [_deed(texts, good) for good in dict.fromkeys(missing)] if means.suffice(missing) else [],
    }


def _verdict(texts: Texts, missing: list[str], means: Means) -> str:
    """Whether the goods suffice; and MT-79: whether cattle can be traded for what is lacking."""
    if not missing:
        return texts.say("board-enough")
    lacking = texts.say("board-lacking", **parts("+".join(missing)))
    return f"{lacking} {texts.say('board-tradeable')}" if means.suffice(missing) else lacking


def _brings(texts: Texts, double: bool, gain: Gain) -> str:
    """MT-71, MT-72, MT-76, MT-77: what there is to be had on a field beside one settlement."""
    homes = texts.say("board-two-homes", count=int(c.DOUBLE_TOKENS)) if double else ""
    found = ", ".join(filter(None, [homes, gain_words(texts, gain)]))
    return texts.say("board-brings-line", what=found) if found else ""


def _deed(texts: Texts, good: str) -> tuple[str, str, str, str]:
    """MT-79: a trade that brings what is lacking: the move, its signs and its words."""
    said = texts.say("board-barter-deed", thing=good, coins=int(c.TRADE_COINS))
    return f"trade {good}", CATTLE, GOOD_SYMBOLS[good], said


def _field_tip(texts: Texts, id: str, double: bool, text: str) -> PartDict:
    title = texts.say("board-price-title", kind="double" if double else "land")
    return _tip(id, title, text, "MT-71" if double else "MT-69")


def _tip(id: str, title: str, text: str, rule: str) -> PartDict:
    return {"id": id, "title": title, "text": text, "rule": rule}
