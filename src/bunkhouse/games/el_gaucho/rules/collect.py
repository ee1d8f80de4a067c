"""Collecting cattle (EG-41, EG-54 to EG-58) and the final scoring (EG-72 to EG-74)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import NOBODY, Choices, Flag, Param, Prompt, Reader, Refusal, bit
from bunkhouse.engine.rules import ActionKind, Step
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.actions import ADD, SORT
from bunkhouse.games.el_gaucho.components import BREEDS, PASTURE_START, PASTURES, SORTING, SPACE_NAMES, VALUES
from bunkhouse.games.el_gaucho.rules.position_checks import after_turns
from bunkhouse.games.el_gaucho.rules.ranch import add_on_the_right, forced_sale, sell_herd
from bunkhouse.games.el_gaucho.state import (
    FINAL_SALES,
    NO_GAUCHO,
    NO_TILE,
    Table,
    breed_of,
    tile_params,
    value_of,
)
from bunkhouse.games.el_gaucho.steps import ADD_CATTLE, CLOSE_ROUND, COLLECT, REST, SELL_HERDS


class Collect(Step[Table]):
    """EG-55 to EG-57: standing gauchos take tiles from complete pastures; x: 1 for EG-72, from all."""

    def __init__(self) -> None:
        super().__init__(COLLECT, "collect")

    def carry_on(self, table: Table) -> bool:
        final_scoring: i64 = table.agenda.x()
        table.agenda.pop()
        pasture: i64
        for pasture in range(PASTURES):
            start: i64 = i64(PASTURE_START[pasture])
            end: i64 = i64(PASTURE_START[pasture + 1])
            if final_scoring or _is_collected(table, start, end):
                _take_standing(table, start, end)
        plan_adding(table, 0, final_scoring)
        return True


def plan_adding(table: Table, first: i64, final_scoring: i64) -> None:
    """EG-R8: everybody who holds tiles, from the seat that is ``first`` in turn order on."""
    table.agenda.push(REST, NOBODY)
    number: i64
    for number in range(i64(table.setting.players) - 1, first - 1, -1):
        seat: i64 = table.in_order(number)
        if table.tiles(seat) != 0:
            table.agenda.push(ADD_CATTLE, seat, final_scoring)


def is_complete(tiles: i64, gauchos: i64) -> bool:
    """EG-54, EG-R16: every tile of a pasture carries a gaucho, and there is a tile."""
    return tiles > 0 and gauchos == tiles


def _is_collected(table: Table, start: i64, end: i64) -> bool:
    space: i64
    tiles: i64 = 0
    gauchos: i64 = 0
    for space in range(start, end):
        if table.tile(space) >= 0:
            tiles += 1
            if table.rider(space) != NO_GAUCHO:
                gauchos += 1
    return is_complete(tiles, gauchos)


def _take_standing(table: Table, start: i64, end: i64) -> None:
    space: i64
    for space in range(start, end):
        rider: i64 = table.rider(space)
        if rider == NO_GAUCHO or not rider & 1:
            continue
        seat: i64 = rider >> 1
        tile: i64 = table.tile(space)
        table.set_tiles(seat, table.tiles(seat) | bit(tile))
        table.put_tile(space, NO_TILE)
        table.put_rider(space, NO_GAUCHO)
        table.add_supply(seat, 1)
        table.harvest = True
        if table.journal is not None:
            table.tell_seat("collects", seat, {"space": SPACE_NAMES[space], **tile_params(tile)})


def next_breed(tiles: i64) -> i64:
    """The breed whose tiles are added next: they only matter to each other."""
    breed: i64
    for breed in range(BREEDS):
        if (tiles >> (breed * VALUES)) & (herds.DESCENDING - 1):
            return breed
    return -1


def add(table: Table, seat: i64, tile: i64) -> None:
    table.set_tiles(seat, table.tiles(seat) & ~bit(tile))
    add_on_the_right(table, seat, tile)


class AddCattle(Step[Table]):
    """EG-58: a seat adds what it has collected to its herds; x: 1 in the final scoring."""

    def __init__(self) -> None:
        super().__init__(ADD_CATTLE, "add-cattle", [ADD, SORT], [Flag("final")])

    def fill(self, table: Table, choices: Choices) -> None:
        """Any of the collected tiles of a breed next; EG-41: with Sorting one that does not fit."""
        seat: i64 = table.seat
        tiles: i64 = table.tiles(seat)
        breed: i64 = next_breed(tiles)
        herd: i64 = table.herd(seat, breed)
        value: i64
        for value in range(1, VALUES + 1):
            tile: i64 = breed * VALUES + value - 1
            if (tiles >> tile) & 1:
                choices.add(ADD + tile)
                if not herds.fits(herd, value) and table.ready(seat, SORTING):
                    choices.add(SORT + tile)

    def carry_on(self, table: Table) -> bool:
        """Add what leaves no choice; False when the owner must decide on an order or on Sorting."""
        seat: i64 = table.agenda.seat()
        breed: i64 = next_breed(table.tiles(seat))
        while breed >= 0:
            row: i64 = (table.tiles(seat) >> (breed * VALUES)) & (herds.DESCENDING - 1)
            if herds.size(row) > 1:
                return False
            value: i64 = herds.highest(row)
            if not herds.fits(table.herd(seat, breed), value) and table.ready(seat, SORTING):
                return False
            add(table, seat, breed * VALUES + value - 1)
            breed = next_breed(table.tiles(seat))
        table.agenda.pop()
        return True

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-add", {})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if x and table.rounds_left != 0:
            raise given.error("not-over")
        if table.tiles(seat) == 0:
            raise given.error("nothing-to-add")
        after_turns(table, int(table.order(seat)))
        table.harvest = True
        table.agenda.push(SELL_HERDS if x else CLOSE_ROUND, NOBODY)
        plan_adding(table, table.order(seat), x)


class Add(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(ADD, "EG-58")

    def perform(self, table: Table, at: i64) -> None:
        add(table, table.seat, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {**tile_params(at), "sells": int(forced_sale(table, table.seat, at))}

    def refusal(self, table: Table, at: int) -> Refusal:
        held = table.tiles(table.seat) >> at & 1
        return Refusal("another-breed-first" if held else "tile-not-collected", "EG-58")


class Sort(ActionKind[Table]):
    """EG-41: one gaucho puts one tile at its proper position; the gaucho returns to the supply."""

    def __init__(self) -> None:
        super().__init__(SORT, "EG-41")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.set_tiles(seat, table.tiles(seat) & ~bit(at))
        table.leave_place(seat, SORTING)
        breed: i64 = breed_of(at)
        table.set_herd(seat, breed, herds.sorted_in(table.herd(seat, breed), value_of(at)))
        if table.journal is not None:
            table.tell_seat("sorts", seat, tile_params(at))

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return tile_params(at)

    def refusal(self, table: Table, at: int) -> Refusal:
        if not table.tiles(table.seat) >> at & 1:
            return Refusal("tile-not-collected", "EG-58")
        if not table.ready(table.seat, SORTING):
            return Refusal("no-sorting", "EG-41")
        if herds.fits(table.herd(table.seat, breed_of(at)), value_of(at)):
            return Refusal("tile-fits", "EG-41")
        return Refusal("another-breed-first", "EG-58")


class Rest(Step[Table]):
    """EG-R6: after collecting, gauchos that entered Sorting this round are ready for the next one, if any."""

    def __init__(self) -> None:
        super().__init__(REST, "rest")

    def carry_on(self, table: Table) -> bool:
        table.agenda.pop()
        if table.rounds_left != 0:
            seat: i64
            for seat in range(table.players):
                table.set_places(seat, table.places(seat), 0)
        return True


class SellHerds(Step[Table]):
    """EG-73: at the end all herds are sold."""

    def __init__(self) -> None:
        super().__init__(SELL_HERDS, "sell-herds")

    def carry_on(self, table: Table) -> bool:
        table.agenda.pop()
        seat: i64
        breed: i64
        for seat in range(table.players):
            for breed in range(BREEDS):
                if table.herd(seat, breed) != 0:
                    sell_herd(table, seat, breed, FINAL_SALES)
        if table.journal is not None:
            _tell_winners(table)
        return True


def _tell_winners(table: Table) -> None:
    """EG-74: tied players share the victory."""
    pesos = [int(table.pesos(seat)) for seat in range(table.players)]
    for seat in range(table.players):
        if pesos[seat] == max(pesos):
            table.tell_seat("wins", seat, {"pesos": pesos[seat], "winners": pesos.count(max(pesos))})
