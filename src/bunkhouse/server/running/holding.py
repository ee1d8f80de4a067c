"""The bots wait while somebody may still change their mind.

A decision that makes it a bot's turn can be taken back for a while, unless something hidden was seen: the
bot moves when that time is over, or when the person says so. Nobody's clock runs meanwhile, for it is a
bot's turn. Nothing is written for this: the log says who decided last, and when. So the wait is the same in
another process, and after a restart.
"""

import asyncio

from bunkhouse.server.errors import NotReady, Stale
from bunkhouse.server.fairness import now_ms
from bunkhouse.server.infos import Hold
from bunkhouse.server.running.drafts import Draft
from bunkhouse.server.running.playing import Playing
from bunkhouse.server.running.seating import own_seat
from bunkhouse.store.rows import Change, MoveRow


class Holding(Playing):
    """A table's patience."""

    _released = -1
    """The change after which the bots need not wait."""

    def hold(self) -> Hold | None:
        """Who keeps the bots from moving, and for how long."""
        move, whole = self._last_move(), int(self._room.undo_wait * 1000)
        if move is None or self._released == move.seq or move.kind != "act" or move.person_id is None:
            return None
        actor = self._table.actor
        if actor is None or actor >= len(self._seats) or self._seats[actor].bot is None:
            return None
        if move.seat is None or not self.undoable(move.seat)[0]:
            return None
        left = min(whole, move.time + whole - now_ms())
        return Hold(seat=move.seat, left=left, whole=whole) if left > 0 else None

    async def go_on(self, person_id: str, seat: int, seq: int) -> None:
        """The person does not change their mind: the bots may move. ``Stale``: that was long ago."""
        own_seat(self._seats, person_id, seat)
        self._running()
        if seq != self._table.seq:
            raise Stale(self._table.seq)
        held = self.hold()
        if held is None:
            return
        if held.seat != seat:
            raise NotReady("not-your-turn")
        self.release(seq)
        await self._room.tables.tell(self._table.id, f"go-on:{seq}", [])

    def release(self, seq: int) -> None:
        """The bots need not wait any longer after this change."""
        self._released = seq
        self._watchers.tell()

    async def released(self, seq: int) -> None:
        """Return when the bots may move, or when the table has moved on."""
        news = asyncio.Event()
        self._watchers.join(news)
        try:
            while self._table.seq == seq and (held := self.hold()) is not None:
                news.clear()
                try:
                    await asyncio.wait_for(news.wait(), held.left / 1000)
                except TimeoutError:
                    continue
        finally:
            self._watchers.part(news)

    def _adopt(self, draft: Draft, change: Change) -> None:
        super()._adopt(draft, change)
        if not draft.hold:
            self._released = change.move.seq

    def _last_move(self) -> MoveRow | None:
        return next(reversed(self._commands.values()), None)
