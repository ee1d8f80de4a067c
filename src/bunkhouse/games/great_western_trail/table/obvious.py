"""Decisions that nobody would think about: the table makes them, and whoever wants another takes it back."""

from collections.abc import Sequence

from bunkhouse.games.great_western_trail.actions import ACTIONS, CERTIFICATES, FORESIGHT, VIA, VIA_NODE
from bunkhouse.games.great_western_trail.rules.ways import Way
from bunkhouse.games.great_western_trail.table.decision import owed
from bunkhouse.games.great_western_trail.table.ways import way_by_branch
from bunkhouse.games.great_western_trail.trail import NODE_NAMES
from bunkhouse.games.great_western_trail.view_types import View


def obvious(view: View, legal: Sequence[int]) -> int | None:
    """As many certificates as there are; the way that costs nothing, or as little as any other does; the
    first of two equal tiles."""
    kinds = {int(ACTIONS.kind(code)) for code in legal}
    if kinds == {int(CERTIFICATES)}:
        return max(legal)
    if kinds == {int(FORESIGHT)}:
        return _tile(view, legal)
    return _way(view, legal) if kinds == {int(VIA)} else None


def _tile(view: View, legal: Sequence[int]) -> int | None:
    """GWT-66: the tiles on the spaces of one stage are equal."""
    tiles = [tile for space in view["foresight"] for tile in space]
    return legal[0] if len({tiles[code - int(FORESIGHT)] for code in legal}) == 1 else None


def _way(view: View, legal: Sequence[int]) -> int | None:
    """GWT-35: a free way, and of equal ways the first; where fees go to somebody, it is a choice to whom."""
    step = owed(view)
    if step is None or step["step"] != "walk":
        return None
    ways = {code: way_by_branch(view, NODE_NAMES[VIA_NODE[code - int(VIA)]]) for code in legal}
    free = [code for code, way in ways.items() if way.most == 0]
    if free:
        return free[0]
    alike = len({(way.least, way.most) for way in ways.values()}) == 1
    return legal[0] if alike and not any(_pays_somebody(view, way) for way in ways.values()) else None


def _pays_somebody(view: View, way: Way) -> bool:
    """Whether another player's building stands on the way."""
    fields = [view["trail"].get(NODE_NAMES[node]) for node in way.path]
    return any(isinstance(field, dict) and field["seat"] != view["actor"] for field in fields)
