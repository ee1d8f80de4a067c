"""The house: one per process. It opens the store, keeps the running tables and the lobby's list."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence

from msgspec.structs import replace

from bunkhouse.server.desk import Desk
from bunkhouse.server.errors import HouseError, NoSuchTable, StoreError, Unfit
from bunkhouse.server.fairness import now_ms, table_code
from bunkhouse.server.fitness import fit_code, fit_command
from bunkhouse.server.infos import TableInfo, TablePage
from bunkhouse.server.keys import Keys
from bunkhouse.server.labour import LONGEST, Labour
from bunkhouse.server.lobby import Lobby
from bunkhouse.server.people import People, Person
from bunkhouse.server.plans import TablePlan
from bunkhouse.server.running.backroom import Backroom
from bunkhouse.server.running.describing import clocks_of, describe
from bunkhouse.server.running.hours import Hours
from bunkhouse.server.running.opening import drawn_up, drawn_up_again, first_move
from bunkhouse.server.running.seating import Seats, is_open
from bunkhouse.server.running.timekeeping import Timekeeper
from bunkhouse.store.bell import News
from bunkhouse.store.faults import Conflict
from bunkhouse.store.hours import HourBook
from bunkhouse.store.lists import CALLING, OVER, RUNNING, WAITING, TableLists
from bunkhouse.store.people import PersonBook
from bunkhouse.store.rows import Listed, Loaded, TableRow
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
PAGE = 60
"""How many of a person's tables are told at once."""
GOING_ON = (CALLING, RUNNING, WAITING)
EVERY = (*GOING_ON, OVER)


class House:
    """All tables of one database, as one process sees them."""

    people: People

    def __init__(
        self, store: Store, labour: Labour, bot_pause: float, undo_wait: float, away_after: float
    ) -> None:
        self._store = store
        self._lists = TableLists(store)
        self._tables = TableBook(store)
        self.people = People(PersonBook(store), self._tables, self._adopted, self._signed_out)
        self.keys = Keys(now_ms)
        self._lobby = Lobby()
        self._labour = labour
        hours = Hours(now_ms())
        self._timekeeper = Timekeeper(HourBook(store), self._tables, hours)
        self._room = Backroom(
            tables=self._tables,
            people=self.people,
            labour=labour,
            shared=store.shared,
            hours=hours,
            pause=bot_pause,
            undo_wait=undo_wait,
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
        undo_wait: float = 2.0,
        away_after: float = 120.0,
    ) -> "House":
        """Open the store at a URL (``sqlite:///path``, ``postgresql://...``), bring its schema up to date and
        go on with the games in which a bot is to move. ``StoreError`` with one clear reason when impossible.

        ``bot_workers``: processes for bots to think in, 0 for a thread.
        ``bot_pause``: seconds between the visible actions of bots, 0 for tests and benchmarks.
        ``bot_seconds``: how long a bot may think about one action.
        ``undo_wait``: seconds that bots wait for somebody who may take back what they did, 0 for tests.
        ``away_after``: seconds after which the seat of somebody who is gone may be handed to a bot.
        """
        store = await Store.open(url)
        house = cls(store, Labour(bot_workers, bot_seconds), bot_pause, undo_wait, away_after)
        await house._timekeeper.begin(now_ms())
        store.bell.listen(house._heard, house._missed)
        chores = (house._resume(), house._keep_house(), house._timekeeper.keep(house._all_desks))
        house._chores = [asyncio.create_task(chore) for chore in chores]
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
        await self._note_time()
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
        if not fit_code(code):
            raise NoSuchTable(code)
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
        code = await self._tables.code_watched(watch_code) if fit_code(watch_code) else None
        if code is None:
            raise NoSuchTable(watch_code)
        return await self.desk(code)

    async def open_tables(self) -> list[TableInfo]:
        """Tables that wait for people and are open to everybody, the newest first."""
        rows = await self._lists.open_tables("waiting", now_ms() - _LATELY, 60)
        return [self._info(listed) for listed in rows if any(is_open(seat) for seat in listed.seats)]

    async def running_tables(self) -> list[TableInfo]:
        """Open tables whose game is on, for whoever wants to watch, the newest first."""
        rows = await self._lists.open_tables("running", now_ms() - _LATELY, 20)
        return [self._info(listed) for listed in rows]

    async def tables_of(
        self, person_id: str, after: str = "", most: int = PAGE, ranks: Sequence[int] = EVERY
    ) -> TablePage:
        """The tables a person sits at: those that wait for the person, then running, waiting and ended ones,
        the newest first; ``after`` is where the page before said that the rest begins. ``Unfit``."""
        found = await self._lists.tables_of(person_id, ranks, _place(after), most + 1)
        return TablePage(
            tables=[self._info(listed) for listed in found[:most]],
            next=f"{found[most - 1].rank}.{found[most - 1].table.code}" if len(found) > most else "",
        )

    async def count_of(self, person_id: str) -> list[int]:
        """How many tables wait for a person, run, wait for people, and are over."""
        return await self._lists.count_of(person_id)

    async def last_played(self, person_id: str) -> str | None:
        """The game a person played last."""
        return await self._lists.last_played(person_id)

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

    def _info(self, listed: Listed) -> TableInfo:
        table, seats = listed.table, listed.seats
        desk = self._desks.get(table.code)
        if desk is not None and desk.seq >= table.seq:
            return desk.info
        clocks = clocks_of(table, seats, self._room.hours)
        return describe(table, seats, clocks, now_ms(), nudge=listed.nudge)

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
        elif news.kind.startswith("go-on:"):
            desk.release(int(news.kind.removeprefix("go-on:")))
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

    def _all_desks(self) -> list[Desk]:
        return list(self._desks.values())

    async def _note_time(self) -> None:
        """The last note: from here on, nobody's time runs."""
        try:
            await self._timekeeper.note(self._all_desks())
        except StoreError as error:
            _LOG.warning("the time could not be noted: %s", error)

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


def _place(text: str) -> tuple[int, str] | None:
    """A place in the list of a person's tables: a rank and a code."""
    if not text:
        return None
    rank, _, code = text.partition(".")
    if rank not in map(str, EVERY) or not fit_code(code):
        raise Unfit("bad-place")
    return int(rank), code


def _recoded(table: TableRow) -> TableRow:
    return replace(table, code=table_code(), watch_code=table_code())
