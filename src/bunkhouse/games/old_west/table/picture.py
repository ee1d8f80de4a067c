"""The whole table as templates draw it: places, classes, numbers and words, nothing left to work out."""

from itertools import groupby
from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.engine.errors import Param
from bunkhouse.games.old_west.components import CITY_NAMES, CITY_STATES, LAST_TRAINS
from bunkhouse.games.old_west.table import board_pieces, cards, tickets
from bunkhouse.games.old_west.table.board_layout import Ground
from bunkhouse.games.old_west.table.element_ids import CITY_NUMBERS, Part, View, remembered

JUMPS = {
    "north-west": "0 0 48 56",
    "rockies": "48 0 100 60",
    "california": "0 42 46 100",
    "south": "40 56 100 100",
}
"""The parts of the map that a small window can be taken to, in per cent: left, top, right, bottom."""

_OPENS_TURN: Final = ("takes", "draws", "draws-tickets", "claims", "passes")


def picture(view: View, context: DrawContext) -> Part:
    ground = Ground(view, context)
    focus = " ".join(ground.focus())
    return {
        "words": words(context),
        "trains": board_pieces.trains(view, context),
        "pieces": board_pieces.pieces(view, context),
        "alvin": board_pieces.alvin(view, context),
        "goals": board_pieces.goals(view, context),
        "lassos": ground.lassos(),
        "cities": ground.cities(),
        "picked": ground.picked(),
        "placing": ground.placing(),
        "payment": ground.payment(),
        "focus": focus,
        "ways": _ways(bool(focus), context),
        "zoom": _zoom(context),
        "depot": cards.depot(view, context),
        "dock": cards.dock(view, context),
        "choosing": tickets.choosing(view, context),
        "tickets": tickets.tickets(view, context),
        "seats": cards.seats(view, context),
    }


def words(context: DrawContext) -> Part:
    """What is printed on the table: the same for everybody who reads a language."""

    def make() -> Part:
        return {
            "map": context.say("table-map"),
            "cars": context.say("table-cars-key"),
            "points": context.say("table-points-key"),
            "states": {state: context.say("table-state", state=state) for state in sorted(set(CITY_STATES))},
        }

    return remembered(("words", context.language), make)


def _ways(own: bool, context: DrawContext) -> Part:
    """Where a small window can be taken; with a way to what is the viewer's ``own``."""

    def make() -> Part:
        jumps = [(context.say("table-jump", place=place), box) for place, box in JUMPS.items()]
        return {"yours": context.say("table-jump", place="yours") if own else "", "jumps": jumps}

    return remembered(("ways", context.language, own), make)


def _zoom(context: DrawContext) -> Part:
    def make() -> Part:
        return {how: context.say("table-zoom", how=how) for how in ("in", "out", "all")}

    return remembered(("zoom", context.language), make)


def facts(view: View, context: DrawContext) -> list[str]:
    """What the bar on top says: how the game ends, and where Alvin is."""
    if view["actor"] is None:
        found = [context.say("table-over")]
    elif view["turns_left"] is not None:
        found = [context.say("table-turns-left", count=view["turns_left"])]
    else:
        found = [context.say("table-last-at", count=int(LAST_TRAINS))]
    turn = _turn(view, context) if view["actor"] is not None else 0
    if turn:
        found.append(context.say("table-turn-number", number=turn))
    if view["alvin"] is not None:
        found.append(context.say("table-alvin", city=CITY_NAMES[CITY_NUMBERS[view["alvin"]]]))
    return found


def _turn(view: View, context: DrawContext) -> int:
    """OW-20 to OW-22: the number of the turn under way, if the log goes back to the start; 0 before that.

    Turns go around, so that no seat has two in a row, and whoever passes is named, too.
    """
    seats: list[Param] = []
    for event in context.told("starts", *_OPENS_TURN):
        if event.id == "starts":
            begins = view["decision"]["step"] in (
                "turn",
                "pay-track",
            )  # nothing of this turn has been told yet
            return sum(1 for _ in groupby(seats)) + int(begins)
        seats.append(event.params["seat"])
    return 0


def score(view: View, seat: int) -> tuple[str, int]:
    """The sign of points, and the points of a seat as far as everybody knows them."""
    return "vp", int(view["seats"][seat]["score"])
