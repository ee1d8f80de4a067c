"""Building private buildings (GWT-92 to GWT-98)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Param, Refusal, nearness
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail import effects
from bunkhouse.games.great_western_trail.actions import BUILD
from bunkhouse.games.great_western_trail.effects import ARGUMENT, LOCAL_EFFECT, LOCAL_START
from bunkhouse.games.great_western_trail.rules.fields import between, close_building
from bunkhouse.games.great_western_trail.rules.turn_step import EFFECT, TurnStep, effect_owed, with_verb
from bunkhouse.games.great_western_trail.rules.verbs import Verb
from bunkhouse.games.great_western_trail.state import REPLACED, UNBUILT, Table, owner_of
from bunkhouse.games.great_western_trail.steps import BUILD as BUILD_STEP
from bunkhouse.games.great_western_trail.trail import BUILDING_NODE, NODE_NAMES, SITES

NO_FACE: Final[i64] = -1
"""Stands for the building on a free node."""


def craftsmen_needed(face: i64, old: i64) -> i64:
    """GWT-94, GWT-95: of a building that is replaced only the difference; 0 if the new one is not higher."""
    return (
        i64(c.CRAFTSMEN[face]) if old == NO_FACE else max(0, i64(c.CRAFTSMEN[face]) - i64(c.CRAFTSMEN[old]))
    )


def build_price(face: i64, old: i64, effect: i64) -> i64:
    """GWT-94, GWT-95: for every craftsman needed what the icon says."""
    return craftsmen_needed(face, old) * i64(ARGUMENT[effect])


def _needed(table: Table, seat: i64, number: i64, node: i64) -> i64:
    """GWT-92, GWT-93: the craftsmen needed to build there; 0 if the building may not stand there."""
    tile: i64 = table.tile(node)
    if tile != c.EMPTY and owner_of(tile) != seat:
        return 0
    return craftsmen_needed(table.face(number), _face(table, tile))


def _face(table: Table, tile: i64) -> i64:
    return NO_FACE if tile == c.EMPTY else table.face((tile - c.PRIVATE) % c.NUMBERS)


def _price(table: Table, number: i64, node: i64) -> i64:
    return build_price(table.face(number), _face(table, table.tile(node)), effect_owed(table))


def _buildable(table: Table, seat: i64, price: i64, choices: Choices | None) -> bool:
    """GWT-92 to GWT-96: every unbuilt building on every node where craftsmen and money suffice."""
    most: i64 = min(table.workers(seat, c.CRAFTSMAN), table.money(seat) // price)
    found: bool = False
    number: i64
    at: i64
    for number in range(c.NUMBERS):
        if table.site(seat, number) != UNBUILT:
            continue
        for at in range(SITES):
            needed: i64 = _needed(table, seat, number, i64(BUILDING_NODE[at]))
            if 0 < needed <= most:
                if choices is None:
                    return True
                found = True
                choices.add(BUILD + number * SITES + at)
    return found


class BuildVerb(Verb):
    def public(self, table: Table, seat: i64, effect: i64, node: i64) -> bool:
        return _buildable(table, seat, i64(ARGUMENT[effect]), None)

    def begin(self, table: Table, seat: i64, effect: i64, node: i64) -> None:
        table.agenda.push(BUILD_STEP, seat, effect)


class Building(TurnStep):
    """GWT-92: a building is built; x: effect."""

    def __init__(self) -> None:
        super().__init__(BUILD_STEP, "build", [BUILD], [EFFECT], effects=with_verb(effects.BUILD))

    def fill(self, table: Table, choices: Choices) -> None:
        _buildable(table, table.seat, i64(ARGUMENT[effect_owed(table)]), choices)


class Build(ActionKind[Table]):
    """GWT-94, GWT-95, GWT-98: a replaced tile leaves the game, and its actions with it."""

    def __init__(self) -> None:
        super().__init__(BUILD, "GWT-97")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        number: i64 = at // SITES
        node: i64 = i64(BUILDING_NODE[at % SITES])
        cost: i64 = _price(table, number, node)
        old: i64 = table.tile(node)
        table.agenda.pop()
        table.earn(seat, -cost)
        if old != c.EMPTY:
            table.set_site(seat, (old - c.PRIVATE) % c.NUMBERS, REPLACED)
            close_building(table, node)
        table.set_site(seat, number, node)
        table.put_tile(node, c.PRIVATE + seat * c.NUMBERS + number)
        if table.journal is not None:
            said: dict[str, Param] = {
                "building": c.FACE_NAMES[table.face(number)],
                "node": NODE_NAMES[node],
                "dollars": int(cost),
                "replaces": "none" if old == c.EMPTY else table.field_name(old),
            }
            table.tell_seat("builds", seat, said)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        number, node = at // int(SITES), int(BUILDING_NODE[at % SITES])
        old, face = table.tile(node), int(table.face(number))
        return {
            **between(table, node),
            "building": c.FACE_NAMES[face],
            **_cards_asked(face),
            "dollars": int(_price(table, number, node)),
            "replaces": "none" if old == c.EMPTY else table.field_name(old),
        }

    def refusal(self, table: Table, at: int) -> Refusal:
        seat, number, node = table.seat, at // int(SITES), int(BUILDING_NODE[at % SITES])
        if table.site(seat, number) != UNBUILT:
            return Refusal("already-built", "GWT-92")
        needed = int(_needed(table, seat, number, node))
        if needed == 0:
            own = owner_of(table.tile(node)) == seat
            rule = "GWT-95" if own else "GWT-93"
            return Refusal("not-higher" if own else "occupied", rule, near=nearness(2))
        have = int(table.workers(seat, c.CRAFTSMAN))
        if needed > have:
            params: dict[str, Param] = {"needed": needed, "count": have}
            return Refusal("too-few-craftsmen", "GWT-94", params, nearness(3, needed - have))
        assert table.money(seat) < _price(table, number, node)
        return Refusal("too-expensive", "GWT-94", near=nearness(4))


def _cards_asked(face: int) -> dict[str, Param]:
    """GWT-144: the cattle that the actions of a private building ask for by name, two breeds at most."""
    building, found = int(c.NEUTRALS) + face, ["none", "none"]
    for at in range(int(LOCAL_START[building]), int(LOCAL_START[building + 1])):
        wanted = int(effects.field(int(LOCAL_EFFECT[at]), effects.DISCARD))
        if 0 < wanted < effects.ANY_CATTLE:
            found.insert(found.index("none"), c.TYPE_NAMES[wanted - 1])
    return {"card": found[0], "also": found[1]}
