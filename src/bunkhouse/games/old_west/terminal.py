"""The table of Old West in a terminal, drawn from what a seat may know.

Instead of a map there is a list of routes, state by state: the cities with their controllers, the length, and
every track with its colour or its owner. Nothing is told by colour alone.
"""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bunkhouse.drawing.seat_plates import styles_of
from bunkhouse.drawing.terminal_table import ACTOR, NOTHING, STARTER, Say, TerminalTable, in_columns
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.rules.claim import one_track_per_route
from bunkhouse.games.old_west.view_types import Cards, SeatView, View

SEAT_STYLES: Final = styles_of("blue", "red", "green", "yellow", "black", "white")
CARD_STYLES: Final = {
    "purple": "#ffffff on #8e5aa8",
    "white": "#221a14 on #f1ede2",
    "blue": "#ffffff on #2f6db5",
    "yellow": "#221a14 on #f2cf3b",
    "orange": "#221a14 on #e8903a",
    "black": "#f4e9d2 on #2b2b2b",
    "red": "#ffffff on #b8342a",
    "green": "#ffffff on #4a8a4a",
    "locomotive": "bold #221a14 on #d8b4d8",
    "grey": "#221a14 on #a9a9a9",
}
ALVIN: Final = "@"
FERRY: Final = "≈"
DONE: Final = "✓"
DASH: Final = " \N{EN DASH} "
CLOSED: Final = " x "


class OldWestTable(TerminalTable[View]):
    """The whole table, for a width of 100 columns."""

    styles = SEAT_STYLES

    def __init__(self, view: View, say: Say, names: list[str]) -> None:
        super().__init__(view, say, names)
        seats = view["seats"]
        self.owners = {track: seat for seat in range(len(seats)) for track in seats[seat]["tracks"]}
        self.controllers = {city: seat for seat in range(len(seats)) for city in seats[seat]["cities"]}

    def __rich__(self) -> Group:
        parts: list[RenderableType] = [self._heading(), self._routes(), self._legend(), self._cards()]
        parts.append(self._players())
        seats = enumerate(self.view["seats"])
        parts += [self._secrets(seat, item) for seat, item in seats if item["tickets"] is not None]
        return Group(*parts)

    # The board.

    def _heading(self) -> Text:
        view = self.view
        parts = [self._when()]
        if view["alvin"] is not None:
            city = c.CITY_NAMES[c.CITY_IDS.index(view["alvin"])]
            parts.append(f"{ALVIN} {self.say('table-alvin', city=city)}")
        return Text(f" {NOTHING} ".join(parts), style="bold")

    def _when(self) -> str:
        view = self.view
        if view["actor"] is None:
            return self.say("table-over")
        if any(seat["start"] is None for seat in view["seats"]):
            return self.say("table-setup", name=self.names[view["actor"]])
        if view["turns_left"] is not None:
            return self.say("table-last-round", name=self.names[view["actor"]], count=view["turns_left"])
        return self.say("table-turn", name=self.names[view["actor"]])

    def _routes(self) -> Table:
        """All routes in two columns, by the state of their first city."""
        lines: list[Text] = []
        breaks: list[int] = []
        for state in sorted(set(c.CITY_STATES)):
            routes = [
                track
                for track in range(c.TRACKS)
                if int(c.ROUTE_START[track]) == track and c.CITY_STATES[int(c.TRACK_A[track])] == state
            ]
            if routes:
                breaks.append(len(lines))
                lines.append(Text(self.say("table-state", state=state), style="bold underline"))
                lines += [self._route(track) for track in routes]
        half = min(breaks, key=lambda at: abs(2 * at - len(lines)))
        return in_columns(Group(*lines[:half]), Group(*lines[half:]), widths=[49, 49], no_wrap=True)

    def _route(self, first: int) -> Text:
        line = self._city(int(c.TRACK_A[first])) + Text(DASH, style="dim") + self._city(int(c.TRACK_B[first]))
        tracks = range(first, int(c.ROUTE_END[first]))
        length = f"{int(c.LENGTH[first])}"
        if c.SYMBOLS[first]:
            length += f"{FERRY}{int(c.SYMBOLS[first])}"
        line.append(" " * max(36 - line.cell_len - len(length), 1) + length + " ", style="bold")
        for track in tracks:
            line.append_text(self._track(track, [c.TRACK_NAMES[other] for other in tracks]))
        return line

    def _city(self, city: int) -> Text:
        name = Text(c.CITY_NAMES[city])
        seat = self.controllers.get(c.CITY_IDS[city])
        if seat is not None:
            name.append(f"[{self.letters[seat]}]", style=SEAT_STYLES[seat])
        if self.view["alvin"] == c.CITY_IDS[city]:
            name.append(ALVIN, style="bold")
        return name

    def _track(self, track: int, route: list[str]) -> Text:
        owner = self.owners.get(c.TRACK_NAMES[track])
        if owner is not None:
            return self.plate(owner) + Text(" ")
        if one_track_per_route(len(self.names)) and any(name in self.owners for name in route):
            return Text(CLOSED + " ", style="dim")
        colour = c.TRACK_COLOURS[int(c.TRACK_COLOUR[track])]
        return Text(self.say("table-colour", colour=colour), style=CARD_STYLES[colour]) + Text(" ")

    def _legend(self) -> Text:
        signs = [
            (FERRY, self.say("table-ferry")),
            (CLOSED.strip(), self.say("table-closed")),
            (DONE, self.say("table-completed")),
        ]
        if self.view["alvin"] is not None:
            signs.append((ALVIN, self.say("table-alvin-sign")))
        return Text("  ".join(f"{sign} {meaning}" for sign, meaning in signs), style="dim")

    # Cards and players.

    def _cards(self) -> Text:
        view = self.view
        line = Text(self.say("table-display") + " ")
        for card in view["display"]:
            line.append_text(self._card(card) if card else Text(NOTHING, style="dim"))
            line.append(" ")
        line.append("  " + self.say("table-decks", cards=view["deck"], tickets=view["ticket_deck"]))
        if view["discards"]:
            line.append("\n" + self.say("table-discards") + " ").append_text(self._pile(view["discards"]))
        return line

    def _card(self, card: str) -> Text:
        return Text(f" {self.say('table-card', card=card)} ", style=CARD_STYLES[card])

    def _pile(self, cards: Cards) -> Text:
        line = Text()
        for card in c.CARD_NAMES:
            if card in cards:
                line.append(f"{cards[card]} ").append_text(self._card(card)).append(" ")
        return line if cards else Text(NOTHING, style="dim")

    def _players(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="dim")
        table.add_column("")
        for head in ("score", "trains", "cards", "tickets", "pieces"):
            table.add_column(self.say("table-head", head=head), justify="right")
        table.add_column(self.say("table-head", head="cities"))
        for seat, item in enumerate(self.view["seats"]):
            counts = (item["score"], item["trains"], item["cards"], item["ticket_count"], item["pieces"])
            cities = ", ".join(c.CITY_NAMES[c.CITY_IDS.index(city)] for city in item["cities"])
            table.add_row(self._name(seat), *[str(count) for count in counts], cities or NOTHING)
        return table

    def _name(self, seat: int) -> Text:
        name = Text.assemble(self.plate(seat), f" {self.names[seat]}")
        if seat == self.view["starter"]:
            name.append(f" {STARTER}")
        if seat == self.view["actor"]:
            name.append(f" {ACTOR}", style="bold")
        return name

    def _secrets(self, seat: int, item: SeatView) -> Panel:
        """What only this seat sees, or everybody once the game is over."""
        parts: list[RenderableType] = []
        if item["hand"] is not None:
            parts.append(Text(self.say("table-hand") + " ") + self._pile(item["hand"]))
        held, completed = item["tickets"] or [], item["completed"] or []
        parts.append(self._tickets(self.say("table-tickets"), held, completed))
        if item["drawn"]:
            parts.append(self._tickets(self.say("table-drawn"), item["drawn"], []))
        return Panel(Group(*parts), title=self._name(seat), title_align="left", box=box.ROUNDED)

    def _tickets(self, title: str, tickets: list[str], completed: list[str]) -> Text:
        line = Text(title + " ")
        for number, ticket in enumerate(tickets):
            done = ticket in completed
            line.append(("" if number == 0 else "; ") + _ticket(ticket), style="bold" if done else "")
            if done:
                line.append(f" {DONE}", style="bold")
        return line if tickets else line.append(NOTHING, style="dim")


def _ticket(name: str) -> str:
    ticket = c.TICKET_NAMES.index(name)
    return f"{c.TICKET_TITLES[ticket]} {int(c.TICKET_POINTS[ticket])}"


draw: Final = OldWestTable
