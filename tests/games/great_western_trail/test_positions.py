"""Positions: written, read again, and refused when they are impossible."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from bunkhouse.engine.errors import PositionError
from bunkhouse.games.great_western_trail import GAME

from ..playing import do, legal
from .table import document, on, table

PHASE_B = [{"step": "phase-b", "node": "A", "used": []}]
FAR_WALK = {"step": "walk", "node": "G", "rest": 4}
Change = Callable[[dict[str, Any]], object]


def whole() -> dict[str, Any]:
    return document(PHASE_B, trail={"ab1": "2a 1", "flood1": "flood-green-2", "teepee_m3": "teepee-blue"})


def test_a_position_in_the_middle_of_nested_actions() -> None:
    """A copy, a hiring in it, its immediate action: all of it is written down and read again."""
    trail = {"ab1": "5a 1", "ab2": "8b 0"}
    state = on(
        "ab2", faces="aaaaaaabaa", money=30, workers={"craftsman": 3}, jobs={1: "craftsman"}, trail=trail
    )
    do(state, "use copy-adjacent", "copy ab1", "use hire-minus-1", "hire craftsman from 1", "use build-1")
    text = json.dumps(state.dump())
    again = GAME.load(json.loads(text))
    assert json.dumps(again.dump()) == text
    assert legal(again) == legal(state)
    steps = [frame["step"] for frame in again.dump()["decision"]["owed"]]
    assert steps == ["phase-b", "copy", "build"]


def test_a_finished_game_can_be_read() -> None:
    last = on("A", seat=1, players=2, token=None, token_owner=0)
    do(last, "end")
    assert GAME.load(last.dump()).actor is None
    assert last.observe(0)["seats"][1]["hand"] is not None


def set_at(*path: Any) -> Change:
    """Change the value at a path; the last of the arguments is the new value."""

    def change(doc: dict[str, Any]) -> None:
        place: Any = doc
        for key in path[:-2]:
            place = place[key]
        place[path[-2]] = path[-1]

    return change


def owing(*steps: dict[str, Any]) -> Change:
    """More steps are owed."""
    return lambda doc: doc["decision"]["owed"].extend(steps)


WRONG: list[tuple[str, str, Change]] = [
    ("trail.ab9", "unknown-name", set_at("trail", "ab9", {"building": "1a", "seat": 0})),
    ("trail.start", "no-tile-here", set_at("trail", "start", "A")),
    ("trail.kansas_city", "no-tile-here", set_at("trail", "kansas_city", "A")),
    ("trail.ab1", "not-a-mapping", set_at("trail", "ab1", "flood-green-2")),
    ("trail.ab2.building", "built-twice", set_at("trail", "ab2", {"building": "2a", "seat": 1})),
    ("trail.ab2.building", "wrong-face", set_at("trail", "ab2", {"building": "2b", "seat": 0})),
    ("trail.ab2.seat", "out-of-range", set_at("trail", "ab2", {"building": "2a", "seat": 4})),
    ("trail.drought1", "wrong-area", set_at("trail", "drought1", "flood-green-3")),
    ("trail.teepee_m2", "wrong-area", set_at("trail", "teepee_m2", "flood-green-3")),
    ("trail.A", "neutral-buildings", set_at("trail", "A", "B")),
    ("faces[0]", "wrong-face", set_at("faces", 0, "2a")),
    ("faces", "wrong-length", set_at("faces", ["1a"])),
    ("seats[0].engine", "engines-collide", lambda d: [s.update(engine="t4") for s in d["seats"][:2]]),
    ("seats[2].engine", "must-move-back", set_at("seats", 2, "engine", "39")),
    ("seats[1].rancher", "not-in-the-city", set_at("seats", 1, "rancher", "kansas_city")),
    ("seats[1].rancher", "beside-the-trail", set_at("seats", 1, "rancher", "teepee_m1")),
    ("seats[1].cleared", "discs-do-not-add-up", set_at("seats", 1, "cleared", ["step_1"])),
    ("seats[1].cleared", "discs-do-not-add-up", set_at("seats", 1, "stations", ["3"])),
    ("seats[1].stations[1]", "named-twice", set_at("seats", 1, "stations", ["3", "3"])),
    ("seats[1].cities.topeka", "out-of-range", set_at("seats", 1, "cities", {"topeka": 2})),
    ("seats[1].certificates", "out-of-range", set_at("seats", 1, "certificates", 4)),
    ("seats[1].money", "out-of-range", set_at("seats", 1, "money", -1)),
    ("seats[1].workers.cowboy", "out-of-range", set_at("seats", 1, "workers", "cowboy", 7)),
    ("seats[1].workers.cowboy", "out-of-range", set_at("seats", 1, "workers", "cowboy", 0)),
    ("seats[1].tiles.cowboy", "worker-collected", set_at("seats", 1, "tiles", {"cowboy": 1})),
    ("seats[1].replaced[0]", "wrong-face", set_at("seats", 1, "replaced", ["1b"])),
    ("station_masters[0].tile", "tile-twice", set_at("seats", 1, "masters", ["two_dollars"])),
    ("seats[1].area", "starting-objectives", set_at("seats", 1, "area", {})),
    ("seats[1].area.jersey", "wrong-pile", set_at("seats", 1, "area", "jersey", 1)),
    ("seats[1].hand.start_cattle", "wrong-pile", set_at("seats", 1, "hand", {"start_cattle": 1})),
    ("seats[1].draw", "too-many-cards", set_at("seats", 1, "draw", "jersey", 6)),
    ("seats", "wrong-length", lambda d: d["seats"].pop()),
    ("removed", "tiles-do-not-add-up", set_at("removed", {"cowboy": 1})),
    ("supply[0].cowboy", "out-of-range", set_at("supply", 0, "cowboy", 1)),
    ("foresight[0][0]", "wrong-back", set_at("foresight", 0, 0, "cowboy")),
    ("job_market[4][3]", "space-not-filled-yet", set_at("job_market", 4, 3, "cowboy")),
    ("job_market[1][3]", "space-not-filled-yet", set_at("job_market", 1, 3, "cowboy")),
    ("job_market[1][1]", "space-not-filled-yet", set_at("job_market", 1, 1, "cowboy")),
    ("token_owner", "token-and-owner", set_at("token_owner", 1)),
    ("token_owner", "token-and-owner", set_at("token", None)),
    ("station_masters[0]", "tile-or-worker", set_at("station_masters", 0, "worker", "cowboy")),
    ("station_masters", "missing-tile", set_at("station_masters", 0, {"tile": None, "worker": "cowboy"})),
    ("station_masters[1].tile", "tile-twice", set_at("station_masters", 1, "tile", "two_dollars")),
    ("market.jersey", "wrong-pile", set_at("market", {"jersey": 1})),
    ("pool", "wrong-pool", set_at("pool", {"draw_b_b_h": 1})),
    ("box", "cards-do-not-add-up", set_at("box", {"holstein": 1})),
    ("decision", "not-over", set_at("decision", None)),
    ("decision.owed", "nothing-to-decide", set_at("decision", "owed", [])),
    ("decision.owed[0].step", "not-a-decision", set_at("decision", "owed", [{"step": "end-turn"}])),
    ("decision.owed[0].step", "unknown-name", set_at("decision", "owed", [{"step": "phase-d"}])),
    ("decision.owed[0]", "wrong-order", set_at("decision", "owed", [{"step": "trade"}])),
    ("decision.owed[0]", "rancher-elsewhere", set_at("decision", "owed", 0, "node", "B")),
    ("decision.owed[0].used[0]", "unknown-name", set_at("decision", "owed", 0, "used", ["5"])),
    ("decision.owed[0].used[1]", "named-twice", set_at("decision", "owed", 0, "used", ["1", "1"])),
    ("decision.owed[1].station", "not-a-name", owing({"step": "upgrade", "station": None})),
    ("decision.owed[1].station", "not-a-name", owing({"step": "master", "station": None})),
    ("decision.owed[1].target", "not-a-name", owing({"step": "disc", "target": None, "reserved": 0})),
    ("decision.owed[1].effect", "not-a-name", owing({"step": "hire", "effect": None})),
    ("decision.owed[1].to", "missing", owing({"step": "objective", "to": None, "optional": 0})),
    ("decision.owed[1]", "nothing-to-copy", owing({"step": "copy", "node": "ab2", "used": []})),
    ("decision.owed[1]", "wrong-order", owing({"step": "phase-a"})),
    ("decision.owed", "nothing-to-decide", owing({"step": "hire", "effect": "hire"})),
    ("decision.owed[1]", "wrong-effect", owing({"step": "build", "effect": "hire"})),
    ("decision.owed[1]", "wrong-effect", owing({"step": "choose", "effect": "copy-adjacent", "other": None})),
    ("decision.owed[1]", "wrong-effect", owing({"step": "choose", "effect": "build-1", "other": "hire"})),
    ("decision.owed[1]", "wrong-effect", owing({"step": "back", "effect": "engine-2"})),
    ("decision.owed[1]", "too-few-cards", owing({"step": "give-back", "count": 2})),
    ("decision.owed[1]", "nothing-to-copy", owing({"step": "adjacent", "node": "ab2"})),
    ("decision.owed[1]", "wrong-order", owing({"step": "income"})),
    ("decision.owed[2]", "wrong-order", owing({"step": "trade"}, {"step": "trade"})),
    ("decision.owed[0]", "out-of-reach", set_at("decision", "owed", 0, FAR_WALK)),
    ("decision.owed[0].colour", "unknown-field", set_at("decision", "owed", 0, "colour", "red")),
    ("decision.seat", "out-of-range", set_at("decision", "seat", 4)),
    ("starter", "not-a-number", set_at("starter", "first")),
    ("weather", "unknown-field", set_at("weather", "dry")),
    ("options", "unknown-option-value", set_at("options", "private_buildings", "c")),
]  # fmt: skip


@pytest.mark.parametrize(("path", "reason", "change"), WRONG, ids=[f"{path}-{why}" for path, why, _ in WRONG])
def test_impossible_positions(path: str, reason: str, change: Change) -> None:
    wrong = copy.deepcopy(whole())
    change(wrong)
    with pytest.raises(PositionError) as refused:
        GAME.load(wrong)
    assert (refused.value.path, refused.value.reason) == (path, reason)


def test_income_must_have_been_taken() -> None:
    """GWT-75: whoever delivers with a value of 9 has at least $9."""
    owed: list[dict[str, Any]] = [
        {"step": "leave-city"},
        {"step": "delivery", "value": 9, "extraordinary": 0},
    ]
    with pytest.raises(PositionError) as refused:
        table(owed, seats={0: {"rancher": "kansas_city", "money": 8}})
    assert (refused.value.path, refused.value.reason) == ("decision.owed[1]", "income-missing")


def test_faces_must_agree_with_the_option() -> None:
    """GWT-13"""
    wrong = whole()
    wrong["options"]["private_buildings"] = "b"
    with pytest.raises(PositionError) as refused:
        GAME.load(wrong)
    assert refused.value.path == "faces"


def test_the_certificate_track_has_no_five() -> None:
    """GWT-134"""
    wrong = document(PHASE_B, seats={1: {"cleared": ["certificate_4", "certificate_6"]}})
    wrong["seats"][1]["certificates"] = 5
    with pytest.raises(PositionError) as refused:
        GAME.load(wrong)
    assert (refused.value.path, refused.value.reason) == ("seats[1].certificates", "not-on-the-track")
