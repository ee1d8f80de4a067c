"""One person, two devices: four digits that the first one shows and the second one is told.

Only for a few minutes, only once, and only for somebody who asked for them; a few wrong guesses make them
worthless. They are kept in memory: whoever changes devices while the server restarts asks again.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

LIFE = 5 * 60_000
"""Milliseconds that digits hold."""
GUESSES = 5
_DIGITS = 4


@dataclass
class _Digits:
    digits: str
    person_id: str
    until: int
    guesses: int = GUESSES


class Pairing:
    """The digits that are shown just now, by table."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._shown: dict[str, list[_Digits]] = {}

    def show(self, table: str, person_id: str) -> str:
        """New digits for a person at a table; older ones of theirs no longer hold."""
        others = [each for each in self._valid(table) if each.person_id != person_id]
        taken = {each.digits for each in others}
        digits = next(each for each in iter(_some_digits, "") if each not in taken)
        self._shown[table] = [*others, _Digits(digits, person_id, self._now() + LIFE)]
        return digits

    def take(self, table: str, digits: str) -> str | None:
        """Whose digits these are, once; a wrong guess costs everybody's digits one of their lives."""
        shown = self._valid(table)
        found = next(
            (each for each in shown if secrets.compare_digest(each.digits.encode(), digits.encode())), None
        )
        for each in shown:
            each.guesses -= 1
        self._shown[table] = [each for each in shown if each is not found and each.guesses > 0]
        if not self._shown[table]:
            del self._shown[table]
        return None if found is None else found.person_id

    def _valid(self, table: str) -> list[_Digits]:
        now = self._now()
        for each in [code for code, shown in self._shown.items() if all(each.until < now for each in shown)]:
            del self._shown[each]
        return [each for each in self._shown.get(table, []) if each.until >= now]


def _some_digits() -> str:
    return f"{secrets.randbelow(10**_DIGITS):0{_DIGITS}}"
