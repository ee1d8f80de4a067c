"""The trail: buildings with their printed actions, hazards, teepees, free places, and the ranchers."""

from typing import Any, Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.great_western_trail.components import (
    FACE_NAMES,
    FACE_VP,
    HAZARD_TYPES,
    TILE_NAMES,
    TILE_VP,
)
from bunkhouse.games.great_western_trail.effects import EFFECT_NAMES
from bunkhouse.games.great_western_trail.table import board_layout, element_ids, figures, printed
from bunkhouse.games.great_western_trail.table.clicks import offered
from bunkhouse.games.great_western_trail.table.element_ids import View, remembered
from bunkhouse.games.great_western_trail.table.naming import with_ways
from bunkhouse.games.great_western_trail.table.tags import shown
from bunkhouse.games.great_western_trail.table.ways import fee, hands, ways
from bunkhouse.games.great_western_trail.trail import (
    AREA_SPACES,
    BETWEEN,
    CITY,
    HAZARD_NODES,
    NODE_NAMES,
    RISK,
    START,
    TRADE_NODES,
    TRADE_VALUE,
    WOODS,
)

Stop = dict[str, Any]
_LOW: Final = 500
"""Below this line a tag lies above its piece, so that it stays on the board."""
HANDS: Final = ((), ("hand-open",), ("hand",), ("hand-open", "hand"))
"""The symbols of no hand, a green one, a black one, and both."""
_HAZARD_SIGN: Final = {"flood": "hz-flood", "drought": "hz-drought", "rockfall": "hz-rock"}
_NUMBER: Final = {name: number for number, name in enumerate(NODE_NAMES)}
_TRADE: Final = {NODE_NAMES[node]: int(TRADE_VALUE[node]) for node in TRADE_NODES}
_HAZARD: Final = {
    NODE_NAMES[node]: (HAZARD_TYPES[at // AREA_SPACES], at % AREA_SPACES + 1)
    for at, node in enumerate(HAZARD_NODES)
}
_DRAWN: Final = [name for number, name in enumerate(NODE_NAMES) if number not in (START, CITY)]
_RISK: Final = {name: int(RISK[number]) for number, name in enumerate(NODE_NAMES) if RISK[number] >= 0}


def hazard_sign(tile: str) -> str:
    """The symbol of a hazard by the name of its tile or of its kind."""
    return _HAZARD_SIGN[tile.split("-", maxsplit=1)[0]]


def stops(view: View, context: DrawContext) -> Stop:
    """Every node of the trail but its two ends."""

    def make() -> Stop:
        made = _stops(view, context)
        return {"stops": made, "ids": [id for stop in made for id in stop["ids"]]}

    if context.legal or view["actor"] == context.viewer:
        return make()
    state = packed(view["trail"], _used(view), view["players"])
    return remembered(
        ("stops", context.language, context.viewer, *context.names, *context.colours, state), make
    )


def _stops(view: View, context: DrawContext) -> list[Stop]:
    acting: dict[str, set[str]] = {}
    if context.viewer is not None and view["actor"] == context.viewer:
        for node, icon, _ in offered(view):
            acting.setdefault(node, set()).add(icon)
    used = _used(view)
    plans = ways(view) if context.legal else {}
    found = []
    for name in _DRAWN:
        field = view["trail"].get(name)
        if name in used or element_ids.node_id(name) in context.legal:
            stop = _stop(name, field, acting.get(name, set()), used.get(name), view, context)
            stop["way"] = " ".join(plans[name].path) if name in plans else ""
        else:
            stop = _still(name, field, view, context)
        found.append(stop)
    return found


def _still(name: str, field: Any, view: View, context: DrawContext) -> Stop:
    """A node where nothing can be done now."""
    key: tuple[Any, ...] = (name, field)
    if isinstance(field, dict):
        seat = field["seat"]
        key = (
            name,
            field["building"],
            seat,
            context.names[seat],
            context.colours[seat],
            seat == context.viewer,
        )
    around = (view["players"], *_between(name, view).values())
    return remembered(
        ("stop", context.language, *around, *key), lambda: _stop(name, field, set(), None, view, context)
    )


def _between(name: str, view: View) -> dict[str, str]:
    """The letters of the buildings that lie before and after a building space."""
    before, after = BETWEEN.get(_NUMBER[name], (START, START))
    trail = view["trail"]
    return {
        "before": str(trail.get(NODE_NAMES[before], "")),
        "after": str(trail.get(NODE_NAMES[after], "")),
    }


def _used(view: View) -> dict[str, list[str]]:
    """What has been used of the buildings where somebody acts now."""
    decision = view["decision"]
    frames = [frame for frame in decision["owed"] if "used" in frame] if decision else []
    return {frame["node"]: frame["used"] for frame in frames}


def _stop(
    name: str, field: Any, acting: set[str], used: list[str] | None, view: View, context: DrawContext
) -> Stop:
    """A node as something to stop at; what lies there is a part of its own, which changes less often."""
    id = element_ids.node_id(name)
    face = _face(name, field, view, context)
    named = {key: face.pop(key) for key in ("tip", "name")}
    icons = _icons(name, face, acting, used or [], context)
    face["ids"] = icons
    x, y = board_layout.NODE_AT[name]
    low = " low" if y > _LOW else ""
    return {
        "id": id,
        "ids": [id, *icons],
        "cls": f"{face['kind']}{' p-' + face['colour'] if 'colour' in face else ''}{low}",
        "at": f"{board_layout.at((x, y))};--y:{int(y)}",
        "tip": named["tip"],
        "name": with_ways(named["name"], id, view, context),
        "marks": shown(context.legal.get(id, []), view),
        "way": "",
        "face": face,
    }


def _face(name: str, field: Any, view: View, context: DrawContext) -> Stop:
    """What lies on a node, or is printed there."""
    if isinstance(field, dict):
        face = _private(name, field, view, context)
    elif field in TILE_NAMES:
        face = _tile(name, field, view, context)
    elif field is not None:
        title = context.say("field", field=field)
        face = {
            "kind": "neutral",
            "label": field,
            "building": field,
            "tip": f"neutral-{field}",
            "name": title,
        }
    else:
        face = _empty(name, view, context)
    face["woods"] = bool(WOODS[_NUMBER[name]])
    face["hands"] = HANDS[hands(field)] if field is not None else ()
    if name in _TRADE:
        face["value"] = figures.number(_TRADE[name])
    return face


def _icons(name: str, face: Stop, acting: set[str], used: list[str], context: DrawContext) -> list[str]:
    """Add the printed actions of a node to its face; returns those that could be used now."""
    face["rows"] = _rows(name, face["building"], acting, used, context) if "building" in face else []
    face["risk"] = _icon(name, "risk", [_RISK[name]], acting, used, context) if name in _RISK else None
    icons = [icon for row in face["rows"] for icon in row] + ([face["risk"]] if face["risk"] else [])
    return [icon["id"] for icon in icons if icon["id"]]


def _printed_on(name: str) -> dict[str, str]:
    """What is printed on a building space, and holds for whatever is built there (GWT-52, GWT-99)."""
    risk = EFFECT_NAMES[_RISK[name]] if name in _RISK else "none"
    return {"woods": "yes" if WOODS[_NUMBER[name]] else "no", "effect": risk}


def _private(name: str, field: dict[str, Any], view: View, context: DrawContext) -> Stop:
    face, seat = field["building"], field["seat"]
    points, due = int(FACE_VP[FACE_NAMES.index(face)]), fee(view, name, None)
    title = context.say(
        "board-private", building=face, name=context.names[seat], points=points, fee=due, **_printed_on(name)
    )
    return {
        "kind": "private",
        "label": face,
        "building": face,
        "colour": context.colours[seat],
        "piece": element_ids.built_id(seat, face),
        "from": element_ids.building_id(int(face[:-1]))
        if seat == context.viewer
        else element_ids.supply_id(seat),
        "tip": f"private-{face}",
        "name": title,
    }


def _tile(name: str, tile: str, view: View, context: DrawContext) -> Stop:
    due = fee(view, name, None)
    if name in _TRADE:
        value = _TRADE[name]
        words = context.say(
            "board-teepee",
            title=context.say("board-tip-title", thing=tile),
            brings="yes" if value > 0 else "no",
            dollars=abs(value),
            fee=due,
        )
        return {"kind": "teepee", "symbol": tile, "tip": tile, "name": words}
    points = int(TILE_VP[TILE_NAMES.index(tile)])
    words = context.say("board-hazard", tile=tile, fee=due)
    return {"kind": "hazard", "symbol": hazard_sign(tile), "vp": points, "tip": "hazard", "name": words}


def _empty(name: str, view: View, context: DrawContext) -> Stop:
    if name in _TRADE:
        value = _TRADE[name]
        title = context.say("board-trade-space", sign=figures.sign(value), dollars=abs(value))
        return {"kind": "hole", "tip": "trade", "name": title}
    if name in _HAZARD:
        kind, number = _HAZARD[name]
        title = context.say("board-hazard-space", kind=kind, number=number)
        return {"kind": "hole", "label": str(number), "tip": "hazard-space", "name": title}
    title = context.say("board-site", node=name, **_between(name, view), **_printed_on(name))
    return {"kind": "site", "tip": "site", "name": title}


def _rows(
    node: str, building: str, acting: set[str], used: list[str], context: DrawContext
) -> list[list[dict[str, Any]]]:
    """Printed actions in one or two rows."""
    icons = [
        _icon(node, str(number + 1), entry["effects"], acting, used, context, entry["signs"])
        for number, entry in enumerate(printed.actions(building))
    ]
    return [icons[:1], icons[1:]] if len(icons) > 1 else [icons]


def _icon(
    node: str,
    icon: str,
    effects: list[int],
    acting: set[str],
    used: list[str],
    context: DrawContext,
    signs: list[printed.Sign] | None = None,
) -> dict[str, Any]:
    """A printed action; a thing of its own where it could be used now."""
    shown_signs = signs if signs is not None else printed.signs(effects[0])
    if icon not in acting:
        return {"id": "", "signs": shown_signs, "used": icon in used}
    words = [context.say("effect", effect=EFFECT_NAMES[effect]) for effect in effects]
    return {
        "id": element_ids.icon_id(node, icon),
        "signs": shown_signs,
        "name": context.say("board-or", first=words[0], second=words[1]) if len(words) > 1 else words[0],
        "used": icon in used,
        "tip": f"effect-{EFFECT_NAMES[effects[0]]}",
    }


_CORNERS: Final = {
    "neutral": (44, 41),
    "private": (50, 20),
    "tile": (12, -15),
    "start": (20, 30),
    "city": (-54, -10),
}
"""Where a rancher stands on what lies there: at its lower or right edge, so that the actions can be seen."""
_SHARED: Final = {"neutral": -20, "private": 13, "tile": -16, "start": -16, "city": -16}
"""How far apart ranchers stand that share a field: along that edge, not before the actions."""


def _kind(node: str, view: View) -> str:
    field = view["trail"].get(node)
    if node in (NODE_NAMES[START], NODE_NAMES[CITY]):
        return "start" if node == NODE_NAMES[START] else "city"
    if isinstance(field, dict):
        return "private"
    return "neutral" if field is not None and field not in TILE_NAMES else "tile"


def ranchers(view: View, context: DrawContext) -> Stop:
    """Where the ranchers stand, and on what."""
    nodes = [board["rancher"] for board in view["seats"]]
    where = packed([(node, _kind(node, view)) for node in nodes if node is not None], nodes)
    key = ("ranchers", context.language, context.viewer, *context.names, *context.colours, where)
    return remembered(key, lambda: {"ranchers": _ranchers(view, context)})


def _ranchers(view: View, context: DrawContext) -> list[dict[str, Any]]:
    """Side by side when they share a field."""
    there: dict[str, int] = {}
    found = []
    for seat, board in enumerate(view["seats"]):
        node = board["rancher"]
        if node is None:
            continue
        shift = there.get(node, 0)
        there[node] = shift + 1
        found.append(_rancher(seat, node, shift, view, context))
    return found


def _rancher(seat: int, node: str, shift: int, view: View, context: DrawContext) -> dict[str, Any]:
    x, y = board_layout.NODE_AT[node]
    kind = _kind(node, view)
    dx, dy = _CORNERS[kind]
    return {
        "id": element_ids.rancher_id(seat),
        "colour": context.colours[seat],
        "you": seat == context.viewer,
        "at": board_layout.at((x + dx + _SHARED[kind] * shift, y + dy)),
        "name": context.say("board-rancher", name=context.names[seat]),
    }
