"""Tickets: one's own with what is still to be done, those to choose from, and at the end everybody's."""

from typing import Final

from typing_extensions import TypedDict

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import PartDict, Texts, cached_part
from bunkhouse.games.old_west.components import TICKET_A, TICKET_B, TICKET_POINTS
from bunkhouse.games.old_west.rules.tickets import LEAST_KEPT
from bunkhouse.games.old_west.state import ticket_params
from bunkhouse.games.old_west.table.element_ids import TICKET_NUMBERS, ticket_end_id, ticket_id
from bunkhouse.games.old_west.table.ticket_distances import Network, cheapest_way, network
from bunkhouse.games.old_west.view_types import SeatView, View

_LONGEST_PIPS: Final = 16


class Progress(TypedDict):
    """A ticket and how far it is: cars that lie, cars to be laid, None when there is no way."""

    ticket: int
    done: bool
    laid: int
    left: int | None


def tickets(view: View, context: DrawContext) -> PartDict:
    """The viewer's tickets; once the game is over, everybody's."""
    over, viewer = view["actor"] is None, context.viewer
    opened = _opened(view, context) if over else []
    if viewer is None:
        return _list(context.texts, "", None, opened, over)
    return _list(context.texts, context.colours[viewer], _held(view, viewer), opened, over)


@cached_part
def _list(
    texts: Texts, colour: str, rows: list[Progress] | None, opened: list[PartDict], over: bool
) -> PartDict:
    return {
        "colour": colour,
        "own": None if rows is None else _own(texts, rows, over),
        "opened": opened,
        "sealed": texts.say("table-sealed"),
        "done": texts.say("table-done"),
        "missed": texts.say("table-missed"),
    }


def _held(view: View, seat: int) -> list[Progress]:
    """Those nearest to completion first; completed ones last."""
    item, known = view["seats"][seat], network(view, seat)
    done = item["completed"] or []
    rows = [_progress(TICKET_NUMBERS[name], name in done, known) for name in item["tickets"] or []]
    return sorted(
        rows,
        key=lambda row: (row["done"], row["left"] is None, row["left"], -int(TICKET_POINTS[row["ticket"]])),
    )


def _progress(ticket: int, done: bool, known: Network) -> Progress:
    laid, left = cheapest_way(ticket, known)
    return {"ticket": ticket, "done": done, "laid": laid, "left": left}


def _own(texts: Texts, rows: list[Progress], over: bool) -> PartDict:
    safe = sum(int(TICKET_POINTS[row["ticket"]]) for row in rows if row["done"])
    risk = sum(int(TICKET_POINTS[row["ticket"]]) for row in rows if not row["done"])
    return {
        "title": texts.say("table-your-tickets"),
        "rows": [_row(texts, row, over) for row in rows],
        "safe": texts.say("table-safe", points=safe),
        "risk": texts.say("table-lost" if over else "table-at-risk", points=risk),
        "none": texts.say("table-no-tickets"),
    }


@cached_part
def _row(texts: Texts, row: Progress, over: bool) -> PartDict:
    """A ticket in the list, with what can be said of it."""
    if row["done"]:
        state, word = "done", texts.say("table-done")
    elif over:
        state, word = "missed", texts.say("table-missed")
    elif row["left"] is None:
        state, word = "no-way", texts.say("table-no-way")
    else:
        state, word = "to-go", texts.say("table-to-go")
    length = row["laid"] + (row["left"] or 0)
    return {
        **_ticket(row),
        "laid": row["laid"],
        "pips": length if 0 < length <= _LONGEST_PIPS else 0,
        "state": state,
        "word": word,
    }


def _ticket(row: Progress) -> PartDict:
    ticket = row["ticket"]
    ends = ticket_end_id(int(TICKET_A[ticket])), ticket_end_id(int(TICKET_B[ticket]))
    return {
        **ticket_params(ticket),
        "done": row["done"],
        "id": ticket_id(ticket),
        "left": row["left"],
        "lights": " ".join(ends),
    }


def choosing(view: View, context: DrawContext) -> PartDict | None:
    """The tickets before a viewer who is to keep some of them."""
    decision, viewer = view["decision"], context.viewer
    if decision is None or viewer != decision["seat"] or decision["step"] not in LEAST_KEPT:
        return None
    known = network(view, viewer)
    rows = [_progress(TICKET_NUMBERS[name], False, known) for name in view["seats"][viewer]["drawn"] or []]
    return {
        "title": context.say("table-drawn"),
        "least": context.say("table-least", count=LEAST_KEPT[decision["step"]]),
        "rows": [_offered(row, context) for row in rows],
        "no_way": context.say("table-no-way"),
        "colour": context.colours[viewer],
    }


def _offered(row: Progress, context: DrawContext) -> PartDict:
    name = context.say("action-keep", **ticket_params(row["ticket"]))
    return {**_ticket(row), "name": name, "legal": ticket_id(row["ticket"]) in context.legal}


def _opened(view: View, context: DrawContext) -> list[PartDict]:
    """The tickets of the others, completed ones first, the dearest of each first."""
    return [
        {"colour": context.colours[seat], "name": context.names[seat], "tickets": _shown(item)}
        for seat, item in enumerate(view["seats"])
        if seat != context.viewer
    ]


def _shown(item: SeatView) -> list[PartDict]:
    done = item["completed"] or []
    rows = [(name not in done, TICKET_NUMBERS[name]) for name in item["tickets"] or []]
    rows.sort(key=lambda row: (row[0], -int(TICKET_POINTS[row[1]])))
    return [{**ticket_params(ticket), "done": not missed} for missed, ticket in rows]
