"""A table that runs: one writer, a log that is the truth, and everybody who watches."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

import msgspec

from bunkhouse.engine.history import GameHistory, HistoryEntry, PlayedAction, unknown_entries
from bunkhouse.engine.promise import Promise
from bunkhouse.engine.record import Record, Result, SeatNote
from bunkhouse.server.errors import NotReady, NotYours, Sealed
from bunkhouse.server.fairness import new_id, now_ms
from bunkhouse.server.fitness import REPORT_LIMIT
from bunkhouse.server.infos import Signal, TableInfo
from bunkhouse.server.running.actions import in_effect
from bunkhouse.server.running.attendance import Attendance
from bunkhouse.server.running.backroom import Backroom
from bunkhouse.server.running.describing import describe
from bunkhouse.server.running.drafts import Draft
from bunkhouse.server.running.driving import Driver
from bunkhouse.server.running.gathering import Gathering
from bunkhouse.server.running.holding import Holding
from bunkhouse.server.running.nudging import Nudging
from bunkhouse.server.running.restoring import rules_changed
from bunkhouse.server.running.seating import rotated
from bunkhouse.server.running.talking import Talking
from bunkhouse.server.steps import Position
from bunkhouse.store.rows import Loaded, ReportRow, TableRow

_MOMENT = 200
"""Milliseconds in which presence does not change unless it is told."""


class Desk(Holding, Gathering, Attendance, Nudging, Talking):
    """One table in memory.

    Every command is checked, committed, answered and only then broadcast. ``command`` is the caller's own
    id for what it asks (letters, digits, ``-`` and ``_``; a UUID): the same id again gets the same ``Done``
    with ``repeated`` set and has no further effect; an empty one is replaced by a fresh one. Errors are
    ``HouseError``; ``StoreError`` when the database cannot be written: then nothing has been acknowledged.
    """

    def __init__(self, room: Backroom, loaded: Loaded, course: GameHistory | None) -> None:
        super().__init__(room, loaded, course)
        self._driver = Driver(self, room.labour, room.pause)
        self.touched = now_ms()
        """When somebody last asked for this desk."""
        self._described: tuple[int, int, TableRow, TableInfo] | None = None
        """The table of this moment, where no clock runs."""
        self._compared = (-1, False)
        """At which change the rules of the game were compared with those installed, and the outcome."""
        self._set_alarm()
        self._driver.wake()

    # Looking.

    @property
    def info(self) -> TableInfo:
        """The table now, with fresh clocks and presence; all who are told of a change look at the same."""
        now, told, kept = now_ms(), self._watchers.told, self._described
        if kept is not None and kept[:2] == (now // _MOMENT, told) and kept[2] is self._table:
            return kept[3]
        clocks = self._clocks()
        info = describe(
            self._table,
            self._seats,
            clocks,
            now,
            self._presence,
            nudge=self._nudge,
            away_after=self._away_after,
            frozen=self._course is None and self._has_game(),
            rules_changed=self._other_rules(),
        )
        self._described = None if clocks.left else (now // _MOMENT, told, self._table, info)
        return info

    @property
    def id(self) -> int:
        return self._table.id

    @property
    def code(self) -> str:
        return self._table.code

    @property
    def watch_code(self) -> str:
        return self._table.watch_code

    @property
    def seq(self) -> int:
        """The number of the last change; grows by one with every command that changed the table."""
        return self._table.seq

    @property
    def begun(self) -> bool:
        """Whether the game is on, or over."""
        return self._table.status != "waiting"

    def seat_of(self, person_id: str) -> list[int]:
        """The seats of a person, several at a hotseat table."""
        return [seat.number for seat in self._seats if seat.person_id == person_id]

    def position(self, step: int | None = None) -> Position:
        """The position after ``step`` actions; None: now. ``NotReady`` before the start, and
        ``NotReady("rules-changed")`` when the installed rules cannot show it."""
        history = self._game_so_far()
        wanted = history.step if step is None else max(0, min(step, history.step))
        found = history.position(wanted)
        if found is None:
            raise NotReady("rules-changed")
        return Position(history.game, found[1], found[0], history.step, history.played)

    def history(self) -> list[HistoryEntry]:
        """Every action in effect, in order. Do not change the list."""
        if self._course is None and self._has_game():
            return unknown_entries(self._line())
        return self._game_so_far().entries()

    async def watch(self, person_id: str | None = None) -> AsyncGenerator[Signal, None]:
        """Where the table stands, first at once and then after every change; the latest wins, nothing queues.

        Whoever is named counts as present while iterating, or as an ``onlooker`` by such a name. Ends when
        the house closes.
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

    def signal(self) -> Signal:
        return Signal(
            seq=self._table.seq,
            chat=self._talk[-1].number if self._talk else 0,
            presence=self._presence_count,
            clock=self._clock_count,
            told=self._watchers.told,
            nudged=self.nudged_seat(),
        )

    # The game on paper.

    async def record(self) -> Record:
        """The record with the seed. ``Sealed`` while the game goes on."""
        if self._table.status != "over":
            raise Sealed("record-sealed")
        return self._record()

    async def report(
        self, person_id: str, text: str, *, step: int | None = None, seat: int | None = None
    ) -> str:
        """Something is wrong here: keeps the record so far, the step and whose view it was.

        Returns the report's id. ``seat`` is the view of one of the person's own seats, None a spectator's.
        """
        if seat is not None and seat not in self.seat_of(person_id):
            raise NotYours("not-your-seat", {"seat": seat})
        at = self._table.step if step is None else max(0, min(step, self._table.step))
        report = ReportRow(
            id=new_id(),
            table_id=self._table.id,
            person_id=person_id,
            step=at,
            viewer=seat,
            text=text[:REPORT_LIMIT],
            record=self._record().text(),
            time=now_ms(),
        )
        await self._room.tables.report(report)
        return report.id

    async def rematch(self, person_id: str, *, command: str = "") -> str:
        """The code of a new table with the same seats, rotated by one; asked again, the same code."""
        if self._table.rematch is not None:
            return self._table.rematch
        if self._table.status != "over":
            raise NotReady("game-goes-on")
        self._seated_only(person_id)
        person = await self._person(person_id)
        code = await self._room.open_again(self._table, rotated(self._seats), person)

        def plan() -> Draft | None:
            if self._table.rematch is not None:
                return None
            return Draft(kind="rematch", notation=code, changes={"rematch": code})

        await self._carry_out(person_id, command, plan)
        return code

    # For the house.

    @property
    def answers_here(self) -> bool:
        return self._mine

    @property
    def idle(self) -> bool:
        """Nobody watches, nothing is under way, no clock runs: the desk can be put away."""
        quiet = not len(self._watchers) and not self._tasks and not self._driver.busy
        return quiet and self._alarm is None and not self._presence.local

    def hear_presence(self, house: str, people: list[str]) -> None:
        self._presence.hear(house, people)
        self._presence_count += 1
        self._set_alarm()
        self._watchers.tell()
        self._tell_when_gone()

    def look_again(self, person_id: str) -> None:
        """Somebody who may have this table open has lost a session or a token."""
        if self._presence.is_open_for(person_id):
            self._watchers.tell()

    async def tell_presence(self) -> None:
        if self._presence.local:
            await self._tell_presence()

    async def rest(self) -> None:
        """Let everything that is under way come to its end."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def close(self) -> None:
        self._driver.stop()
        self._watchers.close()
        for alarm in (self._alarm, self._absence):
            if alarm is not None:
                alarm.cancel()
        self._alarm = self._absence = None

    def _settled(self, kind: str) -> None:
        super()._settled(kind)
        self._driver.wake()

    def _game_so_far(self) -> GameHistory:
        if self._course is None:
            raise NotReady("rules-changed" if self._has_game() else "not-started")
        return self._course

    def _has_game(self) -> bool:
        return self._table.status == "running" or self._table.ending is not None

    def _other_rules(self) -> bool:
        if self._game is None or self._course is None:
            return self._has_game()
        if self._compared[0] != self._table.seq:
            other = self._table.rules != self._game.rules or rules_changed(self._course.played, self._game)
            self._compared = (self._table.seq, other)
        return self._compared[1]

    def _line(self) -> list[PlayedAction]:
        """The actions in effect, whether or not the installed rules know them."""
        return in_effect(self._commands.values()) if self._course is None else self._course.played

    def _record(self) -> Record:
        table, course = self._table, self._course
        finished = course is not None and course.state.actor is None
        result = Result(course.state.scores(), course.state.ranking()) if course and finished else None
        seats = [SeatNote(seat.name or seat.bot or "", seat.bot) for seat in self._seats]
        return Record(
            table.game,
            table.rules,
            len(self._seats),
            msgspec.json.decode(table.options, type=dict[str, str]),
            table.seed,
            seats,
            [played.written for played in self._line()],
            result,
            Promise(table.salt, table.commitment),
        )
