"""The Pampa: pastures with their spaces, tiles and gauchos, the Steppe, and the scale of pesos."""

from typing import Final

from typing_extensions import TypedDict

from bunkhouse.drawing.clicks import Mark
from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.el_gaucho import components as c
from bunkhouse.games.el_gaucho.rules.collect import is_complete
from bunkhouse.games.el_gaucho.table import element_ids as ids
from bunkhouse.games.el_gaucho.table.words import actions_at, tile_marks, with_ways
from bunkhouse.games.el_gaucho.tile_names import SMALL_NUMBERS, breed_and_value
from bunkhouse.games.el_gaucho.view_types import Gaucho, Space, View

_SPACES: Final = [
    [name for at, name in enumerate(c.SPACE_NAMES) if c.PASTURE_OF[at] == number]
    for number in range(c.PASTURES)
]
"""The names of the spaces of every pasture."""
_SCALE_START: Final = 2.79
_SCALE_STEP: Final = 0.9497
"""Where on the scale a peso lies, in hundredths of its width; the drawing of the scale is made alike."""
_CROWD: Final = 3
"""Markers that are less than this many pesos apart would hide one another."""


class _Space(TypedDict):
    """What a space is drawn from."""

    name: str
    lies: Space
    owner: str
    """The name of the player whose gaucho is there; empty without one."""
    colour: str
    own: bool
    """Whether it is the viewer's gaucho."""
    actions: list[int]
    marks: list[Mark]


def pastures(view: View, context: DrawContext) -> list[PartDict]:
    """All pastures, the top one first as on the board."""
    return [
        _pasture(context.texts, number, [_space(name, view, context) for name in _SPACES[number]])
        for number in reversed(range(c.PASTURES))
    ]


def _space(name: str, view: View, context: DrawContext) -> _Space:
    lies = view["pampa"][name]
    gaucho = lies["gaucho"] if isinstance(lies, dict) else None
    actions = actions_at(ids.tile_id(lies["tile"]) if isinstance(lies, dict) else ids.spot_id(name), context)
    return {
        "name": name,
        "lies": lies,
        "owner": "" if gaucho is None else context.names[gaucho["seat"]],
        "colour": "" if gaucho is None else context.colours[gaucho["seat"]],
        "own": gaucho is not None and gaucho["seat"] == context.viewer,
        "actions": actions,
        "marks": tile_marks(actions, view),
    }


@cached_part
def _pasture(texts: Texts, number: int, spaces: list[_Space]) -> PartDict:
    tiles = [space["lies"] for space in spaces if isinstance(space["lies"], dict)]
    taken, count = sum(1 for tile in tiles if tile["gaucho"] is not None), len(tiles)
    full = is_complete(count, taken)
    drawn = [_drawn_space(texts, space) for space in spaces]
    numeral = c.PASTURE_NUMERALS[number]
    return {
        "at": c.PASTURES - 1 - number,
        "roman": numeral,
        "full": full,
        "pips": [at < taken for at in range(count)],
        "state": texts.say("board-full") if full else texts.say("board-taken", taken=taken, count=count),
        "name": texts.say("board-pasture", pasture=numeral, taken=taken, count=count),
        "spaces": drawn,
        "ids": [space["id"] for space in drawn],
    }


def _drawn_space(texts: Texts, space: _Space) -> PartDict:
    name, lies = space["name"], space["lies"]
    if isinstance(lies, dict):
        drawn = _pampa_tile(texts, space, lies["tile"], lies["gaucho"])
        return {"kind": "tile", "id": drawn["id"], "tile": drawn}
    if lies == "covered":
        return {"kind": "covered", "id": "", "name": texts.say("board-face-down")}
    pasture, number = ids.WHERE[name]
    title = texts.say("board-empty-space", pasture=pasture, number=number)
    return {
        "kind": "empty",
        "id": ids.spot_id(name),
        "name": with_ways(texts, title, space["actions"]),
        "mark": c.MARKS[c.SPACE_NAMES.index(name)],
    }


def _pampa_tile(texts: Texts, space: _Space, tile_name: str, gaucho: Gaucho | None) -> PartDict:
    drawn, rider = tile(texts, tile_name), "none"
    if gaucho is not None:
        pose, tip = ("stand", "standing") if gaucho["standing"] else ("lie", "lying")
        rider = f"own-{pose}" if space["own"] else pose
        drawn["rider"] = {
            "id": ids.rider_id(space["name"]),
            "colour": space["colour"],
            "pose": pose,
            "from": ids.supply_id(gaucho["seat"]),
            "tip": tip,
        }
        drawn["cls"] += " taken"
    breed, value = breed_and_value(tile_name)
    name = texts.say(
        "board-tile",
        breed=breed,
        value=value,
        small=drawn["small"],
        pasture=ids.WHERE[space["name"]][0],
        rider=rider,
        name=space["owner"],
    )
    drawn["name"] = with_ways(texts, name, space["actions"])
    drawn["marks"] = space["marks"]
    return drawn


def tile(texts: Texts, name: str) -> PartDict:
    """A tile as it looks anywhere on the table."""
    breed, value = breed_and_value(name)
    return {
        "id": ids.tile_id(name),
        "born": {"data-from": ids.STACK},
        "tip": f"tile-{name}",
        "cls": f"tile {ids.COLOURS_OF_BREEDS[breed]}",
        "breed": ids.COLOURS_OF_BREEDS[breed],
        "head": ids.HEADS[breed],
        "value": value,
        "small": SMALL_NUMBERS[name],
        "name": texts.say("tile", breed=breed, value=value),
        "marks": [],
        "rider": None,
    }


@cached_part
def steppe(texts: Texts, tiles: list[str | None], stack: int, in_pen: bool) -> PartDict:
    """The tiles of the Steppe, those the viewer has seen face up unless in the pen; and the stack."""
    slots = [
        None if lies is None else {"tile": None if lies == "hidden" or in_pen else tile(texts, lies)}
        for lies in tiles
    ]
    count = sum(1 for slot in slots if slot is not None)
    return {
        "title": texts.say("table-steppe"),
        "name": texts.say("board-steppe", count=count),
        "slots": slots,
        "seen": any(slot is not None and slot["tile"] is not None for slot in slots),
        "stack": stack,
        "stack_id": ids.STACK,
        "stack_word": texts.say("board-stack"),
        "stack_name": texts.say("table-stack", count=stack),
    }


def scale(view: View, context: DrawContext) -> list[PartDict]:
    """EG-63: a marker for every seat, and its money bag from the first lap on."""
    markers: list[PartDict] = []
    for seat, ranch in enumerate(view["seats"]):
        pesos = ranch["total"]
        at = pesos % c.LAP
        markers.append(
            {
                "id": ids.score_id(seat),
                "colour": context.colours[seat],
                "at": at,
                "left": round(_SCALE_START + at * _SCALE_STEP, 2),
                "shift": sum(1 for other in markers if abs(other["at"] - at) < _CROWD),
                "laps": pesos // c.LAP,
                "name": context.say("board-score", name=context.names[seat], pesos=pesos),
            }
        )
    return markers
