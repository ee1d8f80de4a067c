"""Whole games between bots."""

from typing import Final

from bunkhouse.bots.bot import Bot, BotFailure
from bunkhouse.bots.greedy import GreedyBot
from bunkhouse.bots.perspective import Perspective
from bunkhouse.bots.random_bot import RandomBot
from bunkhouse.engine.game import Game
from bunkhouse.engine.rng import seeded

LONGEST: Final = 10_000
"""Many times the decisions of any sensible game."""


class Outcome:
    """How one game went; scores and ranking by seat. ``failures`` says why seats lost it by not playing."""

    def __init__(
        self, scores: list[int], ranking: list[int], decisions: int, failures: dict[int, str] | None = None
    ) -> None:
        self.scores = scores
        self.ranking = ranking
        self.decisions = decisions
        self.failures: dict[int, str] = failures or {}


def play_game(game: Game, players: int, seed: int, options: dict[str, str], bots: list[Bot]) -> Outcome:
    """One game with a bot at each seat; everybody's luck comes from the seed.

    A bot that fails has lost. Somebody else plays its seat to the end, so that the others get their game.
    Bots that get nowhere, as some rules allow, are told to stop, and chance plays the game to its end.
    """
    state = game.new(players, seed, **options)
    views = [Perspective(state, seat) for seat in range(players)]
    luck = [seeded(seed, seat + 1) for seat in range(players)]
    playing = list(bots)
    failures: dict[int, str] = {}
    decisions = 0
    while state.seat >= 0:
        seat: int = state.seat
        try:
            code = playing[seat].choose(views[seat], luck[seat])
        except BotFailure as failure:
            failures[seat] = str(failure)
            playing[seat] = GreedyBot(game)
            continue
        state.play(code)
        decisions += 1
        if decisions == LONGEST:
            playing = [RandomBot() for _ in bots]
    return Outcome(state.scores(), _ranking(state.ranking(), failures), decisions, failures)


def _ranking(ranking: list[int], failures: dict[int, str]) -> list[int]:
    """The places, with those who failed together in the last one."""
    if not failures:
        return ranking
    honest = [place for seat, place in enumerate(ranking) if seat not in failures]
    result = []
    for seat, place in enumerate(ranking):
        ahead = [other for other in honest if other < place]
        result.append(len(ranking) if seat in failures else 1 + len(ahead))
    return result
