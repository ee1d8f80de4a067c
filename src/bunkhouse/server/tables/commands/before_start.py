"""Before the game: who comes, who sits where, and what is agreed."""

from collections.abc import Sequence

import msgspec

from bunkhouse.engine.history import GameHistory
from bunkhouse.server.errors import NotReady, NotYours
from bunkhouse.server.people import Person
from bunkhouse.server.table_plan import Door, Pace, UndoPolicy, fit_choice, fit_game, fit_options, fit_pace
from bunkhouse.server.tables.bot_names import named
from bunkhouse.server.tables.clocks import fresh_clocks
from bunkhouse.server.tables.commands.command import Command, PersonCommand
from bunkhouse.server.tables.describe import pace_of
from bunkhouse.server.tables.draft import Draft
from bunkhouse.server.tables.loading import opening_of
from bunkhouse.server.tables.seats import (
    arranged,
    coloured,
    filled,
    is_open,
    left,
    reordered,
    resized,
    seated,
)
from bunkhouse.server.tables.state import TableState
from bunkhouse.server.tables.stored_positions import packed
from bunkhouse.server.validation import fit_name
from bunkhouse.store.rows import Snapshot


class GuestCommand(Command, frozen=True):
    """A command that needs to know a person's name or language."""

    person: Person

    @property
    def by(self) -> str | None:
        return self.person.id


class Sit(GuestCommand, frozen=True):
    """Take an open seat (None: the first). ``TableFull``. Sitting there already is no error."""

    seat: int | None = None
    colour: str = ""
    name: str = ""

    def plan(self, state: TableState) -> Draft | None:
        state.need_waiting()
        if state.seats_of(self.person.id):
            return None
        seats = seated(state.seats, self.person, self.seat, self.colour, self.name)
        return Draft(kind="sit", seat=self.seat, seats=seats)


class Leave(PersonCommand, frozen=True):
    """Give up one's seats while the table waits; the host's role goes to the next person. When nobody is
    left, the table is over."""

    def plan(self, state: TableState) -> Draft:
        state.need_waiting()
        host = state.table.host_id == self.person_id
        if not host and not state.seats_of(self.person_id):
            raise NotYours("not-seated")
        seats = left(state.seats, self.person_id)
        changes: dict[str, object] = {}
        heirs = [seat for seat in seats if seat.person_id is not None]
        if not heirs:
            changes = {"status": "over"}
        elif host:
            changes = {"host_id": heirs[0].person_id, "host_name": heirs[0].name}
        return Draft(kind="leave", seats=seats, changes=changes)


class SetSeat(GuestCommand, frozen=True):
    """The host makes a seat ``open``, ``bot`` or ``hotseat`` (their own, for ``name`` beside them), or
    gives it another name or colour (kind ``same``: whoever sits there may do this too)."""

    seat: int
    kind: str
    bot: str = ""
    name: str = ""
    colour: str = ""

    def plan(self, state: TableState) -> Draft:
        state.need_waiting()
        if not (self.kind == "same" and self.seat in state.seats_of(self.person.id)):
            state.need_host(self.person.id)
        seats = arranged(state.seats, self.seat, self.kind, self.person, self.bot, self.name)
        seats = coloured(seats, self.seat, self.colour)
        return Draft(kind="seat", seat=self.seat, seats=named(seats, _language(state, self.person)))


class Reorder(PersonCommand, frozen=True):
    """The host changes who sits where: ``order[k]`` is the old number of whoever sits at ``k`` then."""

    order: Sequence[int]

    def plan(self, state: TableState) -> Draft:
        state.need_waiting()
        state.need_host(self.person_id)
        return Draft(kind="seat", seats=reordered(state.seats, self.order))


class Configure(PersonCommand, frozen=True):
    """The host changes what was agreed, while the table waits (the door and the name at any time).

    Another game begins with its own default options, and with as many seats as it allows.
    """

    game: str | None = None
    options: dict[str, str] | None = None
    pace: Pace | None = None
    undo: UndoPolicy | None = None
    door: Door | None = None
    name: str | None = None
    players: int | None = None

    def plan(self, state: TableState) -> Draft:
        state.need_host(self.person_id)
        if any(one is not None for one in (self.game, self.options, self.pace, self.undo, self.players)):
            state.need_waiting()
        changes = self._agreed()
        if self.game is None and self.options is None and self.players is None:
            return Draft(kind="configure", changes=changes)
        played = fit_game(self.game or state.table.game)
        given = self.options
        if given is None and self.game is None:
            given = msgspec.json.decode(state.table.options, type=dict[str, str])
        count = min(max(self.players or len(state.seats), played.min_players), played.max_players)
        changes |= {"game": played.slug, "options": fit_options(played, count, given or {})}
        changes["rules"] = played.rules
        return Draft(kind="configure", changes=changes, seats=resized(state.seats, count))

    def _agreed(self) -> dict[str, object]:
        """The columns that do not depend on the game."""
        changes: dict[str, object] = {}
        if self.name is not None:
            changes["name"] = fit_name(self.name, empty=True)
        if self.door is not None:
            changes["door"] = fit_choice(self.door, ("open", "link"), "door")
        if self.undo is not None:
            changes["undo"] = fit_choice(self.undo, ("free", "off"), "undo")
        if self.pace is not None:
            changes["pace"] = msgspec.json.encode(fit_pace(self.pace)).decode()
        return changes


class Start(GuestCommand, frozen=True):
    """The host begins the game (or anybody at the table while the host is away); ``fill`` is a bot for every
    seat that is still open."""

    fill: str = ""

    def plan(self, state: TableState) -> Draft:
        state.need_waiting()
        if not (state.seats_of(self.person.id) and state.table.host_id in state.away):
            state.need_host(self.person.id)
        seats = state.seats
        if self.fill:
            seats = named(filled(seats, self.fill), _language(state, self.person))
        waiting = sum(is_open(seat) for seat in seats)
        if waiting:
            raise NotReady("seats-open", {"count": waiting})
        game = fit_game(state.table.game)
        first = opening_of(game, state.table, len(seats))
        return Draft(
            kind="start",
            changes={"status": "running", "actor": first.actor, "step": 0, "rules": game.rules},
            seats=seats,
            clocks=fresh_clocks(pace_of(state.table), len(seats)),
            begins=GameHistory(game, first, state.table.seed),
            position=first,
            milestones=(Snapshot(0, packed(first)),),
        )


def _language(state: TableState, person: Person) -> str:
    """The language that bots are named in."""
    return state.table.language or person.language
