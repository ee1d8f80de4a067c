"""What the prompt shows: every group of workers or goods to choose from, and what is being counted."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.montana.actions import ACTIONS
from bunkhouse.games.montana.components import BUILD_MOST, UPGRADES
from bunkhouse.games.montana.groups import parts
from bunkhouse.games.montana.table.decision import under_way
from bunkhouse.games.montana.table.element_ids import GOOD_SYMBOLS, OWN_CANTEENS, WORKER_SYMBOLS, group_id
from bunkhouse.games.montana.view_types import View

_OWN_WORKERS: Final = ("return", "staff")


def groups(view: View, context: DrawContext) -> PartDict | None:
    """Nothing unless the viewer chooses a group now."""
    codes = [code for id, found in context.legal.items() if id.startswith("o-") for code in found]
    if not codes:
        return None
    chosen = [ACTIONS.notation(code).partition(" ") for code in codes]
    decision = view["decision"]
    part = decision["part"] if decision is not None and decision["step"] == "staff" else ""
    return _groups(context.texts, chosen[0][0], [group for _, _, group in chosen], part)


def _name(texts: Texts, verb: str, group: str, part: str) -> str:
    if verb == "staff":
        return texts.say("action-staff", part=part, **parts(group))
    own = "action-hire" if verb == "hire" else "action-return"
    supply = "action-take" if verb == "take" else "action-exchange"
    return texts.say(own if verb in ("hire", "return") else supply, **parts(group))


@cached_part
def _groups(texts: Texts, verb: str, groups: list[str], part: str) -> PartDict:
    """What is done with a group; ``part``: of the space that workers are sent to."""
    workers = verb in ("hire", *_OWN_WORKERS)
    symbols = WORKER_SYMBOLS if workers else GOOD_SYMBOLS
    options = []
    for group in groups:
        pieces = group.split("+")
        options.append(
            {
                "id": group_id(group),
                "symbols": [symbols[piece] for piece in pieces],
                "gains": [GOOD_SYMBOLS[UPGRADES[piece]] for piece in pieces] if verb == "exchange" else [],
                "name": _name(texts, verb, group, part),
            }
        )
    return {
        "title": texts.say("board-choose", kind=verb),
        "options": options,
        "ids": [option["id"] for option in options],
        "wide": max(len(option["symbols"]) + len(option["gains"]) for option in options),
        "workers": workers,
        "own": verb in _OWN_WORKERS,
    }


def progress(view: View, context: DrawContext) -> PartDict | None:
    """MT-66: how many of the three settlements have been built."""
    decision = under_way(view)
    if decision is None or decision["step"] != "build":
        return None
    built, most = decision["built"], int(BUILD_MOST)
    return {
        "built": built,
        "rest": most - built,
        "colour": context.colours[decision["seat"]],
        "name": context.say("board-built", count=built, most=most),
    }


def canteen(context: DrawContext) -> str:
    """MT-83: the words of a button, while a canteen can be used."""
    return context.say("board-use-canteen") if OWN_CANTEENS in context.legal else ""
