"""The table of Great Western Trail in a terminal, drawn from what a seat may know.

Everything goes by the names of the notation, and nothing is told by colour alone: players have letters.
"""

from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bunkhouse.drawing.terminal_table import NOTHING, in_columns, listed
from bunkhouse.families.great_western.terminal import SEAT_STYLES, RanchTerminal
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.rails import SLOT_NAMES, STATION_SLOT
from bunkhouse.games.great_western_trail.trail import (
    AREA_SPACES,
    BRANCH_FIRST,
    BRANCH_NODE,
    BRANCH_START,
    CITY,
    HAZARD_NODES,
    JUNCTION,
    NODE_NAMES,
    START,
    TRADE_NODES,
    TRADE_VALUE,
)
from bunkhouse.games.great_western_trail.view_types import SeatView, View

TOKEN: Final = "◆"
ENGINE: Final = "▣"
WHITE: Final = "□"
BLACK: Final = "■"
HAZARD_OF: Final = {
    NODE_NAMES[node]: f"{c.HAZARD_TYPES[number // int(AREA_SPACES)]}-"
    for number, node in enumerate(HAZARD_NODES)
}
"""The kind of hazard on a hazard space, which its name tells already."""
_HALF: Final = 48
"""The width of one of two columns."""


class TrailTable(RanchTerminal[View]):
    """The whole table, at most a hundred columns wide."""

    def __rich__(self) -> RenderableType:
        open_to_all = Group(self._foresight(), self._market(), self._pool())
        markets = in_columns(self._job_market(), open_to_all, widths=[58, 40])
        seats = [self._seat(seat) for seat in range(len(self.names))]
        return Group(
            self._heading(),
            self._trail(),
            self._railroad(),
            self._masters(),
            self._cities(),
            markets,
            Columns(seats, width=_HALF + 1, padding=(0, 1)),
        )

    def _heading(self) -> Text:
        view = self.view
        if view["token"] is None:
            return self.heading(self.say("table-last-turns"))
        return self.heading(self.say("table-token", row=view["token"], rows=len(view["job_market"])))

    # The trail.

    def _trail(self) -> Panel:
        """Part by part from the start to Kansas City: a junction, then the branches that leave it."""
        lines: list[Text] = []
        node = int(START)
        while node != CITY:
            lines.append(self._stop(node))
            for branch in range(int(BRANCH_FIRST[node]), int(BRANCH_FIRST[node + 1])):
                nodes = range(int(BRANCH_START[branch]), int(BRANCH_START[branch + 1]))
                row = [self._stop(int(BRANCH_NODE[at])) for at in nodes]
                if row:
                    lines.append(Text("   └ ", style="dim") + Text(" ").join(row))
            node = int(JUNCTION[node])
        lines.append(self._stop(int(CITY)))
        lines.append(self._beside())
        lines.append(Text(self.say("table-legend"), style="dim"))
        return self.trail(lines)

    def _stop(self, node: int) -> Text:
        """A node: its name, what lies there, who stands there."""
        name = NODE_NAMES[node]
        field = self.view["trail"].get(name)
        line = Text(name, style="dim" if field is None else "")
        if isinstance(field, dict):
            line += Text("=") + Text(
                f"{field['building']}{self.letters[field['seat']]}", SEAT_STYLES[field["seat"]]
            )
        elif field is not None:
            line += Text(f"={short(field).removeprefix(HAZARD_OF.get(name, ''))}", style="bold")
        for seat, board in enumerate(self.view["seats"]):
            if board["rancher"] == name:
                line += self.plate(seat)
        return line

    def _beside(self) -> Text:
        """The trade spaces, with their values: those beside the trail are seen only here."""
        parts = []
        for node in TRADE_NODES:
            field = self.view["trail"].get(NODE_NAMES[node])
            if isinstance(field, str):
                parts.append(f"{NODE_NAMES[node]}={short(field)} ({int(TRADE_VALUE[node]):+d}$)")
        return Text(f"{self.say('table-trade')}: " + (", ".join(parts) or NOTHING))

    # The railroad and the cities.

    def _railroad(self) -> Text:
        """Engines and stations in track order."""
        line = Text(f"{self.say('table-railroad')}: ", style="bold")
        stations = {slot: number for number, slot in enumerate(STATION_SLOT)}
        for slot, name in enumerate(SLOT_NAMES):
            engines = [seat for seat, board in enumerate(self.view["seats"]) if board["engine"] == name]
            for seat in engines:
                line += Text(f"{ENGINE}{self.letters[seat]}@{name}", SEAT_STYLES[seat]) + Text(" ")
            if slot in stations:
                line += self._station(stations[slot], name) + Text(" ")
        return line

    def _station(self, number: int, slot: str) -> Text:
        corner = WHITE if c.STATION_WHITE[number] else BLACK
        station, price = c.STATION_NAMES[number], int(c.STATION_COST[number])
        text = Text(f"[{station}:{slot}{corner}{price}$/{c.STATION_VP[number]}")
        if number < len(self.view["station_masters"]) and self.view["station_masters"][number]["tile"]:
            text += Text("*")
        owners = [seat for seat, board in enumerate(self.view["seats"]) if station in board["stations"]]
        for seat in owners:
            text += Text(self.letters[seat], SEAT_STYLES[seat])
        return text + Text("]")

    def _masters(self) -> Text:
        """What the station masters who are still there offer."""
        line = Text(f"{self.say('table-masters')}: ", style="bold")
        there = [
            f"{c.STATION_NAMES[number]} {self.say('master', master=space['tile'])}"
            for number, space in enumerate(self.view["station_masters"])
            if space["tile"]
        ]
        return line + Text("; ".join(there) or NOTHING, style="not bold")

    def _cities(self) -> Text:
        line = Text(f"{self.say('table-cities')}: ", style="bold")
        for number, city in enumerate(c.CITY_NAMES):
            corner = WHITE if c.CITY_WHITE[number] else BLACK
            line += Text(f"{self.say('city', city=city)} {corner}{c.CITY_VALUE[number]}", style="not bold")
            for seat, board in enumerate(self.view["seats"]):
                line += Text(self.letters[seat] * board["cities"].get(city, 0), SEAT_STYLES[seat])
            line += Text(" ")
        return line

    # The markets.

    def _job_market(self) -> Table:
        table = Table(
            box=box.SIMPLE_HEAD, padding=(0, 1), title=self.say("table-job-market"), title_justify="left"
        )
        for head in ("", "$", "", "", "", ""):
            table.add_column(head, no_wrap=True)
        for number, row in enumerate(self.view["job_market"]):
            token = number + 1 == self.view["token"]
            if token or any(row):
                cells = [self.say("tile", tile=worker) if worker else NOTHING for worker in row]
                if token:
                    cells[-1] = TOKEN
                table.add_row(str(number + 1), str(int(c.ROW_COST[number])), *cells)
        return table

    def _foresight(self) -> Text:
        line = Text(f"{self.say('table-foresight')}:", style="bold")
        for number, pair in enumerate(self.view["foresight"]):
            for letter, tile in zip("ab", pair, strict=True):
                shown = self.say("tile", tile=tile) if tile else NOTHING
                line += Text(f"\n  {number + 1}{letter} {shown}", style="not bold")
        return line

    def _market(self) -> Text:
        left = sum(self.view["cattle_stack"].values())
        title = self.say("table-market", count=left)
        return Text(f"{title}:\n", style="bold") + Text(
            "  " + self.cards(self.view["market"]), style="not bold"
        )

    def _pool(self) -> Text:
        left = sum(self.view["objective_stack"].values())
        line = Text(f"{self.say('table-pool', count=left)}:", style="bold")
        for card in self.view["pool"]:
            line += Text(f"\n  {self.say('card', card=card)}", style="not bold")
        return line

    # The players.

    def _seat(self, seat: int) -> Panel:
        board = self.view["seats"][seat]
        lines = [self._wealth(board), self._crew(board), *self._possessions(seat, board), *self._piles(board)]
        return self.ranch(seat, lines, _HALF + 1)

    def _wealth(self, board: SeatView) -> str:
        return self.say(
            "table-wealth",
            dollars=board["money"],
            certificates=board["certificates"],
            limit=board["certificate_limit"],
            permanent=board["permanent_certificates"],
            points=sum(board["points"]),
        )

    def _crew(self, board: SeatView) -> str:
        return self.say("table-crew", **board["workers"], steps=board["step_limit"])

    def _possessions(self, seat: int, board: SeatView) -> list[str]:
        fields = self.view["trail"].values()
        built = [field["building"] for field in fields if isinstance(field, dict) and field["seat"] == seat]
        gone = built + board["replaced"]
        left = [face for face in self.view["faces"] if face not in gone]
        lines = [self.say("table-buildings", left=" ".join(left) or NOTHING)]
        discs = ", ".join(self.say("disc", disc=disc) for disc in board["cleared"])
        lines.append(self.say("table-cleared", discs=discs or NOTHING))
        tiles = listed({self.say("tile", tile=tile): count for tile, count in board["tiles"].items()})
        masters = [self.say("master", master=master) for master in board["masters"]]
        return [*lines, *([tiles] if tiles else []), *masters]

    def _piles(self, board: SeatView) -> list[str]:
        lines = [self.say("table-area", cards=self.cards(board["area"]))]
        if board["hand"] is not None:
            lines.append(self.say("table-hand", cards=self.cards(board["hand"])))
        else:
            lines.append(self.say("table-hand-size", count=board["hand_size"]))
        lines.append(self.say("table-piles", draw=board["draw_size"], discard=self.cards(board["discard"])))
        return lines


def short(tile: str) -> str:
    """A tile in a few letters."""
    return tile.replace("teepee-", "tp-").replace("-green", "-gr").replace("-black", "-bl")


draw: Final = TrailTable
