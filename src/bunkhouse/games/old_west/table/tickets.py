"""Tickets: one's own with what is still to be done, those to choose from, and at the end everybody's."""

from typing import Final

from bunkhouse.drawing.draw_context import DrawContext
from bunkhouse.drawing.parts import packed
from bunkhouse.games.old_west.components import (
    CITY_NAMES,
    DRAWN_TICKETS_KEPT,
    START_TICKETS_KEPT,
    TICKET_A,
    TICKET_B,
    TICKET_POINTS,
)
from bunkhouse.games.old_west.table import element_ids, goals
from bunkhouse.games.old_west.table.element_ids import TICKET_NUMBERS, Part, View, remembered

_LONGEST_PIPS: Final = 16
_CHOOSING: Final = ("choose-tickets", "keep-tickets")
_KNOWN: Final = ("tracks", "start", "tickets", "completed")
"""What tells how far tickets are, of every seat as far as the viewer knows it."""


def tickets(view: View, context: DrawContext) -> Part:
    """The viewer's tickets; once the game is over, everybody's."""
    known = packed([[item[field] for field in _KNOWN] for item in view["seats"]], view["actor"] is None)
    key = ("tickets", context.language, context.viewer, known, *context.colours, *context.names)
    return remembered(key, lambda: _tickets(view, context))


def _tickets(view: View, context: DrawContext) -> Part:
    """Looked up again by what has come of it: most tracks of others change nothing here."""
    colour = "" if context.viewer is None else context.colours[context.viewer]
    rows, opened = None if context.viewer is None else _rows(view, context.viewer), _opened(view, context)

    def make() -> Part:
        return {
            "colour": colour,
            "own": None if rows is None else _own(rows, view["actor"] is None, context),
            "opened": opened,
            "sealed": context.say("table-sealed"),
            "done": context.say("table-done"),
            "missed": context.say("table-missed"),
        }

    return remembered(("list", context.language, colour, view["actor"] is None, packed(rows, opened)), make)


def _rows(view: View, seat: int) -> list[Part]:
    """Those nearest to completion first; completed ones last."""
    item = view["seats"][seat]
    roads, joined = goals.roads(view, seat), goals.network(view, seat)
    rows = [
        _progress(TICKET_NUMBERS[name], name in item["completed"], roads, joined) for name in item["tickets"]
    ]
    return sorted(rows, key=lambda row: (row["done"], row["left"] is None, row["left"], -row["points"]))


def _own(rows: list[Part], over: bool, context: DrawContext) -> Part:
    safe = sum(row["points"] for row in rows if row["done"])
    risk = sum(row["points"] for row in rows if not row["done"])
    return {
        "title": context.say("table-your-tickets"),
        "rows": [_row(row, over, context) for row in rows],
        "safe": context.say("table-safe", points=safe),
        "risk": context.say("table-lost", points=risk) if over else context.say("table-at-risk", points=risk),
        "none": context.say("table-no-tickets"),
    }


def _row(row: Part, over: bool, context: DrawContext) -> Part:
    """A ticket in the list, with what can be said of it."""
    if row["done"]:
        state = "done"
    elif over:
        state = "missed"
    else:
        state = "no-way" if row["left"] is None else "to-go"
    key = ("ticket", context.language, row["id"], row["laid"], row["left"], row["pips"], state)
    return remembered(key, lambda: {**row, "state": state, "word": _word(state, context)})


def _word(state: str, context: DrawContext) -> str:
    if state == "done":
        return context.say("table-done")
    if state == "missed":
        return context.say("table-missed")
    return context.say("table-no-way") if state == "no-way" else context.say("table-to-go")


def _progress(ticket: int, done: bool, roads: goals.Roads, joined: tuple[int, ...]) -> Part:
    way = goals.way(ticket, roads, joined)
    a, b = int(TICKET_A[ticket]), int(TICKET_B[ticket])
    length = way.laid + (way.left or 0)
    return {
        **_named(ticket, done),
        "id": element_ids.ticket_id(ticket),
        "left": 0 if done else way.left,
        "laid": way.laid,
        "pips": length if 0 < length <= _LONGEST_PIPS else 0,
        "lights": f"m-goal-{element_ids.city_id(a)[2:]} m-goal-{element_ids.city_id(b)[2:]}",
    }


def choosing(view: View, context: DrawContext) -> Part | None:
    """The tickets before a viewer who is to keep some of them."""
    decision = view["decision"]
    if decision is None or decision["step"] not in _CHOOSING:
        return None
    if context.viewer is None or context.viewer != decision["seat"]:
        return None
    item = view["seats"][context.viewer]
    roads, joined = goals.roads(view, context.viewer), goals.network(view, context.viewer)
    rows = [_progress(TICKET_NUMBERS[name], False, roads, joined) for name in item["drawn"]]
    for row in rows:
        about = {name: row[name] for name in ("from", "to", "points")}
        row["name"] = context.say("action-keep", **about)
        row["legal"] = row["id"] in context.legal
    least = START_TICKETS_KEPT if decision["step"] == "choose-tickets" else DRAWN_TICKETS_KEPT
    return {
        "title": context.say("table-drawn"),
        "least": context.say("table-least", count=int(least)),
        "rows": rows,
        "no_way": context.say("table-no-way"),
        "colour": context.colours[context.viewer],
    }


def _opened(view: View, context: DrawContext) -> list[Part]:
    """Once the game is over: the tickets of the others, completed ones first, the dearest of each first."""
    if view["actor"] is not None:
        return []
    return [
        {"colour": context.colours[seat], "name": context.names[seat], "tickets": _held(item)}
        for seat, item in enumerate(view["seats"])
        if seat != context.viewer
    ]


def _held(item: View) -> list[Part]:
    rows = [_named(TICKET_NUMBERS[name], name in item["completed"]) for name in item["tickets"]]
    return sorted(rows, key=lambda row: (not row["done"], -row["points"]))


def _named(ticket: int, done: bool) -> Part:
    return {
        "from": CITY_NAMES[int(TICKET_A[ticket])],
        "to": CITY_NAMES[int(TICKET_B[ticket])],
        "points": int(TICKET_POINTS[ticket]),
        "done": done,
    }
