"""What can go wrong, as few named errors.

An error carries a reason (an id that the text catalogues turn into a sentence) and the parameters of that
sentence. Printed as it is, it shows both in a compact technical form.
"""

import difflib
from collections.abc import Iterable

Param = str | int


class BunkhouseError(Exception):
    """Something asked for cannot be done. Nothing has been changed."""

    def __init__(self, reason: str, params: dict[str, Param] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.params: dict[str, Param] = params or {}

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.params.items() if value != "")
        return f"{self.reason} ({details})" if details else self.reason


class UnknownName(BunkhouseError):
    """A game, option, bot or the like that does not exist; ``suggestion`` is the closest that does."""

    def __init__(self, reason: str, given: str, known: Iterable[str]) -> None:
        names = list(known)
        super().__init__(
            reason, {"given": given, "suggestion": closest(given, names), "known": ", ".join(names)}
        )


class OptionError(BunkhouseError):
    """A player count, seed or option value outside what the game offers."""


class NotationError(BunkhouseError):
    """A text that is not an action of the game."""


class IllegalAction(BunkhouseError):
    """An action that the rules forbid now. ``rule`` is the id of the rule that forbids it."""

    def __init__(self, action: str, reason: str, rule: str, params: dict[str, Param] | None = None) -> None:
        super().__init__(reason, {"action": action, "rule": rule, **(params or {})})
        self.action = action
        self.rule = rule


class PositionError(BunkhouseError):
    """A position document that describes no possible position; ``path`` names the place in it."""

    def __init__(self, path: str, reason: str, params: dict[str, Param] | None = None) -> None:
        super().__init__(reason, {"path": path, **(params or {})})
        self.path = path


class RecordError(BunkhouseError):
    """A record file that cannot be read, replayed or verified."""


class ComponentError(BunkhouseError):
    """A ``components.toml`` whose figures do not fit together."""


def closest(given: str, known: Iterable[str]) -> str:
    """The known name most like the given one, or an empty text."""
    names = {name.lower(): name for name in known}
    found = difflib.get_close_matches(given.lower(), names, n=1, cutoff=0.5)
    return names[found[0]] if found else ""
