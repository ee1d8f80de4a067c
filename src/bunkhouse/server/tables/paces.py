"""How fast the bots of a table move: as slowly as anybody wishes who sits there and has it open."""

from collections.abc import Callable
from typing import Final

_FACTORS: Final = {"calm": 2.0, "normal": 1.0, "fast": 0.4}
"""How much longer or shorter than usual the pause between two actions of bots is."""


class Paces:
    """What the people of a table wish, as far as this process has seen them."""

    def __init__(self) -> None:
        self._wishes: dict[str, float] = {}

    def wish(self, person_id: str, pace: str) -> None:
        self._wishes[person_id] = _FACTORS.get(pace, 1.0)

    def slowest(self, here: Callable[[str], bool]) -> float:
        """The factor for those who are ``here``; nobody there, it is as usual."""
        return max((factor for person, factor in self._wishes.items() if here(person)), default=1.0)
