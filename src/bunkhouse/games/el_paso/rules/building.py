"""Building and upgrading (EP-67 to EP-71)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Named, Param, Prompt, Refusal
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.actions import BUILD
from bunkhouse.games.el_paso.actions import SITE as BUILD_HERE
from bunkhouse.games.el_paso.rules import payment
from bunkhouse.games.el_paso.rules.purchase import begin
from bunkhouse.games.el_paso.rules.symbols import SymbolAction
from bunkhouse.games.el_paso.rules.tiles import fits
from bunkhouse.games.el_paso.rules.turn_step import WITHIN, TurnStep
from bunkhouse.games.el_paso.state import Table, owner_of, type_of
from bunkhouse.games.el_paso.steps import SITE
from bunkhouse.games.el_paso.trail import COMMON_SPACE, SITES, SPACES


def chosen_type(table: Table) -> i64:
    """The type of building that a space is chosen for: x of the step on top."""
    return table.agenda.x()


def fill_sites(table: Table, seat: i64, kind: i64, choices: Choices | None) -> bool:
    """Where a tile can be put and paid for; returns whether there is such a space."""
    markers: i64 = c.MOST_BUILDINGS - table.buildings(seat)
    found: bool = False
    at: i64
    for at in range(SITES):
        space: i64 = i64(COMMON_SPACE[at])
        target: i64 = kind * SPACES + space
        if fits(table, seat, kind, space, markers) and payment.affordable(
            table, seat, payment.BUILDING, target
        ):
            if choices is None:
                return True
            choices.add(BUILD_HERE + at)
            found = True
    return found


def can_build(table: Table, seat: i64, kind: i64) -> bool:
    """EP-96, R-12"""
    return table.tiles_left(kind) > 0 and fill_sites(table, seat, kind, None)


class Build(SymbolAction):
    """EP-67, EP-71: exactly one building; its space is chosen next."""

    def __init__(self) -> None:
        super().__init__(BUILD, "EP-67", icons.BUILD)

    def fill(self, table: Table, seat: i64, icon: i64, choices: Choices) -> None:
        kind: i64
        for kind in range(c.TYPES):
            if can_build(table, seat, kind):
                choices.add(BUILD + kind)

    def perform(self, table: Table, at: i64) -> None:
        self.take(table)
        table.agenda.push(SITE, table.seat, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"building": c.FACE_NAMES[table.face(at)], "count": int(c.BUILDERS[at])}

    def lacking(self, table: Table, at: int, icon: int) -> Refusal:
        """No space at all for a tile: the market, the markers, the workers or the money."""
        seat = table.seat
        if table.tiles_left(at) == 0:
            return Refusal("none-left", "EP-96")
        if table.buildings(seat) == c.MOST_BUILDINGS:
            own = [int(table.tile(space)) for space in range(SPACES) if owner_of(table.tile(space)) == seat]
            bigger = [tile for tile in own if c.BUILDERS[at] > c.BUILDERS[type_of(tile)]]
            if not bigger:
                return Refusal("no-marker", "EP-68")
            return Refusal("cannot-pay-upgrade", "EP-70")
        return payment.unaffordable(table, payment.BUILDING, at * int(SPACES) + _cheapest(table), "EP-67")


def _cheapest(table: Table) -> int:
    """The empty space that costs least."""
    empty = [int(space) for space in COMMON_SPACE if table.tile(int(space)) < 0]
    return min(empty, key=lambda space: int(payment.dollars_needed(table, payment.BUILDING, space)))


class ChooseSite(TurnStep):
    """EP-67, EP-70: a space for a building; x: its type."""

    def __init__(self) -> None:
        super().__init__(SITE, "site", [BUILD_HERE], WITHIN, [Named("type", c.TYPE_NAMES)], "EP-67")

    def fill(self, table: Table, choices: Choices) -> None:
        fill_sites(table, table.seat, chosen_type(table), choices)

    def prompt(self, table: Table) -> Prompt:
        """EP-67, EP-68, EP-70: where a building may go, by the markers that are in use."""
        built = table.buildings(table.seat)
        room = "own" if built == c.MOST_BUILDINGS else "both" if built else "any"
        return Prompt("prompt-site", {"building": c.FACE_NAMES[table.face(chosen_type(table))], "room": room})


class BuildHere(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(BUILD_HERE, "EP-67")

    def perform(self, table: Table, at: i64) -> None:
        kind: i64 = chosen_type(table)
        table.agenda.pop()
        begin(table, table.seat, payment.BUILDING, kind * SPACES + i64(COMMON_SPACE[at]))

    def params(self, table: Table, at: int) -> dict[str, Param]:
        kind, space = chosen_type(table), int(COMMON_SPACE[at])
        old = table.tile(space)
        return {
            "building": c.FACE_NAMES[table.face(kind)],
            "replaced": "none" if old < 0 else table.field_name(old),
            **payment.price_params(table, payment.BUILDING, kind * SPACES + space),
        }

    def refusal(self, table: Table, at: int) -> Refusal:
        seat, kind, space = table.seat, chosen_type(table), int(COMMON_SPACE[at])
        tile = table.tile(space)
        if tile >= 0:
            if owner_of(tile) != seat:
                return Refusal("occupied", "EP-67")
            bigger = c.BUILDERS[kind] > c.BUILDERS[type_of(tile)]
            return Refusal("cannot-pay-upgrade" if bigger else "not-bigger", "EP-70")
        if table.buildings(seat) == c.MOST_BUILDINGS:
            return Refusal("no-marker", "EP-68")
        return payment.unaffordable(table, payment.BUILDING, kind * SPACES + space, "EP-67")
