"""A card with every group of workers or goods to choose from, and what is being counted beside the prompt."""

from typing import Final

from bunkhouse.engine.look import Look
from bunkhouse.games.montana import actions as kinds
from bunkhouse.games.montana.actions import ACTIONS
from bunkhouse.games.montana.components import BUILD_MOST, UPGRADES
from bunkhouse.games.montana.groups import BUNDLE_NAMES, CREW_NAMES, EXCHANGE_NAMES, parts
from bunkhouse.games.montana.table.names import (
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


def offers(view: View, look: Look) -> Part | None:
    """Nothing unless the viewer chooses a group now."""
    codes = [code for id, found in look.legal.items() if id.startswith("o-") for code in found]
    if not codes:
        return None
    key = ("offers", look.language, (view["decision"] or {}).get("part"), *codes)
    return remembered(key, lambda: _offers(codes, view, look))


def _offers(codes: list[int], view: View, look: Look) -> Part:
    options = [_option(code, view, look) for code in codes]
    return {
        "title": _title(codes[0], look),
        "options": options,
        "ids": [option["id"] for option in options],
        "wide": max(len(option["symbols"]) + len(option["gains"]) for option in options),
        "workers": int(ACTIONS.kind(codes[0])) in _WORKERS,
        "own": int(ACTIONS.kind(codes[0])) in (kinds.RETURN, kinds.STAFF),
    }


def _title(code: int, look: Look) -> str:
    return look.say("board-choose", kind=ACTIONS.text_id(code).removeprefix("action-"))


def _option(code: int, view: View, look: Look) -> Part:
    kind = int(ACTIONS.kind(code))
    group = group_of(code)
    pieces = group.split("+")
    symbols = WORKER_SYMBOLS if kind in _WORKERS else GOOD_SYMBOLS
    gains = [GOOD_SYMBOLS[UPGRADES[piece]] for piece in pieces] if kind == kinds.EXCHANGE else []
    return {
        "id": offer_id(group),
        "symbols": [symbols[piece] for piece in pieces],
        "gains": gains,
        "name": _words(kind, group, view, look),
    }


def _words(kind: int, group: str, view: View, look: Look) -> str:
    if kind == kinds.STAFF:
        part = view["decision"]["part"]
        return look.say("action-staff", part=part, **parts(group))
    if kind == kinds.HIRE:
        return look.say("action-hire", **parts(group))
    if kind == kinds.RETURN:
        return look.say("action-return", **parts(group))
    if kind == kinds.TAKE:
        return look.say("action-take", **parts(group))
    return look.say("action-exchange", **parts(group))


def progress(view: View, look: Look) -> Part | None:
    """MT-66: how many of the three settlements have been built."""
    decision = under_way(view)
    if decision is None or decision["step"] != "build":
        return None
    built = decision["built"]
    return {
        "built": built,
        "rest": int(BUILD_MOST) - built,
        "colour": look.colours[decision["seat"]],
        "name": look.say("board-built", count=built, most=int(BUILD_MOST)),
    }


def canteen(look: Look) -> str:
    """MT-83: the words of a button, while a canteen can be used."""
    return words(look).plain["use-canteen"] if OWN_CANTEENS in look.legal else ""
