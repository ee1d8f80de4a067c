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
class _Key:
    digits: str
    person_id: str
    until: int
    guesses: int = GUESSES


class Keys:
    """The digits that are shown just now, by table."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._cut: dict[str, list[_Key]] = {}

    def cut(self, table: str, person_id: str) -> str:
        """New digits for a person at a table; older ones of theirs no longer hold."""
        others = [key for key in self._valid(table) if key.person_id != person_id]
        taken = {key.digits for key in others}
        digits = next(each for each in iter(_some_digits, "") if each not in taken)
        self._cut[table] = [*others, _Key(digits, person_id, self._now() + LIFE)]
        return digits

    def turn(self, table: str, digits: str) -> str | None:
        """Whose digits these are, once; a wrong guess costs everybody's digits one of their lives."""
        keys = self._valid(table)
        found = next(
            (key for key in keys if secrets.compare_digest(key.digits.encode(), digits.encode())), None
        )
        for key in keys:
            key.guesses -= 1
        self._cut[table] = [key for key in keys if key is not found and key.guesses > 0]
        if not self._cut[table]:
            del self._cut[table]
        return None if found is None else found.person_id

    def _valid(self, table: str) -> list[_Key]:
        now = self._now()
        for each in [code for code, keys in self._cut.items() if all(key.until < now for key in keys)]:
            del self._cut[each]
        return [key for key in self._cut.get(table, []) if key.until >= now]


def _some_digits() -> str:
    return f"{secrets.randbelow(10**_DIGITS):0{_DIGITS}}"
