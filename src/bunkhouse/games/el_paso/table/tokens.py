"""Objective and bonus tokens, wherever they lie."""

from typing import Final

from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.cards import HEADS, WORKER_SIGNS

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


def token(texts: Texts, name: str, have: dict[str, int]) -> PartDict:
    """A token anywhere on the table; needs that are met have a tick."""
    if name in c.BONUS_NAMES:
        return _bonus(texts, name)
    needs = c.OBJECTIVE_NEEDS[c.OBJECTIVE_NAMES.index(name)]
    return _objective(texts, name, [min(have.get(need, 0), count) for need, count in needs.items()])


@cached_part
def _bonus(texts: Texts, name: str) -> PartDict:
    number = c.BONUS_NAMES.index(name)
    effect, points = c.BONUS_EFFECT[number], int(c.BONUS_VP[number])
    return {
        "id": element_ids.token_id(name),
        "cls": "oc bo",
        "sign": _EFFECT_SIGNS[effect],
        "needs": [],
        "points": points,
        "name": texts.say("board-bonus", effect=effect, points=points),
        "tip": f"bonus-{effect}",
    }


@cached_part
def _objective(texts: Texts, name: str, met: list[int]) -> PartDict:
    """``met``: how many there are of each element that it needs."""
    number = c.OBJECTIVE_NAMES.index(name)
    needs, points = c.OBJECTIVE_NEEDS[number], int(c.OBJECTIVE_VP[number])
    told = ", ".join(texts.say("board-need", need=need, count=count) for need, count in needs.items())
    flat = [
        _need(need, copy < have)
        for (need, count), have in zip(needs.items(), met, strict=True)
        for copy in range(count)
    ]
    return {
        "id": element_ids.token_id(name),
        "cls": f"oc n{len(flat)}",
        "sign": "",
        "needs": flat,
        "points": points,
        "name": texts.say("board-objective", needs=told, points=points),
        "tip": "objective",
    }


def _need(need: str, met: bool) -> PartDict:
    return {
        "sign": _NEED_SIGNS[need],
        "cow": need if need in HEADS else "",
        "disc": need == "dark_disc",
        "house": need.startswith("building"),
        "least": _LEAST.get(need, ""),
        "met": met,
    }
