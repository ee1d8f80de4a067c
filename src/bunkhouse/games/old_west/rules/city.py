"""City pieces placed after claiming a track (OW-60 to OW-69)."""

from typing import Any

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Named, Param, Prompt, Reader, Refusal, Step, bit
from bunkhouse.games.old_west import components as c
from bunkhouse.games.old_west.actions import DONE, PAY, PLACE
from bunkhouse.games.old_west.rules.payment import PayStep, Price, can_pay, cost_params, payments, spend
from bunkhouse.games.old_west.rules.position_checks import in_turn, just_claimed
from bunkhouse.games.old_west.state import NO_OWNER, NOWHERE, Table, decided_track
from bunkhouse.games.old_west.steps import PAY_CITY, PLACE_CITY, TURN


def piece_price() -> Price:
    """OW-63: a pair of any one colour."""
    return c.PIECE_PRICE, c.GREY, 0


def closed_cities(table: Table) -> i64:
    """OW-61, OW-87: cities that can take no piece, a bit each."""
    closed: i64 = table.occupied()
    if table.alvin != NOWHERE:
        closed |= bit(c.ALVIN_CLOSED)
    return closed


def free_ends(table: Table, track: i64) -> i64:
    """OW-62, OW-65: the end cities of a track that can take a piece, a bit each."""
    return c.TRACK_ENDS[track] & ~closed_cities(table)


def can_place(table: Table, seat: i64, track: i64) -> bool:
    """OW-62 to OW-66: a piece left, a free end and a pair of cards."""
    if table.pieces(seat) == 0 or not can_pay(table, seat, c.PIECE_PRICE, c.GREY, 0):
        return False
    return free_ends(table, track) != 0


def piece_payments(table: Table, seat: i64) -> list[int]:
    """OW-63: the pairs with which a seat could pay for a piece."""
    return payments(table, seat, c.PIECE_PRICE, c.GREY, 0)


class PlaceCity(Step[Table]):
    """OW-62, OW-64: a piece for one end of the track just claimed; x: the track."""

    def __init__(self) -> None:
        super().__init__(PLACE_CITY, "place-city", [PLACE, DONE], [Named("track", c.TRACK_NAMES)])

    def fill(self, table: Table, choices: Choices) -> None:
        free: i64 = free_ends(table, decided_track(table))
        city: i64
        for city in range(c.CITIES):
            if (free >> city) & 1:
                choices.add(PLACE + city)
        choices.add(DONE)

    def carry_on(self, table: Table) -> bool:
        """A seat that cannot place a piece is not asked."""
        if can_place(table, table.agenda.seat(), decided_track(table)):
            return False
        table.agenda.pop()
        return True

    def prompt(self, table: Table) -> Prompt:
        """The second city is empty when only one is left."""
        track, free = decided_track(table), free_ends(table, decided_track(table))
        ends = (i64(c.TRACK_A[track]), i64(c.TRACK_B[track]))
        names = [c.CITY_NAMES[city] for city in ends if (free >> city) & 1]
        params: dict[str, Param] = {"first": names[0], "second": names[1] if len(names) > 1 else ""}
        return Prompt("prompt-place", {**params, "pieces": int(table.pieces(table.seat))})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        just_claimed(table, seat, x, given.field("track"))
        if not can_place(table, seat, x):
            raise given.field("track").error("nothing-to-place", name=c.TRACK_NAMES[x])
        table.agenda.push(PLACE_CITY, seat, x)


class Place(ActionKind[Table]):
    """OW-64: one piece; the pair is paid next."""

    def __init__(self) -> None:
        super().__init__(PLACE, "OW-64")

    def perform(self, table: Table, at: i64) -> None:
        table.agenda.pop()
        table.agenda.push(PAY_CITY, table.seat, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        cost = cost_params(piece_payments(table, table.seat), int(c.PIECE_PRICE))
        return {"city": c.CITY_NAMES[at], **cost}

    def refusal(self, table: Table, at: int) -> Refusal:
        params: dict[str, Param] = {"city": c.CITY_NAMES[at]}
        if not c.TRACK_ENDS[decided_track(table)] >> at & 1:
            return Refusal("city-not-an-end", "OW-62", params)
        if table.controller(at) != NO_OWNER:
            return Refusal("city-occupied", "OW-65", params)
        return Refusal("city-closed", "OW-87", {"city": c.CITY_NAMES[c.ALVIN_CLOSED]})

    def elsewhere(self, table: Table, step: Step[Any]) -> Refusal:
        if step.number == TURN:
            return Refusal("claim-track-first", self.rule)
        return super().elsewhere(table, step)


class PayCity(PayStep):
    """OW-63: a pair of any one colour; x: the city."""

    def __init__(self) -> None:
        super().__init__(PAY_CITY, "pay-city", [PAY], [Named("city", c.CITY_IDS)])

    def price(self, table: Table) -> Price:
        return piece_price()

    def rule(self, table: Table) -> str:
        return "OW-63"

    def settle(self, table: Table, seat: i64, payment: i64) -> None:
        """OW-63, OW-68: the piece stands; nothing is scored for it."""
        city: i64 = table.agenda.x()
        table.agenda.pop()
        table.put_piece(seat, city)
        if table.journal is not None:
            table.tell("places", {"seat": int(seat), "city": c.CITY_NAMES[city]})
        spend(table, seat, payment, c.PIECE_PRICE)

    def prompt(self, table: Table) -> Prompt:
        return Prompt(
            "prompt-pay-city", {"city": c.CITY_NAMES[table.agenda.x()], "price": int(c.PIECE_PRICE)}
        )

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        in_turn(table, seat)
        ends = [track for track in range(c.TRACKS) if c.TRACK_ENDS[track] >> x & 1]
        built = any(table.owner(track) == seat and can_place(table, seat, track) for track in ends)
        free = table.controller(x) == NO_OWNER and (x != c.ALVIN_START or table.alvin == NOWHERE)
        if not built or not free or not can_pay(table, seat, c.PIECE_PRICE, c.GREY, 0):
            raise given.field("city").error("cannot-place", name=c.CITY_IDS[x])
        table.agenda.push(PAY_CITY, seat, x)
