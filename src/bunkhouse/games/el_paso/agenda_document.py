"""What is being decided, as readable entries of a position.

The turn of a seat always has the same beginning: its end and the draw phase are owed. What is owed on top of
that is written as a list of steps, the next one last, each with its arguments by name. A seat that has used
an exchange token out of turn owes a discard on top of everything.
"""

from typing import Final, cast

from bunkhouse.engine.authoring import Choices, Reader
from bunkhouse.families.great_western.ranches import OFF_BOARD
from bunkhouse.families.great_western.trail import TOO_FAR
from bunkhouse.games.el_paso.components import TRAINS
from bunkhouse.games.el_paso.icons import icon_names
from bunkhouse.games.el_paso.rules.local import UseSymbols
from bunkhouse.games.el_paso.rules.opening import SetUpChoice
from bunkhouse.games.el_paso.rules.symbols import source_of
from bunkhouse.games.el_paso.rules.turn_step import TurnStep
from bunkhouse.games.el_paso.state import NOBODY, TURN_STEPS, Table
from bunkhouse.games.el_paso.steps import ACT, BEGIN, DRAW_PHASE, END_TURN, LEAVE, TRAIN
from bunkhouse.games.el_paso.trail import SPACE_NAMES, TRAIL
from bunkhouse.games.el_paso.view_types import Decision, OwedStep

_MOST_OWED: Final = 60


def write_decision(table: Table) -> Decision | None:
    """Whose turn it is and what is owed in it; None when the game is over."""
    agenda = table.agenda
    if agenda.height == 0:
        return None
    frames = agenda.listed()
    if agenda.step_at(agenda.height - 1) == BEGIN:
        return {"seat": int(agenda.seat()), "owed": [_write(table, frames[-1])]}
    return {"seat": int(table.turn_seat()), "owed": [_write(table, frame) for frame in frames[TURN_STEPS:]]}


def _write(table: Table, frame: list[int]) -> OwedStep:
    number, seat, x, y = frame
    entry, step = table.rules().write(frame, {}), table.rules().step(number)
    if isinstance(step, TurnStep):
        entry.update(step.more(table, seat, x, y))
    return cast(OwedStep, entry)


def read_decision(table: Table, reader: Reader) -> None:
    """Lays out the agenda; without a decision the game must be over."""
    if reader.missing():
        if table.finisher == NOBODY:
            raise reader.error("not-over")
        _all_placed(table)
        return
    fields = reader.only(["seat", "owed"])
    seat = fields["seat"].number(0, table.players - 1)
    owed = fields["owed"].items(most=_MOST_OWED)
    if not owed:
        raise fields["owed"].error("nothing-to-decide")
    rules = table.rules()
    first = rules.step(owed[0].field("step").name(rules.names))
    if isinstance(first, SetUpChoice):
        rules.read(owed[0], [])
        if len(owed) > 1:
            raise owed[1].error("wrong-order")
        first.lay_out(table, seat, 0, 0, owed[0])
        return
    if seat == table.finisher and first.number != LEAVE:
        raise fields["seat"].error("finished")
    table.agenda.push(END_TURN, seat)
    table.agenda.push(DRAW_PHASE, seat)
    for item in owed:
        _lay_out(table, item, seat)
    _all_placed(table)
    _where_its_seat_acts(table, fields["owed"])
    _something_to_decide(table, fields["owed"])


def _lay_out(table: Table, reader: Reader, seat: int) -> None:
    """One owed step; its name and arguments must be right before it is asked what they mean together."""
    rules, named = table.rules(), reader.field("step")
    step = rules.step(named.name(rules.names))
    if not isinstance(step, TurnStep):
        raise named.error("not-a-decision", given=step.name)
    _, x, y = rules.read(reader, step.also(reader))
    step.lay_out(table, seat, x, y, reader)


def _all_placed(table: Table) -> None:
    for seat in range(table.players):
        if table.rancher(seat) == OFF_BOARD:
            raise Reader(None, f"seats[{seat}].rancher").error("not-placed")


def _where_its_seat_acts(table: Table, reader: Reader) -> None:
    """R-15: on the stop that is being used, or further on when an action has moved the rancher since."""
    agenda = table.agenda
    depth = next((depth for depth in range(agenda.height) if agenda.step_at(depth) == ACT), None)
    if depth is None:
        return
    space, rancher = agenda.x_at(depth), table.rancher(agenda.seat_at(depth))
    if rancher == space:
        return
    if not _moved_on(table, depth) or TRAIL.fewest_steps(table.trail, space, rancher) >= TOO_FAR:
        raise reader.error("rancher-elsewhere", given=SPACE_NAMES[space])


def _moved_on(table: Table, deepest: int) -> bool:
    """Whether a symbol that moves the rancher has been used, perhaps on a train card that is done with."""
    used: list[str] = []
    on_train = False
    for number, seat, x, y in table.agenda.listed()[-deepest - 1 :]:
        step = table.rules().step(number)
        on_train = on_train or number == TRAIN
        if isinstance(step, UseSymbols):
            used += step.used_symbols(table, seat, x, y)
    if "move_rancher" in used:
        return True
    cards = [int(source_of(table, 0, TRAIN, card, 0)) for card in range(TRAINS)]
    return "use_train" in used and not on_train and any("move_rancher" in icon_names(card) for card in cards)


def _something_to_decide(table: Table, reader: Reader) -> None:
    """The step on top waits for somebody who has a choice."""
    if table.agenda.step() == LEAVE and table.agenda.x() == 0:
        raise reader.error("hand-not-shown")
    twin = table.copy()
    twin.seat = twin.agenda.seat()
    if twin.carry_on():
        raise reader.error("nothing-to-decide")
    choices = Choices()
    twin.fill(choices)
    if choices.count == 0:
        raise reader.error("nothing-to-decide")
