"""What is said of the game around its table: on the bar, in the seats, in the log and at the end."""

from itertools import groupby
from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.drawn_table import Fact
from bunkhouse.engine.errors import Param
from bunkhouse.games.old_west.components import CITY_NAMES, LAST_TRAINS
from bunkhouse.games.old_west.table.element_ids import CITY_NUMBERS, suit, symbol
from bunkhouse.games.old_west.view_types import Decision, View

OWN_TAB: Final = ("table-hand", "cards")
ASIDE_TAB: Final = ("table-tickets", "ticket")
SCORE_TIP: Final = "score"
"""The explanation of the points beside a name."""
END_TIP: Final = "end"
"""The explanation of what ends the game."""
SCORE_ICONS: Final = {
    "tickets": "ticket",
    "tracks": "wagon",
    "captures": "alvin",
    "completed": "ticket",
    "missed": "ticket",
    "globetrotter": "globe",
    "alvin": "alvin",
}
_OPENS_TURN: Final = ("takes", "draws", "draws-tickets", "claims", "passes")


def facts(view: View, context: DrawContext) -> list[Fact]:
    """What the bar on top says: how the game ends, which turn it is, and where Alvin is."""
    decision, alvin = view["decision"], view["alvin"]
    if decision is None:
        found = [(context.say("table-over"), "")]
    else:
        found = [(_end(view, decision, context), END_TIP)]
    turn = 0 if decision is None else _turn(decision, context)
    if turn:
        found.append((context.say("table-turn-number", number=turn), ""))
    if alvin is not None:
        found.append((context.say("table-alvin", city=CITY_NAMES[CITY_NUMBERS[alvin]]), ""))
    return found


def _end(view: View, decision: Decision, context: DrawContext) -> str:
    """OW-76, OW-77: how many trains somebody has still to place, or whose turns are left."""
    turns, players = view["turns_left"], view["players"]
    if turns is None:
        fewest = min(seat["trains"] for seat in view["seats"])
        return context.say("table-trains-to-go", count=max(fewest - int(LAST_TRAINS), 0))
    seats = [(decision["seat"] + number) % players for number in range(turns)]
    return context.say("table-last-turns", names=", ".join(context.names[seat] for seat in seats))


def _turn(decision: Decision, context: DrawContext) -> int:
    """OW-20 to OW-22: the number of the turn under way, if the log goes back to the start; 0 before that.

    Turns go around, so that no seat has two in a row, and a seat that passes is named, too.
    """
    seats: list[Param] = []
    for event in context.told("starts", *_OPENS_TURN):
        if event.id == "starts":
            untold = decision["step"] in ("turn", "pay-track")  # nothing of this turn has been told yet
            return sum(1 for _ in groupby(seats)) + int(untold)
        seats.append(event.params["seat"])
    return 0


def score(view: View, seat: int) -> tuple[str, int]:
    """The sign of points, and the points of a seat as far as everybody knows them."""
    return "vp", view["seats"][seat]["score"]


def marks(id: str, params: dict[str, Param]) -> list[tuple[str, ...]]:
    """The sign in a line of the log that tells of a card."""
    if id in ("takes", "draws-card"):
        card = str(params["card"])
        return [(symbol(card), "", suit(card))]
    return []
