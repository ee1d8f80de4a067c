"""The paces on offer: one word in a form for each."""

from typing import Final

from bunkhouse.server.table_plan import Pace

_DAY = 86400

LIVE: Final[dict[str, Pace]] = {
    "free": Pace(),
    "brisk": Pace(kind="live", bank=600, increment=30),
    "long": Pace(kind="live", bank=2700),
}
DAILY: Final[dict[str, Pace]] = {
    "day": Pace(kind="days", bank=_DAY),
    "three-days": Pace(kind="days", bank=3 * _DAY),
}
PACES: Final[dict[str, Pace]] = {**LIVE, **DAILY}


def pace_name(pace: Pace) -> str:
    """The word for a pace; empty for one that was agreed through another door."""
    return next((name for name, each in PACES.items() if each == pace), "")
