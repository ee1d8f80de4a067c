"""What the table says about the things on it: accessible names and the words on tags."""

from typing import Final

from bunkhouse.drawing.clicks import Mark
from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import Texts
from bunkhouse.engine.errors import Param
from bunkhouse.games.el_gaucho.actions import ACTIONS, LIE, RAISE, RECALL, REPLACE, ROUSE, STAND
from bunkhouse.games.el_gaucho.rules.special import USES
from bunkhouse.games.el_gaucho.table.clicks import CLICKS
from bunkhouse.games.el_gaucho.table.element_ids import WHERE
from bunkhouse.games.el_gaucho.view_types import View

_STRENGTH: Final[list[int]] = [STAND, RAISE, LIE, ROUSE, REPLACE, RECALL]
"""Which of several actions on a tile its tag speaks of: the strongest."""


def spelled(params: dict[str, Param]) -> dict[str, Param]:
    """Where a space is that a sentence speaks of; a terminal calls it by its code."""
    for name in ("space", "spot"):
        found = WHERE.get(str(params.get(name, "")))
        if found is not None:
            return {"pasture": found[0], "number": found[1]}
    return {}


def with_ways(texts: Texts, name: str, actions: list[int]) -> str:
    """The name of a thing, followed by what can be done with it now."""
    if not actions:
        return name
    uses = [texts.say("board-verb", kind="use")] if any(_is_use(code) for code in actions) else []
    ways = dict.fromkeys([*uses, *[_way(texts, code) for code in actions]])
    return "; ".join([name, *[way for way in ways if way]])


def _way(texts: Texts, code: int) -> str:
    kind = ACTIONS.text_id(code).removeprefix("action-")
    dice = ACTIONS.values(code).get("dice", "")
    return texts.say("board-way", kind=kind, dice=dice) if dice else texts.say("board-verb", kind=kind)


def _is_use(code: int) -> bool:
    return int(ACTIONS.kind(code)) in USES


def actions_at(target: str, context: DrawContext) -> list[int]:
    """What can be done with a thing now."""
    return context.legal.get(target, [])


def tile_marks(actions: list[int], view: View) -> list[Mark]:
    """The tag on a tile of the Pampa: the dice of the strongest action there."""
    for kind in _STRENGTH:
        codes = [code for code in actions if ACTIONS.kind(code) == kind]
        if codes:
            return _added_up(CLICKS.tag(min(codes), view))
    return []


def _added_up(marks: list[Mark]) -> list[Mark]:
    """Dice that are used together have a plus between them."""
    return [*[(symbol, "+") for symbol, _ in marks[:-1]], *marks[-1:]]


def place_marks(actions: list[int], view: View, texts: Texts) -> list[Mark]:
    """The tag on a special place: what it takes to enter it, or that it can be used."""
    if not actions:
        return []
    if _is_use(actions[0]):
        return [("ui-play", texts.say("board-verb", kind="use"))]
    return [*_added_up(CLICKS.tag(actions[0], view)), ("", texts.say("board-verb", kind="enter"))]
