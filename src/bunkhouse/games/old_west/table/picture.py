"""The whole table as templates draw it: places, classes, numbers and words, nothing left to work out."""

from typing import Any

from bunkhouse.engine.look import Look
from bunkhouse.games.old_west.components import CITY_NAMES, CITY_STATES, LAST_TRAINS
from bunkhouse.games.old_west.table import cards
from bunkhouse.games.old_west.table.ground import Ground
from bunkhouse.games.old_west.table.places import CITY_NUMBERS

JUMPS = {
    "north-west": "0 0 48 56",
    "rockies": "48 0 100 60",
    "california": "0 42 46 100",
    "south": "40 56 100 100",
}
"""The parts of the map that a small window can be taken to, in per cent: left, top, right, bottom."""

_WORDS: dict[str, dict[str, Any]] = {}


def picture(view: dict[str, Any], look: Look) -> dict[str, Any]:
    ground = Ground(view, look)
    return {
        "words": words(look),
        "trains": ground.trains(),
        "pieces": ground.pieces(),
        "alvin": ground.alvin(),
        "goals": ground.goals(),
        "lassos": ground.lassos(),
        "cities": ground.cities(),
        "picked": ground.picked(),
        "placing": ground.placing(),
        "payment": ground.payment(),
        "focus": " ".join(ground.focus()),
        "depot": cards.depot(view, look),
        "hand": cards.hand(view, look),
        "stock": cards.stock(view, look),
        "choosing": cards.choosing(view, look),
        "tickets": cards.tickets(view, look),
        "opened": cards.opened(view, look),
        "seats": cards.seats(view, look),
        "colour": "" if look.viewer is None else look.colours[look.viewer],
    }


def words(look: Look) -> dict[str, Any]:
    """What is printed on the table: the same for everybody who reads a language."""
    if look.language not in _WORDS:
        _WORDS[look.language] = {
            "map": look.say("table-map"),
            "cars": look.say("table-cars-key"),
            "points": look.say("table-points-key"),
            "states": {state: look.say("table-state", state=state) for state in sorted(set(CITY_STATES))},
            "train_cards": look.say("table-train-cards"),
            "face_down": look.say("table-face-down"),
            "discard": look.say("table-discard"),
            "whole": look.say("table-whole-draw"),
            "draw_card": look.say("action-draw"),
            "tickets": look.say("table-tickets"),
            "draw_tickets": look.say("action-tickets"),
            "your_tickets": look.say("table-your-tickets"),
            "choose": look.say("table-drawn"),
            "none": look.say("table-none"),
            "done": look.say("table-done"),
            "to_go": look.say("table-to-go"),
            "no_way": look.say("table-no-way"),
            "missed": look.say("table-missed"),
            "no_tickets": look.say("table-no-tickets"),
            "sealed": look.say("table-sealed"),
            "yours": look.say("table-jump", place="yours"),
            "jumps": [(look.say("table-jump", place=place), box) for place, box in JUMPS.items()],
            "zoom": {how: look.say("table-zoom", how=how) for how in ("in", "out", "all")},
        }
    return _WORDS[look.language]


def facts(view: dict[str, Any], look: Look) -> list[str]:
    """What the bar on top says: how the game ends, and where Alvin is."""
    if view["actor"] is None:
        found = [look.say("table-over")]
    elif view["turns_left"] is not None:
        found = [look.say("table-turns-left", count=view["turns_left"])]
    else:
        found = [look.say("table-last-at", count=int(LAST_TRAINS))]
    if view["alvin"] is not None:
        found.append(look.say("table-alvin", city=CITY_NAMES[CITY_NUMBERS[view["alvin"]]]))
    return found


def score(view: dict[str, Any], seat: int) -> tuple[str, int]:
    """The sign of points, and the points of a seat as far as everybody knows them."""
    return "vp", int(view["seats"][seat]["score"])
