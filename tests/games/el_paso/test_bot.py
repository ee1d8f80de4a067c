"""The evaluation: somebody who looks one step ahead with it plays sensibly."""

from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.registry import make_bot
from bunkhouse.bots.simulate import play_game
from bunkhouse.games.el_paso import GAME

from ..playing import after, do
from .table import delivering, moving, on

JUDGEMENT = judgement_of(GAME)


def test_greedy_beats_random_players() -> None:
    for number in range(2):
        bots = [make_bot("greedy" if seat == number else "random", GAME) for seat in range(4)]
        assert play_game(GAME, 4, 70 + number, {}, bots).ranking[number] == 1


def test_greedy_is_a_match_for_sue() -> None:
    """EP-115: without B cards it wins about every second game, and is never far behind."""
    greedy = make_bot("greedy", GAME)
    outcomes = [play_game(GAME, 1, number, {"difficulty": "0"}, [greedy]) for number in range(6)]
    assert sum(1 for outcome in outcomes if outcome.ranking[0] == 1) >= 1
    assert sum(outcome.scores[0] - outcome.scores[1] for outcome in outcomes) > -6 * 15


def test_a_finished_game_is_worth_its_points() -> None:
    last = do(on("nC", seat=1, players=2, finisher=0, money=25), "end")
    assert [JUDGEMENT.evaluate(last, seat) for seat in range(2)] == [float(score) for score in last.scores()]


def test_it_takes_the_last_dollars_before_the_scoring() -> None:
    """R-20: a worker keeps its points when it is discarded; before that, no turn ends for its sake."""
    state = on("nC", seat=1, players=2, finisher=0, money=3, draw="versatile", discard="criollo")
    do(state, "end")
    assert state.prompt().id == "prompt-before-scoring"
    worth = {words: JUDGEMENT.evaluate(after(state, words), 1) for words in ("dismiss versatile", "end")}
    assert worth["dismiss versatile"] > worth["end"] == float(after(state, "end").scores()[1])
    assert JUDGEMENT.evaluate(state, 1) < worth["end"] + 1


def test_dark_posts_look_better_than_the_first_one() -> None:
    """EP-105"""
    state = delivering(16, hand="criollo", money=9)
    worth = {
        post: JUDGEMENT.evaluate(after(state, f"deliver {post} with aux1_upgrade"), 0)
        for post in ("0", "12", "16")
    }
    assert worth["0"] < worth["12"] < worth["16"]


def test_it_rides_where_there_is_something_to_do() -> None:
    """EP-62: late in the game, with four cowboys and $8, the cattle market is the place to be."""
    workers = "cowboy cowboy cowboy cowboy"
    state = moving("nB", money=8, workers=workers, hand="criollo", stock={"simmental": 2})
    worth = {space: JUDGEMENT.evaluate(after(state, f"move {space}"), 0) for space in ("nC", "nD", "nE")}
    assert max(worth, key=lambda space: worth[space]) == "nD"
