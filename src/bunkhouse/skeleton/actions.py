"""The kinds of action, declared once: code, notation and text ids come from here."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.actions import ActionSpace, Kind

ACTIONS: Final = ActionSpace(Kind("pan"), Kind("leave"))

# The code of the first action of each kind.
PAN: Final[i64] = ACTIONS.first("pan")
LEAVE: Final[i64] = ACTIONS.first("leave")
