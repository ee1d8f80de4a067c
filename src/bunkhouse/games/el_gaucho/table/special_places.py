"""The special places: what opens them, what they do, who is there."""

from typing_extensions import TypedDict

from bunkhouse.drawing.clicks import Mark
from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.el_gaucho.components import ENTRY_TOTALS, PLACE_NAMES
from bunkhouse.games.el_gaucho.table.element_ids import guest_id, spot_id, supply_id
from bunkhouse.games.el_gaucho.table.words import actions_at, place_marks, with_ways
from bunkhouse.games.el_gaucho.view_types import View


class _Slot(TypedDict):
    """What the space of a seat at a special place is drawn from."""

    seat: int
    colour: str
    name: str
    there: str | None
    """Fresh or ready; None when the seat has no gaucho there."""
    own: bool
    actions: list[int]


def special_places(view: View, context: DrawContext) -> list[PartDict]:
    return [_shown(number, view, context) for number in range(len(PLACE_NAMES))]


def _shown(number: int, view: View, context: DrawContext) -> PartDict:
    place, viewer = PLACE_NAMES[number], context.viewer
    slots: list[_Slot] = [
        {
            "seat": seat,
            "colour": context.colours[seat],
            "name": context.names[seat],
            "there": ranch["places"].get(place),
            "own": seat == viewer,
            "actions": actions_at(guest_id(place, seat), context),
        }
        for seat, ranch in enumerate(view["seats"])
    ]
    used = place in view["turn"]["used"] and view["actor"] == viewer
    actions = actions_at(spot_id(place), context)
    marks = place_marks(actions, view, context.texts)
    return _place(context.texts, number, slots, used, actions, marks)


@cached_part
def _place(
    texts: Texts, number: int, slots: list[_Slot], used: bool, actions: list[int], marks: list[Mark]
) -> PartDict:
    """``used``: whether the viewer has been there this turn."""
    place, totals = PLACE_NAMES[number], ENTRY_TOTALS[number]
    low, high = totals[0], totals[-1]
    there = [slot["name"] for slot in slots if slot["there"] is not None]
    names = ", ".join(there)
    name = texts.say("board-place", place=place, low=low, high=high, names=names, count=len(there))
    return {
        "id": spot_id(place),
        "ids": [spot_id(place), *[guest_id(place, slot["seat"]) for slot in slots if slot["own"]]],
        "symbol": f"pl-{place}",
        "title": texts.say("table-place", place=place),
        "does": texts.say("board-place-does", place=place),
        "cost": [low] if low == high else [low, high],
        "slots": [_slot(texts, place, slot) for slot in slots],
        "marks": marks,
        "name": with_ways(texts, name, actions),
        "tip": f"place-{place}",
        "used": texts.say("board-used") if used else "",
    }


def _slot(texts: Texts, place: str, slot: _Slot) -> PartDict:
    """The space of a seat; its own gaucho is a thing that can be taken back (EG-38)."""
    drawn: PartDict = {"colour": slot["colour"], "there": slot["there"] is not None}
    if slot["there"] is None:
        return drawn
    fresh = slot["there"] == "fresh"
    name = texts.say("board-guest", place=place, name=slot["name"], fresh="yes" if fresh else "no")
    return {
        **drawn,
        "id": guest_id(place, slot["seat"]),
        "own": slot["own"],
        "fresh": fresh,
        "name": with_ways(texts, name, slot["actions"]),
        "tip": "fresh" if fresh else "ready",
        "from": supply_id(slot["seat"]),
    }
