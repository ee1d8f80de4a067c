"""The bots wait while somebody may still change their mind.

A decision that makes it a bot's turn can be taken back for a while, unless something hidden was seen: the
bot moves when that time is over, or when the person says so. Nobody's clock runs meanwhile, for it is a
bot's turn. Nothing is written for this: the log says who decided last, and when. So the wait is the same in
another process, and after a restart.
"""

import asyncio
from collections.abc import Callable

from bunkhouse.server.table_info import Hold
from bunkhouse.server.tables.state import TableState
from bunkhouse.server.tables.watchers import Watchers


def hold(state: TableState) -> Hold | None:
    """Who keeps the bots from moving, and for how long."""
    move, whole = state.last_move, state.undo_wait
    if move is None or state.released == move.seq or move.kind != "act" or move.person_id is None:
        return None
    actor = state.table.actor
    if actor is None or actor >= len(state.seats) or state.seats[actor].bot is None:
        return None
    if move.seat is None or not state.undoable(move.seat)[0]:
        return None
    left = min(whole, move.time + whole - state.now)
    return Hold(seat=move.seat, left=left, whole=whole) if left > 0 else None


async def wait_while_held(state: Callable[[], TableState], watchers: Watchers, seq: int) -> None:
    """Return when the bots may move, or when the table has moved on from this change."""
    news = asyncio.Event()
    watchers.join(news)
    try:
        while (now := state()).table.seq == seq and (held := hold(now)) is not None:
            news.clear()
            try:
                await asyncio.wait_for(news.wait(), held.left / 1000)
            except TimeoutError:
                continue
    finally:
        watchers.part(news)
