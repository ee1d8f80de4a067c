"""Position documents: what is read back, and what is refused with a path and a reason."""

import copy
import json
from typing import Any

import pytest

from bunkhouse.engine.errors import PositionError
from bunkhouse.engine.state import Document, State
from bunkhouse.games.montana import GAME

from ..playing import do
from .table import LAND, LINE, START, WHITE, document, table

GONE = object()
"""Written in place of a value: the field is left out."""


def position() -> Document:
    """Seat 1 is about to staff the mine; all kinds of things lie around."""
    return document(
        seat=1,
        step="staff",
        detail={"space": "mine-1", "part": "left"},
        settlements={LINE[3]: "0*2", LINE[4]: "1", LINE[5]: "1"},
        crews={"bank-2": "copper+stone", "mine-2": "copper/stone+grain"},
        goods={0: "grain*2 stone_large", 1: "pumpkin"},
        workers={0: "copper*2", 1: "copper stone*2"},
        coins={0: 3, 1: 7},
        cattle={2: 2},
        canteens={0: 1},
    )


def changed(base: Document, path: tuple[str | int, ...], value: Any) -> Document:
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
    rich = dict.fromkeys(range(4), "pumpkin*5 stone_small*2")
    cattle = {0: 2}
    full = {0: "copper*8"}
    city = table(goods=rich, cattle=cattle)
    over = table(seat=3, left={0: 0}, workers={3: "copper"})
    return [
        GAME.new(3, 4, start_tile="chosen"),
        table(),
        table(step="hire", wheel=WHITE, detail={"first": True}, cattle=cattle),
        table(step="hire", wheel=WHITE, detail={"first": False}),
        do(table(step="hire", wheel=WHITE, detail={"first": True}, workers=full), "hire stone+stone"),
        do(table(step="hire", wheel=WHITE, detail={"first": False}, workers=full), "hire stone+stone"),
        do(table(workers=full, cattle=cattle), "trade stone_worker"),
        do(table(workers=full, cattle=cattle), "work bank-2", "trade stone_worker"),
        do(table(step="last", workers=full, cattle=cattle), "trade stone_worker"),
        do(
            table(step="hire", wheel=0, detail={"first": True}, workers=full, cattle=cattle),
            "trade stone_worker",
        ),
        table(step="advance", goods={0: "grain"}),
        do(table(workers={0: "copper*2"}, coins={0: 1}), "work mine-1"),
        do(table(workers={0: "copper*2"}, coins={0: 1}), "work mine-1", "staff copper"),
        do(city.copy(), "city"),
        do(city.copy(), "city", "place 1-1"),
        do(city.copy(), "city", "place 1-1", "place 1-2"),
        do(city.copy(), "city", "place 1-1", "place 1-2", "place 1-3"),
        do(city.copy(), "city", "place 1-1", "place 1-2", "pass", "place 2-1", "pass"),
        do(city.copy(), "city", "place 2-1", "place 3-1", "pass", "pass"),
        do(city.copy(), "city", "place 1-1", "place 3-1", "place 2-1", "pass"),
        do(table(goods={0: "grain*9 stone_small*9 copper_small*9"}), f"build {LINE[4]}"),
        table(step="last", cattle=cattle),
        do(over, "work bank-1", "staff copper"),
    ]


@pytest.mark.parametrize("state", moments())
def test_every_decision_is_read_back(state: State) -> None:
    written = json.loads(json.dumps(state.dump()))
    loaded = GAME.load(written)
    assert loaded.dump() == written
    assert loaded.legal() == state.legal()
    assert loaded.actor == state.actor


def test_every_step_with_a_decision_is_covered() -> None:
    met = {state.dump()["decision"]["step"] for state in moments() if state.actor is not None}
    assert met == {
        "start-tile",
        "turn",
        "hire",
        "surplus",
        "advance",
        "staff",
        "place",
        "move",
        "pause",
        "take",
        "exchange",
        "build",
        "last",
    }


def test_the_white_field_during_set_up_is_read_back() -> None:
    """MT-20"""
    met = 0
    for seed in range(30):
        state = GAME.new(3, seed)
        while state.dump()["turn"] is None:
            met += 1
            assert GAME.load(state.dump()).dump() == state.dump()
            state.apply(state.legal()[3])
    assert met > 10


CASES: list[tuple[tuple[str | int, ...], Any, str, str]] = [
    (("game",), "el-gaucho", "game", "not-expected"),
    (("players",), 5, "players", "out-of-range"),
    (("generator",), [1, 2, 3], "generator", "wrong-length"),
    (("mood",), 1, "mood", "unknown-field"),
    (("wheel",), GONE, "wheel", "missing"),
    (("wheel",), 8, "wheel", "out-of-range"),
    (("round",), 0, "round", "missing"),
    (("starter",), 4, "starter", "out-of-range"),
    (("turn",), "me", "turn", "not-a-number"),
    (("closing",), 0, "closing", "not-a-flag"),
    (("closing",), True, "closing", "closing-and-settlements"),
    (("tiles", 0, "tile"), "T99", "tiles[0].tile", "unknown-name"),
    (("tiles", 0, "tile"), "T02", "tiles[1].tile", "tile-twice"),
    (("tiles", 3, "turned"), 6, "tiles[3].turned", "out-of-range"),
    (("tiles", 9), GONE, "tiles", "wrong-length"),
    (("start",), "Z9", "start", "unknown-name"),
    (("start",), LAND.all("lake")[0], "start", "no-start-field"),
    (("start",), None, f"settlements.{LINE[3]}", "not-connected"),
    (("settlements", "Q1"), {"seat": 0, "tokens": 1}, "settlements.Q1", "unknown-name"),
    (("settlements", START), {"seat": 0, "tokens": 1}, f"settlements.{START}", "no-land-there"),
    (
        ("settlements", LAND.at(5, 3)),
        {"seat": 0, "tokens": 1},
        f"settlements.{LAND.at(5, 3)}",
        "no-land-there",
    ),
    (
        ("settlements", LAND.at(10, 5)),
        {"seat": 0, "tokens": 1},
        f"settlements.{LAND.at(10, 5)}",
        "not-connected",
    ),
    (("settlements", LINE[4], "tokens"), 9, f"settlements.{LINE[4]}.tokens", "out-of-range"),
    (("settlements", LINE[4], "tokens"), 2, "seats[1].left", "wrong-total"),
    (("settlements", LINE[4], "seat"), 4, f"settlements.{LINE[4]}.seat", "out-of-range"),
    (("crews", "bank-9"), ["copper"], "crews.bank-9", "unknown-name"),
    (("crews", "bank-2"), ["copper"], "crews.bank-2[0]", "crew-does-not-fit"),
    (("crews", "bank-2"), [], "crews.bank-2", "wrong-length"),
    (("crews", "bank-2"), ["copper+stone", "copper"], "crews.bank-2", "too-long"),
    (("crews", "mine-2"), ["copper+stone"], "crews.mine-2[0]", "crew-does-not-fit"),
    (("crews", "mine-2"), ["copper", "grain"], "crews.mine-2[1]", "crew-does-not-fit"),
    (("supply", "goods", "grain"), 1, "supply.goods.grain", "wrong-total"),
    (("supply", "goods", "grain"), GONE, "supply.goods.grain", "wrong-total"),
    (("supply", "goods", "gold"), 1, "supply.goods.gold", "unknown-name"),
    (("supply", "workers", "copper"), 1, "supply.workers.copper", "wrong-total"),
    (("supply", "cattle"), 3, "supply.cattle", "wrong-total"),
    (("spent_canteens",), 9, "spent_canteens", "wrong-total"),
    (("seats", 0, "left"), 7, "seats[0].left", "wrong-total"),
    (("seats", 0, "coins"), -1, "seats[0].coins", "out-of-range"),
    (("seats", 0, "goods", "grain"), 0, "seats[0].goods.grain", "out-of-range"),
    (("seats", 0, "workers", "copper"), 9, "seats[0].workers", "over-the-limit"),
    (("seats", 0, "pawn"), "9-9", "seats[0].pawn", "unknown-name"),
    (("seats", 0, "pawn"), "1-1", "seats[0].pawn", "pawn-not-at-shop"),
    (("seats", 3), GONE, "seats", "wrong-length"),
    (("decision",), None, "decision", "not-over"),
    (("decision", "step"), "rest", "decision.step", "unknown-name"),
    (("decision", "step"), "resolve", "decision.step", "not-a-decision"),
    (("decision", "seat"), 2, "decision.seat", "not-on-turn"),
    (("decision", "space"), "mine-2", "decision.space", "space-taken"),
    (("decision", "space"), "mine-9", "decision.space", "unknown-name"),
    (("decision", "part"), "right", "decision.part", "left-part-empty"),
    (("decision", "part"), "middle", "decision.part", "unknown-name"),
    (("decision", "why"), "because", "decision.why", "unknown-field"),
    (("seats", 1, "coins"), 0, "decision", "cannot-use-space"),
    (("options", "start_tile"), "lucky", "options", "unknown-option-value"),
]


@pytest.mark.parametrize(("path", "value", "where", "reason"), CASES)
def test_impossible_positions(path: tuple[str | int, ...], value: Any, where: str, reason: str) -> None:
    error = refused(changed(position(), path, value))
    assert (error.path, error.reason) == (where, reason)


DECISIONS: list[tuple[Document, str, str]] = [
    (document(step="last"), "decision", "nothing-to-decide"),
    (document(step="advance"), "decision", "nothing-to-decide"),
    (document(step="build", detail={"built": 3}), "decision.built", "out-of-range"),
    (document(step="build", detail={"built": 1}), "decision", "nothing-to-decide"),
    (document(step="hire", detail={"first": True}), "decision", "wheel-not-white"),
    (document(step="surplus", detail={"then": None}), "decision", "nothing-to-decide"),
    (
        document(step="surplus", detail={"then": None}, workers={0: "copper*12"}),
        "seats[0].workers",
        "over-the-limit",
    ),
    (
        document(step="surplus", detail={"then": {"step": "surplus", "seat": 0}}, workers={0: "copper*9"}),
        "decision.then.step",
        "not-a-decision",
    ),
    (
        document(step="surplus", detail={"then": {"step": "place", "seat": 1}}, workers={0: "copper*9"}),
        "decision.then.seat",
        "not-on-turn",
    ),
    (document(workers={0: "copper*9"}), "seats[0].workers", "over-the-limit"),
    (
        document(step="staff", detail={"space": "bank-1", "part": "right"}, workers={0: "copper"}),
        "decision.part",
        "no-right-part",
    ),
    (
        document(crews={"mine-1": "copper", "mine-2": "copper", "mine-3": "copper"}),
        "crews",
        "area-full",
    ),
    (document(step="place"), "decision", "cannot-place"),
    (document(step="place", by=1), "decision", "nothing-to-decide"),
    (document(step="place", by=1, goods={1: "pumpkin"}, pawns={2: "1-1"}), "seats[2].pawn", "out-of-order"),
    (
        document(step="place", by=3, goods={3: "pumpkin"}, pawns={0: "1-1", 1: "1-2"}),
        "seats[1].pawn",
        "row-taken",
    ),
    (document(step="move", detail={"next": 1}, goods={0: "pumpkin"}), "decision.next", "out-of-order"),
    (
        document(step="move", by=3, detail={"next": 2}, goods={3: "pumpkin"}),
        "decision.next",
        "out-of-order",
    ),
    (
        document(step="move", detail={"next": 2}, goods={0: "pumpkin"}, pawns={0: "1-1"}),
        "decision",
        "pawn-not-at-shop",
    ),
    (document(step="pause", detail={"next": 2}), "decision", "nothing-to-decide"),
    (document(step="take", detail={"row": 1}), "decision.row", "not-offered"),
    (document(step="exchange", detail={"row": 2}), "decision.row", "not-offered"),
    (document(step="exchange", detail={"row": 3}), "decision", "nothing-to-decide"),
    (document(step="take", by=1, detail={"row": 2}, pawns={0: "1-1"}), "seats[0].pawn", "out-of-order"),
    ({**document(), "turn": None}, "decision.step", "not-a-decision"),
    ({**document(step="start-tile"), "turn": None}, "decision.step", "not-a-decision"),
    ({**document(step="start-tile", by=2), "turn": None}, "decision.seat", "not-expected"),
    (
        {**document(step="hire", wheel=WHITE, detail={"first": False}, workers={0: "copper"}), "turn": None},
        "seats[0].workers",
        "wrong-start-workers",
    ),
    (
        {
            **document(step="hire", wheel=WHITE, detail={"first": False}, workers={1: "copper*2"}),
            "turn": None,
        },
        "seats[1].workers",
        "wrong-start-workers",
    ),
]


@pytest.mark.parametrize(("wrong", "where", "reason"), DECISIONS)
def test_decisions_that_cannot_come_up(wrong: Document, where: str, reason: str) -> None:
    error = refused(wrong)
    assert (error.path, error.reason) == (where, reason)


def test_everything_is_seen_by_everybody() -> None:
    """Nothing is hidden but the luck to come: all seats and a spectator see the same."""
    state = GAME.load(position())
    seen = [state.observe(seat) for seat in (None, 0, 1, 2, 3)]
    for view in seen:
        view.pop("seat")
        assert "generator" not in view
    assert all(view == seen[0] for view in seen)
    guess = state.determinize(2, 99)
    assert guess.dump() | {"generator": 0} == state.dump() | {"generator": 0}
    assert guess.rng.words() != state.rng.words()
