"""What somebody may mean who touches a piece: the other way round from ``clicks``."""

from collections.abc import Callable
from typing import Final

from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.table import element_ids as ids
from bunkhouse.games.el_paso.table.clicks import PRINTED_CLICKS, paid_with
from bunkhouse.games.el_paso.table.current_step import PrintedActions
from bunkhouse.games.el_paso.view_types import View


def intended_actions(target: str, view: View, viewer: int | None) -> list[str]:
    """The actions, in notation, that begin with a piece or go on with it."""
    prefix, _, name = target.partition("-")
    find = _BY_PREFIX.get(prefix)
    return [] if find is None else find(name, view, viewer)


def _market(name: str, view: View, viewer: int | None) -> list[str]:
    return _IN_THE_MIDDLE.get(f"m-{name}", [])


def _token(name: str, view: View, viewer: int | None) -> list[str]:
    return [
        f"{word} {place + 1}"
        for word, row in (("objective", view["objectives"]), ("bonus", view["bonuses"]))
        for place, token in enumerate(row)
        if token == name
    ]


def _field(name: str, view: View, viewer: int | None) -> list[str]:
    """A field of the certificate track."""
    if viewer is None or not name.isdecimal():
        return []
    further = int(name) - view["seats"][viewer]["certificates"]
    return [f"certificates {further}" if further > 0 else f"spend {-further}"]


def _held(name: str, view: View, viewer: int | None) -> list[str]:
    """A card in hand, or the workers of a kind."""
    cow = name.rpartition("-")[0]
    if cow in c.COW_NAMES:
        return [f"discard {cow}", f"remove {cow}"]
    if name not in c.WORKER_NAMES:
        return []
    versatile = range(1, c.MOST_BUILDERS + 1) if name == c.WORKER_NAMES[-1] else range(0)
    alone = ["pay 0"] if name == paid_with(view)[0] else []
    return [f"dismiss {name}", *alone, *(f"pay {count}" for count in versatile)]


def _printed(name: str, view: View, viewer: int | None) -> list[str]:
    """An action printed on what is being used: all it can be used for."""
    for number, symbol in enumerate(PrintedActions(view).symbols):
        if name == str(number):
            found = [kind for kind, click in PRINTED_CLICKS.items() if symbol.kind in click.symbols]
            return [each for kind in found for each in _all_of(kind)]
    return []


def _all_of(kind: str) -> list[str]:
    first = ACTIONS.first(kind)
    size = ACTIONS.kinds[ACTIONS.names.index(kind)].size
    return [ACTIONS.notation(code) for code in range(first, first + size)]


_IN_THE_MIDDLE: Final[dict[str, list[str]]] = {
    ids.EXCHANGE: ["exchange"],
    **{ids.stack_id(kind): [f"{kind} stack"] for kind in ("objective", "bonus")},
    **{ids.type_id(kind): [f"build {kind}"] for kind in c.TYPE_NAMES},
    **{ids.car_id(card): [f"train {card}"] for card in c.TRAIN_NAMES},
    **{ids.market_id(worker): [f"hire {worker}"] for worker in c.WORKER_NAMES},
    **{ids.market_id(cow): [f"buy {cow}", f"gain {cow}"] for cow in c.MARKET_NAMES},
}
"""The pieces in the middle of the table."""
_BY_PREFIX: Final[dict[str, Callable[[str, View, int | None], list[str]]]] = {
    "m": _market,
    "t": _token,
    "s": lambda name, view, viewer: [f"{verb} {name}" for verb in ("move", "place", "site")],
    "q": lambda name, view, viewer: [f"deliver {name} with {disc}" for disc in c.DISC_NAMES],
    "d": lambda name, view, viewer: [f"deliver {post} with {name}" for post in c.POST_NAMES],
    "k": _field,
    "a": _printed,
    "r": _printed,
    "x": lambda name, view, viewer: [f"aux {name}"],
    "c": _held,
}
"""By the first letter of an element's id."""
