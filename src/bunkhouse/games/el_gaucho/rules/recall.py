"""Taking gauchos back (EG-38, EG-39)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Param, Refusal
from bunkhouse.games.el_gaucho.actions import RECALL
from bunkhouse.games.el_gaucho.components import PLACE_NAMES, PLACES, SPACE_NAMES, SPACES
from bunkhouse.games.el_gaucho.state import NO_GAUCHO, Table, tile_params


def fill_recall(table: Table, choices: Choices) -> None:
    """EG-38: only with an empty supply - or while just taking gauchos back - and never standing ones."""
    seat: i64 = table.seat
    if table.supply(seat) > 0 and not table.recalling:
        return
    place: i64
    space: i64
    for place in range(PLACES):
        if (table.places(seat) >> place) & 1:
            choices.add(RECALL + place)
    for space in range(SPACES):
        if table.rider(space) == 2 * seat:
            choices.add(RECALL + PLACES + space)


class Recall(ActionKind[Table]):
    """EG-38, EG-39: back to the supply, without the action of the place."""

    def __init__(self) -> None:
        super().__init__(RECALL, "EG-38")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.recalling = True
        if at < PLACES:
            table.leave_place(seat, at)
            if table.journal is not None:
                table.tell_seat("recalls-from-place", seat, {"place": PLACE_NAMES[at]})
            return
        space: i64 = at - PLACES
        table.put_rider(space, NO_GAUCHO)
        table.add_supply(seat, 1)
        if table.journal is not None:
            said = tile_params(table.tile(space))
            table.tell_seat("recalls-from-pampa", seat, {"space": SPACE_NAMES[space], **said})

    def params(self, table: Table, at: int) -> dict[str, Param]:
        if at < PLACES:
            return {"from": "place", "place": PLACE_NAMES[at]}
        return {"from": "pampa", "place": "", **tile_params(table.tile(at - PLACES))}

    def refusal(self, table: Table, at: int) -> Refusal:
        supply = int(table.supply(table.seat))
        if supply > 0 and not table.recalling:
            return Refusal("supply-not-empty", "EG-38", {"count": supply})
        standing = at >= PLACES and table.rider(at - PLACES) == 2 * table.seat + 1
        return Refusal("gaucho-stands" if standing else "no-own-gaucho-there", "EG-38")
