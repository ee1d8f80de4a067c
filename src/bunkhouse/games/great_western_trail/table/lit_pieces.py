"""What pieces that may be touched now show and say beside their names."""

from collections.abc import Callable
from typing import Final

from bunkhouse.drawing.clicks import Mark
from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict
from bunkhouse.games.great_western_trail import actions
from bunkhouse.games.great_western_trail.actions import ACTIONS
from bunkhouse.games.great_western_trail.rules.ways import Way
from bunkhouse.games.great_western_trail.table import amounts, tags
from bunkhouse.games.great_western_trail.table.clicks import CLICKS
from bunkhouse.games.great_western_trail.table.ways import ways
from bunkhouse.games.great_western_trail.trail import NODE_NAMES
from bunkhouse.games.great_western_trail.view_types import View

Lit = dict[str, tuple[list[Mark], str, str]]
"""By the ids of pieces: the tag, the words that follow the name, and the nodes of the way there."""

_PRICED: Final[dict[int, Callable[[int, View], int]]] = {
    int(actions.BUILD): tags.build_price,
    int(actions.BUY): tags.buy_price,
}
"""Kinds of action of which a piece has several, with different prices."""
_TOLD: Final = [int(kind) for kind in (actions.USE, actions.AUX, actions.DOUBLE, actions.TAKE, actions.PLAY)]
"""Kinds of action that the picture of a piece tells already."""


def lit_pieces(view: View, context: DrawContext) -> Lit:
    """All pieces that may be touched now."""
    found: Lit = {}
    reached = ways(view) if context.legal else {}
    for id, codes in context.legal.items():
        way, marks = reached.get(id.removeprefix("n-")), _shown(codes, view)
        path = "" if way is None else " ".join([NODE_NAMES[node] for node in way.path])
        found[id] = (marks, _words(codes, marks, way, context), path)
    return found


def _shown(codes: list[int], view: View) -> list[Mark]:
    """The tag of a piece: of its only action, or what several of them have in common."""
    start = int(ACTIONS.kind(codes[0]))
    if start in _PRICED:
        prices = [_PRICED[start](code - start, view) for code in codes]
        return [("", amounts.price(min(prices), max(prices)))]
    return [] if start in _TOLD else CLICKS.tag(codes[0], view)


def _words(codes: list[int], marks: list[Mark], way: Way | None, context: DrawContext) -> str:
    """The actions that begin with a piece, and what they cost."""
    verbs = dict.fromkeys(ACTIONS.text_id(code).removeprefix("action-") for code in codes)
    said = [context.say("board-verb", kind=kind) for kind in verbs]
    if "move" in verbs and way is not None:
        said.append(context.say("board-steps", steps=way.steps))
        if way.most:
            sure = "yes" if way.least == way.most else "no"
            said.append(context.say("board-fees", sure=sure, least=way.least, most=way.most))
    else:
        said += [text for _, text in marks if text]
    return ", ".join(["", *said])


def only(lit: Lit, *beginnings: str) -> Lit:
    """Those pieces whose ids begin like this."""
    return {id: piece for id, piece in lit.items() if id.startswith(beginnings)}


def target(id: str, name: str, lit: Lit) -> PartDict:
    """A piece that can be touched now and then."""
    marks, words, _ = lit.get(id, ([], "", ""))
    return {"id": id, "name": name + words, "marks": marks}
