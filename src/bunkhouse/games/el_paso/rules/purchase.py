"""Paying with workers of one's choice, and taking what has been paid for (EP-61, EP-63, EP-67)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Document, Named, Param, Prompt, Reader, Refusal
from bunkhouse.families.great_western.ranches import DISCARD
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.actions import PAY as PAY_WITH
from bunkhouse.games.el_paso.rules import payment
from bunkhouse.games.el_paso.rules.tiles import fits, put_building
from bunkhouse.games.el_paso.rules.turn_step import WITHIN, TurnStep
from bunkhouse.games.el_paso.state import STOCK, Table
from bunkhouse.games.el_paso.steps import PAY, TRAIN
from bunkhouse.games.el_paso.trail import SPACE_NAMES, SPACES


def begin(table: Table, seat: i64, purpose: i64, target: i64) -> None:
    """The seat is asked only if there is more than one combination of workers."""
    fewest: i64 = payment.fewest_versatile(table, seat, purpose, target)
    if fewest == payment.most_versatile(table, seat, purpose, target):
        _settle(table, seat, purpose, target, fewest)
    else:
        table.agenda.push(PAY, seat, purpose, target)


def _settle(table: Table, seat: i64, purpose: i64, target: i64, versatile: i64) -> None:
    """Pay, and take what has been paid for."""
    workers: i64 = payment.workers_needed(table, purpose, target)
    dollars: i64 = payment.pay(table, seat, purpose, target, versatile)
    if purpose == payment.BUILDING:
        put_building(table, seat, target // SPACES, target % SPACES, dollars)
    elif purpose == payment.CATTLE:
        cow: i64 = i64(c.MARKET_COW[target])
        to_discard(table, seat, cow)
        if table.journal is not None:
            table.tell_seat("buys", seat, {"card": c.CARD_NAMES[cow], **_price(workers, versatile, dollars)})
    else:
        table.agenda.push(TRAIN, seat, target)
        if table.journal is not None:
            said = {**table.train_params(target), **_price(workers, versatile, dollars)}
            table.tell_seat("uses-train", seat, said)


def to_discard(table: Table, seat: i64, cow: i64) -> None:
    """A cow of the market, onto the own discard pile."""
    table.add_shared(STOCK, cow, -1)
    table.add_card(seat, DISCARD, cow, 1)


def _price(workers: i64, versatile: i64, dollars: i64) -> dict[str, Param]:
    return {"specialists": int(workers - versatile), "versatile": int(versatile), "dollars": int(dollars)}


def _bought(table: Table, purpose: i64, target: i64) -> dict[str, Param]:
    """What a payment is for."""
    if purpose == payment.CATTLE:
        return {"thing": "cow", "cow": c.MARKET_NAMES[target]}
    if purpose == payment.TRAIN:
        return {"thing": "train", **table.train_params(target)}
    building = c.FACE_NAMES[table.face(target // SPACES)]
    return {"thing": "building", "building": building, "space": SPACE_NAMES[target % SPACES]}


class PayWorkers(TurnStep):
    """EP-61: any combination of specialised and versatile workers; x: what for, y: which one."""

    def __init__(self) -> None:
        super().__init__(PAY, "pay", [PAY_WITH], WITHIN, [Named("for", payment.PURPOSES)], "EP-61")

    def fill(self, table: Table, choices: Choices) -> None:
        seat: i64 = table.seat
        purpose: i64 = table.agenda.x()
        target: i64 = table.agenda.y()
        most: i64 = payment.most_versatile(table, seat, purpose, target)
        count: i64
        for count in range(payment.fewest_versatile(table, seat, purpose, target), most + 1):
            choices.add(PAY_WITH + count)

    def prompt(self, table: Table) -> Prompt:
        purpose, target = table.agenda.x(), table.agenda.y()
        return Prompt(
            "prompt-pay", {**payment.price_params(table, purpose, target), **_bought(table, purpose, target)}
        )

    def also(self, given: Reader) -> list[str]:
        return ["target", "space"]

    def more(self, table: Table, seat: int, x: int, y: int) -> Document:
        if x == payment.BUILDING:
            return {"target": c.TYPE_NAMES[y // SPACES], "space": SPACE_NAMES[y % SPACES]}
        return {"target": payment.TARGETS[x][y], "space": None}

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        target, space = given.field("target").name(payment.TARGETS[x]), given.field("space")
        if x == payment.BUILDING:
            y = target * int(SPACES) + space.name(SPACE_NAMES)
        elif space.missing():
            y = target
        else:
            raise space.error("not-expected", given=str(space.value), expected="null")
        super().lay_out(table, seat, x, y, given)

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if x == payment.BUILDING:
            kind, space = y // int(SPACES), y % int(SPACES)
            if table.tile(space) >= 0 and not fits(table, seat, kind, space, 0):
                raise given.error("occupied", given=SPACE_NAMES[space])
        if not payment.affordable(table, seat, x, y) or table.working(seat, c.VERSATILE) == 0:
            raise given.error("cannot-pay")


class PayWith(ActionKind[Table]):
    """EP-61: with so many versatile workers."""

    def __init__(self) -> None:
        super().__init__(PAY_WITH, "EP-61")

    def perform(self, table: Table, at: i64) -> None:
        purpose: i64 = table.agenda.x()
        target: i64 = table.agenda.y()
        table.agenda.pop()
        _settle(table, table.seat, purpose, target, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        purpose, target = table.agenda.x(), table.agenda.y()
        specialists = int(payment.workers_needed(table, purpose, target)) - at
        return {**payment.price_params(table, purpose, target), "versatile": at, "specialists": specialists}

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("wrong-workers", "EP-61")
