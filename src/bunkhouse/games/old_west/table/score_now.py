"""The points of a seat: for tracks all the time, for tickets at the end. Until then they are a secret."""

from bunkhouse.drawing.score_now import NotCounted, ScoreNow
from bunkhouse.games.old_west.scoring import card_points, most_completed, worth
from bunkhouse.games.old_west.table.element_ids import TICKET_NUMBERS
from bunkhouse.games.old_west.view_types import SeatView, View


def score_now(view: View, seat: int) -> ScoreNow:
    """OW-80 to OW-84"""
    shown = view["seats"][seat]
    lines = [("tracks", shown["points"])]
    if view["alvin"] is not None:
        lines.append(("captures", shown["captures"]))
    return _final(view, seat, lines) if view["actor"] is None else ScoreNow(lines, _later(view, seat))


def _final(view: View, seat: int, lines: list[tuple[str, int]]) -> ScoreNow:
    completed, missed = _tickets(view["seats"][seat])
    counts = [len(each["completed"] or []) for each in view["seats"]]
    lines += [
        ("completed", worth(completed)),
        ("missed", -worth(missed)),
        ("globetrotter", most_completed(counts)[seat]),
    ]
    if view["alvin"] is not None:
        lines.append(("alvin", _alvin_card(view, seat)))
    return ScoreNow(lines, [])


def _later(view: View, seat: int) -> list[NotCounted]:
    """Tickets as they would count now, if the viewer may see them; who will have completed most, nobody
    knows."""
    shown = view["seats"][seat]
    if shown["tickets"] is None:
        found = [NotCounted("score-later-tickets", None, {"count": shown["ticket_count"]})]
    else:
        completed, missed = _tickets(shown)
        found = []
        if completed:
            found.append(NotCounted("score-later-completed", worth(completed), {"count": len(completed)}))
        if missed:
            found.append(NotCounted("score-later-missed", -worth(missed), {"count": len(missed)}))
    found.append(NotCounted("score-later-globetrotter", None, {}))
    if view["alvin"] is not None:
        found.append(NotCounted("score-later-alvin", _alvin_card(view, seat), {}))
    return found


def _tickets(shown: SeatView) -> tuple[list[int], list[int]]:
    """The completed ones and the others."""
    done = shown["completed"] or []
    missed = [name for name in shown["tickets"] or [] if name not in done]
    return [TICKET_NUMBERS[name] for name in done], [TICKET_NUMBERS[name] for name in missed]


def _alvin_card(view: View, seat: int) -> int:
    return card_points(view["alvin"] in view["seats"][seat]["cities"])
