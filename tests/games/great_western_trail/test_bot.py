"""The evaluation: somebody who looks one step ahead with it plays sensibly."""

from bunkhouse.bots.judgements import judgement_of
from bunkhouse.bots.registry import make_bot
from bunkhouse.bots.simulate import play_game
from bunkhouse.games.great_western_trail import GAME

from .table import in_city, on

JUDGEMENT = judgement_of(GAME)


def test_greedy_beats_random_players() -> None:
    for number in range(3):
        bots = [make_bot("greedy" if seat == number else "random", GAME) for seat in range(4)]
        assert play_game(GAME, 4, 70 + number, {}, bots).ranking[number] == 1


def test_a_finished_game_is_worth_its_points() -> None:
    last = on("A", seat=1, players=2, money=25, token=None, token_owner=0)
    last.apply(GAME.parse("end"))
    assert [JUDGEMENT.evaluate(last, seat) for seat in range(2)] == [float(score) for score in last.scores()]


def test_good_cities_look_better_than_kansas_city() -> None:
    """GWT-127, GWT-130"""
    state = in_city({"step": "delivery", "value": 14, "extraordinary": 0}, money=20, cities={"el_paso": 1})
    worth = {}
    for city in ("kansas_city", "san_diego"):
        outcome = state.copy()
        outcome.apply(GAME.parse(f"deliver {city}"))
        worth[city] = JUDGEMENT.evaluate(outcome, 0)
    assert worth["san_diego"] > worth["kansas_city"]
