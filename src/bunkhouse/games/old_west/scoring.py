"""Points, line by line (OW-80 to OW-85).

Until the game is over only what everybody sees counts: points for tracks and for capturing Alvin.
"""

from bunkhouse.engine.authoring import ScoreLine, has_bit
from bunkhouse.games.old_west.components import ALVIN_CARD, GLOBETROTTER, TICKET_POINTS
from bunkhouse.games.old_west.state import NOWHERE, Table, listed_bits


def scores(table: Table) -> list[int]:
    lines = breakdown(table)
    return [sum(line.points[seat] for line in lines) for seat in range(table.players)]


def breakdown(table: Table) -> list[ScoreLine]:
    """Alvin's two lines are there in his variant only."""
    seats, over = range(table.players), table.over()
    captured = ScoreLine("captures", [int(table.captures(seat)) for seat in seats])
    card = ScoreLine("alvin", [alvin_card(table, seat) if over else 0 for seat in seats])
    with_alvin = table.alvin != NOWHERE
    return [
        ScoreLine("tracks", [int(table.points(seat)) for seat in seats]),
        *([captured] if with_alvin else []),
        ScoreLine("completed", [ticket_points(table, seat, True) if over else 0 for seat in seats]),
        ScoreLine("missed", [-ticket_points(table, seat, False) if over else 0 for seat in seats]),
        ScoreLine("globetrotter", globetrotter(table) if over else [0 for _ in seats]),
        *([card] if with_alvin else []),
    ]


def ticket_points(table: Table, seat: int, completed: bool) -> int:
    """OW-81: what the completed tickets of a seat bring, or what the others cost."""
    held = listed_bits(table.held(seat))
    return worth([ticket for ticket in held if table.completed(seat, ticket) == completed])


def worth(tickets: list[int]) -> int:
    return sum(int(TICKET_POINTS[ticket]) for ticket in tickets)


def globetrotter(table: Table) -> list[int]:
    return most_completed([int(table.count_completed(seat)) for seat in range(table.players)])


def most_completed(completed: list[int]) -> list[int]:
    """OW-82: for the most completed tickets; everybody who is tied gets it in full."""
    return [int(GLOBETROTTER) if count == max(completed) else 0 for count in completed]


def alvin_card(table: Table, seat: int) -> int:
    return card_points(table.alvin != NOWHERE and has_bit(table.controlled(seat), table.alvin))


def card_points(controls: bool) -> int:
    """OW-84, OW-94: for the controller of the city where Alvin stands."""
    return int(ALVIN_CARD) if controls else 0


def ranking(table: Table) -> list[int]:
    """OW-85: by points; at the end more completed tickets break a tie, and then equals share a place."""
    totals = scores(table)
    completed = [int(table.count_completed(seat)) if table.over() else 0 for seat in range(table.players)]
    standing = list(zip(totals, completed, strict=True))
    return [1 + sum(1 for other in standing if other > mine) for mine in standing]
