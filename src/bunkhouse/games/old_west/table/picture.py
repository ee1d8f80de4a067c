"""The whole table as templates draw it: places, classes, numbers and words, nothing left to work out."""

from itertools import groupby
from typing import Final

from bunkhouse.engine.errors import Param
from bunkhouse.engine.look import Look
from bunkhouse.games.old_west.components import CITY_NAMES, CITY_STATES, LAST_TRAINS
from bunkhouse.games.old_west.table import cards, lying, tickets
from bunkhouse.games.old_west.table.ground import Ground
from bunkhouse.games.old_west.table.places import CITY_NUMBERS, Part, View, remembered

JUMPS = {
    "north-west": "0 0 48 56",
    "rockies": "48 0 100 60",
    "california": "0 42 46 100",
    "south": "40 56 100 100",
}
"""The parts of the map that a small window can be taken to, in per cent: left, top, right, bottom."""

_OPENS_TURN: Final = ("takes", "draws", "draws-tickets", "claims", "passes")


def picture(view: View, look: Look) -> Part:
    ground = Ground(view, look)
    focus = " ".join(ground.focus())
    return {
        "words": words(look),
        "trains": lying.trains(view, look),
        "pieces": lying.pieces(view, look),
        "alvin": lying.alvin(view, look),
        "goals": lying.goals(view, look),
        "lassos": ground.lassos(),
        "cities": ground.cities(),
        "picked": ground.picked(),
        "placing": ground.placing(),
        "payment": ground.payment(),
        "focus": focus,
        "ways": _ways(bool(focus), look),
        "zoom": _zoom(look),
        "depot": cards.depot(view, look),
        "dock": cards.dock(view, look),
        "choosing": tickets.choosing(view, look),
        "tickets": tickets.tickets(view, look),
        "seats": cards.seats(view, look),
    }


def words(look: Look) -> Part:
    """What is printed on the table: the same for everybody who reads a language."""

    def make() -> Part:
        return {
            "map": look.say("table-map"),
            "cars": look.say("table-cars-key"),
            "points": look.say("table-points-key"),
            "states": {state: look.say("table-state", state=state) for state in sorted(set(CITY_STATES))},
        }

    return remembered(("words", look.language), make)


def _ways(own: bool, look: Look) -> Part:
    """Where a small window can be taken; with a way to what is the viewer's ``own``."""

    def make() -> Part:
        jumps = [(look.say("table-jump", place=place), box) for place, box in JUMPS.items()]
        return {"yours": look.say("table-jump", place="yours") if own else "", "jumps": jumps}

    return remembered(("ways", look.language, own), make)


def _zoom(look: Look) -> Part:
    def make() -> Part:
        return {how: look.say("table-zoom", how=how) for how in ("in", "out", "all")}

    return remembered(("zoom", look.language), make)


def facts(view: View, look: Look) -> list[str]:
    """What the bar on top says: how the game ends, and where Alvin is."""
    if view["actor"] is None:
        found = [look.say("table-over")]
    elif view["turns_left"] is not None:
        found = [look.say("table-turns-left", count=view["turns_left"])]
    else:
        found = [look.say("table-last-at", count=int(LAST_TRAINS))]
    turn = _turn(view, look) if view["actor"] is not None else 0
    if turn:
        found.append(look.say("table-turn-number", number=turn))
    if view["alvin"] is not None:
        found.append(look.say("table-alvin", city=CITY_NAMES[CITY_NUMBERS[view["alvin"]]]))
    return found


def _turn(view: View, look: Look) -> int:
    """OW-20 to OW-22: the number of the turn under way, if the log goes back to the start; 0 before that.

    Turns go around, so that no seat has two in a row, and whoever passes is named, too.
    """
    seats: list[Param] = []
    for event in look.told("starts", *_OPENS_TURN):
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
