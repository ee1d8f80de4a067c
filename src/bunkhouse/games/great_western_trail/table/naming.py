"""Accessible names: what a thing is, and what can be done with it now."""

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.great_western_trail.actions import ACTIONS
from bunkhouse.games.great_western_trail.table.element_ids import View
from bunkhouse.games.great_western_trail.table.tags import shown
from bunkhouse.games.great_western_trail.table.ways import ways


def with_ways(name: str, id: str, view: View, context: DrawContext) -> str:
    """The name of a thing, followed by the moves that begin with it and what they cost."""
    codes = context.legal.get(id)
    if not codes:
        return name
    verbs = dict.fromkeys(ACTIONS.text_id(code).removeprefix("action-") for code in codes)
    said = [context.say("board-verb", kind=kind) for kind in verbs]
    way = ways(view).get(id.removeprefix("n-"))
    if "move" in verbs and way is not None:
        said.append(context.say("board-steps", steps=way.steps))
        if way.most:
            sure = "yes" if way.least == way.most else "no"
            said.append(context.say("board-fees", sure=sure, least=way.least, most=way.most))
    else:
        said += [text for _, text in shown(codes, view) if text]
    return ", ".join([name, *said])
