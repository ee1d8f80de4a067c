"""Ranches: the herds in the dock, and the line of every seat."""

from typing import Any, Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.components import BREED_NAMES, VALUES
from bunkhouse.games.el_gaucho.table.element_ids import (
    COLOURS_OF_BREEDS,
    HEADS,
    View,
    herd_id,
    supply_id,
    tile_id,
    tile_name,
)
from bunkhouse.games.el_gaucho.table.tags import Mark, tag
from bunkhouse.games.el_gaucho.table.words import with_ways

_HERDS: Final = [herd_id(breed) for breed in BREED_NAMES]
_EMPTY_WIDTH: Final = 1.3
_EXTRA_WIDTH: Final = 1.6
"""How much room a herd gets beside others: that of its tiles and this much more."""


def dock_seat(view: View, context: DrawContext) -> int:
    """Whose ranch the dock shows: the viewer's; to a spectator the one on turn."""
    if context.viewer is not None:
        return context.viewer
    return int(view["starter"] if view["actor"] is None else view["actor"])


def dock(view: View, context: DrawContext) -> dict[str, Any]:
    seat = dock_seat(view, context)
    ranch, over = view["seats"][seat], view["actor"] is None
    what = (ranch["herds"], ranch["pesos"] if over else None, ranch["supply"], view["box"])
    return context.remembered("dock", seat, over, *what, ids=_HERDS, draw=lambda: _dock(seat, view, context))


def _dock(seat: int, view: View, context: DrawContext) -> dict[str, Any]:
    ranch = view["seats"][seat]
    rows = ranch["herds"]
    gone = [breed for breed in BREED_NAMES if _all_gone(breed, view)]
    own = seat == context.viewer
    drawn = [_herd(breed, rows.get(breed, []), breed in gone, own, view, context) for breed in BREED_NAMES]
    income = [
        {"word": context.say("board-income", source=name), "pesos": n} for name, n in ranch["pesos"].items()
    ]
    return {
        "seat": seat,
        "colour": context.colours[seat],
        "title": context.say("board-your-herds")
        if own
        else context.say("board-herds-of", name=context.names[seat]),
        "worth": sum(herd["worth"] for herd in drawn),
        "worth_word": context.say("board-worth-now"),
        "supply": ranch["supply"],
        "supply_id": supply_id(seat),
        "supply_word": context.say("board-in-supply"),
        "supply_name": context.say("board-supply", count=ranch["supply"]),
        "herds": drawn,
        "ids": [herd["id"] for herd in drawn],
        "columns": " ".join(f"{herd['width']:g}fr" for herd in drawn),
        "income": income if view["actor"] is None else [],
        "own": own,
    }


def _all_gone(breed: str, view: View) -> bool:
    """EG-7: the breed that was left out; later also one that has been sold to the last tile."""
    box = view["box"]
    return sum(1 for name in box if name.startswith(breed)) == VALUES


def _herd(
    breed: str, row: list[int], gone: bool, own: bool, view: View, context: DrawContext
) -> dict[str, Any]:
    herd = herds.herd_of(row) or 0
    target = herd_id(breed)
    marks = _sale_marks(target, view, context)
    worth = int(herds.worth(herd))
    if row:
        follows = _follows(row, context)
        name = context.say(
            "board-herd", breed=breed, row=", ".join(map(str, row)), follows=follows, pesos=worth
        )
    else:
        follows = ""
        name = context.say("board-no-herd", breed=breed, gone="yes" if gone else "no")
    return {
        "id": target,
        "own": own,
        "breed": COLOURS_OF_BREEDS[breed],
        "head": HEADS[breed],
        "title": context.say("breed", breed=breed),
        "tiles": [{"id": tile_id(tile_name(breed, value)), "value": value} for value in row],
        "way": context.say("board-direction", way=_way(row)) if len(row) > 1 else "",
        "arrow": {"rising": "↗", "falling": "↘"}.get(_way(row), ""),
        "follows": follows,
        "sum": context.say("board-product", count=len(row), highest=max(row)) if row else "",
        "worth": worth,
        "nothing": context.say("board-herd-gone") if gone else context.say("board-herd-empty"),
        "width": len(row) + _EXTRA_WIDTH if row else _EMPTY_WIDTH,
        "marks": marks,
        "name": " ".join([with_ways(name, target, context), *(text for _, text in marks)]),
    }


def _sale_marks(target: str, view: View, context: DrawContext) -> list[Mark]:
    codes = context.legal.get(target, [])
    return tag(codes[0], view) if codes else []


def _way(row: list[int]) -> str:
    if len(row) < 2:
        return "free"
    return "rising" if row[0] < row[1] else "falling"


def _follows(row: list[int], context: DrawContext) -> str:
    """EG-59: what fits on the right."""
    way = _way(row)
    if way == "free":
        return context.say("board-fits-any")
    low, high = (row[-1] + 1, VALUES) if way == "rising" else (1, row[-1] - 1)
    if low > high:
        return context.say("board-fits-nothing")
    if low == high:
        return context.say("board-fits-only", value=low)
    return f"≥ {low}" if way == "rising" else f"≤ {high}"


def seats(view: View, context: DrawContext) -> list[dict[str, Any]]:
    return [_remembered_seat(seat, view, context) for seat in range(len(view["seats"]))]


def _remembered_seat(seat: int, view: View, context: DrawContext) -> dict[str, Any]:
    ranch, actor = view["seats"][seat], view["actor"]
    turn = (
        seat == view["starter"] and actor is not None,
        view["turn"]["dice"] if seat == actor else None,
        _has_dice_to_come(seat, view),
        seat == dock_seat(view, context),
        ranch["hand"] is None,
    )
    what = (ranch["total"], ranch["supply"], ranch["herds"])
    return context.remembered(
        "seat", seat, *turn, *what, ids=(), own=False, draw=lambda: _seat(seat, view, context)
    )


def _seat(seat: int, view: View, context: DrawContext) -> dict[str, Any]:
    ranch, docked = view["seats"][seat], dock_seat(view, context)
    acting = seat == view["actor"]
    herd_names = seat != docked
    return {
        "score": ranch["total"],
        "colour": context.colours[seat],
        "tags": [context.say("board-starter")]
        if seat == view["starter"] and view["actor"] is not None
        else [],
        "supply": ranch["supply"],
        "supply_id": supply_id(seat) if herd_names else "",
        "supply_name": context.say("board-supply", count=ranch["supply"]),
        "dice": view["turn"]["dice"] if acting else [],
        "to_take": _has_dice_to_come(seat, view),
        "herds": [
            {
                "breed": COLOURS_OF_BREEDS[breed],
                "head": HEADS[breed],
                "name": context.say("board-row", breed=breed, row=", ".join(map(str, row))),
                "tiles": [
                    {"id": tile_id(tile_name(breed, value)) if herd_names else "", "value": value}
                    for value in row
                ],
            }
            for breed, row in ranch["herds"].items()
        ],
        "note": context.say("board-choosing-start") if ranch["hand"] is None else "",
    }


def _has_dice_to_come(seat: int, view: View) -> bool:
    """EG-21: whether a seat has still to take dice this round."""
    decision = view["decision"]
    if decision is None or view["round"] == 0 or view["without_dice"] or decision["step"] == "add-cattle":
        return False
    players, starter, actor = view["players"], view["starter"], view["actor"]
    turn, now = (seat - starter) % players, (actor - starter) % players
    return bool(turn > now or (turn == now and not view["turn"]["taken"]))
