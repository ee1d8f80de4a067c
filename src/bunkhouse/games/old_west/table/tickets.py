"""Tickets: one's own with what is still to be done, those to choose from, and at the end everybody's."""

from typing import Final

from bunkhouse.engine.look import Look
from bunkhouse.engine.memory import packed
from bunkhouse.games.old_west.components import (
    CITY_NAMES,
    DRAWN_TICKETS_KEPT,
    START_TICKETS_KEPT,
    TICKET_A,
    TICKET_B,
    TICKET_POINTS,
)
from bunkhouse.games.old_west.table import goals, places
from bunkhouse.games.old_west.table.places import TICKET_NUMBERS, Part, View, remembered

_LONGEST_PIPS: Final = 16
_CHOOSING: Final = ("choose-tickets", "keep-tickets")
_KNOWN: Final = ("tracks", "start", "tickets", "completed")
"""What tells how far tickets are, of every seat as far as the viewer knows it."""


def tickets(view: View, look: Look) -> Part:
    """The viewer's tickets; once the game is over, everybody's."""
    known = packed([[item[field] for field in _KNOWN] for item in view["seats"]], view["actor"] is None)
    key = ("tickets", look.language, look.viewer, known, *look.colours, *look.names)
    return remembered(key, lambda: _tickets(view, look))


def _tickets(view: View, look: Look) -> Part:
    """Looked up again by what has come of it: most tracks of others change nothing here."""
    colour = "" if look.viewer is None else look.colours[look.viewer]
    rows, opened = None if look.viewer is None else _rows(view, look.viewer), _opened(view, look)

    def make() -> Part:
        return {
            "colour": colour,
            "own": None if rows is None else _own(rows, view["actor"] is None, look),
            "opened": opened,
            "sealed": look.say("table-sealed"),
            "done": look.say("table-done"),
            "missed": look.say("table-missed"),
        }

    return remembered(("list", look.language, colour, view["actor"] is None, packed(rows, opened)), make)


def _rows(view: View, seat: int) -> list[Part]:
    """Those nearest to completion first; completed ones last."""
    item = view["seats"][seat]
    roads, joined = goals.roads(view, seat), goals.network(view, seat)
    rows = [
        _progress(TICKET_NUMBERS[name], name in item["completed"], roads, joined) for name in item["tickets"]
    ]
    return sorted(rows, key=lambda row: (row["done"], row["left"] is None, row["left"], -row["points"]))


def _own(rows: list[Part], over: bool, look: Look) -> Part:
    safe = sum(row["points"] for row in rows if row["done"])
    risk = sum(row["points"] for row in rows if not row["done"])
    return {
        "title": look.say("table-your-tickets"),
        "rows": [_row(row, over, look) for row in rows],
        "safe": look.say("table-safe", points=safe),
        "risk": look.say("table-lost", points=risk) if over else look.say("table-at-risk", points=risk),
        "none": look.say("table-no-tickets"),
    }


def _row(row: Part, over: bool, look: Look) -> Part:
    """A ticket in the list, with what can be said of it."""
    if row["done"]:
        state = "done"
    elif over:
        state = "missed"
    else:
        state = "no-way" if row["left"] is None else "to-go"
    key = ("ticket", look.language, row["id"], row["laid"], row["left"], row["pips"], state)
    return remembered(key, lambda: {**row, "state": state, "word": _word(state, look)})


def _word(state: str, look: Look) -> str:
    if state == "done":
        return look.say("table-done")
    if state == "missed":
        return look.say("table-missed")
    return look.say("table-no-way") if state == "no-way" else look.say("table-to-go")


def _progress(ticket: int, done: bool, roads: goals.Roads, joined: tuple[int, ...]) -> Part:
    way = goals.way(ticket, roads, joined)
    a, b = int(TICKET_A[ticket]), int(TICKET_B[ticket])
    length = way.laid + (way.left or 0)
    return {
        **_named(ticket, done),
        "id": places.ticket_id(ticket),
        "left": 0 if done else way.left,
        "laid": way.laid,
        "pips": length if 0 < length <= _LONGEST_PIPS else 0,
        "lights": f"m-goal-{places.city_id(a)[2:]} m-goal-{places.city_id(b)[2:]}",
    }


def choosing(view: View, look: Look) -> Part | None:
    """The tickets before a viewer who is to keep some of them."""
    decision = view["decision"]
    if decision is None or decision["step"] not in _CHOOSING:
        return None
    if look.viewer is None or look.viewer != decision["seat"]:
        return None
    item = view["seats"][look.viewer]
    roads, joined = goals.roads(view, look.viewer), goals.network(view, look.viewer)
    rows = [_progress(TICKET_NUMBERS[name], False, roads, joined) for name in item["drawn"]]
    for row in rows:
        about = {name: row[name] for name in ("from", "to", "points")}
        row["name"] = look.say("action-keep", **about)
        row["legal"] = row["id"] in look.legal
    least = START_TICKETS_KEPT if decision["step"] == "choose-tickets" else DRAWN_TICKETS_KEPT
    return {
        "title": look.say("table-drawn"),
        "least": look.say("table-least", count=int(least)),
        "rows": rows,
        "no_way": look.say("table-no-way"),
        "colour": look.colours[look.viewer],
    }


def _opened(view: View, look: Look) -> list[Part]:
    """Once the game is over: the tickets of the others, completed ones first, the dearest of each first."""
    if view["actor"] is not None:
        return []
    return [
        {"colour": look.colours[seat], "name": look.names[seat], "tickets": _held(item)}
        for seat, item in enumerate(view["seats"])
        if seat != look.viewer
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
