"""What a game says, as ids with parameters. The words are in the text catalogues."""

from typing import Final

from bunkhouse.engine.errors import Param

_A_CHECK: Final = 100
"""To fail at a later check is nearer than to lack less at an earlier one."""


class Event:
    """Something that happened, for the log. ``only`` is the one seat that may know it, None for everybody."""

    def __init__(self, id: str, params: dict[str, Param], only: int | None = None) -> None:
        self.id = id
        self.params = params
        self.only = only

    def visible_to(self, seat: int | None) -> bool:
        return self.only is None or self.only == seat


class Prompt:
    """What is being decided now."""

    def __init__(self, id: str, params: dict[str, Param]) -> None:
        self.id = id
        self.params = params


class Refusal:
    """Why an action is not allowed now, and the rule that says so.

    ``near`` tells how little was wrong, so that of several attempts the nearest can be spoken of: 0 for an
    action of another decision, else ``nearness``.
    """

    def __init__(
        self, reason: str, rule: str, params: dict[str, Param] | None = None, near: int = _A_CHECK
    ) -> None:
        self.reason = reason
        self.rule = rule
        self.params: dict[str, Param] = params or {}
        self.near = near


def nearness(checks: int, missing: int = 0) -> int:
    """How near an attempt was that failed at such a check, counted from 1, for want of so much."""
    return _A_CHECK * checks - min(missing, _A_CHECK - 1)


class UndoLimit:
    """How far the last actor may go back, and what stands in the way of going further.

    ``wall`` is one of: start (the game or the loaded position begins there), hidden (something hidden was
    revealed), chance (dice were rolled, cards shuffled), other (another seat acted).
    """

    def __init__(self, seat: int | None, steps: int, wall: str) -> None:
        self.seat = seat
        self.steps = steps
        self.wall = wall


class ScoreLine:
    """One category of the score, with the points of every seat."""

    def __init__(self, id: str, points: list[int]) -> None:
        self.id = id
        self.points = points
