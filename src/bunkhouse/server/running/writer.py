"""The one writer of a table: a change is planned, committed, taken over in memory and only then told."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from msgspec.structs import replace

from bunkhouse.engine.errors import BunkhouseError
from bunkhouse.engine.game import Game
from bunkhouse.engine.history import GameHistory
from bunkhouse.engine.moves import read_move
from bunkhouse.server.errors import NotReady, NotYours, Stale, StoreError, Unfit
from bunkhouse.server.fairness import now_ms
from bunkhouse.server.fitness import fit_command
from bunkhouse.server.infos import Done
from bunkhouse.server.running.actions import in_effect
from bunkhouse.server.running.backroom import Backroom
from bunkhouse.server.running.clocks import Clocks
from bunkhouse.server.running.describing import clocks_of, thinker
from bunkhouse.server.running.documents import packed
from bunkhouse.server.running.drafts import Draft
from bunkhouse.server.running.presence import Presence
from bunkhouse.server.running.restoring import installed_game, restore
from bunkhouse.server.running.seating import Seats
from bunkhouse.server.running.signals import Watchers
from bunkhouse.store.faults import Conflict
from bunkhouse.store.rows import Change, ChatRow, Loaded, MoveRow, NudgeRow, RestRow, Snapshot, TableRow

_LOG = logging.getLogger(__name__)

Plan = Callable[[], Draft | None]
"""Checks a command against the table as it is and says what it changes; None: there is nothing to change."""


class Writer:
    """A table's rows and its game in memory, kept equal to what is in the database."""

    def __init__(self, room: Backroom, loaded: Loaded, course: GameHistory | None) -> None:
        self._room = room
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._watchers = Watchers()
        self._presence = Presence(self._presence_changed, now_ms)
        self._presence_count = 0
        self._clock_count = 0
        self._gains: dict[int, int] = {}
        """What the end of a turn, by its step, brought the clock of whoever ended it."""
        self._behind = False
        """The database may know more than this desk."""
        self._mine = not room.shared
        """The last change was made here, so that what follows from it (a bot's answer) is done here too."""
        self._alarm: asyncio.TimerHandle | None = None
        self._absence: asyncio.TimerHandle | None = None
        self._take_over(loaded, course)

    def _take_over(self, loaded: Loaded, course: GameHistory | None) -> None:
        self._table: TableRow = loaded.table
        self._game: Game | None = installed_game(loaded.table.game)
        self._seats: Seats = loaded.seats
        self._talk: list[ChatRow] = loaded.chat
        self._nudge: NudgeRow | None = loaded.nudge
        self._rest: RestRow | None = loaded.rest
        self._course: GameHistory | None = course
        self._commands = {move.command: move for move in loaded.moves}

    @classmethod
    async def restored(cls, room: Backroom, loaded: Loaded) -> GameHistory | None:
        """The course of a loaded table's game, if it has begun and can be read."""
        game = installed_game(loaded.table.game)
        if game is None or loaded.position is None:
            return None
        snapshots = loaded.tails
        if loaded.table.rules != game.rules or any(
            one.rules != game.rules for one in in_effect(loaded.moves)
        ):
            snapshots = await room.tables.snapshots(loaded.table.id)
        return restore(game, loaded, snapshots)

    # Commands.

    async def _carry_out(
        self, person_id: str | None, command: str, plan: Plan, seq: int | None = None
    ) -> Done:
        """Carry out a command exactly once, also when the caller goes away in the middle of it."""
        if person_id is not None:
            command = fit_command(command) or f"house:{secrets.token_hex(12)}"
        return await asyncio.shield(self._spawn(self._exclusively(person_id, command, plan, seq)))

    async def _exclusively(self, person_id: str | None, command: str, plan: Plan, seq: int | None) -> Done:
        async with self._lock:
            if self._behind:
                await self._catch_up()
            for _ in range(3):
                known = self._commands.get(command)
                if known is not None:
                    return self._answered(known, person_id)
                if seq is not None and seq != self._table.seq:
                    raise Stale(self._table.seq)
                draft = plan()
                if draft is None:
                    return Done(seq=self._table.seq, step=self._table.step, repeated=True)
                try:
                    return await self._write(draft, person_id, command)
                except Conflict:
                    await self._catch_up()
            raise Stale(self._table.seq)

    def _answered(self, move: MoveRow, person_id: str | None) -> Done:
        if move.person_id != person_id:
            raise Unfit("bad-command")
        return Done(seq=move.seq, step=move.step, repeated=True)

    async def _write(self, draft: Draft, person_id: str | None, command: str) -> Done:
        now = now_ms()
        change = self._change(draft, person_id, command, now)
        try:
            await self._room.tables.commit(change)
        except StoreError:
            self._behind = True  # whether it was written is for the database to say
            raise
        self._adopt(draft, change)
        self._mine = True
        self._settled(draft.kind)
        return Done(seq=change.move.seq, step=change.move.step)

    def _change(self, draft: Draft, person_id: str | None, command: str, now: int) -> Change:
        """Everything to be written for a draft."""
        seats = self._seats if draft.seats is None else draft.seats
        table = replace(self._table, **draft.changes, seq=self._table.seq + 1, changed=now)
        before = draft.clocks or self._clocks()
        clocks = before.passed(thinker(table, seats), now)
        if draft.advance is not None and clocks.left and draft.seat is not None:
            self._gains[table.step] = clocks.left[draft.seat] - before.left_now(draft.seat, now)
        table = replace(table, clocks=msgspec.json.encode(clocks.left).decode(), turn_began=now)
        advance = draft.advance
        move = MoveRow(
            table_id=table.id,
            seq=table.seq,
            kind=draft.kind,
            seat=draft.seat,
            person_id=person_id,
            notation=draft.notation,
            interjection=advance is not None and advance.played.interjection,
            step=table.step,
            rules=table.rules,
            command=command,
            time=now,
        )
        position = None if draft.position is None else Snapshot(table.step, packed(draft.position))
        return Change(
            table=table,
            move=move,
            seats=draft.seats,
            position=position,
            milestones=list(draft.milestones),
            taken_back=draft.back > 0,
            nudge_answered=self._nudge is not None and draft.seat == self._nudge.seat,
        )

    def _adopt(self, draft: Draft, change: Change) -> None:
        """Take over in memory what has just been written."""
        self._table = change.table
        self._commands[change.move.command] = change.move
        if change.seats is not None:
            self._seats = change.seats
        if change.nudge_answered:
            self._nudge = None
        if draft.begins is not None:
            self._course = draft.begins
        if self._course is not None and draft.advance is not None:
            self._course.accept(draft.advance)
        if self._course is not None and draft.back:
            self._course.undo(draft.back)

    # What other processes wrote.

    def fall_behind(self) -> None:
        """Somebody else wrote to this table: read it again, soon."""
        self._behind = True
        self._spawn(self.refresh())

    async def refresh(self) -> None:
        async with self._lock:
            if self._behind:
                try:
                    await self._catch_up()
                except StoreError as error:
                    _LOG.warning("table %s cannot be read: %s", self._table.code, error)

    async def _catch_up(self) -> None:
        self._behind = False  # news that come while the table is being read may be newer than what is read
        try:
            loaded = await self._room.tables.reload(self._table.id)
        except StoreError:
            self._behind = True
            raise
        if loaded is None:
            raise NotReady("table-over")
        moved = loaded.table.seq != self._table.seq
        course = (
            self._course if not moved else self._followed(loaded) or await self.restored(self._room, loaded)
        )
        self._take_over(loaded, course)
        if moved:
            self._mine = False
        self._settled("news")

    def _followed(self, loaded: Loaded) -> GameHistory | None:
        """The course after what others played on, when it only went on and did not go back."""
        course, line = self._course, in_effect(loaded.moves)
        if course is None or line[: course.step] != course.played:
            return None
        try:
            for played in line[course.step :]:
                advance = course.attempt(read_move(course.game, played.written), played.time)
                if advance.played != played:
                    return None
                course.accept(advance)
        except BunkhouseError:
            return None
        return course

    # After every change.

    def _settled(self, kind: str) -> None:
        self._set_alarm()
        self._watchers.tell()
        self._room.changed(self._table, self._seats, kind)

    def _set_alarm(self) -> None:
        """Be called when the time of whoever is to decide runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        clocks = self._clocks()
        if clocks.actor is not None and clocks.left and not self._seats[clocks.actor].late:
            wait = (clocks.left_now(clocks.actor, now_ms()) + clocks.resting) / 1000 + 0.02
            self._alarm = asyncio.get_running_loop().call_later(wait, self._time_is_up)

    def _time_is_up(self) -> None:
        """Filled in where lateness is dealt with."""

    def _presence_changed(self) -> None:
        if self._watchers.closed:
            return
        self._presence_count += 1
        self._set_alarm()
        self._watchers.tell()
        self._tell_when_gone()
        if self._room.shared:
            self._spawn(self._tell_presence())

    def _tell_when_gone(self) -> None:
        """Tell once more when the next one has been away for so long that a bot may take over."""
        if self._absence is not None:
            self._absence.cancel()
            self._absence = None
        gone = [away + self._away_after for away in self._absences() if now_ms() < away + self._away_after]
        if gone:
            wait = (min(gone) - now_ms()) / 1000 + 0.05
            self._absence = asyncio.get_running_loop().call_later(wait, self._somebody_is_gone)

    def _somebody_is_gone(self) -> None:
        self._watchers.tell()
        self._tell_when_gone()

    def _absences(self) -> list[int]:
        """Since when the people who are not there have been away."""
        people = [seat.person_id for seat in self._seats if seat.person_id is not None]
        found = [self._presence.away_since(person) for person in people]
        return [away for away in found if away is not None]

    async def _tell_presence(self) -> None:
        try:
            await self._room.tables.tell(self._table.id, "here", self._presence.local)
        except StoreError as error:
            _LOG.warning("presence could not be told: %s", error)

    # Small things all commands need.

    def _clocks(self) -> Clocks:
        clocks = clocks_of(self._table, self._seats, self._room.hours)
        person = None if clocks.actor is None else self._seats[clocks.actor].person_id
        if person is None:
            return clocks
        away = not self._presence.is_here(person)
        return clocks.rest(self._rested(person, clocks.began), away, self._away_after)

    def _rested(self, person_id: str, began: int) -> int:
        """For how long whoever is to decide has not been there: what is noted, and what came since."""
        rest = self._rest
        if rest is None or rest.seq != self._table.seq:
            return self._presence.absent(person_id, began)
        return rest.rested + self._presence.absent(person_id, max(began, rest.noted))

    def rest_to_note(self) -> RestRow | None:
        """For how long the clock that runs has stood still, when that is more than has been noted."""
        clocks, now = self._clocks(), now_ms()
        person = None if clocks.actor is None else self._seats[clocks.actor].person_id
        if person is None or not clocks.left or clocks.pace.kind != "live":
            return None
        rested = self._rested(person, clocks.began)
        noted = self._rest
        if not rested or (noted is not None and noted.seq == self._table.seq and noted.rested == rested):
            return None
        self._rest = RestRow(table_id=self._table.id, seq=self._table.seq, rested=rested, noted=now)
        return self._rest

    @property
    def _away_after(self) -> int:
        """Milliseconds after which somebody counts as gone."""
        return int(self._room.away_after * 1000)

    def _running(self) -> GameHistory:
        """The game that is on. ``NotReady`` otherwise."""
        if self._table.status == "waiting":
            raise NotReady("not-started")
        if self._table.status == "over":
            raise NotReady("table-over")
        if self._course is None:
            raise NotReady("rules-changed", {"rules": self._table.rules})
        return self._course

    def _waiting(self) -> None:
        if self._table.status != "waiting":
            raise NotReady("already-started")

    def _seated_only(self, person_id: str) -> None:
        if not any(seat.person_id == person_id for seat in self._seats):
            raise NotYours("not-seated")

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
