"""What the table says about the things on it: accessible names and the words on tags."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.engine.errors import Param
from bunkhouse.games.el_gaucho import actions as kinds
from bunkhouse.games.el_gaucho.actions import ACTIONS
from bunkhouse.games.el_gaucho.table.element_ids import PLACES, View
from bunkhouse.games.el_gaucho.table.tags import Mark, tag

_ORDER: Final = [kinds.STAND, kinds.RAISE, kinds.LIE, kinds.ROUSE, kinds.REPLACE, kinds.RECALL]
"""Which of several actions on a tile its tag speaks of: the strongest."""
_USES: Final = [kinds.SELL, kinds.RODEO_DIE, kinds.STEAL, kinds.ROUSE, kinds.REPLACE, kinds.LOOK]


def spelled(params: dict[str, Param]) -> dict[str, Param]:
    """Where a space is that a sentence speaks of; a terminal calls it by its code."""
    for name in ("space", "spot"):
        found = PLACES.get(str(params.get(name, "")))
        if found is not None:
            return {"pasture": found[0], "number": found[1]}
    return {}


def with_ways(name: str, target: str, context: DrawContext) -> str:
    """The name of a thing, followed by what can be done with it now."""
    codes = context.legal.get(target)
    if not codes:
        return name
    uses = (
        [context.say("board-verb", kind="use")] if any(ACTIONS.kind(code) in _USES for code in codes) else []
    )
    ways = dict.fromkeys([*uses, *(_way(code, context) for code in codes)])
    return "; ".join([name, *(way for way in ways if way)])


def _way(code: int, context: DrawContext) -> str:
    kind = ACTIONS.text_id(code).removeprefix("action-")
    dice = ACTIONS.values(code).get("dice", "")
    return context.say("board-way", kind=kind, dice=dice) if dice else context.say("board-verb", kind=kind)


def tile_marks(target: str, view: View, context: DrawContext) -> list[Mark]:
    """The tag on a tile of the Pampa: the dice of the strongest action there."""
    codes = context.legal.get(target, [])
    if not codes:
        return []
    kind, code = min((_rank(code), code) for code in codes)
    return _added_up(tag(code, view)) if kind < len(_ORDER) else []


def _added_up(marks: list[Mark]) -> list[Mark]:
    """Dice that are used together have a plus between them."""
    return [*((symbol, "+") for symbol, _ in marks[:-1]), *marks[-1:]]


def _rank(code: int) -> int:
    kind = ACTIONS.kind(code)
    return _ORDER.index(kind) if kind in _ORDER else len(_ORDER)


def place_marks(target: str, view: View, context: DrawContext) -> list[Mark]:
    """The tag on a special place: what it takes to enter it, or that it can be used."""
    codes = context.legal.get(target, [])
    if not codes:
        return []
    kind = int(ACTIONS.kind(codes[0]))
    verb = context.say("board-verb", kind="use" if kind in _USES else "enter")
    dice = [] if kind in _USES else _added_up(tag(codes[0], view))
    return [("ui-play", verb)] if kind in _USES else [*dice, ("", verb)]
