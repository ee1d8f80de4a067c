"""Action B in the city: pawns are placed and jump each other (MT-51 to MT-58)."""

from mypy_extensions import i64, mypyc_attr

from bunkhouse.engine.authoring import ActionKind, Choices, Document, Param, Prompt, Reader, Refusal, Step
from bunkhouse.games.montana.actions import CITY, DONE, PASS, PLACE, TRADE
from bunkhouse.games.montana.components import COLUMN_PRICES, COLUMNS, FREE_PUMPKINS, PUMPKIN, ROWS
from bunkhouse.games.montana.packs import count_of
from bunkhouse.games.montana.rules.agenda_checks import at_shop, in_city, on_turn
from bunkhouse.games.montana.rules.shortage import receive_good
from bunkhouse.games.montana.rules.trade import fill_trade, may_trade
from bunkhouse.games.montana.state import SHOP, Table
from bunkhouse.games.montana.steps import END_TURN, MOVE_PAWN, PAUSE, PLACE_PAWN, RESOLVE


def plan_places(table: Table, first: i64) -> None:
    """The regular decisions from the seat that is ``first`` in clockwise order on; then the rewards."""
    players: i64 = table.players
    k: i64
    table.agenda.push(RESOLVE, table.turn)
    for k in range(players - 1, first - 1, -1):
        table.agenda.push(PLACE_PAWN, (table.turn + k) % players)


def first_column(table: Table, row: i64) -> i64:
    """MT-54: the leftmost column that is open in a row; MT-57: none when its last space is taken."""
    standing: i64 = table.pawn_in_row(row)
    return 0 if standing < 0 else table.pawn(standing) % COLUMNS + 1


def can_place(table: Table, seat: i64) -> bool:
    """MT-52: prices rise to the right, so the leftmost open space of a row tells."""
    pumpkins: i64 = table.pumpkins(seat)
    row: i64
    for row in range(ROWS):
        column: i64 = first_column(table, row)
        if column < COLUMNS and i64(COLUMN_PRICES[column]) <= pumpkins:
            return True
    return False


def _must_place(table: Table) -> bool:
    """MT-51, MT-R15: the player on turn, unless jumped over."""
    return table.agenda.step() == PLACE_PAWN and table.agenda.seat() == table.turn


def _wait_at_the_shop(table: Table, seat: i64) -> None:
    """MT-56: until the next visit to the city."""
    _decided(table, seat)
    table.put_pawn(seat, SHOP)


def _decided(table: Table, seat: i64) -> None:
    """MT-R14: a regular decision is followed by the next one, once all jumps are settled."""
    regular = table.agenda.step() == PLACE_PAWN
    table.agenda.pop()
    if regular and seat != table.turn:
        table.agenda.push(PAUSE, table.turn)


class City(ActionKind[Table]):
    """MT-51, MT-53: a pumpkin for the player on turn, then everybody decides in clockwise order."""

    def __init__(self) -> None:
        super().__init__(CITY, "MT-23")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        table.agenda.pop()
        table.agenda.push(END_TURN, seat)
        plan_places(table, 0)
        receive_good(table, seat, PUMPKIN, FREE_PUMPKINS)


@mypyc_attr(allow_interpreted_subclasses=True)
class PawnChoice(Step[Table]):
    """MT-52 to MT-56: any space that is open and affordable, or passing; the first pawn must be placed."""

    def __init__(self, number: i64, name: str, below: list[str]) -> None:
        super().__init__(number, name, [PLACE, PASS, TRADE], below=below)

    def fill(self, table: Table, choices: Choices) -> None:
        pumpkins: i64 = table.pumpkins(table.seat)
        row: i64
        column: i64
        for row in range(ROWS):
            for column in range(first_column(table, row), COLUMNS):
                if i64(COLUMN_PRICES[column]) <= pumpkins:
                    choices.add(PLACE + row * COLUMNS + column)
        if not _must_place(table):
            choices.add(PASS)
        fill_trade(table, choices)

    def carry_on(self, table: Table) -> bool:
        """MT-58: who can afford no space passes."""
        seat: i64 = table.agenda.seat()
        if can_place(table, seat) or may_trade(table, seat):
            return False
        if table.journal is not None:
            table.tell_seat("cannot-place", seat)
        _wait_at_the_shop(table, seat)
        return True

    def asked(self, table: Table) -> dict[str, Param]:
        """What the question is about: the means, and whose visit it is."""
        return {"pumpkins": int(table.pumpkins(table.seat)), "seat": int(table.turn)}


class PlacePawn(PawnChoice):
    """MT-53: a seat's regular decision."""

    def __init__(self) -> None:
        super().__init__(PLACE_PAWN, "place", [])

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-place" if table.seat == table.turn else "prompt-join", self.asked(table))

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        """MT-51, MT-53: nobody stands in the city who has not been asked yet."""
        in_city(table, given)
        order = int((seat - table.turn) % table.players)
        plan_places(table, order)
        at_shop(table, order, table.players, "out-of-order")
        if order == 0 and table.pumpkins(seat) < int(COLUMN_PRICES[0]):
            raise given.error("cannot-place")


class MovePawn(PawnChoice):
    """MT-55: the pawn was jumped over."""

    def __init__(self) -> None:
        super().__init__(MOVE_PAWN, "move", ["next"])

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-move", self.asked(table))

    def write_below(self, table: Table, depth: int) -> Document:
        return {"next": _next(table)}

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        _lay_out_break(table, seat, given)
        if table.pawn(seat) != SHOP:
            raise given.error("pawn-not-at-shop", seat=seat)
        table.agenda.push(MOVE_PAWN, seat)


class Pause(Step[Table]):
    """MT-24, MT-R21: the player on turn may break in with a cattle trade before the others go on."""

    def __init__(self) -> None:
        super().__init__(PAUSE, "pause", [DONE, TRADE], below=["next"])

    def fill(self, table: Table, choices: Choices) -> None:
        choices.add(DONE)
        fill_trade(table, choices)

    def carry_on(self, table: Table) -> bool:
        """It matters where the cattle could use up the pumpkins of the supply, so that others must return
        some, and, before the rewards, for whoever has passed and will not be asked about a reward."""
        seat: i64 = table.turn
        cattle: i64 = table.cattle_of(seat)
        passed = table.agenda.step_at(1) == RESOLVE and table.pawn(seat) == SHOP
        if cattle > 0 and (cattle > count_of(table.goods, PUMPKIN) or passed):
            return False
        table.agenda.pop()
        return True

    def write_below(self, table: Table, depth: int) -> Document:
        return {"next": _next(table)}

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        on_turn(table, seat, given)
        _lay_out_break(table, seat, given)


def _next(table: Table) -> int | None:
    """The seat with which the regular decisions go on."""
    depth = table.agenda.depth_of(PLACE_PAWN)
    return None if depth < 0 else int(table.agenda.seat_at(depth))


def _lay_out_break(table: Table, seat: int, given: Reader) -> None:
    """MT-55, MT-R14: a pause, and below it the regular decisions from the seat named as next."""
    in_city(table, given)
    following, order = given.field("next"), table.players
    if not following.missing():
        order = int((following.number(0, table.players - 1) - table.turn) % table.players)
    if order < 2 or (seat - table.turn) % table.players >= order:
        raise following.error("out-of-order")
    at_shop(table, order, table.players, "out-of-order")
    plan_places(table, order)
    table.agenda.push(PAUSE, table.turn)


class Place(ActionKind[Table]):
    """MT-54, MT-55: a pawn further left in the row has been jumped over and must move at once."""

    def __init__(self) -> None:
        super().__init__(PLACE, "MT-53")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        jumped: i64 = table.pawn_in_row(at // COLUMNS)
        _decided(table, seat)
        table.put_pawn(seat, at)
        if table.journal is not None:
            row, column = int(at // COLUMNS), int(at % COLUMNS)
            table.tell_seat("places-pawn", seat, {"row": row + 1, "price": int(COLUMN_PRICES[column])})
        if jumped >= 0:
            table.put_pawn(jumped, SHOP)
            table.agenda.push(MOVE_PAWN, jumped)
            if table.journal is not None:
                table.tell_seat("jumps", seat, {"victim": int(jumped)})

    def params(self, table: Table, at: int) -> dict[str, Param]:
        """MT-52, MT-55: the row, the price, and whose pawn would be jumped over."""
        row = at // COLUMNS
        jumped = table.pawn_in_row(row)
        shown: dict[str, Param] = {"row": int(row) + 1, "price": int(COLUMN_PRICES[at % COLUMNS])}
        if jumped < 0:
            return {**shown, "jumps": 0}
        return {**shown, "jumps": 1, "victim": int(jumped)}

    def refusal(self, table: Table, at: int) -> Refusal:
        row, column = at // COLUMNS, at % COLUMNS
        if column < first_column(table, row):
            return Refusal("not-right-of-the-pawn", "MT-54", {"row": int(row) + 1})
        need, have = int(COLUMN_PRICES[column]), int(table.pumpkins(table.seat))
        return Refusal("not-enough-pumpkins", "MT-52", {"need": need, "have": have})


class Pass(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(PASS, "MT-53")

    def perform(self, table: Table, at: i64) -> None:
        if table.journal is not None:
            table.tell_seat("passes", table.seat)
        _wait_at_the_shop(table, table.seat)

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("must-place", "MT-51")
