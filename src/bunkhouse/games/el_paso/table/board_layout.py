"""The trail: where its spaces lie on the board, what stands there, and the ranchers."""

from collections.abc import Sequence
from typing import Final

from bunkhouse.drawing.clicks import Mark
from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.components import BUILDERS, FACE_NAMES, FACE_VP, TYPE_NAMES
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.clicks import CLICKS
from bunkhouse.games.el_paso.table.current_step import own_step, tile_at, top_step, usable
from bunkhouse.games.el_paso.table.printed_actions import BUILDINGS, buttons
from bunkhouse.games.el_paso.table.ways import way
from bunkhouse.games.el_paso.trail import EL_PASO, SPACE_COST, SPACE_NAMES, SPACES
from bunkhouse.games.el_paso.view_types import Holder, Trail, View

HOME: Final = SPACE_NAMES[int(EL_PASO)]
MIDDLES: Final = {
    HOME: (252, 326),
    "c1": (266, 246),
    "nB": (288, 166),
    "c2": (396, 152),
    "nC": (495, 158),
    "c3": (597, 152),
    "c4": (500, 240),
    "nD": (702, 180),
    "c5": (752, 265),
    "nE": (746, 372),
    "c6": (706, 476),
    "c7": (624, 348),
    "nF": (588, 472),
    "c8": (472, 480),
    "nG": (360, 480),
    "c9": (266, 405),
}
"""The middle of every space in the drawing, which is 1100 units wide and 526 high."""
_STOP_IDS: Final = [element_ids.stop_id(space) for space in SPACE_NAMES]
_SIZES: Final = {"neutral": (108, 66), "common": (90, 58), "site": (70, 46), "gate": (88, 58)}
_TAG_ON_TOP: Final = {HOME, "nE", "c6", "c7", "nF", "c8", "nG", "c5"}
"""Spaces whose tag stands above them, where there is more room."""
_HEART: Final = "c4"
"""In the middle of the ring."""
_LAST: Final = "c9"
"""Between two stops that are near: ranchers stand beside it."""
_STEP: Final = 19
"""How far apart ranchers on the same stop stand."""
_LOW: Final = 440
"""Below this height ranchers stand on the upper edge of a stop, where there is more room."""
_HEIGHT: Final = 40
"""Of a rancher."""
_ROW: Final = 31
"""The least height of a printed action while it can be touched."""
_BOTTOM: Final = 518
"""Nothing on the board lies lower than this."""

assert set(MIDDLES) == set(SPACE_NAMES)


def stops(view: View, context: DrawContext) -> PartDict:
    """Every space with what stands on it."""
    trail, names, colours = view["trail"], context.names, context.colours
    plain = _all_stops(context.texts, trail, names, colours, context.viewer)
    top = own_step(view, context.viewer)
    acting = top if top is not None and top["step"] == "act" and "replaced" not in top else None
    here = acting["space"] if acting is not None and usable(view, acting["space"]) else ""
    lit = context.lit(_STOP_IDS)
    if not lit and not here:
        return plain
    touched = [space for space in SPACE_NAMES if element_ids.stop_id(space) in lit or space == here]
    found = list(plain["stops"])
    for space in touched:
        owned = _owned(trail, space, names, colours, context.viewer)
        used = acting["used"] if acting is not None and space == here else None
        marks, line = _marks(space, view, context), _way(space, view, context)
        found[SPACE_NAMES.index(space)] = _stop(context.texts, space, *owned, marks, line, used)
    return {"stops": found, "ids": [id for stop in found for id in stop["ids"]]}


@cached_part
def _all_stops(
    texts: Texts, trail: Trail, names: list[str], colours: list[str], viewer: int | None
) -> PartDict:
    found = [_stop(texts, space, *_owned(trail, space, names, colours, viewer)) for space in SPACE_NAMES]
    return {"stops": found}


def _owned(
    trail: Trail, space: str, names: list[str], colours: list[str], viewer: int | None
) -> tuple[str, str, str, str]:
    """The building on a space; whose it is: ``none``, ``own`` or ``other``; its owner's name and colour."""
    building, owner = tile_at(trail, space)
    if owner is None:
        return building, "none", "", ""
    return building, "own" if owner == viewer else "other", names[owner], colours[owner]


@cached_part
def _stop(
    texts: Texts,
    space: str,
    building: str,
    whose: str,
    name: str,
    colour: str,
    marks: Sequence[Mark] = (),
    way_there: str = "",
    used: list[str] | None = None,
) -> PartDict:
    """A space; ``used``: what is over of its printed actions, while they can be touched."""
    id, form = element_ids.stop_id(space), _form(space, building, bool(colour))
    symbols, cost = BUILDINGS.get(building, []), int(SPACE_COST[SPACE_NAMES.index(space)])
    rows = [] if used is None else buttons(texts, symbols, used, "ro")
    return {
        "id": id,
        "form": form,
        "space": space,
        "cls": _class(space, form, colour),
        "style": _style(space, form, len(rows)),
        "name": ", ".join([_name(texts, space, building, whose, name), *_told(texts, marks)]),
        "tip": f"building-{building}-{whose}" if colour else f"building-{building}" if building else form,
        "marks": list(marks),
        "more": {"data-way": way_there, "data-mark": building or space},
        "title": building or texts.say("field", field=HOME),
        "colour": colour,
        "points": int(FACE_VP[FACE_NAMES.index(building)]) if building in FACE_NAMES else 0,
        "cost": cost,
        "piece": element_ids.building_id(space, building) if building else "",
        "from": element_ids.type_id(building[:-1]) if colour else "",
        "rows": [symbol.signs for symbol in symbols],
        "acting": rows,
        "ids": [row["id"] for row in rows] or [id],
    }


def _form(space: str, building: str, common: bool) -> str:
    if space == HOME:
        return "gate"
    return "site" if not building else "common" if common else "neutral"


def _class(space: str, form: str, colour: str) -> str:
    cls = {"gate": "gate", "site": "site", "neutral": "bt neu", "common": f"bt pri p-{colour}"}[form]
    return cls + (" tp" if space in _TAG_ON_TOP else "")


def _style(space: str, form: str, rows: int) -> str:
    """``rows``: how many printed actions can be touched there; they need more room then."""
    (x, y), (width, height) = MIDDLES[space], _SIZES[form]
    high = max(height, rows * _ROW + 4)
    top = min(y - high / 2, _BOTTOM - high)
    return f"left:{x - width / 2:g}px;top:{top:g}px;width:{width}px;height:{high}px"


def _name(texts: Texts, space: str, building: str, whose: str, name: str) -> str:
    if space == HOME:
        return texts.say("field", field=HOME)
    if not building:
        return texts.say("board-site", space=space, cost=int(SPACE_COST[SPACE_NAMES.index(space)]))
    return texts.say("board-building", building=building, whose=whose, name=name, space=space)


def _told(texts: Texts, marks: Sequence[Mark]) -> list[str]:
    return [texts.say("board-mark", symbol=symbol or "words", text=text) for symbol, text in marks]


def _marks(space: str, view: View, context: DrawContext) -> list[Mark]:
    """What the lasso says: the steps with the cowboys they take, or the price of building there."""
    codes = context.legal.get(element_ids.stop_id(space), [])
    kind = ACTIONS.kind(codes[0]) if codes else None
    if kind not in (kinds.SITE, kinds.MOVE, kinds.HURRY):
        return []
    marks = CLICKS.tag(codes[0], view)
    if kind == kinds.SITE:
        return marks
    return [("", context.texts.say("board-steps", count=int(marks[0][1]))), *marks[1:]]


def _way(space: str, view: View, context: DrawContext) -> str:
    """The way to a stop that can be reached, for a line on the board."""
    seat = view["actor"]
    if element_ids.stop_id(space) not in context.legal or seat is None:
        return ""
    spaces = way(view["trail"], view["seats"][seat]["rancher"], space)
    return " ".join(f"{MIDDLES[each][0]},{MIDDLES[each][1]}" for each in spaces)


def everybody(view: View) -> list[Holder]:
    """What lies before every seat, Sue's included."""
    return [*view["seats"]] if view["sue"] is None else [*view["seats"], view["sue"]]


def ranchers(view: View, context: DrawContext) -> PartDict:
    """Everybody who is on the trail; whoever ended the game stands in the town (EP-100)."""
    places: list[tuple[str, str, bool] | None] = []
    for seat, item in enumerate(everybody(view)):
        space = item["rancher"]
        building, owner = ("", None) if space is None else tile_at(view["trail"], space)
        away = space is None or seat == view["finisher"]
        places.append(None if space is None or away else (space, building, owner is not None))
    return _ranchers(context.texts, places, context.names, context.colours, context.viewer)


@cached_part
def _ranchers(
    texts: Texts,
    places: list[tuple[str, str, bool] | None],
    names: list[str],
    colours: list[str],
    viewer: int | None,
) -> PartDict:
    """EP-35: any number may share a stop, the own one in front. A place is a space, what lies there, and
    whether that is a common building."""
    crowd: dict[str, int] = {}
    drawn = []
    for seat, place in sorted(enumerate(places), key=lambda each: each[0] != viewer):
        if place is None:
            continue
        space, building, common = place
        shift = crowd.get(space, 0)
        crowd[space] = shift + 1
        drawn.append(
            {
                "id": element_ids.rancher_id(seat),
                "colour": colours[seat],
                "style": _standing(space, shift, _form(space, building, common)),
                "own": seat == viewer,
                "name": texts.say("board-rancher", name=names[seat], field=building or HOME),
            }
        )
    return {"ranchers": drawn}


def _standing(space: str, shift: int, form: str) -> str:
    """On the edge of a stop, side by side; beside El Paso one above the other. Nothing printed is covered."""
    (x, y), (width, height) = MIDDLES[space], _SIZES[form]
    if space == HOME:
        left, top = x + width / 2 - 4, y + height / 2 - _HEIGHT - _STEP * shift
    elif space == _LAST:
        left, top = x + width / 2 - 6 + _STEP * shift, y + height / 2 - _HEIGHT - 2
    else:
        left = x + width / 2 - 14 - _STEP * shift
        top = y - height / 2 - _HEIGHT + 5 if y > _LOW else y + height / 2 - 10
    return f"left:{left:g}px;top:{top:g}px"


def builders_of(building: str) -> int:
    """How many builders a building needs."""
    return int(BUILDERS[TYPE_NAMES.index(building[:-1])])


def focus(view: View, context: DrawContext) -> list[str]:
    """What a small window should show: what can be touched on the board, who moves; else the own rancher."""
    things = [
        id for id in context.legal if id.startswith(("s-", "q-", "m-", "t-")) and id != element_ids.EXCHANGE
    ]
    shown = things or [id for id in context.legal if id.startswith("r-")]
    seat = context.viewer
    placed = seat is not None and view["seats"][seat]["rancher"] is not None
    own = [element_ids.rancher_id(seat)] if placed and seat is not None else []
    top = top_step(view)
    if shown:
        return [*shown, *own] if top is not None and top["step"] == "move" else shown
    return own or [element_ids.stop_id(_HEART)]


assert len(SPACE_NAMES) == SPACES
