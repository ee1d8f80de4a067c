"""What may be told about a table, from the rows that describe it."""

from collections.abc import Sequence
from typing import cast

import msgspec

from bunkhouse.server.table_info import Ending, Nudge, SeatInfo, TableInfo
from bunkhouse.server.table_plan import Door, Pace, Status, UndoPolicy
from bunkhouse.server.tables.clocks import Clocks
from bunkhouse.server.tables.opening_hours import OpeningHours
from bunkhouse.server.tables.presence import Presence
from bunkhouse.server.tables.seats import decides, is_open
from bunkhouse.store.rows import NudgeRow, SeatRow, TableRow


def pace_of(table: TableRow) -> Pace:
    return msgspec.json.decode(table.pace, type=Pace)


def clocks_of(table: TableRow, seats: Sequence[SeatRow], hours: OpeningHours) -> Clocks:
    """The clocks of a table. While the site was closed, nobody's time ran."""
    left = msgspec.json.decode(table.clocks, type=list[int])
    return Clocks(pace_of(table), left, thinker(table, seats), hours.began(table.turn_began))


def current_nudge(table: TableRow, seats: Sequence[SeatRow], nudge: NudgeRow | None) -> NudgeRow | None:
    """The last nudge, while it has not been answered."""
    if nudge is None or nudge.step != table.step or nudge.seat != thinker(table, seats):
        return None
    return nudge


def thinker(table: TableRow, seats: Sequence[SeatRow]) -> int | None:
    """The seat of the person who is to decide."""
    if table.status != "running" or table.actor is None or table.actor >= len(seats):
        return None
    return table.actor if decides(seats[table.actor]) else None


def describe(
    table: TableRow,
    seats: Sequence[SeatRow],
    clocks: Clocks,
    now: int,
    presence: Presence | None = None,
    *,
    nudge: NudgeRow | None = None,
    away_after: int = 0,
    frozen: bool = False,
    rules_changed: bool = False,
) -> TableInfo:
    over = table.status == "over"
    owners: set[str] = set()
    table_info = []
    for seat in seats:
        hotseat = seat.person_id is not None and seat.person_id in owners
        table_info.append(_seat(seat, hotseat, clocks, now, presence, away_after))
        owners |= {seat.person_id} if seat.person_id else set()
    return TableInfo(
        code=table.code,
        watch_code=table.watch_code,
        game=table.game,
        rules=table.rules,
        name=table.name,
        language=table.language,
        status=cast(Status, table.status),
        seats=table_info,
        options=msgspec.json.decode(table.options, type=dict[str, str]),
        pace=clocks.pace,
        undo=cast(UndoPolicy, table.undo),
        door=cast(Door, table.door),
        host_id=table.host_id,
        host_name=table.host_name,
        commitment=table.commitment,
        seed=table.seed if over else None,
        salt=table.salt if over else None,
        seq=table.seq,
        step=table.step,
        actor=table.actor if table.status == "running" else None,
        created=table.created,
        changed=table.changed,
        ending=None if table.ending is None else msgspec.json.decode(table.ending, type=Ending),
        rematch=table.rematch,
        frozen=frozen,
        rules_changed=rules_changed,
        watchers=0 if presence is None else presence.onlookers,
        nudge=_nudge(current_nudge(table, seats, nudge)),
    )


def _nudge(nudge: NudgeRow | None) -> Nudge | None:
    return None if nudge is None else Nudge(seat=nudge.seat, by=nudge.by, time=nudge.time)


def replaceable(seat: SeatRow, away: int | None, now: int, away_after: int) -> bool:
    """Whether others may let a bot play for a person who has been away since a moment."""
    return decides(seat) and (seat.late or (away is not None and now - away >= away_after))


def _seat(
    seat: SeatRow, hotseat: bool, clocks: Clocks, now: int, presence: Presence | None, away_after: int
) -> SeatInfo:
    person = seat.person_id
    watched = person is not None and seat.bot is None
    away = presence.away_since(person) if presence is not None and person is not None else None
    return SeatInfo(
        number=seat.number,
        kind="open" if is_open(seat) else "person" if decides(seat) else "bot",
        person_id=person,
        bot=seat.bot,
        name=seat.name or seat.bot or "",
        colour=seat.colour,
        hotseat=hotseat,
        stand_in=person is not None and seat.bot is not None and not seat.resigned,
        resigned=seat.resigned,
        present=not is_open(seat) and (away is None if presence is not None else not watched),
        away_since=away,
        replaceable=replaceable(seat, away, now, away_after),
        late=seat.late,
        clock=clocks.clock(seat.number, now) if seat.number < len(clocks.left) else None,
    )
