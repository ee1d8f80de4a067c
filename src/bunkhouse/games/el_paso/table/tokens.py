"""Objective and bonus tokens, wherever they lie."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.el_paso.components import (
    BONUS_EFFECT,
    BONUS_NAMES,
    BONUS_VP,
    OBJECTIVE_NAMES,
    OBJECTIVE_NEEDS,
    OBJECTIVE_VP,
)
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.element_ids import HEADS, WORKER_SIGNS, Part, remembered

_NEED_SIGNS: Final = {
    **WORKER_SIGNS,
    **HEADS,
    "building": "cabin",
    "building_3plus": "cabin",
    "building_4plus": "cabin",
    "dark_disc": "disc",
    "bonus_token": "bonus",
}
_EFFECT_SIGNS: Final = {"permanent_certificate": "pcert", "count_duplicate": "dup", "none": "vp"}
_LEAST: Final = {"building_3plus": "3+", "building_4plus": "4+"}


def token(name: str, have: dict[str, int], context: DrawContext) -> Part:
    """A token anywhere on the table; needs that are met have a tick."""
    needs = OBJECTIVE_NEEDS[OBJECTIVE_NAMES.index(name)] if name in OBJECTIVE_NAMES else {}
    met = tuple(min(have.get(need, 0), count) for need, count in needs.items())
    return remembered(("token", context.language, name, met), lambda: _drawn_token(name, have, context))


def _drawn_token(name: str, have: dict[str, int], context: DrawContext) -> Part:
    if name in BONUS_NAMES:
        number = BONUS_NAMES.index(name)
        effect = BONUS_EFFECT[number]
        return {
            "id": element_ids.token_id(name),
            "cls": "oc bo",
            "sign": _EFFECT_SIGNS[effect],
            "needs": [],
            "points": int(BONUS_VP[number]),
            "name": context.say("board-bonus", effect=effect, points=int(BONUS_VP[number])),
            "tip": f"bonus-{effect}",
        }
    number = OBJECTIVE_NAMES.index(name)
    needs = OBJECTIVE_NEEDS[number]
    flat = [_need(need, copy < have.get(need, 0)) for need, count in needs.items() for copy in range(count)]
    return {
        "id": element_ids.token_id(name),
        "cls": f"oc n{len(flat)}",
        "sign": "",
        "needs": flat,
        "points": int(OBJECTIVE_VP[number]),
        "name": context.say(
            "board-objective", needs=_told_needs(needs, context), points=int(OBJECTIVE_VP[number])
        ),
        "tip": "objective",
    }


def _told_needs(needs: dict[str, int], context: DrawContext) -> str:
    return ", ".join(context.say("board-need", need=need, count=count) for need, count in needs.items())


def _need(need: str, met: bool) -> Part:
    return {
        "sign": _NEED_SIGNS[need],
        "cow": need if need in HEADS else "",
        "disc": need == "dark_disc",
        "house": need.startswith("building"),
        "least": _LEAST.get(need, ""),
        "met": met,
    }
