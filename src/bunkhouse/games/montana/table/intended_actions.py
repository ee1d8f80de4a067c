"""What somebody may mean who touches a piece: the other way round from ``targets``."""

from bunkhouse.games.montana.components import TRADE_NAMES, WHEEL_FIELDS
from bunkhouse.games.montana.table.element_ids import CITY, OWN_CANTEENS, OWN_CATTLE, WHEEL, View

_ALONE = {WHEEL: "recruit", CITY: "city", OWN_CANTEENS: "canteen"}


def intended_actions(target: str, view: View, viewer: int | None) -> list[str]:
    """The actions, in notation, that begin with a piece or go on with it."""
    kind, _, name = target.partition("-")
    if target in _ALONE:
        return [_ALONE[target]]
    if target == OWN_CATTLE:
        return [f"trade {thing}" for thing in TRADE_NAMES]
    if kind == "f":
        return [f"build {name}"] if view["start"] is not None else [f"build {name}", f"start {name}"]
    if kind == "wf" and name.isdecimal():
        steps = (int(name) - int(view["wheel"]["pointer"])) % int(WHEEL_FIELDS)
        return [f"advance {steps}"]
    if kind == "o":
        group = name.replace("-", "+")
        return [f"{verb} {group}" for verb in ("hire", "return", "staff", "take", "exchange")]
    verb = {"s": "work", "p": "place", "x": "trade"}.get(kind)
    return [f"{verb} {name}"] if verb else []
