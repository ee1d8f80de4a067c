"""What is being decided, read from a view."""

from typing import Final

from bunkhouse.families.great_western.certificates import room
from bunkhouse.games.great_western_trail.components import NEUTRAL_NAMES, TRACK
from bunkhouse.games.great_western_trail.table.printed_signs import EFFECT_NUMBER, actions
from bunkhouse.games.great_western_trail.trail import NODE_NAMES, RISK
from bunkhouse.games.great_western_trail.view_types import ActStep, Field, OwedStep, SeatView, View

_DELIVERY_STAGE: Final = 5
_STAGES: Final = {"income": 4}
"""The stage of Kansas City that a step belongs to; those of foresight tiles have numbers of their own."""
_ACTING: Final = ("phase-b", "copy")
_PHASES: Final = {"phase-a": "a", "move": "a", "walk": "a"}


def owed(view: View) -> OwedStep | None:
    """The step that is being decided; None when the game is over."""
    decision = view["decision"]
    return decision["owed"][-1] if decision is not None and decision["owed"] else None


def deciding(view: View) -> SeatView:
    """The seat that decides; asked only while somebody does."""
    seat = view["actor"]
    assert seat is not None
    return view["seats"][seat]


def effect(view: View) -> int:
    """The effect that the present step is about."""
    step = owed(view)
    assert step is not None
    assert step["step"] in ("hire", "build", "hazard")
    return EFFECT_NUMBER[step["effect"]]


def phase(view: View) -> str:
    """Which phase the turn is in: a, b, or city."""
    step = owed(view)
    if step is None:
        return ""
    return "city" if _in_the_city(view) else _PHASES.get(step["step"], "b")


def stage(view: View) -> int:
    """The stage of Kansas City that somebody is in, from 1; 0 when nobody is there."""
    step = owed(view)
    if step is None or not _in_the_city(view):
        return 0
    return step["stage"] + 1 if step["step"] == "foresight" else _STAGES.get(step["step"], _DELIVERY_STAGE)


def _in_the_city(view: View) -> bool:
    decision = view["decision"]
    return decision is not None and any(step["step"] == "leave-city" for step in decision["owed"])


def acting(view: View) -> list[ActStep]:
    """The buildings where somebody acts now, and what has been used of them; the latest copy of 8b last."""
    decision = view["decision"]
    return [step for step in decision["owed"] if step["step"] in _ACTING] if decision is not None else []


def offered(view: View) -> list[tuple[str, str, list[int]]]:
    """The printed actions that are left in this phase B: node, icon, effects; copies of 8b first (AR-8)."""
    found: list[tuple[str, str, list[int]]] = []
    step = owed(view)
    if step is None or step["step"] not in _ACTING:
        return found
    for each in reversed(acting(view)):
        field, used = view["trail"].get(each["node"]), each["used"]
        over = field is None or "closed" in used or "auxiliary" in used
        if field is not None and not over and (each["step"] == "copy" or _usable(field, view["actor"])):
            found += _left(each["node"], field, used)
    return found


def _usable(field: Field, seat: int | None) -> bool:
    """GWT-49, GWT-54: neutral buildings and the own ones."""
    return field in NEUTRAL_NAMES if isinstance(field, str) else field["seat"] == seat


def _left(node: str, field: Field, used: list[str]) -> list[tuple[str, str, list[int]]]:
    found = [
        (node, str(number + 1), entry.effects)
        for number, entry in enumerate(actions(field if isinstance(field, str) else field["building"]))
        if str(number + 1) not in used
    ]
    risk = int(RISK[NODE_NAMES.index(node)])
    if risk >= 0 and "risk" not in used:
        found.append((node, "risk", [risk]))
    return found


def certificates_ahead(view: View) -> int:
    """GWT-134: how many spaces the marker of the seat that decides may move on."""
    step = owed(view)
    if step is None or step["step"] != "certificates":
        return 0
    board = deciding(view)
    return min(step["most"], int(room(TRACK, board["certificates"], board["certificate_limit"])))
