"""Ranches: the herds in the dock, and the line of every seat."""

from typing import Final

from bunkhouse.drawing.clicks import Mark
from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.components import BREED_NAMES, VALUES
from bunkhouse.games.el_gaucho.table.clicks import CLICKS
from bunkhouse.games.el_gaucho.table.element_ids import COLOURS_OF_BREEDS, HEADS, herd_id, supply_id, tile_id
from bunkhouse.games.el_gaucho.table.words import with_ways
from bunkhouse.games.el_gaucho.tile_names import tile_name
from bunkhouse.games.el_gaucho.view_types import Herds, View

_HERDS: Final = [herd_id(breed) for breed in BREED_NAMES]
_EMPTY_WIDTH: Final = 1.3
_EXTRA_WIDTH: Final = 1.6
"""How much room a herd gets beside others: that of its tiles and this much more."""


def dock_seat(view: View, context: DrawContext) -> int:
    """Whose ranch the dock shows: the viewer's; to a spectator the one on turn."""
    if context.viewer is not None:
        return context.viewer
    return view["starter"] if view["actor"] is None else view["actor"]


def dock(view: View, context: DrawContext) -> PartDict:
    seat = dock_seat(view, context)
    ranch = view["seats"][seat]
    actions = {id: context.legal[id] for id in context.lit(_HERDS)}
    return _dock(
        context.texts,
        seat,
        "" if seat == context.viewer else context.names[seat],
        context.colours[seat],
        ranch["supply"],
        ranch["herds"],
        view["box"],
        ranch["pesos"] if view["actor"] is None else {},
        actions,
        {id: CLICKS.tag(codes[0], view) for id, codes in actions.items()},
    )


@cached_part
def _dock(
    texts: Texts,
    seat: int,
    name: str,
    colour: str,
    supply: int,
    rows: Herds,
    box: list[str],
    income: dict[str, int],
    actions: dict[str, list[int]],
    marks: dict[str, list[Mark]],
) -> PartDict:
    """``name``: empty for the viewer's own ranch; ``income``: where all pesos came from, at the end."""
    drawn = [
        _herd(texts, breed, rows.get(breed, []), box, actions.get(id, []), marks.get(id, []))
        for breed, id in zip(BREED_NAMES, _HERDS, strict=True)
    ]
    return {
        "colour": colour,
        "title": texts.say("board-herds-of", name=name) if name else texts.say("board-your-herds"),
        "worth": sum(herd["worth"] for herd in drawn),
        "worth_word": texts.say("board-worth-now"),
        "supply": supply,
        "supply_id": supply_id(seat),
        "supply_word": texts.say("board-in-supply"),
        "supply_name": texts.say("board-supply", count=supply),
        "herds": drawn,
        "ids": _HERDS,
        "columns": " ".join(f"{herd['width']:g}fr" for herd in drawn),
        "income": [
            {"word": texts.say("board-income", source=source), "pesos": pesos}
            for source, pesos in income.items()
        ],
    }


def _herd(
    texts: Texts, breed: str, row: list[int], box: list[str], actions: list[int], marks: list[Mark]
) -> PartDict:
    herd = herds.herd_of(row) or 0
    worth, gone = int(herds.worth(herd)), _is_gone(breed, box)
    follows = _follows(texts, herd) if row else ""
    if row:
        values = ", ".join(map(str, row))
        name = texts.say("board-herd", breed=breed, row=values, follows=follows, pesos=worth)
    else:
        name = texts.say("board-no-herd", breed=breed, gone="yes" if gone else "no")
    way, arrow = ("falling", "↘") if herd & herds.DESCENDING else ("rising", "↗")
    several = len(row) > 1
    return {
        "id": herd_id(breed),
        "breed": COLOURS_OF_BREEDS[breed],
        "head": HEADS[breed],
        "title": texts.say("breed", breed=breed),
        "tiles": [{"id": tile_id(tile_name(breed, value)), "value": value} for value in row],
        "way": texts.say("board-direction", way=way) if several else "",
        "arrow": arrow if several else "",
        "follows": follows,
        "sum": texts.say("board-product", count=len(row), highest=max(row)) if row else "",
        "worth": worth,
        "nothing": texts.say("board-herd-gone") if gone else texts.say("board-herd-empty"),
        "width": len(row) + _EXTRA_WIDTH if row else _EMPTY_WIDTH,
        "marks": marks,
        "name": " ".join([with_ways(texts, name, actions), *[text for _, text in marks]]),
    }


def _is_gone(breed: str, box: list[str]) -> bool:
    """EG-7: the breed that was left out; later also one that has been sold to the last tile."""
    return sum(1 for name in box if name.startswith(breed)) == VALUES


def _follows(texts: Texts, herd: int) -> str:
    """EG-59: what fits on the right."""
    values = herds.fitting(herd)
    if not values:
        return texts.say("board-fits-nothing")
    if len(values) == VALUES:
        return texts.say("board-fits-any")
    if len(values) == 1:
        return texts.say("board-fits-only", value=values[0])
    return f"≤ {values[-1]}" if herd & herds.DESCENDING else f"≥ {values[0]}"


def seats(view: View, context: DrawContext) -> list[PartDict]:
    docked, actor = dock_seat(view, context), view["actor"]
    return [
        _seat(
            context.texts,
            seat,
            context.colours[seat],
            ranch["supply"],
            ranch["herds"],
            view["turn"]["dice"] if seat == actor else [],
            starts=seat == view["starter"] and actor is not None,
            to_take=_has_dice_to_come(seat, view),
            choosing=ranch["hand"] is None,
            docked=seat == docked,
        )
        for seat, ranch in enumerate(view["seats"])
    ]


@cached_part
def _seat(
    texts: Texts,
    seat: int,
    colour: str,
    supply: int,
    rows: Herds,
    dice: list[int],
    starts: bool,
    to_take: bool,
    choosing: bool,
    docked: bool,
) -> PartDict:
    """``choosing``: among start tiles; ``docked``: the pieces have their names in the dock, not here."""
    return {
        "colour": colour,
        "tags": [texts.say("board-starter")] if starts else [],
        "supply": supply,
        "supply_id": "" if docked else supply_id(seat),
        "supply_name": texts.say("board-supply", count=supply),
        "dice": dice,
        "to_take": to_take,
        "herds": [
            {
                "breed": COLOURS_OF_BREEDS[breed],
                "head": HEADS[breed],
                "name": texts.say("board-row", breed=breed, row=", ".join(map(str, row))),
                "tiles": [
                    {"id": "" if docked else tile_id(tile_name(breed, value)), "value": value}
                    for value in row
                ],
            }
            for breed, row in rows.items()
        ],
        "note": texts.say("board-choosing-start") if choosing else "",
    }


def _has_dice_to_come(seat: int, view: View) -> bool:
    """EG-21: whether a seat has still to take dice this round."""
    decision, actor = view["decision"], view["actor"]
    if decision is None or actor is None or decision["step"] == "add-cattle":
        return False
    if view["round"] == 0 or view["without_dice"]:
        return False
    players, starter = view["players"], view["starter"]
    turn, now = (seat - starter) % players, (actor - starter) % players
    return turn > now or (turn == now and not view["turn"]["taken"])
