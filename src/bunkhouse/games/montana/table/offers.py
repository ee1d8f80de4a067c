"""A card with every group of workers or goods to choose from, and what is being counted beside the prompt."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.montana import actions as kinds
from bunkhouse.games.montana.actions import ACTIONS
from bunkhouse.games.montana.components import BUILD_MOST, UPGRADES
from bunkhouse.games.montana.groups import BUNDLE_NAMES, CREW_NAMES, EXCHANGE_NAMES, parts
from bunkhouse.games.montana.table.element_ids import (
    GOOD_SYMBOLS,
    OWN_CANTEENS,
    WORKER_SYMBOLS,
    Part,
    View,
    offer_id,
    remembered,
    under_way,
)
from bunkhouse.games.montana.table.words import words

_WORKERS: Final = (kinds.HIRE, kinds.RETURN, kinds.STAFF)


def group_of(code: int) -> str:
    """The group that an action sends, hires, returns, takes or exchanges; empty for other actions."""
    kind = int(ACTIONS.kind(code))
    at = code - kind
    if kind in _WORKERS:
        return CREW_NAMES[at + 1]
    if kind == kinds.TAKE:
        return BUNDLE_NAMES[at]
    return EXCHANGE_NAMES[at] if kind == kinds.EXCHANGE else ""


def offers(view: View, context: DrawContext) -> Part | None:
    """Nothing unless the viewer chooses a group now."""
    codes = [code for id, found in context.legal.items() if id.startswith("o-") for code in found]
    if not codes:
        return None
    key = ("offers", context.language, (view["decision"] or {}).get("part"), *codes)
    return remembered(key, lambda: _offers(codes, view, context))


def _offers(codes: list[int], view: View, context: DrawContext) -> Part:
    options = [_option(code, view, context) for code in codes]
    return {
        "title": _title(codes[0], context),
        "options": options,
        "ids": [option["id"] for option in options],
        "wide": max(len(option["symbols"]) + len(option["gains"]) for option in options),
        "workers": int(ACTIONS.kind(codes[0])) in _WORKERS,
        "own": int(ACTIONS.kind(codes[0])) in (kinds.RETURN, kinds.STAFF),
    }


def _title(code: int, context: DrawContext) -> str:
    return context.say("board-choose", kind=ACTIONS.text_id(code).removeprefix("action-"))


def _option(code: int, view: View, context: DrawContext) -> Part:
    kind = int(ACTIONS.kind(code))
    group = group_of(code)
    pieces = group.split("+")
    symbols = WORKER_SYMBOLS if kind in _WORKERS else GOOD_SYMBOLS
    gains = [GOOD_SYMBOLS[UPGRADES[piece]] for piece in pieces] if kind == kinds.EXCHANGE else []
    return {
        "id": offer_id(group),
        "symbols": [symbols[piece] for piece in pieces],
        "gains": gains,
        "name": _words(kind, group, view, context),
    }


def _words(kind: int, group: str, view: View, context: DrawContext) -> str:
    if kind == kinds.STAFF:
        part = view["decision"]["part"]
        return context.say("action-staff", part=part, **parts(group))
    if kind == kinds.HIRE:
        return context.say("action-hire", **parts(group))
    if kind == kinds.RETURN:
        return context.say("action-return", **parts(group))
    if kind == kinds.TAKE:
        return context.say("action-take", **parts(group))
    return context.say("action-exchange", **parts(group))


def progress(view: View, context: DrawContext) -> Part | None:
    """MT-66: how many of the three settlements have been built."""
    decision = under_way(view)
    if decision is None or decision["step"] != "build":
        return None
    built = decision["built"]
    return {
        "built": built,
        "rest": int(BUILD_MOST) - built,
        "colour": context.colours[decision["seat"]],
        "name": context.say("board-built", count=built, most=int(BUILD_MOST)),
    }


def canteen(context: DrawContext) -> str:
    """MT-83: the words of a button, while a canteen can be used."""
    return words(context).plain["use-canteen"] if OWN_CANTEENS in context.legal else ""
