"""The Steppe (EG-50 to EG-53): look in secret, then settle one tile or two small ones on the Pampa."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import NOBODY, ActionKind, Choices, Named, Number, Param, Reader, Step, bit
from bunkhouse.engine.messages import Prompt, Refusal, nearness
from bunkhouse.games.el_gaucho import components as c
from bunkhouse.games.el_gaucho.actions import DONE, FETCH, LOOK, RECALL, SETTLE
from bunkhouse.games.el_gaucho.rules.position_checks import in_turn
from bunkhouse.games.el_gaucho.rules.recall import fill_recall
from bunkhouse.games.el_gaucho.rules.special_action import SpecialAction, use_place
from bunkhouse.games.el_gaucho.state import NO_LIMIT, NO_TILE, Table, tile_params, value_of
from bunkhouse.games.el_gaucho.steps import REFILL_STEPPE, STEPPE_CHOICE, STEPPE_SPACE


def fill_look(table: Table, choices: Choices) -> None:
    """EG-51: with a tile to look at and a space for it."""
    if table.steppe_count() > 0 and table.empty_spaces() > 0:
        choices.add(LOOK)


def fetched_tile(table: Table) -> i64:
    """The tile on its way from the Steppe to the Pampa, or NO_TILE."""
    if table.agenda.height == 0 or table.agenda.step() != STEPPE_SPACE:
        return NO_TILE
    return table.agenda.x()


def _placed_so_far(table: Table) -> i64:
    """The tiles that the player on the Steppe has settled already, while the next one is chosen."""
    return table.agenda.x()


class Look(SpecialAction):
    """EG-50: the player sees all tiles of the Steppe; nobody else does."""

    def __init__(self) -> None:
        super().__init__(LOOK, c.STEPPE)

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        use_place(table, c.STEPPE)
        table.reveal()
        if table.journal is not None:
            table.tell_seat("looks", seat, {"count": int(table.steppe_count())})
        slot: i64
        for slot in range(c.STEPPE_TILES):
            tile: i64 = table.steppe_tile(slot)
            if tile != NO_TILE:
                table.put_steppe(slot, tile, table.seen_by(slot) | bit(seat))
                if table.journal is not None:
                    table.tell("sees", {"seat": int(seat), **tile_params(tile)}, int(seat))
        table.agenda.push(REFILL_STEPPE, NOBODY)
        table.agenda.push(STEPPE_CHOICE, seat)

    def obstacle(self, table: Table, at: int) -> Refusal:
        reason = "no-empty-space" if table.steppe_count() else "steppe-empty"
        return Refusal(reason, "EG-51", near=nearness(2))


def _placed() -> Number:
    return Number("placed", 0, int(c.STEPPE_SMALL_COUNT) - 1)


class SteppeChoice(Step[Table]):
    """EG-50, EG-R10: a first tile is obligatory; a second small one needs a gaucho; x: placed so far."""

    def __init__(self) -> None:
        super().__init__(STEPPE_CHOICE, "steppe", [FETCH, RECALL, DONE], [_placed()])

    def fill(self, table: Table, choices: Choices) -> None:
        placed: i64 = _placed_so_far(table)
        slot: i64
        if table.supply(table.seat) > 0:
            for slot in range(c.STEPPE_TILES):
                tile: i64 = table.steppe_tile(slot)
                if tile != NO_TILE and (placed == 0 or value_of(tile) <= c.STEPPE_SMALL_MAX):
                    choices.add(FETCH + tile)
        if placed > 0:
            fill_recall(table, choices)
            choices.add(DONE)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-steppe" if _placed_so_far(table) == 0 else "prompt-steppe-more", {})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        in_turn(table, seat, int(c.STEPPE))
        nothing = table.steppe_count() == 0 or table.supply(seat) == 0
        if table.empty_spaces() == 0 or (x == 0 and nothing):
            raise given.error("steppe-impossible")
        table.agenda.push(REFILL_STEPPE, NOBODY)
        table.agenda.push(STEPPE_CHOICE, seat, x)


class Fetch(ActionKind[Table]):
    """The chosen tile is shown to everybody."""

    def __init__(self) -> None:
        super().__init__(FETCH, "EG-50")

    def perform(self, table: Table, at: i64) -> None:
        slot: i64
        for slot in range(c.STEPPE_TILES):
            if table.steppe_tile(slot) == at:
                table.put_steppe(slot, NO_TILE, 0)
        table.reveal()
        if table.journal is not None:
            table.tell_seat("fetches", table.seat, tile_params(at))
        table.agenda.push(STEPPE_SPACE, table.seat, at, _placed_so_far(table))

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return tile_params(at)

    def refusal(self, table: Table, at: int) -> Refusal:
        if table.supply(table.seat) == 0:
            return Refusal("no-gaucho-in-supply", "EG-50")
        on_steppe = any(table.steppe_tile(slot) == at for slot in range(c.STEPPE_TILES))
        if on_steppe and value_of(at) > c.STEPPE_SMALL_MAX:
            return Refusal("second-tile-too-large", "EG-50", {"cap": int(c.STEPPE_SMALL_MAX)})
        return Refusal("not-on-the-steppe", "EG-50")


class SteppeSpace(Step[Table]):
    """EG-50, EG-53: any empty usable space of any pasture, whatever its sum; x: the tile, y: those placed."""

    def __init__(self) -> None:
        super().__init__(STEPPE_SPACE, "settle", [SETTLE], [Named("tile", c.TILE_NAMES), _placed()])

    def fill(self, table: Table, choices: Choices) -> None:
        space: i64
        for space in range(c.SPACES):
            if table.tile(space) == NO_TILE:
                choices.add(SETTLE + space)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-settle", tile_params(fetched_tile(table)))

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        in_turn(table, seat, int(c.STEPPE))
        if table.supply(seat) == 0 or table.empty_spaces() == 0:
            raise given.error("steppe-impossible")
        table.agenda.push(REFILL_STEPPE, NOBODY)
        table.agenda.push(STEPPE_CHOICE, seat, y)
        table.agenda.push(STEPPE_SPACE, seat, x, y)


class Settle(ActionKind[Table]):
    """EG-50: the tile with an own standing gaucho on it."""

    def __init__(self) -> None:
        super().__init__(SETTLE, "EG-50")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        tile: i64 = fetched_tile(table)
        placed: i64 = table.agenda.y() + 1
        table.agenda.pop()
        table.agenda.pop()
        table.put_tile(at, tile)
        table.put_rider(at, 2 * seat + 1)
        table.add_supply(seat, -1)
        if table.journal is not None:
            table.tell_seat("settles", seat, {"space": c.SPACE_NAMES[at], **tile_params(tile)})
        if value_of(tile) <= c.STEPPE_SMALL_MAX and placed < c.STEPPE_SMALL_COUNT and _may_go_on(table):
            table.agenda.push(STEPPE_CHOICE, seat, placed)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return tile_params(fetched_tile(table))

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("space-not-empty", "EG-51")


def _may_go_on(table: Table) -> bool:
    """EG-50, EG-51: another small tile, an empty space, and a gaucho at hand or to be taken back."""
    slot: i64
    small = False
    for slot in range(c.STEPPE_TILES):
        tile: i64 = table.steppe_tile(slot)
        if tile != NO_TILE and value_of(tile) <= c.STEPPE_SMALL_MAX:
            small = True
    if not small or table.empty_spaces() == 0:
        return False
    if table.supply(table.seat) > 0:
        return True
    recalls = Choices()
    fill_recall(table, recalls)
    return recalls.count > 0


class RefillSteppe(Step[Table]):
    """EG-52, EG-68: up to the full number, face down, as far as the stack reaches."""

    def __init__(self) -> None:
        super().__init__(REFILL_STEPPE, "refill-steppe")

    def carry_on(self, table: Table) -> bool:
        table.agenda.pop()
        before: i64 = table.rounds_left
        slot: i64
        for slot in range(c.STEPPE_TILES):
            if table.steppe_tile(slot) == NO_TILE and table.stack_size > 0:
                table.put_steppe(slot, table.draw(), 0)
        if table.journal is not None and before == NO_LIMIT and table.rounds_left != NO_LIMIT:
            table.tell("stack-empty", {})
        return True
