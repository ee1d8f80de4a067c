"""Random games of catanatron, run by its own Python: prints its rates per CPU second as JSON."""

import json
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer

PLAYERS = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
MOST_TURNS = 1000
"""Where catanatron's own ``play`` stops."""


def playouts(seconds: float) -> tuple[float, float]:
    """Decisions and games per second; the game is played as ``Game.play`` does it, counting the ticks."""
    decisions = games = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        game = Game(PLAYERS, seed=games)
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            game.play_tick()
            decisions += 1
        games += 1
    return decisions / passed, games / passed


def copies(seconds: float) -> float:
    """Copies per second of a position in the middle of a game."""
    game = Game(PLAYERS, seed=1)
    for _ in range(300):
        game.play_tick()
    count = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        game.copy()
        count += 1
    return count / passed


if __name__ == "__main__":
    length = float(sys.argv[1])
    decisions_rate, games_rate = playouts(length)
    rates = {"decisions": decisions_rate, "games": games_rate, "copies": copies(length / 2)}
    print(json.dumps(rates))
