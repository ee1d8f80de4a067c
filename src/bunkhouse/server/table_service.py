"""All tables of the site: one service per process. It opens the store and keeps the live tables."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence

from msgspec.structs import replace

from bunkhouse.server.bot_pool import LONGEST, BotPool
from bunkhouse.server.errors import NoSuchTable, SiteError, StoreError, Unfit
from bunkhouse.server.ids import now_ms, table_code
from bunkhouse.server.lobby_news import LobbyNews
from bunkhouse.server.pairing import Pairing
from bunkhouse.server.people import People, Person
from bunkhouse.server.table_info import TableInfo, TablePage
from bunkhouse.server.table_plan import TablePlan
from bunkhouse.server.tables.commands.before_start import Start
from bunkhouse.server.tables.commands.rematch import Rematch, check_rematch
from bunkhouse.server.tables.context import TableContext
from bunkhouse.server.tables.describe import clocks_of, describe
from bunkhouse.server.tables.live_table import LiveTable
from bunkhouse.server.tables.new_table import drawn_up, drawn_up_again, first_move
from bunkhouse.server.tables.opening_hours import OpeningHours
from bunkhouse.server.tables.records import problem_report
from bunkhouse.server.tables.seats import Seats, is_open, rotated
from bunkhouse.server.tables.timekeeper import Timekeeper
from bunkhouse.server.validation import fit_code, fit_command
from bunkhouse.store.driver_errors import Conflict
from bunkhouse.store.notifications import News
from bunkhouse.store.opening_hours import HourBook
from bunkhouse.store.people import PersonBook
from bunkhouse.store.rows import Listed, TableRow
from bunkhouse.store.store import Store
from bunkhouse.store.table_lists import CALLING, OVER, RUNNING, WAITING, TableLists
from bunkhouse.store.tables import TableBook

_LOG = logging.getLogger(__name__)
_ROUND = 30.0
"""Seconds between two rounds of the housekeeping."""
_IDLE = 600_000
"""Milliseconds after which a table that nobody uses is put away."""
_TIDYING = 24 * 3600.0
_LATELY = 48 * 3_600_000
"""Milliseconds after which a table where nothing happens is no longer listed in the lobby."""
PAGE = 60
"""How many of a person's tables are told at once."""
GOING_ON = (CALLING, RUNNING, WAITING)
EVERY = (*GOING_ON, OVER)


class TableService:
    """All tables of one database, as one process sees them."""

    people: People

    def __init__(
        self, store: Store, bots: BotPool, bot_pause: float, undo_wait: float, away_after: float
    ) -> None:
        self._store = store
        self._lists = TableLists(store)
        self._book = TableBook(store)
        self.people = People(PersonBook(store), self._book, self._adopted, self._signed_out)
        self.pairing = Pairing(now_ms)
        self._lobby = LobbyNews()
        self._bots = bots
        hours = OpeningHours(now_ms())
        self._timekeeper = Timekeeper(HourBook(store), self._book, hours)
        self._context = TableContext(
            tables=self._book,
            bots=bots,
            shared=store.shared,
            hours=hours,
            bot_pause=bot_pause,
            undo_wait=int(undo_wait * 1000),
            away_after=int(away_after * 1000),
            changed=self._lobby.table_changed,
        )
        self._live: dict[str, LiveTable] = {}
        self._by_id: dict[int, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
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
    ) -> "TableService":
        """Open the store at a URL (``sqlite:///path``, ``postgresql://...``), bring its schema up to date and
        go on with the games in which a bot is to move. ``StoreError`` with one clear reason when impossible.

        ``bot_workers``: processes for bots to think in, 0 for a thread.
        ``bot_pause``: seconds between the visible actions of bots, 0 for tests and benchmarks.
        ``bot_seconds``: how long a bot may think about one action.
        ``undo_wait``: seconds that bots wait for somebody who may take back what they did, 0 for tests.
        ``away_after``: seconds after which the seat of somebody who is gone may be handed to a bot.
        """
        store = await Store.open(url)
        service = cls(store, BotPool(bot_workers, bot_seconds), bot_pause, undo_wait, away_after)
        await service._timekeeper.begin(now_ms())
        store.notifications.listen(service._heard, service._missed)
        chores = (service._resume(), service._keep_tidy(), service._timekeeper.keep(service._all_live))
        service._chores = [asyncio.create_task(chore) for chore in chores]
        return service

    async def close(self) -> None:
        """Stop the bots and let go of the store; every ``watch`` ends."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        self._lobby.close()
        for table in self._live.values():
            table.close()
        await asyncio.gather(*[table.finish() for table in self._live.values()])
        await self._note_time()
        self._bots.close()
        await self._book.close()
        await self._store.close()

    async def healthy(self) -> None:
        """A read of the store; ``StoreError`` when it cannot be used."""
        await self._store.check()

    # Tables.

    async def create(self, host: Person, plan: TablePlan, *, command: str = "") -> TableInfo:
        """Open a table. ``Unfit("bad-plan", field=...)``; the same ``command`` again: the same table."""
        key = f"{host.id}:{fit_command(command)}" if command else None
        row, seats = drawn_up(plan, host, key)
        table = await self.table(await self._create(row, seats))
        if plan.start and not table.begun:
            await table.do(Start(host))
        return table.info

    async def table(self, code: str) -> LiveTable:
        """The table with this code. ``NoSuchTable``."""
        if not fit_code(code):
            raise NoSuchTable(code)
        table = self._live.get(code)
        if table is None:
            if code not in self._loading:
                self._loading[code] = asyncio.create_task(self._load(code))
            table = await asyncio.shield(self._loading[code])
        if table is None:
            raise NoSuchTable(code)
        table.touched = now_ms()
        return table

    async def watched(self, watch_code: str) -> LiveTable:
        """The table whose spectators' code this is. ``NoSuchTable``."""
        known = [table for table in self._live.values() if table.watch_code == watch_code]
        if known:
            known[0].touched = now_ms()
            return known[0]
        code = await self._book.code_watched(watch_code) if fit_code(watch_code) else None
        if code is None:
            raise NoSuchTable(watch_code)
        return await self.table(code)

    async def rematch(self, table: LiveTable, person: Person, *, command: str = "") -> str:
        """The code of a new table with the same seats, rotated by one; asked again, the same code."""
        state = table.state
        if state.table.rematch is not None:
            return state.table.rematch
        check_rematch(state, person.id)
        code = await self._open_again(state.table, rotated(state.seats), person)
        await table.do(Rematch(person.id, code, id=command))
        return code

    async def report(
        self, table: LiveTable, person_id: str, text: str, *, step: int | None = None, seat: int | None = None
    ) -> str:
        """Keep what somebody says is wrong at a table; gives the report's id."""
        report = problem_report(table.state, person_id, text, step, seat)
        await self._book.report(report)
        return report.id

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
                await self._book.create(table, seats, first_move(table))
            except Conflict:
                known = None if table.command is None else await self._book.code_for(table.command)
                if known is not None:
                    return known
                table = _recoded(table)
                continue
            self._lobby.table_changed(seats, "create")
            return table.code
        raise StoreError("store-failed", {"detail": "no free table code"})

    async def _open_again(self, row: TableRow, seats: Seats, host: Person) -> str:
        again = drawn_up_again(row, host, f"rematch:{row.code}")
        code = await self._create(again, seats)
        if all(seat.person_id in (None, host.id) for seat in seats):
            table = await self.table(code)
            if not table.begun:
                await table.do(Start(host))
        return code

    async def _load(self, code: str) -> LiveTable | None:
        try:
            loaded = await self._book.load(code)
            if loaded is None:
                return None
            table = await LiveTable.load(self._context, loaded)
            self._live[table.code] = self._by_id[table.id] = table
            return table
        finally:
            del self._loading[code]

    def _info(self, listed: Listed) -> TableInfo:
        row, seats = listed.table, listed.seats
        table = self._live.get(row.code)
        if table is not None and table.seq >= row.seq:
            return table.info
        clocks = clocks_of(row, seats, self._context.hours)
        return describe(row, seats, clocks, now_ms(), nudge=listed.nudge)

    # News.

    def _adopted(self, tables: list[int]) -> None:
        """Seats of some tables have changed hands."""
        for table_id in tables:
            if table_id in self._by_id:
                self._by_id[table_id].fall_behind()

    def _signed_out(self, person_id: str) -> None:
        """What this person has open is to be looked at again: it may no longer be theirs to see."""
        self._lobby.person_changed(person_id)
        for table in self._live.values():
            table.look_again(person_id)

    def _heard(self, news: News) -> None:
        """Another process changed something."""
        if news.kind == "signed-out":
            for person_id in news.people:
                self.people.sign_out(person_id)
            return
        table = self._by_id.get(news.table_id)
        if table is None:
            self._lobby.somewhere(news.kind)
        elif news.kind == "here":
            table.hear_presence(news.sender, news.people)
        elif news.kind.startswith("go-on:"):
            table.release(int(news.kind.removeprefix("go-on:")))
        else:
            table.fall_behind()
            if news.kind not in ("act", "undo", "chat"):
                self._lobby.somewhere(news.kind)

    def _missed(self) -> None:
        for table in self._live.values():
            table.fall_behind()

    # Chores.

    async def _resume(self) -> None:
        """Go on with the games that need no person to go on."""
        try:
            for code in await self._book.needing_no_person():
                await self.table(code)
                await asyncio.sleep(0)
        except (SiteError, StoreError) as error:
            _LOG.warning("not every game could be resumed: %s", error)

    def _all_live(self) -> list[LiveTable]:
        return list(self._live.values())

    async def _note_time(self) -> None:
        """The last note: from here on, nobody's time runs."""
        try:
            await self._timekeeper.note(self._all_live())
        except StoreError as error:
            _LOG.warning("the time could not be noted: %s", error)

    async def _keep_tidy(self) -> None:
        tidied = 0.0
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(_ROUND)
            try:
                for table in self._all_live():
                    if table.occupied:
                        await table.tell_presence()
                    if table.idle and now_ms() - table.touched > _IDLE:
                        self._put_away(table)
                if loop.time() - tidied > _TIDYING:
                    await self.people.tidy()
                    tidied = loop.time()
            except StoreError as error:
                _LOG.warning("the tables could not be kept tidy: %s", error)

    def _put_away(self, table: LiveTable) -> None:
        table.close()
        del self._live[table.code]
        del self._by_id[table.id]


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
