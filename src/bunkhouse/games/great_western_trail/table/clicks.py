"""Where an action is clicked: the pieces to touch one after another."""

from collections.abc import Callable
from itertools import chain
from typing import Any, Final

from bunkhouse.games.great_western_trail import actions as kinds
from bunkhouse.games.great_western_trail.actions import ACTIONS
from bunkhouse.games.great_western_trail.components import TRACK
from bunkhouse.games.great_western_trail.effects import EFFECT_NAMES
from bunkhouse.games.great_western_trail.table import element_ids
from bunkhouse.games.great_western_trail.table.element_ids import View, owed
from bunkhouse.games.great_western_trail.table.printed import EFFECT_NUMBER, actions
from bunkhouse.games.great_western_trail.trail import NODE_NAMES, RISK

OR: Final = "|"
"""Between two ways to the same action."""
_BUTTONS: Final = 4
"""So many moves without a place fit as buttons into the prompt."""

Path = tuple[str, ...]
Values = dict[str, str]


def targets(code: int, view: View, viewer: int | None) -> list[str]:
    """The ids of what is clicked, in order, ways divided by ``OR``; an action without any is a button."""
    kind = int(ACTIONS.kind(code))
    find = _WAYS.get(kind)
    ways = [] if find is None else find(ACTIONS.values(code), view, viewer)
    return list(chain.from_iterable((OR, *way) for way in ways))[1:]


def reveals(code: int, view: View) -> bool:
    """Taking an unknown card cannot be taken back; drawing one's own cards is everyday life."""
    kind = int(ACTIONS.kind(code))
    return kind == kinds.ENLARGE or (kind == kinds.TAKE and ACTIONS.values(code)["card"] == "stack")


def offered(view: View) -> list[tuple[str, str, list[int]]]:
    """The printed actions that are left in this phase B: node, icon, effects; copies of 8b first (AR-8)."""
    found: list[tuple[str, str, list[int]]] = []
    seat, decision = view["actor"], view["decision"]
    for frame in reversed(decision["owed"] if decision else []):
        if frame["step"] not in ("phase-b", "copy"):
            break
        node, used = frame["node"], frame["used"]
        field = view["trail"].get(node)
        if "closed" not in used and "auxiliary" not in used and _usable(field, frame, seat):
            found += _left(node, field, used)
        if frame["step"] == "phase-b":
            break
    return found


def _usable(field: Any, frame: dict[str, Any], seat: int) -> bool:
    """GWT-49, GWT-54: neutral buildings and the own ones; whatever is copied."""
    if frame["step"] == "copy":
        return True
    return field["seat"] == seat if isinstance(field, dict) else field is not None and len(field) == 1


def _left(node: str, field: Any, used: list[str]) -> list[tuple[str, str, list[int]]]:
    building = field["building"] if isinstance(field, dict) else field
    found = [
        (node, str(number + 1), entry["effects"])
        for number, entry in enumerate(actions(building))
        if str(number + 1) not in used
    ]
    risk = int(RISK[NODE_NAMES.index(node)])
    if risk >= 0 and "risk" not in used:
        found.append((node, "risk", [risk]))
    return found


# Ways by kind of action.


def _node(values: Values, view: View, viewer: int | None) -> list[Path]:
    return [(element_ids.node_id(values["node"]),)]


def _use(values: Values, view: View, viewer: int | None) -> list[Path]:
    """The icon on the building; an immediate action is a button with words."""
    if owed(view).get("step") == "choose":
        return []
    effect = EFFECT_NUMBER[values["effect"]]
    for node, icon, effects in offered(view):
        if effect in effects:
            return [(element_ids.icon_id(node, icon),)]
    return []


def _aux(values: Values, view: View, viewer: int | None) -> list[Path]:
    return [(element_ids.aux_id(values["aux"]),)]


def _hand(values: Values, view: View, viewer: int | None) -> list[Path]:
    hand = None if viewer is None else view["seats"][viewer]["hand"]
    card = values["card"]
    return [(element_ids.hand_id(card, copy),) for copy in range(max(1, (hand or {}).get(card, 0)))]


def _take(values: Values, view: View, viewer: int | None) -> list[Path]:
    card = values["card"]
    if card == "stack":
        return [(element_ids.OBJECTIVE_STACK,)]
    return [(element_ids.pool_id(card, copy),) for copy in range(max(1, view["pool"].get(card, 0)))]


def _hire(values: Values, view: View, viewer: int | None) -> list[Path]:
    row = int(values["row"]) - 1
    jobs = view["job_market"][row]
    return [
        (element_ids.job_id(row, column),) for column, worker in enumerate(jobs) if worker == values["worker"]
    ]


def _build(values: Values, view: View, viewer: int | None) -> list[Path]:
    """A place, which then asks for the building; or a building, which then asks for the place."""
    node = element_ids.node_id(values["node"])
    return [(node,), (element_ids.building_id(int(values["number"])), node)]


def _buy(values: Values, view: View, viewer: int | None) -> list[Path]:
    return [(element_ids.market_id(card),) for card in dict.fromkeys(values["cattle"].split("+"))]


def _draw(values: Values, view: View, viewer: int | None) -> list[Path]:
    return _button_or(int(owed(view).get("most", 0)), element_ids.DRAW_PILE)


def _certificates(values: Values, view: View, viewer: int | None) -> list[Path]:
    return _button_or(1 + certificates_ahead(view), element_ids.CERTIFICATES)


def _spend(values: Values, view: View, viewer: int | None) -> list[Path]:
    seat = view["actor"]
    count = 0 if seat is None else view["seats"][seat]["certificates"]
    return _button_or(1 + count, element_ids.CERTIFICATES)


def _button_or(choices: int, id: str) -> list[Path]:
    """Few numbers to choose from are buttons; more of them a menu."""
    return [] if choices <= _BUTTONS else [(id,)]


def certificates_ahead(view: View) -> int:
    """How many spaces the marker of the seat on turn may move on."""
    seat = view["actor"]
    if seat is None:
        return 0
    board, track = view["seats"][seat], list(TRACK)
    room = track.index(board["certificate_limit"]) - track.index(board["certificates"])
    return min(int(owed(view).get("most", 0)), room)


_Find = Callable[[Values, View, int | None], list[Path]]
_WAYS: Final[dict[int, _Find]] = {
    int(kinds.PLACE): _node,
    int(kinds.MOVE): _node,
    int(kinds.VIA): _node,
    int(kinds.COPY): _node,
    int(kinds.TRADE): _node,
    int(kinds.CLEAR): _node,
    int(kinds.USE): _use,
    int(kinds.AUX): _aux,
    int(kinds.DOUBLE): _aux,
    int(kinds.PLAY): _hand,
    int(kinds.DISCARD): _hand,
    int(kinds.REMOVE): _hand,
    int(kinds.TAKE): _take,
    int(kinds.HIRE): _hire,
    int(kinds.BUILD): _build,
    int(kinds.BUY): _buy,
    int(kinds.ENLARGE): lambda values, view, viewer: [(element_ids.CATTLE_STACK,)],
    int(kinds.ENGINE): lambda values, view, viewer: [(element_ids.slot_id(values["space"]),)],
    int(kinds.UPGRADE): lambda values, view, viewer: [(element_ids.station_id(values["station"]),)],
    int(kinds.LIFT): lambda values, view, viewer: [(element_ids.station_id(values["station"]),)],
    int(kinds.DISC): lambda values, view, viewer: [(element_ids.disc_id(values["disc"]),)],
    int(kinds.GIVE): lambda values, view, viewer: [(element_ids.worker_id(values["worker"]),)],
    int(kinds.FORESIGHT): lambda values, view, viewer: [(element_ids.foresight_id(values["space"]),)],
    int(kinds.DELIVER): lambda values, view, viewer: [(element_ids.city_id(values["city"]),)],
    int(kinds.DRAW): _draw,
    int(kinds.CERTIFICATES): _certificates,
    int(kinds.SPEND): _spend,
}

assert len(EFFECT_NAMES) == len(EFFECT_NUMBER)
