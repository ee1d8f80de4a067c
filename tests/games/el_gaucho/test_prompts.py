"""The question before the acting seat, in every kind of decision."""

from bunkhouse.engine.state import State

from ..playing import do
from .table import last_turn, preparation, table, without_dice

SMALL = "black-01 brown-01 white-01 yellow-01"


def asked(state: State) -> tuple[str, dict[str, str | int]]:
    prompt = state.prompt()
    return prompt.id, prompt.params


def test_preparatory_round() -> None:
    state = preparation(2, {0: "black-02 black-04 white-01", 1: "brown-12"})
    assert asked(state) == ("prompt-keep", {"kept": 0, "most": 3})
    assert asked(do(state, "keep black-02")) == ("prompt-keep", {"kept": 1, "most": 3})
    do(state, "keep black-04", "done")
    assert asked(state) == ("prompt-arrange", {"breed": "black"})
    do(state, "arrange ascending", "keep brown-12")
    assert asked(state) == ("prompt-post", {})


def test_turn() -> None:
    state = table(rodeo=[5, 6], pampa={"P1-1": "black-11"})
    assert asked(state) == ("prompt-take", {})
    name, params = asked(do(state, "take 5+6"))
    assert (name, params["dice"]) == ("prompt-dice", "5+6")
    assert asked(do(state, "stand P1-1 with 5+6")) == ("prompt-rest", {"ready": 0})
    assert asked(without_dice()) == ("prompt-without-dice", {"ready": 0})


def test_foreman() -> None:
    pampa = {"P1-1": "black-11 0 lying", "P1-2": "white-11 0 lying"}
    state = do(table(pampa=pampa, places={0: "foreman"}), "rouse P1-1")
    assert asked(state) == ("prompt-foreman", {})


def test_steppe() -> None:
    state = do(table(places={0: "steppe"}, steppe=SMALL), "look")
    assert asked(state) == ("prompt-steppe", {})
    assert asked(do(state, "fetch white-01")) == ("prompt-settle", {"breed": "white", "value": 1})
    assert asked(do(state, "settle P1-1")) == ("prompt-steppe-more", {})


def test_collecting() -> None:
    pampa = {"P1-1": "black-11 0 standing", "P1-2": "black-10 0 standing"}
    assert asked(do(last_turn(pampa=pampa), "end")) == ("prompt-add", {})


def test_after_the_end_nothing_is_asked() -> None:
    state = do(without_dice(starter=1), "end")
    assert state.actor is None
    assert asked(state) == ("prompt-over", {})
