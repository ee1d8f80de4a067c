"""What the symbols of train cards and trading posts bring Sue (EP-128, EP-133)."""

from mypy_extensions import i64

from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.components import CORRIENTE
from bunkhouse.games.el_paso.icons import ICON_COWS, ICON_FIRST, ICON_KIND
from bunkhouse.games.el_paso.rules.sue.gains import draw_resource, gain_cow, take_best
from bunkhouse.games.el_paso.state import Table


def use_symbols(table: Table, seat: i64, source: i64, on_train: bool) -> None:
    """From left to right; of a train card tokens, Corriente and workers, of a post objectives and workers."""
    icon: i64
    for icon in range(i64(ICON_FIRST[source]), i64(ICON_FIRST[source + 1])):
        symbol: i64 = i64(ICON_KIND[icon])
        if symbol == icons.HIRE:
            draw_resource(table, seat)
        elif symbol == icons.OBJECTIVE or (on_train and symbol in (icons.BONUS, icons.ANY_TOKEN)):
            take_best(table, seat, symbol != icons.BONUS, symbol != icons.OBJECTIVE)
        elif on_train and symbol == icons.GAIN_COW and i64(ICON_COWS[icon]) == CORRIENTE:
            gain_cow(table, seat, CORRIENTE)
