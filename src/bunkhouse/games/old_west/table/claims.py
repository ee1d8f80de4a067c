"""What the choices on offer cost and bring: payments as the rules list them, points, help for tickets."""

from collections.abc import Iterator
from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.old_west import actions as kinds
from bunkhouse.games.old_west.actions import ACTIONS
from bunkhouse.games.old_west.components import (
    CARD_NAMES,
    CITY_NAMES,
    LOCOMOTIVE,
    TICKET_A,
    TICKET_B,
)
from bunkhouse.games.old_west.table import goals
from bunkhouse.games.old_west.table.element_ids import TICKET_NUMBERS, Part, View

_LOCOMOTIVE: Final = CARD_NAMES[int(LOCOMOTIVE)]
_MOST_NEARER: Final = 2
"""So many tickets that a track brings nearer are named; those it completes all are."""


def payments(code: int, view: View) -> list[Part]:
    """The ways to pay for a choice, as far as the view lists them: colour, cards, locomotives."""
    found: list[Part] = view["costs"].get(ACTIONS.notation(code), [])
    return found


def asks(code: int, view: View) -> bool:
    """What is paid at once is named before, even where there is only one choice."""
    return len(payments(code, view)) == 1


def cards_of(payment: Part) -> list[str]:
    """Every card of a payment, one by one."""
    return [payment["colour"]] * payment["cards"] + [_LOCOMOTIVE] * payment["locomotives"]


def payers(code: int, view: View) -> list[str]:
    """The kinds of card in hand that a payment can be made of: locomotives where they pay alone."""
    colours = {each["colour"] for each in payments(code, view) if each["cards"]}
    alone = any(not each["cards"] for each in payments(code, view))
    return [card for card in CARD_NAMES if card in colours or (alone and card == _LOCOMOTIVE)]


def gains(track: int, view: View, context: DrawContext) -> list[Part]:
    """OW-54 to OW-57, OW-88: who would score how much for a track, if the viewer claimed it."""
    points: list[int] = view["gains"].get(ACTIONS.notation(int(kinds.CLAIM) + track), [])
    return [
        {"colour": context.colours[seat], "name": context.names[seat], "points": value}
        for seat, value in enumerate(points)
        if value
    ]


def scored(gained: list[Part]) -> str:
    return ", ".join(f"{gain['name']} {gain['points']}" for gain in gained)


def note(code: int, view: View, context: DrawContext) -> str:
    """What a track brings: points, and what it does for the viewer's tickets."""
    if ACTIONS.kind(code) != kinds.CLAIM:
        return ""
    track = code - int(kinds.CLAIM)
    points = context.say("table-scored", scored=scored(gains(track, view, context)))
    return " ".join([points, *helped(track, view, context)])


def helped(track: int, view: View, context: DrawContext) -> list[str]:
    """A sentence for every ticket of the viewer that a track completes, and for the next ones it helps."""
    seat = context.viewer
    if seat is None:
        return []
    changed = sorted(_changed(track, view, seat), key=lambda each: each[1])
    done = [ticket for ticket, left in changed if left == 0]
    nearer = [(ticket, left) for ticket, left in changed if left][:_MOST_NEARER]
    return [
        *(context.say("table-completes", ticket=_ends(ticket)) for ticket in done),
        *(context.say("table-nearer", ticket=_ends(ticket), left=left) for ticket, left in nearer),
    ]


def _changed(track: int, view: View, seat: int) -> Iterator[tuple[int, int]]:
    """The open tickets that a track helps, and how many cars are left to lay then."""
    item = view["seats"][seat]
    known, joined = goals.roads(view, seat), goals.network(view, seat)
    for name in item["tickets"]:
        if name not in item["completed"]:
            ticket = TICKET_NUMBERS[name]
            before, after = (
                goals.way(ticket, known, joined).left,
                goals.left_with(track, ticket, known, joined),
            )
            if after is not None and (before is None or after < before):
                yield ticket, after


def _ends(ticket: int) -> str:
    return f"{CITY_NAMES[int(TICKET_A[ticket])]} \N{EN DASH} {CITY_NAMES[int(TICKET_B[ticket])]}"
