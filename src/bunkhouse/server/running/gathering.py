"""Before the game: who comes, who sits where, and what is agreed."""

from collections.abc import Sequence

import msgspec

from bunkhouse.engine.errors import OptionError, UnknownName
from bunkhouse.engine.game import Game
from bunkhouse.engine.history import GameHistory
from bunkhouse.engine.registry import game as find_game
from bunkhouse.server.errors import NotReady, NotYours, Unfit
from bunkhouse.server.fitness import fit_name
from bunkhouse.server.infos import Done
from bunkhouse.server.people import Person
from bunkhouse.server.plans import Door, Pace, UndoPolicy, fit_pace
from bunkhouse.server.running.clocks import fresh_clocks
from bunkhouse.server.running.describing import pace_of
from bunkhouse.server.running.documents import packed
from bunkhouse.server.running.drafts import Draft
from bunkhouse.server.running.nicknames import named
from bunkhouse.server.running.restoring import opening_of
from bunkhouse.server.running.seating import (
    arranged,
    coloured,
    filled,
    is_open,
    left,
    reordered,
    resized,
    seated,
)
from bunkhouse.server.running.writer import Writer
from bunkhouse.store.rows import Snapshot


class Gathering(Writer):
    """A table's commands while it waits."""

    async def sit(
        self, person_id: str, seat: int | None = None, *, colour: str = "", name: str = "", command: str = ""
    ) -> Done:
        """Take an open seat (None: the first). ``TableFull``. Sitting there already is no error."""
        person = await self._person(person_id)

        def plan() -> Draft | None:
            self._waiting()
            if any(one.person_id == person_id for one in self._seats):
                return None
            seats = seated(self._seats, person, seat, colour, name)
            return Draft(kind="sit", seat=seat, seats=seats)

        return await self._carry_out(person_id, command, plan)

    async def leave(self, person_id: str, *, command: str = "") -> Done:
        """Give up one's seats while the table waits; the host's role goes to the next person. When nobody is
        left, the table is over."""

        def plan() -> Draft:
            self._waiting()
            host = self._table.host_id == person_id
            if not host and not any(seat.person_id == person_id for seat in self._seats):
                raise NotYours("not-seated")
            seats = left(self._seats, person_id)
            changes: dict[str, object] = {}
            heirs = [seat for seat in seats if seat.person_id is not None]
            if not heirs:
                changes = {"status": "over"}
            elif host:
                changes = {"host_id": heirs[0].person_id, "host_name": heirs[0].name}
            return Draft(kind="leave", seats=seats, changes=changes)

        return await self._carry_out(person_id, command, plan)

    async def set_seat(
        self,
        person_id: str,
        seat: int,
        kind: str,
        *,
        bot: str = "",
        name: str = "",
        colour: str = "",
        command: str = "",
    ) -> Done:
        """The host makes a seat ``open``, ``bot`` or ``hotseat`` (their own, for ``name`` beside them), or
        gives it another name or colour (kind ``same``: whoever sits there may do this too)."""
        person = await self._person(person_id)

        def plan() -> Draft:
            self._waiting()
            mine = 0 <= seat < len(self._seats) and self._seats[seat].person_id == person_id
            if not (kind == "same" and mine):
                self._host_only(person_id)
            seats = arranged(self._seats, seat, kind, person, bot, name)
            seats = named(coloured(seats, seat, colour), self._table.language or person.language)
            return Draft(kind="seat", seat=seat, seats=seats)

        return await self._carry_out(person_id, command, plan)

    async def reorder(self, person_id: str, order: Sequence[int], *, command: str = "") -> Done:
        """The host changes who sits where: ``order[k]`` is the old number of whoever sits at ``k`` then."""

        def plan() -> Draft:
            self._waiting()
            self._host_only(person_id)
            return Draft(kind="seat", seats=reordered(self._seats, order))

        return await self._carry_out(person_id, command, plan)

    async def configure(
        self,
        person_id: str,
        *,
        game: str | None = None,
        options: dict[str, str] | None = None,
        pace: Pace | None = None,
        undo: UndoPolicy | None = None,
        door: Door | None = None,
        name: str | None = None,
        players: int | None = None,
        command: str = "",
    ) -> Done:
        """The host changes what was agreed, while the table waits (the door and the name at any time).

        Another game begins with its own default options, and with as many seats as it allows.
        """

        def plan() -> Draft:
            self._host_only(person_id)
            if not all(one is None for one in (game, options, pace, undo, players)):
                self._waiting()
            changes: dict[str, object] = {}
            if name is not None:
                changes["name"] = fit_name(name, empty=True)
            if door is not None:
                changes["door"] = one_of(door, ("open", "link"), "door")
            if undo is not None:
                changes["undo"] = one_of(undo, ("free", "off"), "undo")
            if pace is not None:
                changes["pace"] = msgspec.json.encode(fit_pace(pace)).decode()
            if game is None and options is None and players is None:
                return Draft(kind="configure", changes=changes)
            played = find(game or self._table.game)
            given = options if options is not None or game is not None else self._options()
            count = min(max(players or len(self._seats), played.min_players), played.max_players)
            changes |= {"game": played.slug, "options": fit_options(played, count, given or {})}
            changes["rules"] = played.rules
            return Draft(kind="configure", changes=changes, seats=resized(self._seats, count))

        done = await self._carry_out(person_id, command, plan)
        self._game = find(self._table.game)
        return done

    async def start(self, person_id: str, *, fill: str = "", command: str = "") -> Done:
        """The host begins the game (or anybody at the table while the host is away); ``fill`` is a bot for
        every seat that is still open."""
        person = await self._person(person_id)

        def plan() -> Draft:
            self._waiting()
            seated_here = any(seat.person_id == person_id for seat in self._seats)
            if not (seated_here and not self._presence.is_here(self._table.host_id)):
                self._host_only(person_id)
            seats = self._seats
            if fill:
                seats = named(filled(seats, fill), self._table.language or person.language)
            waiting = sum(is_open(seat) for seat in seats)
            if waiting:
                raise NotReady("seats-open", {"count": waiting})
            game = find(self._table.game)
            state = opening_of(game, self._table, len(seats))
            return Draft(
                kind="start",
                changes={"status": "running", "actor": state.actor, "step": 0, "rules": game.rules},
                seats=seats,
                clocks=fresh_clocks(pace_of(self._table), len(seats)),
                begins=GameHistory(game, state, self._table.seed),
                position=state,
                milestones=(Snapshot(0, packed(state)),),
            )

        return await self._carry_out(person_id, command, plan)

    async def _person(self, person_id: str) -> Person:
        person = await self._room.people.by_id(person_id)
        if person is None:
            raise NotYours("no-such-person")
        return person

    def _host_only(self, person_id: str) -> None:
        if person_id != self._table.host_id:
            raise NotYours("not-the-host")

    def _options(self) -> dict[str, str]:
        return msgspec.json.decode(self._table.options, type=dict[str, str])


def find(slug: str) -> Game:
    try:
        return find_game(slug)
    except UnknownName as error:
        raise Unfit("bad-plan", {"field": "game", **error.params}) from None


def fit_options(game: Game, players: int, options: dict[str, str]) -> str:
    """The options of a game, every one with a value, as they are kept."""
    try:
        chosen = game.setting(players, dict(options)).options
    except (OptionError, UnknownName) as error:
        field = "players" if error.reason == "wrong-player-count" else "options"
        raise Unfit("bad-plan", {"field": field, "why": error.reason, **error.params}) from None
    return msgspec.json.encode(chosen).decode()


def one_of(given: str, known: tuple[str, ...], field: str) -> str:
    if given not in known:
        raise Unfit("bad-plan", {"field": field})
    return given
