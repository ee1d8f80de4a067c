"""The trail: buildings with their printed actions, hazards, teepees, free places, and the ranchers."""

from typing import Final

from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.effects import EFFECT_NAMES
from bunkhouse.games.great_western_trail.table import amounts, board_layout, element_ids, printed_signs
from bunkhouse.games.great_western_trail.table.lit_pieces import Lit, target
from bunkhouse.games.great_western_trail.table.printed_signs import HAND_SIGNS, Sign, tile_sign
from bunkhouse.games.great_western_trail.table.ways import fee, hands
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
from bunkhouse.games.great_western_trail.view_types import Building, Field

Trail = dict[str, Field]
Icons = dict[str, list[str]]
"""By node, some of the printed actions there: numbers of icons, or "risk"."""
_LOW: Final = 500
"""Below this line a tag lies above its piece, so that it stays on the board."""
_NUMBER: Final = {name: number for number, name in enumerate(NODE_NAMES)}
_TRADE: Final = {NODE_NAMES[node]: int(TRADE_VALUE[node]) for node in TRADE_NODES}
_HAZARD: Final = {
    NODE_NAMES[node]: (c.HAZARD_TYPES[at // AREA_SPACES], at % AREA_SPACES + 1)
    for at, node in enumerate(HAZARD_NODES)
}
_DRAWN: Final = [name for number, name in enumerate(NODE_NAMES) if number not in (START, CITY)]
_RISK: Final = {name: int(RISK[number]) for number, name in enumerate(NODE_NAMES) if RISK[number] >= 0}


@cached_part
def stops(
    texts: Texts,
    players: int,
    trail: Trail,
    offered: Icons,
    used: Icons,
    names: list[str],
    colours: list[str],
    viewer: int | None,
    lit: Lit,
) -> PartDict:
    """Every node of the trail but its two ends.

    ``offered``: what the viewer could use now; ``used``: what has been used where somebody acts.
    """
    made = []
    for node in _DRAWN:
        field, around = trail.get(node), _between(node, trail)
        id, icons = element_ids.node_id(node), (offered.get(node, []), used.get(node, []))
        here = {id: lit[id]} if id in lit else {}
        if isinstance(field, dict):
            seat = field["seat"]
            owner = (names[seat], colours[seat], seat == viewer)
            made.append(_built(texts, node, players, field, owner, *icons, here))
        else:
            made.append(_stop(texts, node, players, field, around, *icons, here))
    return {"stops": made, "ids": [id for stop in made for id in stop["ids"]]}


def _between(node: str, trail: Trail) -> dict[str, str]:
    """The letters of the buildings that lie before and after a building space."""
    before, after = BETWEEN.get(_NUMBER[node], (START, START))
    return {
        "before": str(trail.get(NODE_NAMES[before], "")),
        "after": str(trail.get(NODE_NAMES[after], "")),
    }


@cached_part
def _stop(
    texts: Texts,
    node: str,
    players: int,
    field: str | None,
    between: dict[str, str],
    offered: list[str],
    used: list[str],
    lit: Lit,
) -> PartDict:
    """A node with a tile, a neutral building, or nothing on it."""
    if field is None:
        face = _empty(texts, node, between)
    elif field in c.TILE_NAMES:
        face = _tile(texts, node, field, players)
    else:
        name = texts.say("field", field=field)
        face = {"kind": "neutral", "label": field, "building": field, "tip": f"neutral-{field}", "name": name}
    return _finished(texts, node, field, face, offered, used, lit)


@cached_part
def _built(
    texts: Texts,
    node: str,
    players: int,
    field: Building,
    owner: tuple[str, str, bool],
    offered: list[str],
    used: list[str],
    lit: Lit,
) -> PartDict:
    """A node with a private building; of its owner the name, the colour, and whether it is the viewer."""
    (name, colour, own), building, seat = owner, field["building"], field["seat"]
    points, due = int(c.FACE_VP[c.FACE_NAMES.index(building)]), fee(field, players)
    face = {
        "kind": "private",
        "label": building,
        "building": building,
        "colour": colour,
        "piece": element_ids.built_id(seat, building),
        "from": element_ids.building_id(int(building[:-1])) if own else element_ids.supply_id(seat),
        "tip": f"private-{building}",
        "name": texts.say(
            "board-private", building=building, name=name, points=points, fee=due, **_printed_on(node)
        ),
    }
    return _finished(texts, node, field, face, offered, used, lit)


def _finished(
    texts: Texts,
    node: str,
    field: Field | None,
    face: PartDict,
    offered: list[str],
    used: list[str],
    lit: Lit,
) -> PartDict:
    """A node as something to stop at, with its face: what lies there and what is printed there."""
    id, (x, y) = element_ids.node_id(node), board_layout.NODE_AT[node]
    tip, name = face.pop("tip"), face.pop("name")
    colour = f" p-{face['colour']}" if "colour" in face else ""
    face["woods"] = bool(WOODS[_NUMBER[node]])
    face["hands"] = HAND_SIGNS[hands(field)]
    if node in _TRADE:
        face["value"] = amounts.number(_TRADE[node])
    icons = _icons(texts, node, face, offered, used)
    face["ids"] = icons
    return {
        **target(id, name, lit),
        "ids": [id, *icons],
        "cls": f"{face['kind']}{colour}{' low' if y > _LOW else ''}",
        "at": f"{board_layout.at((x, y))};--y:{int(y)}",
        "tip": tip,
        "way": lit[id][2] if id in lit else "",
        "face": face,
    }


def _printed_on(node: str) -> dict[str, str]:
    """What is printed on a building space, and holds for whatever is built there (GWT-52, GWT-99)."""
    risk = EFFECT_NAMES[_RISK[node]] if node in _RISK else "none"
    return {"woods": "yes" if WOODS[_NUMBER[node]] else "no", "effect": risk}


def _tile(texts: Texts, node: str, tile: str, players: int) -> PartDict:
    due, sign = fee(tile, players), tile_sign(tile)
    if node in _TRADE:
        value = _TRADE[node]
        name = texts.say(
            "board-teepee",
            title=texts.say("board-tip-title", thing=tile),
            brings="yes" if value > 0 else "no",
            dollars=abs(value),
            fee=due,
        )
        return {"kind": "teepee", "symbol": sign["symbol"], "tip": tile, "name": name}
    name = texts.say("board-hazard", tile=tile, fee=due)
    return {"kind": "hazard", "symbol": sign["symbol"], "vp": sign["vp"], "tip": "hazard", "name": name}


def _empty(texts: Texts, node: str, between: dict[str, str]) -> PartDict:
    if node in _TRADE:
        value = _TRADE[node]
        name = texts.say("board-trade-space", sign=amounts.sign(value), dollars=abs(value))
        return {"kind": "hole", "tip": "trade", "name": name}
    if node in _HAZARD:
        kind, number = _HAZARD[node]
        name = texts.say("board-hazard-space", kind=kind, number=number)
        return {"kind": "hole", "label": str(number), "tip": "hazard-space", "name": name}
    name = texts.say("board-site", node=node, **between, **_printed_on(node))
    return {"kind": "site", "tip": "site", "name": name}


def _icons(texts: Texts, node: str, face: PartDict, offered: list[str], used: list[str]) -> list[str]:
    """Add the printed actions of a node to its face, in one or two rows; returns those that can be used."""
    listed = printed_signs.actions(face["building"]) if "building" in face else []
    icons = [
        _icon(texts, node, str(number + 1), entry.effects, entry.signs, offered, used)
        for number, entry in enumerate(listed)
    ]
    face["rows"] = [row for row in (icons[:1], icons[1:]) if row]
    face["risk"] = None
    if node in _RISK:
        effect = _RISK[node]
        face["risk"] = _icon(texts, node, "risk", [effect], printed_signs.signs(effect), offered, used)
        icons = [*icons, face["risk"]]
    return [icon["id"] for icon in icons if icon["id"]]


def _icon(
    texts: Texts,
    node: str,
    icon: str,
    effects: list[int],
    signs: list[Sign],
    offered: list[str],
    used: list[str],
) -> PartDict:
    """A printed action; a piece of its own where it could be used now."""
    if icon not in offered:
        return {"id": "", "signs": signs, "used": icon in used}
    words = [texts.say("effect", effect=EFFECT_NAMES[effect]) for effect in effects]
    return {
        "id": element_ids.icon_id(node, icon),
        "signs": signs,
        "name": texts.say("board-or", first=words[0], second=words[1]) if len(words) > 1 else words[0],
        "used": icon in used,
        "tip": f"effect-{EFFECT_NAMES[effects[0]]}",
    }


# The ranchers.

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
_ENDS: Final = {NODE_NAMES[START]: "start", NODE_NAMES[CITY]: "city"}


def ground(node: str, trail: Trail) -> str:
    """What a rancher on a node stands on."""
    field = trail.get(node)
    if isinstance(field, dict):
        return "private"
    return _ENDS.get(node, "neutral" if field is not None and field not in c.TILE_NAMES else "tile")


@cached_part
def ranchers(
    texts: Texts,
    places: list[tuple[str, str] | None],
    names: list[str],
    colours: list[str],
    viewer: int | None,
) -> PartDict:
    """The ranchers, side by side on a shared field; of each seat the node and what it stands on."""
    there: dict[str, int] = {}
    found = []
    for seat, place in enumerate(places):
        if place is None:
            continue
        node, kind = place
        (x, y), (dx, dy), shift = board_layout.NODE_AT[node], _CORNERS[kind], there.get(node, 0)
        there[node] = shift + 1
        found.append(
            {
                "id": element_ids.rancher_id(seat),
                "colour": colours[seat],
                "you": seat == viewer,
                "at": board_layout.at((x + dx + _SHARED[kind] * shift, y + dy)),
                "name": texts.say("board-rancher", name=names[seat]),
            }
        )
    return {"ranchers": found}
