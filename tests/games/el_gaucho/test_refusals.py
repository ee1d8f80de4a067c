"""Why an action is not allowed: every refusal gives a reason and the rule."""

import re

import pytest

from bunkhouse.engine.errors import IllegalAction, NotationError
from bunkhouse.engine.state import State
from bunkhouse.games.el_gaucho import GAME

from ..playing import cannot, do
from .table import last_turn, preparation, table, without_dice

SMALL = "black-01 brown-01 white-01 yellow-01"
LYING = {"P1-1": "black-11 0 lying", "P1-2": "white-11 0 lying"}
HARVEST = {"P1-1": "black-06 0 standing", "P1-2": "black-10 0 standing", "P1-3": "white-03 0 standing"}


def moments() -> dict[str, State]:
    """A position for every kind of decision."""
    looking = do(table(places={0: "steppe"}, steppe=SMALL), "look")
    kept = do(preparation(4, {0: "black-01 black-02 white-12"}), "keep black-01", "keep black-02")
    return {
        "keep": preparation(4, {0: "black-01 black-02 white-12"}),
        "arrange": kept,
        "post": do(preparation(2, {0: "black-12", 1: "brown-12"}), "keep black-12", "keep brown-12"),
        "turn": table(pampa=LYING, dice=[2, 5], places={0: "merchant", 1: "thief"}),
        "without dice": without_dice(pampa=LYING, places={0: "merchant"}),
        "foreman": do(table(pampa=LYING, places={0: "foreman"}), "rouse P1-1"),
        "fetch": looking,
        "settle": do(looking.copy(), "fetch white-01"),
        "fetch more": do(looking.copy(), "fetch white-01", "settle P1-1"),
        "add": do(last_turn(pampa=HARVEST), "end"),
    }


@pytest.mark.parametrize("moment", moments())
def test_every_refusal_names_a_rule(moment: str) -> None:
    """Whatever is not legal has a reason and a rule of the game."""
    state = moments()[moment]
    listed = set(state.legal())
    for code in set(range(GAME.actions.size)) - listed:
        refusal = state.why_not(code)
        assert refusal.reason, GAME.notation(code)
        assert re.fullmatch(r"EG-\d+", refusal.rule), GAME.notation(code)


@pytest.mark.parametrize(
    ("moment", "text", "rule"),
    [
        ("turn", "keep black-01", "EG-14"),
        ("turn", "arrange ascending", "EG-18"),
        ("turn", "post thief", "EG-19"),
        ("keep", "take 1+1", "EG-21"),
        ("keep", "stand P1-1 with 5", "EG-24"),
        ("post", "lie P1-1 with 5", "EG-24"),
        ("add", "raise P1-1 with 5", "EG-24"),
        ("fetch", "enter thief with 4", "EG-24"),
        ("add", "rodeo 3", "EG-40"),
        ("add", "sell black", "EG-40"),
        ("add", "steal black-01", "EG-40"),
        ("add", "rouse P1-1", "EG-40"),
        ("foreman", "replace P1-1", "EG-40"),
        ("settle", "look", "EG-40"),
        ("turn", "fetch black-01", "EG-50"),
        ("turn", "settle P1-1", "EG-50"),
        ("post", "recall thief", "EG-38"),
        ("turn", "add black-01", "EG-58"),
        ("turn", "sort black-01", "EG-41"),
        ("add", "end", "EG-21"),
    ],
)
def test_actions_that_belong_to_another_decision(moment: str, text: str, rule: str) -> None:
    cannot(moments()[moment], text, rule, "not-this-decision")


def test_the_steps_of_the_special_places_come_one_after_the_other() -> None:
    """EG-48, EG-50: what has been begun is finished first."""
    cannot(moments()["foreman"], "end", "EG-21", "not-this-decision")
    cannot(moments()["settle"], "fetch black-01", "EG-50", "not-this-decision")
    cannot(moments()["fetch more"], "end", "EG-21", "not-this-decision")


def test_refusals_while_adding_cattle() -> None:
    """EG-41, EG-58"""
    state = moments()["add"]
    cannot(state, "add white-03", "EG-58", "another-breed-first")
    cannot(state, "add black-07", "EG-58", "tile-not-collected")
    cannot(state, "sort black-06", "EG-41", "no-sorting")
    sorting = do(last_turn(pampa=HARVEST, places={0: "sorting"}, herds={0: {"white": [7, 9]}}), "end")
    cannot(sorting, "sort white-03", "EG-58", "another-breed-first")
    cannot(sorting, "sort black-06", "EG-41", "tile-fits")


@pytest.mark.parametrize(
    ("text", "reason", "params"),
    [
        (
            "lie P2-1 with 5",
            "wrong-total",
            {"how": "new", "need": 4, "total": 5, "large": 9, "small": 4, "have": "2+5"},
        ),
        ("enter thief with 5", "wrong-entry-total", {"place": "thief", "need": "4", "total": 5}),
        ("enter rodeo with 2+5", "wrong-entry-total", {"place": "rodeo", "need": "1, 2, 3", "total": 7}),
        ("stand P2-1 with 3+6", "dice-not-yours", {"dice": "3+6", "have": "2+5"}),
        ("enter merchant with 2", "already-there", {"place": "merchant"}),
        ("recall merchant", "supply-not-empty", {"count": 4}),
    ],
)
def test_refusals_say_what_is_needed(text: str, reason: str, params: dict[str, str | int]) -> None:
    state = table(pampa={**LYING, "P2-1": "brown-09"}, dice=[2, 5], places={0: "merchant"})
    refusal = state.why_not(GAME.parse(text))
    assert (refusal.reason, refusal.params) == (reason, params)


def test_the_error_carries_the_action_and_the_rule() -> None:
    """EG-22"""
    state = table()
    with pytest.raises(IllegalAction) as refused:
        state.apply(GAME.parse("end"))
    error = refused.value
    assert (error.action, error.reason, error.rule) == ("end", "dice-not-taken", "EG-22")
    assert "EG-22" in str(error)


@pytest.mark.parametrize("code", [-1, 10**6])
def test_numbers_that_are_no_action(code: int) -> None:
    state = table()
    before = state.dump()
    with pytest.raises(IllegalAction) as refused:
        state.apply(code)
    assert refused.value.reason == "unknown-code"
    assert state.dump() == before


@pytest.mark.parametrize(
    ("text", "reason", "suggestion"),
    [
        ("stnad P1-1 with 5", "unknown-kind", "stand"),
        ("stand P1-9 with 5", "unknown-value", "P1-"),
        ("stand P1-1 with 7", "unknown-value", ""),
        ("keep blakc-01", "unknown-value", "black-01"),
        ("stand P1-1", "wrong-form", ""),
        ("", "unknown-kind", ""),
    ],
)
def test_words_that_are_no_action(text: str, reason: str, suggestion: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.parse(text)
    assert refused.value.reason == reason
    assert str(refused.value.params.get("suggestion", "")).startswith(suggestion)
