"""Why an action is not allowed: every refusal gives a reason and the rule."""

import re

import pytest

from bunkhouse.engine.errors import IllegalAction
from bunkhouse.engine.state import State
from bunkhouse.games.old_west import GAME

from ..playing import cannot, do
from .table import table

ALVIN = {"alvin": "roswell", "starts": {0: "santa-fe"}, "tracks": {0: "albuquerque-santa-fe-1"}}


def moments() -> dict[str, State]:
    """A position for every kind of decision."""
    pair = {"hands": {0: "red*6 blue*2 locomotive*2"}}
    return {
        "choose-tickets": table(step="choose-tickets"),
        "choose-start": table(step="choose-start", seat=2, alvin="roswell"),
        "turn": table(**pair),
        "second-card": do(table(**pair), "draw"),
        "keep-tickets": do(table(), "tickets"),
        "pay-track": do(table(**pair), "claim salt-lake-city-st-george-1"),
        "place-city": do(table(**pair), "claim salt-lake-city-st-george-1", "pay red"),
        "pay-city": do(table(**pair), "claim salt-lake-city-st-george-1", "pay red", "place st-george"),
        "move-alvin": do(
            table(**ALVIN, pieces={0: "albuquerque"}, hands={0: "yellow*3"}), "claim roswell-santa-fe-1"
        ),
    }


@pytest.mark.parametrize("moment", moments())
def test_every_refusal_names_a_rule(moment: str) -> None:
    state = moments()[moment]
    assert state.dump()["decision"]["step"] == moment
    for code in set(range(GAME.actions.size)) - set(state.legal()):
        refusal = state.why_not(code)
        assert refusal.reason, GAME.notation(code)
        assert re.fullmatch(r"OW-\d+", refusal.rule), GAME.notation(code)


@pytest.mark.parametrize(
    ("moment", "text", "rule"),
    [
        ("turn", "keep T01", "OW-73"),
        ("turn", "done", "OW-22"),
        ("turn", "start denver", "OW-16"),
        ("choose-start", "take red", "OW-20"),
        ("place-city", "draw", "OW-20"),
        ("second-card", "tickets", "OW-20"),
        ("second-card", "claim salt-lake-city-st-george-1", "OW-36"),
        ("turn", "alvin denver", "OW-98"),
    ],
)
def test_an_action_of_another_decision(moment: str, text: str, rule: str) -> None:
    """OW-20 and others: what is asked now comes first."""
    cannot(moments()[moment], text, rule, "not-this-decision")


def test_what_a_turn_comes_to_later() -> None:
    """OW-37, OW-64: cards are paid and pieces are placed once a track is chosen."""
    cannot(moments()["turn"], "pay red", "OW-37", "choose-track-first")
    cannot(moments()["turn"], "place denver", "OW-64", "claim-track-first")


def test_a_track_that_cannot_be_paid_says_what_there_is() -> None:
    """OW-39, OW-40, OW-51: what it takes, and what is in hand."""
    state = table(starts={0: "los-angeles"}, hands={0: "red*2 blue locomotive"})
    short = state.why_not(GAME.parse("claim los-angeles-phoenix-1"))
    assert (short.reason, short.params["length"]) == ("too-few-cards", 6)
    assert (short.params["cards"], short.params["locomotives"]) == (2, 1)
    ferry = state.why_not(GAME.parse("claim los-angeles-san-francisco-1"))
    assert (ferry.reason, ferry.params["need"], ferry.params["locomotives"]) == ("too-few-locomotives", 3, 1)


def test_after_the_end_nothing_is_allowed() -> None:
    state = table(step=None, turns_left=0, trains={1: 2})
    with pytest.raises(IllegalAction) as refused:
        state.apply(GAME.parse("draw"))
    assert refused.value.reason == "game-over"


def test_every_decision_has_a_prompt_of_its_own() -> None:
    prompts = {moment: state.prompt().id for moment, state in moments().items()}
    assert prompts == {
        "choose-tickets": "prompt-tickets",
        "choose-start": "prompt-start",
        "turn": "prompt-turn",
        "second-card": "prompt-second-card",
        "keep-tickets": "prompt-tickets",
        "pay-track": "prompt-pay-track",
        "place-city": "prompt-place",
        "pay-city": "prompt-pay-city",
        "move-alvin": "prompt-alvin",
    }
    assert table(trains={1: 2}, turns_left=2).prompt().id == "prompt-last-turn"


@pytest.mark.parametrize(
    ("moment", "text", "params"),
    [
        (
            "turn",
            "claim salt-lake-city-st-george-1",
            {"from": "Salt Lake City", "to": "St. George", "length": 4},
        ),
        ("pay-track", "pay red+1", {"colour": "red", "cards": 3, "locomotives": 1}),
        ("pay-city", "pay locomotives", {"cards": 0, "locomotives": 2}),
        ("choose-start", "start boise", {"city": "Boise"}),
        ("place-city", "done", {"about": "city"}),
    ],
)
def test_actions_are_described(moment: str, text: str, params: dict[str, str | int]) -> None:
    state = moments()[moment]
    found = state.action_params(GAME.parse(text))
    assert {name: found[name] for name in params} == params
