"""The cattle market: buying from it, and how it is filled (GWT-68, GWT-78 to GWT-80, GWT-140 to GWT-143)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Argument, Choices, Number, Param, Prompt, Refusal, nearness
from bunkhouse.families.great_western import herd
from bunkhouse.families.great_western.ranches import DISCARD
from bunkhouse.games.great_western_trail import components as c
from bunkhouse.games.great_western_trail.actions import BUY, DONE, ENLARGE
from bunkhouse.games.great_western_trail.rules.turn_step import TurnStep
from bunkhouse.games.great_western_trail.rules.verbs import Verb
from bunkhouse.games.great_western_trail.state import OPEN, STACK, Table
from bunkhouse.games.great_western_trail.steps import BUY as BUY_STEP

_WAYS: Final[i64] = len(c.BUY_FIRST)
_NO_WAY: Final[i64] = -1


def _purchases(table: Table, seat: i64, cowboys: i64, choices: Choices | None) -> bool:
    """GWT-140 to GWT-142: every card or pair in the market that cowboys and money allow."""
    money: i64 = table.money(seat)
    start: i64 = table.shared(OPEN)
    found: bool = False
    way: i64
    for way in range(_WAYS):
        if i64(c.BUY_COWBOYS[way]) > cowboys or i64(c.BUY_DOLLARS[way]) > money:
            continue
        first: i64 = i64(c.BUY_FIRST[way])
        second: i64 = i64(c.BUY_SECOND[way])
        if i64(table.cards[start + first]) < (2 if first == second else 1):
            continue
        if second >= 0 and i64(table.cards[start + second]) == 0:
            continue
        if choices is None:
            return True
        found = True
        choices.add(BUY + i64(c.BUY_COMBINATION[way]) * c.MOST_COWBOYS + i64(c.BUY_COWBOYS[way]) - 1)
    return found


def purchase(at: i64) -> i64:
    """The purchase that an action means, or _NO_WAY."""
    way: i64
    for way in range(_WAYS):
        if i64(c.BUY_COMBINATION[way]) * c.MOST_COWBOYS + i64(c.BUY_COWBOYS[way]) - 1 == at:
            return way
    return _NO_WAY


def refill_market(table: Table) -> None:
    """GWT-68, GWT-78 to GWT-80: up to the size for the player count, as long as the stack lasts."""
    added: i64 = 0
    while table.market_size < i64(c.MARKET_SIZE[table.setting.players]) and table.cattle_left > 0:
        reveal_cattle(table)
        added += 1
    if table.journal is not None:
        table.tell("market-refilled", {"count": int(added)})


def reveal_cattle(table: Table) -> None:
    """The top card of the cattle stack joins the market."""
    card: i64 = herd.draw(table.cards, table.shared(STACK), table.cattle_left, table.rng)
    table.cattle_left -= 1
    table.add_shared(OPEN, card, 1)
    table.market_size += 1
    table.reveal()


class BuyVerb(Verb):
    def public(self, table: Table, seat: i64, effect: i64, node: i64) -> bool:
        """Whether there is anything to buy, or to add to the market."""
        return table.cattle_left > 0 or _purchases(table, seat, table.workers(seat, c.COWBOY), None)

    def begin(self, table: Table, seat: i64, effect: i64, node: i64) -> None:
        table.agenda.push(BUY_STEP, seat, table.workers(seat, c.COWBOY), 0)


class Buying(TurnStep):
    """GWT-141, GWT-143: buy, enlarge the market, or stop; the first decision is not to stop.

    x: cowboys left, y: 1 after the first decision.
    """

    def __init__(self) -> None:
        about: list[Argument] = [Number("cowboys", 1, int(c.ROW_SPACES)), Number("begun", 0, 1)]
        super().__init__(BUY_STEP, "buy", [BUY, ENLARGE, DONE], about)

    def fill(self, table: Table, choices: Choices) -> None:
        _purchases(table, table.seat, table.agenda.x(), choices)
        if table.cattle_left > 0:
            choices.add(ENLARGE)
        if table.agenda.y() == 1:
            choices.add(DONE)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-buy", {"cowboys": int(table.agenda.x())})


def _spend_cowboys(table: Table, used: i64) -> None:
    """GWT-141, AR-15: each cowboy is used at most once in this action."""
    left: i64 = table.agenda.x() - used
    table.agenda.pop()
    if left > 0:
        table.agenda.push(BUY_STEP, table.seat, left, 1)


class Buy(ActionKind[Table]):
    """GWT-142: the cards go to the own discard pile."""

    def __init__(self) -> None:
        super().__init__(BUY, "GWT-140")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        way: i64 = purchase(at)
        table.earn(seat, -i64(c.BUY_DOLLARS[way]))
        _take(table, seat, i64(c.BUY_FIRST[way]))
        if i64(c.BUY_SECOND[way]) >= 0:
            _take(table, seat, i64(c.BUY_SECOND[way]))
        if table.journal is not None:
            table.tell_seat("buys", seat, self.params(table, at))
        _spend_cowboys(table, i64(c.BUY_COWBOYS[way]))

    def params(self, table: Table, at: int) -> dict[str, Param]:
        way = purchase(at)
        second = int(c.BUY_SECOND[way])
        return {
            "card": c.CARD_NAMES[c.BUY_FIRST[way]],
            "second": c.CARD_NAMES[second] if second >= 0 else "none",
            "dollars": int(c.BUY_DOLLARS[way]),
        }

    def refusal(self, table: Table, at: int) -> Refusal:
        way, have = int(purchase(at)), int(table.agenda.x())
        if way == _NO_WAY:
            return Refusal("no-such-purchase", "GWT-140")
        cowboys, cards = int(c.BUY_COWBOYS[way]), [int(c.BUY_FIRST[way]), int(c.BUY_SECOND[way])]
        if cowboys > have:
            return Refusal("too-few-cowboys", "GWT-141", {"count": have}, nearness(2, cowboys - have))
        if any(card >= 0 and table.open_cards(card) < cards.count(card) for card in cards):
            return Refusal("not-in-the-market", "GWT-142", near=nearness(3))
        return Refusal("too-expensive", "GWT-140", near=nearness(4))


def _take(table: Table, seat: i64, card: i64) -> None:
    table.add_shared(OPEN, card, -1)
    table.market_size -= 1
    table.add_card(seat, DISCARD, card, 1)


class Enlarge(ActionKind[Table]):
    """GWT-143, AR-15: a cowboy adds cards from the stack to the market."""

    def __init__(self) -> None:
        super().__init__(ENLARGE, "GWT-143")

    def perform(self, table: Table, at: i64) -> None:
        count: i64 = min(c.CARDS_PER_COWBOY, table.cattle_left)
        left: i64 = count
        while left > 0:
            reveal_cattle(table)
            left -= 1
        if table.journal is not None:
            table.tell_seat("enlarges", table.seat, {"count": int(count)})
        _spend_cowboys(table, 1)

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("stack-empty", "GWT-143")
