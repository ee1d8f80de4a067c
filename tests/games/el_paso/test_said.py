"""What the drawn table says of a position: hints, prices, reasons, and Sue's turn in words."""

from typing import Any

import pytest

from bunkhouse.engine.messages import Event
from bunkhouse.engine.state import State
from bunkhouse.games.el_paso import GAME
from bunkhouse.games.el_paso.table import TABLE
from bunkhouse.web.scene import Scene, Sitter, scene
from bunkhouse.words import LANGUAGES

from .table import moving, on, on_train, sue_with

BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
_NAMES, _COLOURS = ["Marysia", "Maciek", "Gosia", "Rdza"], ["blue", "red", "yellow", "green"]


class _Deed:
    def __init__(self, seat: int | None, events: list[Event]) -> None:
        self.seat, self.events = seat, events


def seen(state: State, viewer: int | None, language: str = "en", deeds: list[_Deed] | None = None) -> Scene:
    sitters = [Sitter(_NAMES[seat], _COLOURS[seat]) for seat in range(state.seats)]
    return scene(GAME, state, viewer, sitters, deeds or [], language)


def hint(state: State, language: str = "en") -> str:
    return seen(state, state.actor, language).hint


def after(state: State, *moves: str) -> State:
    for move in moves:
        state.apply(GAME.parse(move))
    return state


def test_a_payment_says_what_it_is_for() -> None:
    """EP-61, EP-63, EP-67"""
    rich: dict[str, Any] = {"money": 30, "workers": "cowboy builder engineer versatile"}
    assert hint(after(on("nD", **rich), "buy black_angus")) == "For Black Angus."
    assert hint(after(on("nF", **rich), "train 1")) == "For train card 1."
    assert hint(after(on("nE", **rich), "build 1", "site c8")) == "For building 1a on c8."


@BY_LANGUAGE
def test_a_move_as_an_action_says_what_becomes_of_the_rest(language: str) -> None:
    """EP-77, EP-78, R-15"""
    phase, action = moving("nF"), after(on_train("4"), "ride")
    words = "El Paso" if language == "pl" else "In El Paso the rest is lost"
    assert words in hint(action, language)
    assert hint(action, language) != hint(phase, language)
    assert "F" in hint(on_train("4"), language)


def test_where_a_building_may_go_depends_on_the_markers() -> None:
    """EP-67, EP-68, EP-70"""
    rich: dict[str, Any] = {"money": 30, "workers": "builder builder builder"}
    assert "own" not in hint(after(on("nE", **rich), "build 1"))
    one = on("nE", trail={"c1": "1a 0"}, **rich)
    assert "or that of an own building" in hint(after(one, "build 2"))
    both = on("nE", trail={"c1": "1a 0", "c2": "1a 0"}, **rich)
    assert "replace" in hint(after(both, "build 2"))


def test_a_cowboy_who_is_not_needed_is_refused_with_that_reason() -> None:
    """EP-33, EP-60"""
    dismiss = GAME.parse("dismiss cowboy")
    assert moving("nG", workers="cowboy").why_not(dismiss).reason == "no-cowboy-needed"
    assert on("nC", workers="cowboy").why_not(dismiss).reason == "only-while-moving"


def test_train_cards_that_can_be_used_show_their_dollars() -> None:
    """EP-63: the engineers are printed on a card, what they cost is not."""
    state = on("nF", money=30, workers="engineer engineer")
    cars = seen(state, 0).picture["railway"]["train"]
    assert [car["marks"] for car in cars] == [[("", "\N{MINUS SIGN}$2")], [("", "\N{MINUS SIGN}$4")], [], []]


def test_a_small_window_shows_who_moves() -> None:
    """The legal stops and the own rancher; other decisions are not about where it stands."""
    assert "m-rancher-0" in seen(moving("nE"), 0).picture["focus"].split()
    assert "m-rancher-0" not in seen(on("nF", money=9, workers="engineer"), 0).picture["focus"].split()


def test_free_actions_are_not_what_a_small_screen_goes_to() -> None:
    """EP-26, EP-27: workers are always lit; only in a payment are they what is asked for."""
    rich: dict[str, Any] = {"money": 9, "workers": "cowboy engineer versatile"}
    moves = seen(moving("nE", **rich), 0).picture["crew"]["cards"]
    assert [card["cls"] for card in moves if card["count"]] == ["wc", "wc anytime", "wc anytime"]
    pays = seen(after(on("nD", **rich), "buy black_angus"), 0).picture["crew"]["cards"]
    assert {card["cls"] for card in pays} == {"wc"}


@pytest.mark.parametrize(
    ("card", "rancher", "words"),
    [
        ("A2", "nB", ["2 steps past D to F", "takes Black Angus (2\N{NO-BREAK SPACE}VP) from the market"]),
        (
            "A3",
            "nD",
            ["2 steps past F to your 1a", "builds 1a (2\N{NO-BREAK SPACE}VP) on c9, the dearest empty space"],
        ),
    ],
)
def test_her_turn_is_told_with_reasons(card: str, rancher: str, words: list[str]) -> None:
    """EP-120, EP-125, EP-130"""
    state = sue_with(card, workers="cowboy builder engineer", rancher=rancher, trail={"c8": "1a 0"})
    events: list[Event] = []
    state.journal = events
    state.apply(GAME.parse("end"))
    shown = seen(state, 0, deeds=[_Deed(0, events)])
    assert [line["text"] for line in shown.picture["sue"]["story"]] == words


def test_discs_say_what_they_free() -> None:
    """EP-90"""
    tips = {tip["id"]: tip["text"] for tip in TABLE.tips(seen(GAME.new(1, 1), None).context)}
    assert "step limit 4" in tips["disc-step_limit"]
    assert "You get $2 with it" in tips["disc-step_limit"]
    assert "It costs $4" in tips["disc-hand_limit"]
    assert "1 certificate" in tips["disc-aux2_unlock"]
