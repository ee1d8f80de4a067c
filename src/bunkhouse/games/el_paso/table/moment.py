"""What is being decided, as far as a view tells it: the step on top, and the printed actions it uses."""

from typing import Any, Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.el_paso.table.element_ids import View
from bunkhouse.games.el_paso.table.signs import BUILDINGS, CARS, REWARDS, Symbol

PHASES: Final = ("move", "act", "draw")
_MOVING: Final = ("move", "place")
_INSTEAD: Final = "auxiliary_instead"
_NOTHING: Final[dict[str, Any]] = {"step": ""}


class Moment:
    """The decision that is asked for now."""

    def __init__(self, view: View) -> None:
        decision = view["decision"]
        owed = [] if decision is None else decision["owed"]
        self.view = view
        self.owed: list[dict[str, Any]] = owed
        self.top: dict[str, Any] = owed[-1] if owed else _NOTHING
        self.step: str = self.top["step"]
        self.replaced: str = self.top.get("replaced", "")
        """R-15: the building whose actions are used although another one lies in its place by now."""
        self.used: list[str] = list(self.top.get("used", ()))
        self.symbols = self._symbols()
        """The printed actions of the step on top, used ones included."""

    def _symbols(self) -> list[Symbol]:
        view, top = self.view, self.top
        if self.step == "act":
            if self.replaced:
                return BUILDINGS[self.replaced]
            name, owner = tile_at(view, top["space"])
            return BUILDINGS[name] if owner in (None, view["decision"]["seat"]) else []
        if self.step == "train":
            return CARS[top["card"], view["train"][int(top["card"]) - 1]]
        return REWARDS[top["post"]] if self.step == "reward" else []

    @property
    def phase(self) -> str:
        """The phase of the turn; empty outside a turn. An exchange does not end the movement phase."""
        if self.view["decision"] is None or self.step in ("", "opening", "place"):
            return ""
        moving = any(step["step"] == "move" and step["granted"] == 0 for step in self.owed)
        if any(step["step"] == "before-scoring" for step in self.owed):
            return "draw"
        return "move" if moving else "act"

    @property
    def limit(self) -> int:
        """How many steps the rancher may go without cowboys."""
        granted = int(self.top.get("granted", 0))
        return granted or int(self.view["seats"][self.view["actor"] or 0]["step_limit"])

    def is_used(self, number: int) -> bool:
        """Whether a printed action is over; all are when an auxiliary action came instead."""
        return _INSTEAD in self.used or self.symbols[number].kind in self.used

    def find(self, *kinds: str) -> int | None:
        """The printed action of one of these kinds."""
        for number, symbol in enumerate(self.symbols):
            if symbol.kind in kinds:
                return number
        return None


def in_use(step: str, view: View, context: DrawContext) -> Moment | None:
    """The decision of the viewer, when it is about the printed actions of such a place."""
    if context.viewer is None or view["actor"] != context.viewer:
        return None
    moment = Moment(view)
    return moment if moment.step == step else None


def tile_at(view: View, space: str) -> tuple[str, int | None]:
    """The name of the building on a space, and its owner; an empty name where there is none."""
    lies = view["trail"].get(space, "")
    if isinstance(lies, dict):
        return lies["building"], int(lies["seat"])
    return str(lies), None
