"""Start tiles (EG-14 to EG-18): chosen in secret, arranged, and laid out together."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import NOBODY, Choices, Named, Param, Prompt, Reader, Refusal, bit, count_bits
from bunkhouse.engine.rules import ActionKind, Step
from bunkhouse.games.el_gaucho import components as c
from bunkhouse.games.el_gaucho import herd as herds
from bunkhouse.games.el_gaucho.actions import ARRANGE, DONE, KEEP
from bunkhouse.games.el_gaucho.rules.position_checks import at_seat, in_preparation
from bunkhouse.games.el_gaucho.rules.posts import plan_posts
from bunkhouse.games.el_gaucho.rules.refill import cover_unused
from bunkhouse.games.el_gaucho.state import Table, breed_of, tile_params, value_of
from bunkhouse.games.el_gaucho.steps import ARRANGE_HERD, KEEP_TILES, LAY_OUT


def plan_preparation(table: Table, first: int) -> None:
    """EG-14, EG-19: the seats choose start tiles, from the one that is ``first`` in turn order."""
    plan_posts(table, table.players - 1)
    table.agenda.push(LAY_OUT, NOBODY)
    for number in reversed(range(first, table.players)):
        table.agenda.push(KEEP_TILES, table.in_order(number))


def deal_start_tiles(table: Table) -> None:
    """EG-14: each player draws start tiles and looks at them."""
    for number in range(table.players):
        drawn: i64 = 0
        for _ in range(c.START_TILES[table.players]):
            drawn |= bit(table.draw())
        table.set_tiles(table.in_order(number), drawn)


def may_keep(kept: i64, highest: i64, value: i64) -> bool:
    """EG-15: whether a tile may be kept beside those kept already."""
    if kept >= c.KEEP_MOST:
        return False
    cap: i64 = i64(c.KEEP_CAPS[kept + 1])
    return value <= cap and highest <= cap


def stop_keeping(table: Table) -> None:
    """EG-16: the rest goes to the box, unseen by the others. EG-R3: rows of several tiles get a direction."""
    seat: i64 = table.seat
    table.agenda.pop()
    table.set_rejected(seat, table.tiles(seat))
    table.set_tiles(seat, 0)
    plan_arranging(table, seat, c.BREEDS)


def plan_arranging(table: Table, seat: i64, end: i64) -> None:
    """EG-R3: the breeds before ``end``, the last one first."""
    breed: i64
    for breed in range(end):
        if herds.size(table.herd(seat, breed)) > 1:
            table.agenda.push(ARRANGE_HERD, seat, breed)


def kept_count(table: Table, seat: int) -> int:
    """How many start tiles a seat has kept so far."""
    return sum([int(herds.size(table.herd(seat, breed))) for breed in range(c.BREEDS)])


def highest_kept(table: Table, seat: int) -> int:
    """The highest value among them, 0 without any."""
    return max([int(herds.highest(table.herd(seat, breed))) for breed in range(c.BREEDS)])


def keepable(table: Table, seat: i64) -> i64:
    """EG-15: the start tiles in hand that may be kept beside those kept already, a bit each."""
    kept: i64 = kept_count(table, seat)
    highest: i64 = highest_kept(table, seat)
    tile: i64
    found: i64 = 0
    for tile in range(c.TILES):
        if (table.tiles(seat) >> tile) & 1 and may_keep(kept, highest, value_of(tile)):
            found |= bit(tile)
    return found


class KeepTiles(Step[Table]):
    """EG-15: a seat chooses among its start tiles."""

    def __init__(self) -> None:
        super().__init__(KEEP_TILES, "keep-tiles", [KEEP, DONE])

    def fill(self, table: Table, choices: Choices) -> None:
        tiles: i64 = keepable(table, table.seat)
        tile: i64
        for tile in range(c.TILES):
            if (tiles >> tile) & 1:
                choices.add(KEEP + tile)
        if kept_count(table, table.seat) > 0:
            choices.add(DONE)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-keep", {"kept": kept_count(table, table.seat), "most": int(c.KEEP_MOST)})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        _in_choice(table, int(table.order(seat)))


class Keep(ActionKind[Table]):
    """EG-15, EG-18: a kept tile goes into the row of its breed."""

    def __init__(self) -> None:
        super().__init__(KEEP, "EG-14")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.set_tiles(seat, table.tiles(seat) & ~bit(at))
        breed: i64 = breed_of(at)
        table.set_herd(seat, breed, herds.sorted_in(table.herd(seat, breed), value_of(at)))
        if table.journal is not None:
            table.tell("keeps", {"seat": int(seat), **tile_params(at)}, int(seat))
        if keepable(table, seat) == 0:
            stop_keeping(table)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return tile_params(at)

    def refusal(self, table: Table, at: int) -> Refusal:
        if not table.tiles(table.seat) >> at & 1:
            return Refusal("tile-not-yours", "EG-14")
        count = min(kept_count(table, table.seat) + 1, c.KEEP_MOST)
        return Refusal("over-the-cap", "EG-15", {"count": int(count), "cap": int(c.KEEP_CAPS[count])})


class Done(ActionKind[Table]):
    """Enough start tiles, raised gauchos or tiles of the Steppe."""

    def __init__(self) -> None:
        super().__init__(DONE, "EG-15")

    def perform(self, table: Table, at: i64) -> None:
        if table.agenda.step() == KEEP_TILES:
            stop_keeping(table)
        else:
            table.agenda.pop()

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("choose-one-first", "EG-15" if table.agenda.step() == KEEP_TILES else "EG-50")


class ArrangeHerd(Step[Table]):
    """EG-R3: the owner decides whether a row of start tiles ascends or descends; x: the breed."""

    def __init__(self) -> None:
        super().__init__(ARRANGE_HERD, "arrange-herd", [ARRANGE], [Named("breed", c.BREED_NAMES)])

    def fill(self, table: Table, choices: Choices) -> None:
        choices.add(ARRANGE)
        choices.add(ARRANGE + 1)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-arrange", {"breed": c.BREED_NAMES[table.agenda.x()]})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        """A row whose direction is being chosen lies as it was dealt."""
        if herds.size(table.herd(seat, x)) < 2:
            raise given.error("nothing-to-arrange")
        _in_choice(table, int(table.order(seat)) + 1)
        plan_arranging(table, seat, x + 1)
        for breed in range(x + 1):
            if table.herd(seat, breed) & herds.DESCENDING:
                raise at_seat(seat, f"herds.{c.BREED_NAMES[breed]}").error("not-arranged-yet")


class Arrange(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(ARRANGE, "EG-18")

    def perform(self, table: Table, at: i64) -> None:
        breed: i64 = table.agenda.x()
        if at == 1:
            table.set_herd(table.seat, breed, table.herd(table.seat, breed) | herds.DESCENDING)
        table.agenda.pop()


def _in_choice(table: Table, chosen: int) -> None:
    """EG-14, EG-15: every start tile is in hand, kept or rejected; so many seats have chosen already."""
    in_preparation(table, 0)
    for seat in range(table.players):
        kept, waiting = kept_count(table, seat), table.order(seat) >= chosen
        in_hand, rejected = count_bits(table.tiles(seat)), count_bits(table.rejected(seat))
        total, expected = kept + int(in_hand + rejected), c.START_TILES[table.players]
        if total != expected:
            raise at_seat(seat, "hand").error("wrong-start-tiles", given=total, expected=expected)
        if (rejected > 0 and waiting) or (in_hand > 0 and not waiting) or (kept == 0 and not waiting):
            raise at_seat(seat, "hand").error("start-tiles-misplaced")
        if kept > c.KEEP_MOST or highest_kept(table, seat) > int(c.KEEP_CAPS[kept]):
            raise at_seat(seat, "herds").error("kept-too-much")
    plan_preparation(table, chosen)


class LayOut(Step[Table]):
    """EG-17, EG-18: all kept tiles are shown; with 3 players rejected ones cover the forest."""

    def __init__(self) -> None:
        super().__init__(LAY_OUT, "lay-out")

    def carry_on(self, table: Table) -> bool:
        table.agenda.pop()
        table.dealt = True
        table.reveal()
        if c.REJECTED_AS_COVERS[table.players] > 0:
            cover_unused(table)
        if table.journal is not None:
            _tell_kept(table)
        return True


def _tell_kept(table: Table) -> None:
    for seat in range(table.players):
        for breed in range(c.BREEDS):
            for value in herds.values(table.herd(seat, breed)):
                table.tell_seat("lays-out", seat, tile_params(breed * c.VALUES + value - 1))
    if c.REJECTED_AS_COVERS[table.players] > 0:
        table.tell("covers-forest", {"count": c.REJECTED_AS_COVERS[table.players]})
