"""What the greedy bot makes of the game."""

from bunkhouse.bots.bot import Bot
from bunkhouse.bots.greedy import GreedyBot
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.random_bot import RandomBot
from bunkhouse.bots.simulate import play_game
from bunkhouse.engine.rng import seeded
from bunkhouse.games.montana import GAME

from .table import LAND, LINE, table

GAMES = 20
MOST_ROUNDS = 40


def test_greedy_beats_three_random_players() -> None:
    wins = 0
    for seed in range(GAMES):
        bots: list[Bot] = [RandomBot() for _ in range(4)]
        bots[seed % 4] = GreedyBot(GAME)
        wins += play_game(GAME, 4, seed, {}, bots).ranking[seed % 4] == 1
    assert wins >= 0.95 * GAMES


def test_greedy_players_finish() -> None:
    for players in (2, 3, 4):
        for seed in range(3):
            state = GAME.new(players, seed)
            bot, luck = GreedyBot(GAME), seeded(seed, 7)
            while state.actor is not None:
                state.apply(bot.choose(Perspective(state, state.actor), luck))
                assert state.dump()["round"] <= MOST_ROUNDS


def test_greedy_builds_when_it_can() -> None:
    state = table(goods={0: LAND.cost(LINE[4]) + " grain"}, workers={0: "copper*4"}, coins={0: 9})
    chosen = GreedyBot(GAME).choose(Perspective(state, 0), seeded(1))
    assert GAME.notation(chosen).split()[0] == "build"
