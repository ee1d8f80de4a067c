"""The Pampa: pastures with their spaces, tiles and gauchos, the Steppe, and the scale of pesos."""

from typing import Any, Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.el_gaucho.components import LAP, MARKS, PASTURE_OF, PASTURES, SPACE_NAMES
from bunkhouse.games.el_gaucho.table.element_ids import (
    COLOURS_OF_BREEDS,
    HEADS,
    PLACES,
    ROMAN,
    SMALL_NUMBERS,
    STACK,
    View,
    breed_and_value,
    rider_id,
    score_id,
    spot_id,
    supply_id,
    tile_id,
)
from bunkhouse.games.el_gaucho.table.words import tile_marks, with_ways

_SPACES: Final = [
    [name for at, name in enumerate(SPACE_NAMES) if PASTURE_OF[at] == number] for number in range(PASTURES)
]
"""The names of the spaces of every pasture."""
_SCALE_START: Final = 2.79
_SCALE_STEP: Final = 0.9497
"""Where on the scale a peso lies, in hundredths of its width; the drawing of the scale is made alike."""
_CROWD: Final = 3
"""Markers that are less than this many pesos apart would hide one another."""


def pastures(view: View, context: DrawContext) -> list[dict[str, Any]]:
    """All pastures, the top one first as on the board."""
    return [_remembered_pasture(at, PASTURES - 1 - at, view, context) for at in range(PASTURES)]


def _remembered_pasture(at: int, number: int, view: View, context: DrawContext) -> dict[str, Any]:
    names = _SPACES[number]
    lies = [view["pampa"][name] for name in names]
    ids = [_id_on(name, what) for name, what in zip(names, lies, strict=True)]
    own = any(isinstance(what, dict) and _rides(what["gaucho"], context) for what in lies)
    return context.remembered(
        "pasture", number, lies, ids=ids, own=own, draw=lambda: _pasture(at, number, view, context)
    )


def _rides(gaucho: Any, context: DrawContext) -> bool:
    """Whether a gaucho is the viewer's own."""
    return gaucho is not None and gaucho["seat"] == context.viewer


def _id_on(space: str, lies: Any) -> str:
    """What there is to touch on a space: the tile there, or the space itself."""
    return tile_id(lies["tile"]) if isinstance(lies, dict) else spot_id(space)


def _pasture(at: int, number: int, view: View, context: DrawContext) -> dict[str, Any]:
    spaces = _SPACES[number]
    tiles = [view["pampa"][name] for name in spaces if isinstance(view["pampa"][name], dict)]
    taken = sum(1 for tile in tiles if tile["gaucho"] is not None)
    full = bool(tiles) and taken == len(tiles)
    drawn = [_space(name, view, context) for name in spaces]
    return {
        "at": at,
        "roman": ROMAN[number],
        "full": full,
        "pips": [at < taken for at in range(len(tiles))],
        "state": context.say("board-full")
        if full
        else context.say("board-taken", taken=taken, count=len(tiles)),
        "name": context.say("board-pasture", pasture=ROMAN[number], taken=taken, count=len(tiles)),
        "spaces": drawn,
        "ids": [space["id"] for space in drawn],
    }


def _space(space: str, view: View, context: DrawContext) -> dict[str, Any]:
    lies = view["pampa"][space]
    if isinstance(lies, dict):
        drawn = _pampa_tile(space, lies, view, context)
        return {"kind": "tile", "id": drawn["id"], "tile": drawn}
    if lies == "covered":
        return {"kind": "covered", "id": "", "name": context.say("board-face-down")}
    target = spot_id(space)
    pasture, number = PLACES[space]
    name = context.say("board-empty-space", pasture=pasture, number=number)
    mark = MARKS[SPACE_NAMES.index(space)]
    return {"kind": "empty", "id": target, "name": with_ways(name, target, context), "mark": mark}


def _pampa_tile(space: str, lies: dict[str, Any], view: View, context: DrawContext) -> dict[str, Any]:
    gaucho = lies["gaucho"]
    rider, owner, pose = "none", "", ""
    if gaucho is not None:
        pose = "stand" if gaucho["standing"] else "lie"
        rider, owner = f"own-{pose}" if _rides(gaucho, context) else pose, context.names[gaucho["seat"]]
    breed, value = breed_and_value(lies["tile"])
    drawn = tile(lies["tile"], context)
    name = context.say(
        "board-tile",
        breed=breed,
        value=value,
        small=drawn["small"],
        pasture=PLACES[space][0],
        rider=rider,
        name=owner,
    )
    drawn["name"] = with_ways(name, drawn["id"], context)
    drawn["marks"] = tile_marks(drawn["id"], view, context)
    if gaucho is not None:
        seat = gaucho["seat"]
        colour, supply = context.colours[seat], supply_id(seat)
        tip = "standing" if gaucho["standing"] else "lying"
        drawn["rider"] = {"id": rider_id(space), "colour": colour, "pose": pose, "from": supply, "tip": tip}
        drawn["cls"] += " taken"
    return drawn


def tile(name: str, context: DrawContext) -> dict[str, Any]:
    """A tile as it looks anywhere on the table."""
    breed, value = breed_and_value(name)
    return {
        "id": tile_id(name),
        "born": {"data-from": STACK},
        "tip": f"tile-{name}",
        "cls": f"tile {COLOURS_OF_BREEDS[breed]}",
        "breed": COLOURS_OF_BREEDS[breed],
        "head": HEADS[breed],
        "value": value,
        "small": SMALL_NUMBERS[name],
        "name": context.say("tile", breed=breed, value=value),
        "marks": [],
        "rider": None,
    }


def steppe(view: View, context: DrawContext, in_pen: bool) -> dict[str, Any]:
    """The tiles of the Steppe, those the viewer has seen face up unless in the pen; and the stack."""
    what = (view["steppe"], view["stack"], in_pen)
    return context.remembered("steppe", *what, ids=(), draw=lambda: _steppe(*what, context))


def _steppe(tiles: list[str | None], stack: int, in_pen: bool, context: DrawContext) -> dict[str, Any]:
    slots = [
        None if lies is None else {"tile": None if lies == "hidden" or in_pen else tile(lies, context)}
        for lies in tiles
    ]
    count = sum(1 for slot in slots if slot is not None)
    return {
        "title": context.say("table-steppe"),
        "name": context.say("board-steppe", count=count),
        "slots": slots,
        "seen": any(slot is not None and slot["tile"] is not None for slot in slots),
        "stack": stack,
        "stack_id": STACK,
        "stack_word": context.say("board-stack"),
        "stack_name": context.say("table-stack", count=stack),
    }


def scale(view: View, context: DrawContext) -> list[dict[str, Any]]:
    """EG-63: a marker for every seat, and its money bag from the first lap on."""
    markers: list[dict[str, Any]] = []
    for seat, ranch in enumerate(view["seats"]):
        pesos = ranch["total"]
        at = pesos % LAP
        markers.append(
            {
                "id": score_id(seat),
                "colour": context.colours[seat],
                "at": at,
                "left": round(_SCALE_START + at * _SCALE_STEP, 2),
                "shift": sum(1 for other in markers if abs(other["at"] - at) < _CROWD),
                "laps": pesos // LAP,
                "name": context.say("board-score", name=context.names[seat], pesos=pesos),
            }
        )
    return markers
