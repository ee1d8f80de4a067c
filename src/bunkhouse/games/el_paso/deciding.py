"""Taking in what is owed in a turn: the agenda of a position document, checked against the table."""

from typing import Final

from bunkhouse.engine.choices import Choices
from bunkhouse.engine.reading import Reader
from bunkhouse.families.great_western.ranches import HAND, OFF_BOARD
from bunkhouse.families.great_western.trail import TOO_FAR
from bunkhouse.games.el_paso import steps
from bunkhouse.games.el_paso.components import TRAINS, VERSATILE
from bunkhouse.games.el_paso.icons import icon_names
from bunkhouse.games.el_paso.owed import FRAMES, OPENINGS, Frame, read_frame, used_symbols
from bunkhouse.games.el_paso.rules import payment
from bunkhouse.games.el_paso.rules.building import fits
from bunkhouse.games.el_paso.rules.frames import source_of
from bunkhouse.games.el_paso.rules.turn import is_last, plan_opening
from bunkhouse.games.el_paso.state import NOBODY, OBJECTIVE, Table
from bunkhouse.games.el_paso.trail import EL_PASO, SPACE_NAMES, SPACES, TRAIL

_MOST_OWED: Final = 60
_ON_FRAMES: Final = [
    int(step) for step in (steps.MOVE, steps.TRAIN, steps.AUXILIARY, steps.AGAIN, steps.SITE, steps.PAY)
]
"""What can be owed on top of a stop or a train card."""


def read_decision(table: Table, reader: Reader) -> None:
    """Rebuild the agenda; without a decision the game must be over."""
    if reader.missing():
        if table.finisher == NOBODY:
            raise reader.error("not-over")
        _placed(table)
        return
    fields = reader.only(["seat", "owed"])
    seat = fields["seat"].number(0, table.players - 1)
    owed = fields["owed"].items(most=_MOST_OWED)
    if not owed:
        raise fields["owed"].error("nothing-to-decide")
    first = owed[0].field("step").name(steps.STEP_NAMES)
    if first in OPENINGS:
        _opening(table, owed, first, seat)
        return
    if seat == table.finisher and first != steps.LEAVE:
        raise fields["seat"].error("finished")
    table.agenda.push(steps.END_TURN, seat)
    table.agenda.push(steps.DRAW_PHASE, seat)
    below = int(steps.DRAW_PHASE)
    for item in owed:
        frame = read_frame(table, item, seat)
        _fits_on(table, item, frame, below)
        below = frame[0]
        table.agenda.push(frame[0], frame[1], frame[2], frame[3])
    _placed(table)
    _something_to_decide(table, fields["owed"])


def _opening(table: Table, owed: list[Reader], step: int, seat: int) -> None:
    """EP-22, EP-23, R-2: first everybody takes an objective, then everybody places the rancher."""
    owed[0].only(["step"])
    if len(owed) > 1:
        raise owed[1].error("wrong-order")
    for other in range(table.players):
        has_token = table.tokens(other, OBJECTIVE) != 0
        if has_token != (step == steps.PLACE or other < seat):
            raise Reader(None, f"seats[{other}].objectives").error("wrong-order")
        is_placed = table.rancher(other) != OFF_BOARD
        if is_placed != (step == steps.PLACE and other < seat):
            raise Reader(None, f"seats[{other}].rancher").error("wrong-order")
    plan_opening(table, step, seat)


def _placed(table: Table) -> None:
    for seat in range(table.players):
        if table.rancher(seat) == OFF_BOARD:
            raise Reader(None, f"seats[{seat}].rancher").error("not-placed")


def _fits_on(table: Table, reader: Reader, frame: Frame, below: int) -> None:
    """What can be owed on top of what, and with which arguments."""
    step, seat, x, _ = frame
    if below == steps.DRAW_PHASE:
        last = step == steps.BEFORE_SCORING and is_last(table, seat)
        fits_here = step in (steps.MOVE, steps.ACT, steps.LEAVE) or last
    elif below == steps.LEAVE:
        fits_here = step in (steps.SPEND, steps.DELIVER, steps.REWARD)
    elif below in FRAMES and below != steps.REWARD:
        fits_here = step in _ON_FRAMES or (step == steps.ACT and below in FRAMES)
    elif below == steps.AUXILIARY:
        fits_here = step == steps.AGAIN
    else:
        fits_here = False
    discard = step == steps.GIVE_BACK and below not in (steps.GIVE_BACK, steps.SITE, steps.PAY)
    if not fits_here and not (discard and below != steps.DRAW_PHASE):
        raise reader.error("wrong-order")
    _fits_there(table, reader, frame, below)
    if step == steps.GIVE_BACK and table.size(seat, HAND) == 0:
        raise reader.error("too-few-cards", given=0, expected=1)
    if step == steps.MOVE and (x == 0) != (below == steps.DRAW_PHASE):
        raise reader.field("granted").error("wrong-order")


def _fits_there(table: Table, reader: Reader, frame: Frame, below: int) -> None:
    """The steps that speak of a place."""
    step, seat, x, y = frame
    inside = table.rancher(seat) == EL_PASO
    if step == steps.LEAVE and not inside:
        raise reader.error("rancher-elsewhere", given=SPACE_NAMES[EL_PASO])
    if step == steps.ACT and inside:
        raise reader.error("rancher-elsewhere", given=SPACE_NAMES[x])
    if step in (steps.SPEND, steps.DELIVER, steps.REWARD):
        if table.showing(seat) != (step != steps.SPEND):
            raise reader.error("hand-not-shown")
        if step == steps.REWARD and table.post_discs(seat, x) == 0:
            raise reader.error("no-own-disc")
    if step == steps.PAY:
        _payable(table, reader, seat, x, y)


def _payable(table: Table, reader: Reader, seat: int, purpose: int, target: int) -> None:
    if purpose == payment.BUILDING:
        kind, space = target // int(SPACES), target % int(SPACES)
        if table.tile(space) >= 0 and not fits(table, seat, kind, space, 0):
            raise reader.error("occupied", given=SPACE_NAMES[space])
    if not payment.affordable(table, seat, purpose, target) or table.working(seat, VERSATILE) == 0:
        raise reader.error("cannot-pay")


def _something_to_decide(table: Table, reader: Reader) -> None:
    """The step on top waits for somebody who has a choice; the rancher is where its seat acts."""
    frames = table.agenda.listed()
    acts = [at for at, frame in enumerate(frames) if frame[0] == steps.ACT]
    if acts:
        _where_its_seat_acts(table, reader, frames[acts[-1] :])
    if frames[-1][0] == steps.LEAVE and frames[-1][2] == 0:
        raise reader.error("hand-not-shown")
    twin = table.copy()
    twin.seat = twin.agenda.seat()
    if twin.carry_on():
        raise reader.error("nothing-to-decide")
    choices = Choices()
    twin.fill(choices)
    if choices.count == 0:
        raise reader.error("nothing-to-decide")


def _where_its_seat_acts(table: Table, reader: Reader, frames: list[Frame]) -> None:
    """R-15: on the stop that is being used, or further on when an action has moved the rancher since."""
    _, seat, space, _ = frames[0]
    rancher = table.rancher(seat)
    if rancher == space:
        return
    if not _moved_on(table, frames) or TRAIL.fewest_steps(table.trail, space, rancher) >= TOO_FAR:
        raise reader.error("rancher-elsewhere", given=SPACE_NAMES[space])


def _moved_on(table: Table, frames: list[Frame]) -> bool:
    """Whether a symbol that moves the rancher has been used, perhaps on a train card that is done with."""
    used = [symbol for frame in frames if frame[0] in FRAMES for symbol in used_symbols(table, frame)]
    if "move_rancher" in used:
        return True
    cards = [int(source_of(table, 0, steps.TRAIN, card, 0)) for card in range(TRAINS)]
    is_done = all(frame[0] != steps.TRAIN for frame in frames)
    return "use_train" in used and is_done and any("move_rancher" in icon_names(card) for card in cards)
