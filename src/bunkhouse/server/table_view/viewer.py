"""Who looks at a table, from which seat, and what the page says around the game itself."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from starlette.requests import Request

from bunkhouse.engine.messages import UndoLimit
from bunkhouse.engine.state import Document
from bunkhouse.server.ids import new_id
from bunkhouse.server.sessions import language, person, still_visiting
from bunkhouse.server.table_info import SeatInfo, TableInfo
from bunkhouse.server.table_plan import COLOURS
from bunkhouse.server.tables.bot_names import called
from bunkhouse.server.tables.commands.nudges import nudge_wait, nudgeable
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.server.tables.position import Position
from bunkhouse.server.tables.presence import onlooker
from bunkhouse.server.tables.state import TableState
from bunkhouse.server.tables.undo_wait import hold
from bunkhouse.store.rows import ChatRow
from bunkhouse.web.pages import Hold, Nudged, Nudging, PassOn, Place
from bunkhouse.web.phrases import table_words
from bunkhouse.web.preferences import read
from bunkhouse.web.scene import ChatLine, Scene, Sitter, Undo, scene
from bunkhouse.web.table_drawing import drawing


@dataclass(frozen=True)
class Viewing:
    """A visitor at a table."""

    table: LiveTable
    language: str
    person_id: str | None
    seats: list[int]
    """The visitor's own seats; none for a spectator."""
    asked: int | None
    """The seat that the address names, when it is one of the visitor's."""
    watching: bool
    """Whether the visitor came by the spectators' link."""
    visit: str = ""
    """Under which name the visitor is counted among those who look on."""

    @property
    def present(self) -> str:
        """Who is there while this visitor looks: a person of the table, or an onlooker."""
        return self.person_id if self.person_id and self.seats else onlooker(self.visit)

    @property
    def base(self) -> str:
        return f"/w/{self.table.watch_code}" if self.watching else f"/t/{self.table.code}"

    def viewer(self, state: TableState, position: Position) -> int | None:
        """The seat that is shown: of several without secrets between them, the acting one, or the one that
        may still take back what it did."""
        if not self.seats:
            return None
        held = hold(state)
        turn = position.state.actor if held is None else held.seat
        if len(self.seats) > 1 and turn in self.seats and not secrets(position, self.seats):
            return turn
        return self.seats[0] if self.asked is None else self.asked

    def address(self, viewer: int | None) -> str:
        """The page of a seat."""
        return self.base if viewer is None or len(self.seats) < 2 else f"{self.base}?seat={viewer}"


def viewing(request: Request, table: LiveTable, *, watching: bool = False) -> Viewing:
    visitor = person(request)
    someone = None if watching else visitor
    seats = [] if someone is None else table.seats_of(someone.id)
    text = request.query_params.get("seat", "")
    asked = int(text) if text.isascii() and text.isdigit() and len(text) == 1 else None
    return Viewing(
        table=table,
        language=language(request),
        person_id=None if someone is None else someone.id,
        seats=seats,
        asked=asked if asked in seats else None,
        watching=watching,
        visit=new_id() if visitor is None else visitor.id,
    )


Looking = Callable[[], Awaitable[Viewing | None]]
"""Asks who looks at a table now, and from which seat; None when nobody may any longer."""


def looking(request: Request, table: LiveTable, *, watching: bool = False) -> Looking:
    """The visitor of a connection that stays open: seats and sessions may change while it does."""
    visit = viewing(request, table, watching=watching).visit

    async def now() -> Viewing | None:
        if not (watching or await still_visiting(request)):
            return None
        seen = replace(viewing(request, table, watching=watching), visit=visit)
        someone = person(request)
        if someone is not None and seen.seats:
            table.wish(someone.id, read(someone.preferences)["pace"])
        return seen

    return now


def secrets(position: Position, seats: list[int]) -> bool:
    """Whether the table shows one of these seats something that it does not show another."""
    unseen = drawing(position.game).table.unseen
    views = [_shown(position.state.observe(seat), unseen) for seat in seats]
    return any(view != views[0] for view in views)


def _shown(view: Document, unseen: Sequence[str]) -> Document:
    """A view without whose it is, and without what no table shows."""
    view.pop("seat", None)
    for seat in view.get("seats", []) if unseen else []:
        for name in unseen:
            seat.pop(name, None)
    return view


def look(seen: Viewing) -> tuple[Scene, Place]:
    """The table for a visitor, as it stands."""
    state, info = seen.table.state, seen.table.info
    at = state.position()
    viewer = seen.viewer(state, at)
    shown = scene(
        at.game,
        at.state,
        viewer,
        sitters(info, at, seen.language),
        state.entries(),
        seen.language,
        undo=_undo(state, viewer),
        undo_allowed=info.undo != "off",
        chat=[_said(line, info) for line in state.chat],
    )
    shown.undo = _reaching(shown.undo, seen, state, at)
    return shown, _place(seen, state, info, at, viewer)


def _said(line: ChatRow, info: TableInfo) -> ChatLine:
    colour = "" if line.seat is None else info.seats[line.seat].colour
    return ChatLine(line.name, line.text, colour)


def _undo(state: TableState, viewer: int | None) -> UndoLimit | None:
    """What the table says about taking back, in the engine's terms."""
    if viewer is None:
        return None
    steps, reason = state.undoable(viewer)
    return UndoLimit(viewer, steps, reason.removeprefix("undo-") if steps == 0 else "start")


def _reaching(undo: Undo, seen: Viewing, state: TableState, at: Position) -> Undo:
    """How far back it goes. At a device that goes round and has nothing to hide, whoever acted last can still
    change their mind, although the table shows the next one by now."""
    last, seat = at.state.undo_limit().seat, undo.seat
    if seat is None and len(seen.seats) > 1 and last in seen.seats and not secrets(at, seen.seats):
        seat = last
    steps, turn = (0, 0) if seat is None else state.steps_back(seat)
    return Undo(True, "", seat, steps, turn) if steps else undo


def sitters(info: TableInfo, position: Position, language: str) -> list[Sitter]:
    """Everybody at the table, the seats that play by themselves included."""
    names = called(info.seats, language)
    running = info.status == "running"
    found = [_sitter(seat, name, running) for seat, name in zip(info.seats, names, strict=True)]
    words = table_words(language, info.game, ())
    free = [colour for colour in COLOURS if colour not in {sitter.colour for sitter in found}]
    automata = words.automata(position.state.setting)
    return found + [Sitter(name, colour, "bot") for name, colour in zip(automata, free, strict=False)]


def _sitter(seat: SeatInfo, name: str, running: bool) -> Sitter:
    left = None if seat.clock is None else seat.clock.left
    return Sitter(
        name=name,
        colour=seat.colour,
        kind=seat.kind,
        here=seat.present or not running,
        clock="" if left is None else _minutes(left),
        left=left if seat.clock is not None and seat.clock.running else None,
        late=seat.late,
        replaceable=seat.replaceable,
        played_by_bot=seat.stand_in,
    )


def _minutes(milliseconds: int) -> str:
    seconds = milliseconds // 1000
    if seconds >= 3600:
        return f"{seconds // 3600} h"
    return f"{seconds // 60}:{seconds % 60:02}"


def _place(seen: Viewing, state: TableState, info: TableInfo, at: Position, viewer: int | None) -> Place:
    base, held = seen.base, hold(state)
    seat = "" if viewer is None else f"&seat={viewer}"
    return Place(
        base=base,
        seq=info.seq,
        stream=f"{base}/stream?known={seen.table.mark}{seat}" if info.status == "running" else "",
        title=info.name,
        history=f"{base}/replay",
        scores=f"{base}/score?{seat[1:]}&of=" if seat else f"{base}/score?of=",
        result=base,
        invite=f"/t/{info.code}" if not seen.watching else "",
        watch=f"/w/{info.watch_code}",
        watchers=info.watchers,
        commitment=info.commitment,
        live=info.status == "running",
        nudge=_nudging(state, info, seen.person_id, seen.seats),
        nudged=_nudged(info, seen.seats),
        grace=0 if viewer is None or info.undo == "off" else state.undo_wait,
        undone=_undone(state, viewer),
        hold=Hold(held.left, held.whole) if held is not None and held.seat == viewer else None,
        hand_over=viewer is not None,
        pass_on=_pass_on(seen, info, at, viewer),
    )


def _undone(state: TableState, viewer: int | None) -> bool:
    """Whether the viewer has just taken something back."""
    move = state.last_move
    return move is not None and move.kind == "undo" and move.seat == viewer


def _pass_on(seen: Viewing, info: TableInfo, at: Position, viewer: int | None) -> PassOn | None:
    """The next to decide sits at the same device and has secrets of their own."""
    actor = at.state.actor
    if actor is None or actor == viewer or actor not in seen.seats or not secrets(at, seen.seats):
        return None
    seat = info.seats[actor]
    return PassOn(seat.name, seat.colour, f"{seen.base}?seat={actor}")


def _nudging(state: TableState, info: TableInfo, person_id: str | None, seats: list[int]) -> Nudging | None:
    """What somebody at the table can do about a person who takes long."""
    seat = None if person_id is None or not seats else nudgeable(state, person_id)
    if seat is None:
        return None
    nudge = info.nudge
    return Nudging(
        name=info.seats[seat].name,
        wait=nudge_wait(state),
        by="" if nudge is None else info.seats[nudge.by].name,
        mine=nudge is not None and nudge.by in seats,
    )


def _nudged(info: TableInfo, seats: list[int]) -> Nudged | None:
    """Who waits for the viewer, and said so."""
    nudge = info.nudge
    if nudge is None or nudge.seat not in seats:
        return None
    return Nudged(info.seats[nudge.by].name, nudge.time)
