"""The house: one per process. It opens the store, keeps the running tables and the lobby's list."""

import asyncio
import logging
from collections.abc import AsyncIterator

from msgspec.structs import replace

from bunkhouse.server.desk import Desk
from bunkhouse.server.errors import HouseError, NoSuchTable, StoreError
from bunkhouse.server.fairness import now_ms, table_code
from bunkhouse.server.fitness import fit_command
from bunkhouse.server.infos import TableInfo
from bunkhouse.server.keys import Keys
from bunkhouse.server.labour import LONGEST, Labour
from bunkhouse.server.lobby import Lobby
from bunkhouse.server.people import People, Person
from bunkhouse.server.plans import TablePlan
from bunkhouse.server.running.backroom import Backroom
from bunkhouse.server.running.describing import clocks_of, describe
from bunkhouse.server.running.opening import drawn_up, drawn_up_again, first_move
from bunkhouse.server.running.seating import Seats, is_open
from bunkhouse.store.bell import News
from bunkhouse.store.faults import Conflict
from bunkhouse.store.people import PersonBook
from bunkhouse.store.rows import Loaded, SeatRow, TableRow
from bunkhouse.store.store import Store
from bunkhouse.store.tables import TableBook

_LOG = logging.getLogger(__name__)
_ROUND = 30.0
"""Seconds between two rounds of the housekeeping."""
_IDLE = 600_000
"""Milliseconds after which a desk that nobody uses is put away."""
_TIDYING = 24 * 3600.0
_LATELY = 48 * 3_600_000
"""Milliseconds after which a table where nothing happens is no longer listed in the lobby."""


class House:
    """All tables of one database, as one process sees them."""

    people: People

    def __init__(self, store: Store, labour: Labour, bot_pause: float, away_after: float) -> None:
        self._store = store
        self._tables = TableBook(store)
        self.people = People(PersonBook(store), self._tables, self._adopted, self._signed_out)
        self.keys = Keys(now_ms)
        self._lobby = Lobby()
        self._labour = labour
        self._room = Backroom(
            tables=self._tables,
            people=self.people,
            labour=labour,
            shared=store.shared,
            opened=now_ms(),
            pause=bot_pause,
            away_after=away_after,
            changed=self._changed,
            open_again=self._open_again,
        )
        self._desks: dict[str, Desk] = {}
        self._by_id: dict[int, Desk] = {}
        self._loading: dict[str, asyncio.Task[Desk | None]] = {}
        self._chores: list[asyncio.Task[None]] = []

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        bot_workers: int = 1,
        bot_pause: float = 0.5,
        bot_seconds: float = LONGEST,
        away_after: float = 120.0,
    ) -> "House":
        """Open the store at a URL (``sqlite:///path``, ``postgresql://...``), bring its schema up to date and
        go on with the games in which a bot is to move. ``StoreError`` with one clear reason when impossible.

        ``bot_workers``: processes for bots to think in, 0 for a thread.
        ``bot_pause``: seconds between the visible actions of bots, 0 for tests and benchmarks.
        ``bot_seconds``: how long a bot may think about one action.
        ``away_after``: seconds after which the seat of somebody who is gone may be handed to a bot.
        """
        store = await Store.open(url)
        house = cls(store, Labour(bot_workers, bot_seconds), bot_pause, away_after)
        store.bell.listen(house._heard, house._missed)
        house._chores = [asyncio.create_task(house._resume()), asyncio.create_task(house._keep_house())]
        return house

    async def close(self) -> None:
        """Stop the bots and let go of the store; every ``watch`` ends."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        self._lobby.close()
        for desk in self._desks.values():
            desk.close()
        await asyncio.gather(*[desk.rest() for desk in self._desks.values()])
        self._labour.close()
        await self._tables.close()
        await self._store.close()

    async def healthy(self) -> None:
        """A read of the store; ``StoreError`` when it cannot be used."""
        await self._store.check()

    # Tables.

    async def create(self, host: Person, plan: TablePlan, *, command: str = "") -> TableInfo:
        """Open a table. ``Unfit("bad-plan", field=...)``; the same ``command`` again: the same table."""
        key = f"{host.id}:{fit_command(command)}" if command else None
        table, seats = drawn_up(plan, host, key)
        desk = await self.desk(await self._create(table, seats))
        if plan.start and desk.info.status == "waiting":
            await desk.start(host.id)
        return desk.info

    async def desk(self, code: str) -> Desk:
        """The table with this code. ``NoSuchTable``."""
        desk = self._desks.get(code)
        if desk is None:
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(self._load(code))
            desk = await asyncio.shield(self._loading[code])
        if desk is None:
            raise NoSuchTable(code)
        desk.touched = now_ms()
        return desk

    async def watched(self, watch_code: str) -> Desk:
        """The table whose spectators' code this is. ``NoSuchTable``."""
        known = [desk for desk in self._desks.values() if desk.watch_code == watch_code]
        if known:
            known[0].touched = now_ms()
            return known[0]
        code = await self._tables.code_watched(watch_code)
        if code is None:
            raise NoSuchTable(watch_code)
        return await self.desk(code)

    async def open_tables(self) -> list[TableInfo]:
        """Tables that wait for people and are open to everybody, the newest first."""
        rows = await self._tables.open_tables("waiting", now_ms() - _LATELY, 60)
        return [self._info(table, seats) for table, seats in rows if any(is_open(seat) for seat in seats)]

    async def running_tables(self) -> list[TableInfo]:
        """Open tables whose game is on, for whoever wants to watch, the newest first."""
        return [
            self._info(*rows) for rows in await self._tables.open_tables("running", now_ms() - _LATELY, 20)
        ]

    async def tables_of(self, person_id: str) -> list[TableInfo]:
        """The tables a person sits at, ended ones too: what waits for them first, then by change."""
        found = [self._info(*rows) for rows in await self._tables.tables_of(person_id)]
        return sorted(found, key=lambda info: (not info.waits_for(person_id), info.status == "over"))

    def lobby_changes(self, person_id: str | None = None) -> AsyncIterator[None]:
        """Something in the lobby's list changed, or it became (or ceased to be) this person's turn somewhere.
        The first comes at once; latest wins."""
        return self._lobby.changes(person_id)

    # How tables come into being and into memory.

    async def _create(self, table: TableRow, seats: Seats) -> str:
        """Write a new table; gives its code, or the code of the one that the same command has opened."""
        for _ in range(4):
            try:
                await self._tables.create(table, seats, first_move(table))
            except Conflict:
                known = None if table.command is None else await self._tables.code_for(table.command)
                if known is not None:
                    return known
                table = _recoded(table)
                continue
            self._changed(table, seats, "create")
            return table.code
        raise StoreError("store-failed", {"detail": "no free table code"})

    async def _open_again(self, table: TableRow, seats: Seats, host: Person) -> str:
        again = drawn_up_again(table, host, f"rematch:{table.code}")
        code = await self._create(again, seats)
        if all(seat.person_id in (None, host.id) for seat in seats):
            desk = await self.desk(code)
            if desk.info.status == "waiting":
                await desk.start(host.id)
        return code

    async def _load(self, code: str) -> Desk | None:
        try:
            loaded = await self._tables.load(code)
            return None if loaded is None else await self._seat(loaded)
        finally:
            del self._loading[code]

    async def _seat(self, loaded: Loaded) -> Desk:
        desk = Desk(self._room, loaded, await Desk.restored(self._room, loaded))
        self._desks[desk.code] = self._by_id[desk.id] = desk
        return desk

    def _info(self, table: TableRow, seats: list[SeatRow]) -> TableInfo:
        desk = self._desks.get(table.code)
        if desk is not None and desk.seq >= table.seq:
            return desk.info
        return describe(table, seats, clocks_of(table, seats, self._room.opened), now_ms())

    # News.

    def _changed(self, table: TableRow, seats: Seats, kind: str) -> None:
        self._lobby.table_changed(seats, kind)

    def _adopted(self, tables: list[int]) -> None:
        """Seats of some tables have changed hands."""
        for table_id in tables:
            if table_id in self._by_id:
                self._by_id[table_id].fall_behind()

    def _signed_out(self, person_id: str) -> None:
        """What this person has open is to be looked at again: it may no longer be theirs to see."""
        self._lobby.person_changed(person_id)
        for desk in self._desks.values():
            desk.look_again(person_id)

    def _heard(self, news: News) -> None:
        """Another process changed something."""
        if news.kind == "signed-out":
            for person_id in news.people:
                self.people.sign_out(person_id)
            return
        desk = self._by_id.get(news.table_id)
        if desk is None:
            self._lobby.somewhere(news.kind)
        elif news.kind == "here":
            desk.hear_presence(news.sender, news.people)
        elif news.kind.startswith("nudge:"):
            desk.hear_nudge(int(news.kind.removeprefix("nudge:")))
        else:
            desk.fall_behind()
            if news.kind not in ("act", "undo", "chat"):
                self._lobby.somewhere(news.kind)

    def _missed(self) -> None:
        for desk in self._desks.values():
            desk.fall_behind()

    # Chores.

    async def _resume(self) -> None:
        """Go on with the games that need no person to go on."""
        try:
            for code in await self._tables.needing_the_house():
                await self.desk(code)
                await asyncio.sleep(0)
        except (HouseError, StoreError) as error:
            _LOG.warning("not every game could be resumed: %s", error)

    async def _keep_house(self) -> None:
        tidied = 0.0
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(_ROUND)
            try:
                for desk in list(self._desks.values()):
                    await desk.tell_presence()
                    if desk.idle and now_ms() - desk.touched > _IDLE:
                        self._put_away(desk)
                if loop.time() - tidied > _TIDYING:
                    await self.people.tidy()
                    tidied = loop.time()
            except StoreError as error:
                _LOG.warning("the house could not be kept: %s", error)

    def _put_away(self, desk: Desk) -> None:
        desk.close()
        del self._desks[desk.code]
        del self._by_id[desk.id]


def _recoded(table: TableRow) -> TableRow:
    return replace(table, code=table_code(), watch_code=table_code())
