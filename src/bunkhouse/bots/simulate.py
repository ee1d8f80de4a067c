"""Whole games between bots."""

from bunkhouse.bots.bot import Bot
from bunkhouse.engine.game import Game
from bunkhouse.engine.perspective import Perspective
from bunkhouse.engine.rng import seeded


class Outcome:
    """How one game went; scores and ranking by seat."""

    def __init__(self, scores: list[int], ranking: list[int], decisions: int) -> None:
        self.scores = scores
        self.ranking = ranking
        self.decisions = decisions


def play_game(game: Game, players: int, seed: int, options: dict[str, str], bots: list[Bot]) -> Outcome:
    """One game with a bot at each seat; everybody's luck comes from the seed."""
    state = game.new(players, seed, **options)
    views = [Perspective(state, seat) for seat in range(players)]
    luck = [seeded(seed, seat + 1) for seat in range(players)]
    decisions = 0
    while state.seat >= 0:
        seat: int = state.seat
        state.play(bots[seat].choose(views[seat], luck[seat]))
        decisions += 1
    return Outcome(state.scores(), state.ranking(), decisions)
