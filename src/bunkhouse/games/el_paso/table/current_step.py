"""What is being decided, as far as a view tells it: the step on top, and the printed actions it uses."""

from typing import Final

from bunkhouse.games.el_paso.components import WORKER_NAMES
from bunkhouse.games.el_paso.rules.symbols import after_hiring
from bunkhouse.games.el_paso.table.printed_actions import BUILDINGS, CARS, REWARDS, Symbol
from bunkhouse.games.el_paso.view_types import OwedStep, PrintedStep, Trail, View

PHASES: Final = ("move", "act", "draw")


def top_step(view: View) -> OwedStep | None:
    """What is decided now; None when the game is over."""
    return None if view["decision"] is None else view["decision"]["owed"][-1]


def own_step(view: View, viewer: int | None) -> OwedStep | None:
    """The same when it is the viewer who decides, else None."""
    return None if viewer is None or view["actor"] != viewer else top_step(view)


def phase(view: View) -> str:
    """The phase of the turn; empty outside a turn. An exchange does not end the movement phase."""
    owed = [] if view["decision"] is None else view["decision"]["owed"]
    if not owed or owed[-1]["step"] in ("opening", "place"):
        return ""
    if any(step["step"] == "before-scoring" for step in owed):
        return "draw"
    return "move" if any(step["step"] == "move" and not step["granted"] for step in owed) else "act"


def step_limit(view: View) -> int:
    """How many steps the rancher may go without cowboys."""
    top = top_step(view)
    granted = top["granted"] if top is not None and top["step"] == "move" else 0
    return granted or view["seats"][view["actor"] or 0]["step_limit"]


class PrintedActions:
    """The printed actions that the step on top uses; there may be none."""

    def __init__(self, view: View) -> None:
        self.symbols: list[Symbol] = []
        """Used ones included."""
        self.used: list[str] = []
        self.replaced = ""
        """R-15: the building whose actions are used although another one lies in its place by now."""
        self.hired = 0
        """How the rules note the first worker of a double hire."""
        top = top_step(view)
        if top is not None and (top["step"] == "act" or top["step"] == "train" or top["step"] == "reward"):
            self._read(top, view)

    def _read(self, top: PrintedStep, view: View) -> None:
        self.used = top["used"]
        self.hired = 0 if top["hired"] is None else int(after_hiring(WORKER_NAMES.index(top["hired"])))
        if top["step"] == "act":
            self.replaced = top.get("replaced", "")
            self.symbols = BUILDINGS[self.replaced] if self.replaced else usable(view, top["space"])
        elif top["step"] == "train":
            self.symbols = CARS[top["card"], view["train"][int(top["card"]) - 1]]
        else:
            self.symbols = REWARDS[top["post"]]

    def find(self, kinds: tuple[str, ...]) -> int | None:
        """The number of the printed action of one of these kinds."""
        return next((number for number, symbol in enumerate(self.symbols) if symbol.kind in kinds), None)


def usable(view: View, space: str) -> list[Symbol]:
    """EP-37, EP-38: what the seat on turn can use of the building on a space."""
    decision, (name, owner) = view["decision"], tile_at(view["trail"], space)
    on_turn = None if decision is None else decision["seat"]
    return BUILDINGS[name] if owner in (None, on_turn) else []


def tile_at(trail: Trail, space: str) -> tuple[str, int | None]:
    """The name of the building on a space, and its owner; an empty name where there is none."""
    lies = trail.get(space, "")
    return (lies, None) if isinstance(lies, str) else (lies["building"], lies["seat"])
