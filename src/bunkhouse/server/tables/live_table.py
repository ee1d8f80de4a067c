"""A table that runs in this process: a change is planned, committed, taken over in memory, and then told."""

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Coroutine
from contextlib import aclosing
from typing import Any

from msgspec.structs import replace

from bunkhouse.server.errors import NotReady, Stale, StoreError, Unfit
from bunkhouse.server.ids import now_ms
from bunkhouse.server.table_info import ChatLine, Done, Signal, TableInfo
from bunkhouse.server.tables.bot_runner import BotRunner
from bunkhouse.server.tables.commands.chat import Say
from bunkhouse.server.tables.commands.command import Command
from bunkhouse.server.tables.commands.nudges import NUDGE_AGAIN, Nudge, nudged_seat
from bunkhouse.server.tables.commands.play import GoOn
from bunkhouse.server.tables.context import TableContext
from bunkhouse.server.tables.describe import describe
from bunkhouse.server.tables.draft import after, change_of
from bunkhouse.server.tables.loading import follow, restore_history, table_state
from bunkhouse.server.tables.paces import Paces
from bunkhouse.server.tables.presence import Presence
from bunkhouse.server.tables.state import TableState, chat_line
from bunkhouse.server.tables.thinking_time import ThinkingTime
from bunkhouse.server.tables.timers import Timers
from bunkhouse.server.tables.watchers import Watchers
from bunkhouse.server.validation import fit_command
from bunkhouse.store.driver_errors import Conflict
from bunkhouse.store.rows import Change, Loaded, MoveRow, RestRow, TableRow

_LOG = logging.getLogger(__name__)
_MOMENT = 200
"""Milliseconds in which presence does not change unless it is told."""
_TRIES = 3
"""How often something is planned anew because another process was quicker."""


class LiveTable:
    """One table in memory, kept equal to what is in the database: the only writer of it in this process.

    Every command is checked, committed, answered and only then broadcast. Errors are ``SiteError``;
    ``StoreError`` when the database cannot be written: then nothing has been acknowledged.
    """

    def __init__(self, context: TableContext, state: TableState) -> None:
        self._context = context
        self._stored = state
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._behind = False
        """The database may know more than this process."""
        self._mine = not context.shared
        """The last change was made here, so that what follows from it (a bot's answer) is done here too."""
        self._presence_count = 0
        self._described: tuple[int, int, TableRow, TableInfo] | None = None
        """The table of this moment, where no clock runs."""
        self.touched = now_ms()
        """When somebody last asked for this table."""
        self._watchers = Watchers()
        self._presence = Presence(self._presence_changed, now_ms)
        self._time = ThinkingTime(self._presence, context.hours)
        self._timers = Timers(lambda: self.state, self.do, self._watchers.tell)
        self._paces = Paces()
        self._bots = BotRunner(
            context.bots,
            lambda: context.bot_pause * self._paces.slowest(self._presence.is_here),
            state=lambda: self.state,
            act=self.do,
            answers_here=lambda: self._mine,
            watchers=self._watchers,
        )
        self._timers.set_clock(self.state)
        self._bots.wake(self._stored)

    @classmethod
    async def load(cls, context: TableContext, loaded: Loaded) -> "LiveTable":
        """The table that was read from the database."""
        state = table_state(loaded, await restore_history(context.tables, loaded))
        return cls(context, replace(state, away_after=context.away_after, undo_wait=context.undo_wait))

    # Looking.

    @property
    def state(self) -> TableState:
        """The table at this moment."""
        stored = self._stored
        people = {seat.person_id for seat in stored.seats} | {stored.table.host_id}
        return replace(
            stored, now=now_ms(), away=self._presence.away(people), clocks=self._time.clocks(stored)
        )

    @property
    def info(self) -> TableInfo:
        """What may be told of the table now; all who are told of a change look at the same."""
        now, told, kept = now_ms(), self._watchers.told, self._described
        if kept is not None and kept[:2] == (now // _MOMENT, told) and kept[2] is self._stored.table:
            return kept[3]
        state = self.state
        info = describe(
            state.table,
            state.seats,
            state.clocks,
            state.now,
            self._presence,
            nudge=state.nudge,
            away_after=state.away_after,
            frozen=state.frozen,
            rules_changed=state.rules_changed,
        )
        self._described = None if state.clocks.left else (now // _MOMENT, told, state.table, info)
        return info

    @property
    def id(self) -> int:
        return self._stored.table.id

    @property
    def code(self) -> str:
        return self._stored.table.code

    @property
    def watch_code(self) -> str:
        return self._stored.table.watch_code

    @property
    def seq(self) -> int:
        """The number of the last change; grows by one with every command that changed the table."""
        return self._stored.table.seq

    @property
    def begun(self) -> bool:
        """Whether the game is on, or over."""
        return self._stored.table.status != "waiting"

    def seats_of(self, person_id: str) -> list[int]:
        return self._stored.seats_of(person_id)

    async def watch(self, person_id: str | None = None) -> AsyncGenerator[Signal, None]:
        """Where the table stands, first at once and then after every change; the latest wins, nothing queues.

        Whoever is named counts as present while iterating, or as an ``onlooker`` by such a name. Ends when
        the site closes.
        """
        if person_id is not None:
            self._presence.come(person_id)
        try:
            async with aclosing(self._watchers.changes()) as changes:
                async for _ in changes:
                    yield self.signal()
        finally:
            if person_id is not None:
                self._presence.go(person_id)

    def wish(self, person_id: str, pace: str) -> None:
        """How fast somebody at the table wants its bots to be."""
        self._paces.wish(person_id, pace)

    @property
    def mark(self) -> str:
        """As long as it is the same, the table looks the same."""
        return f"{self.seq}.{self._watchers.told}"

    def signal(self) -> Signal:
        stored = self._stored
        return Signal(
            seq=stored.table.seq,
            chat=stored.chat[-1].number if stored.chat else 0,
            presence=self._presence_count,
            clock=self._timers.rung,
            told=self._watchers.told,
            nudged=nudged_seat(stored),
        )

    # Commands.

    async def do(self, command: Command) -> Done:
        """Carry out a command exactly once, also when the caller goes away in the middle of it."""
        id = command.id if command.by is None else _command_id(command.id)
        return await asyncio.shield(self._spawn(self._do(command, id)))

    async def _do(self, command: Command, id: str) -> Done:
        async with self._lock:
            if self._behind:
                await self._catch_up()
            for _ in range(_TRIES):
                known = self._stored.log.get(id)
                if known is not None:
                    return _answered(known, command.by)
                if command.expected is not None and command.expected != self.seq:
                    raise Stale(self.seq)
                state = self.state
                draft = command.plan(state)
                if draft is None:
                    return Done(seq=self.seq, step=state.table.step, repeated=True)
                change = change_of(state, draft, command.by, id)
                if await self._committed(change):
                    self._stored = after(self._stored, draft, change, state.clocks)
                    self._mine = True
                    self._tell(draft.kind)
                    return Done(seq=change.move.seq, step=change.move.step)
                await self._catch_up()
            raise Stale(self.seq)

    async def _committed(self, change: Change) -> bool:
        """Write a change; False when the table has moved on in the database."""
        try:
            await self._context.tables.commit(change)
        except Conflict:
            return False
        except StoreError:
            self._behind = True  # whether it was written is for the database to say
            raise
        return True

    async def say(self, command: Say) -> ChatLine:
        """Say something at the table."""
        id = _command_id(command.id)
        return await asyncio.shield(self._spawn(self._say(command, id)))

    async def _say(self, command: Say, id: str) -> ChatLine:
        async with self._lock:
            for _ in range(_TRIES + 2):
                known = next((row for row in self._stored.chat if row.command == id), None)
                if known is not None:
                    if known.person_id != command.person.id:
                        raise Unfit("bad-command")
                    return chat_line(known)
                row = command.plan(self.state, id)
                try:
                    await self._context.tables.say(row)
                except Conflict:
                    await self._catch_up()
                    continue
                self._stored = replace(self._stored, chat=[*self._stored.chat, row])
                self._watchers.tell()
                return chat_line(row)
            raise Stale(self.seq)

    async def nudge(self, command: Nudge) -> int:
        """Remind whoever is to decide; gives the seat."""
        return await asyncio.shield(self._spawn(self._nudge(command)))

    async def _nudge(self, command: Nudge) -> int:
        async with self._lock:
            for _ in range(_TRIES):
                nudge = command.plan(self.state)
                if await self._context.tables.nudge(nudge, nudge.time - NUDGE_AGAIN):
                    self._stored = replace(self._stored, nudge=nudge)
                    self._presence_count += 1
                    self._tell("nudge")
                    return nudge.seat
                await self._catch_up()  # another process was quicker
            raise Stale(self.seq)

    async def go_on(self, command: GoOn) -> None:
        """Let the bots move."""
        if command.allowed(self.state):
            self.release(command.seq)
            await self._context.tables.tell(self.id, f"go-on:{command.seq}", [])

    def release(self, seq: int) -> None:
        """The bots need not wait any longer after this change."""
        self._stored = replace(self._stored, released=seq)
        self._watchers.tell()

    def _tell(self, kind: str) -> None:
        """After every change."""
        self._timers.set_clock(self.state)
        self._watchers.tell()
        self._context.changed(self._stored.seats, kind)
        self._bots.wake(self._stored)

    # What other processes wrote.

    def fall_behind(self) -> None:
        """Somebody else wrote to this table: read it again, soon."""
        self._behind = True
        self._spawn(self._refresh())

    async def _refresh(self) -> None:
        async with self._lock:
            if self._behind:
                try:
                    await self._catch_up()
                except StoreError as error:
                    _LOG.warning("table %s cannot be read: %s", self.code, error)

    async def _catch_up(self) -> None:
        self._behind = False  # news that come while the table is being read may be newer than what is read
        try:
            loaded = await self._context.tables.reload(self.id)
        except StoreError:
            self._behind = True
            raise
        if loaded is None:
            raise NotReady("table-over")
        history = self._stored.history
        if loaded.table.seq != self.seq:
            history = follow(history, loaded) or await restore_history(self._context.tables, loaded)
            self._mine = False
        self._stored = table_state(loaded, history, self._stored)
        self._tell("news")

    # Who is there.

    def _presence_changed(self) -> None:
        if self._watchers.closed:
            return
        self._tell_presence_here()
        if self._context.shared:
            self._spawn(self.tell_presence())

    def _tell_presence_here(self) -> None:
        state = self.state
        self._presence_count += 1
        self._timers.set_clock(state)
        self._watchers.tell()
        self._timers.set_absence(state)

    def hear_presence(self, process: str, people: list[str]) -> None:
        """Another process tells who is there."""
        self._presence.hear(process, people)
        self._tell_presence_here()

    async def tell_presence(self) -> None:
        """Tell other processes who is here."""
        try:
            await self._context.tables.tell(self.id, "here", self._presence.local)
        except StoreError as error:
            _LOG.warning("presence could not be told: %s", error)

    def look_again(self, person_id: str) -> None:
        """Somebody who may have this table open has lost a session or a token."""
        if self._presence.is_open_for(person_id):
            self._watchers.tell()

    # For the process.

    @property
    def occupied(self) -> bool:
        """Whether somebody has it open here."""
        return bool(self._presence.local)

    @property
    def idle(self) -> bool:
        """Nobody watches, nothing is under way, no clock runs: it can be put away."""
        quiet = not len(self._watchers) and not self._tasks and not self._bots.busy
        return quiet and not self._timers.clock_runs and not self.occupied

    def rest_to_note(self) -> RestRow | None:
        """For how long the clock that runs has stood still, when that is more than has been noted."""
        rest = self._time.rest_to_note(self._stored)
        if rest is not None:
            self._stored = replace(self._stored, rest=rest)
        return rest

    async def finish(self) -> None:
        """Let everything that is under way come to its end."""
        await self._timers.finish()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def close(self) -> None:
        self._bots.stop()
        self._watchers.close()
        self._timers.stop()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _command_id(given: str) -> str:
    return fit_command(given) or f"house:{secrets.token_hex(12)}"


def _answered(move: MoveRow, person_id: str | None) -> Done:
    """The answer to a command that has been carried out before."""
    if move.person_id != person_id:
        raise Unfit("bad-command")
    return Done(seq=move.seq, step=move.step, repeated=True)
