"""Updates of tables, kept for a moment: all who look from the same side get the same one."""

import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import aclosing

from bunkhouse.server.event_stream import Update
from bunkhouse.server.table_view.viewer import Looking, Viewing, look
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

    async def follow(self, looking: Looking, known: str = "") -> AsyncIterator[Update]:
        """The table again whenever something changed; first at once, unless that is what is ``known``.

        Who looks, and from which seat, is asked anew for every update: whoever has lost a seat sees what
        spectators see, and whoever has no session any more sees nothing more on this connection. No update
        is left out, however alike two of them may look: in between, the page may have been told something
        else in answer to a command.
        """
        seen = await looking()
        while seen is not None:
            present = seen.present
            async with aclosing(seen.table.watch(present)) as signals:
                async for _ in signals:
                    seen = await looking()
                    if seen is None or seen.present != present:
                        break  # gone, or to be counted among others from now on
                    if seen.table.begun and seen.table.mark != known:
                        yield Update(self.of(seen), seen.table.seq)
                    known = ""
                else:
                    return


def _key(seen: Viewing) -> _Key:
    """Everything that an update depends on, but for the time of day."""
    return (seen.base, seen.language, seen.asked, tuple(seen.seats), seen.table.mark)


updates = Updates()
