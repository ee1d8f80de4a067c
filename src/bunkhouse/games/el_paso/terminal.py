"""The table of El Paso in a terminal, drawn from what a seat may know.

Everything goes by the names of the notation, and nothing is told by colour alone: players have letters.
"""

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bunkhouse.drawing.terminal_table import NOTHING, TIMES, Say, in_columns
from bunkhouse.families.great_western.terminal import SEAT_STYLES, RanchTerminal
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.icons import Entry, symbol_params
from bunkhouse.games.el_paso.trail import BRANCH_NAMES, EL_PASO, NEXT, SPACE_COST, SPACE_NAMES
from bunkhouse.games.el_paso.view_types import Holder, SeatView, SueBoard, SueFacts, View

DARK: Final = "■"
REPEATS: Final = "+"
STAR: Final = "★"
ONWARD: Final = " → "
_HALF: Final = 49
"""The width of one of two columns."""


class PasoTable(RanchTerminal[View]):
    """The whole table, at most a hundred columns wide."""

    def __init__(self, view: View, say: Say, names: list[str]) -> None:
        super().__init__(view, say, names)
        self.boards: list[Holder] = [*view["seats"]]
        if view["sue"] is not None:
            self.boards.append(view["sue"])

    def __rich__(self) -> RenderableType:
        used = Group(self._neutral(), self._common(), self._train())
        bought = Group(self._cattle(), self._workers(), *self._tokens(), self._posts())
        halves = in_columns(used, bought, widths=[_HALF, _HALF], gap=2)
        seats = [self._seat(seat) for seat in range(len(self.view["seats"]))]
        sue, facts = self.view["sue"], self.view["automaton"]
        if sue is not None and facts is not None:
            seats.append(self._sue(sue, facts))
        return Group(self._heading(), self._trail(), halves, Columns(seats, width=_HALF + 1, padding=(0, 0)))

    def _heading(self) -> Text:
        view = self.view
        if view["finisher"] is not None:
            return self.heading(self.say("table-last-turns"))
        return self.heading(self.say("table-simmentals", count=view["stock"].get("simmental", 0)))

    # The trail.

    def _trail(self) -> Panel:
        """From El Paso round to El Paso; the ways of a fork stand below each other."""
        lines: list[Text] = []
        together = [self._stop(int(EL_PASO))]
        node = NEXT[EL_PASO]
        while True:
            while len(node) == 1 and node[0] != EL_PASO:
                together.append(self._stop(node[0]))
                node = NEXT[node[0]]
            lines.append(Text.styled(ONWARD, "dim").join(together))
            if len(node) == 1:
                break
            ways = [way(first) for first in node]
            for spaces in sorted(ways, key=lambda spaces: BRANCH_NAMES[spaces[0]] == "inner"):
                name = "table-inner" if BRANCH_NAMES[spaces[0]] == "inner" else "table-outer"
                stops = [self._stop(space) for space in spaces]
                lines.append(
                    Text.styled(f"   {self.say(name)}: ", "dim") + Text.styled(ONWARD, "dim").join(stops)
                )
            node = NEXT[ways[0][-1]]
            together = []
        lines[-1] += Text(ONWARD, style="dim") + Text(self.say("field", field="el_paso"))
        return self.trail(lines)

    def _stop(self, space: int) -> Text:
        """A space: its name, what lies there or what it costs, who stands there."""
        name = SPACE_NAMES[space]
        field = self.view["trail"].get(name)
        if space == EL_PASO:
            line = Text(self.say("field", field=name), style="bold")
        elif field is None:
            cost = int(SPACE_COST[space])
            price = f" ({self.say('table-dollars', dollars=cost)})" if cost else ""
            line = Text(name + price, style="dim")
        elif isinstance(field, str):
            line = Text(f"{name}=") + Text(field, style="bold")
        else:
            owner = field["seat"]
            line = Text(f"{name}=") + Text(f"{field['building']}{self.letters[owner]}", SEAT_STYLES[owner])
        for seat, board in enumerate(self.boards):
            if board["rancher"] == name:
                line += Text(" ") + self.plate(seat)
        return line

    # What can be used and bought.

    def _neutral(self) -> RenderableType:
        rows = [[tile["id"], self._offers(tile["actions"])] for tile in c.DATA["neutral_buildings"]]
        return titled(self.say("table-neutral"), rows)

    def _common(self) -> RenderableType:
        rows = []
        for number, name in enumerate(c.TYPE_NAMES):
            face = self.view["faces"][number]
            offers = self._offers(c.DATA["common_buildings"][number][face[-1]]["actions"])
            points = self.say("table-points", points=int(c.FACE_VP[c.FACE_NAMES.index(face)]))
            rows.append([face, points, left(self.view["tiles"], name), offers])
        return titled(self.say("table-common"), rows, self.say("table-common-head"))

    def _train(self) -> RenderableType:
        rows = []
        for card, side in zip(c.DATA["train_cards"], self.view["train"], strict=True):
            star = STAR if side == "star" else ""
            rows.append([f"{card['engineers']}{star}", self._offers(card[side]["actions"])])
        return titled(self.say("table-train"), rows, self.say("table-train-head"))

    def _cattle(self) -> RenderableType:
        rows = []
        for number, name in enumerate(c.MARKET_NAMES):
            cow = int(c.MARKET_COW[number])
            points = self.say("table-points", points=int(c.CARD_VP[cow]))
            card = self.say("card", card=name)
            cowboys = str(int(c.COWBOYS_NEEDED[number]))
            rows.append([cowboys, card, str(int(c.BREEDING[cow])), points, left(self.view["stock"], name)])
        return titled(self.say("table-cattle"), rows, self.say("table-cattle-head"))

    def _workers(self) -> RenderableType:
        stock = self.view["stock"]
        workers = [f"{self.say('card', card=name)} {left(stock, name)}" for name in c.WORKER_NAMES]
        return titled(self.say("table-workers"), [["", ", ".join(workers)]])

    def _tokens(self) -> list[RenderableType]:
        view = self.view
        objectives = [
            self.say("objective", token=token) if token else NOTHING for token in view["objectives"]
        ]
        bonuses = [self.say("bonus", token=token) if token else NOTHING for token in view["bonuses"]]
        return [
            titled(self.say("table-objectives", count=len(view["objective_stack"])), numbered(objectives)),
            titled(self.say("table-bonuses", count=len(view["bonus_stack"])), numbered(bonuses)),
        ]

    def _posts(self) -> RenderableType:
        rows: list[list[str | Text]] = []
        for name, post in zip(c.POST_NAMES, c.DATA["trading_posts"], strict=True):
            marks = (DARK if post["dark_corners"] else "") + (REPEATS if post["repeatable"] else "")
            points = self.say("table-points", points=post["vp"]) if post["vp"] else ""
            discs = Text()
            for seat, board in enumerate(self.boards):
                discs += Text(self.letters[seat] * board["posts"].get(name, 0), SEAT_STYLES[seat])
            rows.append([name, marks, points, self._offers(post["rewards"]), discs])
        return titled(self.say("table-posts"), rows, self.say("table-posts-head"))

    def _offers(self, entries: list[Entry]) -> str:
        return "; ".join(self._symbol(entry) for entry in entries)

    def _symbol(self, entry: Entry) -> str:
        """A symbol in a few words."""
        return self.say("table-symbol", **symbol_params(entry))

    # The players.

    def _seat(self, seat: int) -> Panel:
        board = self.view["seats"][seat]
        lines = [
            self._wealth(board),
            self.say("table-crew", cards=self.cards(board["workers"])),
            self.say("table-limits", steps=board["step_limit"], hand=board["hand_limit"]),
            self._auxiliary(board),
            self._discs(board),
            *self._own_tokens(board),
            *self._piles(board),
        ]
        return self.ranch(seat, lines, _HALF + 1)

    def _wealth(self, board: SeatView) -> str:
        return self.say(
            "table-wealth",
            dollars=board["money"],
            certificates=board["certificates"],
            permanent=board["permanent_certificates"],
            tokens=board["exchange_tokens"],
            points=sum(board["points"]),
        )

    def _auxiliary(self, board: SeatView) -> str:
        actions = []
        for action in c.DATA["player_board"]["auxiliary_actions"]:
            level = board["auxiliary"][str(action["number"])]
            if level:
                strong = level > 1 and "upgraded" in action
                symbol = self._symbol(action["upgraded" if strong else "base"])
                actions.append(f"{action['number']}: {symbol}")
        return self.say("table-auxiliary", actions="; ".join(actions))

    def _discs(self, board: SeatView) -> str:
        """The fields of the player board that still hold a disc."""
        fields = [
            field for field in c.DATA["player_board"]["disc_fields"] if field["id"] not in board["cleared"]
        ]
        names = [
            self.say("disc", disc=field["id"]) + (DARK if field["dark_corners"] else "") for field in fields
        ]
        return self.say("table-discs", discs=", ".join(names) or NOTHING)

    def _own_tokens(self, board: Holder) -> list[str]:
        lines = []
        if board["objectives"]:
            lines.append(self.say("table-own-objectives"))
            lines += [f"  {self.say('objective', token=token)}" for token in board["objectives"]]
        if board["bonuses"]:
            lines.append(self.say("table-own-bonuses"))
            lines += [f"  {self.say('bonus', token=token)}" for token in board["bonuses"]]
        return lines

    def _piles(self, board: SeatView) -> list[str]:
        if board["hand"] is not None:
            hand = self.say("table-hand", value=board["hand_value"], cards=self.cards(board["hand"]))
        else:
            hand = self.say("table-hand-size", count=board["hand_size"])
        return [
            hand,
            self.say("table-piles", draw=board["draw_size"], cards=self.cards(board["discard"])),
        ]

    def _sue(self, sue: SueBoard, facts: SueFacts) -> Panel:
        """Her row from the left, her cows and tokens, and what is left in her decks."""
        workers = [f"{self.say('card', card=name)} {facts['specialists'][name]}" for name in sue["row"]]
        aside = sue["workers"].get("versatile", 0) - sum(sue["assigned"].values())
        lines = [
            self.say("table-sue-points", points=sum(facts["points"]), discs=facts["discs_left"]),
            self.say("table-sue-row", workers=", ".join(workers)),
            *([self.say("table-sue-aside", count=aside)] if aside else []),
            self.say("table-sue-cows", cards=self.cards(sue["cows"])),
            *self._own_tokens(sue),
            self.say("table-sue-decks", resources=sum(sue["resources"].values()), cards=len(sue["bot_deck"])),
            self.say("table-sue-discarded", cards=" ".join(sue["bot_discard"]) or NOTHING),
        ]
        return self.ranch(len(self.view["seats"]), lines, _HALF + 1)


def way(space: int) -> list[int]:
    """The spaces of one way of a fork, up to where the ways meet."""
    branch, found = BRANCH_NAMES[space], [space]
    while BRANCH_NAMES[NEXT[found[-1]][0]] == branch:
        found.append(NEXT[found[-1]][0])
    return found


def titled(title: str, rows: Sequence[Sequence[str | Text]], head: str = "") -> RenderableType:
    """A heading, perhaps with what its columns are, and the rows below it."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for number in range(len(rows[0])):
        grid.add_column(style="bold" if number == 0 else "")
    for row in rows:
        grid.add_row(*row)
    return Group(Text.assemble((title, "bold"), f": {head}" if head else ""), Padding(grid, (0, 0, 0, 2)))


def numbered(items: list[str]) -> list[list[str]]:
    return [[str(number), item] for number, item in enumerate(items, 1)]


def left(supply: dict[str, int], name: str) -> str:
    """How many of a thing are left."""
    return f"{TIMES}{supply.get(name, 0)}"


draw: Final = PasoTable
