"""What is said at a table."""

import asyncio
import secrets

from bunkhouse.server.errors import NotYours, Stale, Unfit
from bunkhouse.server.fairness import now_ms
from bunkhouse.server.fitness import fit_chat, fit_command
from bunkhouse.server.infos import ChatLine
from bunkhouse.server.running.writer import Writer
from bunkhouse.store.faults import Conflict
from bunkhouse.store.rows import ChatRow


class Talking(Writer):
    """A table's talk; it is kept, but it is no part of the game's log."""

    @property
    def chat(self) -> list[ChatLine]:
        """What was said lately, the oldest first."""
        return [_line(row) for row in self._talk]

    async def say(self, person_id: str, text: str, *, command: str = "") -> ChatLine:
        """The same ``command`` again gives the same line and says nothing new."""
        person = await self._room.people.by_id(person_id)
        if person is None:
            raise NotYours("no-such-person")
        said = fit_chat(text)
        key = fit_command(command) or f"house:{secrets.token_hex(12)}"
        return await asyncio.shield(self._spawn(self._say(person_id, person.name, said, key)))

    async def _say(self, person_id: str, name: str, text: str, command: str) -> ChatLine:
        async with self._lock:
            for _ in range(5):
                known = next((row for row in self._talk if row.command == command), None)
                if known is not None:
                    if known.person_id != person_id:
                        raise Unfit("bad-command")
                    return _line(known)
                seats = [seat for seat in self._seats if seat.person_id == person_id]
                row = ChatRow(
                    table_id=self._table.id,
                    number=self._talk[-1].number + 1 if self._talk else 1,
                    person_id=person_id,
                    name=seats[0].name if seats else name,
                    seat=seats[0].number if seats else None,
                    text=text,
                    time=now_ms(),
                    command=command,
                )
                try:
                    await self._room.tables.say(row)
                except Conflict:
                    await self._catch_up()
                    continue
                self._talk.append(row)
                self._watchers.tell()
                return _line(row)
            raise Stale(self._table.seq)


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(
        number=row.number, person_id=row.person_id, name=row.name, seat=row.seat, text=row.text, time=row.time
    )
