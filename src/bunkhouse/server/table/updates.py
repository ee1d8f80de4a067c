"""Updates of tables, kept for a moment: all who look from the same side get the same one."""

import time
from collections import OrderedDict

from bunkhouse.server.infos import TableInfo
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
        info, now = seen.desk.info, time.monotonic()
        key = _key(seen, info)
        found = self._kept.get(key)
        if found is None or now - found[0] > _MOMENT:
            found = (now, table_update(*look(seen, info)))
            self._kept[key] = found
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return found[1]


def _key(seen: Viewing, info: TableInfo) -> _Key:
    """Everything that an update depends on, but for the time of day."""
    seats = tuple((seat.kind, seat.name, seat.present, seat.stand_in, seat.late) for seat in info.seats)
    side = (seen.base, seen.language, seen.asked, tuple(seen.seats))
    return (*side, info.seq, info.name, len(seen.desk.chat), seats)


updates = Updates()
