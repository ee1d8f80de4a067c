"""What a seat may know, described field by field."""

from typing import Literal

from typing_extensions import TypedDict

from bunkhouse.engine.view_types import BaseView


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    found: dict[str, int]
    gone: bool
    score: int


class Decision(TypedDict):
    step: Literal["turn"]
    seat: int


class View(BaseView):
    decision: Decision | None
    left: int
    """How many nuggets are in the creek; which ones, nobody knows."""
    seats: list[SeatView]
