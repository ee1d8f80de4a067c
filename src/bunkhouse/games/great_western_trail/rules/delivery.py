"""Kansas City, stages 4 and 5: income and delivery (GWT-72 to GWT-76, GWT-116 to GWT-118, GWT-174)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Argument, Choices, Number, Param, Prompt, Reader, Refusal
from bunkhouse.families.great_western import certificates, herd
from bunkhouse.families.great_western.ranches import HAND
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.actions import DELIVER, ENGINE, SPEND
from bunkhouse.games.great_western_trail.rails import transport_cost
from bunkhouse.games.great_western_trail.rules.engine import EngineStep, put_engine, spaces_between
from bunkhouse.games.great_western_trail.rules.turn_step import IN_THE_CITY, MOST_DOLLARS, TurnStep
from bunkhouse.games.great_western_trail.rules.verbs import Verb
from bunkhouse.games.great_western_trail.state import Table
from bunkhouse.games.great_western_trail.steps import DELIVERY, DISC, INCOME, SPECIAL, TRANSPORT


def hand_value(table: Table, seat: i64) -> i64:
    """GWT-72, GWT-73: each type once, and the permanent certificates."""
    value: i64 = herd.different_values(table.cards, table.pile(seat, HAND), c.CATTLE, c.TYPE_OF, c.CARD_VALUE)
    return value + table.permanent(seat)


def accepts(table: Table, seat: i64, city: i64) -> bool:
    """GWT-116: no own disc there yet, except in Kansas City and San Francisco."""
    return i64(c.CITY_REPEATS[city]) != 0 or table.city_discs(seat, city) == 0


def _check_money(table: Table, seat: int, dollars: int, given: Reader) -> None:
    if dollars > table.money(seat):
        raise given.error("income-missing", given=int(table.money(seat)), expected=dollars)


class Income(TurnStep):
    """GWT-72, GWT-74: the hand is shown; any number of temporary certificates adds to it."""

    def __init__(self) -> None:
        super().__init__(INCOME, "income", [SPEND], upon=IN_THE_CITY)

    def fill(self, table: Table, choices: Choices) -> None:
        count: i64
        for count in range(table.certificates(table.seat) + 1):
            choices.add(SPEND + count)

    def carry_on(self, table: Table) -> bool:
        """Without temporary certificates there is nothing to decide."""
        seat: i64 = table.agenda.seat()
        if table.certificates(seat) > 0:
            return False
        _earn_income(table, seat, 0)
        return True

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-income", {"value": int(hand_value(table, table.seat))})


def _earn_income(table: Table, seat: i64, spent: i64) -> None:
    """GWT-74, GWT-75, AR-2: dollars for the total value; the hand is discarded, the total remembered."""
    table.agenda.pop()
    total: i64 = hand_value(table, seat) + spent
    table.set_certificates(seat, certificates.spent(c.TRACK, table.certificates(seat), spent))
    table.earn(seat, total)
    table.discard_hand(seat)
    if table.journal is not None:
        table.tell_seat("income", seat, {"value": int(total), "spent": int(spent)})
    table.agenda.push(DELIVERY, seat, total, 0)


class Spend(ActionKind[Table]):
    def __init__(self) -> None:
        super().__init__(SPEND, "GWT-74")

    def perform(self, table: Table, at: i64) -> None:
        _earn_income(table, table.seat, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"certificates": at, "value": int(hand_value(table, table.seat)) + at}

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("too-few-certificates", "GWT-74", {"count": int(table.certificates(table.seat))})


class Delivery(TurnStep):
    """GWT-116: a city is chosen; x: the highest value, y: 1 for an extraordinary delivery."""

    def __init__(self) -> None:
        about: list[Argument] = [Number("value", 0, 100), Number("extraordinary", 0, 1)]
        super().__init__(DELIVERY, "delivery", [DELIVER], about)

    def fill(self, table: Table, choices: Choices) -> None:
        """GWT-116, GWT-174: cities whose value is not too high."""
        city: i64
        for city in range(c.CITIES):
            if i64(c.CITY_VALUE[city]) <= table.agenda.x() and accepts(table, table.seat, city):
                choices.add(DELIVER + city)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-delivery", {"value": int(table.agenda.x())})

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        """AR-2: what is delivered has been paid for."""
        if y == 0:
            _check_money(table, seat, x, given)


class Deliver(ActionKind[Table]):
    """GWT-118, AR-22: disc, bonus, and the transport last; an extraordinary delivery needs no transport."""

    def __init__(self) -> None:
        super().__init__(DELIVER, "GWT-76")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        cost: i64 = _due(table, at)
        table.agenda.pop()
        if table.journal is not None:
            table.tell_seat("delivers", seat, {"city": c.CITY_NAMES[at]})
        if cost > 0:
            table.agenda.push(TRANSPORT, seat, cost)
        table.agenda.push(DISC, seat, at, cost)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"dollars": int(_due(table, at))}

    def refusal(self, table: Table, at: int) -> Refusal:
        too_high = int(c.CITY_VALUE[at]) > table.agenda.x()
        return Refusal("value-too-low" if too_high else "disc-already-there", "GWT-116")


def transport_due(slot: i64, city: i64, extraordinary: i64) -> i64:
    """GWT-118, GWT-174: what is paid for the transport; an extraordinary delivery needs none."""
    return 0 if extraordinary else transport_cost(slot, city)


def _due(table: Table, city: i64) -> i64:
    return transport_due(table.engine(table.seat), city, table.agenda.y())


class Transport(TurnStep):
    """GWT-118: the transport is paid; x: dollars."""

    def __init__(self) -> None:
        super().__init__(TRANSPORT, "transport", [], [Number("dollars", 1, MOST_DOLLARS)])

    def carry_on(self, table: Table) -> bool:
        seat: i64 = table.agenda.seat()
        dollars: i64 = table.agenda.x()
        table.agenda.pop()
        table.earn(seat, -dollars)
        if table.journal is not None:
            table.tell_seat("pays-transport", seat, {"dollars": int(dollars)})
        return True

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        _check_money(table, seat, x, given)


class DeliveryVerb(Verb):
    """GWT-174: an extraordinary delivery."""

    def public(self, table: Table, seat: i64, effect: i64, node: i64) -> bool:
        return table.engine(seat) > 0

    def begin(self, table: Table, seat: i64, effect: i64, node: i64) -> None:
        table.agenda.push(SPECIAL, seat)


class SpecialDelivery(EngineStep):
    """GWT-174, AR-19: the engine goes back; the delivery comes first, then the station may be upgraded.

    The free spaces that it enters, the target included, are the value that can be delivered.
    """

    def __init__(self) -> None:
        super().__init__(SPECIAL, "special-delivery", [ENGINE])

    def stop(self, table: Table, slot: i64) -> None:
        seat: i64 = table.seat
        value: i64 = spaces_between(table.other_engines(seat), slot - 1, table.engine(seat))
        table.agenda.pop()
        put_engine(table, seat, slot)
        table.agenda.push(DELIVERY, seat, value, 1)
