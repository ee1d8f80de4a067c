"""Documents that describe no possible position are refused, with the path and the reason."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from bunkhouse.engine.errors import PositionError
from bunkhouse.engine.state import Document
from bunkhouse.games.old_west import GAME

from .table import CITIES, TRACKS, document

Change = Callable[[Document], Any]


def refused(wrong: Document) -> tuple[str, str]:
    with pytest.raises(PositionError) as error:
        GAME.load(wrong)
    return error.value.path, error.value.reason


def seat(number: int, **values: Any) -> Change:
    return lambda position: position["seats"][number].update(values)


def top(**values: Any) -> Change:
    return lambda position: position.update(values)


def drop(*path: Any) -> Change:
    def change(position: Document) -> None:
        found: Any = position
        for key in path[:-1]:
            found = found[key]
        del found[path[-1]]

    return change


ST_GEORGE = "salt-lake-city-st-george-1"
FULL = ["red", "blue", "white", "green", "black"]


@pytest.mark.parametrize(
    ("given", "change", "path", "reason"),
    [
        # The board.
        ({"tracks": {0: ST_GEORGE}}, seat(1, tracks=[ST_GEORGE]), "seats[1].tracks[0]", "track-twice"),
        ({}, seat(0, tracks=[ST_GEORGE, ST_GEORGE]), "seats[0].tracks[1]", "track-twice"),
        ({}, seat(0, tracks=["nowhere-1"]), "seats[0].tracks[0]", "unknown-name"),
        (
            {"players": 4},
            seat(0, tracks=[ST_GEORGE, ST_GEORGE[:-1] + "2"]),
            "seats[0].tracks[1]",
            "route-twice",
        ),
        (
            {"tracks": {0: ST_GEORGE}},
            seat(1, start="st-george", cities=["st-george"], tracks=[ST_GEORGE[:-1] + "2"]),
            "seats[1].tracks[0]",
            "route-closed",
        ),
        ({}, seat(0, tracks=["bend-eugene-1"]), "seats[0].tracks[0]", "not-connected"),
        (
            {"tracks": {0: ST_GEORGE}},
            seat(0, tracks=[ST_GEORGE, "bend-eugene-1", "bend-portland-1"]),
            "seats[0].tracks[1]",
            "not-connected",
        ),
        ({"tracks": {0: ST_GEORGE}}, seat(0, trains=40), "seats[0].trains", "wrong-train-count"),
        ({}, seat(0, trains=41), "seats[0].trains", "out-of-range"),
        # City pieces.
        (
            {"starts": {0: "denver"}},
            seat(1, start="denver", cities=["denver"]),
            "seats[1].cities[0]",
            "city-twice",
        ),
        (
            {"alvin": "roswell"},
            seat(0, start="roswell", cities=["roswell"]),
            "seats[0].cities[0]",
            "forbidden-city",
        ),
        (
            {"alvin": "santa-fe", "starts": {0: "santa-fe"}, "tracks": {0: "roswell-santa-fe-1"}},
            seat(0, cities=["roswell", "santa-fe"]),
            "seats[0].cities[0]",
            "forbidden-city",
        ),
        ({}, seat(0, cities=CITIES[:4]), "seats[0].cities", "too-long"),
        ({}, seat(0, cities=["bend", "salt-lake-city"]), "seats[0].cities[0]", "city-not-reached"),
        ({}, seat(0, start="denver"), "seats[0].start", "start-without-piece"),
        ({}, seat(0, start=None), "seats[0].start", "missing"),
        ({}, seat(0, start=None, cities=[]), "seats[0].start", "start-not-chosen"),
        (
            {"step": "choose-start", "seat": 2},
            seat(0, start="denver", cities=["denver"]),
            "seats[0].start",
            "start-too-early",
        ),
        # Train cards.
        ({}, lambda position: position["deck"].pop(), "deck", "wrong-card-total"),
        ({}, seat(0, hand={"red": 1}), "deck", "wrong-card-total"),
        (
            {"deck": "red"},
            lambda position: position["deck"].__setitem__(0, "blue"),
            "deck",
            "wrong-card-count",
        ),
        ({}, seat(0, hand={"pink": 1}), "seats[0].hand.pink", "unknown-name"),
        ({}, seat(0, hand={"red": -1}), "seats[0].hand.red", "out-of-range"),
        ({"display": "red blue white green -"}, top(), "display[4]", "place-not-filled"),
        ({"display": "locomotive locomotive locomotive red blue"}, top(), "display", "display-not-replaced"),
        ({"rest": "discards"}, top(), "deck", "deck-not-rebuilt"),
        ({}, top(display=FULL[:4]), "display", "wrong-length"),
        # Tickets.
        (
            {"tickets": {0: "T01 T02 T03"}},
            seat(1, tickets=["T01", "T05", "T06"]),
            "seats[1].tickets[0]",
            "ticket-twice",
        ),
        ({}, lambda position: position["ticket_deck"].pop(), "ticket_deck", "ticket-missing"),
        ({"drawn": {0: "T01 T02"}}, top(), "seats[0].drawn", "nothing-to-keep"),
        ({"tickets": {0: "T01 T02"}}, top(), "seats[0].tickets", "wrong-first-tickets"),
        (
            {"step": "choose-tickets", "drawn": {0: "T01 T02 T03"}},
            top(),
            "seats[0].drawn",
            "wrong-first-tickets",
        ),
        (
            {"step": "choose-tickets", "seat": 1, "tickets": {0: "T01 T02"}, "drawn": {0: "T03 T04 T05"}},
            top(),
            "seats[0].tickets",
            "wrong-first-tickets",
        ),
        ({"step": "keep-tickets", "detail": {"kept": 0}}, top(), "decision.kept", "nothing-to-keep"),
        (
            {"step": "keep-tickets", "detail": {"kept": 3}, "drawn": {0: "T01 T02"}},
            top(),
            "decision.kept",
            "out-of-range",
        ),
        (
            {
                "step": "keep-tickets",
                "detail": {"kept": 1},
                "drawn": {0: "T01"},
                "tickets": {0: "T02 T03 T04"},
            },
            top(),
            "decision.kept",
            "wrong-first-tickets",
        ),
        # The decision.
        ({"step": None}, top(), "decision", "not-over"),
        ({"turns_left": 0, "trains": {1: 2}}, top(), "decision", "already-over"),
        ({"passes": 3}, top(), "decision", "already-over"),
        ({"step": "end-turn"}, top(), "decision.step", "not-a-decision"),
        ({"step": "bury-tickets"}, top(), "decision.step", "not-a-decision"),
        ({"step": "dance"}, top(), "decision.step", "unknown-name"),
        ({"seat": 3}, top(), "decision.seat", "out-of-range"),
        ({"detail": {"track": ST_GEORGE}}, top(), "decision.track", "unknown-field"),
        ({"step": "pay-track"}, top(), "decision.track", "missing"),
        ({"step": "pay-track", "detail": {"track": ST_GEORGE}}, top(), "decision.track", "cannot-claim"),
        (
            {
                "step": "pay-track",
                "detail": {"track": ST_GEORGE},
                "tracks": {0: ST_GEORGE},
                "hands": {0: "red*4"},
            },
            top(),
            "decision.track",
            "cannot-claim",
        ),
        (
            {"step": "pay-track", "detail": {"track": "bend-eugene-1"}, "hands": {0: "red*4"}},
            top(),
            "decision.track",
            "cannot-claim",
        ),
        ({"step": "place-city", "detail": {"track": ST_GEORGE}}, top(), "decision.track", "not-just-claimed"),
        (
            {"step": "place-city", "detail": {"track": ST_GEORGE}, "tracks": {0: ST_GEORGE}},
            top(),
            "decision.track",
            "nothing-to-place",
        ),
        (
            {"step": "pay-city", "detail": {"city": "st-george"}, "hands": {0: "red*2"}},
            top(),
            "decision.city",
            "cannot-place",
        ),
        (
            {
                "step": "pay-city",
                "detail": {"city": "salt-lake-city"},
                "tracks": {0: ST_GEORGE},
                "hands": {0: "red*2"},
            },
            top(),
            "decision.city",
            "cannot-place",
        ),
        # Alvin.
        ({}, top(alvin="roswell"), "alvin", "no-alvin"),
        ({"alvin": "denver"}, top(), "alvin", "alvin-alone"),
        ({"alvin": "roswell"}, seat(0, captures=7), "seats[0].captures", "wrong-captures"),
        ({}, seat(0, captures=10), "seats[0].captures", "out-of-range"),
        (
            {"alvin": "roswell", "starts": {0: "santa-fe"}, "tracks": {0: "roswell-santa-fe-1"}},
            top(),
            "decision",
            "alvin-not-captured",
        ),
        (
            {
                "alvin": "wolf-point",
                "step": "move-alvin",
                "detail": {"track": ST_GEORGE},
                "tracks": {0: ST_GEORGE},
            },
            top(),
            "decision.track",
            "alvin-not-captured",
        ),
        # The last round, and the frame.
        ({"trains": {1: 2}}, top(), "turns_left", "last-round-not-begun"),
        ({"turns_left": 2}, top(), "turns_left", "last-round-too-early"),
        ({"turns_left": 4, "trains": {1: 2}}, top(), "turns_left", "out-of-range"),
        ({}, top(passes=-1), "passes", "out-of-range"),
        ({}, top(starter=3), "starter", "out-of-range"),
        ({}, top(colour="red"), "colour", "unknown-field"),
        ({}, drop("deck"), "deck", "missing"),
        ({}, drop("seats", 0, "hand"), "seats[0].hand", "missing"),
        ({}, drop("seats", 0), "seats", "wrong-length"),
        ({}, seat(0, points="many"), "seats[0].points", "not-a-number"),
    ],
)
def test_refused(given: dict[str, Any], change: Change, path: str, reason: str) -> None:
    wrong = copy.deepcopy(document(**given))
    change(wrong)
    assert refused(wrong) == (path, reason)


def test_all_decisions_can_be_loaded() -> None:
    """Every kind of decision, and the position after the end, is read back as it was written."""
    played = [
        document(step="choose-tickets"),
        document(step="choose-start", seat=2),
        document(),
        document(step="second-card"),
        document(step="keep-tickets", detail={"kept": 0}, drawn={0: "T01 T02"}),
        document(step="pay-track", detail={"track": ST_GEORGE}, hands={0: "red*4 locomotive"}),
        document(step="place-city", detail={"track": ST_GEORGE}, tracks={0: ST_GEORGE}, hands={0: "red*2"}),
        document(
            step="pay-city", detail={"city": "st-george"}, tracks={0: ST_GEORGE}, hands={0: "red*2 blue*2"}
        ),
        document(
            step="move-alvin",
            detail={"track": "roswell-santa-fe-1"},
            alvin="roswell",
            starts={0: "santa-fe"},
            pieces={0: "albuquerque"},
            tracks={0: "albuquerque-santa-fe-1 roswell-santa-fe-1"},
        ),
        document(step=None, turns_left=0, trains={1: 2}),
    ]
    for position in played:
        assert GAME.load(position).dump() == position
    assert len(TRACKS) == 139
