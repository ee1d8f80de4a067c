"""Games alone against Sue, to be looked at in tests."""

from typing import Any

from bunkhouse.engine.messages import Event
from bunkhouse.engine.state import State
from bunkhouse.games.el_paso import GAME

from ..playing import do, told
from .table import sue_with

MANY = "cowboy cowboy cowboy cowboy builder builder builder builder engineer engineer engineer engineer"


def played(card: str, **given: Any) -> State:
    """After Sue's turn with this card."""
    return do(sue_with(card, **given), "end")


def her_events(card: str, **given: Any) -> list[Event]:
    return [event for event in told(sue_with(card, **given), "end") if event.params.get("seat") == 1]


def new(seed: int = 1, **options: str) -> State:
    return GAME.new(1, seed, **options)
