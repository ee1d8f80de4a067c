"""Decisions of the game, and taking them back."""

import msgspec
from msgspec.structs import replace

from bunkhouse.engine.errors import IllegalAction, NotationError
from bunkhouse.engine.history import MILESTONE, Advance, GameHistory
from bunkhouse.engine.moves import Move
from bunkhouse.engine.rng import seeded
from bunkhouse.engine.state import State
from bunkhouse.server.errors import NotReady, Refused, UndoRefused
from bunkhouse.server.fairness import bot_luck, now_ms
from bunkhouse.server.infos import Done, Ending
from bunkhouse.server.labour import Past, Task
from bunkhouse.server.running.describing import pace_of
from bunkhouse.server.running.documents import packed
from bunkhouse.server.running.drafts import Draft
from bunkhouse.server.running.seating import Seats, own_seat
from bunkhouse.server.running.writer import Writer
from bunkhouse.store.rows import Snapshot


class Playing(Writer):
    """A table's commands during the game."""

    async def act(
        self, person_id: str, seat: int, notation: str, seq: int, command: str = "", *, hold: bool = False
    ) -> Done:
        """A decision of a seat, in notation. Out of turn when the game lets the seat interject.

        ``hold``: let bots wait while it can be taken back; for people, who may have touched the wrong thing.

        ``NotYours``, ``NotReady``, ``Stale`` (``seq`` is not the table's), ``Refused`` (against the rules).
        """

        def plan() -> Draft:
            mine = own_seat(self._seats, person_id, seat)
            course = self._running()
            if mine.bot is not None:
                raise NotReady("seat-resigned" if mine.resigned else "seat-handed-over")
            return self._played(course, attempt(course, seat, notation, now_ms()), hold)

        return await self._carry_out(person_id, command, plan, seq)

    async def undo(self, person_id: str, seat: int, steps: int, seq: int, command: str = "") -> Done:
        """Take back one's own last actions, up to the wall. ``UndoRefused``."""

        def plan() -> Draft:
            own_seat(self._seats, person_id, seat)
            course = self._running()
            if self._table.undo == "off":
                raise UndoRefused("undo-off")
            most, wall = undoable(course, seat)
            if not 1 <= steps <= most:
                raise UndoRefused(wall)
            before = course.before(steps)
            return Draft(
                kind="undo",
                seat=seat,
                notation=str(steps),
                changes={"step": course.step - steps, "actor": before.actor},
                clocks=self._clocks().given_back(seat, self._gained(course, seat, steps)),
                back=steps,
                position=before,
            )

        return await self._carry_out(person_id, command, plan, seq)

    def _gained(self, course: GameHistory, seat: int, steps: int) -> int:
        """What the ends of turns among the last steps had brought the seat's clock, in milliseconds.

        A process that did not see a turn of days end leaves its time as it is.
        """
        pace = pace_of(self._table)
        usual = pace.increment * 1000 if pace.kind == "live" else 0
        return sum(self._gains.get(step, usual) for step in course.turns_ended(seat, steps))

    def undoable(self, seat: int) -> tuple[int, str]:
        """How many steps this seat may take back now, and the reason id why not more (as UndoRefused)."""
        if self._table.status != "running" or self._course is None:
            return 0, "undo-nothing"
        return (0, "undo-off") if self._table.undo == "off" else undoable(self._course, seat)

    # The bots' side.

    def bot_task(self) -> Task | None:
        """What a bot is to decide now, if one is."""
        table, course = self._table, self._course
        if table.status != "running" or course is None or table.actor is None:
            return None
        if table.actor >= len(self._seats) or self._seats[table.actor].bot is None:
            return None
        bot = str(self._seats[table.actor].bot)
        luck = bot_luck(table.seed, table.salt, course.step, table.actor)
        document = msgspec.json.encode(course.state.dump())
        return Task(table.game, document, table.actor, bot, luck, self._past(course))

    def _past(self, course: GameHistory) -> Past:
        start, actions = course.replayable()
        options = msgspec.json.decode(self._table.options, type=dict[str, str])
        document = b"" if start is None else msgspec.json.encode(start.dump())
        return Past(course.state.players, options, self._table.seed, actions, document)

    def bot_stopgap(self) -> str:
        """Some legal action of the seat that is to decide, in notation: for when no bot could choose one."""
        course, table = self._running(), self._table
        legal = course.state.legal()
        luck = bot_luck(table.seed, table.salt, course.step, table.actor or 0)
        return course.game.notation(legal[seeded(luck).below(len(legal))])

    async def bot_act(self, seat: int, notation: str, seq: int) -> Done:
        """A bot's decision, for the moment it was asked about."""

        def plan() -> Draft:
            course = self._running()
            return self._played(course, attempt(course, seat, notation, now_ms()))

        return await self._carry_out(None, f"bot:{seq}", plan, seq)

    def _played(self, course: GameHistory, advance: Advance, hold: bool = False) -> Draft:
        """What an action that the rules allow changes at the table."""
        state, seat = advance.state, advance.played.seat
        changes: dict[str, object] = {
            "step": course.step + 1,
            "actor": state.actor,
            "rules": course.game.rules,
        }
        if state.actor is None:
            changes |= over(state, "finished", self._seats)
        seats: Seats | None = None
        if self._seats[seat].late:
            seats = [replace(one, late=False) if one.number == seat else one for one in self._seats]
        milestones: list[Snapshot] = []
        if self._table.rules != course.game.rules:  # from here on, it is played under these rules
            milestones.append(Snapshot(course.step, packed(course.state)))
        if advance.entry.number % MILESTONE == 0:
            milestones.append(Snapshot(advance.entry.number, packed(state)))
        return Draft(
            kind="act",
            seat=seat,
            notation=advance.played.notation,
            changes=changes,
            seats=seats,
            advance=advance,
            position=state,
            milestones=tuple(milestones),
            hold=hold,
        )


def attempt(history: GameHistory, seat: int, notation: str, now: int) -> Advance:
    """Try an action of a seat. ``Refused`` when the rules forbid it, ``NotReady`` out of turn."""
    try:
        code = history.game.parse(notation)
        if seat == history.state.actor:
            return history.attempt(Move(code), now)
        if code not in history.state.interjections(seat):
            raise NotReady("not-your-turn")
        return history.attempt(Move(code, seat), now)
    except (IllegalAction, NotationError) as error:
        raise Refused(error) from None


def undoable(history: GameHistory, seat: int) -> tuple[int, str]:
    """How many actions the seat may take back, and what stands in the way of more."""
    limit = history.undo_limit()
    if limit.seat != seat:
        return 0, "undo-other" if limit.seat is not None else "undo-start"
    return limit.steps, f"undo-{limit.wall}"


def over(state: State, how: str, seats: Seats) -> dict[str, object]:
    """The columns of a table whose game has ended."""
    ranking = state.ranking()
    resigned = [seat.number for seat in seats if seat.resigned]
    if how != "finished" and resigned:
        ranking = _last(ranking, resigned)
    ending = Ending(
        how=how,
        scores=state.scores(),
        ranking=ranking,
        breakdown=[(line.id, line.points) for line in state.breakdown()],
    )
    return {"status": "over", "actor": None, "ending": msgspec.json.encode(ending).decode()}


def _last(ranking: list[int], resigned: list[int]) -> list[int]:
    """The places when those who gave up come behind everybody else."""
    staying = [place for seat, place in enumerate(ranking) if seat not in resigned]
    return [
        1 + (len(staying) if seat in resigned else sum(other < place for other in staying))
        for seat, place in enumerate(ranking)
    ]
