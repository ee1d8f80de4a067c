"""OpenSpiel's tree search on gin rummy, run by its own Python: prints iterations per CPU second as JSON."""

import json
import random
import sys
from time import process_time

import pyspiel

EXPLORATION = 2.0
SIMULATIONS = 200


def opening(luck: random.Random) -> pyspiel.State:
    """The first decision of a game: the cards are dealt."""
    state = pyspiel.load_game("gin_rummy").new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, chances)[0])
    return state


def searches(seconds: float) -> float:
    """Iterations per second, each with a resampled deal and one random game to the end."""
    luck, done = random.Random(1), 0
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, SIMULATIONS)
    start = process_time()
    while (passed := process_time() - start) < seconds:
        bot.step(opening(luck))
        done += SIMULATIONS
    return done / passed


if __name__ == "__main__":
    print(json.dumps({"iterations": searches(float(sys.argv[1]))}))
