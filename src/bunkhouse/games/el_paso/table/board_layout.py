"""The trail: where its spaces lie on the board, what stands there, and the ranchers."""

from collections.abc import Callable, Sequence
from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.components import BUILDERS, DATA, TYPE_NAMES
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.clicks import tag
from bunkhouse.games.el_paso.table.element_ids import Mark, Part, View, remembered
from bunkhouse.games.el_paso.table.journey import way
from bunkhouse.games.el_paso.table.moment import Moment, in_use, tile_at
from bunkhouse.games.el_paso.table.signs import BUILDINGS
from bunkhouse.games.el_paso.trail import EL_PASO, SPACE_COST, SPACE_NAMES, SPACES

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
_SIZES: Final = {"neutral": (104, 64), "common": (90, 58), "site": (70, 46), "gate": (88, 58)}
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
_POINTS: Final = {
    f"{building['type']}{side}": building[side]["vp"]
    for building in DATA["common_buildings"]
    for side in ("a", "b")
}

assert set(MIDDLES) == set(SPACE_NAMES)


def stops(view: View, context: DrawContext) -> Part:
    """Every space with what stands on it."""
    key = ("stops", context.language, context.viewer, *context.names, *context.colours, packed(view["trail"]))
    plain = remembered(key, lambda: {"stops": [_stop(space, view, context) for space in SPACE_NAMES]})
    moment = in_use("act", view, context)
    drawn = moment is not None and moment.symbols and not moment.replaced
    here = moment.top["space"] if moment is not None and drawn else None
    reached = [number for number, id in enumerate(_STOP_IDS) if id in context.legal] if context.legal else []
    if here is None and not reached:
        return plain
    found = list(plain["stops"])
    for number in reached:
        found[number] = _touched(SPACE_NAMES[number], None, view, context)
    if here is not None:
        found[SPACE_NAMES.index(here)] = _touched(here, moment, view, context)
    return {"stops": found, "ids": [id for stop in found for id in stop["ids"]]}


def _touched(space: str, moment: Moment | None, view: View, context: DrawContext) -> Part:
    """A space that can be touched, or what is printed there, when the moment is about that."""
    id = element_ids.stop_id(space)
    return _stop(
        space, view, context, moment, _marks(id, space, view, context), _way(id, space, view, context)
    )


def _stop(
    space: str,
    view: View,
    context: DrawContext,
    moment: Moment | None = None,
    marks: Sequence[Mark] = (),
    way_there: str = "",
) -> Part:
    building, owner = tile_at(view, space)
    whose = ("", "") if owner is None else (context.names[owner], context.colours[owner])
    used = None if moment is None else tuple(moment.used)
    key = ("stop", context.language, space, building, *whose, owner == context.viewer, used)
    return remembered(
        (*key, tuple(marks), way_there),
        lambda: _drawn_stop(space, moment, marks, way_there, view, context),
    )


def _drawn_stop(
    space: str, moment: Moment | None, marks: Sequence[Mark], way_there: str, view: View, context: DrawContext
) -> Part:
    building, owner = tile_at(view, space)
    id, form = element_ids.stop_id(space), _form(space, building, owner)
    rows = [] if moment is None else printed(moment, context, "ro")
    return {
        "id": id,
        "form": form,
        "space": space,
        "cls": _class(space, form, owner, context),
        "style": _style(space, form),
        "name": _name(space, building, owner, marks, context),
        "tip": _tip(form, building, owner, context),
        "marks": list(marks),
        "more": {"data-way": way_there} if way_there else {},
        "title": building or context.say("field", field=HOME),
        "colour": "" if owner is None else context.colours[owner],
        "points": _POINTS.get(building, 0),
        "cost": int(SPACE_COST[SPACE_NAMES.index(space)]),
        "piece": element_ids.building_id(space, building) if building else "",
        "from": element_ids.type_id(building[:-1]) if owner is not None else "",
        "rows": [symbol.signs for symbol in BUILDINGS.get(building, ())],
        "acting": rows,
        "ids": [row["id"] for row in rows] or [id],
    }


def printed(
    moment: Moment, context: DrawContext, cls: str, id: Callable[[int], str] = element_ids.row_id
) -> list[Part]:
    """The printed actions of the stop, train card or post that is being used; each can be touched."""
    return [
        {
            "id": id(number),
            "cls": cls,
            "name": context.say("table-symbol", **symbol.words),
            "signs": symbol.signs,
            "tip": f"do-{symbol.kind}",
            "used": moment.is_used(number),
        }
        for number, symbol in enumerate(moment.symbols)
    ]


def _form(space: str, building: str, owner: int | None) -> str:
    if space == HOME:
        return "gate"
    if not building:
        return "site"
    return "neutral" if owner is None else "common"


def _class(space: str, form: str, owner: int | None, context: DrawContext) -> str:
    where = " tp" if space in _TAG_ON_TOP else ""
    if owner is not None:
        return f"bt pri p-{context.colours[owner]}{where}"
    return {"gate": "gate", "site": "site", "neutral": "bt neu"}[form] + where


def _style(space: str, form: str) -> str:
    (x, y), (width, height) = MIDDLES[space], _SIZES[form]
    return f"left:{x - width / 2:g}px;top:{y - height / 2:g}px;width:{width}px;height:{height}px"


def _tip(form: str, building: str, owner: int | None, context: DrawContext) -> str:
    if owner is not None:
        return f"building-{building}-{'own' if owner == context.viewer else 'other'}"
    return f"building-{building}" if form == "neutral" else form


def _marks(id: str, space: str, view: View, context: DrawContext) -> list[Mark]:
    """What the lasso says: the steps with the cowboys they take, or the price of building there."""
    codes = context.legal.get(id)
    if not codes:
        return []
    code = codes[0]
    kind = int(ACTIONS.kind(code))
    if kind == kinds.SITE:
        return tag(code, view)
    if kind not in (kinds.MOVE, kinds.HURRY):
        return []
    marks = tag(code, view)
    steps = context.say("board-steps", count=int(marks[0][1]))
    return [("", steps), *((symbol, text) for symbol, text in marks[1:])]


def _name(space: str, building: str, owner: int | None, marks: Sequence[Mark], context: DrawContext) -> str:
    if space == HOME:
        name = context.say("field", field=HOME)
    elif not building:
        name = context.say("board-site", space=space, cost=int(SPACE_COST[SPACE_NAMES.index(space)]))
    else:
        whose = "" if owner is None else context.names[owner]
        mine = "none" if owner is None else "own" if owner == context.viewer else "other"
        name = context.say("board-building", building=building, whose=mine, name=whose, space=space)
    told = [context.say("board-mark", symbol=symbol or "words", text=text) for symbol, text in marks]
    return ", ".join([name, *told])


def _way(id: str, space: str, view: View, context: DrawContext) -> str:
    """The way to a stop that can be reached, for a line on the board."""
    seat = view["actor"]
    if id not in context.legal or seat is None:
        return ""
    _, spaces = way(view, view["seats"][seat]["rancher"], space)
    return " ".join(f"{MIDDLES[each][0]},{MIDDLES[each][1]}" for each in spaces)


def ranchers(view: View, context: DrawContext) -> Part:
    """Everybody who is on the trail."""
    spaces = [item["rancher"] for item in everybody(view)]
    where = packed(view["finisher"], [space and (space, *tile_at(view, space)) for space in spaces])
    key = ("ranchers", context.language, context.viewer, *context.names, *context.colours, where)
    return remembered(key, lambda: {"ranchers": _ranchers(view, context)})


def everybody(view: View) -> list[Part]:
    """What lies before every seat, Sue's included."""
    return view["seats"] if view["sue"] is None else [*view["seats"], view["sue"]]


def _ranchers(view: View, context: DrawContext) -> list[Part]:
    """EP-35: any number may share a stop, the own one in front; whoever ended the game stands in the town."""
    crowd: dict[str, int] = {}
    drawn = []
    for seat, item in sorted(enumerate(everybody(view)), key=lambda each: each[0] != context.viewer):
        space = item["rancher"]
        if space is None or seat == view["finisher"]:
            continue
        shift = crowd.get(space, 0)
        crowd[space] = shift + 1
        drawn.append(
            {
                "id": element_ids.rancher_id(seat),
                "colour": context.colours[seat],
                "style": _standing(space, shift, view),
                "own": seat == context.viewer,
                "name": context.say(
                    "board-rancher", name=context.names[seat], field=tile_at(view, space)[0] or HOME
                ),
            }
        )
    return drawn


def _standing(space: str, shift: int, view: View) -> str:
    """On the edge of a stop, side by side; beside El Paso one above the other. Nothing printed is covered."""
    (x, y), (width, height) = MIDDLES[space], _SIZES[_form(space, *tile_at(view, space))]
    if space == HOME:
        left, top = x + width / 2 - 4, y + height / 2 - _HEIGHT - _STEP * shift
    elif space == _LAST:
        left, top = x + width / 2 - 6 + _STEP * shift, y + height / 2 - _HEIGHT - 2
    else:
        left = x + width / 2 - 14 - _STEP * shift
        top = y - height / 2 - _HEIGHT + 5 if y > _LOW else y + height / 2 - 10
    return f"left:{left:g}px;top:{top:g}px"


def finisher(view: View, context: DrawContext) -> Part | None:
    """EP-100: the rancher on the emptied Simmental space."""
    seat = view["finisher"]
    if seat is None:
        return None
    return {
        "id": element_ids.rancher_id(seat),
        "colour": context.colours[seat],
        "own": seat == context.viewer,
        "name": context.say("board-finisher", name=context.names[seat]),
    }


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
    if shown:
        return [*shown, *own] if Moment(view).step == "move" else shown
    return own or [element_ids.stop_id(_HEART)]


assert len(SPACE_NAMES) == SPACES
