"""The table of Montana in a terminal, drawn from what a seat may know.

Nothing is told by colour alone: goods and workers carry letters, settlements the letter of their player.
"""

from itertools import pairwise
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bunkhouse.drawing.seat_plates import styles_of
from bunkhouse.drawing.terminal_table import ACTOR, NOTHING, TIMES, TerminalTable, beside_or_below
from bunkhouse.games.montana import components as c
from bunkhouse.games.montana.rules.work import space_params
from bunkhouse.games.montana.view_types import Counts, FieldView, View

SEAT_STYLES: Final = styles_of("blue", "yellow", "green", "red")
WORKER_STYLES: Final = {
    "copper": "#fbf0dc on #7a4a24",
    "stone": "#f4f4f4 on #4a4f57",
    "grain": "#221a14 on #e3cf9b",
    "pumpkin": "#221a14 on #e88a2e",
}
CATTLE: Final = "Ψ"
CANTEEN: Final = "◊"
DOUBLE: Final = "²"
START: Final = "★"
LAKE: Final = "≈"
MOUNTAIN: Final = "▲"

_HALF: Final = 4
"""Half the width of a field: every row of hexes is shifted by as much."""
_WIDE: Final = 150
"""From this width on the players stand beside the board."""
_BOARD: Final = 98


class MontanaTable(TerminalTable[View]):
    """The whole table; it arranges itself for the width it is given."""

    styles = SEAT_STYLES

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        board: list[RenderableType] = [
            self._heading(),
            self._land(),
            self._legend(),
            self._areas(),
            self._city(),
            self._supply(),
        ]
        players = [self._player(seat) for seat in range(len(self.names))]
        return beside_or_below(board, players, options.max_width, _BOARD, _WIDE)

    # The heading.

    def _heading(self) -> Text:
        view = self.view
        if view["actor"] is None:
            return Text(self.say("table-over"), style="bold")
        parts = [self.say("table-round", round=view["round"]) if view["round"] else self.say("table-set-up")]
        parts.append(self.say("table-starter", name=self.names[view["starter"]]))
        if view["closing"]:
            parts.append(self.say("table-closing"))
        return Text(f" {NOTHING} ".join(parts), style="bold")

    # The land.

    def _land(self) -> Text:
        """Two lines for every row of hexes; neighbours in the next row stand half a field aside."""
        fields = self.view["fields"]
        left = min(_column(field) for field in fields.values())
        drawn = Text()
        for r in sorted({field["at"][1] for field in fields.values()}):
            row = sorted(
                (_column(field) - left, name) for name, field in fields.items() if field["at"][1] == r
            )
            for line in range(2):
                place = 0
                for column, name in row:
                    drawn.append(" " * (column * _HALF - place))
                    drawn.append_text(self._field(name, fields[name], line))
                    place = column * _HALF + 2 * _HALF
                drawn.append("\n")
        drawn.rstrip()
        return drawn

    def _field(self, name: str, field: FieldView, line: int) -> Text:
        """One of the two lines of a field, as wide as a field."""
        built = self.view["settlements"].get(name)
        if name == self.view["start"]:
            words, style = (name, "bold") if line == 0 else (START * 3, "bold")
        elif built is not None:
            seat = built["seat"]
            words = name if line == 0 else f"{self.letters[seat]}{TIMES}{built['tokens']}"
            style = SEAT_STYLES[seat]
        elif field["kind"] == "land":
            style = "bold" if field["open"] else "dim"
            marks = (CATTLE if field["cattle"] else "") + (DOUBLE if field["double"] else "")
            words = f"{name} {marks}" if line == 0 else self._letters_of(field["cost"])
        else:
            sign = LAKE if field["kind"] == "lake" else MOUNTAIN
            middle = CANTEEN if field.get("canteen") else sign
            words, style = (name if line == 0 else sign * 2 + middle + sign * 2), "dim"
            style = "#4f86b8" if sign == LAKE else style
        width = 2 * _HALF - 1
        return Text(words[:width].ljust(width), style=style) + Text(" ")

    def _letters_of(self, goods: Counts) -> str:
        return "".join(self.say("table-letter", good=good) * goods.get(good, 0) for good in c.GOOD_NAMES)

    def _legend(self) -> Text:
        letters = [
            f"{self.say('table-letter', good=good)} {self.say('piece-1', one=good)}" for good in c.GOOD_NAMES
        ]
        signs = [
            f"{CATTLE} {self.say('table-cattle')}",
            f"{DOUBLE} {self.say('table-double')}",
            f"{CANTEEN} {self.say('table-canteen')}",
            f"{START} {self.say('table-start')}",
        ]
        return Text("  ".join(letters) + "\n" + "  ".join(signs), style="dim")

    # The action board.

    def _areas(self) -> Table:
        table = Table(box=box.SQUARE, padding=0, header_style="bold", border_style="dim")
        table.add_column(self.say("table-area", area="bank"), width=17)
        for area in c.AREA_NAMES:
            table.add_column(self.say("table-area", area=area), width=17)
        bounds = [int(start) for start in c.AREA_START]
        rows = max(int(c.BANK_SPACES), *(end - start for start, end in pairwise(bounds)))
        for row in range(rows):
            cells = [self._space(row) if row < c.BANK_SPACES else Text()]
            for start, end in pairwise(bounds):
                cells.append(self._space(start + row) if start + row < end else Text())
            table.add_row(*cells)
        return table

    def _space(self, space: int) -> Text:
        figures = self.say("table-bank" if space < c.BANK_SPACES else "table-space", **space_params(space))
        return Text(figures + "\n") + self._crews(c.SPACE_NAMES[space])

    def _crews(self, space: str) -> Text:
        """The workers on a space, those on its right part after a stroke."""
        parts = self.view["crews"].get(space)
        if parts is None:
            return Text(NOTHING, style="dim")
        return Text(" / ").join(Text(" ").join(self._worker(w) for w in crew.split("+")) for crew in parts)

    def _worker(self, worker: str) -> Text:
        letter = self.say("table-worker", worker=worker)
        return Text(f" {letter} ", style=WORKER_STYLES[worker])

    def _city(self) -> Table:
        """The rows with their rewards, and the pawns in their columns; beside it the wheel."""
        table = Table(box=box.SQUARE, padding=(0, 1), header_style="bold", border_style="dim")
        table.add_column(self.say("table-city"))
        for price in c.COLUMN_PRICES:
            table.add_column(str(int(price)), width=3, justify="center")
        table.add_column(self.say("table-reward"))
        for row in range(1, c.ROWS + 1):
            spots = [self._spot(f"{row}-{at}") for at in range(1, len(c.COLUMN_PRICES) + 1)]
            table.add_row(str(row), *spots, self._reward(row - 1))
        wheel = self.view["wheel"]
        shown = [Text(" ").join(self._wheel_worker(w) for w in field.split("+")) for field in wheel["fields"]]
        line = Text(self.say("table-wheel") + " ")
        for number, field in enumerate(shown):
            line += Text(ACTOR if number == wheel["pointer"] else " ", style="bold") + field + Text(" ")
        both = Table.grid()
        both.add_row(table)
        both.add_row(line)
        return both

    def _reward(self, row: int) -> str:
        parts: list[str] = []
        if c.ROW_CATTLE[row]:
            parts.append(f"{int(c.ROW_CATTLE[row])} {self.say('table-cattle')}")
        if c.ROW_COINS[row]:
            parts.append(self.say("coins", count=int(c.ROW_COINS[row])))
        if c.ROW_GOODS[row]:
            offered = "/".join(self.say("table-letter", good=good) for good in c.ROW_GOODS[row])
            parts.append(self.say("table-goods", count=int(c.ROW_GOODS_COUNT[row]), goods=offered))
        if c.ROW_UPGRADES[row]:
            parts.append(self.say("table-exchange", count=int(c.ROW_UPGRADES[row])))
        return ", ".join(parts)

    def _supply(self) -> Text:
        """What is left for everybody."""
        supply = self.view["supply"]
        line = Text(self.say("table-supply") + " ")
        line += self._goods(supply["goods"])
        line += Text(f", {self.say('table-cattle')} {supply['cattle']}; ")
        for worker in c.WORKER_NAMES:
            line += self._worker(worker) + Text(f" {supply['workers'].get(worker, 0)}  ")
        return line

    def _wheel_worker(self, worker: str) -> Text:
        return self._worker(worker) if worker in c.WORKER_NAMES else Text(self.say("worker-1", one=worker))

    def _spot(self, spot: str) -> Text:
        for seat, board in enumerate(self.view["seats"]):
            if board["pawn"] == spot:
                return self.plate(seat)
        return Text(NOTHING, style="dim")

    # The players.

    def _player(self, seat: int) -> Panel:
        board = self.view["seats"][seat]
        placed = self.say("table-placed", count=board["settlements"], left=board["left"])
        held = self.say(
            "table-held", coins=board["coins"], cattle=board["cattle"], canteens=board["canteens"]
        )
        parts = [Text(placed), Text(held), self._goods(board["goods"]), self._workers(board["workers"])]
        return self.panel(seat, parts, self.view["starter"])

    def _goods(self, goods: Counts) -> Text:
        words = [f"{self.say('piece-1', one=good)} {goods[good]}" for good in c.GOOD_NAMES if good in goods]
        return Text(", ".join(words) or self.say("table-no-goods"))

    def _workers(self, workers: Counts) -> Text:
        pieces = [self._worker(worker) for worker in c.WORKER_NAMES for _ in range(workers.get(worker, 0))]
        return Text(" ").join(pieces) if pieces else Text(self.say("table-no-workers"), style="dim")


def _column(field: FieldView) -> int:
    """How far right a field lies, in halves of a field."""
    q, r = field["at"]
    return int(2 * q + r)


draw: Final = MontanaTable
