"""The end of the game: what is revealed and scored (OW-80 to OW-85)."""

from bunkhouse.games.old_west.scoring import alvin_card, globetrotter, ranking, scores, ticket_points
from bunkhouse.games.old_west.state import Table, listed_bits


def finish(table: Table) -> None:
    """OW-74: tickets are shown now; the points themselves follow from what lies on the table."""
    table.reveal()
    if table.journal is not None:
        _tell_scores(table)


def _tell_scores(table: Table) -> None:
    bonus = globetrotter(table)
    for seat in range(table.players):
        completed = int(table.count_completed(seat))
        points = ticket_points(table, seat, True) - ticket_points(table, seat, False)
        missed = len(listed_bits(table.held(seat))) - completed
        table.tell(
            "tickets-scored", {"seat": seat, "completed": completed, "missed": missed, "points": points}
        )
    for seat in range(table.players):
        if bonus[seat]:
            table.tell("globetrotter", {"seat": seat, "points": bonus[seat]})
        if alvin_card(table, seat):
            table.tell("alvin-card", {"seat": seat, "points": alvin_card(table, seat)})
    places, totals = ranking(table), scores(table)
    for seat in range(table.players):
        if places[seat] == 1:
            table.tell("wins", {"seat": seat, "points": totals[seat], "winners": places.count(1)})
