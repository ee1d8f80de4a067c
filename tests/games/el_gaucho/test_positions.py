"""Position documents: what is read back, and what is refused with a path and a reason."""

import copy
from typing import Any

import pytest

from bunkhouse.engine.errors import PositionError
from bunkhouse.engine.state import Document, State
from bunkhouse.games.el_gaucho import GAME

from ..playing import do, legal
from .table import document, last_turn, preparation, table, without_dice

GONE = object()
"""Written in place of a value: the field is left out."""


def position() -> Document:
    """Seat 1 has taken two of its dice; the others are waiting, or have had their turn."""
    return document(
        seat=1,
        starter=0,
        dice=[2, 5],
        pampa={"P1-1": "black-11", "P2-1": "brown-05 0 standing", "P2-2": "white-09 1 lying"},
        herds={0: {"black": [2, 5, 9]}, 2: {"white": [7, 3]}},
        places={1: "thief sorting:fresh", 3: "rodeo"},
        pesos={2: 40},
    )


def changed(base: Document, path: tuple[str | int, ...], value: Any) -> Document:
    """A copy of the document with another value at a path."""
    twin = copy.deepcopy(base)
    place: Any = twin
    for key in path[:-1]:
        place = place[key]
    if value is GONE:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return twin


def refused(wrong: Any) -> PositionError:
    with pytest.raises(PositionError) as error:
        GAME.load(wrong)
    return error.value


def moments() -> list[State]:
    """A position in every kind of decision, and a finished game."""
    steppe = table(places={0: "steppe"}, steppe="black-01 brown-01 white-01 yellow-01")
    lying = {"P1-1": "black-11 0 lying", "P1-2": "white-11 0 lying"}
    harvest = {"P1-1": "black-11 0 standing", "P1-2": "black-10 0 standing"}
    hands = {0: "black-01 black-02 white-12"}
    return [
        preparation(4, hands),
        do(preparation(4, hands), "keep black-01"),
        do(preparation(4, hands), "keep black-01", "keep black-02"),
        do(
            preparation(3, {0: "black-12", 1: "brown-12", 2: "white-12"}),
            *(f"keep {b}-12" for b in ("black", "brown", "white")),
        ),
        table(players=2, places={0: "thief", 1: "merchant"}),
        GAME.load(position()),
        do(table(places={0: "rodeo"}), "rodeo 4"),
        do(table(pampa=lying, places={0: "foreman"}), "rouse P1-1"),
        do(steppe.copy(), "look"),
        do(steppe.copy(), "look", "fetch white-01"),
        do(steppe.copy(), "look", "fetch white-01", "settle P1-1"),
        do(last_turn(pampa=harvest), "end"),
        do(without_dice(starter=1, pampa=harvest), "end"),
        do(without_dice(starter=1), "end"),
    ]


@pytest.mark.parametrize("number", range(14))
def test_every_moment_is_read_back(number: int) -> None:
    """Dumping and loading gives the same position, the same actions and the same future."""
    state = moments()[number]
    loaded = GAME.load(state.dump())
    assert loaded.dump() == state.dump()
    assert loaded.legal() == state.legal()
    while state.actor is not None and state.dump()["round"] < 8:
        code = state.legal()[-1]
        state.apply(code)
        loaded.apply(code)
    assert loaded.dump() == state.dump()


def test_the_base_position_is_a_possible_one() -> None:
    assert legal(GAME.load(position()), "lie") == {"lie P1-1 with 5"}


@pytest.mark.parametrize(
    ("path", "value", "where", "reason"),
    [
        (("game",), "el-paso", "game", "not-expected"),
        (("rules",), 0, "rules", "not-expected"),
        (("players",), "four", "players", "not-a-number"),
        (("players",), 5, "players", "out-of-range"),
        (("players",), True, "players", "not-a-number"),
        (("options",), ["random"], "options", "not-a-mapping"),
        (("options", "removed_breed"), "pink", "options", "unknown-option-value"),
        (("generator",), [1, 2, 3], "generator", "wrong-length"),
        (("generator", 2), -1, "generator[2]", "out-of-range"),
        (("round",), 2.5, "round", "not-a-number"),
        (("starter",), 4, "starter", "out-of-range"),
        (("rounds_left",), 1, "rounds_left", "rounds-left-and-stack"),
        (("decision",), None, "decision", "not-over"),
        (("decision", "step"), 5, "decision.step", "not-a-name"),
        (("decision", "step"), "collect", "decision.step", "not-a-decision"),
        (("decision", "seat"), 4, "decision.seat", "out-of-range"),
        (("turn", "taken"), 1, "turn.taken", "not-a-flag"),
        (("turn", "dice"), "2+5", "turn.dice", "not-a-list"),
        (("turn", "dice"), [2, 7], "turn.dice[1]", "out-of-range"),
        (("turn", "dice"), [2, 5, 5], "turn.dice", "too-many-dice"),
        (("rodeo",), [1, 1, 1, 1], "rodeo", "wrong-dice-count"),
        (("rodeo",), [1, 1, 1, 1, 0], "rodeo[4]", "out-of-range"),
        (("pampa", "P1-2"), "covered", "pampa.P1-2", "should-not-be-covered"),
        (("pampa", "P1-2"), "black-01", "pampa.P1-2", "not-a-mapping"),
        (("pampa", "P2-1", "gaucho", "seat"), 4, "pampa.P2-1.gaucho.seat", "out-of-range"),
        (("pampa", "P2-1", "gaucho", "standing"), "yes", "pampa.P2-1.gaucho.standing", "not-a-flag"),
        (("pampa", "P2-1", "gaucho"), None, "seats[0].supply", "wrong-gaucho-count"),
        (("steppe",), [], "steppe", "wrong-length"),
        (("steppe", 0, "seen"), [4], "steppe[0].seen[0]", "out-of-range"),
        (("stack",), None, "stack", "not-a-list"),
        (("seats",), [], "seats", "wrong-length"),
        (("seats", 0, "supply"), 5, "seats[0].supply", "wrong-gaucho-count"),
        (("seats", 0, "supply"), 8, "seats[0].supply", "out-of-range"),
        (("seats", 1, "places", "thief"), "tired", "seats[1].places.thief", "unknown-name"),
        (("seats", 2, "pesos", "sales"), -1, "seats[2].pesos.sales", "out-of-range"),
        (("seats", 0, "herds", "black"), [2, 9, 5], "seats[0].herds.black", "herd-out-of-order"),
        (("seats", 0, "herds", "black"), [2, 5, 13], "seats[0].herds.black[2]", "out-of-range"),
        (("seats", 0, "herds", "black"), [2, 5, 5], "seats[0].herds.black[2]", "tile-twice"),
        (("seats", 0, "hand"), ["black-11"], "pampa.P1-1.tile", "tile-twice"),
    ],
)
def test_wrong_values(path: tuple[str | int, ...], value: Any, where: str, reason: str) -> None:
    """Every document that describes no possible position is refused, with the place and the reason."""
    error = refused(changed(position(), path, value))
    assert (error.path, error.reason) == (where, reason)


@pytest.mark.parametrize(
    ("path", "value", "where", "suggestion"),
    [
        (("decision", "step"), "trun", "decision.step", "turn"),
        (("pampa", "P1-1", "tile"), "blak-11", "pampa.P1-1.tile", "black-11"),
        (("stack", 0), "spoted-01", "stack[0]", "spotted-01"),
        (("turn", "used"), ["merchand"], "turn.used[0]", "merchant"),
        (("seats", 0, "herds"), {"blakc": [2]}, "seats[0].herds.blakc", "black"),
        (("seats", 3, "places"), {"rodoe": "ready"}, "seats[3].places.rodoe", "rodeo"),
    ],
)
def test_unknown_names_come_with_a_suggestion(
    path: tuple[str | int, ...], value: Any, where: str, suggestion: str
) -> None:
    error = refused(changed(position(), path, value))
    assert (error.path, error.reason) == (where, "unknown-name")
    assert error.params["suggestion"] == suggestion


@pytest.mark.parametrize(
    ("path", "where"),
    [
        (("generator",), "generator"),
        (("rodeo",), "rodeo"),
        (("decision", "seat"), "decision.seat"),
        (("turn", "used"), "turn.used"),
        (("pampa", "P4-6"), "pampa.P4-6"),
        (("pampa", "P1-1", "gaucho"), "pampa.P1-1.gaucho"),
        (("steppe", 0, "seen"), "steppe[0].seen"),
        (("seats", 0, "supply"), "seats[0].supply"),
        (("seats", 2, "pesos", "trade"), "seats[2].pesos.trade"),
    ],
)
def test_missing_fields(path: tuple[str | int, ...], where: str) -> None:
    error = refused(changed(position(), path, GONE))
    assert (error.path, error.reason) == (where, "missing")


@pytest.mark.parametrize(
    ("path", "where", "suggestion"),
    [
        (("stak",), "stak", "stack"),
        (("decision", "seet"), "decision.seet", "seat"),
        (("turn", "die"), "turn.die", "dice"),
        (("pampa", "P5-1"), "pampa.P5-1", "P"),
        (("seats", 0, "herd"), "seats[0].herd", "herds"),
        (("seats", 0, "pesos", "sale"), "seats[0].pesos.sale", "sales"),
    ],
)
def test_unknown_fields(path: tuple[str | int, ...], where: str, suggestion: str) -> None:
    error = refused(changed(position(), path, 1))
    assert (error.path, error.reason) == (where, "unknown-field")
    assert str(error.params["suggestion"]).startswith(suggestion)


def test_every_tile_is_somewhere() -> None:
    """EG-2: one tile less in the stack is missed; one more than once is found."""
    base = position()
    lost = refused(changed(base, ("stack",), base["stack"][1:]))
    assert (lost.reason, lost.params["tile"]) == ("tile-missing", base["stack"][0])
    twice = refused(changed(base, ("box",), [base["stack"][0]]))
    assert (twice.path, twice.reason) == ("box[0]", "tile-twice")
    assert twice.params["other"] == "stack[0]"


@pytest.mark.parametrize("nonsense", [None, [], "el-gaucho", 7])
def test_what_is_no_document(nonsense: Any) -> None:
    assert refused(nonsense).reason == "not-a-mapping"
