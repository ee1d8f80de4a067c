"""What a symbol brings at once: money, certificates, tokens, a thinner deck (EP-45 to EP-50, EP-80)."""

from mypy_extensions import i64

from bunkhouse.engine.authoring import Choices, Param, Refusal
from bunkhouse.families.great_western.ranches import HAND
from bunkhouse.games.el_paso import actions as kinds
from bunkhouse.games.el_paso import icons
from bunkhouse.games.el_paso.components import BREEDING, CARD_NAMES
from bunkhouse.games.el_paso.icons import ICON_AMOUNT, ICON_COST, ICON_COWS, ICON_EXTRA
from bunkhouse.games.el_paso.rules.exchange import fill_hand, give_back
from bunkhouse.games.el_paso.rules.symbols import SymbolAction
from bunkhouse.games.el_paso.state import BOX, Table
from bunkhouse.games.el_paso.steps import GIVE_BACK


def remove(table: Table, seat: i64, cow: i64) -> None:
    """EP-80: from the hand to the box."""
    table.add_card(seat, HAND, cow, -1)
    table.add_shared(BOX, cow, 1)
    table.reveal()
    if table.journal is not None:
        table.tell_seat("removes", seat, {"card": CARD_NAMES[cow]})


def _not_among(icon: int, cow: int, rule: str) -> Refusal:
    """The symbol takes no such cow, or the hand has none."""
    return Refusal("not-in-hand" if ICON_COWS[icon] >> cow & 1 else "wrong-cow", rule)


class DiscardCow(SymbolAction):
    """EP-45 to EP-47: one card for money, once for each symbol; EP-51: or the end of an exchange."""

    def __init__(self) -> None:
        super().__init__(kinds.DISCARD, "EP-45", icons.DISCARD_COW)

    def fill(self, table: Table, seat: i64, icon: i64, choices: Choices) -> None:
        fill_hand(table, seat, choices, kinds.DISCARD, i64(ICON_COWS[icon]))

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        if table.agenda.step() == GIVE_BACK:
            give_back(table, seat, at)
            return
        dollars: i64 = sale_price(self.take(table), at)
        table.discard(seat, HAND, at, 1)
        table.earn(seat, dollars)
        if table.journal is not None:
            table.tell_seat("sells", seat, {"card": CARD_NAMES[at], "dollars": int(dollars)})

    def params(self, table: Table, at: int) -> dict[str, Param]:
        exchanging = table.agenda.step() == GIVE_BACK
        return {"dollars": 0 if exchanging else int(sale_price(self.icon(table), at))}

    def refusal(self, table: Table, at: int) -> Refusal:
        if table.agenda.step() == GIVE_BACK:
            return Refusal("not-in-hand", "EP-51")
        return super().refusal(table, at)

    def unavailable(self, table: Table, at: int, icon: int) -> Refusal:
        return _not_among(icon, at, "EP-45")


def sale_price(icon: i64, cow: i64) -> i64:
    """EP-46, EP-47: what a discarded cow brings."""
    return i64(ICON_AMOUNT[icon]) + i64(ICON_EXTRA[icon]) * i64(BREEDING[cow])


class RemoveCow(SymbolAction):
    """EP-80"""

    def __init__(self) -> None:
        super().__init__(kinds.REMOVE, "EP-80", icons.REMOVE_COW)

    def fill(self, table: Table, seat: i64, icon: i64, choices: Choices) -> None:
        fill_hand(table, seat, choices, kinds.REMOVE, i64(ICON_COWS[icon]))

    def perform(self, table: Table, at: i64) -> None:
        self.take(table)
        remove(table, table.seat, at)

    def unavailable(self, table: Table, at: int, icon: int) -> Refusal:
        return _not_among(icon, at, "EP-80")


class GainMoney(SymbolAction):
    """EP-48"""

    def __init__(self) -> None:
        super().__init__(kinds.MONEY, "EP-48", icons.MONEY)

    def perform(self, table: Table, at: i64) -> None:
        dollars: i64 = i64(ICON_AMOUNT[self.take(table)])
        table.earn(table.seat, dollars)
        if table.journal is not None:
            table.tell_seat("gains-money", table.seat, {"dollars": int(dollars)})

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"dollars": int(ICON_AMOUNT[self.icon(table)])}


class GainCertificates(SymbolAction):
    """EP-49: up to one field for each symbol."""

    def __init__(self) -> None:
        super().__init__(kinds.CERTIFICATES, "EP-49", icons.CERTIFICATES)

    def fill(self, table: Table, seat: i64, icon: i64, choices: Choices) -> None:
        at: i64
        for at in range(min(i64(ICON_AMOUNT[icon]), table.certificate_room(seat))):
            choices.add(kinds.CERTIFICATES + at)

    def perform(self, table: Table, at: i64) -> None:
        table.earn(table.seat, -i64(ICON_COST[self.take(table)]))
        table.add_certificates(table.seat, at + 1)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"certificates": at + 1}

    def lacking(self, table: Table, at: int, icon: int) -> Refusal:
        return Refusal("too-many-certificates", "EP-49")


class TakeExchange(SymbolAction):
    """EP-50, EP-95"""

    def __init__(self) -> None:
        super().__init__(kinds.TAKE_EXCHANGE, "EP-50", icons.EXCHANGE_TOKEN)

    def perform(self, table: Table, at: i64) -> None:
        dollars: i64 = i64(ICON_COST[self.take(table)])
        table.earn(table.seat, -dollars)
        table.add_exchange_tokens(table.seat, 1)
        if table.journal is not None:
            table.tell_seat("takes-exchange", table.seat, {"dollars": int(dollars)})

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"dollars": int(ICON_COST[self.icon(table)])}
