"""Who waits for whom: the bots for somebody who may change their mind, people for each other."""

from bunkhouse.server.desk import Desk
from bunkhouse.server.infos import Nudge, TableInfo
from bunkhouse.web.pages import Hold, Nudged, Nudging


def hold(desk: Desk, viewer: int | None) -> Hold | None:
    """The time in which the viewer may still take back what made it a bot's turn."""
    held = desk.hold()
    return Hold(held.left, held.whole) if held is not None and held.seat == viewer else None


def nudging(desk: Desk, info: TableInfo, person_id: str | None, seats: list[int]) -> Nudging | None:
    """What somebody at the table can do about a person who takes long."""
    seat = None if person_id is None or not seats else desk.nudgeable(person_id)
    if seat is None:
        return None
    nudge = info.nudge
    return Nudging(
        name=info.seats[seat].name,
        wait=desk.nudge_wait(),
        by="" if nudge is None else info.seats[nudge.by].name,
        mine=nudge is not None and nudge.by in seats,
    )


def nudged(info: TableInfo, seats: list[int]) -> Nudged | None:
    """Who waits for the viewer, and said so."""
    nudge: Nudge | None = info.nudge
    if nudge is None or nudge.seat not in seats:
        return None
    return Nudged(info.seats[nudge.by].name, nudge.time)
