"""El Paso: money, a Simmental, a delivery (EP-81 to EP-93, EP-99 to EP-101)."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Flag, Number, Param, Reader, bit, count_bits
from bunkhouse.engine.messages import Prompt, Refusal, nearness
from bunkhouse.families.great_western import certificates, herd
from bunkhouse.families.great_western.ranches import DISCARD, HAND
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.actions import DELIVER as DELIVER_TO
from bunkhouse.games.el_paso.actions import END
from bunkhouse.games.el_paso.actions import SPEND as SPEND_SOME
from bunkhouse.games.el_paso.icons import POST_SOURCE, icon_count
from bunkhouse.games.el_paso.rules.turn_step import FIRST, TurnStep
from bunkhouse.games.el_paso.state import BONUS, NOBODY, STOCK, Table
from bunkhouse.games.el_paso.steps import DELIVER, LEAVE, REWARD, SPEND
from bunkhouse.games.el_paso.trail import EL_PASO, SPACE_NAMES

_MOST_VALUE: Final = 200


def enter(table: Table, seat: i64) -> None:
    """EP-39, EP-81: take the money and a Simmental; the delivery is owed."""
    table.earn(seat, c.EL_PASO_DOLLARS)
    if table.journal is not None:
        table.tell_seat("arrives", seat, {"dollars": int(c.EL_PASO_DOLLARS)})
    take_simmental(table, seat)
    table.agenda.push(LEAVE, seat)
    table.agenda.push(SPEND, seat)


def take_simmental(table: Table, seat: i64) -> None:
    """EP-81, EP-99 to EP-101: the first to find none puts the rancher on the empty space instead."""
    if table.stock(c.SIMMENTAL) > 0:
        table.add_shared(STOCK, c.SIMMENTAL, -1)
        table.add_card(seat, DISCARD, c.SIMMENTAL, 1)
        if table.journal is not None:
            table.tell_seat("takes-simmental", seat, {"left": int(table.stock(c.SIMMENTAL))})
    elif table.finisher == NOBODY:
        table.finisher = seat
        if table.journal is not None:
            table.tell_seat("finishes", seat)


def hand_value(table: Table, seat: i64) -> i64:
    """EP-82 to EP-84, R-16: each kind once, more cards by duplicate tokens, permanent certificates."""
    start: i64 = table.pile(seat, HAND)
    value: i64 = herd.different_values(table.cards, start, c.COWS, c.ITSELF, c.BREEDING)
    copies: i64 = count_bits(table.tokens(seat, BONUS) & c.DUPLICATE_TOKENS)
    if copies > 0:
        value += herd.duplicate_values(table.cards, start, c.COWS, c.BREEDING, copies)
    return value + table.permanent(seat)


def delivered(table: Table) -> i64:
    """The total value that is being delivered: x of the step on top."""
    return table.agenda.x()


def accepts(table: Table, seat: i64, post: i64, value: i64) -> bool:
    """EP-86, EP-87: reached by the value, and without an own disc unless it is repeatable."""
    if i64(c.POST_VALUE[post]) > value:
        return False
    return i64(c.POST_REPEATS[post]) != 0 or table.post_discs(seat, post) == 0


def movable(table: Table, seat: i64, disc: i64, post: i64) -> bool:
    """EP-88: still on the board, and from a field with dark corners only to a post with dark corners."""
    if (table.discs(seat) >> disc) & 1:
        return False
    return i64(c.DISC_DARK[disc]) == 0 or i64(c.POST_DARK[post]) != 0


def _show_hand(table: Table, seat: i64, spent: i64) -> None:
    """EP-82, EP-85: the hand lies open until it is discarded; its value is known."""
    table.agenda.pop()
    table.agenda.pop()
    table.agenda.push(LEAVE, seat, 1)
    table.reveal()
    total: i64 = hand_value(table, seat) + spent
    table.set_certificates(seat, certificates.spent(c.TRACK, table.certificates(seat), spent))
    if table.journal is not None:
        table.tell_seat("shows", seat, {"value": int(total), "spent": int(spent)})
    table.agenda.push(DELIVER, seat, total)


class Leave(TurnStep):
    """EP-93: the delivery is complete, and the turn may end; x: 1 once the hand has been shown."""

    def __init__(self) -> None:
        super().__init__(LEAVE, "leave", [END], FIRST, [Flag("shown")])

    def fill(self, table: Table, choices: Choices) -> None:
        choices.add(END)

    def finish(self, table: Table) -> None:
        """All cards in hand go to the discard pile; then the draw phase follows."""
        seat: i64 = table.agenda.seat()
        table.agenda.pop()
        table.discard_hand(seat)

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if table.rancher(seat) != EL_PASO:
            raise given.error("rancher-elsewhere", given=SPACE_NAMES[EL_PASO])


class ShowHand(TurnStep):
    """EP-82, EP-85: the hand is shown and certificates are spent."""

    def __init__(self) -> None:
        super().__init__(SPEND, "spend", [SPEND_SOME], [LEAVE], must="EP-39")

    def fill(self, table: Table, choices: Choices) -> None:
        count: i64
        for count in range(table.certificates(table.seat) + 1):
            choices.add(SPEND_SOME + count)

    def carry_on(self, table: Table) -> bool:
        """Without asking when the seat has nothing to spend and nothing to change before that."""
        seat: i64 = table.agenda.seat()
        if table.certificates(seat) + table.working(seat, c.BUILDER) + table.exchange_tokens(seat) > 0:
            return False
        _show_hand(table, seat, 0)
        return True

    def prompt(self, table: Table) -> Prompt:
        value, seat = int(hand_value(table, table.seat)), table.seat
        return Prompt("prompt-spend", {"value": value, "certificates": int(table.certificates(seat))})

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if table.showing(seat):
            raise given.error("hand-not-shown")


class Spend(ActionKind[Table]):
    """EP-85: any number of certificates from the track."""

    def __init__(self) -> None:
        super().__init__(SPEND_SOME, "EP-85")

    def perform(self, table: Table, at: i64) -> None:
        _show_hand(table, table.seat, at)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return {"certificates": at, "value": int(hand_value(table, table.seat)) + at}

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("too-few-certificates", "EP-85", {"count": int(table.certificates(table.seat))})


class PutDisc(TurnStep):
    """EP-86 to EP-89: a disc is put on a trading post; x: the total value."""

    def __init__(self) -> None:
        value = Number("value", 0, _MOST_VALUE)
        super().__init__(DELIVER, "deliver", [DELIVER_TO, END], [LEAVE], [value], "EP-86")

    def fill(self, table: Table, choices: Choices) -> None:
        """R-19: every post with every disc; nothing only when none can be paid for."""
        seat: i64 = table.seat
        money: i64 = table.money(seat)
        before: i64 = choices.count
        post: i64
        disc: i64
        for post in range(c.POSTS):
            if accepts(table, seat, post, delivered(table)):
                for disc in range(c.DISCS):
                    if movable(table, seat, disc, post) and money + i64(c.DISC_DOLLARS[disc]) >= 0:
                        choices.add(DELIVER_TO + post * c.DISCS + disc)
        if choices.count == before:
            choices.add(END)

    def carry_on(self, table: Table) -> bool:
        """EP-91, R-19: without a disc and a post that fit together, whatever it costs, none is put."""
        seat: i64 = table.agenda.seat()
        post: i64
        disc: i64
        for post in range(c.POSTS):
            if accepts(table, seat, post, delivered(table)):
                for disc in range(c.DISCS):
                    if movable(table, seat, disc, post):
                        return False
        self.finish(table)
        return True

    def finish(self, table: Table) -> None:
        seat: i64 = table.agenda.seat()
        table.agenda.pop()
        if table.journal is not None:
            table.tell_seat("places-none", seat)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("prompt-deliver", {"value": int(delivered(table))})

    def check(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        if not table.showing(seat):
            raise given.error("hand-not-shown")


class Deliver(ActionKind[Table]):
    """EP-86, EP-89, EP-90, EP-92, R-18: the field's coin first, then the reward of the post is offered."""

    def __init__(self) -> None:
        super().__init__(DELIVER_TO, "EP-86")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        post: i64 = at // c.DISCS
        disc: i64 = at % c.DISCS
        dollars: i64 = i64(c.DISC_DOLLARS[disc])
        table.agenda.pop()
        table.set_discs(seat, table.discs(seat) | bit(disc))
        table.add_post_disc(seat, post, 1)
        table.earn(seat, dollars)
        if table.journal is not None:
            said: dict[str, Param] = {"post": c.POST_NAMES[post], "disc": c.DISC_NAMES[disc]}
            said.update(_coin(disc))
            table.tell_seat("delivers", seat, said)
        if icon_count(POST_SOURCE + post) > 0:
            table.agenda.push(REWARD, seat, post)

    def params(self, table: Table, at: int) -> dict[str, Param]:
        return _coin(at % c.DISCS)

    def refusal(self, table: Table, at: int) -> Refusal:
        seat, value = table.seat, delivered(table)
        post, disc = at // int(c.DISCS), at % int(c.DISCS)
        if i64(c.POST_VALUE[post]) > value:
            return Refusal("value-too-low", "EP-86", {"value": int(value)})
        if not accepts(table, seat, post, value):
            return Refusal("disc-already-there", "EP-87", near=nearness(2))
        if table.discs(seat) >> disc & 1:
            return Refusal("field-cleared", "EP-90", near=nearness(3))
        if not movable(table, seat, disc, post):
            return Refusal("dark-corners", "EP-88", near=nearness(4))
        return Refusal("too-expensive", "EP-89", near=nearness(5))


def _coin(disc: i64) -> dict[str, Param]:
    """What clearing a field brings, or costs."""
    dollars = int(c.DISC_DOLLARS[disc])
    return {"dollars": dollars, "cost": max(0, -dollars)}
