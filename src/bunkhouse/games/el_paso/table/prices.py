"""The price tags of what can be had now."""

from collections.abc import Iterable
from typing import Final

from bunkhouse.drawing.clicks import Mark
from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.el_paso.actions import ACTIONS, BONUS, GAIN, HIRE, TRAIN
from bunkhouse.games.el_paso.table.amounts import money
from bunkhouse.games.el_paso.table.clicks import CLICKS
from bunkhouse.games.el_paso.view_types import View

Prices = dict[str, list[Mark]]
"""By the ids of pieces; none where it is printed beside them, or where all is free."""

_MAY_BE_FREE: Final = (HIRE, GAIN, TRAIN)
"""Kinds of action whose tag says so when they cost nothing."""


def prices(ids: Iterable[str], view: View, context: DrawContext) -> Prices:
    legal = context.legal
    found = {id: _price(legal[id][0], view, context) for id in ids if id in legal} if legal else {}
    return {id: marks for id, marks in found.items() if marks}


def _price(code: int, view: View, context: DrawContext) -> list[Mark]:
    kind = ACTIONS.kind(code)
    if kind not in (*_MAY_BE_FREE, BONUS):
        return []
    marks = CLICKS.tag(code, view)
    if marks:
        return [("", money(context.texts, marks[-1][1]))]
    return [("", context.texts.say("board-free"))] if kind in _MAY_BE_FREE else []
