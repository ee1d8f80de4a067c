"""Hiring, buying cattle, using the train, gaining cows: what the markets offer (EP-53 to EP-63, EP-79)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import Choices, Param, Refusal
from bunkhouse.families.great_western.ranches import AREA
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.rules.payment import CATTLE, TRAIN, affordable, price_params, unaffordable
from bunkhouse.games.el_paso.rules.purchase import begin, to_discard
from bunkhouse.games.el_paso.rules.symbols import SymbolAction, after_hiring, hired, note, used_here
from bunkhouse.games.el_paso.state import STOCK, Table


def hire_price(icon: i64, used: i64, worker: i64) -> i64:
    """EP-54 to EP-56: what a worker costs; the second of a double hire has a price of its own."""
    second: bool = i64(icons.ICON_KIND[icon]) == icons.HIRE_TWO and hired(used) > 0
    price: i64 = i64(icons.ICON_AMOUNT[icon]) if second else i64(icons.ICON_COST[icon])
    return price + c.VERSATILE_SURCHARGE if c.COWS + worker == c.VERSATILE else price


def can_hire(table: Table, seat: i64, icon: i64, used: i64, worker: i64) -> bool:
    """EP-53, EP-56, EP-96: one that is left in the market and can be paid; the second of another kind."""
    return (
        table.stock(c.COWS + worker) > 0
        and hired(used) != worker + 1
        and table.money(seat) >= hire_price(icon, used, worker)
    )


class Hire(SymbolAction):
    """EP-53 to EP-56, R-9: straight to the worker area; a double hire is done in two parts."""

    def __init__(self) -> None:
        super().__init__(kinds.HIRE, "EP-53", icons.HIRE, icons.HIRE_TWO)

    def offer(self, table: Table, seat: i64, icon: i64, used: i64, choices: Choices) -> None:
        worker: i64
        for worker in range(c.WORKERS):
            if can_hire(table, seat, icon, used, worker):
                choices.add(kinds.HIRE + worker)

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        icon: i64 = self.icon(table)
        used: i64 = used_here(table)
        dollars: i64 = hire_price(icon, used, at)
        if i64(icons.ICON_KIND[icon]) == icons.HIRE_TWO and hired(used) == 0:
            note(table, after_hiring(at))
        else:
            self.take(table)
        table.earn(seat, -dollars)
        table.add_shared(STOCK, c.COWS + at, -1)
        table.add_card(seat, AREA, c.COWS + at, 1)
        if table.journal is not None:
            table.tell_seat("hires", seat, {"worker": c.WORKER_NAMES[at], "dollars": int(dollars)})

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"dollars": int(hire_price(self.icon(table), used_here(table), at))}

    def unavailable(self, table: Table, at: int, icon: int) -> Refusal:
        used = used_here(table)
        if hired(used) == at + 1:
            return Refusal("same-worker", "EP-56")
        if table.stock(c.COWS + at) == 0:
            return Refusal("none-left", "EP-96")
        price = int(hire_price(icon, used, at))
        return Refusal("price-too-high", "EP-55", {"dollars": price, "money": int(table.money(table.seat))})


class Buy(SymbolAction):
    """EP-61: exactly one cow."""

    def __init__(self) -> None:
        super().__init__(kinds.BUY, "EP-61", icons.BUY)

    def fill(self, table: Table, seat: i64, icon: i64, choices: Choices) -> None:
        at: i64
        for at in range(c.MARKET_COWS):
            if table.stock(i64(c.MARKET_COW[at])) > 0 and affordable(table, seat, CATTLE, at):
                choices.add(kinds.BUY + at)

    def perform(self, table: Table, at: i64) -> None:
        self.take(table)
        begin(table, table.seat, CATTLE, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return price_params(table, CATTLE, at)

    def lacking(self, table: Table, at: int, icon: int) -> Refusal:
        if table.stock(i64(c.MARKET_COW[at])) == 0:
            return Refusal("none-left", "EP-96")
        return unaffordable(table, CATTLE, at, "EP-61")


class UseTrain(SymbolAction):
    """EP-63: exactly one train card."""

    def __init__(self) -> None:
        super().__init__(kinds.TRAIN, "EP-63", icons.TRAIN)

    def fill(self, table: Table, seat: i64, icon: i64, choices: Choices) -> None:
        card: i64
        for card in range(c.TRAINS):
            if affordable(table, seat, TRAIN, card):
                choices.add(kinds.TRAIN + card)

    def perform(self, table: Table, at: i64) -> None:
        self.take(table)
        begin(table, table.seat, TRAIN, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {**table.train_params(at), **price_params(table, TRAIN, at)}

    def lacking(self, table: Table, at: int, icon: int) -> Refusal:
        return unaffordable(table, TRAIN, at, "EP-63")


class GainCow(SymbolAction):
    """EP-79: without cowboys, perhaps at a price."""

    def __init__(self) -> None:
        super().__init__(kinds.GAIN, "EP-79", icons.GAIN_COW)

    def fill(self, table: Table, seat: i64, icon: i64, choices: Choices) -> None:
        at: i64
        for at in range(c.MARKET_COWS):
            if i64(c.MARKET_COW[at]) == i64(icons.ICON_COWS[icon]) and table.stock(i64(c.MARKET_COW[at])) > 0:
                choices.add(kinds.GAIN + at)

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        dollars: i64 = i64(icons.ICON_COST[self.take(table)])
        cow: i64 = i64(c.MARKET_COW[at])
        table.earn(seat, -dollars)
        to_discard(table, seat, cow)
        if table.journal is not None:
            table.tell_seat("gains-cow", seat, {"card": c.CARD_NAMES[cow], "dollars": int(dollars)})

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"dollars": int(icons.ICON_COST[self.icon(table)])}

    def lacking(self, table: Table, at: int, icon: int) -> Refusal:
        return Refusal("wrong-cow" if c.MARKET_COW[at] != icons.ICON_COWS[icon] else "none-left", "EP-79")
