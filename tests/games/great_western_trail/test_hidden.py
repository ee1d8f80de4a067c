"""What is hidden, what undo may take back, and what a move tells beforehand."""

from bunkhouse.engine.history import GameHistory
from bunkhouse.engine.record import SeatNote
from bunkhouse.engine.rng import seeded
from bunkhouse.games.great_western_trail import GAME

from ..playing import do, legal, told
from .table import before_city, moving, on


def test_hands_of_others_are_drawn_anew() -> None:
    """GWT-19, GWT-23: their hand and draw pile together are known, the hand is not."""
    state = on("A", hand="jersey", seats={1: {"hand": "guernsey guernsey guernsey", "discard": "jersey"}})
    hands = set()
    for seed in range(30):
        guess = state.determinize(0, seed).dump()["seats"]
        assert guess[0]["hand"] == {"jersey": 1}
        assert sum(guess[1]["hand"].values()) == 3
        deck = {
            card: guess[1]["hand"].get(card, 0) + guess[1]["draw"].get(card, 0) for card in guess[1]["draw"]
        }
        assert sum(deck.values()) == 13
        hands.add(tuple(sorted(guess[1]["hand"].items())))
    assert len(hands) > 5


def test_a_guess_fits_the_decision_of_another_seat() -> None:
    """GWT-144: whoever is discarding a pair has one."""
    state = do(on("F", hand="jersey jersey guernsey"), "use discard-pair-same-type-for-dollars-4")
    for seed in range(30):
        assert state.determinize(1, seed).legal()


def test_undo_stops_where_cards_were_drawn() -> None:
    """GWT-20, GWT-22: who hires or discards learns nothing that could not be taken back; who draws does."""
    state = on("A", money=20, hand="guernsey", jobs={1: "cowboy"})
    history = GameHistory(GAME, state, 1, [SeatNote("x")] * 4)
    history.apply(GAME.parse("use hire"))
    history.apply(GAME.parse("hire cowboy from 1"))
    assert history.state.undo_limit().steps == 2
    history.undo(2)
    history.apply(GAME.parse("use discard-guernsey-for-dollars-2"))
    assert history.state.undo_limit().steps == 1
    history.undo(1)
    assert history.state.observe(0)["seats"][0]["hand"] == {"guernsey": 1}
    history.apply(GAME.parse("aux draw"))
    assert (history.state.undo_limit().steps, history.state.undo_limit().wall) == (0, "hidden")


def test_moves_tell_steps_and_fees() -> None:
    """GWT-31, GWT-41, GWT-46: what a destination costs at least and at most, as far as the purse goes."""
    trail = {"ab1": "4a 1", "flood1": "flood-green-2"}
    state = moving("A", money=9, trail=trail)
    params = state.action_params(GAME.parse("move B"))
    assert (params["steps"], params["dollars"], params["dollars_most"]) == (2, 1, 2)
    assert state.action_params(GAME.parse("move ab1"))["owner"] == 2
    poor = moving("A", money=1, trail=trail)
    assert poor.action_params(GAME.parse("move ab1"))["dollars"] == 1
    branch = do(state, "move B")
    assert branch.action_params(GAME.parse("via ab1"))["dollars"] == 2
    assert branch.action_params(GAME.parse("via flood1"))["dollars"] == 1


def test_every_decision_of_a_game_can_be_told() -> None:
    """Prompts, parameters and events of whole games."""
    for number in range(3):
        state, rng = GAME.new(4, number), seeded(number)
        state.journal = []
        while state.actor is not None:
            assert state.prompt().id.startswith("prompt-")
            choices = state.legal()
            for code in choices:
                state.action_params(code)
            state.apply(choices[rng.below(len(choices))])
        ids = {event.id for event in state.journal}
        assert {"turn-begins", "moves", "income", "delivers", "moves-disc", "takes-token", "game-over"} <= ids


def test_events_of_a_delivery() -> None:
    """GWT-75, GWT-118"""
    state = before_city(hand="jersey", foresight=((None, None),) * 3)
    events = told(state, "move kansas_city", "deliver kansas_city", "disc aux_dollar_2")
    names = [event.id for event in events]
    assert names[:5] == ["moves", "income", "delivers", "moves-disc", "refills"]
    assert legal(state, "move") != set()
