"""Positions: written, read again, and refused when they are impossible."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from bunkhouse.engine.errors import ComponentError, PositionError
from bunkhouse.games.el_paso import GAME
from bunkhouse.games.el_paso.components import cow_mask

from ..playing import do, legal
from .table import act, document, on, on_train, table

Change = Callable[[dict[str, Any]], object]


def whole() -> dict[str, Any]:
    trail = {"c1": "2a 1", "c4": "3a 0"}
    return document([act("nC")], trail=trail, seats={0: {"rancher": "nC", "hand": "criollo", "money": 9}})


def solo() -> dict[str, Any]:
    return document([act("nC")], players=1, seats={0: {"rancher": "nC"}})


def test_a_position_in_the_middle_of_nested_actions() -> None:
    """EP-63, EP-77: a train card, a move in it, another stop, half of a double hire."""
    nested = table(
        [
            act("nF", ["use_train"]),
            {"step": "train", "card": "4", "used": ["move_rancher"], "hired": None},
            act("nG"),
        ],
        seats={0: {"rancher": "nG", "hand": "criollo"}},
    )
    do(nested, "aux 3")
    text = json.dumps(nested.dump())
    again = GAME.load(json.loads(text))
    assert json.dumps(again.dump()) == text
    assert legal(again) == legal(nested)
    steps = [frame["step"] for frame in again.dump()["decision"]["owed"]]
    assert steps == ["act", "train", "act", "auxiliary", "give-back"]


def test_actions_left_over_from_an_earlier_stop() -> None:
    """R-15: the rancher is further on than the stop or the train card whose actions are being used."""
    building = do(on("c1", trail={"c1": "3a 0"}), "ride", "move nC", "end")
    card = do(on_train("4"), "ride", "move nG", "end")
    for state, space in ((building, "nC"), (card, "nG")):
        assert state.dump()["seats"][0]["rancher"] == space
        while state.actor == 0:
            again = GAME.load(json.loads(json.dumps(state.dump())))
            assert (again.dump(), legal(again)) == (state.dump(), legal(state))
            do(state, "certificates 1" if "certificates 1" in legal(state) else "end")


def test_no_actions_left_over_without_a_move() -> None:
    """R-15: where no symbol has moved the rancher on, it stands at the stop that is being used."""
    for options, used, fine in (
        ({}, ["use_train"], True),
        ({"train_4": "star"}, ["use_train"], False),
        ({}, ["discard_cow"], False),
    ):
        doc = document([act("nF", used)], options=options, seats={0: {"rancher": "nG"}})
        if fine:
            assert GAME.load(doc).actor == 0
        else:
            with pytest.raises(PositionError, match="rancher-elsewhere"):
                GAME.load(doc)


def test_a_half_done_double_hire_is_written_down() -> None:
    """EP-56"""
    state = do(on("nB", money=20), "hire cowboy")
    assert state.dump()["decision"]["owed"][-1]["hired"] == "cowboy"
    assert GAME.load(state.dump()).legal() == state.legal()


def test_a_finished_game_can_be_read() -> None:
    last = do(on("nC", seat=1, players=2, finisher=0), "end")
    assert GAME.load(last.dump()).actor is None


def test_an_exchange_before_the_scoring_is_written_down() -> None:
    """EP-51, R-20"""
    given: dict[str, Any] = {"seat": 1, "players": 2, "finisher": 0, "exchange_tokens": 1}
    state = do(on("nC", hand="criollo criollo criollo criollo", draw="galloway", **given), "end", "exchange")
    again = GAME.load(json.loads(json.dumps(state.dump())))
    assert [frame["step"] for frame in again.dump()["decision"]["owed"]] == ["before-scoring", "give-back"]
    assert (again.dump(), legal(again)) == (state.dump(), legal(state))
    assert do(again, "discard galloway").actor is None


def test_positions_of_the_set_up() -> None:
    """EP-22, EP-23"""
    state = GAME.new(3, 4)
    while state.dump()["decision"]["owed"][-1]["step"] in ("opening", "place"):
        again = GAME.load(json.loads(json.dumps(state.dump())))
        assert (again.actor, again.legal()) == (state.actor, state.legal())
        state.apply(state.legal()[0])
        again.apply(again.legal()[0])
        assert again.dump() == state.dump()


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


def owed(*steps: dict[str, Any]) -> Change:
    """Other steps are owed."""
    return set_at("decision", "owed", list(steps))


MOVE = {"step": "move", "granted": 0}
LEAVE = {"step": "leave", "shown": False}
REWARD: dict[str, Any] = {"step": "reward", "post": "7", "used": [], "hired": None}
PAY = {"step": "pay", "for": "cattle", "target": "hereford", "space": None}
GIVE_BACK = {"step": "give-back", "seat": 0}
BUILT = {"building": "1a", "seat": 0}

WRONG: list[tuple[str, str, Change]] = [
    ("trail.c0", "unknown-name", set_at("trail", "c0", BUILT)),
    ("trail.el_paso", "no-tile-here", set_at("trail", "el_paso", "B")),
    ("trail.nB", "neutral-buildings", set_at("trail", "nB", "C")),
    ("trail.nB", "neutral-buildings", lambda d: d["trail"].pop("nB")),
    ("trail.nB", "not-expected", lambda d: d["trail"].update(nB="C", nC="B")),
    ("trail.c2", "not-a-mapping", set_at("trail", "c2", "B")),
    ("trail.c2.seat", "out-of-range", set_at("trail", "c2", {"building": "1a", "seat": 3})),
    ("trail.c2.building", "not-expected", set_at("trail", "c2", {"building": "1b", "seat": 0})),
    ("trail", "too-many-buildings", lambda d: d["trail"].update(c2=BUILT, c3=BUILT)),
    ("tiles", "tiles-do-not-add-up", set_at("trail", "c2", BUILT)),
    ("tiles.2", "out-of-range", set_at("tiles", "2", 3)),
    ("stock.cowboys", "unknown-name", set_at("stock", "cowboys", 3)),
    ("stock", "cards-do-not-add-up", set_at("stock", "cowboy", 3)),
    ("stock", "cards-do-not-add-up", set_at("box", {"galloway": 1})),
    ("box.cowboy", "wrong-pile", set_at("box", {"cowboy": 1})),
    ("objectives[1]", "gap-not-refilled", set_at("objectives", 1, None)),
    ("objectives", "wrong-length", set_at("objectives", ["O05"])),
    ("objective_stack", "tokens-do-not-add-up", set_at("objectives", 1, "O05")),
    ("bonus_stack", "tokens-do-not-add-up", set_at("seats", 1, "bonuses", ["T15"])),
    ("bonus_stack[1]", "named-twice", set_at("bonus_stack", ["T02", "T02"])),
    ("finisher", "simmental-left", set_at("finisher", 1)),
    ("sue", "not-expected", set_at("sue", {})),
    ("seats", "wrong-length", lambda d: d["seats"].pop()),
    ("seats[1].money", "out-of-range", set_at("seats", 1, "money", -1)),
    ("seats[1].certificates", "out-of-range", set_at("seats", 1, "certificates", 5)),
    ("seats[1].exchange_tokens", "not-a-number", set_at("seats", 1, "exchange_tokens", "two")),
    ("seats[1].rancher", "no-building", set_at("seats", 1, "rancher", "c9")),
    ("seats[1].rancher", "not-placed", set_at("seats", 1, "rancher", None)),
    ("seats[1].cleared", "discs-do-not-add-up", set_at("seats", 1, "cleared", ["hand_limit"])),
    ("seats[1].posts", "dark-discs", lambda d: d["seats"][1].update(cleared=["hand_limit"], posts={"9": 1})),
    ("seats[1].posts.7", "out-of-range", set_at("seats", 1, "posts", {"7": 2})),
    ("seats[1].hand.cowboy", "worker-in-hand", set_at("seats", 1, "hand", {"cowboy": 1})),
    ("seats[1].workers.criollo", "unknown-name", set_at("seats", 1, "workers", {"criollo": 1})),
    ("decision", "not-over", set_at("decision", None)),
    ("decision.seat", "out-of-range", set_at("decision", "seat", 3)),
    ("decision.owed", "nothing-to-decide", owed()),
    ("decision.owed[0].step", "unknown-name", owed({"step": "sleep"})),
    ("decision.owed[0].step", "not-a-decision", owed({"step": "end-turn"})),
    ("decision.owed[0]", "wrong-order", owed({"step": "spend"})),
    ("decision.owed[0]", "wrong-order", owed({"step": "before-scoring"})),
    ("decision.owed[0]", "rancher-elsewhere", owed(LEAVE)),
    ("decision.owed", "rancher-elsewhere", owed(act("nD"))),
    ("decision.owed", "rancher-elsewhere", owed(act("c4", ["move_rancher"]))),
    ("decision.owed[0].space", "no-building", owed(act("c9"))),
    ("decision.owed[0].space", "not-in-el-paso", owed(act("el_paso"))),
    ("decision.owed[0].used[0]", "unknown-name", owed(act("nC", ["hire"]))),
    ("decision.owed[0].used", "symbols-and-auxiliary", owed(act("nC", ["auxiliary_instead", "discard_cow"]))),
    ("decision.owed[0].hired", "not-expected", owed(act("nC", [], "cowboy"))),
    ("decision.owed[0].replaced", "not-replaced", owed({**act("nC"), "replaced": "1a"})),
    ("decision.owed[0].replaced", "not-replaced", owed({**act("c4"), "replaced": "3a"})),
    ("decision.owed[0].replaced", "not-replaced", owed({**act("c4"), "replaced": "1b"})),
    ("decision.owed[0].granted", "wrong-order", owed({"step": "move", "granted": 2})),
    ("decision.owed[1].granted", "wrong-order", owing(MOVE)),
    ("decision.owed[1]", "wrong-order", owing(LEAVE)),
    ("decision.owed[1]", "wrong-order", owing(REWARD)),
    ("decision.owed[1]", "wrong-order", owing({"step": "deliver", "value": 3})),
    ("decision.owed[1]", "cannot-pay", owing(PAY)),
    ("decision.owed[1].space", "not-expected", owing({**PAY, "space": "c1"})),
    ("decision.owed[1]", "occupied", owing({"step": "pay", "for": "building", "target": "6", "space": "c1"})),
    ("decision.owed[1]", "too-few-cards", owing({"step": "give-back", "seat": 1})),
    ("decision.owed[1].left", "out-of-range", owing({"step": "auxiliary", "left": 0, "used": []})),
    ("decision.owed[2]", "wrong-order", owing({"step": "site", "type": "1"}, GIVE_BACK)),
    ("decision.owed", "nothing-to-decide", owing({"step": "site", "type": "6"})),
    ("decision.owed[0].colour", "unknown-field", set_at("decision", "owed", 0, "colour", "red")),
    ("seats[0].objectives", "wrong-order", owed({"step": "place"})),
    ("seats[0].rancher", "wrong-order", owed({"step": "opening"})),
    ("weather", "unknown-field", set_at("weather", "dry")),
    ("options", "unknown-option-value", set_at("options", "building_1", "c")),
]  # fmt: skip

SOLO: list[tuple[str, str, Change]] = [
    ("sue", "not-a-mapping", set_at("sue", None)),
    ("sue.row[1]", "named-twice", set_at("sue", "row", ["cowboy", "cowboy", "engineer"])),
    ("sue.row[0]", "unknown-name", set_at("sue", "row", ["versatile", "cowboy", "engineer"])),
    ("sue.workers", "too-few-workers", set_at("sue", "workers", {"cowboy": 1, "builder": 1})),
    ("sue.assigned", "too-many-assigned", set_at("sue", "assigned", "cowboy", 1)),
    ("sue.rancher", "no-building", set_at("sue", "rancher", "c1")),
    ("sue.posts", "discs-do-not-add-up", set_at("sue", "posts", {"16": 5, "12": 3})),
    ("sue.bot_deck", "missing-card", set_at("sue", "bot_deck", [])),
    ("sue.bot_deck", "wrong-difficulty", set_at("sue", "bot_deck", ["A1", "B1"])),
    ("sue.bot_discard", "named-twice", set_at("sue", "bot_discard", ["A1"])),
    ("decision.seat", "out-of-range", set_at("decision", "seat", 1)),
    ("stock", "cards-do-not-add-up", set_at("sue", "cows", {"hereford": 1})),
]  # fmt: skip


@pytest.mark.parametrize(("path", "reason", "change"), WRONG, ids=[f"{path}-{why}" for path, why, _ in WRONG])
def test_impossible_positions(path: str, reason: str, change: Change) -> None:
    wrong = copy.deepcopy(whole())
    change(wrong)
    with pytest.raises(PositionError) as refused:
        GAME.load(wrong)
    assert (refused.value.path, refused.value.reason) == (path, reason)


@pytest.mark.parametrize(("path", "reason", "change"), SOLO, ids=[f"{path}-{why}" for path, why, _ in SOLO])
def test_impossible_solo_positions(path: str, reason: str, change: Change) -> None:
    wrong = copy.deepcopy(solo())
    change(wrong)
    with pytest.raises(PositionError) as refused:
        GAME.load(wrong)
    assert (refused.value.path, refused.value.reason) == (path, reason)


def test_a_hand_must_have_been_shown() -> None:
    """EP-82: before a disc is placed, and not before it is decided what to spend."""
    with pytest.raises(PositionError) as early:
        table([{"step": "leave", "shown": False}], seats={0: {"rancher": "el_paso"}})
    assert (early.value.path, early.value.reason) == ("decision.owed", "hand-not-shown")
    for shown, step in ((False, {"step": "deliver", "value": 3}), (True, {"step": "spend"})):
        with pytest.raises(PositionError) as refused:
            table([{"step": "leave", "shown": shown}, step], seats={0: {"rancher": "el_paso"}})
        assert (refused.value.path, refused.value.reason) == ("decision.owed[1]", "hand-not-shown")


def test_a_reward_needs_a_disc() -> None:
    """EP-92"""
    with pytest.raises(PositionError) as refused:
        table([{"step": "leave", "shown": True}, REWARD], seats={0: {"rancher": "el_paso"}})
    assert refused.value.reason == "no-own-disc"


def test_the_finisher_does_not_move() -> None:
    """EP-100"""
    with pytest.raises(PositionError) as refused:
        table([MOVE], players=2, finisher=0)
    assert (refused.value.path, refused.value.reason) == ("decision.seat", "finished")


def test_components_that_name_no_cow() -> None:
    """EP-45: a symbol must speak of some kind."""
    with pytest.raises(ComponentError):
        cow_mask({"colour": "pink"})
