"""The table of El Gaucho in a terminal, drawn from what a seat may know.

Nothing is told by colour alone: breeds are named, gauchos carry their player's letter, and standing and
lying ones have different shapes.
"""

from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bunkhouse.drawing.seat_plates import styles_of
from bunkhouse.drawing.terminal_table import NOTHING, TerminalTable, beside_or_below
from bunkhouse.games.el_gaucho import components as c
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.rules.collect import is_complete
from bunkhouse.games.el_gaucho.tile_names import SMALL_NUMBERS, breed_and_value
from bunkhouse.games.el_gaucho.view_types import Gaucho, Herds, Space, View

SEAT_STYLES: Final = styles_of("red", "blue", "green", "yellow")
BREED_STYLES: Final = {
    "black": "#f4e9d2 on #2b3840",
    "brown": "#fbf0dc on #9c3a20",
    "white": "#221a14 on #a685c2",
    "yellow": "#221a14 on #e8c468",
    "spotted": "#10200c on #739a6a",
}
STANDING: Final = "▲"
LYING: Final = "▬"
FRESH: Final = "°"
COVER: Final = "▒"

_CELL: Final = 10
_BOARD: Final = 79
"""The width of the board: a label, six spaces and the sum, with the lines between them."""
_WIDE: Final = 118
"""From this width on the ranches stand beside the board."""


class GauchoTable(TerminalTable[View]):
    """The whole table; it arranges itself for the width it is given."""

    styles = SEAT_STYLES

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        board: list[RenderableType]
        board = [self._heading(), self._pampa(), self._dice(), self._places(), self._steppe(), self._legend()]
        ranches = [self._ranch(seat) for seat in range(len(self.names))]
        return beside_or_below(board, ranches, options.max_width, _BOARD, _WIDE)

    # The board.

    def _heading(self) -> Text:
        view, parts = self.view, [self._when()]
        if view["actor"] is not None:
            parts.append(self.say("table-starter", name=self.names[view["starter"]]))
            parts.append(self._how_long())
        return Text(f" {NOTHING} ".join(parts), style="bold")

    def _when(self) -> str:
        if self.view["actor"] is None:
            return self.say("table-over")
        if self.view["round"] == 0:
            return self.say("table-preparation")
        if self.view["without_dice"]:
            return self.say("table-round-without-dice", round=self.view["round"])
        return self.say("table-round", round=self.view["round"])

    def _how_long(self) -> str:
        left = self.view["rounds_left"]
        if left is None:
            return self.say("table-stack", count=self.view["stack"])
        return self.say("table-rounds-left", count=left)

    def _pampa(self) -> Table:
        """The four pastures, the top one first as on the board."""
        widest = max(c.PASTURE_OF.count(pasture) for pasture in range(c.PASTURES))
        table = Table(box=box.SQUARE, show_lines=True, padding=0, header_style="dim", border_style="dim")
        table.add_column("", width=4)
        for number in range(1, widest + 1):
            table.add_column(Text(f"-{number}", justify="center"), width=_CELL)
        table.add_column(self.say("table-sum"), width=6, justify="center")
        for pasture in reversed(range(c.PASTURES)):
            spaces = [name for at, name in enumerate(c.SPACE_NAMES) if c.PASTURE_OF[at] == pasture]
            cells = [self._space(self.view["pampa"][name]) for name in spaces]
            cells += [Text()] * (widest - len(cells))
            label = Text(f"{spaces[0].partition('-')[0]}\n{c.PASTURE_NUMERALS[pasture]}", style="bold")
            table.add_row(label, *cells, self._pasture_sum([self.view["pampa"][name] for name in spaces]))
        return table

    def _space(self, space: Space) -> Text:
        if space is None:
            return Text(f"\n{NOTHING}", style="dim", justify="center")
        if space == "covered":
            return Text("\n".join([COVER * _CELL] * 2), style="dim")
        breed, value = breed_and_value(space["tile"])
        style = BREED_STYLES[breed]
        small = f"{NOTHING}{SMALL_NUMBERS[space['tile']]}".ljust(_CELL - 6)
        name = self.say("breed", breed=breed)[:_CELL].center(_CELL)
        gaucho = self._gaucho(space["gaucho"], style)
        return Text.assemble((f" {value:>2}", f"bold {style}"), (small, style), gaucho, (f" \n{name}", style))

    def _gaucho(self, gaucho: Gaucho | None, ground: str) -> tuple[str, str]:
        if gaucho is None:
            return "  ", ground
        shape = STANDING if gaucho["standing"] else LYING
        return shape + self.letters[gaucho["seat"]], SEAT_STYLES[gaucho["seat"]]

    def _pasture_sum(self, spaces: list[Space]) -> Text:
        """The sum of a pasture, and how many of its tiles are occupied."""
        tiles = [space for space in spaces if isinstance(space, dict)]
        total = sum(breed_and_value(space["tile"])[1] for space in tiles)
        taken = sum(1 for space in tiles if space["gaucho"] is not None)
        if is_complete(len(tiles), taken):
            return Text(f"{total}\n{self.say('table-complete')}", style="bold")
        return Text(f"{total}\n{taken}/{len(tiles)}")

    def _dice(self) -> Text:
        view = self.view
        line = Text(self.say("table-rodeo") + " ") + _dice_row(view["rodeo"])
        if view["turn"]["dice"] and view["actor"] is not None:
            whose = self.say("table-dice-of", name=self.names[view["actor"]])
            line += Text(f"    {whose} ") + _dice_row(view["turn"]["dice"])
        return line

    def _places(self) -> Table:
        """The special places: what opens them, and who is there."""
        table = Table(box=box.SQUARE, show_header=False, padding=0, border_style="dim")
        for _ in c.PLACE_NAMES:
            table.add_column(width=_CELL + 2, justify="center")
        table.add_row(*[self._place(number, place) for number, place in enumerate(c.PLACE_NAMES)])
        return table

    def _place(self, number: int, place: str) -> Text:
        totals = " ".join(str(total) for total in c.ENTRY_TOTALS[number])
        title = Text.assemble((self.say("table-place", place=place), "bold"), f"\n{totals}\n")
        return title + Text(" ").join(self._present(place) or [Text(NOTHING, style="dim")])

    def _present(self, place: str) -> list[Text]:
        """The players with a gaucho there; a mark shows that it cannot be used yet."""
        found: list[Text] = []
        for seat, ranch in enumerate(self.view["seats"]):
            if place in ranch["places"]:
                mark = FRESH if ranch["places"][place] == "fresh" else ""
                found.append(Text.assemble((self.letters[seat], SEAT_STYLES[seat]), mark))
        return found

    def _steppe(self) -> Text:
        line = Text(self.say("table-steppe"))
        for tile in self.view["steppe"]:
            line += Text(" ") + self._steppe_tile(tile)
        return line

    def _steppe_tile(self, tile: str | None) -> Text:
        if tile is None:
            return Text(NOTHING, style="dim")
        if tile == "hidden":
            return Text(COVER * 4, style="dim")
        return self._tile(tile)

    def _tile(self, tile: str) -> Text:
        """A tile outside the Pampa."""
        breed = breed_and_value(tile)[0]
        return Text(f" {_numbers(tile)} {self.say('breed', breed=breed)} ", style=BREED_STYLES[breed])

    def _legend(self) -> Text:
        signs = (
            (STANDING, self.say("table-standing")),
            (LYING, self.say("table-lying")),
            (FRESH, self.say("table-fresh")),
            (COVER, self.say("table-covered")),
            ("11·5", self.say("table-numbers")),
        )
        return Text("  ".join(f"{sign} {meaning}" for sign, meaning in signs), style="dim")

    # The ranches.

    def _ranch(self, seat: int) -> Panel:
        view, ranch = self.view, self.view["seats"][seat]
        money = self.say("table-money", pesos=ranch["total"], supply=ranch["supply"])
        parts: list[RenderableType] = [Text(money), self._herds(ranch["herds"])]
        if ranch["hand"]:
            parts.append(self._hand(ranch["hand"]))
        return self.panel(seat, parts, view["starter"])

    def _herds(self, rows: Herds) -> RenderableType:
        """Every herd from left to right, what may follow on the right, and what it is worth."""
        if not rows:
            return Text(self.say("table-no-herds"), style="dim")
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        heads = ("", "", self.say("table-next"), self.say("table-worth"))
        table.add_row(*[Text(head, style="dim") for head in heads])
        for breed, row in rows.items():
            name = Text(f" {self.say('breed', breed=breed)} ", style=BREED_STYLES[breed])
            herd = herds.herd_of(row) or 0
            table.add_row(name, " ".join(map(str, row)), _follows(herd), str(herds.worth(herd)))
        return table

    def _hand(self, tiles: list[str]) -> Columns:
        """Start tiles to choose from, or cattle still to be added to the herds."""
        return Columns([Text(self.say("table-hand")), *(self._tile(tile) for tile in tiles)])


def _numbers(tile: str) -> str:
    """The large and the small number of a tile."""
    return f"{breed_and_value(tile)[1]}{NOTHING}{SMALL_NUMBERS[tile]}"


def _dice_row(faces: list[int]) -> Text:
    if not faces:
        return Text(NOTHING, style="dim")
    return Text(" ").join(Text(f"[{face}]", style="bold") for face in faces)


def _follows(herd: int) -> str:
    """The direction of a herd and the values that fit on its right."""
    arrow = "↕" if herds.size(herd) < 2 else "↘" if herd & herds.DESCENDING else "↗"
    values = herds.fitting(herd)
    if not values:
        return f"{arrow} {NOTHING}"
    return f"{arrow} {values[0]}" if len(values) == 1 else f"{arrow} {values[0]}-{values[-1]}"


draw: Final = GauchoTable
