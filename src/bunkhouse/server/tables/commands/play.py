"""Decisions of the game, and taking them back."""

import msgspec
from msgspec.structs import replace

from bunkhouse.engine.errors import IllegalAction, NotationError
from bunkhouse.engine.history import MILESTONE, GameHistory, TriedAction
from bunkhouse.engine.moves import Move
from bunkhouse.engine.state import State
from bunkhouse.server.errors import NotReady, Refused, Stale, UndoRefused
from bunkhouse.server.table_info import Ending
from bunkhouse.server.tables.commands.command import Command, PersonCommand
from bunkhouse.server.tables.describe import pace_of
from bunkhouse.server.tables.draft import Draft
from bunkhouse.server.tables.seats import Seats, own_seat
from bunkhouse.server.tables.state import TableState
from bunkhouse.server.tables.stored_positions import packed
from bunkhouse.server.tables.undo_wait import hold
from bunkhouse.store.rows import Snapshot


class Act(PersonCommand, frozen=True):
    """A decision of a seat, in notation. Out of turn when the game lets the seat interject.

    ``NotYours``, ``NotReady``, ``Stale`` (``seq`` is not the table's), ``Refused`` (against the rules).
    """

    seat: int
    notation: str
    seq: int
    hold: bool = False
    """Let bots wait while it can be taken back; for people, who may have touched the wrong thing."""

    @property
    def expected(self) -> int | None:
        return self.seq

    def plan(self, state: TableState) -> Draft:
        mine = own_seat(state.seats, self.person_id, self.seat)
        history = state.need_running()
        if mine.bot is not None:
            raise NotReady("seat-resigned" if mine.resigned else "seat-handed-over")
        return _played(state, history, attempt(history, self.seat, self.notation, state.now), self.hold)


class BotAct(Command, frozen=True):
    """A bot's decision, for the moment it was asked about."""

    seat: int
    notation: str
    seq: int

    @property
    def expected(self) -> int | None:
        return self.seq

    def plan(self, state: TableState) -> Draft:
        history = state.need_running()
        return _played(state, history, attempt(history, self.seat, self.notation, state.now), False)


class Undo(PersonCommand, frozen=True):
    """Take back one's own last actions, up to the wall. ``UndoRefused``."""

    seat: int
    steps: int
    seq: int
    whole: bool = False
    """The whole turn, as far as the wall, whatever ``steps`` says."""

    @property
    def expected(self) -> int | None:
        return self.seq

    def plan(self, state: TableState) -> Draft:
        own_seat(state.seats, self.person_id, self.seat)
        history = state.need_running()
        most, wall = state.undoable(self.seat)
        steps = state.steps_back(self.seat)[1] if self.whole else self.steps
        if not 1 <= steps <= most:
            raise UndoRefused(wall)
        before = history.before(steps)
        return Draft(
            kind="undo",
            seat=self.seat,
            notation=str(steps),
            changes={"step": history.step - steps, "actor": before.actor},
            clocks=state.clocks.given_back(self.seat, _gained(state, history, self.seat, steps)),
            back=steps,
            position=before,
        )


class GoOn(msgspec.Struct, frozen=True):
    """The person does not change their mind: the bots may move. It changes nothing that is written."""

    person_id: str
    seat: int
    seq: int

    def allowed(self, state: TableState) -> bool:
        """Whether the bots wait for this person. ``Stale``: that was long ago."""
        own_seat(state.seats, self.person_id, self.seat)
        state.need_running()
        if self.seq != state.table.seq:
            raise Stale(state.table.seq)
        held = hold(state)
        if held is not None and held.seat != self.seat:
            raise NotReady("not-your-turn")
        return held is not None


def _gained(state: TableState, history: GameHistory, seat: int, steps: int) -> int:
    """What the ends of turns among the last steps had brought the seat's clock, in milliseconds.

    A process that did not see a turn of days end leaves its time as it is.
    """
    pace = pace_of(state.table)
    usual = pace.increment * 1000 if pace.kind == "live" else 0
    return sum(state.gains.get(step, usual) for step in history.turns_ended(seat, steps))


def attempt(history: GameHistory, seat: int, notation: str, now: int) -> TriedAction:
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


def _played(state: TableState, history: GameHistory, tried: TriedAction, wait: bool) -> Draft:
    """What an action that the rules allow changes at the table."""
    position, seat, game = tried.state, tried.played.seat, history.game
    changes: dict[str, object] = {"step": history.step + 1, "actor": position.actor, "rules": game.rules}
    if position.actor is None:
        changes |= over(position, "finished", state.seats)
    seats: Seats | None = None
    if state.seats[seat].late:
        seats = [replace(one, late=False) if one.number == seat else one for one in state.seats]
    milestones: list[Snapshot] = []
    if state.table.rules != game.rules:  # from here on, it is played under these rules
        milestones.append(Snapshot(history.step, packed(history.state)))
    if tried.entry.number % MILESTONE == 0:
        milestones.append(Snapshot(tried.entry.number, packed(position)))
    return Draft(
        kind="act",
        seat=seat,
        notation=tried.played.notation,
        changes=changes,
        seats=seats,
        tried=tried,
        position=position,
        milestones=tuple(milestones),
        hold=wait,
    )


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
