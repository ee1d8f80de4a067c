"""What every command would change, without a loop, a clock or a database."""

from typing import Any

import pytest
from msgspec.structs import replace

from bunkhouse.engine.registry import game
from bunkhouse.server.errors import (
    NotReady,
    NotYours,
    Refused,
    SiteError,
    Stale,
    TableFull,
    TooSoon,
    UndoRefused,
)
from bunkhouse.server.people import Person
from bunkhouse.server.table_plan import Pace, SeatPlan, TablePlan
from bunkhouse.server.tables.clocks import Clocks
from bunkhouse.server.tables.commands.absence import HandOver, Resign, RunOutOfTime, TakeBack
from bunkhouse.server.tables.commands.before_start import Configure, Leave, Reorder, SetSeat, Sit, Start
from bunkhouse.server.tables.commands.chat import Say
from bunkhouse.server.tables.commands.command import Command
from bunkhouse.server.tables.commands.nudges import NUDGE_AFTER, Nudge
from bunkhouse.server.tables.commands.play import Act, BotAct, GoOn, Undo
from bunkhouse.server.tables.commands.rematch import Rematch
from bunkhouse.server.tables.describe import thinker
from bunkhouse.server.tables.draft import Draft, after, change_of
from bunkhouse.server.tables.new_table import drawn_up
from bunkhouse.server.tables.state import TableState

from .helpers import BOT, GOSIA, HOST, OPEN

ANN = Person(id="ann", name="Ann", language="en", login=None, created=0)
BOB = Person(id="bob", name="Bob", language="en", login=None, created=0)
EVE = Person(id="eve", name="Eve", language="en", login=None, created=0)
LIVE = Pace(kind="live", bank=60, increment=5)
NOW = 1_000_000


def waiting(*seats: SeatPlan, **plan: Any) -> TableState:
    """A table of Ann's before the start; nobody is away."""
    wanted = replace(TablePlan(game="el-gaucho", seats=seats), **plan)
    row, placed = drawn_up(wanted, ANN, None)
    row = replace(row, seed=7, turn_began=NOW)
    return TableState(
        table=row,
        seats=placed,
        log={},
        chat=[],
        game=game("el-gaucho"),
        history=None,
        now=NOW,
        away_after=100,
    )


def done(state: TableState, command: Command) -> TableState:
    """The table after a command, as if it had been written."""
    draft = planned(state, command)
    change = change_of(state, draft, command.by, command.id or f"{len(state.log)}")
    later = after(state, draft, change, state.clocks)
    pace, left = state.clocks.pace if draft.clocks is None else draft.clocks.pace, change.table.clocks
    clocks = Clocks(pace, [int(each) for each in left.strip("[]").split(",") if each], None, NOW)
    return replace(later, clocks=replace(clocks, actor=thinker(later.table, later.seats)))


def planned(state: TableState, command: Command) -> Draft:
    draft = command.plan(state)
    assert draft is not None
    return draft


def running(*seats: SeatPlan, **plan: Any) -> TableState:
    return done(waiting(*(seats or (HOST, GOSIA)), **plan), Start(ANN, fill="random"))


def legal(state: TableState) -> str:
    position = state.position()
    return position.game.notation(position.state.legal()[0])


def actor(state: TableState) -> int:
    assert state.table.actor is not None
    return state.table.actor


def act(state: TableState) -> TableState:
    return done(state, Act("ann", actor(state), legal(state), state.table.seq, hold=True))


def test_a_plan_changes_nothing_itself() -> None:
    state = running()
    before = (state.table, list(state.seats), dict(state.log), state.position().state.dump())
    planned(state, Act("ann", actor(state), legal(state), state.table.seq))
    planned(state, Resign("ann", 0))
    assert (state.table, state.seats, state.log, state.position().state.dump()) == before


# Before the start.


def test_whoever_comes_sits_on_a_free_seat_once() -> None:
    state = done(waiting(HOST, OPEN, OPEN), Sit(BOB, 2))
    assert [seat.person_id for seat in state.seats] == ["ann", None, "bob"]
    assert Sit(BOB).plan(state) is None
    with pytest.raises(TableFull, match="seat-taken"):
        Sit(EVE, 2).plan(state)
    with pytest.raises(TableFull, match="table-full"):
        Sit(EVE).plan(waiting(HOST, GOSIA))
    with pytest.raises(NotReady, match="already-started"):
        Sit(EVE).plan(running())


def test_the_host_who_leaves_has_an_heir() -> None:
    state = done(waiting(HOST, OPEN), Sit(BOB))
    assert planned(state, Leave("ann")).changes == {"host_id": "bob", "host_name": "Bob"}
    assert planned(waiting(HOST, OPEN), Leave("ann")).changes == {"status": "over"}
    with pytest.raises(NotYours, match="not-seated"):
        Leave("eve").plan(state)


def test_only_the_host_arranges_seats() -> None:
    state = done(waiting(HOST, OPEN, OPEN), Sit(BOB, 1))
    seats = planned(state, SetSeat(ANN, 2, "bot", bot="greedy")).seats
    assert seats is not None
    assert seats[2].bot == "greedy"
    assert seats[2].name, "a bot is given a name"
    named = planned(state, SetSeat(BOB, 1, "same", name="Robert")).seats
    assert named is not None
    assert named[1].name == "Robert"
    others: list[Command] = [SetSeat(BOB, 2, "bot", bot="greedy"), SetSeat(BOB, 0, "same", name="x")]
    for refused in [*others, Reorder("bob", [0, 1, 2])]:
        with pytest.raises(NotYours, match="not-the-host"):
            refused.plan(state)
    order = planned(state, Reorder("ann", [2, 0, 1])).seats
    assert order is not None
    assert [seat.person_id for seat in order] == [None, "ann", "bob"]


def test_what_is_agreed_can_be_changed_until_the_start() -> None:
    changes = planned(waiting(HOST, OPEN), Configure("ann", game="old-west", door="open")).changes
    assert (changes["game"], changes["door"]) == ("old-west", "open")
    assert planned(running(), Configure("ann", name="Saloon")).changes == {"name": "Saloon"}
    with pytest.raises(NotReady, match="already-started"):
        Configure("ann", undo="off").plan(running())


def test_a_start_needs_everybody_and_the_host() -> None:
    state = done(waiting(HOST, OPEN, OPEN), Sit(BOB))
    with pytest.raises(NotReady, match="seats-open"):
        Start(ANN).plan(state)
    with pytest.raises(NotYours, match="not-the-host"):
        Start(BOB, fill="random").plan(state)
    draft = planned(replace(state, away={"ann": NOW}), Start(BOB, fill="random"))
    assert draft.changes["status"] == "running"
    assert draft.begins is not None
    assert draft.begins.step == 0


# During the game.


def test_an_action_goes_on_by_one_step() -> None:
    state = running()
    seat, notation = actor(state), legal(state)
    draft = planned(state, Act("ann", seat, notation, state.table.seq))
    assert (draft.kind, draft.seat, draft.notation, draft.changes["step"]) == ("act", seat, notation, 1)
    with pytest.raises(Refused):
        Act("ann", seat, "fly", state.table.seq).plan(state)
    with pytest.raises(NotReady, match="not-your-turn"):
        Act("ann", 1 - seat, notation, state.table.seq).plan(state)
    with pytest.raises(NotYours, match="not-your-seat"):
        Act("bob", seat, notation, state.table.seq).plan(state)
    with pytest.raises(NotReady, match="not-started"):
        Act("ann", 0, notation, 1).plan(waiting(HOST, GOSIA))
    assert act(state).position().step == 1


def test_a_bot_acts_for_nobody() -> None:
    state = running()
    command = BotAct(actor(state), legal(state), state.table.seq, id="bot:1")
    assert (command.by, command.expected) == (None, state.table.seq)
    assert planned(state, command).kind == "act"


def test_an_undo_leads_back_up_to_the_wall() -> None:
    state = running()
    before = state.position().state.dump()
    with pytest.raises(UndoRefused, match="undo-start"):
        Undo("ann", actor(state), 1, state.table.seq).plan(state)
    seat = actor(state)
    later = act(state)
    assert later.undoable(seat)[0] == 1
    back = done(later, Undo("ann", seat, 1, later.table.seq))
    assert (back.position().step, back.position().state.dump()) == (0, before)
    strict = act(running(undo="off"))
    with pytest.raises(UndoRefused, match="undo-off"):
        Undo("ann", seat, 1, strict.table.seq).plan(strict)


def test_an_undone_turn_gives_back_what_its_end_brought() -> None:
    state = running(pace=LIVE)
    seat = actor(state)
    for _ in range(200):
        state = act(state)
        if state.table.actor not in (seat, None) and state.undoable(seat)[0]:
            break
        seat = actor(state)
    assert state.clocks.left[seat] == 65_000
    draft = planned(state, Undo("ann", seat, 1, state.table.seq))
    assert draft.clocks is not None
    assert draft.clocks.left[seat] == 60_000


def test_bots_are_let_go_by_whoever_they_wait_for() -> None:
    state = replace(running(HOST, BOT), undo_wait=2000)
    held = state
    for _ in range(200):
        if held.table.actor == 0:
            held = act(held)
            if held.table.actor == 1 and held.undoable(0)[0]:
                break
        else:
            held = done(held, BotAct(1, legal(held), held.table.seq))
    assert GoOn("ann", 0, held.table.seq).allowed(held)
    assert not GoOn("ann", 0, held.table.seq).allowed(replace(held, released=held.table.seq))
    assert not GoOn("ann", 0, held.table.seq).allowed(replace(held, now=NOW + 2000))
    with pytest.raises(Stale):
        GoOn("ann", 0, held.table.seq - 1).allowed(held)
    with pytest.raises(NotYours):
        GoOn("eve", 0, held.table.seq).allowed(held)


# People who cannot or do not want to go on.


def test_the_last_one_who_gives_up_ends_the_game() -> None:
    state = running(HOST, GOSIA, BOT)
    first = done(state, Resign("ann", 0))
    assert (first.table.status, first.seats[0].resigned, first.seats[0].bot) == ("running", True, "easy")
    assert planned(first, Resign("ann", 1)).changes["status"] == "over"
    with pytest.raises(NotReady, match="seat-resigned"):
        Resign("ann", 0).plan(first)


def test_a_bot_stands_in_for_whoever_is_gone() -> None:
    state = done(done(waiting(HOST, OPEN), Sit(BOB)), Start(ANN))
    with pytest.raises(NotReady, match="seat-present"):
        HandOver("ann", 1).plan(state)
    with pytest.raises(NotReady, match="seat-present"):
        HandOver("ann", 1).plan(replace(state, away={"bob": NOW - 99}))
    with pytest.raises(NotYours, match="not-seated"):
        HandOver("eve", 1).plan(replace(state, away={"bob": NOW - 100}))
    assert planned(replace(state, away={"bob": NOW - 100}), HandOver("ann", 1)).kind == "hand-over"
    handed = done(state, HandOver("bob", 1))
    assert handed.seats[1].bot == "easy"
    assert TakeBack("bob", 1).plan(state) is None
    assert done(handed, TakeBack("bob", 1)).seats[1].bot is None


def test_time_runs_out_when_it_has_run_out() -> None:
    state = running(pace=LIVE)
    late, seq = actor(state), state.table.seq
    assert RunOutOfTime(seq).plan(replace(state, now=NOW + 59_999)) is None
    draft = planned(replace(state, now=NOW + 60_000), RunOutOfTime(seq))
    assert (draft.kind, draft.seat, draft.notation) == ("late", late, "easy")
    slow = running(pace=Pace(kind="days", bank=86_400))
    draft = planned(replace(slow, now=NOW + 86_400_000), RunOutOfTime(slow.table.seq))
    assert draft.seats is not None
    assert (draft.notation, draft.seats[late].late, draft.seats[late].bot) == ("", True, None)


# Beside the game.


def test_a_line_has_the_name_at_the_table() -> None:
    state = waiting(HOST, GOSIA)
    line = Say(ANN, "  Howdy  ").plan(state, "c1")
    assert (line.number, line.name, line.seat, line.text, line.command) == (1, "Ann", 0, "Howdy", "c1")
    later = replace(state, chat=[line])
    renamed = done(waiting(HOST, OPEN), Sit(BOB, name="Robert"))
    assert Say(BOB, "Hi").plan(renamed, "c4").name == "Robert"
    spectator = Say(EVE, "Hello").plan(later, "c2")
    assert (spectator.number, spectator.name, spectator.seat) == (2, "Eve", None)
    with pytest.raises(SiteError, match="chat-empty"):
        Say(ANN, " ").plan(state, "c3")


def test_nobody_is_reminded_too_soon() -> None:
    state = done(done(waiting(HOST, OPEN), Sit(BOB)), Start(ANN))
    slow = actor(state)
    other = "bob" if slow == 0 else "ann"
    with pytest.raises(TooSoon, match="not-idle"):
        Nudge(other).plan(replace(state, now=NOW + NUDGE_AFTER - 1))
    idle = replace(state, now=NOW + NUDGE_AFTER)
    nudge = Nudge(other).plan(idle)
    assert (nudge.seat, nudge.by, nudge.time) == (slow, 1 - slow, NOW + NUDGE_AFTER)
    with pytest.raises(TooSoon, match="nudged-already"):
        Nudge(other).plan(replace(idle, nudge=nudge))
    with pytest.raises(NotReady, match="nudge-nobody"):
        Nudge("bob" if slow == 1 else "ann").plan(idle)


def test_a_rematch_is_noted_once() -> None:
    state = running(HOST, GOSIA)
    with pytest.raises(NotReady, match="game-goes-on"):
        Rematch("ann", "abcdefgh").plan(state)
    over = done(state, Resign("ann", 0))
    noted = done(over, Rematch("ann", "abcdefgh"))
    assert noted.table.rematch == "abcdefgh"
    assert Rematch("ann", "zzzzzzzz").plan(noted) is None
    with pytest.raises(NotYours, match="not-seated"):
        Rematch("eve", "abcdefgh").plan(over)
