"""The special places: what opens them, what they do, who is there."""

from typing import Any

from bunkhouse.engine.look import Look
from bunkhouse.games.el_gaucho.components import ENTRY_TOTALS, PLACE_NAMES
from bunkhouse.games.el_gaucho.table.names import View, guest_id, spot_id, supply_id
from bunkhouse.games.el_gaucho.table.words import place_marks, with_ways


def places(view: View, look: Look) -> list[dict[str, Any]]:
    return [_remembered_place(number, place, view, look) for number, place in enumerate(PLACE_NAMES)]


def _remembered_place(number: int, place: str, view: View, look: Look) -> dict[str, Any]:
    there = [ranch["places"].get(place) for ranch in view["seats"]]
    used = _is_used(place, view, look)
    ids = _ids(place, look)
    return look.remembered(
        "place", number, there, used, ids=ids, draw=lambda: _place(number, place, view, look)
    )


def _ids(place: str, look: Look) -> list[str]:
    """The place itself, and the viewer's gaucho there."""
    return [spot_id(place)] if look.viewer is None else [spot_id(place), guest_id(place, look.viewer)]


def _is_used(place: str, view: View, look: Look) -> bool:
    """Whether the viewer has been there this turn."""
    return place in view["turn"]["used"] and view["actor"] == look.viewer


def _place(number: int, place: str, view: View, look: Look) -> dict[str, Any]:
    target = spot_id(place)
    totals = ENTRY_TOTALS[number]
    there = [look.names[seat] for seat, ranch in enumerate(view["seats"]) if place in ranch["places"]]
    title = look.say("table-place", place=place)
    name = look.say(
        "board-place", place=place, low=totals[0], high=totals[-1], names=", ".join(there), count=len(there)
    )
    return {
        "id": target,
        "ids": _ids(place, look),
        "symbol": f"pl-{place}",
        "title": title,
        "does": look.say("board-place-does", place=place),
        "cost": [totals[0]] if len(totals) == 1 else [totals[0], totals[-1]],
        "slots": [_slot(place, seat, view, look) for seat in range(len(view["seats"]))],
        "marks": place_marks(target, view, look),
        "name": with_ways(name, target, look),
        "tip": f"place-{place}",
        "used": look.say("board-used") if _is_used(place, view, look) else "",
    }


def _slot(place: str, seat: int, view: View, look: Look) -> dict[str, Any]:
    """The space of a seat; its own gaucho is a thing that can be taken back (EG-38)."""
    there = view["seats"][seat]["places"].get(place)
    slot = {"colour": look.colours[seat], "there": there is not None}
    if there is None:
        return slot
    fresh, target = there == "fresh", guest_id(place, seat)
    name = look.say("board-guest", place=place, name=look.names[seat], fresh="yes" if fresh else "no")
    return {
        **slot,
        "id": target,
        "own": seat == look.viewer,
        "fresh": fresh,
        "name": with_ways(name, target, look),
        "tip": "fresh" if fresh else "ready",
        "from": supply_id(seat),
    }
