"""Updates of tables, kept for a moment: all who look from the same side get the same one."""

import time
from collections import OrderedDict
from collections.abc import AsyncIterator

from bunkhouse.server.stream import Update
from bunkhouse.server.table.viewing import Viewing, look
from bunkhouse.web.pages import table_update

_KEPT = 1000
_MOMENT = 1.0
"""Seconds after which clocks have moved on too far."""

_Key = tuple[object, ...]


class Updates:
    """The latest updates by table, side and language."""

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, tuple[float, str]] = OrderedDict()

    def of(self, seen: Viewing) -> str:
        key, now = _key(seen), time.monotonic()
        found = self._kept.get(key)
        if found is None or now - found[0] > _MOMENT:
            found = (now, table_update(*look(seen)))
            self._kept[key] = found
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return found[1]

    async def follow(self, seen: Viewing, known: str = "") -> AsyncIterator[Update]:
        """The table again whenever something changed; first at once, unless that is what is ``known``.

        Nothing is left out, however alike two updates may look: in between, the page may have been told
        something else in answer to a command.
        """
        async for signal in seen.desk.watch(seen.present):
            if seen.desk.begun and signal.mark != known:
                yield Update(self.of(seen), signal.seq)
            known = ""


def _key(seen: Viewing) -> _Key:
    """Everything that an update depends on, but for the time of day."""
    return (seen.base, seen.language, seen.asked, tuple(seen.seats), seen.desk.signal().mark)


updates = Updates()
