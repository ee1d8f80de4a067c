"""What a claim would bring: points for its scorers, and help for the viewer's tickets."""

from collections.abc import Iterator
from typing import Final

from typing_extensions import TypedDict

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.games.old_west import actions as kinds
from bunkhouse.games.old_west.actions import ACTIONS
from bunkhouse.games.old_west.components import TICKET_TITLES
from bunkhouse.games.old_west.table.element_ids import TICKET_NUMBERS
from bunkhouse.games.old_west.table.ticket_distances import cheapest_way, left_with, network
from bunkhouse.games.old_west.view_types import View

_MOST_NEARER: Final = 2
"""So many tickets that a track brings nearer are named; those it completes all are."""


class Gain(TypedDict):
    """The points of one seat."""

    colour: str
    name: str
    points: int


def gains(track: int, view: View, context: DrawContext) -> list[Gain]:
    """OW-54 to OW-57, OW-88: who would score how much for a track, if the viewer claimed it."""
    points = view["gains"].get(ACTIONS.notation(int(kinds.CLAIM) + track), [])
    return [
        {"colour": context.colours[seat], "name": context.names[seat], "points": value}
        for seat, value in enumerate(points)
        if value
    ]


def scored(gained: list[Gain]) -> str:
    return ", ".join(f"{gain['name']} {gain['points']}" for gain in gained)


def note(track: int, view: View, context: DrawContext) -> str:
    """What a track brings: points, and what it does for the viewer's tickets."""
    points = context.say("table-scored", scored=scored(gains(track, view, context)))
    return " ".join([points, *helped(track, view, context)])


def helped(track: int, view: View, context: DrawContext) -> list[str]:
    """A sentence for every ticket of the viewer that a track completes, and for the next ones it helps."""
    if context.viewer is None:
        return []
    changed = sorted(_changed(track, view, context.viewer), key=lambda each: each[1])
    nearer = [(ticket, left) for ticket, left in changed if left][:_MOST_NEARER]
    return [
        *(
            context.say("table-completes", ticket=TICKET_TITLES[ticket])
            for ticket, left in changed
            if not left
        ),
        *(context.say("table-nearer", ticket=TICKET_TITLES[ticket], left=left) for ticket, left in nearer),
    ]


def _changed(track: int, view: View, seat: int) -> Iterator[tuple[int, int]]:
    """The open tickets that a track helps, and how many cars are left to lay then."""
    item, known = view["seats"][seat], network(view, seat)
    completed = item["completed"] or []
    for ticket in [TICKET_NUMBERS[name] for name in item["tickets"] or [] if name not in completed]:
        before, after = cheapest_way(ticket, known).left, left_with(track, ticket, known)
        if after is not None and (before is None or after < before):
            yield ticket, after
