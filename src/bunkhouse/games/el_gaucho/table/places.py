"""The special places: what opens them, what they do, who is there."""

from typing import Any

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.el_gaucho.components import ENTRY_TOTALS, PLACE_NAMES
from bunkhouse.games.el_gaucho.table.element_ids import View, guest_id, spot_id, supply_id
from bunkhouse.games.el_gaucho.table.words import place_marks, with_ways


def places(view: View, context: DrawContext) -> list[dict[str, Any]]:
    return [_remembered_place(number, place, view, context) for number, place in enumerate(PLACE_NAMES)]


def _remembered_place(number: int, place: str, view: View, context: DrawContext) -> dict[str, Any]:
    there = [ranch["places"].get(place) for ranch in view["seats"]]
    used = _is_used(place, view, context)
    ids = _ids(place, context)
    return context.remembered(
        "place", number, there, used, ids=ids, draw=lambda: _place(number, place, view, context)
    )


def _ids(place: str, context: DrawContext) -> list[str]:
    """The place itself, and the viewer's gaucho there."""
    return [spot_id(place)] if context.viewer is None else [spot_id(place), guest_id(place, context.viewer)]


def _is_used(place: str, view: View, context: DrawContext) -> bool:
    """Whether the viewer has been there this turn."""
    return place in view["turn"]["used"] and view["actor"] == context.viewer


def _place(number: int, place: str, view: View, context: DrawContext) -> dict[str, Any]:
    target = spot_id(place)
    totals = ENTRY_TOTALS[number]
    there = [context.names[seat] for seat, ranch in enumerate(view["seats"]) if place in ranch["places"]]
    title = context.say("table-place", place=place)
    name = context.say(
        "board-place", place=place, low=totals[0], high=totals[-1], names=", ".join(there), count=len(there)
    )
    return {
        "id": target,
        "ids": _ids(place, context),
        "symbol": f"pl-{place}",
        "title": title,
        "does": context.say("board-place-does", place=place),
        "cost": [totals[0]] if len(totals) == 1 else [totals[0], totals[-1]],
        "slots": [_slot(place, seat, view, context) for seat in range(len(view["seats"]))],
        "marks": place_marks(target, view, context),
        "name": with_ways(name, target, context),
        "tip": f"place-{place}",
        "used": context.say("board-used") if _is_used(place, view, context) else "",
    }


def _slot(place: str, seat: int, view: View, context: DrawContext) -> dict[str, Any]:
    """The space of a seat; its own gaucho is a thing that can be taken back (EG-38)."""
    there = view["seats"][seat]["places"].get(place)
    slot = {"colour": context.colours[seat], "there": there is not None}
    if there is None:
        return slot
    fresh, target = there == "fresh", guest_id(place, seat)
    name = context.say("board-guest", place=place, name=context.names[seat], fresh="yes" if fresh else "no")
    return {
        **slot,
        "id": target,
        "own": seat == context.viewer,
        "fresh": fresh,
        "name": with_ways(name, target, context),
        "tip": "fresh" if fresh else "ready",
        "from": supply_id(seat),
    }
