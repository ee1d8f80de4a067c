"""The numbers of the steps on the agenda."""

from typing import Final

from mypy_extensions import i64

TURN: Final[i64] = 0
