"""What somebody may mean who touches a piece: the other way round from ``targets``."""

from bunkhouse.games.el_paso.actions import ACTIONS
from bunkhouse.games.el_paso.components import (
    COW_NAMES,
    DISC_NAMES,
    MARKET_NAMES,
    MOST_BUILDERS,
    POST_NAMES,
    WORKER_NAMES,
)
from bunkhouse.games.el_paso.table import element_ids
from bunkhouse.games.el_paso.table.clicks import USED_BY, paid_with
from bunkhouse.games.el_paso.table.element_ids import View
from bunkhouse.games.el_paso.table.moment import Moment

_ROWS = {"objective": "objectives", "bonus": "bonuses"}


def intended_actions(target: str, view: View, viewer: int | None) -> list[str]:
    """The actions, in notation, that begin with a piece or go on with it."""
    kind, _, name = target.partition("-")
    if kind == "m":
        return _market(target, name)
    if kind == "t":
        return [
            f"{word} {place + 1}"
            for word, row in _ROWS.items()
            for place, token in enumerate(view[row])
            if token == name
        ]
    if kind == "s":
        return [f"{verb} {name}" for verb in ("move", "place", "site")]
    if kind == "q":
        return [f"deliver {name} with {disc}" for disc in DISC_NAMES]
    if kind == "d":
        return [f"deliver {post} with {name}" for post in POST_NAMES]
    if kind == "k" and name.isdecimal() and viewer is not None:
        further = int(name) - int(view["seats"][viewer]["certificates"])
        return [f"certificates {further}" if further > 0 else f"spend {-further}"]
    if kind in ("a", "r"):
        return _printed(target, view)
    return [f"aux {name}"] if kind == "x" else _hand(name, view)


def _market(target: str, name: str) -> list[str]:
    if target == element_ids.EXCHANGE:
        return ["exchange"]
    for word in _ROWS:
        if target == element_ids.stack_id(word):
            return [f"{word} stack"]
    if name.startswith("type-"):
        return [f"build {name.removeprefix('type-')}"]
    if name.startswith("train-"):
        return [f"train {name.removeprefix('train-')}"]
    if name in WORKER_NAMES:
        return [f"hire {name}"]
    return [f"buy {name}", f"gain {name}"] if name in MARKET_NAMES else []


def _hand(name: str, view: View) -> list[str]:
    """A card in hand, or the workers of a kind."""
    cow = name.rpartition("-")[0]
    if cow in COW_NAMES:
        return [f"discard {cow}", f"remove {cow}"]
    if name not in WORKER_NAMES:
        return []
    versatile = range(1, int(MOST_BUILDERS) + 1) if name == WORKER_NAMES[-1] else range(0)
    alone = ["pay 0"] if name == paid_with(view)[0] else []
    return [f"dismiss {name}", *alone, *(f"pay {count}" for count in versatile)]


def _printed(target: str, view: View) -> list[str]:
    """An action printed on what is being used: all it can be used for."""
    moment = Moment(view)
    for number, symbol in enumerate(moment.symbols):
        if target in (element_ids.chip_id(number), element_ids.row_id(number)):
            found = [kind for kind, printed in USED_BY.items() if symbol.kind in printed]
            return [each for first in found for each in _all_of(first)]
    return []


def _all_of(first: int) -> list[str]:
    """Every action of the kind that begins with a code."""
    size = ACTIONS.kinds[ACTIONS.starts.index(first)].size
    return [ACTIONS.notation(code) for code in range(first, first + size)]
