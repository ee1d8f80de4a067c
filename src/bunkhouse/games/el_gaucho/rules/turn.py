"""A player's turn (EG-21 to EG-25, EG-28, EG-44): taking dice, and the end of the turn."""

from typing import Final

from mypy_extensions import i64

from bunkhouse.engine.authoring import ActionKind, Choices, Prompt, Reader, Refusal, Step, bit, count_bits
from bunkhouse.games.el_gaucho import actions as kinds
from bunkhouse.games.el_gaucho import dice as handfuls
from bunkhouse.games.el_gaucho.actions import END, TAKE
from bunkhouse.games.el_gaucho.components import SIDES, SORTING
from bunkhouse.games.el_gaucho.dice import FIRST_PAIR, HANDFUL_NAMES, NO_DICE, PAIR_FACES, SIZE
from bunkhouse.games.el_gaucho.rules.placing import fill_dice
from bunkhouse.games.el_gaucho.rules.position_checks import in_turn
from bunkhouse.games.el_gaucho.rules.recall import fill_recall
from bunkhouse.games.el_gaucho.rules.special import USES, fill_special
from bunkhouse.games.el_gaucho.state import Table
from bunkhouse.games.el_gaucho.steps import TURN

_WITH_DICE: Final[list[int]] = [kinds.TAKE, kinds.STAND, kinds.LIE, kinds.RAISE, kinds.ENTER]


class Turn(Step[Table]):
    """EG-21, EG-22, EG-25, EG-28: dice must be taken but need not be used; special actions come on top."""

    def __init__(self) -> None:
        super().__init__(TURN, "turn", [*_WITH_DICE, *USES, kinds.RECALL, kinds.END])

    def fill(self, table: Table, choices: Choices) -> None:
        if table.taken or table.without_dice():
            choices.add(END)
        else:
            fill_take(table, choices)
        if table.dice != NO_DICE:
            fill_dice(table, choices)
        fill_special(table, choices)
        fill_recall(table, choices)

    def prompt(self, table: Table) -> Prompt:
        if not table.taken and not table.without_dice():
            return Prompt("prompt-take", {})
        if table.dice != NO_DICE:
            return Prompt("prompt-dice", {"dice": HANDFUL_NAMES[table.dice], "count": int(SIZE[table.dice])})
        ready = count_bits(table.places(table.seat) & ~table.fresh(table.seat))
        return Prompt("prompt-without-dice" if table.without_dice() else "prompt-rest", {"ready": ready})

    def lay_out(self, table: Table, seat: int, x: int, y: int, given: Reader) -> None:
        in_turn(table, seat)


def fill_take(table: Table, choices: Choices) -> None:
    """EG-21: any 2 of the dice that remain in the rodeo."""
    low: i64
    high: i64
    pair: i64 = 0
    for low in range(1, SIDES + 1):
        if table.dice_showing(low) == 0:
            pair += SIDES + 1 - low
            continue
        for high in range(low, SIDES + 1):
            if table.dice_showing(high) > (1 if low == high else 0):
                choices.add(TAKE + pair)
            pair += 1


class Take(ActionKind[Table]):
    """EG-21: the dice leave the rodeo and lie before the player."""

    def __init__(self) -> None:
        super().__init__(TAKE, "EG-21")

    def perform(self, table: Table, at: i64) -> None:
        handful: i64 = FIRST_PAIR + at
        table.add_die(i64(PAIR_FACES[2 * at]), -1)
        table.add_die(i64(PAIR_FACES[2 * at + 1]), -1)
        table.dice = handfuls.joined(table.dice, handful)
        table.taken = True
        if table.journal is not None:
            table.tell_seat("takes", table.seat, {"dice": HANDFUL_NAMES[handful]})

    def refusal(self, table: Table, at: int) -> Refusal:
        if table.without_dice():
            return Refusal("round-without-dice", "EG-70")
        return Refusal("dice-already-taken" if table.taken else "dice-not-in-rodeo", "EG-21")


class End(ActionKind[Table]):
    """EG-22, EG-36, EG-44: unused dice are lost; gauchos on special places are ready from the next turn on.

    EG-R6: one that has just entered Sorting stays unready until this round's collecting is over.
    """

    def __init__(self) -> None:
        super().__init__(END, "EG-21")

    def perform(self, table: Table, at: i64) -> None:
        seat: i64 = table.seat
        if table.journal is not None and table.dice != NO_DICE:
            count = int(SIZE[table.dice])
            table.tell_seat("forfeits", seat, {"dice": HANDFUL_NAMES[table.dice], "count": count})
        table.agenda.pop()
        table.dice = NO_DICE
        table.taken = False
        table.used = 0
        table.set_places(seat, table.places(seat), table.fresh(seat) & bit(SORTING))

    def refusal(self, table: Table, at: int) -> Refusal:
        return Refusal("dice-not-taken", "EG-22")
